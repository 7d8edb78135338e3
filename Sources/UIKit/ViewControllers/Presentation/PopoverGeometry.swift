import AppleFoundation
import CoreGraphics

/// Finds a popover's place beside its anchor: the first permitted side with room enough, else the one with the most.
struct PopoverGeometry {
    private(set) var direction = UIPopoverArrowDirection.unknown
    /// With the arrow.
    private(set) var frame = CGRect.zero
    /// How far the arrow's middle is from the middle of its side.
    private(set) var arrowOffset: CGFloat = 0

    /// Where a popover may be: inside the margins, below the status bar, above the home indicator.
    static func room(in bounds: CGRect, safe: UIEdgeInsets, margins: UIEdgeInsets) -> CGRect {
        // Above it keeps clear of the status bar, also of a hidden one.
        bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, 20) + margins.top, left: max(safe.left, margins.left),
                bottom: max(safe.bottom, margins.bottom), right: max(safe.right, margins.right)))
    }

    init(
        room: CGRect, anchor: CGRect, content: CGSize, permitted: UIPopoverArrowDirection, mayOverlap: Bool,
        arrow: CGFloat = PopoverShape.arrowHeight, arrowMargin: CGFloat = PopoverShape.cornerRadius + PopoverShape.arrowBase / 2
    ) {
        if permitted.isEmpty {
            placeWithoutArrow(room, anchor, content)
            return
        }
        let sides: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
            (.up, room.maxY - anchor.maxY, content.height), (.down, anchor.minY - room.minY, content.height),
            (.left, room.maxX - anchor.maxX, content.width), (.right, anchor.minX - room.minX, content.width),
        ]
        let allowed = sides.filter { permitted.contains($0.0) }
        let candidates = allowed.isEmpty ? sides : allowed
        // Beside an anchor as large as the screen there is nowhere to be.
        let leastRoom: CGFloat = 80
        var chosen = candidates.first { $0.1 >= $0.2 + arrow } ?? candidates.max { $0.1 < $1.1 } ?? sides[0]
        if chosen.1 < leastRoom, let first = candidates.first { chosen = first }
        direction = chosen.0
        var size = CGSize(width: min(content.width, room.width), height: min(content.height, room.height))
        let isVertical = direction == .up || direction == .down
        if isVertical { size.height += arrow } else { size.width += arrow }
        if !mayOverlap, chosen.1 >= min(leastRoom, chosen.2 + arrow) {
            if isVertical {
                size.height = min(size.height, max(chosen.1, 0))
            } else {
                size.width = min(size.width, max(chosen.1, 0))
            }
        }
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch direction {
        case .up: origin.y = anchor.maxY
        case .down: origin.y = anchor.minY - size.height
        case .left: origin.x = anchor.maxX
        default: origin.x = anchor.minX - size.width
        }
        origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
        origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
        frame = CGRect(x: origin.x.rounded(), y: origin.y.rounded(), width: size.width, height: size.height)
        let wished = isVertical ? anchor.midX - frame.midX : anchor.midY - frame.midY
        let limit = max(0, (isVertical ? frame.width : frame.height) / 2 - arrowMargin)
        arrowOffset = min(max(wished, -limit), limit)
    }

    /// Over the middle of its anchor.
    private mutating func placeWithoutArrow(_ room: CGRect, _ anchor: CGRect, _ content: CGSize) {
        let size = CGSize(width: min(content.width, room.width), height: min(content.height, room.height))
        let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
        let y = min(max(anchor.midY - size.height / 2, room.minY), room.maxY - size.height)
        frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }
}

/// The outline of a popover: a rounded box with an arrow.
package enum PopoverShape {
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 37
    static let cornerRadius: CGFloat = 13

    package static func path(size: CGSize, direction: UIPopoverArrowDirection, offset: CGFloat) -> CGPath {
        switch direction {
        case .up: return upward(size, offset, .identity)
        case .down: return upward(size, offset, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
        case .left: return upward(turned(size), offset, CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
        case .right: return upward(turned(size), offset, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0))
        default:
            return CGPath(
                roundedRect: CGRect(origin: .zero, size: size), cornerWidth: cornerRadius, cornerHeight: cornerRadius,
                transform: nil)
        }
    }

    private static func turned(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }

    /// With the arrow on top; the others are this one, turned.
    private static func upward(_ size: CGSize, _ offset: CGFloat, _ transform: CGAffineTransform) -> CGPath {
        let (top, radius) = (arrowHeight, cornerRadius)
        let (width, height, middle, half) = (size.width, size.height, size.width / 2 + offset, arrowBase / 2)
        let path = CGMutablePath()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        func corner(_ control: CGPoint, to end: CGPoint, from start: CGPoint) {
            // A quarter of a circle.
            let k: CGFloat = 0.5523
            let first = CGPoint(x: start.x + (control.x - start.x) * k, y: start.y + (control.y - start.y) * k)
            let second = CGPoint(x: end.x + (control.x - end.x) * k, y: end.y + (control.y - end.y) * k)
            path.addCurve(to: end, control1: first, control2: second)
        }
        path.move(to: point(radius, top))
        path.addLine(to: point(middle - half, top))
        path.addCurve(
            to: point(middle - 4, 1.6), control1: point(middle - half + 8, top), control2: point(middle - 8.5, 5.4))
        path.addCurve(to: point(middle + 4, 1.6), control1: point(middle - 1.6, -0.5), control2: point(middle + 1.6, -0.5))
        path.addCurve(
            to: point(middle + half, top), control1: point(middle + 8.5, 5.4), control2: point(middle + half - 8, top))
        path.addLine(to: point(width - radius, top))
        corner(point(width, top), to: point(width, top + radius), from: point(width - radius, top))
        path.addLine(to: point(width, height - radius))
        corner(point(width, height), to: point(width - radius, height), from: point(width, height - radius))
        path.addLine(to: point(radius, height))
        corner(point(0, height), to: point(0, height - radius), from: point(radius, height))
        path.addLine(to: point(0, top + radius))
        corner(point(0, top), to: point(radius, top), from: point(0, top + radius))
        path.closeSubpath()
        return path
    }
}
