import TestEvidence
import TextEngine
import Testing

/// Random commands against a model that is a plain string. `ALLIUM_RANDOM_OPERATIONS` makes the runs longer.
@Suite("Text engine / Random edits", .assumed("a plain string does the same slowly"))
struct RandomEditingTests {
    private static let operations = Dice.setting("ALLIUM_RANDOM_OPERATIONS", 20_000)
    private static let seed = Dice.setting("ALLIUM_RANDOM_SEED", 1)

    static let texts: [String] = [
        "a", "Hello, world", " ", "\n", "\r\n", "\r", "\u{2029}", "e\u{301}", "\u{301}", "نص عربي", "עברית", "हिन्दी में", "ไทยภาษา",
        "日本語のテキスト", "한국어",
        "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "👩‍👩‍👧‍👦", "👍🏽", "🏽", "🇩🇪", "🇫🇷🇯🇵", "\u{1F1E9}", "\u{200D}", "\u{FE0F}",
        "1\u{FE0F}\u{20E3}", "don't", "𝒳𝒴", "\u{0}", "\t",
        "ภิ", "க்ஷி", "ꦧꦿ", "word word word", "", "\u{0600}1",
    ]

    enum Step {
        case type(Int)
        case typeMany(Int, Int)
        case delete(TextWay, TextStep)
        case move(TextWay, TextStep, Bool)
        case select(Int, Int)
        case replace(Int, Int, Int)
        case compose(Int, Int)
        case unmark
        case transpose
        case undo
        case redo
        case reset(Int)
    }

    private static func steps(_ seed: Int) -> [Step] {
        var dice = Dice(seed)
        func way() -> TextWay { dice.roll(2) == 0 ? .backward : .forward }
        func step() -> TextStep { TextStep.allCases[dice.roll(TextStep.allCases.count)] }
        func place() -> Int { dice.roll(4) == 0 ? dice.roll(4000) - 20 : dice.roll(40) }
        return (0..<40).map { _ in
            switch dice.roll(20) {
            case 0...6: .type(dice.roll(texts.count))
            case 7: .typeMany(dice.roll(texts.count), dice.roll(300))
            case 8, 9: .delete(way(), dice.roll(3) == 0 ? step() : .cluster)
            case 10, 11: .move(way(), step(), dice.roll(2) == 0)
            case 12: .select(place(), place())
            case 13: .replace(place(), place(), dice.roll(texts.count))
            case 14, 15: .compose(dice.roll(texts.count), dice.roll(6))
            case 16: .unmark
            case 17: dice.roll(4) == 0 ? .reset(dice.roll(texts.count)) : .transpose
            case 18: .undo
            default: .redo
            }
        }
    }

    @Test func `the same text, selections at borders of clusters, and undo leads back to each state`() {
        var done = 0
        var seed = Self.seed &* 7919
        while done < Self.operations {
            let steps = Self.steps(seed)
            done += steps.count
            seed += 1
            guard Self.complaint(steps) != nil else { continue }
            let fewest = shrunk(steps) { Self.complaint($0) != nil }
            Issue.record("\(fewest): \(Self.complaint(fewest) ?? "") (seed \(seed - 1))")
            return
        }
    }

    // MARK: Running
    private static func complaint(_ steps: [Step]) -> String? {
        var text = EditingDocument()
        var plain = PlainDocument()
        for (index, step) in steps.enumerated() {
            perform(step, &text, &plain)
            if let words = plain.difference(from: text) { return "after step \(index + 1): \(words)" }
        }
        // All the way back and forth.
        while text.canUndo {
            perform(.undo, &text, &plain)
            if let words = plain.difference(from: text) { return "undoing all: \(words)" }
        }
        if !plain.back.isEmpty { return "\(plain.back.count) states more than can be undone" }
        return nil
    }

    private static func perform(_ step: Step, _ text: inout EditingDocument, _ plain: inout PlainDocument) {
        switch step {
        case .type(let index): insert(texts[index], &text, &plain)
        case .typeMany(let index, let count): insert(String(repeating: texts[index], count: count), &text, &plain)
        case .delete(let way, let step):
            let expected = plain.deletion(way, step)
            let edit = text.edit(deleting: way, by: step)
            if edit?.range != expected {
                plain.complaint = "deletes \(String(describing: edit)) instead of \(String(describing: expected))"
            }
            if let edit { change(edit, &text, &plain) }
        case .move(let way, let step, let isExtending):
            let new = text.selection(moved: way, by: step, extending: isExtending)
            let expected = plain.moved(way, step, isExtending)
            if new != expected { plain.complaint = "moves to \(new) instead of \(expected)" }
            text.select(new)
            plain.selection = new
        case .select(let one, let other):
            text.select(TextSelection(anchor: one, head: other))
            plain.select(one, other)
        case .replace(let one, let other, let index):
            let edit = text.edit(replacing: min(one, other)..<max(one, other), with: texts[index])
            change(edit, &text, &plain)
        case .compose(let index, let place):
            guard let edit = text.edit(marking: texts[index], selection: place..<place + 1) else { return }
            change(edit, &text, &plain, isComposing: true)
        case .unmark: text.unmark()
        case .transpose:
            guard let edit = text.editTransposing() else { return }
            change(edit, &text, &plain)
        case .undo:
            guard text.undo() != nil else { return }
            plain.goBack()
        case .redo:
            guard text.redo() != nil else { return }
            plain.goForth()
            // Where the last change left it, wherever it went since.
            plain.selection = text.selection
        case .reset(let index):
            text.reset(to: texts[index])
            plain = PlainDocument(texts[index])
        }
    }

    private static func insert(_ new: String, _ text: inout EditingDocument, _ plain: inout PlainDocument) {
        let edit = text.edit(inserting: new)
        change(edit, &text, &plain)
    }

    private static func change(
        _ edit: TextEdit, _ text: inout EditingDocument, _ plain: inout PlainDocument, isComposing: Bool = false
    ) {
        let groups = text.groupsBegun
        let before = plain.state
        let change = isComposing ? text.applyMarking(edit) : text.apply(edit)
        plain.replace(change.oldRange, edit.text)
        plain.selection = text.selection
        switch text.groupsBegun - groups {
        case 1: plain.back.append(before)
        case -1: if plain.back.popLast()?.units != plain.units { plain.complaint = "what was dropped changed something" }
        case 0: break
        default: plain.complaint = "\(text.groupsBegun - groups) groups at once"
        }
        if !change.old.isEmpty || !change.new.isEmpty { plain.forth = [] }
    }
}

/// The same, on a string.
private struct PlainDocument {
    struct State {
        var units: [UInt16]
        var selection: TextSelection
    }

    var units: [UInt16] = []
    var selection = TextSelection(0)
    var back: [State] = []
    var forth: [(before: State, after: [UInt16])] = []
    var complaint: String?

    init(_ text: String = "") {
        units = Array(text.utf16)
        selection = TextSelection(units.count)
    }

    var state: State { State(units: units, selection: selection) }
    var string: String { String(decoding: units, as: UTF16.self) }

    var borders: [Int] {
        var place = 0
        return [0]
            + string.map {
                place += $0.utf16.count
                return place
            }
    }

    func difference(from text: EditingDocument) -> String? {
        if let complaint { return complaint }
        if Array(text.string.utf16) != units { return "\(text.string.debugDescription) instead of \(string.debugDescription)" }
        if text.selection != selection { return "selects \(text.selection) instead of \(selection)" }
        let borders = borders
        for place in [selection.anchor, selection.head] where !borders.contains(place) {
            return "\(place) is inside of a cluster"
        }
        if let marked = text.marked, marked.upperBound > units.count || marked.isEmpty { return "marks \(marked)" }
        return nil
    }

    // MARK: Changing
    mutating func replace(_ range: Range<Int>, _ text: String) { units.replaceSubrange(range, with: text.utf16) }

    mutating func select(_ one: Int, _ other: Int) {
        let borders = borders
        let (anchor, head) = (min(max(0, one), units.count), min(max(0, other), units.count))
        func down(_ place: Int) -> Int { borders.last { $0 <= place }! }
        func up(_ place: Int) -> Int { borders.first { $0 >= place }! }
        selection =
            anchor == head
            ? TextSelection(down(head))
            : anchor < head
                ? TextSelection(anchor: down(anchor), head: up(head)) : TextSelection(anchor: up(anchor), head: down(head))
    }

    mutating func goBack() {
        guard let state = back.popLast() else { return complaint = "undoes what never was" }
        forth.append((state, units))
        (units, selection) = (state.units, state.selection)
    }

    mutating func goForth() {
        guard let state = forth.popLast() else { return complaint = "does again what never was undone" }
        back.append(state.before)
        units = state.after
    }

    // MARK: Places
    func deletion(_ way: TextWay, _ step: TextStep) -> Range<Int>? {
        if !selection.isCaret { return selection.range }
        var end = place(selection.head, way, step)
        if end == selection.head, step == .line || step == .paragraph { end = place(end, way, .cluster) }
        return end == selection.head ? nil : min(end, selection.head)..<max(end, selection.head)
    }

    func moved(_ way: TextWay, _ step: TextStep, _ isExtending: Bool) -> TextSelection {
        if isExtending {
            var copy = self
            copy.select(selection.anchor, place(selection.head, way, step))
            return copy.selection
        }
        let side = way == .forward ? selection.range.upperBound : selection.range.lowerBound
        if !selection.isCaret, step == .cluster { return TextSelection(side) }
        return TextSelection(place(side, way, step))
    }

    /// With its end, and without.
    private var paragraphs: [(content: Range<Int>, end: Int)] {
        var found: [(Range<Int>, Int)] = []
        var start = 0
        var place = 0
        while place < units.count {
            let unit = units[place]
            guard unit == 10 || unit == 13 || unit == 0x2029 else {
                place += 1
                continue
            }
            let length = unit == 13 && place + 1 < units.count && units[place + 1] == 10 ? 2 : 1
            found.append((start..<place, place + length))
            place += length
            start = place
        }
        return found + [(start..<units.count, units.count)]
    }

    private var words: [Range<Int>] {
        let borders = borders
        return paragraphs.flatMap { paragraph in
            PlainWords().words(in: ContiguousArray(units[paragraph.content])).map { word in
                let lower = word.lowerBound + paragraph.content.lowerBound
                let upper = word.upperBound + paragraph.content.lowerBound
                return borders.last { $0 <= lower }!..<borders.first { $0 >= upper }!
            }
        }
    }

    private func place(_ offset: Int, _ way: TextWay, _ step: TextStep) -> Int {
        let isForward = way == .forward
        let all = paragraphs
        let index = all.firstIndex { offset < $0.end } ?? all.count - 1
        switch step {
        case .cluster: return isForward ? borders.first { $0 > offset } ?? units.count : borders.last { $0 < offset } ?? 0
        case .word:
            return isForward
                ? words.first { $0.upperBound > offset }?.upperBound ?? units.count
                : words.last { $0.lowerBound < offset }?.lowerBound ?? 0
        case .line: return isForward ? all[index].content.upperBound : all[index].content.lowerBound
        case .paragraph:
            let border = isForward ? all[index].content.upperBound : all[index].content.lowerBound
            if border != offset { return border }
            if isForward { return index + 1 < all.count ? all[index + 1].content.upperBound : offset }
            return index > 0 ? all[index - 1].content.lowerBound : 0
        case .document: return isForward ? units.count : 0
        }
    }
}
