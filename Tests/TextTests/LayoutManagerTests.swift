import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
@testable import UIKit

/// A text with a layout manager and a container.
@MainActor struct KitScene {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat = 200, height: CGFloat = 0, size: CGFloat = 17, style: NSParagraphStyle? = nil) {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
        attributes[.paragraphStyle] = style
        storage = NSTextStorage(string: text, attributes: attributes)
        container = NSTextContainer(size: CGSize(width: width, height: height))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    var used: CGRect {
        manager.ensureLayout(for: container)
        return manager.usedRect(for: container)
    }

    var lines: [String] {
        var lines: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            _, _, _, range, _ in
            lines.append((storage.string as NSString).substring(with: range))
        }
        return lines
    }
}

@MainActor @Suite("Text / Kit / Layout manager")
struct LayoutManagerTests {
    nonisolated static let words = "The quick brown fox jumps over the lazy dog and runs away. "

    @Test(.documented("NSLayoutManager, NSTextContainer: what they are like when they are new"))
    func `starts without text and without glyphs`() {
        let manager = NSLayoutManager()
        #expect(manager.textStorage == nil && manager.numberOfGlyphs == 0 && manager.textContainers.isEmpty)
        #expect(!manager.allowsNonContiguousLayout && manager.usesFontLeading && manager.hyphenationFactor == 0)
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
        let container = NSTextContainer()
        #expect(container.size == .zero && container.lineFragmentPadding == 5 && container.maximumNumberOfLines == 0)
        #expect(container.lineBreakMode == .byWordWrapping && container.exclusionPaths.isEmpty)
        #expect(!container.widthTracksTextView && !container.heightTracksTextView)
    }

    @Test(.documented("NSLayoutManager.usedRect(for:) causes no layout"))
    func `nothing is used before somebody asks for layout`() {
        let scene = KitScene("hello")
        #expect(scene.manager.usedRect(for: scene.container) == .zero)
        #expect(scene.manager.flow.shapedParagraphs == 0)
        let used = scene.used
        #expect(used.minX == 0 && used.height > 19 && used.height < 22)
        let width = NSAttributedString(attributedString: scene.storage).size().width
        #expect(abs(used.width - (width + 10)) < 0.01)
    }

    nonisolated static let texts: [String] = [
        words + words, "one\ntwo\n\nfour \(words)\r\nfive\u{2029}six", "line\u{2028}separated \(words)\nend",
        "\u{5e9}\u{5dc}\u{5d5}\u{5dd} abc\n123",
        "e\u{301} 👨‍👩‍👧‍👦 \(words)", "tab\tbed\n\tin",
    ]

    @Test(.ours, arguments: texts, [60, 200, 333] as [CGFloat])
    func `breaks lines as drawn strings do`(text: String, width: CGFloat) {
        for style in [NSMutableParagraphStyle(), spaced] {
            let scene = KitScene(text, width: width + 10, style: style)
            let copy = NSAttributedString(attributedString: scene.storage)
            let size = copy.boundingRect(
                with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
            ).size
            let used = scene.used
            #expect(abs(used.height - size.height) < 0.01, "\(used) \(size)")
            // Lines at both sides leave nothing unused between them.
            if !text.contains("\u{5e9}") { #expect(abs(used.width - 10 - size.width) < 0.5, "\(used) \(size)") }
            #expect(scene.lines.joined() == text)
        }
    }

    private var spaced: NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.paragraphSpacing = 7
        style.paragraphSpacingBefore = 11
        style.headIndent = 8
        return style
    }

    @Test(.documented("NSLayoutManager.extraLineFragmentRect: when the text is empty or ends with a hard line break"))
    func `has an extra line behind the last line end only`() {
        let none = KitScene("one")
        #expect(none.manager.extraLineFragmentTextContainer == nil)
        let scene = KitScene("one\n")
        let first = scene.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(scene.manager.extraLineFragmentRect.minY == first.maxY)
        #expect(scene.manager.extraLineFragmentTextContainer === scene.container)
        #expect(scene.lines == ["one\n"])
        #expect(scene.used.height == 2 * first.height)
        let empty = KitScene("")
        #expect(empty.manager.extraLineFragmentRect.height > 10)
    }

    @Test(.documented("NSLayoutManager.boundingRect(forGlyphRange:in:), lineFragmentRect, location(forGlyphAt:)"))
    func `knows where characters are`() {
        let scene = KitScene("hello world\nnext", width: 300)
        let hello = scene.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 5), in: scene.container)
        let world = scene.manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 5), in: scene.container)
        let next = scene.manager.boundingRect(forGlyphRange: NSRange(location: 12, length: 4), in: scene.container)
        #expect(hello.minX == 5 && world.minX > hello.maxX && next.minY == hello.maxY && next.minX == 5)
        var range = NSRange()
        let line = scene.manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: &range)
        #expect(line == CGRect(x: 0, y: 0, width: 300, height: hello.height) && range == NSRange(location: 0, length: 12))
        let both = scene.manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 8), in: scene.container)
        #expect(both.minY == 0 && both.maxY == next.maxY && both.minX == 5)
        #expect(scene.manager.location(forGlyphAt: 6).x == world.minX)
        #expect(scene.manager.location(forGlyphAt: 12).x == 5)
    }

    @Test(.documented("NSLayoutManager.characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:) answers the nearest"))
    func `finds the character at a point, or the nearest one`() {
        let scene = KitScene("hello world\nnext", width: 300)
        for index in [0, 4, 6, 10, 12, 15] {
            let box = scene.manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: scene.container)
            var fraction: CGFloat = 0
            let point = CGPoint(x: box.minX + box.width / 4, y: box.midY)
            let found = scene.manager.characterIndex(
                for: point, in: scene.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(found == index && abs(fraction - 0.25) < 0.01)
        }
        #expect(scene.manager.glyphIndex(for: CGPoint(x: 290, y: 500), in: scene.container) == 15)
        #expect(scene.manager.glyphIndex(for: CGPoint(x: -20, y: -20), in: scene.container) == 0)
    }

    @Test(.documented("NSTextContainer.maximumNumberOfLines, lineBreakMode"))
    func `a full container shows no more`() {
        let scene = KitScene("one\ntwo\nthree", width: 300)
        scene.container.maximumNumberOfLines = 2
        #expect(scene.lines == ["one\n", "two\n"])
        #expect(scene.manager.glyphRange(for: scene.container) == NSRange(location: 0, length: 8))
        let whole = scene.used.height
        scene.container.maximumNumberOfLines = 0
        #expect(scene.used.height > whole && scene.lines.count == 3)
        let long = KitScene(Self.words + Self.words, width: 150)
        long.container.maximumNumberOfLines = 2
        long.container.lineBreakMode = .byTruncatingTail
        #expect(long.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        let second = NSMaxRange(
            {
                var range = NSRange()
                _ = long.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
                return range
            }())
        #expect(long.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: second).location != NSNotFound)
        let low = KitScene("one\ntwo\nthree", width: 300, height: 45)
        #expect(low.lines == ["one\n", "two\n"])
    }

    @Test(.oracle("TEXT-TX10"))
    func `glyphs can be asked for without a container`() {
        let storage = NSTextStorage(string: "ab\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        #expect(manager.numberOfGlyphs == 3)
        #expect(manager.cgGlyph(at: 0) != manager.cgGlyph(at: 1) && manager.cgGlyph(at: 2) == 0xFFFF)
        var isValid = ObjCBool(true)
        #expect(manager.cgGlyph(at: 3, isValidIndex: &isValid) == 0xFFFF && !isValid.boolValue)
    }

    @Test(.ours)
    func `an edit shapes its paragraph and no other`() {
        let scene = KitScene((0..<300).map { "Line \($0)" }.joined(separator: "\n"))
        _ = scene.used
        #expect(scene.manager.flow.shapedParagraphs == 300)
        let place = (scene.storage.string as NSString).range(of: "Line 150").location
        scene.storage.replaceCharacters(in: NSRange(location: place, length: 4), with: "Word")
        _ = scene.used
        #expect(scene.manager.flow.shapedParagraphs == 301)
        scene.storage.replaceCharacters(in: NSRange(location: place + 4, length: 0), with: "\n")
        _ = scene.used
        #expect(scene.manager.flow.shapedParagraphs == 303)
        scene.container.size.width = 100
        _ = scene.used
        #expect(scene.manager.flow.shapedParagraphs == 303)
    }

    @Test(.ours)
    func `after any edits the layout is that of a fresh one`() {
        var random = SystemRandom(seed: 7)
        let pieces = [
            "a", "word ", "\n", "\r", "\r\n", "\u{2029}", "\u{2028}", "long words without an end ", "é", "👩‍👧", "\u{5e9}\u{5dc}",
            "", "\n\n",
        ]
        for allowsGaps in [false, true] {
            let scene = KitScene("first\nsecond\r\nthird", width: 90)
            scene.manager.allowsNonContiguousLayout = allowsGaps
            for step in 0..<400 {
                let length = scene.storage.length
                let start = random.next(length + 1)
                let count = random.next(min(6, length - start) + 1)
                let new = pieces[random.next(pieces.count)]
                let attributes: [NSAttributedString.Key: Any] = [
                    .font: UIFont.systemFont(ofSize: CGFloat(10 + random.next(3) * 6))
                ]
                scene.storage.replaceCharacters(
                    in: NSRange(location: start, length: count), with: NSAttributedString(string: new, attributes: attributes))
                guard step % 3 == 0 else { continue }
                let fresh = KitScene("", width: 90)
                fresh.storage.setAttributedString(scene.storage)
                guard scene.lines == fresh.lines, scene.used == fresh.used else {
                    Issue.record("step \(step): \(scene.used) \(fresh.used) \(scene.lines) \(fresh.lines)")
                    return
                }
            }
        }
    }
}

struct SystemRandom {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % max(1, limit)
    }
}

@MainActor @Suite("Text / A layout manager's delegate")
struct LayoutDelegateTests {
    private final class Spacer: NSObject, NSLayoutManagerDelegate {
        var line: CGFloat = 10
        var asked: [Int] = []
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            asked.append(glyphIndex)
            // Who asks back gets an answer.
            _ = layoutManager.characterIndexForGlyph(at: glyphIndex)
            _ = layoutManager.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil)
            return line
        }
    }

    private final class Paragraphs: NSObject, NSLayoutManagerDelegate {
        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 7 }
        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 5 }
    }

    private func tops(_ view: UITextView) -> [CGFloat] {
        var found: [CGFloat] = []
        view.layoutManager.ensureLayout(for: view.textContainer)
        let all = NSRange(location: 0, length: view.textStorage.length)
        view.layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in found.append(rect.minY) }
        return found
    }

    @Test(.documented("NSLayoutManagerDelegate.layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)"))
    func `says how far lines are apart`() {
        let scene = ViewScene(
            "one two three four five six seven eight\nnine", frame: CGRect(x: 0, y: 0, width: 120, height: 400))
        let plain = tops(scene.view)
        let height = scene.view.sizeThatFits(CGSize(width: 120, height: 1000)).height
        let spacer = Spacer()
        scene.view.layoutManager.delegate = spacer
        let apart = tops(scene.view)
        #expect(plain.count > 2 && apart.count == plain.count)
        for (index, top) in apart.enumerated() { #expect(abs(top - plain[index] - CGFloat(index) * 10) < 0.01) }
        #expect(!spacer.asked.isEmpty && spacer.asked.max() == 43)
        #expect(scene.view.sizeThatFits(CGSize(width: 120, height: 1000)).height == height + CGFloat(plain.count - 1) * 10)
        spacer.line = 3
        scene.view.layoutManager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: 44), actualCharacterRange: nil)
        #expect(abs(tops(scene.view)[1] - plain[1] - 3) < 0.01)
        scene.view.layoutManager.delegate = nil
        #expect(tops(scene.view) == plain)
    }

    @Test(.documented("NSLayoutManagerDelegate: paragraphSpacingBeforeGlyphAt, paragraphSpacingAfterGlyphAt"))
    func `and paragraphs, with nothing above the first and below the last`() {
        let scene = ViewScene("one\ntwo\nthree")
        let plain = tops(scene.view)
        let height = scene.view.contentSize.height
        let spacer = Paragraphs()
        scene.view.layoutManager.delegate = spacer
        let apart = tops(scene.view)
        #expect(apart.enumerated().allSatisfy { abs($1 - plain[$0] - CGFloat($0) * 12) < 8 } && apart[0] == plain[0])
        #expect(abs(scene.view.sizeThatFits(CGSize(width: 250, height: 1000)).height - height - 24) < 1)
    }
}
