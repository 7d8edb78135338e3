import SignIn
import UIKit

extension Album {
    /// The form as it comes, and while it is filled in: it stands above the keyboard, upright and on its side.
    func drawSignIn() throws {
        try take("sign-in", of: UINavigationController(rootViewController: SignInController()), on: [.phone, .pad])
        try take(
            "sign-in-typing", of: UINavigationController(rootViewController: SignInController()),
            on: [.phone, .phoneLandscape], after: [fillIn])
    }

    private func fillIn(_ navigation: UINavigationController) {
        guard let form = navigation.topViewController as? SignInController else { return }
        form.nameField.becomeFirstResponder()
        form.nameField.insertText("ann@example.org")
        form.passwordField.becomeFirstResponder()
        form.passwordField.insertText("secret")
    }
}
