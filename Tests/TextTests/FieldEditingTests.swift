import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Text / Begin and end of editing", .serialized)
struct FieldBeginningTests {
    @Test(.documented("UITextFieldDelegate: the order of its methods; control events and notifications come with them"))
    func `editing begins and ends in order`() {
        let scene = FieldScene()
        scene.log.watch(scene.field)
        #expect(scene.field.becomeFirstResponder())
        #expect(scene.log.take() == ["should begin", "did begin", "event begin", "note begin"])
        #expect(scene.field.isEditing)
        #expect(scene.field.resignFirstResponder())
        #expect(scene.log.take() == ["should end", "did end", "event end", "note end"])
        #expect(!scene.field.isEditing)
    }

    @Test(.documented("UITextFieldDelegate.textFieldShouldBeginEditing(_:)"))
    func `who isn't allowed to begin leaves everything as it was`() {
        let scene = FieldScene()
        scene.log.watch(scene.field)
        scene.log.mayBegin = false
        #expect(!scene.field.becomeFirstResponder())
        #expect(scene.log.take() == ["should begin"])
        #expect(!scene.field.isFirstResponder)
    }

    @Test(.oracle("TEXT-E7"))
    func `the other field ends inside of the new one's beginning`() {
        let scene = FieldScene()
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 250, height: 34))
        scene.stage.window.addSubview(other)
        scene.field.accessibilityIdentifier = "A "
        other.accessibilityIdentifier = "B "
        scene.field.delegate = scene.log
        other.delegate = scene.log
        scene.field.becomeFirstResponder()
        _ = scene.log.take()
        scene.stage.tap(other)
        #expect(scene.log.take() == ["B should begin", "A should end", "A did end", "B did begin"])
        scene.log.mayEnd = false
        #expect(!scene.field.becomeFirstResponder())
        #expect(scene.log.take() == ["A should begin", "B should end"])
        #expect(other.isFirstResponder)
    }

    @Test(.documented("UIView.endEditing(_:)"))
    func `who may not end ends all the same when forced, or taken away`() {
        let scene = FieldScene().begun()
        scene.log.mayEnd = false
        #expect(!scene.field.endEditing(false))
        #expect(scene.log.take() == ["should end"])
        #expect(scene.field.endEditing(true))
        #expect(scene.log.take() == ["should end", "did end", "event end", "note end"])
        scene.field.becomeFirstResponder()
        _ = scene.log.take()
        scene.field.removeFromSuperview()
        #expect(scene.log.take().suffix(3) == ["did end", "event end", "note end"])
        #expect(!scene.field.isFirstResponder)
    }

    @Test(.oracle("TEXT-E10"))
    func `the method with a reason takes the place of the one without`() {
        final class Reasoned: NSObject, UITextFieldDelegate {
            var lines: [String] = []
            nonisolated override init() {
                _ = Self.table
                super.init()
            }
            nonisolated private static let table: Void = {
                _objcRegister({ Reasoned.self }, "Reasoned") { table in
                    table.c("-textFieldDidEndEditing: -textFieldDidEndEditing:reason:") { owner, index, arguments in
                        (owner as? Reasoned)?.lines.append(index == 0 ? "plain" : "\(arguments[1] ?? "")")
                        return nil
                    }
                }
            }()
        }
        let scene = FieldScene()
        let delegate = Reasoned()
        scene.field.delegate = delegate
        scene.field.becomeFirstResponder()
        scene.field.resignFirstResponder()
        #expect(delegate.lines.count == 1)
        #expect(delegate.lines.first != "plain")
    }

    @Test(.documented("UIResponder.becomeFirstResponder(): false without a window; UIControl.isEnabled"))
    func `fields without a window and those that are disabled don't begin`() {
        #expect(!UITextField().becomeFirstResponder())
        let scene = FieldScene()
        scene.field.isEnabled = false
        #expect(!scene.field.becomeFirstResponder())
    }

    @Test(.documented("UITextField.clearsOnBeginEditing"))
    func `a field that clears asks first`() {
        let scene = FieldScene("old")
        scene.field.clearsOnBeginEditing = true
        scene.field.delegate = scene.log
        scene.log.mayClear = false
        scene.field.becomeFirstResponder()
        #expect(scene.field.text == "old")
        #expect(scene.log.take() == ["should begin", "should clear", "did begin"])
        scene.field.resignFirstResponder()
        scene.log.mayClear = true
        scene.field.becomeFirstResponder()
        #expect(scene.field.text == "")
    }

    @Test(.assumed("a caret goes where the finger is, and otherwise behind the text"))
    func `the caret stands where the finger was, or at the end`() {
        let scene = FieldScene("Hello there")
        scene.field.becomeFirstResponder()
        #expect(scene.field.caret == 11)
        scene.field.resignFirstResponder()
        scene.stage.tap(scene.field, at: CGPoint(x: 1, y: 17))
        #expect(scene.field.isFirstResponder)
        #expect(scene.field.caret == 0)
        scene.stage.advance(by: 1)
        scene.stage.doubleTap(scene.field, at: CGPoint(x: 60, y: 17))
        #expect(scene.field.selectedText == "there")
    }
}

@MainActor @Suite("Text / Typing", .serialized)
struct FieldTypingTests {
    @Test(.documented("UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)"))
    func `each key is asked about, done, and told`() {
        let scene = FieldScene("a").begun()
        scene.stage.type("bc")
        #expect(scene.field.text == "abc")
        #expect(
            scene.log.take() == [
                "should change 1,0 'b'", "event changed", "note changed", "should change 2,0 'c'", "event changed",
                "note changed",
            ])
    }

    @Test(.documented("UITextFieldDelegate.textFieldDidChangeSelection(_:)"))
    func `the selection is told of with each key and each move`() {
        let scene = FieldScene("a").begun()
        scene.log.hearsSelections = true
        scene.stage.type("b")
        scene.stage.type(.keyboardLeftArrow)
        #expect(scene.log.take().filter { $0 == "selection" }.count == 2)
    }

    @Test(.oracle("TEXT-T2"))
    func `backspace says what goes, a whole emoji at once`() {
        let scene = FieldScene("a👍🏽").begun()
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.field.text == "a")
        #expect(scene.log.take().first == "should change 1,4 ''")
    }

    @Test(.oracle("TEXT-T3"))
    func `backspace in an empty field asks nobody, and reaches who overrides it`() {
        final class Counting: UITextField {
            var count = 0
            override func deleteBackward() {
                count += 1
                super.deleteBackward()
            }
        }
        let scene = FieldScene { Counting() }.begun()
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.log.take().isEmpty)
        #expect((scene.field as? Counting)?.count == 1)
    }

    @Test(.documented("UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:): false keeps the old text"))
    func `what isn't allowed doesn't happen`() {
        let scene = FieldScene("a").begun()
        scene.log.mayChange = { _, _, _ in false }
        scene.stage.type("b")
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.field.text == "a")
        #expect(scene.log.take() == ["should change 1,0 'b'", "should change 0,1 ''"])
    }

    @Test(.oracle("TEXT-P1: a delegate that sets the text itself"))
    func `a delegate may set the text itself, and is not asked again`() {
        let scene = FieldScene("1").begun()
        scene.log.mayChange = { field, _, text in
            field.text = "(\(field.text ?? "")\(text))"
            return false
        }
        scene.stage.type("2")
        #expect(scene.field.text == "(12)")
        #expect(scene.log.take() == ["should change 1,0 '2'"])
    }

    @Test(.oracle("TEXT-P1, TEXT-P2"))
    func `a text that a program sets is told to nobody`() {
        let scene = FieldScene("a").begun()
        scene.field.text = "longer"
        #expect(scene.log.take().isEmpty)
        #expect(scene.field.caret == 6)
        scene.field.insertText("!")
        #expect(!scene.log.take().contains { $0.hasPrefix("should change") })
        #expect(scene.field.text == "longer!")
    }

    @Test(.oracle("TEXT-P7, TEXT-S2"))
    func `a fresh field has an empty text, a selection and typing attributes`() {
        let field = UITextField()
        #expect(field.text == "")
        #expect(field.attributedText?.length == 0)
        #expect(field.selectedTextRange?.isEmpty == true)
        field.typingAttributes = [:]
        #expect(field.typingAttributes?.isEmpty == false)
        #expect(!field.hasText)
        field.text = nil
        #expect(field.text == "")
    }

    @Test(.documented("UITextInputTraits: the defaults"))
    func `a fresh field has the default traits`() {
        let field = UITextField()
        #expect(field.autocapitalizationType == .sentences)
        #expect(field.autocorrectionType == .default && field.keyboardType == .default && field.returnKeyType == .default)
        #expect(!field.isSecureTextEntry && !field.enablesReturnKeyAutomatically && field.textContentType == nil)
        #expect(UIReturnKeyType.continue.rawValue == 11 && UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
        #expect(field.borderStyle == .none && field.clearButtonMode == .never && field.leftViewMode == .never)
        #expect(field.font?.pointSize == 17 && field.minimumFontSize == 0 && !field.adjustsFontSizeToFitWidth)
    }

    // MARK: The return key
    @Test(.oracle("TEXT-R2"))
    func `return asks, tells, and ends editing where somebody waits for that`() {
        let scene = FieldScene().begun()
        scene.stage.type("\n")
        #expect(scene.log.take() == ["should return", "event primary"])
        #expect(scene.field.isFirstResponder)
        #expect(scene.field.text == "")
        scene.field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        scene.log.mayReturn = false
        scene.stage.type("\n")
        #expect(scene.log.take() == ["should return"])
        #expect(scene.field.isFirstResponder)
        scene.log.mayReturn = true
        scene.stage.type("\n")
        #expect(scene.log.take().suffix(2) == ["event end", "note end"])
        #expect(!scene.field.isFirstResponder)
    }

    @Test(.documented("UITextInputTraits.enablesReturnKeyAutomatically"))
    func `return does nothing in an empty field that says so`() {
        let scene = FieldScene().begun()
        scene.field.enablesReturnKeyAutomatically = true
        scene.stage.type("\n")
        #expect(scene.log.take().isEmpty)
    }

    // MARK: Clearing, secrets
    @Test(.documented("UITextFieldDelegate.textFieldShouldClear(_:)"))
    func `the clear button asks, clears and tells`() throws {
        let scene = FieldScene("text").begun()
        scene.field.clearButtonMode = .always
        scene.stage.layoutNow()
        let place = scene.field.clearButtonRect(forBounds: scene.field.bounds)
        scene.log.mayClear = false
        scene.stage.tap(scene.field, at: CGPoint(x: place.midX, y: place.midY))
        #expect(scene.log.take() == ["should clear"])
        scene.log.mayClear = true
        scene.stage.tap(scene.field, at: CGPoint(x: place.midX, y: place.midY))
        #expect(scene.log.take() == ["should clear", "event changed", "note changed"])
        #expect(scene.field.text == "")
    }

    @Test(.oracle("TEXT-R8"))
    func `secret text that is come back to goes with the first key`() {
        for key in ["x", "\u{8}"] {
            let scene = FieldScene("secret")
            scene.field.isSecureTextEntry = true
            let begun = scene.begun()
            if key == "x" { begun.stage.type("x") } else { begun.stage.type(.keyboardDeleteOrBackspace) }
            #expect(begun.field.text == (key == "x" ? "x" : ""))
            begun.stage.type("yz")
            begun.stage.type(.keyboardDeleteOrBackspace)
            #expect(begun.field.text == (key == "x" ? "xy" : "y"))
        }
    }

    @Test(.documented("UITextInputTraits.isSecureTextEntry: the text is hidden, copying is off"))
    func `secrets aren't copied`() {
        let scene = FieldScene("secret").begun()
        scene.field.isSecureTextEntry = true
        scene.field.selectAll(nil)
        #expect(!scene.field.canPerformAction(Selector("copy:"), withSender: nil))
        UIPasteboard.general.string = "before"
        scene.field.copy(nil)
        #expect(UIPasteboard.general.string == "before")
        #expect(scene.field.text == "secret")
    }

    @Test(.documented("UITextField.clearsOnInsertion"))
    func `the next text replaces all, unless the caret moves first`() {
        let scene = FieldScene("abc").begun()
        scene.field.clearsOnInsertion = true
        scene.stage.type("x")
        #expect(scene.field.text == "x")
        scene.field.clearsOnInsertion = true
        scene.stage.type(.keyboardLeftArrow)
        scene.stage.type("y")
        #expect(scene.field.text == "yx")
        #expect(!scene.field.clearsOnInsertion)
    }

    // MARK: Hardware keys
    @Test(.assumed("keys as on a Mac"))
    func `arrows move and extend by letters, words and lines`() {
        let scene = FieldScene("one two three").begun()
        scene.stage.type(.keyboardLeftArrow, holding: .alternate)
        #expect(scene.field.caret == 8)
        scene.stage.type(.keyboardLeftArrow, holding: [.alternate, .shift])
        #expect(scene.field.selectedText == "two ")
        scene.stage.type(.keyboardRightArrow)
        #expect(scene.field.selectedText == "")
        #expect(scene.field.caret == 8)
        scene.stage.type(.keyboardLeftArrow, holding: .command)
        #expect(scene.field.caret == 0)
        scene.stage.type(.keyboardDownArrow)
        #expect(scene.field.caret == 13)
        scene.stage.type(.keyboardDeleteOrBackspace, holding: .alternate)
        #expect(scene.field.text == "one two ")
        scene.stage.type("a", holding: .command)
        scene.stage.type("x", holding: .command)
        #expect(scene.field.text == "")
        scene.stage.type("v", holding: .command)
        #expect(scene.field.text == "one two ")
    }

    @Test(.assumed("typing is undone as one"))
    func `command Z takes typing back, and shift brings it again`() {
        let scene = FieldScene("a").begun()
        scene.stage.type("bcd")
        scene.stage.type("z", holding: .command)
        #expect(scene.field.text == "a")
        #expect(scene.log.take().suffix(2) == ["event changed", "note changed"])
        scene.stage.type("z", holding: [.command, .shift])
        #expect(scene.field.text == "abcd")
    }

    // MARK: Composing
    @Test(.documented("UITextInput.setMarkedText(_:selectedRange:)"))
    func `what is composed shows at once and is marked`() {
        let scene = FieldScene("a").begun()
        scene.stage.compose("に")
        #expect(scene.field.text == "aに")
        #expect(scene.field.markedTextRange.flatMap { scene.field.text(in: $0) } == "に")
        scene.stage.compose("日本")
        #expect(scene.field.text == "a日本")
        scene.stage.insert("日本")
        #expect(scene.field.text == "a日本")
        #expect(scene.field.markedTextRange == nil)
    }

    @Test(.documented("UITextInput: positions, ranges and their order"))
    func `positions count in UTF-16 and end with the text`() {
        let field = UITextField()
        field.text = "a👍b"
        let start = field.beginningOfDocument
        #expect(field.offset(from: start, to: field.endOfDocument) == 4)
        #expect(field.position(from: start, offset: 5) == nil)
        #expect(field.position(from: start, offset: -1) == nil)
        let two = field.position(from: start, offset: 1)!
        let range = field.textRange(from: field.endOfDocument, to: two)!
        #expect(field.text(in: range) == "👍b")
        #expect(field.compare(start, to: two) == .orderedAscending)
        field.replace(range, withText: "!")
        #expect(field.text == "a!")
    }

    @Test(.documented("UITextInputStringTokenizer"))
    func `the tokenizer finds words and sentences`() {
        let field = UITextField()
        field.text = "One two. Three?"
        let place = field.position(from: field.beginningOfDocument, offset: 5)!
        let word = field.tokenizer.rangeEnclosingPosition(
            place, with: .word, inDirection: .storage(.forward)
        ).flatMap { field.text(in: $0) }
        let sentence = field.tokenizer.rangeEnclosingPosition(
            place, with: .sentence, inDirection: .storage(.forward)
        ).flatMap { field.text(in: $0) }
        #expect(word == "two")
        #expect(sentence == "One two. ")
    }
}
