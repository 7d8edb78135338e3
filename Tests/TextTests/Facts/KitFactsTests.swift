import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
@testable import UIKit

/// What TextKit's classes do, line by line of what is known of them.
@MainActor @Suite("Text / Facts / TextKit")
struct KitFactsTests {
    @Test(.documented("NSLayoutManager.glyphRange(forCharacterRange:actualCharacterRange:)"))
    func `ranges grow to whole characters`() {
        let scene = KitScene("a👍🏽e\u{301}b")
        var actual = NSRange()
        let glyphs = scene.manager.glyphRange(
            forCharacterRange: NSRange(location: 2, length: 4), actualCharacterRange: &actual)
        #expect(actual == NSRange(location: 1, length: 6) && glyphs == actual)
        let characters = scene.manager.characterRange(
            forGlyphRange: NSRange(location: 6, length: 1), actualGlyphRange: &actual)
        #expect(characters == NSRange(location: 5, length: 2) && actual == characters)
    }

    @Test(.documented("NSTextAttachment.init(data:ofType:), bounds, image"))
    func `a fresh attachment is empty, and one without bounds is as large as its picture`() {
        let empty = NSTextAttachment(data: nil, ofType: nil)
        #expect(empty.contents == nil && empty.fileType == nil && empty.image == nil && empty.bounds == .zero)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 12)).image { _ in }
        empty.contents = Data([1])
        empty.image = picture
        #expect(empty.contents == nil && empty.fileType == nil)
        let scene = KitScene("ab")
        scene.storage.insert(NSAttributedString(attachment: empty), at: 1)
        #expect(scene.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 30, height: 12))
        #expect(scene.manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
        let height = scene.used.height
        empty.bounds = CGRect(x: 0, y: 40, width: 30, height: 12)
        let raised = KitScene("ab")
        raised.storage.insert(NSAttributedString(attachment: empty), at: 1)
        #expect(raised.used.height > height + 20, "upwards")
    }

    @Test(.documented("NSTextStorage.willProcessEditingNotification, didProcessEditingNotification"))
    func `a storage posts what it works off, while that can be asked for`() {
        let storage = NSTextStorage(string: "hello")
        nonisolated(unsafe) var heard: [String] = []
        let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { note in
                let storage = note.object as! NSTextStorage
                heard.append("\(storage.editedMask.rawValue) \(storage.editedRange.location)")
            }
        }
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "x")
        #expect(heard == ["2 2", "2 2"])
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test(.documented("NSTextStorage.addLayoutManager(_:): several may share a storage"))
    func `two layout managers lay out one text, each in its container`() {
        let scene = KitScene(LayoutManagerTests.words, width: 400)
        let other = NSLayoutManager()
        let narrow = NSTextContainer(size: CGSize(width: 100, height: 0))
        other.addTextContainer(narrow)
        scene.storage.addLayoutManager(other)
        other.ensureLayout(for: narrow)
        #expect(other.usedRect(for: narrow).height > scene.used.height)
        scene.storage.append(NSAttributedString(string: LayoutManagerTests.words))
        #expect(scene.manager.numberOfGlyphs == other.numberOfGlyphs && other.textStorage === scene.storage)
    }

    @Test(.documented("NSLayoutManager.processEditing(for:edited:range:changeInLength:invalidatedRange:)"))
    func `a layout manager hears of an edit after the storage's delegate`() {
        nonisolated(unsafe) var order: [String] = []
        final class Hearing: NSLayoutManager {
            var heard: (NSRange, Int) -> Void = { _, _ in }
            override func processEditing(
                for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
                changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
            ) {
                heard(newCharRange, delta)
                super.processEditing(
                    for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                    invalidatedRange: invalidatedCharRange)
            }
        }
        final class Delegate: NSObject, NSTextStorageDelegate {
            var heard: () -> Void = {}
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { heard() }
        }
        let storage = NSTextStorage(string: "hello")
        let manager = Hearing()
        manager.heard = { order.append("manager \($0.location)+\($0.length) \($1)") }
        let delegate = Delegate()
        delegate.heard = { order.append("did") }
        storage.addLayoutManager(manager)
        storage.delegate = delegate
        order = []
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "aa")
        #expect(order == ["did", "manager 1+2 1"])
    }

    @Test(.documented("NSLayoutManager.lineFragmentUsedRect(forGlyphAt:effectiveRange:)"))
    func `a line has all of the container's width, and uses what its text needs`() {
        let scene = KitScene("short", width: 200)
        var range = NSRange()
        let whole = scene.manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: &range)
        let used = scene.manager.lineFragmentUsedRect(forGlyphAt: 1, effectiveRange: nil)
        #expect(whole.width == 200 && used.width < 80 && used.height == whole.height)
        #expect(range == NSRange(location: 0, length: 5))
        let text = ("short" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(used.width - text - 10) < 1)
    }

    @Test(.oracle("TEXT-TX10"))
    func `ends of lines and tabs are controls, spaces are elastic`() {
        let scene = KitScene("a \t\ne\u{301}")
        func property(_ index: Int) -> NSLayoutManager.GlyphProperty { scene.manager.propertyForGlyph(at: index) }
        #expect(property(0) == [] && property(1) == .elastic && property(2) == .controlCharacter)
        #expect(property(3) == .controlCharacter && property(5) == .nonBaseCharacter)
        let all: [NSLayoutManager.GlyphProperty] = [.null, .controlCharacter, .elastic, .nonBaseCharacter]
        #expect(all.map(\.rawValue) == [1, 2, 4, 8])
        var isValid = ObjCBool(true)
        #expect(scene.manager.cgGlyph(at: 6, isValidIndex: &isValid) == CGGlyph.max && !isValid.boolValue)
    }

    @Test(.documented("NSLayoutManager.hyphenationFactor; usesDefaultHyphenation"))
    func `words are not parted where no soft hyphen stands, and that is said`() {
        NSLayoutManager().hyphenationFactor = 1
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = 0.5
        style.usesDefaultHyphenation = true
        NSTextLayoutManager().usesHyphenation = true
        let said = Unsupported.keptProperty.names
        for name in [
            "NSLayoutManager.hyphenationFactor", "NSMutableParagraphStyle.hyphenationFactor",
            "NSMutableParagraphStyle.usesDefaultHyphenation", "NSTextLayoutManager.usesHyphenation",
        ] { #expect(said[name] != nil, "\(name)") }
    }

    @Test(.documented("NSLayoutManager.getGlyphs(in:glyphs:properties:characterIndexes:bidiLevels:)"))
    func `glyphs come with what they are, whose they are, and which way they are read`() {
        let scene = KitScene("a \t\u{5d0}\u{5d1}\n")
        var glyphs = [CGGlyph](repeating: 1, count: 6)
        var kinds = [NSLayoutManager.GlyphProperty](repeating: .null, count: 6)
        var places = [Int](repeating: -1, count: 6)
        var levels = [UInt8](repeating: 9, count: 6)
        let all = NSRange(location: 0, length: 6)
        let count = scene.manager.getGlyphs(
            in: all, glyphs: &glyphs, properties: &kinds, characterIndexes: &places, bidiLevels: &levels)
        #expect(count == 6 && glyphs[5] == 0xFFFF && glyphs[0] == scene.manager.cgGlyph(at: 0) && places == [0, 1, 2, 3, 4, 5])
        #expect(kinds == [[], .elastic, .controlCharacter, [], [], .controlCharacter])
        #expect(levels[0] == 0 && levels[3] == 1 && levels[4] == 1)
        let raw = [NSLayoutManager.GlyphProperty.null, .controlCharacter, .elastic, .nonBaseCharacter].map(\.rawValue)
        #expect(raw == [1, 2, 4, 8])
        let end = NSRange(location: 4, length: 9)
        let rest = scene.manager.getGlyphs(in: end, glyphs: nil, properties: nil, characterIndexes: &places, bidiLevels: nil)
        #expect(rest == 2 && places[0] == 4)
    }
}
