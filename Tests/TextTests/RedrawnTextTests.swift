import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKitTesting
@testable import HeadlessHost
@testable import UIKit

@MainActor @Suite("Text / What a key draws anew", .serialized)
struct RedrawnTextTests {
    @Test(
        .ours,
        arguments: [
            "\u{645}\u{631}\u{62D}\u{628}\u{627} ", "\u{1F468}\u{200D}\u{1F469} ab ", "T\u{301}o fi ",
            "\u{915}\u{94D}\u{937}\u{93F} ",
        ])
    func `in other scripts, too, and in letters of several colours`(part: String) {
        let scene = ViewScene("first\n\nlast", frame: CGRect(x: 0, y: 100, width: 220, height: 400)).begun()
        let words = NSMutableAttributedString(
            string: String(repeating: part, count: 20), attributes: [.font: UIFont.systemFont(ofSize: 17)])
        words.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: words.length / 2, length: 7))
        words.addAttribute(.underlineStyle, value: 1, range: NSRange(location: words.length * 3 / 4, length: 5))
        scene.view.textStorage.insert(words, at: 6)
        _ = scene.stage.fingerprint
        var number = 4711
        for step in 0..<60 {
            number = (number * 1_103_515_245 + 12345) % 2_147_483_648
            if number / 8 % 3 == 0 || step == 0 { scene.select(number / 64 % (scene.view.textStorage.length + 1)) }
            switch number / 1024 % 5 {
            case 0, 1: scene.view.deleteBackward()
            case 2: scene.stage.type(" ")
            default: scene.stage.type([part, "y", "\u{644}\u{627}"][number / 65536 % 3])
            }
            let shown = scene.stage.fingerprint
            scene.view.canvas.redraw()
            #expect(scene.stage.fingerprint == shown, "step \(step)")
        }
    }

    @Test(.ours) func `text of one colour is kept as coverage, until it is selected or takes colours`() throws {
        let scene = ViewScene("one\ntwo", frame: CGRect(x: 0, y: 100, width: 220, height: 120)).begun()
        func tile() throws -> TextTile { try #require(scene.view.subviews.lazy.compactMap { $0 as? TextTile }.first) }
        func isInk() throws -> Bool {
            _ = scene.stage.fingerprint
            return try #require(tile().layer.contents as? BackingStore).pixels.format == .alpha
        }
        scene.select(1)
        #expect(try isInk())
        scene.stage.type("x")
        #expect(try isInk())
        scene.view.selectedRange = NSRange(location: 0, length: 2)
        #expect(try !isInk())
        scene.view.selectedRange = NSRange(location: 2, length: 0)
        #expect(try isInk())
        scene.view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        #expect(try !isInk())
        scene.view.textColor = .blue
        #expect(try isInk())
    }

    @Test(.ours) func `a key at the end of a line draws its letter anew and composites little more`() {
        let scene = ViewScene("first\nsecond\nthird", frame: CGRect(x: 0, y: 100, width: 390, height: 400)).begun()
        scene.select(12)
        scene.stage.type("x")
        _ = scene.stage.fingerprint
        scene.stage.type("y")
        _ = scene.stage.fingerprint
        let points = scene.stage.session.display.damagedPixels / 9
        #expect(points > 0 && points < 2 * 20 * 24)
    }

    @Test(.ours) func `a caret that moves draws no text anew`() {
        let scene = ViewScene(
            "some words that wrap into several lines of a paragraph", frame: CGRect(x: 0, y: 100, width: 200, height: 400)
        )
        .begun()
        scene.select(4)
        _ = scene.stage.fingerprint
        scene.select(9)
        _ = scene.stage.fingerprint
        #expect(scene.stage.session.display.damagedPixels / 9 < 3 * 3 * 24)
    }

    @Test(.ours, arguments: [NSTextAlignment.left, .center, .right], [false, true])
    func `whatever is typed into a field, what shows is what would be drawn anew`(alignment: NSTextAlignment, isSecret: Bool) {
        let scene = FieldScene("some words").begun()
        scene.field.textAlignment = alignment
        scene.field.isSecureTextEntry = isSecret
        _ = scene.stage.fingerprint
        var number = 99
        for step in 0..<60 {
            number = (number * 1_103_515_245 + 12345) % 2_147_483_648
            let count = scene.field.text?.utf16.count ?? 0
            switch number / 1024 % 8 {
            case 0, 1: scene.field.deleteBackward()
            case 2:
                let place = scene.field.position(from: scene.field.beginningOfDocument, offset: number / 64 % (count + 1))!
                scene.field.selectedTextRange = scene.field.textRange(from: place, to: place)
            case 3: scene.field.selectAll(nil)
            case 4: scene.field.textColor = [.red, .label][number / 4096 % 2]
            default: scene.stage.type(["W", "fi", "\u{645}\u{631}", "words that don't fit "][number / 65536 % 4])
            }
            let shown = scene.stage.fingerprint
            scene.field.textView.setNeedsDisplay()
            #expect(scene.stage.fingerprint == shown, "step \(step)")
        }
    }
}
