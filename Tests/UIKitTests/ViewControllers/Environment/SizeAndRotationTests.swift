import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Allows some orientations only.
final class OrientedController: UIViewController {
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    var rotates = true
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { rotates }
}

/// Gives each child half of its width, and may keep news to itself.
final class HalvingController: UIViewController {
    var passesOn = true
    override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if passesOn { super.viewWillTransition(to: size, with: coordinator) }
    }
}

/// Knows only the calls of iOS 7.
final class OldController: UIViewController {
    var log: [String] = []
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        log.append("will \(view.bounds.width)")
    }
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        log.append("animate \(view.bounds.width)")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        log.append("did \(fromInterfaceOrientation.rawValue)")
    }
}

final class CoordinatedController: UIViewController {
    var log: [String] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(coordinator.isAnimated) \(view.bounds.width) transform \(coordinator.targetTransform.b)")
        coordinator.animate(alongsideTransition: { [self] _ in log.append("along \(view.bounds.width)") }) { [self] context in
            log.append("done \(context.isCancelled)")
        }
    }
}

@MainActor @Suite("View controllers / Environment / Size and rotation", .serialized)
struct SizeAndRotationTests {
    private func turn(_ orientation: UIDeviceOrientation, _ stage: Stage) {
        InterfaceRotation.deviceTurned(to: orientation)
        stage.settle()
    }

    @Test(.oracle("SIZE-Z2, SIZE-Z6"))
    func `wills come from parent to child, traits before sizes, before anything changes`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder([.environment])
        turn(.landscapeLeft, stage)
        #expect(
            recorder.lines.prefix(4) == [
                "P.willTransition(to: compact/compact)", "C.willTransition(to: compact/compact)",
                "P.viewWillTransition(to: 667×375)", "C.viewWillTransition(to: 667×375)",
            ])
        #expect(recorder.entries.prefix(4).allSatisfy { $0.bounds == CGRect(x: 0, y: 0, width: 375, height: 667) })
        #expect(recorder.lines.dropFirst(4).filter { $0.contains("raitCollectionDidChange") }.count == 2)
        #expect(parent.view.bounds.size == CGSize(width: 667, height: 375) && child.view.bounds.size == parent.view.bounds.size)
        turn(.portrait, stage)
        #expect(parent.view.bounds.size == CGSize(width: 375, height: 667))
    }

    @Test(.oracle("SIZE-Z5"))
    func `without new traits only the size is told`() {
        let root = controller("R")
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = root
        stage.layoutNow()
        let recorder = LifecycleRecorder([.environment])
        turn(.landscapeRight, stage)
        #expect(recorder.take() == ["R.viewWillTransition(to: 1194×834)"])
        turn(.portrait, stage)
    }

    @Test(.documented("UIContentContainer.size(forChildContentContainer:withParentContainerSize:)"))
    func `a child hears of its own size, and only if it changes`() {
        let parent = HalvingController()
        parent.title = "P"
        let child = controller("C")
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder([.environment])
        turn(.landscapeLeft, stage)
        #expect(recorder.lines.contains("C.viewWillTransition(to: 333.5×375)"))
        turn(.portrait, stage)
        child.view.autoresizingMask = []
        child.view.frame = CGRect(x: 0, y: 0, width: 333.5, height: 375)
        recorder.clear()
        turn(.landscapeLeft, stage)
        #expect(!recorder.lines.contains { $0.hasPrefix("C.viewWillTransition") })
        turn(.portrait, stage)
    }

    @Test(.documented("UIContentContainer: overrides call super"))
    func `who does not call super keeps children and presented in the dark`() {
        let parent = HalvingController()
        parent.title = "P"
        let child = controller("C")
        let modal = controller("M")
        modal.modalPresentationStyle = .overFullScreen
        let stage = stage(showing: parent)
        parent.embed(child)
        parent.present(modal, animated: false)
        stage.settle()
        parent.passesOn = false
        let recorder = LifecycleRecorder([.environment])
        turn(.landscapeLeft, stage)
        #expect(!recorder.lines.contains { $0.hasPrefix("C.viewWill") || $0.hasPrefix("M.viewWill") })
        parent.passesOn = true
        turn(.portrait, stage)
        #expect(recorder.lines.contains("M.viewWillTransition(to: 375×667)"))
        #expect(modal.view.bounds.size == CGSize(width: 375, height: 667))
    }

    @Test(.documented("UIViewControllerTransitionCoordinator"))
    func `what is animated alongside sees the new size, and completions come last`() {
        let root = CoordinatedController()
        let stage = stage(showing: root)
        turn(.landscapeLeft, stage)
        #expect(root.log == ["will true 375.0 transform 1.0", "along 667.0", "done false"])
        #expect(root.transitionCoordinator == nil)
        turn(.portrait, stage)
    }

    @Test(.oracle("SIZE-Z42"))
    func `controllers without viewWillTransition get the old calls`() {
        let root = OldController()
        let stage = stage(showing: root)
        turn(.landscapeRight, stage)
        #expect(root.log == ["will 375.0", "animate 667.0", "did 1"])
        turn(.portrait, stage)
    }

    @Test(.oracle("SIZE-Z21"))
    func `appearing sends no size`() {
        let recorder = LifecycleRecorder([.environment])
        _ = stage(showing: controller("R"))
        #expect(recorder.take() == [])
    }

    @Test(
        .documented("UIViewController.supportedInterfaceOrientations"),
        arguments: [
            (UIInterfaceOrientationMask.portrait, UIDeviceOrientation.landscapeLeft, UIInterfaceOrientation.portrait),
            (.allButUpsideDown, .landscapeLeft, .landscapeRight), (.allButUpsideDown, .landscapeRight, .landscapeLeft),
            (.allButUpsideDown, .portraitUpsideDown, .portrait), (.landscapeLeft, .landscapeLeft, .landscapeLeft),
            (.all, .faceUp, .portrait),
        ])
    func `the interface turns where the masks allow`(
        mask: UIInterfaceOrientationMask, device: UIDeviceOrientation, expected: UIInterfaceOrientation
    ) {
        let root = OrientedController()
        root.mask = mask
        let stage = stage(showing: root)
        turn(device, stage)
        #expect(InterfaceRotation.interfaceOrientation == expected)
        #expect(stage.window.windowScene?.interfaceOrientation == expected)
        root.mask = .all
        turn(.portrait, stage)
        InterfaceRotation.turnInterface(to: .portrait, animated: false)
    }

    @Test(.documented("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()"))
    func `new masks take hold when asked for`() {
        let root = OrientedController()
        let stage = stage(showing: root)
        root.mask = .landscapeRight
        stage.layoutNow()
        #expect(InterfaceRotation.interfaceOrientation == .portrait)
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .landscapeRight)
        #expect(root.view.bounds.width == 667)
        root.mask = .all
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .portrait)
    }

    @Test(.documented("UIViewController.shouldAutorotate"))
    func `who does not rotate stays`() {
        let root = OrientedController()
        root.rotates = false
        let stage = stage(showing: root)
        turn(.landscapeLeft, stage)
        #expect(InterfaceRotation.interfaceOrientation == .portrait)
        turn(.portrait, stage)
    }

    @Test(.oracle("SIZE-O4, SIZE-O11"))
    func `a full-screen controller decides, a sheet does not`() {
        let root = OrientedController()
        root.mask = .portrait
        let stage = stage(showing: root)
        let modal = OrientedController()
        modal.mask = .landscapeRight
        modal.modalPresentationStyle = .pageSheet
        root.present(modal, animated: false)
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .portrait)
        root.dismiss(animated: false)
        stage.settle()
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .landscapeRight && modal.view.bounds.width == 667)
        root.dismiss(animated: false)
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .portrait && root.view.bounds.width == 375)
    }

    @Test(.documented("UIWindowScene.requestGeometryUpdate(_:errorHandler:)"))
    func `a geometry update turns, or says why not`() {
        let root = OrientedController()
        let stage = stage(showing: root)
        var errors = 0
        let scene = stage.window.windowScene!
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft)) { _ in
            errors += 1
        }
        stage.settle()
        #expect(scene.interfaceOrientation == .landscapeLeft && errors == 0)
        root.mask = .landscape
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)) { _ in errors += 1
        }
        #expect(errors == 1)
        root.mask = .all
        InterfaceRotation.turnInterface(to: .portrait, animated: false)
    }

    @Test(.documented("UIContentContainer.preferredContentSizeDidChange(forChildContentContainer:)"))
    func `a preferred size is told to the parent at once`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        let recorder = LifecycleRecorder([.environment])
        child.preferredContentSize = CGSize(width: 10, height: 20)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(recorder.take() == ["P.preferredContentSizeDidChange(C)"])
    }

    @Test(.documented("UIViewController.traitOverrides, setOverrideTraitCollection(_:forChild:)"))
    func `traits are overridden for a child, for oneself and below`() {
        let (parent, child, grandchild) = (controller("P"), controller("C"), controller("G"))
        _ = stage(showing: parent)
        parent.embed(child)
        child.embed(grandchild)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular && parent.traitCollection.horizontalSizeClass == .compact)
        #expect(grandchild.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        grandchild.traitOverrides.userInterfaceStyle = .dark
        #expect(
            grandchild.view.traitCollection.userInterfaceStyle == .dark && child.traitCollection.userInterfaceStyle == .light)
        child.overrideUserInterfaceStyle = .dark
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        parent.extract(child)
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
    }

    @Test(.documented("UITraitChangeObservable.registerForTraitChanges(_:handler:)"))
    func `registered closures hear of their traits`() {
        let root = controller("R")
        _ = stage(showing: root)
        var count = 0
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in count += 1 }
        root.overrideUserInterfaceStyle = .dark
        root.traitOverrides.horizontalSizeClass = .regular
        #expect(count == 1)
    }

    @Test(.oracle("LIFE-L24"))
    func `traits are predicted before there is a parent`() {
        _ = Stage(device: .iPhoneSE)
        #expect(controller("A").traitCollection.horizontalSizeClass == .compact)
    }

    @Test(.documented("UIViewController.additionalSafeAreaInsets"))
    func `additional insets reach the view and all inside`() {
        let root = controller("R")
        let recorder = LifecycleRecorder([.insets])
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = root
        let inner = UIView(frame: UIScreen.main.bounds)
        root.view.addSubview(inner)
        stage.layoutNow()
        recorder.clear()
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 0, right: 0)
        #expect(root.view.safeAreaInsets.top == 69 && inner.safeAreaInsets.top == 69 && inner.safeAreaInsets.left == 1)
        #expect(recorder.take().first == "R.viewSafeAreaInsetsDidChange()")
    }

    @Test(
        .oracle("AREA-M4"),
        arguments: [(SimulatedDevice.iPhoneSE, 16.0), (.iPadPro11, 20.0)])
    func `the root's margins are the system's minimum`(device: SimulatedDevice, margin: CGFloat) {
        let root = controller("R")
        let stage = Stage(device: device)
        stage.window.rootViewController = root
        stage.layoutNow()
        #expect(root.view.layoutMargins.left == margin && root.view.layoutMargins.top == root.view.safeAreaInsets.top)
        root.viewRespectsSystemMinimumLayoutMargins = false
        #expect(root.view.layoutMargins.left == 8)
    }
}
