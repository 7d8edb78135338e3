import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("View controllers / A keyboard of an app's own")
struct InputViewControllerTests {
    @Test(.documented("UIInputViewController.inputView: the controller's view"))
    func `its view is an input view that looks as a keyboard`() {
        let controller = UIInputViewController()
        #expect(controller.inputView?.inputViewStyle == .keyboard && controller.view === controller.inputView)
        let own = UIInputView(frame: .zero, inputViewStyle: .default)
        controller.inputView = own
        #expect(controller.view === own)
    }

    @Test(.ours) func `it has no document to type into`() {
        let proxy = UIInputViewController().textDocumentProxy
        proxy.insertText("a")
        #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
    }
}
