import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A screen on which alert views come up.
@MainActor private struct AlertViewScene {
    let stage = Stage()
    let root = controller("R")

    init() {
        stage.window.rootViewController = root
        stage.layoutNow()
        _ = PresentationJournal.take()
    }

    func show(_ view: UIAlertView) {
        view.show()
        stage.settle()
    }

    func tap(_ title: String) {
        stage.tap(title)
        stage.settle()
    }

    /// Whether a button can be seen, in whatever window.
    func isThere(_ title: String) -> Bool {
        stage.window.screen.windows.contains { window in
            var pending: [UIView] = [window]
            while let view = pending.popLast() {
                if view.accessibilityLabel == title, view.accessibilityTraits.contains(.button) { return true }
                pending += view.subviews
            }
            return false
        }
    }
}

@MainActor @Suite("View controllers / Alerts / Alert views")
struct AlertViewTests {
    @Test(.documented("UIAlertView")) func `buttons are told by numbers, in the order of adding`() {
        let view = UIAlertView(
            title: "Delete?", message: "For ever.", delegate: nil, cancelButtonTitle: "No", otherButtonTitles: "Yes", "Later")
        #expect(view.title == "Delete?" && view.message == "For ever." && view.numberOfButtons == 3)
        #expect(view.cancelButtonIndex == 0 && view.firstOtherButtonIndex == 1)
        #expect(view.addButton(withTitle: "Never") == 3 && view.buttonTitle(at: 3) == "Never" && view.buttonTitle(at: 4) == nil)
        let plain = UIAlertView()
        #expect(plain.cancelButtonIndex == -1 && plain.firstOtherButtonIndex == -1 && !plain.isVisible)
        #expect(plain.addButton(withTitle: "OK") == 0 && plain.firstOtherButtonIndex == 0)
    }

    @Test(.documented("UIAlertViewDelegate"))
    func `the delegate hears of the button before the alert goes, and of its coming and going`() {
        let scene = AlertViewScene()
        let hearer = AlertViewHearer()
        let view = UIAlertView(title: "Delete?", message: nil, delegate: hearer, cancelButtonTitle: "No")
        view.addButton(withTitle: "Yes")
        scene.show(view)
        #expect(view.isVisible && scene.isThere("Yes") && !scene.stage.window.isKeyWindow)
        #expect(PresentationJournal.take() == ["will present", "did present"])
        scene.tap("Yes")
        #expect(PresentationJournal.take() == ["clicked 1", "will dismiss 1", "did dismiss 1"])
        #expect(!view.isVisible && !scene.isThere("Yes") && scene.stage.window.isKeyWindow)
        #expect(scene.root.presentedViewController == nil)
    }

    @Test(.documented("UIAlertView.dismiss(withClickedButtonIndex:animated:)"))
    func `a program that takes the alert away has clicked nothing; it may be shown again`() {
        let scene = AlertViewScene()
        let hearer = AlertViewHearer()
        let view = UIAlertView(title: "Wait", message: nil, delegate: hearer, cancelButtonTitle: "Stop")
        scene.show(view)
        view.dismiss(withClickedButtonIndex: 0, animated: true)
        scene.stage.settle()
        #expect(PresentationJournal.take() == ["will present", "did present", "will dismiss 0", "did dismiss 0"])
        scene.show(view)
        #expect(view.isVisible && scene.isThere("Stop"))
    }

    @Test(.documented("UIAlertView.alertViewStyle, textField(at:)"))
    func `fields come with the style, and the delegate says when there is enough in them`() {
        let scene = AlertViewScene()
        let hearer = AlertViewHearer()
        hearer.allows = false
        let view = UIAlertView(title: "Sign in", message: nil, delegate: hearer, cancelButtonTitle: "Cancel")
        view.addButton(withTitle: "Go")
        view.alertViewStyle = .loginAndPasswordInput
        #expect(view.textField(at: 0)?.isSecureTextEntry == false && view.textField(at: 1)?.isSecureTextEntry == true)
        #expect(view.textField(at: 2) == nil)
        scene.show(view)
        scene.tap("Go")
        #expect(view.isVisible)
        hearer.allows = true
        view.textField(at: 0)?.text = "anna"
        view.textField(at: 0)?.sendActions(for: .editingChanged)
        scene.tap("Go")
        #expect(!view.isVisible && PresentationJournal.take().contains("clicked 1"))
    }

    @Test(.ours) func `what nobody holds is shown all the same, and gone afterwards`() {
        let scene = AlertViewScene()
        weak var weakly: UIAlertView?
        do {
            let view = UIAlertView(title: "Victory", message: "You won!", delegate: nil, cancelButtonTitle: "OK")
            weakly = view
            scene.show(view)
        }
        #expect(weakly != nil && scene.isThere("OK"))
        scene.tap("OK")
        #expect(weakly == nil && !scene.isThere("OK"))
    }
}
