import CoreGraphics
import SignIn
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The form, on a small phone.
@MainActor final class SignInScene: ExampleScene {
    let form = SignInController()
    var signedIn: [String] = []

    init(on device: SimulatedDevice = .iPhoneSE) {
        super.init(UINavigationController(rootViewController: form), on: device)
        form.whenSignedIn = { [unowned self] in signedIn.append($0) }
    }

    func bottom(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }
}

@MainActor @Suite("Examples / Sign in", .assumed("what a person expects of such a form on iOS"), .serialized)
struct SignInTests {
    @Test func `the form checks itself with each key`() {
        let scene = SignInScene()
        #expect(!scene.form.button.isEnabled)
        scene.stage.tap(scene.form.nameField)
        scene.stage.settle()
        scene.stage.type("ann @x")
        #expect(scene.form.nameField.text == "ann@x")
        #expect(scene.form.message.text == "That is no e-mail address.")
        scene.stage.type(".org\n")
        #expect(scene.form.passwordField.isFirstResponder)
        scene.stage.type("\n")
        #expect(scene.signedIn.isEmpty)
        scene.stage.type("secretly")
        #expect(scene.form.message.text == "Ready.")
        #expect(scene.form.button.isEnabled)
        scene.stage.type("\n")
        #expect(scene.signedIn == ["ann@x.org"])
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame == nil)
    }

    @Test func `what is edited stands above the keyboard`() throws {
        let scene = SignInScene()
        #expect(scene.bottom(of: scene.form.passwordField) > 667 - 258)
        scene.stage.tap(scene.form.passwordField)
        scene.stage.settle()
        let keyboard = try #require(scene.stage.keyboardFrame)
        #expect(scene.bottom(of: scene.form.passwordField) <= keyboard.minY)
        scene.stage.dismissKeyboard()
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame == nil)
    }

    @Test(arguments: ["empty", "filled"]) func `looks like a form`(_ look: String) {
        let scene = SignInScene()
        scene.stage.tap(scene.form.nameField)
        if look == "filled" { scene.stage.type("ann@x.org\nsecretly") }
        scene.stage.settle()
        assertSnapshot(of: scene.stage, named: look)
    }
}
