import AppleFoundation
import CoreGraphics

/// Recognises fingers that are dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Whether wheels and trackpads count as fingers. Those of scroll views take both.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the fingers go before it is a pan.
    final var slop: CGFloat = 10
    /// How far they have gone, fingers that came and went left out.
    private var way = CGPoint.zero
    /// What the fingers had gone when the pan was recognised.
    final private(set) var wayAtStart = CGPoint.zero
    private var meter = VelocityMeter()

    override public init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    /// How far the fingers have moved, in the view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { inside(view, way) }

    /// Counts from this value on, and begins to measure the velocity anew.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        way = outside(view, translation)
        meter.reset()
        meter.add(way, at: lastTime)
    }

    /// Points per second, in the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint { inside(view, meter.velocity(at: lastTime)) }

    private var lastTime: TimeInterval = 0

    /// A way in the window, as the view sees it.
    private func inside(_ view: UIView?, _ vector: CGPoint) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let zero = window.convert(CGPoint.zero, to: view)
        let end = window.convert(vector, to: view)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    private func outside(_ view: UIView?, _ vector: CGPoint) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let zero = view.convert(CGPoint.zero, to: window as UIView?)
        let end = view.convert(vector, to: window as UIView?)
        return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
    }

    open override func reset() {
        way = .zero
        wayAtStart = .zero
        meter.reset()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches {
            // A pan that goes on overlooks further fingers.
            if state.isActive {
                for touch in touches { ignore(touch, for: event) }
            } else {
                state = .failed
            }
            return
        }
        lastTime = event.timestamp
        meter.add(way, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        advance(touches)
        lastTime = event.timestamp
        meter.add(way, at: event.timestamp)
        if state.isActive {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, state == .possible {
            decide()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        advance(touches)
        lastTime = event.timestamp
        let remaining = tracking.touches.filter { $0.phase != .ended && $0.phase != .cancelled }.count
        if state.isActive {
            if remaining < max(1, minimumNumberOfTouches) { state = .ended } else { state = .changed }
        } else if remaining == 0 {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = tracking.touches.filter { $0.phase != .ended && $0.phase != .cancelled }.count
        if remaining < max(1, minimumNumberOfTouches) { state = state.isActive ? .cancelled : .failed }
    }

    /// The mean of what the fingers moved.
    private func advance(_ touches: Set<UITouch>) {
        let count = CGFloat(max(1, numberOfTouches))
        for touch in tracking.touches where touches.contains(touch) {
            way.x += (touch.windowLocation.x - touch.previousWindowLocation.x) / count
            way.y += (touch.windowLocation.y - touch.previousWindowLocation.y) / count
        }
    }

    final var windowTranslation: CGPoint { way }

    private func decide() {
        guard hasGoneFarEnough(way) else { return }
        guard acceptsStart(way) else {
            state = .failed
            return
        }
        wayAtStart = way
        state = .began
    }

    // MARK: Wheels and trackpads

    /// Whether content is there to be moved that way.
    func takesScroll(_ distance: CGVector) -> Bool { true }
    /// What of a wheel's step counts.
    func usefulStep(_ distance: CGVector) -> CGVector { distance }

    /// Without touches, as for trackpads on iPads. A wheel's step is a whole gesture, and leaves no speed behind.
    final func follow(_ scroll: HostScroll) {
        lastTime = scroll.timestamp
        if scroll.phase == .step || scroll.phase == .began {
            way = .zero
            wayAtStart = .zero
            meter.reset()
            state = .began
            // Somebody may have said no.
            guard state.isActive else { return }
        }
        let distance = scroll.phase == .step ? usefulStep(scroll.distance) : scroll.distance
        way.x += distance.dx
        way.y += distance.dy
        if scroll.phase != .step { meter.add(way, at: lastTime) }
        switch scroll.phase {
        case .step:
            state = .changed
            state = .ended
        case .began, .moved: state = .changed
        case .ended: state = .ended
        case .cancelled: state = .cancelled
        }
    }

    /// Whether it is a pan and not just a restless finger.
    func hasGoneFarEnough(_ way: CGPoint) -> Bool { hypot(way.x, way.y) >= slop }

    /// Whether a pan may start that has gone this way in the window.
    func acceptsStart(_ way: CGPoint) -> Bool { true }
}

/// Kinds of scrolling by wheel or trackpad.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
