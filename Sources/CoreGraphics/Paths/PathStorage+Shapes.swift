import AppleFoundation

/// Circles are drawn as cubics whose handles are this part of the radius per quarter turn.
let circleHandle: CGFloat = 0.552_284_749_830_793_6

extension PathStorage {
    mutating func addRect(_ rect: CGRect, _ t: CGAffineTransform) {
        let rect = rect.standardized
        reserve(verbs: 5, points: 4)
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(t))
        line(to: CGPoint(x: rect.maxX, y: rect.minY).applying(t))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(t))
        line(to: CGPoint(x: rect.minX, y: rect.maxY).applying(t))
        close()
    }

    mutating func addEllipse(in rect: CGRect, _ t: CGAffineTransform) {
        let rect = rect.standardized
        let cx = rect.midX
        let cy = rect.midY
        let rx = rect.width / 2
        let ry = rect.height / 2
        let hx = rx * circleHandle
        let hy = ry * circleHandle
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
        reserve(verbs: 6, points: 13)
        move(to: point(rect.maxX, cy))
        cubic(to: point(cx, rect.maxY), control1: point(rect.maxX, cy + hy), control2: point(cx + hx, rect.maxY))
        cubic(to: point(rect.minX, cy), control1: point(cx - hx, rect.maxY), control2: point(rect.minX, cy + hy))
        cubic(to: point(cx, rect.minY), control1: point(rect.minX, cy - hy), control2: point(cx - hx, rect.minY))
        cubic(to: point(rect.maxX, cy), control1: point(cx + hx, rect.minY), control2: point(rect.maxX, cy - hy))
        close()
    }

    /// Corners larger than half a side are cut down to it.
    mutating func addRoundedRect(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ t: CGAffineTransform) {
        let rect = rect.standardized
        let rx = max(0, min(cornerWidth, rect.width / 2))
        let ry = max(0, min(cornerHeight, rect.height / 2))
        guard rx > 0, ry > 0 else { return addRect(rect, t) }
        let ix = rx * (1 - circleHandle)
        let iy = ry * (1 - circleHandle)
        let (left, right, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
        reserve(verbs: 10, points: 17)
        move(to: point(right, rect.midY))
        line(to: point(right, high - ry))
        cubic(to: point(right - rx, high), control1: point(right, high - iy), control2: point(right - ix, high))
        line(to: point(left + rx, high))
        cubic(to: point(left, high - ry), control1: point(left + ix, high), control2: point(left, high - iy))
        line(to: point(left, low + ry))
        cubic(to: point(left + rx, low), control1: point(left, low + iy), control2: point(left + ix, low))
        line(to: point(right - rx, low))
        cubic(to: point(right, low + ry), control1: point(right - ix, low), control2: point(right, low + iy))
        close()
    }

    mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, _ t: CGAffineTransform
    ) {
        let first = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle)).applying(t)
        if isEmpty { move(to: first) } else { line(to: first) }
        guard delta != 0, delta.isFinite, radius != 0 else { return }
        // More than a few thousand turns would only burn memory.
        let delta = max(-10_000, min(delta, 10_000))
        let steps = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(steps)
        let handle = 4 / 3 * tan(step / 4) * radius
        reserve(verbs: steps, points: 3 * steps)
        var sine = sin(startAngle)
        var cosine = cos(startAngle)
        for index in 1...steps {
            let angle = startAngle + step * CGFloat(index)
            let nextSine = sin(angle)
            let nextCosine = cos(angle)
            let from = CGPoint(x: center.x + radius * cosine - handle * sine, y: center.y + radius * sine + handle * cosine)
            let end = CGPoint(x: center.x + radius * nextCosine, y: center.y + radius * nextSine)
            let to = CGPoint(x: end.x + handle * nextSine, y: end.y - handle * nextCosine)
            cubic(to: end.applying(t), control1: from.applying(t), control2: to.applying(t))
            sine = nextSine
            cosine = nextCosine
        }
    }

    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, _ t: CGAffineTransform
    ) {
        let turn = CGFloat.pi * 2
        var delta = endAngle - startAngle
        guard delta.isFinite else { return }
        if clockwise { delta = -delta }
        if delta >= turn {
            delta = turn
        } else if delta < 0 {
            // Whole turns the other way are a circle as well, though it begins where it ends.
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta < 1e-6 { delta += turn }
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta, t)
    }

    /// An arc that touches the lines from `current` to `corner` and from `corner` to `end`. `current` is untransformed.
    mutating func addTangentArc(
        current: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat, _ t: CGAffineTransform
    ) {
        let ux = current.x - corner.x
        let uy = current.y - corner.y
        let vx = end.x - corner.x
        let vy = end.y - corner.y
        let uLength = hypot(ux, uy)
        let vLength = hypot(vx, vy)
        let cross = ux * vy - uy * vx
        guard radius > 0, uLength > 0, vLength > 0, abs(cross) > 1e-12 * uLength * vLength else {
            return line(to: corner.applying(t))
        }
        let cosine = max(-1, min(1, (ux * vx + uy * vy) / (uLength * vLength)))
        let half = acos(cosine) / 2
        let distance = radius / tan(half)
        let from = CGPoint(x: corner.x + ux / uLength * distance, y: corner.y + uy / uLength * distance)
        let toCenter = radius / sin(half)
        let bx = ux / uLength + vx / vLength
        let by = uy / uLength + vy / vLength
        let bLength = hypot(bx, by)
        let center = CGPoint(x: corner.x + bx / bLength * toCenter, y: corner.y + by / bLength * toCenter)
        let start = atan2(from.y - center.y, from.x - center.x)
        let sweep = .pi - 2 * half
        addRelativeArc(center: center, radius: radius, startAngle: start, delta: cross > 0 ? -sweep : sweep, t)
    }
}
