import Foundation

/// What is done to a text view, one step after the other. Numbers are taken modulo what there is, so that any part of a script is one too.
struct TextScript {
    enum Step {
        // By fingers and keys.
        case type(Int), delete, deleteForward, deleteWord, move(Int, extending: Bool), select(Int, Int), tap(Int, Int)
        case compose(Int, Int), unmark, undo, redo, paste(Int), cut, scroll(Int)
        // By programs.
        case insert(Int), deleteBackward, replace(Int, Int, Int), mark(Int, Int), set(Int), setStyled(Int, Int)
        case storage(Int, Int, Int), several(Int, Int, Int), style(Int, Int, Int), font(Int), align(Int), typing(Int)
        case resize(Int), inset(Int), many(Int, Int)
        /// What is done inside of a callback, the next time that it comes.
        case plan(Int, Int)
        /// All that was done since is taken back and done again.
        case thereAndBack
        case look
    }

    static let texts: [String] = [
        "a", "Hello, world", " ", "\n", "\r\n", "\r", "\u{2029}", "\u{2028}", "e\u{301}", "\u{301}", "نص عربي", "עברית ",
        "हिन्दी में",
        "ไทยภาษา", "日本語のテキスト", "한국어", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "👩‍👩‍👧‍👦", "👍🏽", "🏽", "🇩🇪", "🇫🇷🇯🇵", "\u{1F1E9}", "\u{200D}",
        "\u{FE0F}", "1\u{FE0F}\u{20E3}", "don't", "𝒳𝒴", "\u{0}", "\t", "ภิ", "க்ஷி", "ꦧꦿ", "words that wrap around at the edge ",
        "",
        "\u{0600}1", "\u{FFFC}", "\u{202E}abc\u{202C}", "one\ntwo\nthree", "\u{AD}", "a\u{7}b", "ﬁ ligature",
    ]

    struct Dice {
        private var state: UInt64
        init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
    }

    static func steps(_ seed: Int, _ count: Int) -> [Step] {
        var dice = Dice(seed)
        return (0..<count).map { _ in step(&dice) }
    }

    private static func step(_ dice: inout Dice) -> Step {
        let (a, b, c) = (dice.roll(1000), dice.roll(1000), dice.roll(1000))
        switch dice.roll(48) {
        case 0...9: return .type(a)
        case 10, 11: return .delete
        case 12: return c % 3 == 0 ? .deleteWord : .deleteForward
        case 13, 14: return .move(a, extending: c % 2 == 0)
        case 15, 16: return .select(a, c % 3 == 0 ? b : 0)
        case 17: return .tap(a, b)
        case 18, 19: return .compose(a, b)
        case 20: return .unmark
        case 21, 22: return .undo
        case 23: return .redo
        case 24: return c % 2 == 0 ? .paste(a) : .cut
        case 25: return .scroll(a)
        case 26, 27: return .insert(a)
        case 28: return .deleteBackward
        case 29: return .replace(a, b, c)
        case 30: return .mark(a, b)
        case 31: return c % 6 == 0 ? .set(a) : .typing(a)
        case 32: return c % 4 == 0 ? .setStyled(a, b) : .align(a)
        case 33, 34: return .storage(a, b, c)
        case 35: return .several(a, b, c)
        case 36, 37: return .style(a, b, c)
        case 38: return .font(a)
        case 39: return c % 2 == 0 ? .resize(a) : .inset(a)
        case 40: return .many(a, b)
        case 41, 42, 43: return .plan(a, b)
        case 44: return .thereAndBack
        default: return .look
        }
    }

    /// As few of the steps as still fail.
    static func shrunk(_ steps: [Step], _ fails: ([Step]) -> Bool) -> [Step] {
        var steps = steps
        var size = max(1, steps.count / 2)
        while size > 0 {
            var start = 0
            while start < steps.count {
                var candidate = steps
                candidate.removeSubrange(start..<min(steps.count, start + size))
                if fails(candidate) { steps = candidate } else { start += size }
            }
            size /= 2
        }
        return steps
    }

    static func setting(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
    }
}
