import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A field under keys, composition, paste, undo, programs and a delegate that interferes, against a string.
@MainActor @Suite("Text / Random edits of a field", .assumed("a plain string does the same"), .serialized)
struct RandomFieldTests {
    private struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
    }

    private static let texts = [
        "a", "Zoë ", "e\u{301}", "\u{301}", "نص", "עב", "हिन्दी", "ไทย", "日本", "한", "👩‍👩‍👧", "👍🏽", "🇩🇪", "\u{1F1E9}", "\u{200D}", "\u{0}",
        "don't",
        "a\nb", "\r\n", "1\u{FE0F}\u{20E3}",
    ]

    /// Of 600 steps each. `ALLIUM_RANDOM_OPERATIONS` makes them more, `ALLIUM_RANDOM_SEED` other ones.
    nonisolated private static let seeds: ClosedRange<Int> = {
        let first = TextScript.setting("ALLIUM_RANDOM_SEED", 1)
        return first...first + max(6, TextScript.setting("ALLIUM_RANDOM_OPERATIONS", 0) / 600) - 1
    }()

    @Test(arguments: seeds) func `its text is what was typed into it, and selections lie between clusters`(_ seed: Int) {
        var dice = Dice(state: UInt64(seed) &* 7919)
        let scene = FieldScene().begun()
        let field = scene.field
        field.isSecureTextEntry = seed % 3 == 0
        if seed % 2 == 0 { field.attributedText = NSAttributedString(string: "styled", attributes: [.kern: 1]) }
        var reentered = 0
        var told = 0
        var asked = 0
        field.addAction(UIAction { _ in told += 1 }, for: .editingChanged)
        scene.log.mayChange = { field, range, _ in
            asked += 1
            #expect(NSMaxRange(range) <= (field.text ?? "").utf16.count)
            switch asked % 17 {
            case 3: return false
            case 7 where reentered < 100:
                reentered += 1
                field.text = String((field.text ?? "").suffix(20))
                return false
            case 11 where reentered < 100:
                reentered += 1
                field.insertText("+")
                return false
            default: return true
            }
        }
        for step in 0..<600 {
            let before = field.text ?? ""
            let text = Self.texts[dice.roll(Self.texts.count)]
            switch dice.roll(14) {
            case 0...3: scene.stage.insert(text)
            case 4: scene.stage.type(.keyboardDeleteOrBackspace)
            case 5:
                scene.stage.type(
                    dice.roll(2) == 0 ? .keyboardLeftArrow : .keyboardRightArrow, holding: dice.roll(2) == 0 ? .shift : [])
            case 6: scene.stage.compose(text)
            case 7: field.unmarkText()
            case 8: field.select(min(dice.roll(30), before.utf16.count), before.utf16.count)
            case 9:
                let was = before.utf16.count
                field.select(0, was)
                field.insertText("")
                #expect(field.text == "")
            case 10: scene.stage.type("z", holding: dice.roll(2) == 0 ? .command : [.command, .shift])
            case 11: field.text = before + text
            case 12: field.font = .systemFont(ofSize: CGFloat(10 + dice.roll(20)))
            default: scene.stage.type(.keyboardDeleteOrBackspace, holding: .alternate)
            }
            let now = field.text ?? ""
            var borders: Set<Int> = [0]
            var place = 0
            for character in now {
                place += character.utf16.count
                borders.insert(place)
            }
            #expect(borders.contains(field.caret), "step \(step) of seed \(seed)")
            #expect(field.attributedText?.string.utf16.count == now.utf16.count, "step \(step) of seed \(seed)")
            let caret = field.caretRect(for: field.selectedTextRange!.end)
            #expect(caret.minX >= 0 && caret.maxX <= field.bounds.maxX, "step \(step) of seed \(seed)")
        }
        #expect(told > 0 && asked > 0)
        // All the way back: nothing is lost on the way, and nothing traps.
        while field.undoManager?.canUndo == true { field.undoManager?.undo() }
        while field.undoManager?.canRedo == true { field.undoManager?.redo() }
        field.resignFirstResponder()
    }

    @Test(.ours) func `an accent that is composed onto a styled letter is replaced alone`() {
        let scene = FieldScene().begun()
        scene.field.attributedText = NSAttributedString(string: "styled", attributes: [.kern: 1])
        scene.stage.compose("\u{301}")
        #expect(scene.field.text == "styled\u{301}")
        scene.stage.compose("한")
        #expect(scene.field.text == "styled한" && scene.field.attributedText?.string == "styled한")
        scene.stage.insert("x")
        #expect(scene.field.attributedText?.string == "styledx")
    }

    @Test(.ours) func `fields don't outlive their views`() {
        weak var gone: UITextField?
        do {
            let scene = FieldScene(hardware: false).begun()
            scene.field.clearButtonMode = .always
            scene.field.placeholder = "P"
            scene.stage.type("abc")
            _ = scene.field.tokenizer
            scene.stage.settle()
            gone = scene.field
            scene.field.removeFromSuperview()
            scene.stage.settle()
        }
        #expect(gone == nil)
    }
}
