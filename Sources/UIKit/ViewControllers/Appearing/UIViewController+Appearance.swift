@_spi(House) import AppleFoundation

/// The steps behind appearance: what the state machine decides is called here, and handed on to the children.
extension UIViewController {
    // MARK: Beginning
    final func beginTransition(appearing: Bool, animated: Bool, driver: AppearanceStateMachine.Driver) {
        withExtendedLifetime(self) {
            switch appearance.begin(appearing: appearing, animated: animated, driver: driver) {
            case .unbalanced:
                Misuse.report(.unbalancedAppearance(controller: Diagnostics.name(self)))
            case .nothing:
                break
            case .call(let callback):
                if appearing, let rootView, rootView.windowReference != nil { rootView.viewLayer.setNeedsLayout() }
                tell(callback)
                forwardBegin(appearing: appearing, animated: animated)
            }
        }
    }

    /// Children whose views are inside ours go along, unless the container does that itself.
    private func forwardBegin(appearing: Bool, animated: Bool) {
        if containment.children.isEmpty || !shouldAutomaticallyForwardAppearanceMethods { return }
        containment.children.forEachUnretained { child in
            // A callback may have turned us round or taken the child away.
            guard appearance.isHeading(appearing: appearing) else { return }
            guard child.containment.isChild(of: self), !child.appearance.isHeading(appearing: appearing) else { return }
            // Who disappears may have left our view already.
            guard !appearing || child.isShown(in: self) else {
                // It still disappears with us, but we no longer do.
                child.goOnAlone()
                return
            }
            DeepStack.call { child.beginTransition(appearing: appearing, animated: animated, driver: .parent) }
        }
    }

    // MARK: Ending
    final func endTransition() {
        withExtendedLifetime(self) {
            let appearing = appearance.isVisible
            if appearance.isOpen { if appearing { tellIsAppearing() } else { letSuccessorsAppear() } }
            switch appearance.end() {
            case .unbalanced:
                Misuse.report(.unbalancedAppearance(controller: Diagnostics.name(self)))
            case .nothing:
                break
            case .call(let callback):
                tell(callback)
                forgetReasons()
                forwardEnd(appearing: appearing)
                if appearing { checkPlace() }
            }
        }
    }

    /// Who comes in our place is told that it appears before we are told that we have gone.
    private func letSuccessorsAppear() {
        guard appearance.driver == .hand, let parent = containment.parent, parent.containment.children.count > 1 else { return }
        parent.containment.children.forEachUnretained { sibling in
            guard sibling.appearance.owesIsAppearing, sibling.appearance.isOpen else { return }
            if sibling.appearance.driver == .hand { sibling.tellIsAppearing() }
        }
    }

    private func forwardEnd(appearing: Bool) {
        if containment.children.isEmpty { return }
        containment.children.forEachUnretained { child in
            guard child.appearance.isOpen, child.appearance.driver == .parent, child.containment.isChild(of: self),
                child.appearance.isVisible == appearing
            else { return }
            DeepStack.call { child.endTransition() }
        }
    }

    /// The end of a transition that UIKit has led. What has become of window and parent meanwhile counts from here on.
    final func endLedTransition() {
        if appearance.isOpen { endTransition() }
        guard appearance.state == .appeared, containment.parent?.appearance.isVisible != true else { return }
        if let window = rootView?.window, !window.isHidden { return }
        beginTransition(appearing: false, animated: false, driver: .window)
        AfterCommit.end(self)
    }

    // MARK: Telling
    /// Inside the window, before the first layout of this appearance; at the latest before the appearance ends.
    final func tellIsAppearing() {
        guard appearance.owesIsAppearing, let rootView, rootView.windowReference != nil, let callback = appearance.layOut()
        else {
            return
        }
        tell(callback)
    }

    private func tell(_ callback: AppearanceStateMachine.Callback) {
        let wasTelling = controllerFlags.contains(.isTelling)
        let owed = callback.owed
        controllerFlags.formUnion([.isTelling, owed])
        switch callback {
        case .willAppear(let animated):
            ControllerObservation.note(self, .viewWillAppear(animated))
            viewWillAppear(animated)
        case .isAppearing(let animated):
            ControllerObservation.note(self, .viewIsAppearing(animated))
            viewIsAppearing(animated)
        case .didAppear(let animated):
            ControllerObservation.note(self, .viewDidAppear(animated))
            viewDidAppear(animated)
        case .willDisappear(let animated):
            ControllerObservation.note(self, .viewWillDisappear(animated))
            viewWillDisappear(animated)
        case .didDisappear(let animated):
            ControllerObservation.note(self, .viewDidDisappear(animated))
            viewDidDisappear(animated)
        }
        if !wasTelling { controllerFlags.subtract(.isTelling) }
        if controllerFlags.contains(owed) { missedSuper(owed) }
    }

    /// A reason holds from the first callback of a transition to the end of its last one. Apps ask in between too: whether
    /// the controller that is presented is already going, for instance.
    final func tellsReason(_ reason: ControllerFlags) -> Bool {
        guard controllerFlags.contains(reason) else { return false }
        return controllerFlags.contains(.isTelling) || appearance.state == .appearing || appearance.state == .disappearing
    }

    /// The transition is over, and so is its reason.
    private func forgetReasons() {
        if appearance.state == .appeared {
            controllerFlags.subtract([.isMovingToParent, .isBeingPresented])
        } else if appearance.state == .disappeared {
            controllerFlags.subtract([.isMovingFromParent, .isBeingDismissed])
        }
    }

    // MARK: Windows
    /// The root view is about to come to a window that shows, or to leave one.
    final func windowWillChange(isComing: Bool) {
        if appearance.isOpen, appearance.driver == .hand { return }
        if let parent = containment.parent {
            // What a window or a parent made appear, a window takes away, whatever parent it has got since.
            let wasShownByHand = appearance.driver == .hand
            guard parent.shouldAutomaticallyForwardAppearanceMethods || (!isComing && !wasShownByHand) else { return }
            if isComing {
                joinParent(parent)
            } else if appearance.isVisible {
                beginTransition(appearing: false, animated: false, driver: .window)
            }
        } else if appearance.isHeading(appearing: isComing) == false {
            beginTransition(appearing: isComing, animated: false, driver: .window)
        }
    }

    /// A child is never more visible than its parent, and takes part in a transition that the parent is in.
    private func joinParent(_ parent: UIViewController) {
        switch parent.appearance.state {
        case .appeared: beginTransition(appearing: true, animated: false, driver: .window)
        case .appearing: beginTransition(appearing: true, animated: parent.appearance.isAnimated, driver: .parent)
        case .disappearing, .disappeared: break
        }
    }

    final func windowDidChange(isComing: Bool) {
        // Whom a callback of this very move has brought along nobody has told before.
        if appearance.isVisible != isComing { windowWillChange(isComing: isComing) }
        if appearance.owesIsAppearing { rootView?.viewLayer.setNeedsLayout() }
        guard appearance.isOpen, appearance.driver == .window, appearance.isVisible == isComing else { return }
        AfterCommit.end(self)
    }

    /// Without the parent nobody would end the transition it has begun.
    final func goOnAlone() {
        guard appearance.isOpen, appearance.driver == .parent else { return }
        appearance.handOver(to: .window)
        let isInWindow = rootView?.window.map { !$0.isHidden } ?? false
        if appearance.isVisible, !isInWindow {
            beginTransition(appearing: false, animated: false, driver: .window)
        }
        AfterCommit.end(self)
    }

    /// A view that shows already got this controller.
    final func viewJoinedBeforeOwner(_ view: UIView) {
        windowWillChange(isComing: true)
        windowDidChange(isComing: true)
    }
}

// MARK: - The view's side
extension UIViewController: ViewOwner {
    package var ownerResponder: UIResponder { self }
    package var ownerAdditionalSafeAreaInsets: UIEdgeInsets {
        guard let rarities = controllerRarities else { return .zero }
        let (own, covered) = (rarities.additionalSafeAreaInsets, rarities.coveredByPresentation)
        return UIEdgeInsets(
            top: own.top + covered.top, left: own.left + covered.left, bottom: own.bottom + covered.bottom,
            right: own.right + covered.right)
    }
    package var ownerMinimumLayoutMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins, rootView != nil else { return nil }
        return systemMinimumLayoutMargins.resolved(isRightToLeft: rootView?.isRightToLeft ?? false)
    }

    package func viewOwnerMayPlaceView(in superview: UIView) -> Bool {
        guard let refusal = ContainmentChecks.refusal(placing: self, in: superview) else { return true }
        Misuse.report(refusal)
        return false
    }

    package func viewOwnerVisibilityWillChange(isComing: Bool) { windowWillChange(isComing: isComing) }
    package func viewOwnerVisibilityDidChange(isComing: Bool) { windowDidChange(isComing: isComing) }

    package func viewOwnerWillLayoutSubviews() {
        if appearance.owesIsAppearing { tellIsAppearing() }
        ControllerObservation.note(self, .viewWillLayoutSubviews)
        viewWillLayoutSubviews()
    }

    package func viewOwnerDidLayoutSubviews() {
        ControllerObservation.note(self, .viewDidLayoutSubviews)
        viewDidLayoutSubviews()
    }
    package func viewOwnerSafeAreaInsetsDidChange() {
        ControllerObservation.note(self, .viewSafeAreaInsetsDidChange)
        expectingSuper(.owesSafeArea) { viewSafeAreaInsetsDidChange() }
    }
    package func viewOwnerLayoutMarginsDidChange() {
        ControllerObservation.note(self, .viewLayoutMarginsDidChange)
        expectingSuper(.owesMargins) { viewLayoutMarginsDidChange() }
    }
    package func viewOwnerKeyboardMoved() { keyboardMoved() }

    package func viewOwnerUpdateConstraints() {
        // A window's root has its size already; others get theirs from the layout around them.
        if appearance.owesIsAppearing, rootView?.superview is UIWindow { tellIsAppearing() }
        ControllerObservation.note(self, .updateViewConstraints)
        expectingSuper(.owesConstraints) { updateViewConstraints() }
    }

    package func viewOwnerTraitsDidChange(from previous: UITraitCollection) {
        ControllerObservation.note(self, .traitCollectionDidChange)
        traitCollectionDidChange(previous)
        if let rarities = controllerRarities, !rarities.traitRegistrations.isEmpty {
            notifyRegistrations(of: presentTraits.storage.changes(from: previous.storage), previous: previous)
        }
    }

    package var ownerTraitOverrides: UITraitCollection? { mergedTraitOverrides }
}

extension UIViewController: EndsAfterCommit {
    final var generationUnderWay: UInt32 { appearance.generation }

    final func commitEnded(_ generation: UInt32) {
        if appearance.isOpen, appearance.generation == generation { endTransition() }
    }
}
