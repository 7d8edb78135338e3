import TestEvidence
import Testing

@testable import TextEngine

@Suite("Text engine / Tree of paragraphs", .ours)
struct ParagraphTreeTests {
    private static let guess = ParagraphGuess(line: 20, between: 4, unitsInLine: 40)

    /// One paragraph after the other.
    private struct Plain {
        var parts: [(length: Int, height: Double?)]

        func height(_ index: Int) -> Double { parts[index].height ?? ParagraphTreeTests.guess.height(parts[index].length) }
        func start(_ index: Int) -> Int { parts[..<index].reduce(0) { $0 + $1.length } }
        func top(_ index: Int) -> Double { (0..<index).reduce(0) { $0 + height($1) } }
    }

    private func compare(_ tree: ParagraphTree, _ plain: Plain, _ note: String) {
        let count = plain.parts.count
        #expect(tree.count == count, "\(note)")
        #expect(tree.units == plain.start(count), "\(note)")
        #expect(abs(tree.height - plain.top(count)) < 1e-6, "\(note)")
        var (start, top) = (0, 0.0)
        for index in 0..<count {
            let length = plain.parts[index].length
            #expect(tree.range(of: index) == start..<start + length, "\(note)")
            #expect(tree.start(of: index) == start && tree.length(of: index) == length, "\(note)")
            #expect(abs(tree.top(of: index) - top) < 1e-6, "\(note)")
            #expect(tree.height(of: index) == plain.height(index), "\(note)")
            #expect(tree.isKnown(index) == (plain.parts[index].height != nil), "\(note)")
            if length > 0 {
                #expect(tree.paragraph(at: start) == index, "\(note)")
                #expect(tree.paragraph(at: start + length - 1) == index, "\(note)")
            }
            #expect(tree.paragraph(atHeight: tree.top(of: index)) == index, "\(note)")
            start += length
            top += plain.height(index)
        }
        #expect(tree.paragraph(at: start) == count - 1, "\(note)")
        #expect(tree.paragraph(atHeight: top + 1) == count - 1 && tree.paragraph(atHeight: -5) == 0, "\(note)")
    }

    @Test func `heights are guessed from lengths until somebody has looked`() {
        var tree = ParagraphTree([10, 41, 0], guess: Self.guess)
        #expect(tree.height == 24 + 44 + 24)
        let isNew = [tree.setHeight(of: 1, to: 30), tree.setHeight(of: 1, to: 30)]
        #expect(isNew == [true, false])
        #expect(tree.height == 24 + 30 + 24)
        #expect(tree.top(of: 2) == 54)
        #expect(tree.knownHeights(from: 1) == 1 && tree.knownHeights(from: 0) == 0)
        tree.forgetHeights(ParagraphGuess(line: 10))
        #expect(tree.height == 30 && !tree.isKnown(1))
    }

    @Test func `equal heights are multiplied, not added up`() {
        var tree = ParagraphTree(ContiguousArray(repeating: 5, count: 10), guess: Self.guess)
        for index in 0..<10 { _ = tree.setHeight(of: index, to: 20.1) }
        #expect(tree.height == 201)
    }

    @Test func `a text without paragraphs has none`() {
        let tree = ParagraphTree()
        #expect(tree.count == 0 && tree.units == 0 && tree.height == 0 && tree.paragraph(at: 3) == 0)
    }

    @Test func `whatever is replaced, the tree is that of a list`() {
        for seed in 1...24 {
            var dice = Dice(seed)
            var plain = Plain(parts: (0..<1 + dice.roll(700)).map { _ in (1 + dice.roll(90), nil) })
            var tree = ParagraphTree(ContiguousArray(plain.parts.map { Int32($0.length) }), guess: Self.guess)
            for step in 0..<60 {
                if dice.roll(3) == 0 {
                    let first = dice.roll(plain.parts.count)
                    for index in first..<min(plain.parts.count, first + dice.roll(40)) {
                        let height = 18 + Double(dice.roll(900)) / 7
                        plain.parts[index].height = height
                        _ = tree.setHeight(of: index, to: height)
                    }
                } else {
                    let start = dice.roll(plain.parts.count + 1)
                    let end = min(plain.parts.count, start + dice.roll(dice.roll(4) == 0 ? 300 : 4))
                    var new = (0..<dice.roll(dice.roll(5) == 0 ? 400 : 4)).map { _ in (1 + dice.roll(90)) }
                    if plain.parts.count - (end - start) + new.count == 0 { new = [7] }
                    plain.parts.replaceSubrange(start..<end, with: new.map { (length: $0, height: nil as Double?) })
                    tree.replace(start..<end, with: ContiguousArray(new.map { Int32($0) }))
                }
                if step % 20 == 19 { compare(tree, plain, "seed \(seed), step \(step)") }
            }
        }
    }
}
