import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite("Text / Text view: reading and sizes", .serialized)
struct TextViewReadingTests {
    @Test(.documented("UITextView, UIScrollView: defaults"))
    func `a fresh text view`() {
        let view = UITextView()
        #expect(view.text == "" && view.attributedText.length == 0 && view.selectedRange == NSRange(location: 0, length: 0))
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.clipsToBounds)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.widthTracksTextView)
        #expect(view.dataDetectorTypes == [] && !view.allowsEditingTextAttributes && !view.typingAttributes.isEmpty)
        #expect(view.layoutManager.textStorage === view.textStorage && view.textStorage.layoutManagers == [view.layoutManager])
        view.text = nil
        #expect(view.text == "")
    }

    @Test(.oracle("TEXT-TX2"))
    func `its layout manager leaves gaps, and has an extra line in an empty text`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.layoutManager.allowsNonContiguousLayout)
        #expect(view.layoutManager.extraLineFragmentRect.height > 0)
    }

    @Test(
        .oracle("TEXT-V5"), arguments: [(UIFont.systemFont(ofSize: 14), 33), (UIFont.preferredFont(forTextStyle: .body), 38)])
    func `one line is as high as the line and its insets`(font: UIFont, height: CGFloat) {
        for scrolls in [true, false] {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.isScrollEnabled = scrolls
            view.font = font
            view.text = "One line"
            #expect(view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height == height)
        }
    }

    @Test(.documented("UITextView.isScrollEnabled; UIView.intrinsicContentSize"))
    func `who doesn't scroll is as high as the text at its width`() {
        let scene = ViewScene(LayoutManagerTests.words + LayoutManagerTests.words)
        let view = scene.view
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == view.sizeThatFits(CGSize(width: 250, height: 0)).height)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scene.stage.window.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: scene.stage.window.topAnchor, constant: 50),
            view.widthAnchor.constraint(equalToConstant: 180),
        ])
        scene.stage.layoutNow()
        #expect(view.frame.width == 180 && view.frame.height == view.sizeThatFits(CGSize(width: 180, height: 0)).height)
        let before = view.frame.height
        view.text += "\nmore\nand more"
        scene.stage.layoutNow()
        #expect(view.frame.height > before + 30)
    }

    @Test(.documented("UITextView: contentSize"))
    func `the content is as wide as the view and as high as the text with its insets`() {
        let scene = ViewScene((0..<40).map { "Line \($0)" }.joined(separator: "\n"))
        let view = scene.view
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(view.contentSize == CGSize(width: 250, height: used.height.rounded(.up) + 16))
        view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
        scene.stage.layoutNow()
        #expect(view.contentSize.height == used.height.rounded(.up) + 50 && view.textContainer.size.width == 230)
        view.scrollRangeToVisible(NSRange(location: view.textStorage.length, length: 0))
        #expect(view.contentOffset.y > 0 && view.contentOffset.y <= view.contentSize.height - 200)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y <= 20)
    }

    @Test(.documented("UITextView.text, attributedText, font, textColor, textAlignment"))
    func `looks apply to the whole text`() {
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "hello"
        view.font = .boldSystemFont(ofSize: 20)
        view.textColor = .red
        #expect(view.attributedText.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        view.attributedText = NSAttributedString(
            string: "x", attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue])
        #expect(view.font == .systemFont(ofSize: 9) && view.textColor == .blue && view.text == "x")
        view.textAlignment = .center
        let style = view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center)
        view.text = "plain"
        #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
    }

    @Test(.documented("UITextView.init(frame:textContainer:)"))
    func `shows the text of the container it is given`() {
        let storage = NSTextStorage(string: "theirs")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), textContainer: container)
        #expect(view.textStorage === storage && view.layoutManager === manager && view.textContainer === container)
        #expect(view.text == "theirs")
        view.insertText("x")
        #expect(storage.string == "xtheirs")
    }

    @Test(.documented("UITextInput: caretRect(for:), selectionRects(for:), closestPosition(to:)"))
    func `places are the view's own`() {
        let scene = ViewScene("first line\nsecond\n\nlast")
        let view = scene.view
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        func caret(_ offset: Int) -> CGRect {
            view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
        }
        #expect(caret(0).minY == 8 && caret(0).width == 2 && abs(caret(0).midX - 5) < 1.01 && abs(caret(0).height - line) < 0.5)
        #expect(abs(caret(11).minY - 8 - line) < 0.5 && abs(caret(18).minY - 8 - 2 * line) < 0.5)
        for offset in [0, 4, 10, 11, 17, 18, 19, 23] {
            let rect = caret(offset)
            let found = view.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY))!
            #expect(view.offset(from: view.beginningOfDocument, to: found) == offset)
        }
        let range = view.textRange(
            from: view.position(from: view.beginningOfDocument, offset: 6)!,
            to: view.position(from: view.beginningOfDocument, offset: 21)!)!
        let rects = view.selectionRects(for: range).map(\.rect)
        #expect(rects.count == 4 && rects[0].maxX == 245 && rects[1].minX == 5 && rects[1].maxX == 245 && rects[3].maxX < 100)
    }
}

@MainActor @Suite("Text / Text view: editing", .serialized)
struct TextViewEditingTests {
    @Test(.documented("UITextViewDelegate: the order of its methods"))
    func `editing begins and ends in order`() {
        let scene = ViewScene("x")
        scene.view.delegate = scene.log
        scene.log.watch(
            [
                (UITextView.textDidBeginEditingNotification, "note begin"),
                (UITextView.textDidEndEditingNotification, "note end"),
            ], scene.view)
        #expect(scene.view.becomeFirstResponder())
        #expect(scene.log.take() == ["should begin", "did begin", "note begin"])
        scene.log.mayEnd = false
        #expect(!scene.view.resignFirstResponder() && scene.view.isFirstResponder)
        _ = scene.log.take()
        scene.log.mayEnd = true
        #expect(scene.view.resignFirstResponder())
        #expect(scene.log.take() == ["should end", "did end", "note end"])
        scene.log.mayBegin = false
        #expect(!scene.view.becomeFirstResponder())
    }

    @Test(.oracle("TEXT-E3"))
    func `the keyboard's first notifications come before the delegate hears of the beginning`() {
        let scene = ViewScene("x", hardware: false)
        scene.view.delegate = scene.log
        scene.log.watch([(UIResponder.keyboardWillShowNotification, "keys")], nil)
        scene.view.becomeFirstResponder()
        #expect(scene.log.take() == ["should begin", "keys", "did begin"])
    }

    @Test(.oracle("TEXT-T6"))
    func `a key asks, changes the text, tells of the selection and then of the text`() {
        let scene = ViewScene("ab").begun()
        scene.log.watch([(UITextView.textDidChangeNotification, "note")], scene.view)
        scene.select(1)
        scene.stage.type("x")
        #expect(scene.view.text == "axb")
        #expect(scene.log.take() == ["should change 1,0 'x'", "selection 2,0", "did change", "note"])
        scene.stage.type("\n")
        #expect(scene.view.text == "ax\nb" && scene.log.take().first == "should change 2,0 '\n'")
        scene.log.mayChange = { _, _, _ in false }
        scene.stage.type("y")
        #expect(scene.view.text == "ax\nb" && scene.log.take() == ["should change 3,0 'y'"])
    }

    @Test(.documented("UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)"))
    func `deleting says what goes, and nothing where there is nothing`() {
        let scene = ViewScene("a👨‍👩‍👧").begun()
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.view.text == "a" && scene.log.take().first == "should change 1,8 ''")
        scene.stage.type(.keyboardDeleteOrBackspace)
        scene.stage.type(.keyboardDeleteOrBackspace)
        #expect(scene.view.text == "" && scene.log.take().filter { $0.hasPrefix("should") } == ["should change 0,1 ''"])
    }

    @Test(.oracle("TEXT-P4"))
    func `a text that is set moves the caret to its end, and the delegate hears of that alone`() {
        let scene = ViewScene("hello").begun()
        scene.select(2)
        scene.view.text = "hello world"
        #expect(scene.log.take() == ["selection 11,0"] && scene.view.selectedRange == NSRange(location: 11, length: 0))
    }

    @Test(.oracle("TEXT-P5"))
    func `changes of the storage leave the caret beside its text`() {
        let scene = ViewScene("hello world").begun()
        scene.select(6, 5)
        scene.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "hi")
        #expect(scene.view.text == "hi world" && scene.view.selectedRange == NSRange(location: 3, length: 5))
        #expect(scene.log.take().isEmpty)
        scene.stage.type("x")
        #expect(scene.view.text == "hi x" && scene.view.textStorage.string == "hi x")
    }

    @Test(.documented("UITextView.typingAttributes"))
    func `new text looks like the text before the caret, until attributes are set`() {
        let scene = ViewScene().begun()
        let both = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        both.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        scene.view.attributedText = both
        scene.select(3)
        #expect(scene.view.typingAttributes[.foregroundColor] as? UIColor == .red)
        scene.view.typingAttributes = [.foregroundColor: UIColor.green]
        scene.stage.type("x")
        #expect(scene.view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .green)
        scene.select(5)
        #expect(scene.view.typingAttributes[.foregroundColor] as? UIColor == .blue)
        scene.select(0)
        #expect(scene.view.typingAttributes[.foregroundColor] as? UIColor == .red)
    }

    @Test(.oracle("TEXT-T17"))
    func `programs edit without asking, without a window as well`() {
        let view = UITextView()
        let log = ViewLog()
        view.delegate = log
        view.insertText("abc")
        view.deleteBackward()
        #expect(view.text == "ab" && !log.take().contains { $0.hasPrefix("should") })
        view.selectAll(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 2))
        view.copy(nil)
        #expect(UIPasteboard.general.string == "ab")
        view.cut(nil)
        view.paste(nil)
        view.paste(nil)
        #expect(view.text == "abab")
    }

    @Test(.assumed("the arrow keys go from line to line, and remember how far to the right they began"))
    func `up and down go along lines`() {
        let scene = ViewScene("a long first line\nx\nanother long line").begun()
        scene.select(10)
        scene.stage.type(.keyboardDownArrow)
        #expect(scene.view.selectedRange.location == 19)
        scene.stage.type(.keyboardDownArrow)
        #expect(abs(scene.view.selectedRange.location - 30) <= 2)
        scene.stage.type(.keyboardDownArrow)
        #expect(scene.view.selectedRange.location == scene.view.textStorage.length)
        scene.stage.type(.keyboardUpArrow, holding: [.shift])
        #expect(scene.view.selectedRange.length > 0 && NSMaxRange(scene.view.selectedRange) == scene.view.textStorage.length)
    }

    @Test(.assumed("UITextView: taps place the caret, select the word and the paragraph"))
    func `taps place the caret, and select words and paragraphs`() {
        let scene = ViewScene("one two\nthree four").begun()
        let rect = scene.view.firstRect(for: range(scene.view, 12, 13))
        let point = scene.view.convert(CGPoint(x: rect.minX + 1, y: rect.midY), to: scene.stage.window)
        scene.stage.tap(at: point)
        #expect(scene.view.selectedRange == NSRange(location: 12, length: 0))
        scene.stage.advance(by: 1)
        scene.stage.doubleTap(at: point)
        #expect((scene.view.text as NSString).substring(with: scene.view.selectedRange) == "three")
    }

    private func range(_ view: UITextView, _ start: Int, _ end: Int) -> UITextRange {
        view.textRange(
            from: view.position(from: view.beginningOfDocument, offset: start)!,
            to: view.position(from: view.beginningOfDocument, offset: end)!)!
    }

    @Test(.documented("UITextView: undoManager"))
    func `typing is undone and done again`() {
        let scene = ViewScene("a").begun()
        scene.stage.type("bc\nd")
        #expect(scene.view.text == "abc\nd")
        scene.view.undoManager?.undo()
        #expect(scene.view.text != "abc\nd" && scene.view.text.hasPrefix("a"))
        while scene.view.undoManager?.canUndo == true { scene.view.undoManager?.undo() }
        #expect(scene.view.text == "a")
        while scene.view.undoManager?.canRedo == true { scene.view.undoManager?.redo() }
        #expect(scene.view.text == "abc\nd" && scene.view.textStorage.string == "abc\nd")
        scene.view.text = "new"
        #expect(scene.view.undoManager?.canUndo == false)
    }

    @Test(.documented("UITextInput.setMarkedText(_:selectedRange:)"))
    func `what is composed is marked`() {
        let scene = ViewScene("ab").begun()
        scene.stage.compose("ni")
        #expect(scene.view.text == "abni" && scene.view.markedTextRange != nil)
        scene.stage.insert("你")
        #expect(scene.view.text == "ab你" && scene.view.markedTextRange == nil)
    }

    @Test(.documented("UITextView.scrollRangeToVisible(_:)"))
    func `the caret stays in sight while text is typed`() {
        let scene = ViewScene((0..<30).map { "Line \($0)" }.joined(separator: "\n")).begun()
        let caret = scene.view.caretRect(for: scene.view.endOfDocument)
        #expect(scene.view.bounds.contains(caret))
        scene.stage.type("\n\n\n")
        #expect(scene.view.bounds.contains(scene.view.caretRect(for: scene.view.endOfDocument)))
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        #expect(scene.view.bounds.contains(scene.view.caretRect(for: scene.view.beginningOfDocument)))
    }

    @Test(.documented("UITextViewDelegate.textView(_:shouldInteractWith:in:interaction:): where text isn't edited"))
    func `a link that is tapped is asked about where the text is read only`() {
        let scene = ViewScene()
        scene.view.delegate = scene.log
        let text = NSMutableAttributedString(string: "see here now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
        scene.view.attributedText = text
        scene.view.isEditable = false
        scene.log.mayFollow = false
        scene.stage.layoutNow()
        _ = scene.log.take()
        let rect = scene.view.firstRect(for: range(scene.view, 5, 6))
        scene.stage.tap(at: scene.view.convert(CGPoint(x: rect.midX, y: rect.midY), to: scene.stage.window))
        #expect(scene.log.take() == ["link https://example.org 4,4"])
        #expect(!scene.view.isFirstResponder)
    }

    @Test(.documented("UITextView.isEditable"))
    func `text that is only read has no keyboard and takes nothing`() {
        let scene = ViewScene("read", hardware: false)
        scene.view.isEditable = false
        scene.view.delegate = scene.log
        #expect(scene.view.becomeFirstResponder())
        #expect(scene.stage.keyboardFrame == nil && scene.log.take().isEmpty)
        scene.stage.type("x")
        #expect(scene.view.text == "read")
        scene.view.selectAll(nil)
        #expect(scene.view.canPerformAction(Selector("copy:"), withSender: nil))
        #expect(!scene.view.canPerformAction(Selector("cut:"), withSender: nil))
    }

    @Test(.documented("UITextViewDelegate: it may set the text itself"))
    func `a delegate that sets another text and refuses has its way`() {
        let scene = ViewScene("abc").begun()
        scene.log.mayChange = { view, _, text in
            view.text = view.text + text.uppercased()
            return false
        }
        scene.stage.type("x")
        #expect(scene.view.text == "abcX" && scene.view.selectedRange.location == 4)
    }

    @Test(.documented("NSTextStorageDelegate may change the text while it is edited"))
    func `a storage's delegate that changes what is typed is followed`() {
        final class Shouter: NSObject, NSTextStorageDelegate {
            func textStorage(
                _ storage: NSTextStorage, willProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
                changeInLength: Int
            ) {
                guard mask.contains(.editedCharacters), range.length > 0 else { return }
                let text = (storage.string as NSString).substring(with: range)
                storage.replaceCharacters(in: range, with: text.uppercased() + "!")
            }
        }
        let shouter = Shouter()
        let scene = ViewScene("").begun()
        scene.view.textStorage.delegate = shouter
        scene.stage.type("a")
        #expect(scene.view.text == "A!")
        scene.view.selectedRange = NSRange(location: 2, length: 0)
        scene.stage.type("b")
        #expect(scene.view.text == "A!B!")
    }
}

@MainActor @Suite("Text / Text view: long documents", .serialized)
struct LongTextTests {
    @Test(.ours)
    func `a text of 100,000 lines is laid out where it is looked at, and a key shapes one line`() {
        let scene = ViewScene("")
        let text = (0..<100_000).map { "Line number \($0)" }.joined(separator: "\n")
        scene.view.text = text
        scene.stage.layoutNow()
        _ = scene.stage.currentFrame
        let flow = scene.view.layoutManager.flow
        #expect(flow.shapedParagraphs < 200)
        #expect(abs(scene.view.contentSize.height / 100_000 - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
        _ = scene.begun()
        scene.select((text as NSString).range(of: "Line number 50000").location)
        scene.stage.layoutNow()
        _ = scene.stage.currentFrame
        let before = flow.shapedParagraphs
        #expect(before < 500)
        scene.stage.type("x")
        _ = scene.stage.currentFrame
        #expect(flow.shapedParagraphs - before == 1)
        scene.stage.type("\n")
        _ = scene.stage.currentFrame
        #expect(flow.shapedParagraphs - before <= 4)
        #expect(scene.view.bounds.intersects(scene.view.caretRect(for: scene.view.selectedTextRange!.start)))
    }

    @Test(.ours) func `what is typed while something is undone can be undone by itself`() {
        let scene = ViewScene().begun()
        scene.stage.type("abc")
        var isFirst = true
        scene.log.changed = { view in
            let mayType = isFirst
            isFirst = false
            if mayType { view.insertText("!") }
        }
        scene.view.undoManager?.undo()
        #expect(scene.view.text == "!" && scene.view.undoManager?.canUndo == true)
        scene.view.undoManager?.undo()
        #expect(scene.view.text.isEmpty && scene.view.undoManager?.canUndo == false && scene.view.undoManager?.canRedo == true)
    }

    @Test(.ours) func `a storage that is changed from outside leaves nothing to undo, and one that isn't changed leaves all`() {
        let scene = ViewScene().begun()
        scene.stage.type("abc")
        scene.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "")
        #expect(scene.view.undoManager?.canUndo == true)
        scene.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
        #expect(scene.view.undoManager?.canUndo == false)
    }

    @Test(.ours) func `an empty view whose storage is filled looks like the text from then on`() {
        let scene = ViewScene()
        scene.view.textStorage.setAttributedString(
            NSAttributedString(string: "a\n", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        #expect(scene.view.caretRect(for: scene.view.endOfDocument).height > 40)
    }

    @Test(.ours) func `a letter that sticks out of its line stays when the next paragraph changes`() {
        let scene = ViewScene("\u{639}\u{631}\u{628}\u{64A}\n", frame: CGRect(x: 0, y: 100, width: 140, height: 180)).begun()
        scene.select(scene.view.textStorage.length)
        _ = scene.stage.fingerprint
        scene.stage.type("x")
        let shown = scene.stage.fingerprint
        scene.view.canvas.redraw()
        #expect(scene.stage.fingerprint == shown)
    }

    @Test(.ours, arguments: [NSTextAlignment.natural, .center, .justified])
    func `whatever is typed into a long paragraph, what shows is what would be drawn anew`(alignment: NSTextAlignment) {
        let words = String(repeating: "some words that wrap ", count: 14)
        let scene = ViewScene("first\n\(words)\nlast", frame: CGRect(x: 0, y: 100, width: 220, height: 400)).begun()
        scene.view.textAlignment = alignment
        _ = scene.stage.fingerprint
        var number = 12345
        for step in 0..<80 {
            number = (number * 1_103_515_245 + 12345) % 2_147_483_648
            if number / 8 % 3 == 0 || step == 0 { scene.select(number / 64 % (scene.view.textStorage.length + 1)) }
            switch number / 1024 % 7 {
            case 0, 1: scene.view.deleteBackward()
            case 2: scene.stage.type(" ")
            case 3: scene.stage.type("incomprehensible ")
            default: scene.stage.type(["W", "i.", "y"][number / 65536 % 3])
            }
            let shown = scene.stage.fingerprint
            scene.view.canvas.redraw()
            #expect(scene.stage.fingerprint == shown, "step \(step)")
        }
    }

    @Test(.ours)
    func `what is seen goes with the finger where text above is laid out for the first time`() {
        let scene = ViewScene("")
        scene.view.text = (0..<3000).map { String(repeating: $0 % 3 == 0 ? "WWW " : "il ", count: 12 + $0 % 7) }.joined(
            separator: "\n")
        scene.stage.layoutNow()
        scene.view.contentOffset.y = scene.view.contentSize.height / 2
        scene.stage.layoutNow()
        for _ in 0..<60 {
            let seen = scene.view.closestPosition(to: CGPoint(x: 20, y: scene.view.bounds.minY + 60))!
            let before = scene.view.caretRect(for: seen).minY - scene.view.contentOffset.y
            scene.view.contentOffset.y -= 40
            scene.stage.layoutNow()
            let after = scene.view.caretRect(for: seen).minY - scene.view.contentOffset.y
            #expect(abs(after - before - 40) < 0.01)
        }
    }
}
