import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite("Text / Text view: random edits", .serialized)
struct RandomTextViewTests {
    static let pieces = [
        "a", "word ", "\n", "\r\n", "long words that wrap around ", "é", "e\u{301}", "👩‍👧", "\u{5e9}\u{5dc}\u{5d5}\u{5dd} ", "你好",
        "\t", "\u{301}", "🇩🇪",
    ]

    @Test(.ours, arguments: 1...6)
    func `the storage says what the document says, and the layout is that of a fresh view`(seed: Int) {
        let scene = ViewScene("start\nof a text", frame: CGRect(x: 0, y: 100, width: 120, height: 150)).begun()
        let view = scene.view
        var random = SystemRandom(seed: UInt64(seed))
        for step in 0..<250 {
            act(on: view, &random)
            #expect(document(view) == view.textStorage.string)
            #expect(NSMaxRange(view.selectedRange) <= view.textStorage.length)
            guard step % 10 == 0 else { continue }
            scene.stage.layoutNow()
            let fresh = UITextView(frame: view.frame)
            fresh.attributedText = view.attributedText
            fresh.layoutIfNeeded()
            let same =
                lines(view) == lines(fresh)
                && view.layoutManager.usedRect(for: view.textContainer)
                    == fresh.layoutManager.usedRect(for: fresh.textContainer)
            guard same else {
                Issue.record("seed \(seed), step \(step): \(lines(view)) and not \(lines(fresh))")
                return
            }
        }
        while view.undoManager?.canUndo == true { view.undoManager?.undo() }
        #expect(document(view) == view.textStorage.string)
    }

    /// What commands work on, which isn't the storage.
    private func document(_ view: UITextView) -> String? {
        view.textRange(from: view.beginningOfDocument, to: view.endOfDocument).flatMap { view.text(in: $0) }
    }

    private func lines(_ view: UITextView) -> [CGRect] {
        var found: [CGRect] = []
        view.layoutManager.ensureLayout(for: view.textContainer)
        view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: view.textStorage.length)) {
            rect, _, _, _, _ in
            found.append(rect)
        }
        return found
    }

    private func act(on view: UITextView, _ random: inout SystemRandom) {
        let piece = Self.pieces[random.next(Self.pieces.count)]
        let length = view.textStorage.length
        switch random.next(14) {
        case 0...4: view.userTyped(piece)
        case 5, 6: view.userDeletedBackward()
        case 7, 8:
            let start = random.next(length + 1)
            view.selectedRange = NSRange(location: start, length: random.next(length - start + 1) / 2)
        case 9: view.undoManager?.undo()
        case 10: view.undoManager?.redo()
        case 11: view.setMarkedText(piece, selectedRange: NSRange(location: 0, length: 0))
        case 12:
            let start = random.next(length + 1)
            let range = NSRange(location: start, length: random.next(min(5, length - start) + 1))
            view.textStorage.replaceCharacters(in: range, with: piece)
        default:
            if length > 400 { view.text = "anew\n" + piece } else { view.paste(nil) }
        }
    }
}
