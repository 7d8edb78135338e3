import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

/// What libraries that put something above the keyboard rely on.
@MainActor @Suite("Text / Setters by name, accessories that come late")
struct SetterByNameTests {
    @Test(.documented("FOUNDATION: responds(to:), a property that can be set has a setter"))
    func `who can set an accessory says so`() {
        let setter = Selector("setInputAccessoryView:")
        #expect(UITextField().responds(to: setter) && UITextView().responds(to: setter))
        #expect(!UIView().responds(to: setter) && !UIViewController().responds(to: setter))
        #expect(!UITextField().responds(to: Selector("setNothing:")))
        let field = UITextField()
        _ = field.perform(Selector("setPlaceholder:"), with: "Name" as NSString)
        #expect(field.placeholder == "Name")
    }

    @Test(.documented("UIResponder.reloadInputViews()"))
    func `a toolbar that is set when editing has begun stands above the keyboard`() throws {
        let scene = FieldScene("text")
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .done)]
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidBeginEditingNotification, object: scene.field, queue: nil
        ) { note in
            MainActor.assumeIsolated {
                let field = note.object as? UITextField
                field?.inputAccessoryView = bar
                field?.reloadInputViews()
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        scene.stage.usesHardwareKeyboard = false
        scene.field.becomeFirstResponder()
        scene.stage.advance(by: 1)
        let frame = try #require(Keyboard.shared.frame)
        #expect(bar.window is KeyboardWindow)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: frame.minY, width: frame.width, height: 44))
    }
}
