import AppleFoundation
import CoreGraphics

/// Leads what wheels and trackpads do to the gestures under the pointer.
@MainActor final class ScrollDelivery: SessionPart {
    static var shared = ScrollDelivery()

    /// Who follows two fingers on a trackpad, from their beginning to their end.
    private weak var pan: UIPanGestureRecognizer?
    private weak var pinch: UIPinchGestureRecognizer?
    private weak var rotation: UIRotationGestureRecognizer?

    func receive(_ scroll: HostScroll) {
        guard scroll.phase == .step || scroll.phase == .began else {
            pan?.follow(scroll)
            if scroll.phase != .moved { pan = nil }
            return
        }
        if let pan { pan.follow(HostScroll(.cancelled, at: scroll.location, by: .zero, timestamp: scroll.timestamp)) }
        pan = nil
        guard let (window, location, view) = Self.target(at: scroll.location) else { return }
        let kind: UIScrollTypeMask = scroll.phase == .step ? .discrete : .continuous
        let found: UIPanGestureRecognizer? = Self.first(around: view) {
            $0.allowedScrollTypesMask.contains(kind) && $0.isFree && $0.takesScroll(scroll.distance)
        }
        guard let found else { return }
        (found.tracking.window, found.tracking.location) = (window, location)
        found.follow(scroll)
        if scroll.phase == .began { pan = found }
    }

    func receive(_ event: HostPinch) {
        if event.phase == .began {
            // One whose end was never told is over.
            let end = HostPinch(.cancelled, at: event.location, timestamp: event.timestamp)
            pinch?.follow(end)
            rotation?.follow(end)
            (pinch, rotation) = (nil, nil)
            guard let (window, location, view) = Self.target(at: event.location) else { return }
            pinch = Self.first(around: view) { $0.isFree }
            rotation = Self.first(around: view) { $0.isFree }
            for recognizer in [pinch, rotation].compactMap({ $0 as UIGestureRecognizer? }) {
                (recognizer.tracking.window, recognizer.tracking.location) = (window, location)
            }
        }
        pinch?.follow(event)
        rotation?.follow(event)
        if event.phase == .ended || event.phase == .cancelled { (pinch, rotation) = (nil, nil) }
    }

    private static func target(at point: CGPoint) -> (UIWindow, CGPoint, UIView)? {
        for window in UIScreen.main.surface.windows.reversed() {
            let location = window.convert(point, from: nil as UIWindow?)
            if let view = window.hitTest(location, with: nil) {
                return window.goal.takesTouches ? (window, location, view) : nil
            }
        }
        return nil
    }

    /// The innermost recogniser of a kind that is welcome.
    private static func first<Recognizer: UIGestureRecognizer>(around view: UIView, where isMeant: (Recognizer) -> Bool)
        -> Recognizer?
    {
        var step: UIView? = view
        while let view = step {
            for case let recognizer as Recognizer in (view.gestureRecognizers ?? []).reversed()
            where recognizer.isEnabled && isMeant(recognizer) {
                return recognizer
            }
            step = view.superview
        }
        return nil
    }

    func forgetAll() { (pan, pinch, rotation) = (nil, nil, nil) }
}

extension UIGestureRecognizer {
    /// No finger is on it.
    fileprivate final var isFree: Bool { tracking.touches.isEmpty && state == .possible && tracking.wish == nil }
}
