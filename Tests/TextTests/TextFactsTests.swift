import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

/// What the other suites don't come by.
@MainActor @Suite("Text / Other facts")
struct TextFactsTests {
    @Test(.documented("UIKeyboardType and UIReturnKeyType: raw values of the public headers"))
    func `kinds of keyboards and return keys have Apple's numbers`() {
        let keyboards: [UIKeyboardType] = [
            .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
            .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
        ]
        #expect(keyboards.map(\.rawValue) == Array(0...11))
        let keys: [UIReturnKeyType] = [
            .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
        ]
        #expect(keys.map(\.rawValue) == Array(0...11))
        #expect(UITextAutocapitalizationType.sentences.rawValue == 2 && UITextAutocorrectionType.yes.rawValue == 2)
        #expect(UITextGranularity.document.rawValue == 5 && UITextStorageDirection.backward.rawValue == 1)
        #expect(UITextLayoutDirection.right.rawValue == 2 && UITextLayoutDirection.down.rawValue == 5)
    }

    @Test(.documented("UIControl.contentVerticalAlignment"))
    func `the text of a field stands where its vertical alignment says`() {
        let scene = FieldScene("text")
        scene.field.frame.size.height = 100
        func top(_ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
            scene.field.contentVerticalAlignment = alignment
            scene.stage.layoutNow()
            return scene.field.caretRect(for: scene.field.beginningOfDocument).midY
        }
        let (high, middle, low) = (top(.top), top(.center), top(.bottom))
        #expect(high < 20 && abs(middle - 50) <= 1 && low > 80)
    }

    @Test(.documented("UITextField.drawPlaceholder(in:): overridden, it draws the placeholder"))
    func `who overrides how the placeholder is drawn is asked to`() {
        final class Custom: UITextField {
            var drawn: [CGRect] = []
            override func drawPlaceholder(in rect: CGRect) { drawn.append(rect) }
        }
        let scene = FieldScene { Custom() }
        scene.field.placeholder = "Name"
        _ = scene.stage.fingerprint
        let field = scene.field as! Custom
        #expect(!field.drawn.isEmpty && field.drawn.allSatisfy { $0.width > 0 && $0.height > 0 })
    }

    @Test(.documented("NSLayoutManager.drawGlyphs(forGlyphRange:at:): overridden, it draws a text view's text"))
    func `a layout manager of its own draws a text view's text`() {
        final class Custom: NSLayoutManager {
            var glyphs = IndexSet()
            var backgrounds = 0
            override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                glyphs.insert(integersIn: Range(glyphsToShow)!)
                super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
            }
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                #expect(origin == CGPoint(x: 0, y: 8))
                backgrounds += 1
            }
        }
        let manager = Custom()
        let storage = NSTextStorage(string: "first\nsecond\nthird")
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        let stage = Stage()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 120), textContainer: container)
        stage.window.addSubview(view)
        _ = stage.fingerprint
        #expect(manager.glyphs == IndexSet(integersIn: 0..<18) && manager.backgrounds > 0)
    }

    @Test(.documented("NSTextContainer.replaceLayoutManager(_:): the text and all containers go to the new one"))
    func `a layout manager is replaced with its containers and its text`() {
        let storage = NSTextStorage(string: "some text")
        let (old, new) = (NSLayoutManager(), NSLayoutManager())
        storage.addLayoutManager(old)
        let containers = [
            NSTextContainer(size: CGSize(width: 60, height: 20)), NSTextContainer(size: CGSize(width: 60, height: 0)),
        ]
        for container in containers { old.addTextContainer(container) }
        containers[0].replaceLayoutManager(new)
        #expect(new.textStorage === storage && old.textStorage == nil && storage.layoutManagers == [new])
        #expect(new.textContainers == containers && old.textContainers.isEmpty && containers[1].layoutManager === new)
        new.ensureLayout(for: containers[0])
        #expect(new.glyphRange(for: containers[1]).length > 0)
    }

    @Test(.documented("UITextViewDelegate: it is a scroll view's delegate"))
    func `what is typed below the edge scrolls, and the delegate hears of that`() {
        let scene = ViewScene(
            "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine", frame: CGRect(x: 0, y: 100, width: 250, height: 100))
        scene.view.delegate = scene.log
        scene.view.becomeFirstResponder()
        scene.view.selectedRange = NSRange(location: scene.view.textStorage.length, length: 0)
        scene.stage.settle()
        let before = scene.view.contentOffset.y
        scene.stage.type("\n")
        scene.stage.settle()
        #expect(scene.view.contentOffset.y > before)
    }

    @Test(.documented("UIInputView.allowsSelfSizing"))
    func `an accessory that sizes itself is as high as its constraints say`() throws {
        let scene = FieldScene(hardware: false)
        let bar = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 20), inputViewStyle: .keyboard)
        bar.allowsSelfSizing = true
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.heightAnchor.constraint(equalToConstant: 61).isActive = true
        scene.field.becomeFirstResponder()
        scene.stage.settle()
        let plain = try #require(scene.stage.keyboardFrame).height
        scene.field.inputAccessoryView = bar
        scene.field.reloadInputViews()
        scene.stage.settle()
        #expect(scene.stage.keyboardFrame?.height == plain + 61)
        #expect(bar.frame.height == 61)
    }

    @Test(.documented("UITextInputDelegate: told of what a program changes"))
    func `the input delegate hears of a text that a program sets`() {
        final class Listener: NSObject, UITextInputDelegate {
            var told: [String] = []
            func selectionWillChange(_ textInput: (any UITextInput)?) { told.append("selection will") }
            func selectionDidChange(_ textInput: (any UITextInput)?) { told.append("selection did") }
            func textWillChange(_ textInput: (any UITextInput)?) { told.append("will") }
            func textDidChange(_ textInput: (any UITextInput)?) { told.append("did") }
        }
        let listener = Listener()
        let scene = FieldScene("a").begun()
        scene.field.inputDelegate = listener
        scene.stage.type("b")
        #expect(listener.told.isEmpty, "not of what the user types")
        scene.field.text = "c"
        #expect(listener.told == ["will", "did"])
    }

    @Test(.documented("UIPasteboard: setters replace all items, getters are nil where there is nothing of the kind"))
    func `what is set on a pasteboard takes the place of all`() {
        let stage = Stage()
        withExtendedLifetime(stage) {
            let board = UIPasteboard.general
            board.strings = ["a", "b"]
            #expect(board.items.count == 2 && board.string == "a" && board.hasStrings)
            board.url = URL(string: "https://example.org")
            #expect(board.items.count == 1 && board.url?.host == "example.org" && board.image == nil)
            board.items = []
            #expect(!board.hasStrings && board.string == nil && board.numberOfItems == 0)
            board.string = "c"
            board.string = nil
            #expect(board.string == nil)
        }
    }

    @Test(.documented("NSTextAttachment: its bounds and its image may depend on where it stands"))
    func `an attachment says itself how large it is and what it shows`() {
        final class Custom: NSTextAttachment, @unchecked Sendable {
            var asked: [CGRect] = []
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
                characterIndex charIndex: Int
            ) -> CGRect {
                asked.append(lineFrag)
                return CGRect(x: 0, y: -4, width: lineFrag.width / 2, height: 30)
            }
            override func image(
                forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
            ) -> UIImage? {
                UIGraphicsImageRenderer(size: imageBounds.size).image { context in
                    UIColor.red.setFill()
                    context.fill(imageBounds)
                }
            }
        }
        let scene = ViewScene(frame: CGRect(x: 0, y: 100, width: 210, height: 200))
        let custom = Custom()
        scene.view.attributedText = NSAttributedString(attachment: custom)
        scene.stage.layoutNow()
        #expect(scene.view.layoutManager.attachmentSize(forGlyphAt: 0) == CGSize(width: 105, height: 30))
        scene.view.frame.size.width = 110
        scene.stage.layoutNow()
        #expect(scene.view.layoutManager.attachmentSize(forGlyphAt: 0) == CGSize(width: 55, height: 30))
        #expect(custom.asked.allSatisfy { $0.height > 0 })
        assertSnapshot(of: scene.stage, named: "attachment")
    }

    @Test(.oracle("TEXT-S5"))
    func `selecting all while a tap begins editing doesn't last: the caret goes where the finger was`() {
        final class Selecting: NSObject, UITextViewDelegate {
            nonisolated static let table: Void = _objcRegister({ Selecting.self }, "Selecting") { table in
                table.c("-textViewDidBeginEditing:") { _, _, arguments in
                    MainActor.assumeIsolated { (arguments[0] as? UITextView)?.selectAll(nil) }
                    return nil
                }
            }
        }
        _ = Selecting.table
        let scene = ViewScene("some words")
        let delegate = Selecting()
        scene.view.delegate = delegate
        scene.stage.tap(scene.view, at: CGPoint(x: 8, y: 16))
        #expect(scene.view.isFirstResponder && scene.view.selectedRange.length == 0)
    }

    @Test(.documented("UITextViewDelegate.textView(_:editMenuForTextIn:suggestedActions:)"))
    func `a delegate adds to the edit menu of a text view`() {
        final class Adding: NSObject, UITextViewDelegate {
            nonisolated(unsafe) static var asked: [NSRange] = []
            nonisolated static let table: Void = _objcRegister({ Adding.self }, "Adding") { table in
                table.c("-textView:editMenuForTextInRange:suggestedActions:") { _, _, arguments in
                    asked.append(arguments[1] as! NSRange)
                    return MainActor.assumeIsolated {
                        UIMenu(children: [UIAction(title: "Shout") { _ in }] + (arguments[2] as! [UIMenuElement]))
                    }
                }
            }
        }
        _ = Adding.table
        let scene = ViewScene("some words")
        let delegate = Adding()
        scene.view.delegate = delegate
        scene.view.becomeFirstResponder()
        scene.view.selectedRange = NSRange(location: 0, length: 4)
        scene.view.menu.show()
        scene.stage.layoutNow()
        #expect(Adding.asked == [NSRange(location: 0, length: 4)])
    }
}
