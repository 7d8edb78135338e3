import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

/// What text views do, line by line of what is known of them.
@MainActor @Suite("Text / Facts / Text views", .serialized)
struct ViewFactsTests {
    // MARK: Beginning and typing
    @Test(.assumed("unlike fields, whose caret goes to the end"))
    func `a text view that begins keeps what is selected`() {
        let scene = ViewScene()
        scene.view.becomeFirstResponder()
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 0))
        scene.view.resignFirstResponder()
        scene.view.text = "words"
        scene.view.becomeFirstResponder()
        #expect(scene.view.selectedRange == NSRange(location: 5, length: 0))
        scene.view.resignFirstResponder()
        scene.view.selectedRange = NSRange(location: 1, length: 2)
        scene.view.becomeFirstResponder()
        #expect(scene.view.selectedRange == NSRange(location: 1, length: 2))
    }

    @Test(.assumed("as in fields: hosts of tests and subclasses count on it"))
    func `backspace reaches who overrides it`() {
        final class Own: UITextView {
            var deleted = 0
            override func deleteBackward() {
                deleted += 1
                super.deleteBackward()
            }
        }
        let stage = Stage()
        stage.usesHardwareKeyboard = true
        let view = Own(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.text = "ab"
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.type(.keyboardDeleteOrBackspace)
        #expect(view.deleted == 1 && view.text == "a")
    }

    @Test(.documented("UITextInput: clearsOnInsertion"))
    func `the next text replaces all, unless the caret moves first`() {
        let scene = ViewScene("old").begun()
        scene.view.clearsOnInsertion = true
        scene.stage.type("n")
        #expect(scene.view.text == "n" && !scene.view.clearsOnInsertion)
        scene.view.clearsOnInsertion = true
        scene.view.selectedRange = NSRange(location: 0, length: 0)
        #expect(!scene.view.clearsOnInsertion)
        scene.stage.type("a")
        #expect(scene.view.text == "an")
    }

    @Test(.assumed("apps look at the marked range before they count characters"))
    func `each step of composing is asked about and told`() {
        let scene = ViewScene("a").begun()
        scene.select(1)
        scene.stage.compose("n")
        scene.stage.compose("に")
        let lines = scene.log.take()
        #expect(lines.filter { $0.hasPrefix("should change") }.count == 2)
        #expect(lines.filter { $0 == "did change" }.count == 2)
    }

    @Test(.documented("UITextView.textDidChangeNotification: object; no user info"))
    func `notifications of a text view carry the view and nothing else`() {
        let scene = ViewScene().begun()
        nonisolated(unsafe) var notes: [Notification] = []
        let names = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ]
        let observers = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: scene.view, queue: nil) { notes.append($0) }
        }
        scene.stage.type("a")
        scene.view.resignFirstResponder()
        scene.view.becomeFirstResponder()
        #expect(notes.map(\.name) == [names[1], names[2], names[0]])
        #expect(notes.allSatisfy { $0.userInfo == nil && $0.object as? UITextView === scene.view })
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    // MARK: What programs set
    @Test(.documented("UITextViewDelegate.textViewDidChange(_:): of what the user does"))
    func `a text that a program sets is no change to be told of`() {
        let scene = ViewScene("a").begun()
        scene.log.watch([(UITextView.textDidChangeNotification, "note change")], scene.view)
        scene.view.text = "b"
        scene.view.attributedText = NSAttributedString(string: "c")
        let lines = scene.log.take()
        #expect(!lines.contains("did change") && !lines.contains("note change"))
    }

    @Test(.oracle("TEXT-P5"))
    func `a change of the storage leaves the place that is looked at`() {
        let scene = ViewScene((0..<60).map { "Line \($0)" }.joined(separator: "\n"))
        scene.view.contentOffset.y = 200
        scene.stage.layoutNow()
        scene.view.textStorage.append(NSAttributedString(string: "\nmore\nand more"))
        scene.stage.layoutNow()
        #expect(scene.view.contentOffset.y == 200)
    }

    @Test(.documented("UITextView.interactionState"))
    func `what is selected and looked at is given out and taken back`() {
        let scene = ViewScene((0..<60).map { "Line \($0)" }.joined(separator: "\n"))
        scene.view.selectedRange = NSRange(location: 20, length: 4)
        scene.view.contentOffset.y = 300
        let state = scene.view.interactionState
        scene.view.text = (0..<60).map { "Other \($0)" }.joined(separator: "\n")
        scene.view.interactionState = state
        #expect(scene.view.selectedRange == NSRange(location: 20, length: 4) && scene.view.contentOffset.y == 300)
        scene.view.text = "short"
        scene.view.interactionState = state
        #expect(scene.view.selectedRange == NSRange(location: 5, length: 0) && scene.view.contentOffset.y == 0)
    }

    // MARK: Looks and sizes
    @Test(.assumed("text in recorded pictures of a text view without a font"))
    func `text without a font has twelve points, on the system's background`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "text"
        #expect(
            abs(view.sizeThatFits(CGSize(width: 200, height: 1000)).height - (UIFont.systemFont(ofSize: 12).lineHeight + 16))
                < 1)
        #expect(view.backgroundColor == .systemBackground)
    }

    @Test(.documented("UIScrollView.adjustedContentInset: content begins below bars"))
    func `content begins below the bar`() {
        let stage = Stage()
        let controller = UIViewController()
        let view = UITextView()
        controller.view = view
        view.text = "text"
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.settle()
        #expect(view.adjustedContentInset.top > 0 && view.contentOffset.y == -view.adjustedContentInset.top)
    }

    @Test(.documented("UITextViewDelegate: it is a scroll view's delegate"))
    func `typing below the edge is heard as scrolling`() {
        let scene = ViewScene(
            (0..<30).map { "Line \($0)" }.joined(separator: "\n"), frame: CGRect(x: 0, y: 100, width: 250, height: 100))
        scene.log.hearsScrolls = true
        _ = scene.begun()
        scene.select(scene.view.textStorage.length)
        scene.stage.settle()
        _ = scene.log.take()
        scene.stage.type("\n")
        scene.stage.settle()
        #expect(scene.log.take().contains("did scroll"))
    }

    // MARK: Links
    private func tapLink(_ scene: ViewScene) {
        let rect = scene.view.firstRect(for: OffsetRange(0..<2))
        scene.stage.tap(at: scene.view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    }

    @Test(.documented("UITextView: a link is opened where no delegate refuses; isSelectable"))
    func `a tap on a link opens it where nobody refuses`() {
        let scene = ViewScene()
        scene.view.isEditable = false
        scene.view.attributedText = NSAttributedString(
            string: "here", attributes: [.link: URL(string: "https://example.org/page")!, .font: UIFont.systemFont(ofSize: 20)])
        scene.view.delegate = scene.log
        scene.stage.layoutNow()
        tapLink(scene)
        #expect(scene.log.take().filter { $0.hasPrefix("link") } == ["link https://example.org/page 0,4"])
        scene.stage.advance(by: 1)
        scene.view.isSelectable = false
        tapLink(scene)
        #expect(scene.log.take().filter { $0.hasPrefix("link") }.isEmpty)
    }

    @Test(.documented("UITextView.linkTextAttributes: null_resettable"))
    func `links look as the view says, whatever colour they have themselves`() {
        let scene = ViewScene()
        scene.view.attributedText = NSAttributedString(
            string: "here", attributes: [.link: URL(string: "https://example.org")!, .foregroundColor: UIColor.green])
        func style() -> TextStyle {
            scene.stage.layoutNow()
            return scene.view.kit.flow.laid(0).layout.text.style(at: 1)
        }
        let tint = scene.view.tintColor.cgColor(in: scene.view.traitCollection)
        #expect(style().color == tint && style().rare?.values.underline ?? [] == [])
        scene.view.linkTextAttributes = [.foregroundColor: UIColor.red]
        #expect(style().color == UIColor.red.cgColor)
        scene.view.linkTextAttributes = nil
        #expect(style().color == tint)
    }

    @Test(.documented("UIDataDetectorTypes: raw values"))
    func `kinds of data have Apple's numbers`() {
        let kinds: [UIDataDetectorTypes] = [
            .phoneNumber, .link, .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber, .lookupSuggestion, .money,
            .physicalValue,
        ]
        #expect(kinds.map(\.rawValue) == (0..<9).map { UInt(1) << $0 })
        #expect(UIDataDetectorTypes.all.rawValue == .max && UITextView().dataDetectorTypes == [])
    }

    // MARK: Copying
    @Test(.documented("UITextView.allowsEditingTextAttributes, copy(_:) and paste(_:) of UIResponderStandardEditActions"))
    func `pasted text keeps its looks where looks may be edited, and nowhere else`() {
        let stage = Stage()
        stage.perform {
            let (from, styled, plain) = (UITextView(), UITextView(), UITextView())
            let words = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            words.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
            from.attributedText = words
            from.selectedRange = NSRange(location: 0, length: 5)
            from.copy(nil)
            #expect(UIPasteboard.general.string == "one t")
            styled.allowsEditingTextAttributes = true
            func color(_ view: UITextView, _ place: Int) -> UIColor? {
                view.textStorage.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
            }
            for view in [styled, plain] {
                (view.text, view.textColor) = ("ab", .blue)
                view.smartInsertDeleteType = .no
                view.selectedRange = NSRange(location: 1, length: 0)
                view.paste(nil)
                #expect(view.text == "aone tb" && color(view, 0) == .blue && color(view, 6) == .blue)
            }
            #expect(color(styled, 1) == .red && color(styled, 3) == .red && color(plain, 1) == .blue)
            #expect((styled.textStorage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 20)
            styled.undoManager?.undo()
            #expect(styled.text == "ab")
            UIPasteboard.general.string = "one t"
            styled.paste(nil)
            #expect(color(styled, 1) == .blue, "something else was copied")
        }
    }

    // MARK: Sizes
    @Test(.documented("UITextView.layoutManager with allowsNonContiguousLayout: NSLayoutManager.ensureLayout(for:)"))
    func `what a text view thought of the height of its text is so once all of it is laid out`() {
        let lines = (0..<4_000).map { "Line \($0) " + String(repeating: "words ", count: $0 * 7 % 40) }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.font = .systemFont(ofSize: 14)
        view.text = lines.joined(separator: "\n")
        view.layoutIfNeeded()
        view.layoutManager.ensureLayout(for: view.textContainer)
        let size = view.contentSize
        #expect(abs(size.height - view.sizeThatFits(CGSize(width: 200, height: 0)).height) < 1)
        view.contentOffset.y = size.height - 300
        view.layoutIfNeeded()
        #expect(view.contentSize == size)
    }

    @Test(.documented("UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory"), arguments: [false, true])
    func `fields and text views follow the preferred text size when they are told to`(isField: Bool) {
        let field = UITextField()
        let text = UITextView()
        let view: any UIView & UIContentSizeCategoryAdjusting = isField ? field : text
        var font: UIFont? { isField ? field.font : text.font }
        let body = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        view.traitOverrides.preferredContentSizeCategory = .large
        (field.font, text.font) = (body, body)
        (field.text, text.text) = ("Text", "Text")
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(font?.pointSize == 17)
        view.adjustsFontForContentSizeCategory = true
        #expect(font?.pointSize == 40)
        let high = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(font?.pointSize == 14 && view.sizeThatFits(CGSize(width: 300, height: 0)).height < high - 20)
    }
}
