import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Split / Showing columns", .serialized)
struct SplitShowingTests {
    @Test(.documented("UISplitViewController.show(_:)"))
    func `unfolded, show and hide go to the nearest mode`() {
        let scene = SplitScene(.tripleColumn)
        #expect(scene.split.displayMode == .oneBesideSecondary)
        scene.split.show(.secondary)
        scene.split.show(.supplementary)
        scene.split.hide(.secondary)
        scene.split.hide(.primary)
        scene.stage.settle()
        #expect(scene.log.lines == [] && scene.split.displayMode == .oneBesideSecondary)
        scene.split.show(.primary)
        #expect(scene.split.transitionCoordinator != nil)
        scene.stage.settle()
        #expect(scene.split.displayMode == .twoBesideSecondary)
        #expect(scene.log.lines == ["willChangeTo twoBesideSecondary", "willShow primary"])
        #expect(scene.take() == ["P.viewWillAppear(true)", "P.viewIsAppearing(true)", "P.viewDidAppear(true)"])
        scene.clear()
        scene.split.hide(.supplementary)
        scene.stage.settle()
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.log.lines == ["willChangeTo secondaryOnly", "willHide supplementary", "willHide primary"])
        #expect(
            Set(scene.take()) == [
                "P.viewWillDisappear(true)", "U.viewWillDisappear(true)", "P.viewDidDisappear(true)",
                "U.viewDidDisappear(true)",
            ])
        #expect(scene.split.transitionCoordinator == nil)
    }

    @Test(.documented("UISplitViewController.show(_:)"))
    func `folded, show pushes what lies between, and pops what covers`() {
        let scene = SplitScene(.tripleColumn, device: .iPhone15, sideways: false)
        let stack = scene.stack(.primary)
        #expect(stack?.viewControllers.count == 3 && scene.s.view.window != nil)
        scene.split.show(.primary)
        scene.stage.settle()
        #expect(stack?.viewControllers == [scene.p] && scene.p.view.window != nil)
        scene.split.show(.secondary)
        scene.stage.settle()
        #expect(stack?.viewControllers.count == 3 && scene.s.view.window != nil)
        scene.split.show(.secondary)
        scene.split.show(.supplementary)
        scene.stage.settle()
        #expect(stack?.viewControllers.count == 2 && scene.u.view.window != nil)
        // Not on top, or the primary column: nothing.
        scene.split.hide(.secondary)
        scene.split.hide(.primary)
        scene.stage.settle()
        #expect(stack?.viewControllers.count == 2)
        scene.split.hide(.supplementary)
        scene.stage.settle()
        #expect(stack?.viewControllers == [scene.p])
    }

    @Test(.documented("UISplitViewController.show(_:)")) func `the compact column is not shown by hand`() {
        let scene = SplitScene(.doubleColumn)
        let misuses = MisuseRecorder()
        scene.split.show(.compact)
        scene.split.hide(.compact)
        #expect(misuses.take().count == 2)
    }

    @Test(.documented("UISplitViewController.displayModeButtonItem"))
    func `the button shows and hides the primary column`() {
        let scene = SplitScene(sideways: false) { scene in
            scene.split.viewControllers = [scene.p, UINavigationController(rootViewController: scene.s)]
            scene.s.navigationItem.leftBarButtonItem = scene.split.displayModeButtonItem
        }
        #expect(scene.split.displayMode == .secondaryOnly)
        let place = CGPoint(x: 28, y: 24 + 25)
        let hit = scene.stage.window.hitTest(place, with: nil)
        #expect(hit is UIControl)
        scene.stage.tap(at: place)
        scene.stage.settle()
        #expect(scene.split.displayMode == .oneOverSecondary && scene.span(scene.p) == [0, 320])
        #expect(scene.take() == ["P.viewWillAppear(true)", "P.viewIsAppearing(true)", "P.viewDidAppear(true)"])
        // Beside the column the screen is dark; a finger there sends the column away.
        scene.stage.tap(at: CGPoint(x: 700, y: 600))
        scene.stage.settle()
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.take() == ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"])
    }

    @Test(.documented("UISplitViewController.presentsWithGesture"), arguments: [true, false])
    func `a finger from the edge brings the primary column`(isOn: Bool) {
        let scene = SplitScene(sideways: false) { $0.split.presentsWithGesture = isOn }
        scene.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.3)
        scene.stage.settle()
        #expect(scene.split.displayMode == (isOn ? .oneOverSecondary : .secondaryOnly))
        #expect(
            scene.take() == (isOn ? ["P.viewWillAppear(true)", "P.viewIsAppearing(true)", "P.viewDidAppear(true)"] : []))
    }

    @Test(.documented("UISplitViewController.presentsWithGesture"))
    func `the column follows the finger, and goes back where it lets go early`() {
        let scene = SplitScene(sideways: false)
        let finger = scene.stage.touchDown(at: CGPoint(x: 2, y: 500))
        finger.move(to: CGPoint(x: 122, y: 500), duration: 0.4)
        #expect(scene.take() == ["P.viewWillAppear(true)", "P.viewIsAppearing(true)"])
        let right = scene.p.view.superview?.layer.presentation()?.frame.maxX ?? 0
        #expect(right > 90 && right < 130)
        finger.move(to: CGPoint(x: 60, y: 500), duration: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(scene.split.displayMode == .secondaryOnly && scene.p.view.window == nil)
        #expect(scene.take() == ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"])
        scene.stage.expectNothingPending()
    }

    // MARK: Three columns
    private func press(_ label: String, in scene: SplitScene) {
        var pending: [UIView] = [scene.stage.window]
        while let view = pending.popLast() {
            if view.isHidden { continue }
            if view.accessibilityLabel == label {
                scene.stage.tap(view)
                return scene.stage.settle()
            }
            pending += view.subviews
        }
        Issue.record("nobody is called \(label)")
    }

    @Test(.documented("UISplitViewController.displayModeButtonVisibility"), arguments: [true, false])
    func `among three columns the button brings the next one`(isSideways: Bool) {
        let scene = SplitScene(.tripleColumn, sideways: isSideways)
        let split = scene.split
        let (one, two): (UISplitViewController.DisplayMode, UISplitViewController.DisplayMode) =
            isSideways ? (.oneBesideSecondary, .twoBesideSecondary) : (.oneOverSecondary, .twoOverSecondary)
        if isSideways {
            #expect(split.displayMode == one)
        } else {
            #expect(split.displayMode == .secondaryOnly)
            press("Sidebar", in: scene)
        }
        #expect(split.displayMode == one && scene.p.viewIfLoaded?.window == nil && scene.u.view.window != nil)
        scene.clear()
        press("Sidebar", in: scene)
        #expect(split.displayMode == two && scene.p.view.window != nil && scene.u.view.window != nil)
        #expect(scene.take() == ["P.viewWillAppear(true)", "P.viewIsAppearing(true)", "P.viewDidAppear(true)"])
        press("Sidebar", in: scene)
        #expect(split.displayMode == one && scene.p.view.window == nil && scene.u.view.window != nil)
        #expect(scene.take() == ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"])
    }

    @Test(.documented("UISplitViewController.presentsWithGesture"))
    func `among three columns a finger from the edge brings the next one`() {
        let scene = SplitScene(.tripleColumn)
        let split = scene.split
        #expect(split.displayMode == .oneBesideSecondary)
        let finger = scene.stage.touchDown(at: CGPoint(x: 2, y: 500))
        finger.move(to: CGPoint(x: 100, y: 500), duration: 0.4)
        finger.move(to: CGPoint(x: 40, y: 500), duration: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(split.displayMode == .oneBesideSecondary && scene.p.viewIfLoaded?.window == nil)
        scene.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.3)
        scene.stage.settle()
        #expect(split.displayMode == .twoBesideSecondary && scene.p.view.window != nil)
        // There is no further one.
        scene.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.3)
        scene.stage.settle()
        #expect(split.displayMode == .twoBesideSecondary)
        scene.stage.expectNothingPending()
    }

    @Test(.documented("UISplitViewController.showsSecondaryOnlyButton"))
    func `a button gives the secondary column all the width, and back`() {
        let scene = SplitScene(.tripleColumn) { $0.split.showsSecondaryOnlyButton = true }
        press("Full Width", in: scene)
        #expect(scene.split.displayMode == .secondaryOnly && scene.u.view.window == nil)
        press("Sidebar", in: scene)
        #expect(scene.split.displayMode == .oneBesideSecondary && scene.u.view.window != nil)
    }
}
