import AppleFoundation
import CoreGraphics
import QuartzCore

/// Tells controllers of a new size or new traits before and after they take hold: when the device turns or a window is resized.
@MainActor package enum SizeTransition {
    /// A root that has not appeared hears of its traits alone.
    static var isSilentAboutSize = false

    /// Turns the screen and all its windows.
    static func turn(
        _ screen: UIScreen, to device: Device, from previous: UIInterfaceOrientation, to orientation: UIInterfaceOrientation,
        animated: Bool
    ) {
        let old = screen.bounds
        let turning = screen.windows.filter { $0.frame == old && $0.rootViewController != nil }
        let coordinators = turning.map { window in
            let coordinator = TransitionCoordinator()
            coordinator.isAnimated = animated
            coordinator.transitionDuration = animated ? InterfaceRotation.duration : 0
            coordinator.container = window
            coordinator.targetTransform = CGAffineTransform(rotationAngle: orientation.angle - previous.angle).snapped
            return coordinator
        }
        let traits = screen.traits(of: device)
        for (window, coordinator) in zip(turning, coordinators) {
            announce(window, size: device.size, traits: traits, screenTraits: screen.traitCollection, coordinator)
        }
        let legacy = coordinators.map {
            $0.defaults.filter {
                $0.appearance.isVisible && !ControllerOverrides.overrides(.sizeTransition, in: type(of: $0))
            }
        }
        let turns = previous != orientation
        for controller in legacy.joined() where turns {
            controller.willRotate(to: orientation, duration: coordinators.first?.transitionDuration ?? 0)
        }
        screen.onTurn?(.begins)
        let change = {
            screen.take(device)
            screen.onTurn?(.takesHold)
            for window in turning {
                window.layoutIfNeeded()
            }
            for controller in legacy.joined() where turns {
                controller.willAnimateRotation(to: orientation, duration: coordinators.first?.transitionDuration ?? 0)
            }
            for coordinator in coordinators { coordinator.runAlongside() }
        }
        let finish = {
            screen.onTurn?(.isOver)
            for coordinator in coordinators { coordinator.finish() }
            for (window, _) in zip(turning, coordinators) { window.rootViewController?.controllerRarities?.coordinator = nil }
            for controller in legacy.joined() where turns { controller.didRotate(from: previous) }
        }
        if animated, UIView.areAnimationsEnabled {
            UIView.animate(withDuration: InterfaceRotation.duration, animations: change) { _ in finish() }
        } else {
            change()
            finish()
        }
    }

    /// The app gets another part of the screen, without a turn of the device.
    package static func resize(_ screen: UIScreen, to device: Device) {
        let orientation = InterfaceRotation.interfaceOrientation
        turn(screen, to: device, from: orientation, to: orientation, animated: false)
    }

    private static func announce(
        _ window: UIWindow, size: CGSize, traits: UITraitCollection, screenTraits: UITraitCollection,
        _ coordinator: TransitionCoordinator
    ) {
        guard let root = window.rootViewController else { return }
        root.rareState.coordinator = coordinator
        if traits.storage != screenTraits.storage {
            var own = traits
            if let override = root.mergedTraitOverrides { own = UITraitCollection(traitsFrom: [traits, override]) }
            if own.storage != root.presentTraits.storage { root.announce(traits: own, coordinator) }
        }
        if !isSilentAboutSize { root.announce(size: size, coordinator) }
    }
}

extension CGAffineTransform {
    /// Quarter turns without the rounding of sine and cosine.
    fileprivate var snapped: CGAffineTransform {
        CGAffineTransform(a: a.rounded(), b: b.rounded(), c: c.rounded(), d: d.rounded(), tx: 0, ty: 0)
    }
}
