/// Decides which appearance callback comes next; never calls it.
///
/// A transition is open from its "will" to its "did". The opposite "will" turns an open one round, and one "did" closes it,
/// however often it was turned. Who opened a transition, or turned it round last, also closes it.
struct AppearanceStateMachine: Equatable {
    enum State: UInt8, CaseIterable { case disappeared, appearing, appeared, disappearing }

    /// Who closes the open transition.
    enum Driver: UInt8, CaseIterable {
        /// Calls of `beginAppearanceTransition` and `endAppearanceTransition`, from an app's container or from ours.
        case hand
        /// The parent's own transition.
        case parent
        /// The root view came to a window or left it; closed after the commit.
        case window
    }

    enum Callback: Equatable {
        case willAppear(animated: Bool)
        case isAppearing(animated: Bool)
        case didAppear(animated: Bool)
        case willDisappear(animated: Bool)
        case didDisappear(animated: Bool)
    }

    enum Answer: Equatable {
        case call(Callback)
        /// Right, and there is nothing to tell.
        case nothing
        /// The begin and end calls don't match.
        case unbalanced
    }

    private(set) var state = State.disappeared
    private(set) var driver = Driver.hand
    /// Between "will" and "did".
    private(set) var isOpen = false
    /// The flag of the call that opened the transition or turned it round.
    private(set) var isAnimated = false
    /// `viewIsAppearing` has not been called in this appearance.
    private(set) var owesIsAppearing = false
    /// Changes with each begin, so that a delayed end finds out that it comes too late.
    private(set) var generation: UInt32 = 0

    var isVisible: Bool { state == .appearing || state == .appeared }

    /// Whether a transition in this direction is under way or done.
    func isHeading(appearing: Bool) -> Bool { isVisible == appearing }

    mutating func begin(appearing: Bool, animated: Bool, driver newDriver: Driver) -> Answer {
        if isHeading(appearing: appearing) {
            // Taking over what a parent or a window began is right; beginning twice by hand is not.
            if isOpen, driver == .hand, newDriver == .hand { return .unbalanced }
            if newDriver == .hand { open(newDriver, animated: isOpen ? isAnimated : animated) }
            return .nothing
        }
        state = appearing ? .appearing : .disappearing
        owesIsAppearing = appearing
        open(newDriver, animated: animated)
        return .call(appearing ? .willAppear(animated: animated) : .willDisappear(animated: animated))
    }

    private mutating func open(_ newDriver: Driver, animated: Bool) {
        isOpen = true
        driver = newDriver
        isAnimated = animated
        generation &+= 1
    }

    /// The layout pass has come to the view: the moment between "will" and "did".
    mutating func layOut() -> Callback? {
        guard owesIsAppearing, isVisible else { return nil }
        owesIsAppearing = false
        return .isAppearing(animated: isAnimated)
    }

    mutating func end() -> Answer {
        guard isOpen else { return .unbalanced }
        isOpen = false
        generation &+= 1
        switch state {
        case .appearing:
            state = .appeared
            owesIsAppearing = false
            return .call(.didAppear(animated: isAnimated))
        case .disappearing:
            state = .disappeared
            return .call(.didDisappear(animated: isAnimated))
        case .appeared, .disappeared:
            return .nothing
        }
    }

    /// The one who was to close the transition no longer does.
    mutating func handOver(to newDriver: Driver) { driver = newDriver }
}
