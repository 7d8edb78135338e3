import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKitTesting
@testable import UIKit

/// Hides what stands between two stars, and the stars.
private final class Hider: NSObject, NSLayoutManagerDelegate {
    var fonts: [CGFloat] = []
    var ranges: [NSRange] = []
    var isOff = false

    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
        fonts.append(aFont.pointSize)
        ranges.append(glyphRange)
        if isOff { return 0 }
        let text = layoutManager.textStorage!.string as NSString
        var properties = (0..<glyphRange.length).map { props[$0] }
        for place in 0..<glyphRange.length where text.character(at: charIndexes[place]) == 0x2A {
            properties[place] = .null
        }
        layoutManager.setGlyphs(
            glyphs, properties: properties, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
        return glyphRange.length
    }
}

private final class Liner: NSObject, NSLayoutManagerDelegate {
    var rects: [CGRect] = []
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
        rects.append(lineFragmentRect.pointee)
        lineFragmentRect.pointee.size.height = 40
        lineFragmentUsedRect.pointee.size.height = 40
        baselineOffset.pointee = 30
        return true
    }
}

private final class Breaker: NSObject, NSLayoutManagerDelegate {
    var forbidden: Set<Int> = []
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { !forbidden.contains(charIndex) }
}

@MainActor @Suite("Text / Glyphs and lines of a layout manager's delegate")
struct GlyphDelegateTests {
    private func lines(_ view: UITextView) -> [(range: NSRange, rect: CGRect)] {
        var found: [(NSRange, CGRect)] = []
        view.layoutManager.ensureLayout(for: view.textContainer)
        let all = NSRange(location: 0, length: view.textStorage.length)
        view.layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, range, _ in found.append((range, rect)) }
        return found
    }

    private func width(_ view: UITextView, _ range: NSRange) -> CGFloat {
        view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer).width
    }

    @Test(.documented("NSLayoutManagerDelegate.layoutManager(_:shouldGenerateGlyphs:…): null glyphs are ignored for display"))
    func `characters without a glyph are hidden and stay in the text`() {
        let scene = ViewScene("a *bold* word")
        let plain = ViewScene("a bold word")
        let hider = Hider()
        scene.view.layoutManager.delegate = hider
        #expect(scene.view.text == "a *bold* word")
        #expect(abs(width(scene.view, NSRange(0..<13)) - width(plain.view, NSRange(0..<11))) < 0.5)
        #expect(width(scene.view, NSRange(2..<3)) < 0.01)
        #expect(scene.view.layoutManager.propertyForGlyph(at: 2) == .null)
        #expect(scene.view.layoutManager.propertyForGlyph(at: 1) == .elastic)
        #expect(scene.view.layoutManager.propertyForGlyph(at: 3) == [])
        #expect(hider.fonts == [17] && hider.ranges == [NSRange(0..<13)])
        #expect(scene.stage.fingerprint == { plain.stage.fingerprint }())
    }

    @Test(.documented("NSLayoutManager.invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)"))
    func `they come back when glyphs are asked for anew`() {
        let scene = ViewScene("x\n*y*\nz")
        let hider = Hider()
        scene.view.layoutManager.delegate = hider
        #expect(width(scene.view, NSRange(2..<3)) < 0.01)
        hider.isOff = true
        hider.ranges = []
        scene.view.layoutManager.invalidateGlyphs(
            forCharacterRange: NSRange(2..<5), changeInLength: 0, actualCharacterRange: nil)
        #expect(width(scene.view, NSRange(2..<3)) > 4)
        #expect(hider.ranges == [NSRange(2..<5)])
    }

    @Test(.documented("NSLayoutManagerDelegate: glyphs are asked for in stretches of one font"))
    func `each stretch of a font is asked for by itself`() {
        let scene = ViewScene("")
        let text = NSMutableAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
        scene.view.attributedText = text
        let hider = Hider()
        scene.view.layoutManager.delegate = hider
        _ = lines(scene.view)
        #expect(hider.fonts == [10, 30] && hider.ranges == [NSRange(0..<5), NSRange(5..<10)])
    }

    @Test(.assumed("hidden markup is typed and deleted like any text"))
    func `what is typed beside hidden characters stays hidden or seen as the delegate says`() {
        let scene = ViewScene("*a*").begun()
        let hider = Hider()
        scene.view.layoutManager.delegate = hider
        scene.select(3)
        scene.stage.type("b*")
        #expect(scene.view.text == "*a*b*")
        #expect(width(scene.view, NSRange(4..<5)) < 0.01 && width(scene.view, NSRange(3..<4)) > 4)
    }

    @Test(.documented("NSLayoutManagerDelegate.layoutManager(_:shouldSetLineFragmentRect:…)"))
    func `a delegate sets how high lines are and where their baselines are`() {
        let scene = ViewScene(
            "one two three four five six seven eight\nnine", frame: CGRect(x: 0, y: 0, width: 120, height: 400))
        let liner = Liner()
        let plain = lines(scene.view)
        scene.view.layoutManager.delegate = liner
        let high = lines(scene.view)
        #expect(high.map(\.range) == plain.map(\.range) && plain.count > 3)
        for (index, line) in high.enumerated() {
            #expect(abs(line.rect.minY - CGFloat(index) * 40) < 0.01 && abs(line.rect.height - 40) < 0.01)
            #expect(scene.view.layoutManager.location(forGlyphAt: line.range.location).y == 30)
        }
        #expect(liner.rects.contains { $0.width == scene.view.textContainer.size.width })
        #expect(scene.view.sizeThatFits(CGSize(width: 120, height: 1000)).height == CGFloat(plain.count) * 40 + 16)
    }

    @Test(.documented("NSLayoutManagerDelegate.layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)"))
    func `a line doesn't end where a delegate wants no end`() {
        let scene = ViewScene("one two three four", frame: CGRect(x: 0, y: 0, width: 90, height: 400))
        let plain = lines(scene.view).map(\.range)
        let breaker = Breaker()
        breaker.forbidden = [NSMaxRange(plain[0])]
        scene.view.layoutManager.delegate = breaker
        let others = lines(scene.view).map(\.range)
        #expect(NSMaxRange(others[0]) < NSMaxRange(plain[0]) && NSMaxRange(others.last!) == 18)
    }
}
