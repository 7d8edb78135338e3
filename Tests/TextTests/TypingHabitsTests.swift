import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite("Text / Habits of typing", .serialized)
struct TypingHabitsTests {
    // MARK: Secrets
    @Test(.documented("UITextInputTraits.isSecureTextEntry: the letter typed last shows for a moment"))
    func `of a secret the letter typed last shows for a moment`() {
        let scene = FieldScene()
        scene.field.isSecureTextEntry = true
        scene.field.becomeFirstResponder()
        scene.stage.type("a")
        scene.stage.type("b")
        let content = scene.field.editing.content
        #expect(content.shownString == "•b" && scene.field.accessibilityValue == "••" && scene.field.text == "ab")
        scene.stage.advance(by: 1.1)
        #expect(content.shownString == "••")
        scene.stage.type("c")
        #expect(content.shownString == "••c")
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(content.shownString == "••")
        scene.stage.type("d")
        scene.field.resignFirstResponder()
        #expect(content.shownString == "•••")
        scene.field.becomeFirstResponder()
        scene.field.insertText("xyz")
        #expect(content.shownString == "•••")
        scene.stage.paste("p")
        #expect(content.shownString == "••••")
        scene.stage.insert("👍")
        #expect(content.shownString == "•••••")
    }

    @Test(.oracle("TEXT-R9"))
    func `a text that becomes secret while it is edited goes with the next key, and one that is shown stays`() {
        let scene = FieldScene("open")
        scene.field.becomeFirstResponder()
        scene.field.isSecureTextEntry = true
        scene.stage.type("x")
        #expect(scene.field.text == "x")
        scene.field.isSecureTextEntry = false
        scene.stage.type("y")
        #expect(scene.field.text == "xy" && scene.field.editing.content.shownString == "xy")
    }

    // MARK: Bold and the like
    private func font(_ text: NSAttributedString, _ place: Int) -> UIFont? {
        text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }

    @Test(.documented("UITextView.allowsEditingTextAttributes; UIResponderStandardEditActions.toggleBoldface(_:)"))
    func `letters of a text view are made bold, slanted and underlined by keys, and undone`() {
        let scene = ViewScene("one two").begun()
        let view = scene.view
        scene.select(0, 3)
        scene.stage.type("b", holding: .command)
        #expect(font(view.attributedText, 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        #expect(!view.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
        view.allowsEditingTextAttributes = true
        scene.stage.type("b", holding: .command)
        scene.stage.type("u", holding: .command)
        #expect(font(view.attributedText, 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
        #expect(font(view.attributedText, 4)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        #expect(scene.log.take().contains("did change") && view.selectedRange == NSRange(location: 0, length: 3))
        // Where only a part is bold, all of it is made so.
        scene.select(0, 7)
        view.toggleBoldface(nil)
        #expect(font(view.attributedText, 5)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        view.toggleBoldface(nil)
        #expect(font(view.attributedText, 1)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        view.undoManager?.undo()
        #expect(font(view.attributedText, 5)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        view.undoManager?.undo()
        view.undoManager?.undo()
        view.undoManager?.undo()
        #expect(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil) == nil)
        #expect(font(view.attributedText, 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        view.undoManager?.redo()
        #expect(font(view.attributedText, 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @Test(.documented("UITextView.typingAttributes"))
    func `with a caret they are those of what is typed next`() {
        let scene = ViewScene("a").begun()
        scene.view.allowsEditingTextAttributes = true
        scene.select(1)
        scene.stage.type("i", holding: .command)
        scene.stage.type("b")
        #expect(font(scene.view.attributedText, 0)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == false)
        #expect(font(scene.view.attributedText, 1)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    }

    @Test(.documented("UITextField.allowsEditingTextAttributes"))
    func `a field's letters, too, but not those of secrets`() {
        let scene = FieldScene("one two").begun()
        scene.field.allowsEditingTextAttributes = true
        scene.field.select(4, 7)
        #expect(scene.field.canPerformAction(Selector("toggleUnderline:"), withSender: nil))
        scene.field.toggleUnderline(nil)
        let text = scene.field.attributedText
        #expect(text?.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
        #expect(text?.attribute(.underlineStyle, at: 1, effectiveRange: nil) == nil)
        #expect(scene.field.text == "one two" && scene.field.selectedText == "two")
        scene.field.isSecureTextEntry = true
        #expect(!scene.field.canPerformAction(Selector("toggleUnderline:"), withSender: nil))
    }

    @Test(.assumed("the edit menu has a menu for formats where letters may be changed"))
    func `the edit menu offers them`() {
        let scene = ViewScene("one two").begun()
        func offered() -> [String] { EditActionsOffered.standardMenu(for: scene.view).children.map(\.title) }
        scene.select(0, 3)
        #expect(!offered().contains("Format"))
        scene.view.allowsEditingTextAttributes = true
        #expect(offered().last == "Format")
        scene.select(0)
        #expect(!offered().contains("Format"))
    }

    // MARK: Signs
    @Test(.documented("UITextSmartQuotesType, UITextSmartDashesType"))
    func `quotes and dashes become those of print where a text says so`() {
        let scene = ViewScene().begun()
        scene.stage.type("\"a\" --")
        #expect(scene.view.text == "\"a\" --")
        scene.view.text = ""
        scene.view.smartQuotesType = .yes
        scene.view.smartDashesType = .yes
        _ = scene.log.take()
        scene.stage.type("\"don't\" ('a') --")
        #expect(scene.view.text == "“don’t” (‘a’) —")
        #expect(scene.log.take().contains("should change 14,1 '—'"))
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "“don’t” (‘a’) -")
        let field = FieldScene().begun()
        field.field.smartQuotesType = .yes
        field.stage.type("\"x\"")
        #expect(field.field.text == "“x”")
        field.field.insertText("\"")
        #expect(field.field.text == "“x”\"")
    }

    @Test(.documented("UITextSmartInsertDeleteType"))
    func `words that are pasted and cut take their spaces along where a text says so`() {
        let scene = ViewScene("one two").begun()
        scene.view.smartInsertDeleteType = .yes
        scene.select(3)
        scene.stage.paste("and")
        #expect(scene.view.text == "one and two")
        scene.select(4, 3)
        scene.view.cut(nil)
        #expect(scene.view.text == "one two" && UIPasteboard.general.string == "and")
        scene.select(1, 1)
        scene.view.cut(nil)
        #expect(scene.view.text == "oe two")
        scene.select(0)
        scene.stage.paste(", ")
        #expect(scene.view.text == ", oe two")
    }
}

@MainActor @Suite("Text / Lines of the sheet", .serialized)
struct TextSheetTests {
    @Test(.documented("UITextFieldDelegate.textFieldShouldReturn(_:)"))
    func `return in a field is no text, and nobody is asked to change anything`() {
        let scene = FieldScene("a").begun()
        scene.stage.type("\n")
        #expect(scene.log.take() == ["should return", "event primary"] && scene.field.text == "a")
    }

    @Test(.oracle("TEXT-T10"))
    func `what is deleted forward is told of and nobody is asked`() {
        let scene = FieldScene("abc").begun()
        scene.field.select(1, 1)
        _ = scene.log.take()
        scene.stage.type(.keyboardDeleteForward)
        #expect(scene.field.text == "ac" && scene.log.take() == ["event changed", "note changed"])
    }

    @Test(.documented("UIResponder.inputAccessoryView: of a controller that is first responder, at the bottom of the screen"))
    func `a controller's accessory stands at the bottom`() {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let stage = Stage()
        stage.usesHardwareKeyboard = false
        let log = FieldLog()
        let chat = Chat()
        stage.window.rootViewController = chat
        stage.settle()
        log.watchKeyboard()
        chat.becomeFirstResponder()
        #expect(log.take() == ["keys will change", "keys will show"])
        stage.settle()
        #expect(stage.keyboardFrame == CGRect(x: 0, y: 852 - 84, width: 393, height: 84))
        #expect(chat.bar.window != nil && chat.bar.frame.width == 393)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        chat.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        #expect(abs((stage.keyboardFrame?.height ?? 0) - 386) < 0.01)
        field.resignFirstResponder()
        chat.resignFirstResponder()
        stage.settle()
    }

    @Test(.documented("UITextField.leftViewRect(forBounds:), leftView: at the leading side"))
    func `the left view stands at the right where people read from there, and its rectangle follows`() {
        let scene = FieldScene()
        scene.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.field.leftViewMode = .always
        let usual = scene.field.leftViewRect(forBounds: scene.field.bounds)
        scene.field.semanticContentAttribute = .forceRightToLeft
        scene.stage.layoutNow()
        #expect(usual.minX == 0)
        #expect(scene.field.leftView?.frame.maxX == scene.field.bounds.maxX)
    }
}
