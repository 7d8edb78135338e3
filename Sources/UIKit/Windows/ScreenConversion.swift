import AppleFoundation
import QuartzCore
import CoreGraphics

/// Between a screen, its upright space and the views on it, by way of the screen's coordinates.
@MainActor enum ScreenConversion {
    static func point(_ point: CGPoint, from source: any UICoordinateSpace, to target: any UICoordinateSpace) -> CGPoint {
        fromScreen(toScreen(point, source), target)
    }

    static func rect(_ rect: CGRect, from source: any UICoordinateSpace, to target: any UICoordinateSpace) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { point($0, from: source, to: target) }
        let xs = corners.map(\.x).sorted()
        let ys = corners.map(\.y).sorted()
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }

    private static func toScreen(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView {
            let top = view.topmostView
            let inTop = view.convert(point, to: Optional(top))
            return top.viewLayer.convert(inTop, to: top.viewLayer.superlayer)
        }
        if let fixed = space as? FixedCoordinateSpace { return fixed.toScreen(point) }
        return point
    }

    private static func fromScreen(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView {
            let top = view.topmostView
            let inTop = top.viewLayer.convert(point, from: top.viewLayer.superlayer)
            return view.convert(inTop, from: Optional(top))
        }
        if let fixed = space as? FixedCoordinateSpace { return fixed.fromScreen(point) }
        return point
    }
}

/// The screen's coordinates when it is held upright, however it is held now.
@MainActor final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
    private unowned let screen: UIScreen

    init(screen: UIScreen) { self.screen = screen }

    var bounds: CGRect { CGRect(origin: .zero, size: screen.device.portraitSize) }

    private var isTurned: Bool { screen.device.orientation == .landscape }

    /// Landscape is the device turned to the left: its upright top is the screen's left edge.
    func toScreen(_ point: CGPoint) -> CGPoint {
        isTurned ? CGPoint(x: point.y, y: bounds.width - point.x) : point
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        isTurned ? CGPoint(x: bounds.width - point.y, y: point.x) : point
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenConversion.point(point, from: self, to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenConversion.point(point, from: coordinateSpace, to: self)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenConversion.rect(rect, from: self, to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenConversion.rect(rect, from: coordinateSpace, to: self)
    }
}
