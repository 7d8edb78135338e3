import AppleFoundation
import CoreGraphics

/// Recognises a pan that begins at an edge of the screen and goes inwards.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Where pans may begin. One of several edges is enough.
    open var edges: UIRectEdge = []

    /// How near to the edge the finger has to come down.
    private static let margin: CGFloat = 20
    private var startEdges: UIRectEdge = []

    override public init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first, let window = touch.window {
            startEdges = Self.edges(at: touch.windowLocation, in: window.bounds).intersection(edges)
            guard !startEdges.isEmpty else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    private static func edges(at point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x < bounds.minX + margin { edges.insert(.left) }
        if point.x >= bounds.maxX - margin { edges.insert(.right) }
        if point.y < bounds.minY + margin { edges.insert(.top) }
        if point.y >= bounds.maxY - margin { edges.insert(.bottom) }
        return edges
    }

    /// Rather inwards than along the edge.
    override func acceptsStart(_ way: CGPoint) -> Bool {
        if startEdges.contains(.left), way.x > 0, abs(way.y) <= way.x { return true }
        if startEdges.contains(.right), way.x < 0, abs(way.y) <= -way.x { return true }
        if startEdges.contains(.top), way.y > 0, abs(way.x) <= way.y { return true }
        return startEdges.contains(.bottom) && way.y < 0 && abs(way.x) <= -way.y
    }

    open override func reset() {
        super.reset()
        startEdges = []
    }
}
