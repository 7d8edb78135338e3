import CoreGraphics
import RasterKernels

extension DisplayListBuilder {
    mutating func append(
        _ kind: DrawItem.Kind, _ index: Int32, frame: PixelRect, bounds: PixelRect, _ context: Context, looks: Digest,
        rounded: Bool, opaque: PixelRect = .empty, motion: DrawItem.Motion = .free, generation: UInt32 = 0
    ) {
        let visible = bounds.intersection(context.clip)
        if visible.isEmpty { return }
        let screen = context.plane == 0 ? visible : list.screenBounds(of: visible, plane: context.plane)
        var item = DrawItem(
            kind: kind, node: index, plane: context.plane, opacity: context.opacity, frame: frame, bounds: visible,
            screen: screen)
        item.end = Int32(list.items.count + 1)
        item.looks = looks.value
        item.isRounded = rounded
        item.motion = motion
        item.generation = generation
        if context.opacity >= 1 { item.opaque = opaque.intersection(visible) }
        list.items.append(item)
    }

    /// The part of a box that a rounded node fills completely.
    private func solidPart(_ node: UnsafePointer<RenderNode>, _ frame: PixelRect, _ plane: Int32, rounded: Bool) -> PixelRect {
        rounded ? CornerGeometry(node.pointee, frame, list.planes[Int(plane)].scale).solid : frame
    }

    mutating func addBackground(
        _ index: Int32, _ node: UnsafePointer<RenderNode>, _ frame: PixelRect, _ context: Context, rounded: Bool
    ) {
        guard let color = node.pointee.backgroundColor, color.alpha > 0 else { return }
        var digest = Digest()
        digest.add(color)
        if rounded { addCorners(node, &digest) }
        let opaque = color.alpha >= 1 ? solidPart(node, frame, context.plane, rounded: rounded) : .empty
        append(.background, index, frame: frame, bounds: frame, context, looks: digest, rounded: rounded, opaque: opaque)
    }

    func addCorners(_ node: UnsafePointer<RenderNode>, _ digest: inout Digest) {
        digest.add(node.pointee.cornerRadius)
        digest.add(UInt64(node.pointee.maskedCorners.rawValue) &<< 1 | (node.pointee.hasContinuousCorners ? 1 : 0))
    }

    mutating func addContents(
        _ index: Int32, _ node: UnsafePointer<RenderNode>, _ box: Box, _ frame: PixelRect, _ context: Context, rounded: Bool
    ) {
        let scale = list.planes[Int(context.plane)].scale
        var digest = Digest()
        if rounded { addCorners(node, &digest) }
        switch node.pointee.contents {
        case .bitmap(let bitmap):
            guard let placement = BitmapPlacement(bitmap, box: box, frame: frame, scale: scale) else { return }
            digest.add(bitmap.serial)
            var opaque = PixelRect.empty
            if bitmap.isOpaque, bitmap.tint == nil {
                opaque = placement.destination
                if rounded { opaque = opaque.intersection(solidPart(node, frame, context.plane, rounded: true)) }
            }
            append(
                .contents, index, frame: frame, bounds: placement.destination, context, looks: digest, rounded: rounded,
                opaque: opaque, generation: node.pointee.contentsGeneration)
        case .gradient(let gradient):
            digest.add(gradient.serial)
            let opaque = gradient.isOpaque ? solidPart(node, frame, context.plane, rounded: rounded) : .empty
            // Colours are reckoned from where the box lies.
            append(
                .contents, index, frame: frame, bounds: frame, context, looks: digest, rounded: rounded, opaque: opaque,
                motion: .never)
        case .shape(let shape):
            digest.add(shape.serial)
            // Paths count from the zero of the bounds, not from the box.
            digest.add(box.minX)
            digest.add(box.minY)
            guard let extent = shape.extent, extent.isFinite else { return }
            // The path is drawn on the grid of the snapped box, so that moving by whole pixels moves its pixels.
            let x = Double(frame.minX) - box.minX * scale
            let y = Double(frame.minY) - box.minY * scale
            let bounds = PixelRect(
                around: Box(
                    minX: x + extent.minX * scale, minY: y + extent.minY * scale, maxX: x + extent.maxX * scale,
                    maxY: y + extent.maxY * scale)
            ).outset(by: 1)
            append(.contents, index, frame: frame, bounds: bounds, context, looks: digest, rounded: rounded, motion: .whole)
        case .backdrop(let backdrop):
            digest.add(backdrop.serial)
            let before = list.items.count
            append(.backdrop, index, frame: frame, bounds: frame, context, looks: digest, rounded: rounded, motion: .never)
            if list.items.count > before { list.backdrops.append(Int32(before)) }
        case nil: return
        }
    }

    mutating func addBorder(
        _ index: Int32, _ node: UnsafePointer<RenderNode>, _ frame: PixelRect, _ context: Context
    ) {
        guard let rare = node.pointee.rare, rare.borderWidth > 0, let color = rare.borderColor, color.alpha > 0 else { return }
        var digest = Digest()
        digest.add(color)
        digest.add(rare.borderWidth)
        addCorners(node, &digest)
        append(
            .border, index, frame: frame, bounds: frame, context, looks: digest, rounded: node.pointee.cornerRadius > 0)
    }

    /// Adds the shadow of a path or a box; false when it must come from what is drawn.
    mutating func addShadow(
        _ shadow: RenderNode.Shadow, _ index: Int32, _ node: UnsafePointer<RenderNode>, _ frame: PixelRect,
        _ context: Context
    ) -> Bool {
        let scale = list.planes[Int(context.plane)].scale
        let offset = shadow.pixelOffset(scale: scale)
        let reach = shadowReach(shadow, context.plane)
        var shape = frame
        if let path = shadow.path {
            let box = node.pointee.box
            let extent = Box(path.boundingBox)
            if path.isEmpty || !extent.isFinite { return true }
            let x = Double(frame.minX) - box.minX * scale
            let y = Double(frame.minY) - box.minY * scale
            shape =
                PixelRect(
                    around: Box(
                        minX: x + extent.minX * scale, minY: y + extent.minY * scale, maxX: x + extent.maxX * scale,
                        maxY: y + extent.maxY * scale)
                ).outset(by: 1)
        } else if !castsBoxShadow(node) {
            return false
        }
        if shape.isEmpty { return true }
        var digest = Digest()
        digest.add(shadow.serial)
        digest.add(Double(node.pointee.boxAlpha ?? 1))
        addCorners(node, &digest)
        if shadow.path != nil {
            digest.add(node.pointee.box.minX)
            digest.add(node.pointee.box.minY)
        }
        append(
            .shadow, index, frame: frame, bounds: shape.outset(by: reach).offset(x: offset.x, y: offset.y), context,
            looks: digest, rounded: node.pointee.cornerRadius > 0, motion: shadow.path == nil ? .free : .whole)
        return true
    }

    /// True when the layer's outline is its box, which one blurred mask serves for all sizes: the box is filled and nothing
    /// reaches out of it.
    private func castsBoxShadow(_ node: UnsafePointer<RenderNode>) -> Bool {
        guard let alpha = node.pointee.boxAlpha, alpha > 0 else { return false }
        if alpha < 1 { return node.pointee.children.isEmpty && node.pointee.contents == nil }
        let box = node.pointee.box
        for child in node.pointee.children where child.index >= 0 && Int(child.index) < nodeCount {
            let inner = nodes + Int(child.index)
            if inner.pointee.isHidden || !(inner.pointee.opacity > 0) { continue }
            var bounds: Box?
            switch inner.pointee.placement(inside: node.pointee) {
            case .impossible: continue
            case .translation(let x, let y):
                bounds = PlaneMap(translationX: x, y: y).projectedBounds(inner.pointee.box)
            case .matrix(let matrix): bounds = PlaneMap(matrix).projectedBounds(inner.pointee.box)
            }
            guard let bounds else { continue }
            let isInside =
                bounds.minX >= box.minX - 0.5 && bounds.minY >= box.minY - 0.5 && bounds.maxX <= box.maxX + 0.5
                && bounds.maxY <= box.maxY + 0.5
            if !isInside { return false }
        }
        return true
    }

    /// How far beyond its shape a shadow reaches, without its offset.
    func shadowReach(_ shadow: RenderNode.Shadow, _ plane: Int32) -> Int {
        Blur.extent(sigma: shadow.sigma(scale: list.planes[Int(plane)].scale))
    }
}

extension RenderNode {
    /// How opaque the node fills its box, if it fills it at all.
    var boxAlpha: Float? {
        if case .bitmap(let bitmap) = contents, bitmap.isOpaque, bitmap.tint == nil, bitmap.gravity == .resize,
            cornerRadius <= 0
        {
            return 1
        }
        guard let backgroundColor, backgroundColor.alpha > 0 else { return nil }
        return min(backgroundColor.alpha, 1)
    }
}

extension RenderNode.Shadow {
    /// Shadows larger than this, in pixels, are cut.
    static let maximumSigma: Float = 512

    /// Core Animation's radius is the Gaussian's standard deviation.
    func sigma(scale: Double) -> Float {
        let sigma = Float(Double(radius) * scale)
        return sigma > 0 ? min(sigma, Self.maximumSigma) : 0
    }

    func pixelOffset(scale: Double) -> (x: Int, y: Int) {
        (nearestPixel(Double(offset.width) * scale), nearestPixel(Double(offset.height) * scale))
    }
}

extension GradientContents {
    var isOpaque: Bool { !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 } }
}

extension ShapeContents {
    /// What the drawn path can touch, in points; nil when nothing.
    var extent: Box? {
        if path.isEmpty || (fillColor == nil && strokeColor == nil) { return nil }
        var box = Box(path.boundingBox)
        if strokeColor != nil, lineWidth > 0 {
            let corner = lineJoin == .miter ? max(Double(miterLimit), 1) : 1.5
            let reach = Double(lineWidth) / 2 * max(corner, 1.5)
            box = Box(minX: box.minX - reach, minY: box.minY - reach, maxX: box.maxX + reach, maxY: box.maxY + reach)
        }
        return box
    }
}
