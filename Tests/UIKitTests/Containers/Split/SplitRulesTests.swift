import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

private enum OwnActions {
    static let entry: Void = {
        _objcRegister({ TuningController.self }, "TuningController") { table in
            table.method("tuneIn:") { (_: TuningController, _) in nil }
        }
    }()
}

/// A container with an action of its own.
private final class TuningController: UIViewController {
    nonisolated(unsafe) var may = true
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        may && super.canPerformAction(action, withSender: sender)
    }
}

@MainActor @Suite("Containers / Split / Rules", .serialized)
struct SplitRulesTests {
    /// A large phone that is turned.
    private func phone(_ set: (SplitScene) -> Void = { _ in }) -> SplitScene {
        SplitScene(.unspecified, device: .iPhone15ProMax, set: set)
    }

    @Test(.documented("UISplitViewController.displayModeButtonItem: for the classic style"))
    func `with columns the button of the classic style does nothing`() throws {
        let scene = SplitScene(.doubleColumn)
        let mode = scene.split.displayMode
        let button = scene.split.displayModeButtonItem
        let action = try #require(button.primaryAction)
        action.performWithSender(button, target: nil)
        scene.stage.settle()
        #expect(scene.split.displayMode == mode && button.isHidden)
        let classic = SplitScene()
        let own = classic.split.displayModeButtonItem
        try #require(own.primaryAction).performWithSender(own, target: nil)
        classic.stage.settle()
        #expect(classic.split.displayMode == .secondaryOnly)
    }

    @Test(.oracle("SPLIT-12"))
    func `in one column the button of the classic style is not shown`() {
        let scene = phone()
        scene.turn(upright: false)
        let button = scene.split.displayModeButtonItem
        #expect(!scene.split.isCollapsed && !button.isHidden)
        scene.turn(upright: true)
        #expect(scene.split.isCollapsed && button.isHidden)
        scene.turn(upright: false)
        #expect(!button.isHidden)
    }

    @Test(.documented("UISplitViewControllerDelegate.primaryViewController(forCollapsing:)"))
    func `the delegate may give another primary controller for the fold`() {
        let other = controller("O")
        let scene = phone { $0.log.primaryForFold = other }
        scene.turn(upright: true)
        #expect(scene.split.isCollapsed && scene.split.viewControllers == [other])
        #expect(other.view.window != nil && scene.p.viewIfLoaded?.window == nil && scene.s.viewIfLoaded?.window == nil)
    }

    @Test(.documented("UISplitViewControllerDelegate.primaryViewController(forExpanding:)"))
    func `and another one when it unfolds`() {
        let other = controller("O")
        let scene = phone { $0.log.primaryForUnfold = other }
        scene.turn(upright: true)
        scene.turn(upright: false)
        #expect(!scene.split.isCollapsed && scene.split.viewControllers.first === other)
        #expect(other.view.window != nil && scene.p.viewIfLoaded?.window == nil)
        #expect(scene.split.viewControllers.last === scene.s && scene.s.view.window != nil)
    }

    @Test(.documented("UISplitViewControllerDelegate: show and hide come before the change"))
    func `columns are announced before anything is seen`() {
        let scene = SplitScene(.doubleColumn)
        var modes: [String] = []
        scene.log.onLine = { modes.append("\($0): \(scene.p.viewIfLoaded?.window == nil ? "away" : "there")") }
        scene.split.hide(.primary)
        scene.stage.settle()
        scene.split.show(.primary)
        scene.stage.settle()
        #expect(
            modes == [
                "willChangeTo secondaryOnly: there", "willHide primary: there", "willChangeTo oneBesideSecondary: away",
                "willShow primary: away",
            ])
    }

    @Test(.documented("UIViewController.showDetailTargetDidChangeNotification"))
    func `each fold posts once, for the split view controller itself`() {
        for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
            let scene = SplitScene(style, device: .iPhone15ProMax)
            let own = Posts(UIViewController.showDetailTargetDidChangeNotification, of: scene.split)
            let others = Posts(UIViewController.showDetailTargetDidChangeNotification, of: scene.p)
            scene.turn(upright: true)
            #expect(own.count == 1)
            scene.turn(upright: false)
            #expect(own.count == 2 && others.count == 0)
        }
    }

    @Test(
        .assumed("a fold settles what is under way"),
        arguments: [
            ("held", true), ("lifted", true), ("cancelled", true), ("held", false), ("lifted", false), ("cancelled", false),
        ])
    func `a fold while a column comes leaves every column where it belongs`(finger how: String, isAnimated: Bool) {
        let misuses = MisuseRecorder()
        let scene = SplitScene(.tripleColumn, device: .iPhone15ProMax)
        let finger = scene.stage.touchDown(at: CGPoint(x: 2, y: 200))
        finger.move(to: CGPoint(x: 200, y: 200), duration: 0.2)
        if how == "lifted" { finger.lift() }
        if how == "cancelled" { finger.cancel() }
        scene.stage.rotate(to: .portrait, animated: isAnimated)
        if how == "held" { finger.lift() }
        scene.stage.settle()
        #expect(scene.split.isCollapsed && scene.stack(.primary)?.viewControllers.count == 3)
        #expect(scene.span(scene.s) == [0, 430] && scene.span(scene.u) == nil && scene.span(scene.p) == nil)
        scene.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 400, y: 500), duration: 0.2)
        scene.stage.settle()
        #expect(scene.stack(.primary)?.viewControllers.count == 2)
        #expect(scene.span(scene.u) == [0, 430] && scene.span(scene.s) == nil && scene.span(scene.p) == nil)
        scene.turn(upright: false)
        #expect(!scene.split.isCollapsed && scene.span(scene.s) != nil)
        #expect(misuses.take() == [])
        scene.stage.expectNothingPending()
    }

    // MARK: Show and show detail
    @Test(.documented("UIViewController.targetViewController(forAction:sender:): own actions"))
    func `an app's own action finds who has it, along the parents`() {
        OwnActions.entry
        let (outer, inner, leaf) = (TuningController(), TuningController(), controller("L"))
        outer.addChild(inner)
        inner.addChild(leaf)
        let action = Selector("tuneIn:")
        #expect(leaf.targetViewController(forAction: action, sender: nil) === inner)
        inner.may = false
        #expect(leaf.targetViewController(forAction: action, sender: nil) === outer)
        outer.may = false
        #expect(leaf.targetViewController(forAction: action, sender: nil) == nil)
    }

    @Test(.documented("UIViewController.targetViewController(forAction:sender:): canPerformAction has a say"))
    func `who vetoes the action is passed over`() {
        final class Shy: UINavigationController {
            var may = false
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { may }
        }
        let root = controller("R")
        let nav = Shy(rootViewController: root)
        let action = Selector("showViewController:sender:")
        #expect(root.targetViewController(forAction: action, sender: nil) == nil)
        nav.may = true
        #expect(root.targetViewController(forAction: action, sender: nil) === nav)
    }

    @Test(.documented("UIViewController.showDetailViewController(_:sender:)"))
    func `without a target detail is presented`() {
        let stage = Stage(device: .iPhone15)
        let root = controller("R")
        stage.window.rootViewController = root
        stage.settle()
        root.showDetailViewController(controller("D"), sender: nil)
        stage.settle()
        #expect(root.presentedViewController?.title == "D")
    }

    @Test(.documented("UISplitViewController.showDetailViewController(_:sender:)"))
    func `unfolded, a stack in the secondary column is replaced as a whole`() {
        let stack = UINavigationController(rootViewController: controller("I"))
        let scene = SplitScene { $0.split.viewControllers = [$0.p, stack] }
        let new = controller("D")
        scene.split.showDetailViewController(new, sender: nil)
        scene.stage.settle()
        #expect(scene.split.viewControllers == [scene.p, new] && stack.viewIfLoaded?.window == nil)
        #expect(stack.viewControllers.count == 1)
    }

    // MARK: Width classes
    @Test(
        .oracle("SPLIT-50"),
        arguments: [
            (SimulatedDevice.iPadPro11, CGFloat(834), false), (.iPadPro11, 320, true), (.iPadPro11, 438, true),
            (.iPhone11ProMax, 896, false), (.iPhone8Plus, 736, false), (.iPhone8, 667, true), (.iPhoneX, 812, true),
        ])
    func `folded or not by the width class of the place`(device: SimulatedDevice, width: CGFloat, folds: Bool) {
        let isPhone = device.name.hasPrefix("iPhone")
        let stage = Stage(device: device)
        if isPhone { stage.rotate(to: .landscapeLeft, animated: false) }
        // Beside another app a pad's window is compact.
        if !isPhone, width < 600 { stage.window.traitOverrides.horizontalSizeClass = .compact }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller("P"), for: .primary)
        split.setViewController(controller("S"), for: .secondary)
        stage.window.rootViewController = split
        stage.settle()
        #expect(split.isCollapsed == folds)
        #expect((split.traitCollection.horizontalSizeClass == .compact) == folds)
        if isPhone { #expect(split.view.bounds.width == width) }
    }
}
