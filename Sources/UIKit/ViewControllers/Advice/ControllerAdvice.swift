import AppleFoundation

/// Finds what UIKit lets pass in silence and what goes wrong later. Off in programs built for release unless asked for.
@MainActor package enum ControllerAdvice {
    package static var isGiven = DebugProgram.givesAdvice

    /// People read each finding once per class; programs that listen hear all.
    private static var told: Set<String> = []

    static func give(_ misuse: Misuse, about type: AnyClass, _ topic: String) {
        guard isGiven else { return }
        if !Misuse.isObserved, !told.insert("\(ObjectIdentifier(type)) \(topic)").inserted { return }
        Misuse.report(misuse)
    }

    /// What a class does to all its controllers.
    static func check(_ type: UIViewController.Type) {
        guard ControllerOverrides.overrides(.traits, in: type) else { return }
        give(.traitCollectionOverridden(type: Diagnostics.typeName(type)), about: type, "traitCollection")
    }
}

// MARK: - Calls of super
extension AppearanceStateMachine.Callback {
    /// The mark that stands until UIKit's own method has been reached.
    var owed: ControllerFlags {
        switch self {
        case .willAppear: return .owesWillAppear
        case .isAppearing: return .owesIsAppearing
        case .didAppear: return .owesDidAppear
        case .willDisappear: return .owesWillDisappear
        case .didDisappear: return .owesDidDisappear
        }
    }
}

extension UIViewController {
    /// UIKit's own appearance method was called: by an override in the course of things, or by somebody on his own.
    @inline(__always)
    final func reachedBase(_ owed: ControllerFlags) {
        if controllerFlags.contains(owed) {
            controllerFlags.subtract(owed)
        } else if !controllerFlags.contains(.isTelling) {
            calledDirectly(owed)
        }
    }

    private func calledDirectly(_ owed: ControllerFlags) {
        guard ControllerAdvice.isGiven, let name = owed.methodName else { return }
        let selector = name.replacing("(_:)", with: ":")
        ControllerAdvice.give(
            .appearanceCalledDirectly(controller: Diagnostics.name(self), selector: selector), about: type(of: self), selector)
    }

    final func missedSuper(_ owed: ControllerFlags) {
        controllerFlags.subtract(owed)
        guard ControllerAdvice.isGiven, let method = owed.methodName else { return }
        ControllerAdvice.give(
            .superNotCalled(controller: Diagnostics.name(self), method: method), about: type(of: self), "super \(method)")
    }

    @inline(__always)
    final func expectingSuper(_ owed: ControllerFlags, _ body: () -> Void) {
        controllerFlags.insert(owed)
        body()
        if controllerFlags.contains(owed) { missedSuper(owed) }
    }
}

extension ControllerFlags {
    fileprivate var methodName: String? {
        switch self {
        case .owesWillAppear: return "viewWillAppear(_:)"
        case .owesIsAppearing: return "viewIsAppearing(_:)"
        case .owesDidAppear: return "viewDidAppear(_:)"
        case .owesWillDisappear: return "viewWillDisappear(_:)"
        case .owesDidDisappear: return "viewDidDisappear(_:)"
        case .owesWillMove: return "willMove(toParent:)"
        case .owesDidMove: return "didMove(toParent:)"
        case .owesConstraints: return "updateViewConstraints()"
        case .owesSafeArea: return "viewSafeAreaInsetsDidChange()"
        case .owesMargins: return "viewLayoutMarginsDidChange()"
        case .owesMemoryWarning: return "didReceiveMemoryWarning()"
        default: return nil
        }
    }
}

// MARK: - Places in the tree
extension UIViewController {
    /// It has appeared: does it have the parent that its view's place calls for, and has that parent finished?
    @inline(__always)
    final func checkPlace() {
        guard ControllerAdvice.isGiven else { return }
        if containment.parent == nil ? controllerRarities?.presenting == nil : controllerFlags.contains(.awaitsDidMove) {
            checkPlaceClosely()
        }
    }

    /// It leaves its parent: was it told before?
    final func checkFarewell(to parent: UIViewController) {
        // One that goes to another parent at once, or was never told that it had come, need not be.
        guard !controllerFlags.contains(.isMovingFromParent), !controllerFlags.contains(.awaitsDidMove),
            !controllerFlags.contains(.isChangingParent), appearance.state == .appeared || appearance.state == .disappearing
        else { return }
        ControllerAdvice.give(
            .willMoveForgotten(child: Diagnostics.name(self), parent: Diagnostics.name(parent)), about: type(of: self),
            "willMove \(Diagnostics.typeName(type(of: parent)))")
    }

    private func checkPlaceClosely() {
        if containment.parent == nil, rootView?.superview is UIWindow? { return }
        // What belongs to the same step, such as the completion of a transition, comes first.
        AfterCommit.call { [weak self] in self?.reportPlace() }
    }

    private func reportPlace() {
        guard appearance.state == .appeared else { return }
        if let parent = containment.parent {
            guard controllerFlags.contains(.awaitsDidMove) else { return }
            ControllerAdvice.give(
                .didMoveForgotten(child: Diagnostics.name(self), parent: Diagnostics.name(parent)), about: type(of: self),
                "didMove \(Diagnostics.typeName(type(of: parent)))")
        } else if controllerRarities?.presenting == nil, let outer = rootView?.superview,
            let host = ContainmentChecks.nearestController(from: outer)
        {
            ControllerAdvice.give(
                .viewWithoutParent(child: Diagnostics.name(self), host: Diagnostics.name(host)), about: type(of: self),
                "addChild \(Diagnostics.typeName(type(of: host)))")
        }
    }
}
