import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

extension Proofs {
    @MainActor
    @Suite("UIKit proofs / Exchanged methods", .documented("OBJC-RUNTIME: method_exchangeImplementations(_:_:)"))
    struct ExchangeTests {
        init() { _ = Journal.take() }

        private func appear(_ controller: UIViewController) {
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }

        @Test func `an exchanged method of UIKit's class is called, and reaches the original under its own name`() {
            UIViewController.exchangeAppearing()
            defer { UIViewController.exchangeAppearing() }
            appear(UIViewController())
            #expect(Journal.take() == ["tracked UIViewController false"])
        }

        @Test func `an override that calls super sees the exchanged method`() {
            UIViewController.exchangeLoading()
            defer { UIViewController.exchangeLoading() }
            CallingController().loadViewIfNeeded()
            #expect(Journal.take() == ["loads", "before tracked_viewDidLoad()", "after", "loaded"])
            SilentController().loadViewIfNeeded()
            #expect(Journal.take() == ["silent"])
        }

        @Test func `exchanged twice, everything is as before`() {
            UIViewController.exchangeLoading()
            UIViewController.exchangeLoading()
            CallingController().loadViewIfNeeded()
            #expect(Journal.take() == ["loads", "loaded"])
        }

        @Test func `a class's own override is exchanged for that class and its subclasses`() {
            SwappedController.exchangeOwn()
            SwappedController().loadViewIfNeeded()
            #expect(Journal.take() == ["own", "other"])
            OwnersChild().loadViewIfNeeded()
            #expect(Journal.take() == ["own", "other", "child"])
            CallingController().loadViewIfNeeded()
            #expect(Journal.take() == ["loads", "loaded"])
            SwappedController.exchangeOwn()
            SwappedController().loadViewIfNeeded()
            #expect(Journal.take() == ["own"])
        }

        @Test func `a class without an override gets one, and others don't`() {
            BareController.add()
            BareController().loadViewIfNeeded()
            #expect(Journal.take() == ["added"])
            UIViewController().loadViewIfNeeded()
            #expect(Journal.take() == [])
        }

        @Test func `setters, layout, actions, presentations and moves can be exchanged`() {
            UILabel.exchangeText()
            let label = UILabel()
            label.text = "low"
            UILabel.exchangeText()
            #expect(label.text == "LOW")

            UIView.exchangeLayout()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.tag = 7
            view.setNeedsLayout()
            view.layoutIfNeeded()
            UIView.exchangeLayout()
            #expect(Journal.take() == ["lays out 7"])

            UIView.exchangeHiding()
            view.isHidden = true
            UIView.exchangeHiding()
            #expect(Journal.take() == ["hides true"])
            #expect(!view.isHidden)

            UIControl.exchangeSending()
            let panel = ActionPanel()
            panel.connect()
            panel.control.sendActions(for: .touchDown)
            UIControl.exchangeSending()
            #expect(Journal.take() == ["sends inExtension", "in extension"])

            UIViewController.exchangeMoving()
            let parent = UIViewController()
            let child = UIViewController()
            parent.addChild(child)
            child.didMove(toParent: parent)
            UIViewController.exchangeMoving()
            #expect(Journal.take() == ["moved true"])
        }

        @Test func `what an exchanged method returns is returned`() {
            UINavigationController.exchangePopping()
            defer { UINavigationController.exchangePopping() }
            let root = UIViewController()
            let top = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            navigation.pushViewController(top, animated: false)
            #expect(navigation.popViewController(animated: false) === top)
            #expect(Journal.take() == ["pops"])
        }

        @Test(.documented("OBJC-RUNTIME: class_getClassMethod(_:_:)"))
        func `the main screen may be exchanged for one of a test's own`() {
            let main = UIScreen.main
            UIScreen.exchangeMain()
            #expect(UIScreen.main is OtherScreen && UIScreen.main.bounds.width == 480)
            UIScreen.exchangeMain()
            #expect(UIScreen.main === main)
            #expect(Journal.take() == [])
        }

        @Test(.documented("OBJC-RUNTIME: imp_implementationWithBlock(_:)"))
        func `a closure becomes an implementation, and calls the one before`() {
            Hooks.hookAppearing()
            appear(UIViewController())
            #expect(Journal.take() == ["hooked false"])
            Hooks.unhookAppearing()
            appear(UIViewController())
            #expect(Journal.take() == [])
        }

        @Test(.documented("OBJC-RUNTIME: class_addMethod(_:_:_:_:)"))
        func `an added method is found by its name, once`() {
            #expect(Hooks.addGreeting())
            #expect(!Hooks.addGreeting())
            let controller = BareController()
            #expect(controller.responds(to: Selector("greet")))
            controller.perform(Selector("greet"))
            #expect(Journal.take() == ["greets"])
            #expect(Hooks.unknown())
        }
    }

    @MainActor @Suite("UIKit proofs / Members of extensions", .documented("SWIFT-OBJC: runtime features"))
    struct ExtensionMemberTests {
        @Test func `an override of what an extension adds is called through the base class`() {
            #expect(
                refreshAll([UIView(), RefreshingView(), DeeperView(), PlainView(), UIImageView(), UILabel()]) == [
                    "view 1", "refreshing(view 2)", "deeper(refreshing(view 2))", "plain(view 1)", "image(view 1)", "view 1",
                ])
            #expect(DeeperView().refresh(0) == "deeper(refreshing(view 1))")
            #expect(UIImageView().refresh(3) == "image(view 3)")
        }

        @Test func `overridden properties are read and written through the base class`() {
            #expect(kinds([UIView(), RefreshingView(), DeeperView()]) == ["view", "refreshing view", "refreshing view"])
            let view: UIView = RefreshingView()
            view.strength = 4
            #expect(view.tag == 5)
            #expect(view.strength == 10)
        }

        @Test func `a declared name is the override's too`() {
            #expect(hints([UIView(), RefreshingView()]) == [false, true])
        }
    }
}
