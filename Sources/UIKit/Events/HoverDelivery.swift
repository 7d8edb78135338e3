import AppleFoundation
import CoreGraphics

/// Follows the pointer over the views while no button is pressed.
@MainActor final class HoverDelivery {
    private var following: [UIHoverGestureRecognizer] = []

    func receive(_ step: HostTouch) {
        var found: [UIHoverGestureRecognizer] = []
        var place: (window: UIWindow, location: CGPoint)?
        if step.phase != .regionExited {
            for window in UIScreen.main.surface.windows.reversed() {
                let location = window.convert(step.location, from: nil as UIWindow?)
                guard let view = window.hitTest(location, with: nil) else { continue }
                place = (window, location)
                found = Self.recognizers(around: view)
                break
            }
        }
        for recognizer in following where !found.contains(where: { $0 === recognizer }) {
            guard let window = recognizer.view?.window else { continue }
            recognizer.follow(.regionExited, at: window.convert(step.location, from: nil as UIWindow?), in: window)
        }
        if let place {
            for recognizer in found {
                let isNew = !following.contains { $0 === recognizer }
                recognizer.follow(isNew ? .regionEntered : .regionMoved, at: place.location, in: place.window)
            }
        }
        following = found
    }

    private static func recognizers(around view: UIView) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        var step: UIView? = view
        while let view = step {
            for case let recognizer as UIHoverGestureRecognizer in view.gestureRecognizers ?? []
            where recognizer.isEnabled {
                found.append(recognizer)
            }
            step = view.superview
        }
        return found
    }

    func forgetAll() { following = [] }
}
