import AppleFoundation

/// The first responder of a session.
@MainActor final class FirstResponder: SessionPart {
    static var shared = FirstResponder()
    /// Cleared when the responder leaves its window, so it is never a dangling reference.
    weak var responder: UIResponder? { didSet { if responder !== oldValue { onChange?() } } }
    /// For the session, which tells its host where text goes.
    var onChange: (() -> Void)?
    /// For the keyboard, which comes and goes once a change is whole: between two fields it stays.
    var onSettled: (() -> Void)?
    /// For the keyboard, which goes with a finger that scrolls what sends it away.
    var onDrag: ((KeyboardDrag) -> Void)?
    private var changesUnderWay = 0

    /// A change with all that is told of it. Changes inside belong to it.
    func change<Result>(_ body: () -> Result) -> Result {
        changesUnderWay += 1
        let result = body()
        changesUnderWay -= 1
        if changesUnderWay == 0 { onSettled?() }
        return result
    }

    /// Of the session that a screen belongs to, whichever is in charge.
    static func on(_ screen: UIScreen?) -> FirstResponder {
        let keeper: (any FirstResponderKeeper)? = screen
        return keeper?.firstResponder ?? shared
    }
}

/// What a finger does to the keyboard.
enum KeyboardDrag {
    /// In the screen's coordinates.
    case moved(to: CGFloat)
    /// With what speed downwards.
    case ended(CGFloat)
}

/// Screens know the first responder of their session: they adopt it.
@MainActor protocol FirstResponderKeeper: AnyObject {
    var firstResponder: FirstResponder { get }
}

/// Decides who may become first responder. Who is in a window belongs to the window's session, whichever is in charge.
@MainActor enum FirstResponderTracker {
    /// Of the session in charge.
    static var responder: UIResponder? { FirstResponder.shared.responder }

    private static func place(of responder: UIResponder) -> FirstResponder {
        let shared = FirstResponder.shared
        if shared.responder === responder { return shared }
        return FirstResponder.on(ResponderChain.window(of: responder)?.screen)
    }

    static func isFirst(_ responder: UIResponder) -> Bool { place(of: responder).responder === responder }

    /// A change of the first responder, with what the responder itself tells of it.
    static func change<Result>(_ responder: UIResponder, _ body: () -> Result) -> Result { place(of: responder).change(body) }

    static func become(_ responder: UIResponder) -> Bool {
        let place = place(of: responder)
        if place.responder === responder { return true }
        // Who is asked may tell others of it: first what costs nobody anything.
        guard ResponderChain.window(of: responder) != nil, responder.canBecomeFirstResponder else { return false }
        return place.change {
            if let previous = place.responder {
                guard previous.canResignFirstResponder, previous.resignFirstResponder() else { return false }
            }
            place.responder = responder
            return true
        }
    }

    static func resign(_ responder: UIResponder) -> Bool {
        let place = place(of: responder)
        guard place.responder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        place.change { place.responder = nil }
        return true
    }

    static func inputViewsChanged(_ responder: UIResponder) {
        let place = place(of: responder)
        if place.responder === responder { place.change {} }
    }

    /// Without asking.
    static func drop(_ responder: UIResponder) {
        let place = place(of: responder)
        guard place.responder === responder else { return }
        place.change { place.responder = nil }
        (responder as? any EndsEditing)?.endedByForce()
    }

    /// A subtree leaves its window: whoever is first responder in it has no say.
    static func leaveWindow(_ root: UIView, on screen: UIScreen?) {
        let place = FirstResponder.on(screen)
        guard let responder = place.responder else { return }
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        guard let view, view.isDescendant(of: root) else { return }
        if !responder.resignFirstResponder() { drop(responder) }
    }
}

/// Walks along `next`.
@MainActor package enum ResponderChain {
    /// Of the session in charge.
    package static var firstResponder: UIResponder? { FirstResponderTracker.responder }

    /// The responder, the next one, and so on to the end.
    package static func responders(from start: UIResponder) -> [UIResponder] {
        var chain: [UIResponder] = []
        var step: UIResponder? = start
        while let responder = step {
            chain.append(responder)
            step = responder.next
        }
        return chain
    }

    /// The window that the responder's events come from.
    static func window(of responder: UIResponder) -> UIWindow? {
        var step: UIResponder? = responder
        while let candidate = step {
            if let view = candidate as? UIView { return view.window }
            step = candidate.next
        }
        return nil
    }
}
