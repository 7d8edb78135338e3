import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What moves by itself from one controller to another is not touched on the way.
@MainActor @Suite("View controllers / Transitions / Fingers", .serialized)
struct FingersDuringTransitionTests {
    private func button(in controller: UIViewController, _ count: @escaping () -> Void) -> UIButton {
        let made = UIButton(type: .system)
        made.frame = CGRect(x: 0, y: 200, width: 320, height: 200)
        made.autoresizingMask = [.flexibleWidth]
        made.addAction(UIAction { _ in count() }, for: .touchUpInside)
        controller.view.addSubview(made)
        return made
    }

    @Test(.assumed("UIKit overlooks fingers until a presentation has ended"))
    func `an alert is not pressed while it comes or goes`() {
        let scene = AlertScene()
        scene.add("OK")
        var below = 0
        _ = button(in: scene.root) { below += 1 }
        scene.root.present(scene.alert, animated: true)
        scene.stage.advance(by: 0.1)
        let place = CGPoint(x: scene.frame("OK").midX, y: scene.frame("OK").midY)
        scene.stage.tap(at: place)
        #expect(scene.performed == [] && scene.root.presentedViewController === scene.alert)
        scene.stage.tap(at: CGPoint(x: 100, y: 220))
        scene.stage.settle()
        #expect(below == 0)
        scene.stage.tap(at: CGPoint(x: scene.frame("OK").midX, y: scene.frame("OK").midY))
        scene.stage.tap(at: CGPoint(x: 100, y: 220))
        #expect(below == 0)
        scene.stage.settle()
        #expect(scene.performed == ["OK afterwards"])
        scene.stage.tap(at: CGPoint(x: 100, y: 220))
        #expect(below == 1)
    }

    @Test(.assumed("UIKit overlooks fingers until a push has ended")) func `neither is a page that is being pushed`() {
        let scene = NavigationScene()
        var presses = 0
        _ = button(in: scene.b) { presses += 1 }
        scene.nav.pushViewController(scene.b, animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.tap(at: CGPoint(x: 310, y: 300))
        scene.stage.tap(at: CGPoint(x: 20, y: 42))
        scene.stage.settle()
        #expect(presses == 0 && scene.nav.topViewController === scene.b)
        scene.stage.tap(at: CGPoint(x: 310, y: 300))
        #expect(presses == 1)
    }

    @Test(.assumed("only fingers that come down are overlooked"))
    func `a finger that was there before goes on`() {
        let scene = NavigationScene()
        var presses = 0
        let button = button(in: scene.a) { presses += 1 }
        let finger = scene.stage.touchDown(button)
        scene.nav.present(scene.b, animated: true)
        scene.stage.advance(by: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(presses == 1)
    }

    @Test(.documented("UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)"))
    func `a transition that can be interrupted can be caught`() {
        let custom = CustomScene(.custom)
        custom.giver.presenting = InterruptibleSlide()
        var presses = 0
        button(in: custom.scene.modal) { presses += 1 }.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.2)
        custom.scene.stage.tap(at: CGPoint(x: 350, y: 300))
        #expect(presses == 1)
        custom.scene.stage.settle()
    }

    @Test(.assumed("the stage says why nothing happens")) func `a stage says that it is too early`() {
        let scene = NavigationScene()
        let button = button(in: scene.b) {}
        scene.nav.pushViewController(scene.b, animated: true)
        // The stage fails the test in words: that is what is tested.
        withKnownIssue {
            scene.stage.tap(button)
        } matching: {
            "\($0)".contains("A transition is under way")
        }
        scene.stage.settle()
        scene.stage.tap(button)
    }
}
