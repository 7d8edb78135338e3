import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What fields do, line by line of what is known of them.
@MainActor @Suite("Text / Facts / Fields", .serialized)
struct FieldFactsTests {
    // MARK: Beginning
    @Test(.documented("UITextFieldDelegate.textFieldShouldBeginEditing(_:)"))
    func `who isn't allowed to begin leaves the other first responder in peace`() {
        let scene = FieldScene().begun()
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 250, height: 34))
        scene.stage.window.addSubview(other)
        let refusing = FieldLog()
        refusing.mayBegin = false
        other.delegate = refusing
        #expect(!other.becomeFirstResponder())
        #expect(scene.field.isFirstResponder && scene.log.take().isEmpty)
        #expect(refusing.take() == ["should begin"])
    }

    @Test(.assumed("a swizzle that called it made another field end twice: the delegate is asked in it"))
    func `whether it can become first responder is the delegate's to say`() {
        let scene = FieldScene()
        scene.field.delegate = scene.log
        #expect(scene.field.canBecomeFirstResponder)
        #expect(scene.log.take() == ["should begin"])
        scene.log.mayBegin = false
        #expect(!scene.field.canBecomeFirstResponder)
    }

    // MARK: Return
    @Test(.documented("UIControl.Event.editingDidEndOnExit, primaryActionTriggered"))
    func `return ends on exit, and then triggers the primary action`() {
        let scene = FieldScene()
        scene.log.watch(scene.field, [(.editingDidEndOnExit, "event exit"), (.primaryActionTriggered, "event primary")])
        scene.field.becomeFirstResponder()
        _ = scene.log.take()
        scene.stage.type("\n")
        #expect(scene.log.take().prefix(3) == ["should return", "event exit", "event primary"])
        #expect(!scene.field.isFirstResponder)
    }

    @Test(.documented("UITextFieldDelegate.textFieldShouldReturn(_:) is optional"))
    func `a delegate without an answer to return lets it through`() {
        final class Silent: NSObject, UITextFieldDelegate {}
        let scene = FieldScene()
        let silent = Silent()
        scene.field.delegate = silent
        var triggered = 0
        scene.field.addAction(UIAction { _ in triggered += 1 }, for: .primaryActionTriggered)
        scene.field.becomeFirstResponder()
        scene.stage.type("\n")
        #expect(triggered == 1 && scene.field.isFirstResponder)
    }

    // MARK: Clearing
    @Test(.assumed("as on iOS: the button that clears begins editing, too"))
    func `the clear button of a field that isn't edited makes it first responder`() {
        let scene = FieldScene("text")
        scene.field.clearButtonMode = .always
        scene.log.watch(scene.field)
        scene.stage.layoutNow()
        scene.stage.tap("Clear text")
        #expect(scene.field.isFirstResponder && scene.field.text == "")
        let lines = scene.log.take()
        #expect(lines.contains("should clear") && lines.contains("did begin"))
        #expect(!lines.contains { $0.hasPrefix("should change") })
    }

    // MARK: Secrets
    @Test(.documented("UITextInputTraits.isSecureTextEntry: no copy, no cut"))
    func `secret text isn't cut`() {
        let scene = FieldScene("secret").begun()
        scene.field.isSecureTextEntry = true
        UIPasteboard.general.string = "before"
        scene.field.selectAll(nil)
        #expect(!scene.field.canPerformAction(Selector("cut:"), withSender: nil))
        scene.stage.type("x", holding: .command)
        #expect(scene.field.text == "secret" && UIPasteboard.general.string == "before")
    }

    @Test(.assumed("delegates can't see that a secret goes as a whole"))
    func `the key that replaces a secret is asked about like any other`() {
        let scene = FieldScene("secret")
        scene.field.isSecureTextEntry = true
        _ = scene.begun()
        scene.stage.type("x")
        #expect(scene.log.take().first == "should change 6,0 'x'")
        #expect(scene.field.text == "x")
    }

    // MARK: Composing and typing
    @Test(.assumed("apps look at the marked range before they count characters"))
    func `each step of composing is asked about and told`() {
        let scene = FieldScene("a").begun()
        scene.stage.compose("n")
        scene.stage.compose("に")
        let lines = scene.log.take()
        #expect(lines.filter { $0.hasPrefix("should change") }.count == 2)
        #expect(lines.filter { $0 == "event changed" }.count == 2)
        #expect(scene.field.markedTextRange != nil)
    }

    @Test(.documented("UITextInput.markedTextRange: nil where nothing is composed"))
    func `a text that is set while something is composed isn't marked`() {
        let scene = FieldScene("a").begun()
        scene.stage.compose("に")
        scene.field.text = "b"
        #expect(scene.field.markedTextRange == nil && scene.field.text == "b")
        let viewScene = ViewScene("a").begun()
        viewScene.stage.compose("に")
        viewScene.view.text = "b"
        #expect(viewScene.view.markedTextRange == nil && viewScene.view.text == "b")
    }

    @Test(.assumed("as in programs that format numbers while they are typed"))
    func `a delegate that inserts itself and refuses isn't asked again`() {
        let scene = FieldScene().begun()
        scene.log.mayChange = { field, _, text in
            field.insertText(text.uppercased())
            return false
        }
        scene.stage.type("a")
        #expect(scene.field.text == "A")
        #expect(scene.log.take().filter { $0.hasPrefix("should change") } == ["should change 0,0 'a'"])
    }

    @Test(.assumed("a comment in React Native's adapter"))
    func `typing doesn't go through the selection that a program sets`() {
        final class Counting: UITextField {
            var sets = 0
            override var selectedTextRange: UITextRange? {
                get { super.selectedTextRange }
                set {
                    sets += 1
                    super.selectedTextRange = newValue
                }
            }
        }
        let scene = FieldScene { Counting() }
        _ = scene.begun()
        let field = scene.field as! Counting
        let before = field.sets
        scene.stage.type("abc")
        #expect(field.sets == before && field.caret == 3)
    }

    @Test(.documented("UITextField.defaultTextAttributes"))
    func `new text looks as it does by default, and all of it where that is set`() {
        let scene = FieldScene("ab").begun()
        scene.field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        scene.field.defaultTextAttributes = [.foregroundColor: UIColor.blue, .kern: 2]
        scene.stage.type("c")
        let text = scene.field.attributedText!
        for index in 0..<3 {
            #expect(text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor == .blue)
            #expect((text.attribute(.kern, at: index, effectiveRange: nil) as? NSNumber)?.intValue == 2)
        }
    }

    // MARK: What programs set
    @Test(.documented("UITextField.text, attributedText, textColor, textAlignment"))
    func `plain text drops attributes, and colours and alignments apply to all of a styled one`() {
        let field = UITextField()
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        style.lineSpacing = 3
        field.attributedText = NSAttributedString(
            string: "ab", attributes: [.kern: 5, .foregroundColor: UIColor.red, .paragraphStyle: style])
        field.textColor = .green
        field.textAlignment = .right
        let text = field.attributedText!
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .green)
        let shown = text.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle
        #expect(shown?.alignment == .right && shown?.lineSpacing == 3)
        field.text = "plain"
        #expect(field.attributedText!.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test(.documented("UITextField.interactionState"))
    func `what is selected is given out and taken back`() {
        let field = UITextField()
        field.text = "some words"
        field.select(2, 6)
        let state = field.interactionState
        field.text = "other words"
        #expect(field.caret == 11)
        field.interactionState = state
        #expect(field.selectedText == "her ")
        field.text = "abc"
        field.interactionState = state
        #expect(field.selectedText == "c", "as far as the text reaches")
        field.interactionState = "something else"
        #expect(field.selectedText == "c")
    }

    @Test(.documented("UITextField.didEndEditingReasonUserInfoKey"))
    func `the notification says why editing has ended`() {
        let scene = FieldScene().begun()
        scene.field.resignFirstResponder()
        #expect(scene.log.last?.name == UITextField.textDidEndEditingNotification)
        let reason = scene.log.last?.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
        #expect(reason == UITextField.DidEndEditingReason.committed.rawValue)
    }

    // MARK: Keys
    @Test(.assumed("as on iOS with keys attached"))
    func `tab and escape are no text`() {
        let scene = FieldScene("a").begun()
        scene.stage.type(.keyboardTab)
        scene.stage.type(.keyboardEscape)
        #expect(scene.field.text == "a" && scene.field.isFirstResponder)
    }

    @Test(.documented("UIResponderStandardEditActions: menus and keys send the same actions"))
    func `who overrides copying and pasting is asked by keys as well`() {
        final class Own: UITextField {
            var done: [String] = []
            override func copy(_ sender: Any?) { done.append("copy") }
            override func paste(_ sender: Any?) { done.append("paste") }
        }
        let scene = FieldScene("words") { Own() }
        _ = scene.begun()
        UIPasteboard.general.string = "x"
        scene.field.selectAll(nil)
        scene.stage.type("c", holding: .command)
        scene.stage.type("v", holding: .command)
        #expect((scene.field as! Own).done == ["copy", "paste"] && scene.field.text == "words")
    }

    @Test(.documented("UIResponder.reloadInputViews(): of the first responder"))
    func `input views of one that isn't edited don't come by reloading`() {
        let scene = FieldScene(hardware: false)
        scene.log.watchKeyboard()
        scene.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        scene.field.reloadInputViews()
        #expect(scene.stage.keyboardFrame == nil && scene.log.take().isEmpty)
    }
}
