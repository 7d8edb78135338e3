import TestEvidence
import TextEngine
import Testing

private func document(_ text: String, _ selection: Range<Int>? = nil) -> EditingDocument {
    var document = EditingDocument(text)
    if let selection { document.select(selection) }
    return document
}

extension EditingDocument {
    fileprivate mutating func type(_ text: String) { apply(edit(inserting: text)) }
    fileprivate mutating func delete(_ way: TextWay, by step: TextStep = .cluster) {
        if let edit = edit(deleting: way, by: step) { apply(edit) }
    }
    fileprivate mutating func move(_ way: TextWay, by step: TextStep = .cluster, extending: Bool = false) {
        select(selection(moved: way, by: step, extending: extending))
    }
    fileprivate mutating func compose(_ text: String, _ selection: Range<Int>? = nil) {
        let length = text.utf16.count
        if let edit = edit(marking: text, selection: selection ?? length..<length) { applyMarking(edit) }
    }
}

@Suite("Text engine / Editing", .ours)
struct EditingTests {
    // MARK: Typing and deleting
    @Test func `what is typed takes the place of the selection, and the caret stands behind it`() {
        var text = document("one two", 4..<7)
        text.type("2")
        #expect(text.string == "one 2")
        #expect(text.selection == TextSelection(5))
    }

    @Test(arguments: [
        ("a", ""), ("e\u{301}", ""), ("a👩‍👩‍👧‍👦", "a"), ("🇩🇪🇫🇷", "🇩🇪"), ("한", ""), ("\u{1112}\u{1161}\u{11AB}", ""), ("x\r\n", "x"),
        ("कि", ""),
        ("👍🏽", ""), ("1\u{FE0F}\u{20E3}", ""), ("", ""), ("ab", "a"),
    ])
    func `deleting backward takes a whole cluster`(_ before: String, _ after: String) {
        var text = document(before)
        text.delete(.backward)
        #expect(text.string == after)
    }

    @Test func `there is nothing to delete before the start and behind the end`() {
        #expect(document("a", 0..<0).edit(deleting: .backward) == nil)
        #expect(document("a", 1..<1).edit(deleting: .forward) == nil)
    }

    @Test func `an edit says its range and text before it happens`() {
        let edit = document("a👍").edit(deleting: .backward)
        #expect(edit == TextEdit(1..<3, "", .deleting))
    }

    @Test func `words and lines are deleted by a step`() {
        var text = document("one two, three")
        text.delete(.backward, by: .word)
        #expect(text.string == "one two, ")
        text.delete(.backward, by: .word)
        #expect(text.string == "one ")
        text = document("a\nbcd", 4..<4)
        text.delete(.backward, by: .line)
        #expect(text.string == "a\nd")
        text.delete(.backward, by: .line)
        #expect(text.string == "ad")
    }

    // MARK: Moving
    @Test func `a caret moves by clusters, and from a selection to its side`() {
        var text = document("a👍🏽b", 0..<0)
        text.move(.forward)
        text.move(.forward)
        #expect(text.selection == TextSelection(5))
        text.select(1..<6)
        text.move(.backward)
        #expect(text.selection == TextSelection(1))
        text.select(1..<6)
        text.move(.forward)
        #expect(text.selection == TextSelection(6))
    }

    @Test func `forward by words goes to their ends, backward to their starts`() {
        var text = document("don't stop  now", 0..<0)
        var places: [Int] = []
        for _ in 0..<4 {
            text.move(.forward, by: .word)
            places.append(text.selection.head)
        }
        #expect(places == [5, 10, 15, 15])
        places = []
        for _ in 0..<4 {
            text.move(.backward, by: .word)
            places.append(text.selection.head)
        }
        #expect(places == [12, 6, 0, 0])
    }

    @Test func `words are found across paragraphs`() {
        let text = document("one\n\n\n two")
        #expect(text.place(from: 3, .forward, by: .word) == 10)
        #expect(text.place(from: 7, .backward, by: .word) == 0)
    }

    @Test func `paragraphs, lines and the whole text have borders to go to`() {
        let text = document("ab\r\ncd\u{2029}\nef")
        #expect(text.place(from: 1, .forward, by: .line) == 2)
        #expect(text.place(from: 1, .backward, by: .line) == 0)
        #expect(text.place(from: 2, .forward, by: .line) == 2)
        #expect(text.place(from: 2, .forward, by: .paragraph) == 6)
        #expect(text.place(from: 4, .backward, by: .paragraph) == 0)
        #expect(text.place(from: 5, .forward, by: .document) == 10)
        #expect(text.text.paragraph(at: 3) == 0..<4)
        #expect(text.text.paragraph(at: 4) == 4..<7)
        #expect(text.text.paragraph(at: 7) == 7..<8)
        #expect(text.text.paragraphContent(at: 4) == 4..<6)
        #expect(document("a\n").text.paragraph(at: 2) == 2..<2)
    }

    @Test func `extending goes on from where the selection was headed`() {
        var text = document("abcdef", 2..<4)
        text.move(.backward, extending: true)
        #expect(text.selection == TextSelection(anchor: 2, head: 3))
        text.move(.backward, by: .document, extending: true)
        #expect(text.selection == TextSelection(anchor: 2, head: 0))
    }

    @Test func `selections are mended to the text and to whole clusters`() {
        var text = document("a👨‍👩‍👧b")
        text.select(2..<3)
        #expect(text.selection.range == 1..<9)
        text.select(4..<4)
        #expect(text.selection.range == 1..<1)
        text.select(-5..<400)
        #expect(text.selection.range == 0..<10)
    }

    @Test(arguments: [(0, 0..<3), (2, 0..<3), (3, 0..<3), (5, 5..<6), (4, 4..<5), (8, 6..<8)])
    func `a word is found under a finger`(_ place: Int, _ word: Range<Int>) {
        #expect(document("one  \u{2026}ab").word(at: place) == word)
    }

    @Test func `clusters around the caret change places`() {
        var text = document("ab👍", 1..<1)
        text.apply(text.editTransposing()!)
        #expect(text.string == "ba👍")
        #expect(text.selection == TextSelection(2))
        text.select(4..<4)
        text.apply(text.editTransposing()!)
        #expect(text.string == "b👍a")
        text.select(0..<0)
        #expect(text.editTransposing() == nil)
    }

    // MARK: Composing
    @Test func `what is composed takes the place of the selection, and of what was composed before`() {
        var text = document("x__y", 1..<3)
        text.compose("に")
        #expect(text.string == "xにy")
        #expect(text.marked == 1..<2)
        text.compose("日本", 1..<2)
        #expect(text.string == "x日本y")
        #expect(text.marked == 1..<3)
        #expect(text.selection.range == 2..<3)
        text.unmark()
        #expect(text.string == "x日本y")
        #expect(text.marked == nil)
    }

    @Test func `finished text replaces what is composed`() {
        var text = document("a")
        text.compose("ni")
        text.type("你")
        #expect(text.string == "a你")
        #expect(text.marked == nil)
    }

    @Test func `who selects elsewhere has done composing`() {
        var text = document("abc")
        text.compose("de")
        text.select(3..<4)
        #expect(text.marked == 3..<5)
        text.select(0..<4)
        #expect(text.marked == nil)
        text.type("x")
        #expect(text.string == "xe")
    }

    @Test func `a composition that is given up leaves nothing to undo`() {
        var text = document("a")
        text.compose("n")
        text.compose("ni")
        text.compose("")
        #expect(text.string == "a")
        #expect(!text.canUndo)
    }

    // MARK: Undoing
    @Test func `letters typed one after the other are undone together`() {
        var text = document("")
        for letter in "hello" { text.type(String(letter)) }
        #expect(text.groupsBegun == 1)
        _ = text.undo()
        #expect(text.string == "")
        _ = text.redo()
        #expect(text.string == "hello")
        #expect(text.selection == TextSelection(5))
    }

    @Test func `a moved caret, a deletion or a line's end begins another group`() {
        var text = document("")
        text.type("a")
        text.type("b")
        text.select(0..<0)
        text.type("c")
        text.delete(.backward)
        #expect(text.string == "ab")
        _ = text.undo()
        #expect(text.string == "cab")
        _ = text.undo()
        #expect(text.string == "ab")
        #expect(text.selection == TextSelection(0))
        _ = text.undo()
        #expect(text.string == "")
        text.type("x\n")
        text.type("y")
        _ = text.undo()
        #expect(text.string == "x\n")
    }

    @Test func `what is typed after an undo can't be done again`() {
        var text = document("")
        text.type("a")
        _ = text.undo()
        text.type("b")
        #expect(!text.canRedo)
    }

    @Test func `a new text has nothing to undo and its caret at the end`() {
        var text = document("a")
        text.type("b")
        text.reset(to: "new")
        #expect(!text.canUndo)
        #expect(text.selection == TextSelection(3))
    }

    // MARK: What shouldn't come in
    @Test func `ranges beyond the text and through a pair are mended`() {
        var text = document("a👍b")
        text.apply(TextEdit(2..<900, "!", .other))
        #expect(text.string == "a!")
        text.apply(TextEdit(50..<60, "?", .other, selection: TextSelection(anchor: -4, head: 99)))
        #expect(text.string == "a!?")
        #expect(text.selection.range == 0..<3)
    }

    @Test func `a caret goes behind the mark that joins what was typed`() {
        var text = document("\u{301}", 0..<0)
        text.type("e")
        #expect(text.selection == TextSelection(2))
    }

    @Test func `nulls and control characters are text as any other`() {
        var text = document("a\u{0}\u{7}b")
        text.select(2..<2)
        text.delete(.backward)
        #expect(text.string == "a\u{7}b")
    }
}

@Suite("Text engine / Long texts", .ours)
struct LongTextTests {
    @Test func `typing into the middle of a long text touches few pieces`() {
        let line = "The quick brown fox jumps over the lazy dog, again.\n"
        var text = EditingDocument(String(repeating: line, count: 20_000))
        let middle = line.utf16.count * 10_000
        text.select(middle..<middle)
        let pieces = text.text.pieceCount
        for _ in 0..<3_000 { text.apply(text.edit(inserting: "a")) }
        #expect(text.count == line.utf16.count * 20_000 + 3_000)
        #expect(text.text.pieceCount - pieces < 12)
        #expect(text.text.paragraph(at: middle + 10) == middle..<middle + 3_000 + line.utf16.count)
        #expect(text.text.string(in: middle - 7..<middle + 2) == "again.\naa")
        for _ in 0..<3_000 { text.apply(text.edit(deleting: .backward)!) }
        #expect(text.text.pieceCount - pieces < 12)
        #expect(text.text.string(in: middle - 7..<middle + 3) == "again.\nThe")
    }

    @Test func `a long line of flags and of marks has its borders`() {
        let flags = EditingDocument(String(repeating: "🇩🇪", count: 1_000))
        #expect(flags.text.clusterBorder(before: 4_000) == 3_996)
        #expect(flags.text.clusterStart(2_002) == 2_000)
        let marks = EditingDocument("ab" + String(repeating: "\u{301}", count: 5_000) + "c")
        #expect(marks.text.clusterBorder(before: 5_002) == 1)
        #expect(marks.text.clusterBorder(after: 1) == 5_002)
    }

    @Test func `halves of pieces that were cut are one again`() {
        var rope = TextRope(String(repeating: "x", count: 100_000))
        for place in stride(from: 90_000, to: 0, by: -500) { rope.replace(place..<place + 490, with: "") }
        #expect(rope.count == 100_000 - 180 * 490)
        #expect(rope.pieceCount < 60)
    }
}
