import AppleFoundation

/// Decides what becomes of a recogniser's wish for another state; never calls anybody.
struct GestureStateMachine {
    typealias State = UIGestureRecognizer.State

    enum Step: Equatable {
        /// Not a way that there is: nothing changes.
        case refused
        /// Out of `possible` into one of the states that recognise; others may have a say.
        case recognise(State)
        case move(State)
    }

    static func step(from current: State, to new: State) -> Step {
        switch (current, new) {
        case (.possible, .began), (.possible, .changed): return .recognise(.began)
        case (.possible, .ended): return .recognise(.ended)
        case (.possible, .failed), (.possible, .cancelled): return .move(.failed)
        case (.began, .changed), (.began, .ended), (.began, .cancelled): return .move(new)
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): return .move(new)
        // Who gives up after having begun is cancelled.
        case (.began, .failed), (.changed, .failed): return .move(.cancelled)
        default: return .refused
        }
    }
}

extension UIGestureRecognizer.State {
    var isActive: Bool { self == .began || self == .changed }
    /// Nothing more comes until the recogniser is reset.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// The gesture was, or is being, recognised.
    var isRecognized: Bool { isActive || self == .ended }
}
