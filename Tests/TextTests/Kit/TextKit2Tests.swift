import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
@testable import UIKit

@MainActor @Suite("Text / Kit / TextKit 2")
struct TextKit2Tests {
    private func stack(_ text: String, width: CGFloat = 200) -> (NSTextContentStorage, NSTextLayoutManager) {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: width, height: 0))
        content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        return (content, manager)
    }

    @Test(.documented("UITextView.textLayoutManager, layoutManager"))
    func `a text view has TextKit 2 until somebody asks for the layout manager`() {
        let view = UITextView()
        let manager = view.textLayoutManager
        #expect(manager != nil && manager === view.textLayoutManager && view.textContainer.textLayoutManager === manager)
        #expect((manager?.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
        _ = view.layoutManager
        #expect(view.textLayoutManager == nil)
    }

    @Test(.documented("UITextView.init(usingTextLayoutManager:), init(frame:textContainer:)"))
    func `a text view may be made with TextKit 1, or around its parts`() {
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
        let (content, manager) = stack("text")
        let view = UITextView(frame: .zero, textContainer: manager.textContainer)
        #expect(view.textLayoutManager === manager && view.textStorage === content.textStorage && view.text == "text")
    }

    @Test(.documented("NSTextContentStorage: paragraphs are its elements")) func `a document consists of its paragraphs`() {
        let (content, _) = stack("one\ntwo\r\nthree")
        var found: [String] = []
        content.enumerateTextElements(from: nil) { element in
            found.append((element as! NSTextParagraph).attributedString.string)
            return true
        }
        #expect(found == ["one\n", "two\r\n", "three"])
        found = []
        content.enumerateTextElements(from: nil, options: .reverse) { element in
            found.append((element as! NSTextParagraph).attributedString.string)
            return found.count < 2
        }
        #expect(found == ["three", "two\r\n"])
        let second = content.textElements(for: NSTextRange(4..<6)).first as? NSTextParagraph
        #expect(second?.paragraphContentRange == NSTextRange(4..<7) && second?.paragraphSeparatorRange == NSTextRange(7..<9))
        #expect(content.documentRange == NSTextRange(0..<14))
    }

    @Test(.documented("NSTextContentManager: location(_:offsetBy:), offset(from:to:)")) func `places are counted in UTF-16`()
        throws
    {
        let (content, _) = stack("a👍b")
        let start = content.documentRange.location
        let third = try #require(content.location(start, offsetBy: 3))
        #expect(content.offset(from: start, to: third) == 3 && content.location(start, offsetBy: 5) == nil)
        #expect(content.location(start, offsetBy: -1) == nil)
        #expect(NSTextRange(location: third, end: start) == nil)
        #expect(content.adjustedRange(from: NSTextRange(2..<2), forEditingTextSelection: true) == NSTextRange(1..<3))
    }

    @Test(.documented("NSTextRange")) func `ranges meet and join`() {
        let (one, other) = (NSTextRange(0..<5), NSTextRange(3..<8))
        #expect(one.intersection(other) == NSTextRange(3..<5) && one.union(other) == NSTextRange(0..<8))
        #expect(one.intersects(other) && !one.intersects(NSTextRange(5..<6)) && one.contains(OffsetLocation(4)))
        #expect(!one.contains(OffsetLocation(5)) && one.contains(NSTextRange(1..<5)) && !one.isEmpty)
    }

    @Test(.documented("NSTextLayoutManager.enumerateTextLayoutFragments, layoutFragmentFrame, textLineFragments"))
    func `fragments stand one below the other and have the lines`() {
        let (content, manager) = stack("a paragraph that is long enough to wrap around\nsecond\n", width: 150)
        var fragments: [NSTextLayoutFragment] = []
        let end = manager.enumerateTextLayoutFragments(from: content.documentRange.location, options: .ensuresLayout) {
            fragments.append($0)
            return true
        }
        #expect(end?.compare(content.documentRange.endLocation) == .orderedSame)
        #expect(fragments.count == 2 && fragments[0].textLineFragments.count >= 2)
        #expect(fragments[0].layoutFragmentFrame.minX == 5 && fragments[0].layoutFragmentFrame.minY == 0)
        #expect(fragments[1].layoutFragmentFrame.minY >= fragments[0].layoutFragmentFrame.maxY)
        let first = fragments[0].textLineFragments[0]
        let second = fragments[0].textLineFragments[1]
        #expect(first.typographicBounds.minY == 0 && second.typographicBounds.minY >= first.typographicBounds.maxY)
        #expect(NSMaxRange(first.characterRange) == second.characterRange.location)
        #expect(first.characterIndex(for: first.locationForCharacter(at: 4)) == 4)
        #expect(fragments[0].state == .layoutAvailable && fragments[0].rangeInElement == NSTextRange(0..<47))
        var withEnd: [Int] = []
        manager.enumerateTextLayoutFragments(from: nil, options: .ensuresExtraLineFragment) {
            withEnd.append($0.textLineFragments.count)
            return true
        }
        #expect(withEnd.last == 2)
    }

    @Test(.documented("NSTextLayoutManager.usageBoundsForTextContainer")) func `what is used is what TextKit 1 says`() {
        let (content, manager) = stack("one\ntwo")
        manager.ensureLayout(for: content.documentRange)
        let old = KitScene("one\ntwo")
        #expect(manager.usageBoundsForTextContainer == old.used && old.used.height > 30)
        #expect(manager.textLayoutFragment(for: CGPoint(x: 6, y: 25))?.rangeInElement == NSTextRange(4..<7))
        #expect(manager.textLayoutFragment(for: OffsetLocation(2))?.rangeInElement == NSTextRange(0..<4))
        #expect(manager.textLayoutFragment(for: CGPoint(x: 6, y: 500)) == nil)
    }

    @Test(.documented("NSTextLayoutManager.enumerateTextSegments")) func `segments are the lines' parts of a range`() {
        let (content, manager) = stack("a paragraph that is long enough to wrap around", width: 150)
        var rects: [CGRect] = []
        manager.enumerateTextSegments(in: NSTextRange(2..<40), type: .selection) { _, rect, baseline, _ in
            rects.append(rect)
            #expect(baseline > 0 && baseline < rect.height)
            return true
        }
        withExtendedLifetime(content) {}
        #expect(rects.count > 1)
        #expect(rects[0].minX > 5 && rects[0].maxX == 145, "\(rects)")
    }

    @Test(.documented("NSTextContentStorage.performEditingTransaction, NSTextLayoutManager.replaceContents"))
    func `changes of the document are laid out`() {
        let (content, manager) = stack("one\ntwo")
        manager.ensureLayout(for: content.documentRange)
        let before = manager.usageBoundsForTextContainer.height
        content.performEditingTransaction {
            content.textStorage?.replaceCharacters(in: NSRange(location: 3, length: 1), with: "\n\n\n")
        }
        manager.ensureLayout(for: content.documentRange)
        #expect(manager.usageBoundsForTextContainer.height > before * 1.9)
        manager.replaceContents(in: NSTextRange(0..<3), with: NSAttributedString(string: "1"))
        #expect(content.attributedString?.string == "1\n\n\ntwo")
    }

    @Test(.documented("NSTextContentStorageDelegate.textContentStorage(_:textParagraphWith:)"))
    func `a delegate shows paragraphs otherwise and makes fragments of its own`() {
        let (content, manager) = stack("one\ntwo")
        let delegate = Delegate()
        content.delegate = delegate
        manager.delegate = delegate
        #expect(
            content.textElements(for: content.documentRange).first.flatMap(content.attributedString(for:))?.string == "ONE\n")
        #expect(manager.textLayoutFragment(for: OffsetLocation(0)) is OwnFragment)
    }

    private final class OwnFragment: NSTextLayoutFragment {}

    private final class Delegate: NSObject, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate {
        func textContentStorage(_ content: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? {
            let text = content.textStorage!.attributedSubstring(from: range)
            return NSTextParagraph(attributedString: NSAttributedString(string: text.string.uppercased()))
        }
        func textLayoutManager(
            _ manager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in element: NSTextElement
        ) -> NSTextLayoutFragment { OwnFragment(textElement: element, range: element.elementRange) }
    }
}
