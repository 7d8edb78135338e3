import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite("Text / Kit / Texts in pieces", .serialized)
struct PieceTextTests {
    private static let key = NSAttributedString.Key("key")
    private static let pieces = ["a", "word ", "\n", "\r\n", "é", "e\u{301}", "👩‍👧", "שלום ", "", "long words that wrap around "]

    @Test(.ours, arguments: 1...8)
    func `a text in pieces says what an attributed string says`(seed: Int) {
        let storage = NSTextStorage()
        storage.keepInPieces()
        let model = NSMutableAttributedString(string: "")
        var random = SystemRandom(seed: UInt64(seed))
        for step in 0..<400 {
            let start = random.next(model.length + 1)
            let range = NSRange(location: start, length: random.next(min(6, model.length - start) + 1))
            let whole = (model.string as NSString).length == 0 ? range : clusters(range, model)
            let text = Self.pieces[random.next(Self.pieces.count)]
            switch random.next(5) {
            case 0, 1:
                let new = NSAttributedString(string: text, attributes: [Self.key: random.next(3)])
                storage.replaceCharacters(in: whole, with: new)
                model.replaceCharacters(in: whole, with: new)
            case 2 where whole.length > 0:
                let attributes: [NSAttributedString.Key: Any] = [Self.key: random.next(3)]
                storage.setAttributes(attributes, range: whole)
                model.setAttributes(attributes, range: whole)
            case 3 where whole.length > 0:
                storage.addAttribute(.kern, value: random.next(2), range: whole)
                let value = storage.attribute(.kern, at: whole.location, effectiveRange: nil)!
                model.addAttribute(.kern, value: value, range: whole)
            default:
                storage.replace(whole, with: text, [Self.key: 7])
                model.replaceCharacters(in: whole, with: NSAttributedString(string: text, attributes: [Self.key: 7]))
            }
            guard storage.string == model.string, storage.length == model.length, runs(storage) == runs(model) else {
                Issue.record("seed \(seed), step \(step): \(storage.plainCopy()) and not \(model)")
                return
            }
        }
        let copy = NSAttributedString(attributedString: storage.handOut())
        #expect(copy.string == model.string && runs(copy) == runs(model) && runs(storage) == runs(model))
    }

    private func clusters(_ range: NSRange, _ text: NSAttributedString) -> NSRange {
        let string = text.string as NSString
        if range.location == string.length { return range }
        let first = string.rangeOfComposedCharacterSequence(at: range.location)
        if range.length == 0 { return NSRange(location: first.location, length: 0) }
        return string.rangeOfComposedCharacterSequences(for: range)
    }

    private func runs(_ text: NSAttributedString) -> [String] {
        (0..<text.length).map {
            let attributes = text.attributes(at: $0, effectiveRange: nil)
            return attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: ",")
        }
    }

    @Test(.ours)
    func `an attribute reaches as far as its value is the same`() {
        let storage = NSTextStorage()
        storage.keepInPieces()
        storage.setAttributedString(NSAttributedString(string: "0123456789", attributes: [Self.key: 1]))
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 2))
        var range = NSRange()
        let all = NSRange(location: 0, length: 10)
        _ = storage.attribute(Self.key, at: 4, longestEffectiveRange: &range, in: all)
        #expect(range == all)
        _ = storage.attribute(.kern, at: 4, longestEffectiveRange: &range, in: NSRange(location: 0, length: 4))
        #expect(range == NSRange(location: 3, length: 1))
        #expect(
            storage.attribute(.kern, at: 7, longestEffectiveRange: &range, in: all) == nil
                && range == NSRange(location: 5, length: 5))
        #expect(storage.attributes(at: 0, longestEffectiveRange: &range, in: all).count == 1 && range.length == 3)
    }

    @Test(.ours)
    func `a storage that is asked for has its text where Foundation looks for it`() {
        let view = UITextView()
        view.text = "hello"
        view.insertText("!")
        #expect(view.kit.storage.pieces != nil && view.text == "hello!" && view.attributedText.string == "hello!")
        #expect(view.kit.storage.pieces != nil)
        #expect(NSAttributedString(attributedString: view.layoutManager.textStorage!).string == "hello!")
        #expect(view.kit.storage.pieces == nil)
        view.insertText("?")
        #expect(NSMutableAttributedString(attributedString: view.textStorage).string == "hello!?")
    }

    // MARK: Pictures
    @Test(.ours, arguments: 1...4)
    func `what is drawn anew after an edit looks like all of it drawn anew`(seed: Int) {
        let scene = ViewScene((0..<30).map { "Line \($0) of a text" }.joined(separator: "\n"), hardware: true).begun()
        scene.select(100)
        var random = SystemRandom(seed: UInt64(seed))
        for step in 0..<40 {
            let length = scene.view.kit.storage.length
            switch random.next(7) {
            case 0...2: scene.view.userTyped(Self.pieces[random.next(Self.pieces.count)])
            case 3: scene.view.userDeletedBackward()
            case 4:
                let start = random.next(length + 1)
                scene.view.selectedRange = NSRange(location: start, length: random.next(min(60, length - start) + 1))
            case 5: scene.view.contentOffset.y = CGFloat(random.next(300))
            default: scene.view.setMarkedText("né", selectedRange: NSRange(location: 2, length: 0))
            }
            scene.stage.layoutNow()
            let part = scene.stage.fingerprint
            scene.view.displayChanged()
            scene.stage.layoutNow()
            guard part == scene.stage.fingerprint else {
                Issue.record("seed \(seed), step \(step)")
                return
            }
        }
    }
}
