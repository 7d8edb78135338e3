import AppleFoundation

/// What a map shows: which place is in the middle of how large a view, how large the world is drawn, and which direction is up.
package struct Viewport: Hashable, Sendable {
    package var center: WorldPoint
    /// Points of the screen in a unit of the world.
    package private(set) var scale: Double
    /// The direction that is up: degrees clockwise from north.
    package var heading: Double
    package private(set) var width: Double
    package private(set) var height: Double

    /// Two points of the screen are a unit: closer there is nothing to see.
    package static let largestScale = 2.0

    package init(
        center: WorldPoint = WorldPoint(Mercator.side / 2, Mercator.side / 2), scale: Double = 0, heading: Double = 0,
        width: Double, height: Double
    ) {
        (self.center, self.scale, self.heading) = (center, scale, heading)
        (self.width, self.height) = (max(width, 1), max(height, 1))
        self = limited
    }

    /// The world is never smaller than the view.
    package var smallestScale: Double { max(width, height) / Mercator.side }

    // MARK: Limits
    /// As near to this as maps show it: no more than the world, nothing beyond its upper and lower edge.
    package var limited: Viewport {
        var result = self
        result.scale = min(max(scale, smallestScale), Self.largestScale)
        result.heading = heading.truncatingRemainder(dividingBy: 360)
        if result.heading < 0 { result.heading += 360 }
        let half = result.extent.y / 2
        let y = half * 2 >= Mercator.side ? Mercator.side / 2 : min(max(center.y, half), Mercator.side - half)
        result.center = WorldPoint(Mercator.wrapped(center.x), y)
        return result
    }

    package func resized(width: Double, height: Double) -> Viewport {
        var result = self
        (result.width, result.height) = (max(width, 1), max(height, 1))
        return result.limited
    }

    package func scaled(to scale: Double) -> Viewport {
        var result = self
        result.scale = scale
        return result.limited
    }

    /// Width and height in the world of the upright rectangle around the view.
    package var extent: WorldPoint {
        let (sine, cosine) = (abs(sin(heading * .pi / 180)), abs(cos(heading * .pi / 180)))
        return WorldPoint((width * cosine + height * sine) / scale, (width * sine + height * cosine) / scale)
    }

    package var visibleRect: WorldRect {
        let extent = extent
        return WorldRect(
            minX: center.x - extent.x / 2, minY: center.y - extent.y / 2, maxX: center.x + extent.x / 2,
            maxY: center.y + extent.y / 2)
    }

    // MARK: Points
    /// Where the copy of a place shows that is nearest to the middle.
    package func screen(_ point: WorldPoint) -> WorldPoint { unwrapped(point.nearest(to: center)) }

    /// Where a place shows, the world taken to be flat and endless.
    package func unwrapped(_ point: WorldPoint) -> WorldPoint {
        let (dx, dy) = ((point.x - center.x) * scale, (point.y - center.y) * scale)
        if heading == 0 { return WorldPoint(width / 2 + dx, height / 2 + dy) }
        let (sine, cosine) = (sin(heading * .pi / 180), cos(heading * .pi / 180))
        return WorldPoint(width / 2 + dx * cosine + dy * sine, height / 2 - dx * sine + dy * cosine)
    }

    package func world(x: Double, y: Double) -> WorldPoint {
        let (dx, dy) = ((x - width / 2) / scale, (y - height / 2) / scale)
        if heading == 0 { return WorldPoint(center.x + dx, center.y + dy) }
        let (sine, cosine) = (sin(heading * .pi / 180), cos(heading * .pi / 180))
        return WorldPoint(center.x + dx * cosine - dy * sine, center.y + dx * sine + dy * cosine)
    }

    // MARK: Moving
    /// Keeps a place under a finger: what was at `start` shows at `end`.
    package func dragged(fromX startX: Double, _ startY: Double, toX endX: Double, _ endY: Double) -> Viewport {
        let (from, to) = (world(x: startX, y: startY), world(x: endX, y: endY))
        var result = self
        result.center = WorldPoint(center.x + from.x - to.x, center.y + from.y - to.y)
        return result.limited
    }

    /// Larger and turned about a point of the screen, which keeps its place.
    package func zoomed(by factor: Double, turnedBy degrees: Double = 0, aboutX x: Double, _ y: Double) -> Viewport {
        guard factor > 0, factor.isFinite else { return self }
        let fixed = world(x: x, y: y)
        var result = self
        result.scale = min(max(scale * factor, smallestScale), Self.largestScale)
        result.heading = heading + degrees
        let moved = result.world(x: x, y: y)
        result.center = WorldPoint(center.x + fixed.x - moved.x, center.y + fixed.y - moved.y)
        return result.limited
    }

    // MARK: Fitting
    /// The closest look at a rectangle that shows all of it in the part of the view that padding leaves.
    package func fitting(_ rect: WorldRect, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0)
        -> Viewport
    {
        var result = self
        let room = (width: max(width - left - right, 1), height: max(height - top - bottom, 1))
        result.heading = 0
        result.scale = min(room.width / max(rect.width, 1e-9), room.height / max(rect.height, 1e-9))
        result.scale = min(max(result.scale, smallestScale), Self.largestScale)
        result.center = WorldPoint(
            rect.center.x + (right - left) / 2 / result.scale, rect.center.y + (bottom - top) / 2 / result.scale)
        return result.limited
    }

    /// The closest look that shows a region: its middle stays the view's, as far as the world's edges allow it.
    package func showing(latitude: Double, longitude: Double, latitudeDelta: Double, longitudeDelta: Double) -> Viewport {
        let middle = Mercator.point(latitude: latitude, longitude: longitude)
        let half = Mercator.halfHeight(degrees: latitudeDelta, about: latitude)
        let wide = min(longitudeDelta, 360) / 360 * Mercator.side / 2
        return fitting(
            WorldRect(minX: middle.x - wide, minY: middle.y - half, maxX: middle.x + wide, maxY: middle.y + half))
    }

    /// What `showing` answers to: the middle, and how many degrees the view is high and wide.
    package var region: (latitude: Double, longitude: Double, latitudeDelta: Double, longitudeDelta: Double) {
        let place = Mercator.place(center)
        let extent = extent
        return (
            place.latitude, place.longitude, Mercator.degrees(halfHeight: extent.y / 2, about: place.latitude),
            min(extent.x / Mercator.side * 360, 360)
        )
    }

    // MARK: Between two looks
    /// A look on the way from this one to another. Scales grow evenly, and what both see moves evenly between them; between far places
    /// the way goes over a look from higher up.
    package func between(_ end: Viewport, share: Double) -> Viewport {
        if share <= 0 { return self }
        if share >= 1 { return end }
        var result = end
        let goal = end.center.nearest(to: center)
        let (dx, dy) = (goal.x - center.x, goal.y - center.y)
        let turn = remainder(end.heading - heading, 360)
        result.heading = heading + turn * share
        let ratio = end.scale / scale
        let distance = (dx * dx + dy * dy).squareRoot() * min(scale, end.scale)
        let rise = max(0, log2(distance / max(width, height) / 1.5))
        result.scale = scale * pow(ratio, share) / pow(2, rise * sin(.pi * share))
        // The place moves as the scales of both ends make it look even.
        let way = abs(ratio - 1) < 1e-6 ? share : (1 - pow(ratio, -share)) / (1 - 1 / ratio)
        result.center = WorldPoint(center.x + dx * way, center.y + dy * way)
        return result.limited
    }
}
