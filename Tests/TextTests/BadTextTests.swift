import AppleFoundation
import CoreGraphics
import TestEvidence
import TextEngine
import Testing
import UIKitTesting
@testable import UIKit

/// Nothing is lost, nothing hangs and nothing traps, whatever comes in.
@MainActor @Suite("Text / Bad input", .ours, .serialized)
struct BadTextTests {
    private static let half = String(decoding: [0xD83D] as [UInt16], as: UTF16.self)

    @Test func `halves of characters, NUL and control signs are kept, drawn and edited`() {
        for text in [
            "a\u{0}b", "\u{1}\u{7}\u{1B}", "\u{FFFE}\u{FFFF}", "e\u{301}\u{301}\u{301}", "\u{202E}\u{202E}\u{202C}", Self.half,
        ] {
            let scene = ViewScene(text).begun()
            scene.stage.layoutNow()
            #expect(scene.view.text == text)
            scene.stage.type("x")
            #expect(scene.view.text == text + "x")
            for _ in 0..<8 { scene.stage.type(.keyboardDeleteOrBackspace) }
            #expect(scene.view.text.isEmpty)
            let field = FieldScene(text).begun()
            field.stage.type("x")
            #expect(field.field.text == text + "x")
        }
        let ill = NSString(characters: [0xD83D, 0x41, 0xDE00] as [unichar], length: 3)
        let scene = ViewScene(ill as String).begun()
        scene.stage.type("b")
        scene.stage.layoutNow()
        #expect(scene.view.text.hasSuffix("b") && scene.view.textStorage.length == 4)
    }

    @Test func `ranges beyond the end mean as much as there is`() {
        let scene = ViewScene("one\ntwo").begun()
        let view = scene.view
        for range in [
            NSRange(location: 5, length: 100), NSRange(location: 100, length: 5), NSRange(location: NSNotFound, length: 0),
            NSRange(location: 0, length: .max), NSRange(location: .max, length: .max), NSRange(location: -5, length: 3),
        ] {
            view.selectedRange = range
            #expect(NSMaxRange(view.selectedRange) <= 7 && view.selectedRange.location >= 0)
            view.scrollRangeToVisible(range)
            _ = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
            view.layoutManager.ensureLayout(forCharacterRange: range)
        }
        #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
        #expect(view.position(from: view.beginningOfDocument, offset: .min) == nil)
        #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
        let longer = ViewScene("a much longer text than the other one").view
        let far = longer.textRange(
            from: longer.position(from: longer.beginningOfDocument, offset: 20)!, to: longer.endOfDocument)!
        #expect(view.text(in: far) == "")
        view.replace(far, withText: "!")
        #expect(view.text == "one\ntwo!")
        view.selectedTextRange = far
        #expect(view.selectedRange == NSRange(location: 8, length: 0))
        _ = (view.firstRect(for: far), view.caretRect(for: far.end), view.selectionRects(for: far))
    }

    @Test func `composing with a selection from elsewhere stays inside`() {
        let scene = ViewScene("ab").begun()
        for selection in [
            NSRange(location: 9, length: 9), NSRange(location: NSNotFound, length: 0), NSRange(location: -1, length: 1),
        ] {
            scene.view.setMarkedText("mark", selectedRange: selection)
            #expect(NSMaxRange(scene.view.selectedRange) <= scene.view.text.utf16.count)
        }
        scene.view.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        #expect(scene.view.text == "ab" && scene.view.markedTextRange == nil)
    }

    @Test func `a storage's delegate that makes the text longer, shorter or empty is followed`() {
        final class Meddler: NSObject, NSTextStorageDelegate {
            var count = 0
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                guard editedMask.contains(.editedCharacters) else { return }
                count += 1
                let whole = NSRange(location: 0, length: textStorage.length)
                switch count % 3 {
                case 0: textStorage.replaceCharacters(in: whole, with: "")
                case 1: textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "longer ")
                default: if whole.length > 2 { textStorage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "") }
                }
            }
        }
        let scene = ViewScene("start").begun()
        let meddler = Meddler()
        scene.view.textStorage.delegate = meddler
        for key in "abcdefghi" {
            scene.stage.type(String(key))
            scene.stage.layoutNow()
            #expect(scene.view.editing.document.string == scene.view.textStorage.string)
            #expect(NSMaxRange(scene.view.selectedRange) <= scene.view.textStorage.length)
        }
        while scene.view.undoManager?.canUndo == true { scene.view.undoManager?.undo() }
        #expect(scene.view.editing.document.string == scene.view.textStorage.string)
    }

    @Test func `a text that is changed while its lines are handed out`() {
        let scene = ViewScene("one\ntwo\nthree\nfour")
        let view = scene.view
        var seen = 0
        view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 18)) { _, _, _, _, _ in
            seen += 1
            if seen == 1 { view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 14), with: "") }
        }
        #expect(seen == 1)
        view.textStorage.enumerateAttributes(in: NSRange(location: 0, length: view.textStorage.length), options: []) {
            _, range, _ in
            view.textStorage.addAttribute(.kern, value: 1, range: range)
        }
        scene.stage.layoutNow()
        #expect(view.text == "four")
    }

    @Test(arguments: ["x", "lorem ipsum ", "\u{645}\u{631}\u{62D}\u{628}\u{627} ", "T\u{301}o", "你好"])
    func `half a million characters in one line are laid out, edited and found`(part: String) {
        let count = 500_000 / part.utf16.count
        let scene = ViewScene(String(repeating: part, count: count)).begun()
        scene.stage.layoutNow()
        let view = scene.view
        let length = count * part.utf16.count
        #expect(view.contentSize.height > 10_000 && view.textStorage.length == length)
        scene.stage.type("y")
        scene.stage.layoutNow()
        #expect(view.textStorage.length == length + 1 && view.text.hasSuffix("y"))
        let end = view.caretRect(for: view.endOfDocument)
        #expect(end.maxY > view.contentSize.height - 30 && end.maxY < view.contentSize.height)
        let middle = CGPoint(x: end.minX, y: view.contentSize.height / 2)
        let place = view.closestPosition(to: middle).map { view.offset(from: view.beginningOfDocument, to: $0) }
        #expect(place.map { abs($0 - length / 2) < length / 50 } == true)
    }
}
