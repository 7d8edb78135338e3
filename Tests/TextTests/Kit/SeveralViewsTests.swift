import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite("Text / Several views of one layout manager")
struct SeveralViewsTests {
    private let stage = Stage()
    private let manager = NSLayoutManager()
    private let storage: NSTextStorage
    private let columns: [UITextView]

    init() {
        let words = (0..<60).map { "word\($0)" }.joined(separator: " ")
        storage = NSTextStorage(string: words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        storage.addLayoutManager(manager)
        var columns: [UITextView] = []
        for index in 0..<2 {
            let container = NSTextContainer(size: CGSize(width: 150, height: 120))
            manager.addTextContainer(container)
            let view = UITextView(
                frame: CGRect(x: 20 + 170 * CGFloat(index), y: 100, width: 150, height: 136), textContainer: container)
            view.isScrollEnabled = false
            stage.window.addSubview(view)
            columns.append(view)
        }
        self.columns = columns
        stage.layoutNow()
    }

    private func range(_ column: Int) -> NSRange { manager.glyphRange(for: columns[column].textContainer) }

    @Test(.documented("NSLayoutManager: text flows from one container into the next, each shown by its text view"))
    func `each shows what stands in its container`() {
        #expect(range(0).location == 0 && range(0).length > 20)
        #expect(range(1).location == NSMaxRange(range(0)) && range(1).length > 20)
        let first = columns[1].caretRect(for: OffsetPosition(range(1).location))
        #expect(abs(first.minY - columns[1].textContainerInset.top) < 1, "at the top of the second one")
        #expect((columns[1].closestPosition(to: CGPoint(x: 6, y: 12)) as? OffsetPosition)?.offset == range(1).location)
        #expect(columns[0].contentSize.height <= 136)
        assertSnapshot(of: stage, named: "columns")
    }

    @Test(.ours) func `each looks like a view that has its part of the text alone`() {
        columns[0].removeFromSuperview()
        let both = stage.fingerprint
        let alone = UITextView(frame: columns[1].frame)
        alone.isScrollEnabled = false
        alone.attributedText = storage.attributedSubstring(from: range(1))
        alone.textContainer.size = columns[1].textContainer.size
        columns[1].removeFromSuperview()
        stage.window.addSubview(alone)
        #expect(stage.fingerprint == both)
    }

    @Test(.ours) func `what is typed into one moves the text of the other along`() {
        _ = stage.fingerprint
        let before = range(1).location
        columns[0].becomeFirstResponder()
        columns[0].selectedRange = NSRange(location: 0, length: 0)
        stage.type("some more words ")
        #expect(columns[1].text.hasPrefix("some more words word0"))
        #expect(range(1).location < before + 16)
        let shown = stage.fingerprint
        for column in columns { column.canvas.redraw() }
        #expect(stage.fingerprint == shown)
        columns[0].deleteBackward()
        #expect(columns[1].text == columns[0].text)
    }

    @Test(.ours) func `a selection over both is shown in each as far as it stands there`() {
        columns[1].becomeFirstResponder()
        let end = range(1).location + 10
        columns[1].selectedRange = NSRange(location: range(1).location - 10, length: 20)
        stage.layoutNow()
        let rects = columns[1].selectionRects(for: columns[1].selectedTextRange!)
        #expect(!rects.isEmpty && rects.allSatisfy { columns[1].bounds.contains($0.rect) })
        #expect(columns[1].caretRect(for: OffsetPosition(end)).minY < 40)
        columns[1].selectedRange = NSRange(location: 3, length: 0)
        stage.layoutNow()
        #expect(columns[1].selectionRects(for: columns[1].textRange(from: OffsetPosition(0), to: OffsetPosition(4))!).isEmpty)
    }

    @Test(.ours) func `a view that goes leaves the others`() {
        let words = NSTextStorage(string: "one two three")
        let manager = NSLayoutManager()
        words.addLayoutManager(manager)
        let containers = (0..<2).map { _ in NSTextContainer(size: CGSize(width: 60, height: 30)) }
        for container in containers { manager.addTextContainer(container) }
        let kept = UITextView(frame: .zero, textContainer: containers[1])
        _ = UITextView(frame: .zero, textContainer: containers[0])
        words.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        #expect(kept.text == "three two three")
    }
}
