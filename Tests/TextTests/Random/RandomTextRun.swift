import AppleFoundation
import CoreGraphics
import TextEngine
import UIKitTesting
@testable import UIKit

/// The view, and what its text should be.
@MainActor final class RandomTextRun: NSObject {
    let view: UITextView
    private let scene: ViewScene
    private let script: RandomTextDelegate
    private var units: [UInt16] = []
    /// What was before each group of changes; nil where it isn't known.
    private var back: [[UInt16]]? = []
    private var forth: [[UInt16]] = []
    private var complaint: String?
    private var depth = 0
    private var handsOut: Bool

    init(_ number: Int) {
        let start = ["", "start\nof a text", "עברית\nand more of it", "one\r\ntwo\r\n"][number & 3]
        scene = ViewScene(start, frame: CGRect(x: 0, y: 100, width: 140, height: 180))
        view = scene.view
        units = Array(start.utf16)
        script = RandomTextDelegate()
        handsOut = number & 4 != 0
        super.init()
        view.delegate = script
        if handsOut { _ = view.textStorage }
        view.becomeFirstResponder()
        script.run = self
    }

    private var storage: NSTextStorage { handsOut ? view.textStorage : view.kit.storage }
    private func text(_ index: Int) -> String { TextScript.texts[index % TextScript.texts.count] }
    private var current: Range<Int> { view.editing.document.marked ?? view.editing.selection }

    // MARK: The model
    /// What a command does that puts a text in the place of a range.
    private func expect(_ range: Range<Int>, _ text: String) {
        guard range.upperBound <= units.count else { return complain("changes \(range) of \(units.count)") }
        units.replaceSubrange(range, with: text.utf16)
    }

    private func complain(_ words: String) { complaint = complaint ?? words }

    /// One command with one change at most. Of what callbacks do meanwhile no history is kept.
    private func command(_ body: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        let groups = view.editing.document.groupsBegun
        let before = units
        let nested = script.nested
        body()
        guard depth == 1, script.nested == nested else {
            back = nil
            forth = []
            return
        }
        switch view.editing.document.groupsBegun - groups {
        case 0: break
        case 1: back?.append(before)
        case -1: _ = back?.popLast()
        default: complain("\(view.editing.document.groupsBegun - groups) groups at once")
        }
        if units != before { forth = [] }
    }

    /// The history is forgotten.
    private func afresh() {
        back = []
        forth = []
    }

    private func asking(_ edit: Range<Int>, _ text: String, always: Bool = true, _ body: () -> Void) {
        script.answer = nil
        let wasAsked = script.asked
        let nested = script.nested
        body()
        guard script.asked > wasAsked else { return always ? complain("nobody was asked") : () }
        if script.nested == nested, let range = script.range, range != NSRange(edit) || script.text != text {
            complain("asked for \(range) '\(script.text)' instead of \(edit) '\(text)'")
        }
    }

    // MARK: Steps
    func take(_ step: TextScript.Step) {
        let nested = script.nested
        perform(step)
        guard nested != script.nested else { return }
        back = nil
        forth = []
    }

    private func perform(_ step: TextScript.Step) {
        switch step {
        case .type(let index): typed(text(index))
        case .many(let index, let count): for _ in 0..<count % 20 { typed(text(index)) }
        case .delete, .deleteWord: deleted(step)
        case .deleteForward:
            let selection = view.editing.selection
            let end = selection.isEmpty ? Clusters(units).after(selection.lowerBound) : selection.upperBound
            command {
                expect(selection.lowerBound..<end, "")
                script.isQuiet = false
                view.editing.delete(.forward, by: .cluster)
            }
        case .move(let way, let extending): move(way, extending)
        case .select(let start, let length):
            let low = start % (units.count + 1)
            view.selectedRange = NSRange(location: low, length: length % (units.count - low + 1))
        case .tap(let x, let y):
            view.editing.select(.init(view.offset(at: CGPoint(x: x % 200 - 20, y: y % 300 - 20))))
        case .compose(let index, let place): composed(text(index), place)
        case .mark(let index, let place):
            let text = text(index)
            guard !text.isEmpty || view.markedTextRange != nil else { return }
            command {
                expect(current, text)
                view.setMarkedText(text, selectedRange: NSRange(location: place % (text.utf16.count + 1), length: 0))
            }
        case .unmark: view.unmarkText()
        case .undo: undo()
        case .redo: redo()
        case .paste(let index):
            script.asksForGood = true
            defer { script.asksForGood = false }
            let text = text(index)
            guard !text.isEmpty else { return }
            UIPasteboard.general.string = text
            command {
                asking(current, text) {
                    script.apply = { [self] in expect(current, text) }
                    view.paste(nil)
                }
            }
        case .cut:
            script.asksForGood = true
            defer { script.asksForGood = false }
            let range = view.editing.selection
            guard !range.isEmpty else { return }
            command {
                asking(range, "") {
                    script.apply = { [self] in expect(view.editing.selection, "") }
                    view.cut(nil)
                }
            }
        default: program(step)
        }
    }

    private func typed(_ given: String) {
        let text = given == "\r" || given == "\r\n" ? "\n" : given
        guard !text.isEmpty else { return }
        command {
            asking(current, text) {
                script.apply = { [self] in expect(current, text) }
                view.userTyped(given)
            }
        }
    }

    private func deleted(_ step: TextScript.Step) {
        let selection = view.editing.selection
        let start = selection.isEmpty ? Clusters(units).before(selection.lowerBound) : selection.lowerBound
        if case .deleteWord = step {
            // How far a word goes is the engine's test.
            command {
                script.apply = { [self] in script.range.map { expect($0.location..<NSMaxRange($0), "") } }
                script.asksForGood = true
                view.editing.delete(.backward, by: .word)
                script.asksForGood = false
            }
            return
        }
        guard selection.upperBound > 0 else {
            let asked = script.asked
            view.userDeletedBackward()
            if asked != script.asked { complain("asked about deleting nothing") }
            return
        }
        command {
            asking(start..<selection.upperBound, "") {
                script.apply = { [self] in
                    let now = view.editing.selection
                    expect((now.isEmpty ? Clusters(units).before(now.lowerBound) : now.lowerBound)..<now.upperBound, "")
                }
                view.userDeletedBackward()
            }
        }
    }

    private func composed(_ text: String, _ place: Int) {
        let length = text.utf16.count
        guard length > 0 || view.markedTextRange != nil else { return }
        command {
            asking(current, text) {
                script.apply = { [self] in if length > 0 || view.markedTextRange != nil { expect(current, text) } }
                view.userComposed(text, selection: place % (length + 1)..<length)
            }
        }
    }

    private func move(_ way: Int, _ extending: Bool) {
        let steps: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
            (.keyboardLeftArrow, []), (.keyboardRightArrow, []), (.keyboardUpArrow, []), (.keyboardDownArrow, []),
            (.keyboardLeftArrow, .alternate), (.keyboardRightArrow, .alternate), (.keyboardLeftArrow, .command),
            (.keyboardRightArrow, .command),
        ]
        let (key, flags) = steps[way % steps.count]
        _ = view.userPressed(UIKey(key, characters: "", flags: extending ? flags.union(.shift) : flags))
    }

    private func undo() {
        let groups = view.editing.document.groupsBegun
        let nested = script.nested
        guard view.editing.document.canUndo else {
            if back?.isEmpty == false { complain("\(back!.count) states more than can be undone") }
            view.undoManager?.undo()
            return
        }
        if let before = back?.popLast() {
            forth.append(units)
            units = before
            view.undoManager?.undo()
        } else if back == nil {
            unknown { view.undoManager?.undo() }
        } else {
            complain("undoes what never was")
        }
        if view.editing.document.groupsBegun != groups, back != nil, nested == script.nested {
            complain("undoing begins a group")
        }
    }

    private func redo() {
        guard view.editing.document.canRedo else { return view.undoManager?.redo() ?? () }
        if back != nil, let after = forth.popLast() {
            back?.append(units)
            units = after
            view.undoManager?.redo()
        } else if back == nil {
            unknown { view.undoManager?.redo() }
        } else {
            complain("does again what never was undone")
        }
    }

    /// Where it isn't known what comes back, the view is believed.
    private func unknown(_ body: () -> Void) {
        script.isQuiet = true
        body()
        script.isQuiet = false
        units = Array(view.text.utf16)
    }

    // MARK: Programs
    private func program(_ step: TextScript.Step) {
        switch step {
        case .insert(let index):
            command {
                expect(current, text(index))
                view.insertText(text(index))
            }
        case .deleteBackward:
            let selection = view.editing.selection
            guard selection.upperBound > 0 else { return view.deleteBackward() }
            let start = selection.isEmpty ? Clusters(units).before(selection.lowerBound) : selection.lowerBound
            command {
                expect(start..<selection.upperBound, "")
                view.deleteBackward()
            }
        case .replace(let start, let length, let index):
            let range = scalars(start, length)
            command {
                expect(range, text(index))
                view.replace(OffsetRange(range), withText: text(index))
            }
        case .set(let index):
            // Callbacks come while it is set.
            afresh()
            units = Array(text(index).utf16)
            view.text = text(index)
        case .setStyled(let index, let size):
            let text = text(index) + text(index + 7)
            units = Array(text.utf16)
            afresh()
            view.attributedText = NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: CGFloat(9 + size % 20))])
        case .storage(let start, let length, let index):
            let range = scalars(start, length % 12)
            expect(range, text(index))
            if !range.isEmpty || !text(index).isEmpty { afresh() }
            storage.replaceCharacters(in: NSRange(range), with: text(index))
        case .several(let a, let b, let c):
            storage.beginEditing()
            for (start, index) in [(a, b), (b, c), (c, a)] {
                let range = scalars(start, index % 5)
                expect(range, text(index))
                storage.replaceCharacters(
                    in: NSRange(range), with: NSAttributedString(string: text(index), attributes: [.kern: 1]))
            }
            afresh()
            storage.endEditing()
        default: look(step)
        }
    }

    private func look(_ step: TextScript.Step) {
        switch step {
        case .style(let start, let length, let kind):
            let range = NSRange(scalars(start, length % 30))
            switch kind % 5 {
            case 0: storage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: CGFloat(8 + kind % 30)), range: range)
            case 1:
                let style = NSMutableParagraphStyle()
                style.paragraphSpacing = CGFloat(kind % 9)
                style.headIndent = CGFloat(kind % 40)
                style.alignment = NSTextAlignment(rawValue: kind % 5) ?? .natural
                storage.addAttribute(.paragraphStyle, value: style, range: range)
            case 2: storage.addAttribute(.link, value: URL(string: "https://example.org")!, range: range)
            case 3: storage.setAttributes([:], range: range)
            default: storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: range)
            }
        case .font(let size): view.font = .systemFont(ofSize: CGFloat(8 + size % 30))
        case .align(let way): view.textAlignment = NSTextAlignment(rawValue: way % 5) ?? .natural
        case .typing(let size): view.typingAttributes = [.font: UIFont.italicSystemFont(ofSize: CGFloat(8 + size % 30))]
        case .resize(let width): view.frame.size.width = CGFloat(60 + width % 200)
        case .inset(let size):
            view.textContainerInset = UIEdgeInsets(
                top: CGFloat(size % 20), left: CGFloat(size % 7), bottom: 8, right: CGFloat(size % 5))
        case .scroll(let y): view.contentOffset.y = CGFloat(y % 400)
        case .plan(let when, let what): script.plan(when, what)
        case .thereAndBack: thereAndBack()
        case .look:
            scene.stage.layoutNow()
            layoutProblem().map(complain)
        default: break
        }
    }

    private func thereAndBack() {
        script.isQuiet = true
        defer { script.isQuiet = false }
        view.unmarkText()
        var after: [[UInt16]] = []
        let now = Array(view.text.utf16)
        while view.editing.document.canUndo {
            after.append(Array(view.text.utf16))
            view.undoManager?.undo()
            if let before = back?.popLast() {
                if Array(view.text.utf16) != before { return complain("undoing does not lead back to what was") }
                forth.append(after.last!)
            } else if back != nil {
                return complain("more can be undone than was done")
            }
            if after.count > 10_000 { return complain("undoing does not end") }
        }
        if back?.isEmpty == false { return complain("less can be undone than was done") }
        for state in after.reversed() {
            let before = Array(view.text.utf16)
            view.undoManager?.redo()
            if Array(view.text.utf16) != state { return complain("doing again does not lead to what was") }
            if back != nil {
                back?.append(before)
                _ = forth.popLast()
            }
        }
        if Array(view.text.utf16) != now { complain("all undone and done again is another text") }
    }

    /// A range of whole characters of Unicode.
    private func scalars(_ start: Int, _ length: Int) -> Range<Int> {
        func whole(_ place: Int) -> Int {
            place > 0 && place < units.count && UTF16.isTrailSurrogate(units[place]) ? place - 1 : place
        }
        let low = start % (units.count + 1)
        let high = low + length % (units.count - low + 1)
        return whole(low)..<max(whole(low), whole(high))
    }

    // MARK: Inside of callbacks
    func inside(_ what: Int, mayAnswer: Bool) -> Bool {
        depth += 1
        defer { depth -= 1 }
        switch what % 8 {
        case 0: return false
        case 1:
            units = Array(text(what / 8).utf16)
            view.text = text(what / 8)
            return false
        case 2:
            expect(current, text(what / 8))
            view.insertText(text(what / 8))
            return what / 8 % 2 == 0
        case 3: view.font = .systemFont(ofSize: CGFloat(8 + what % 20))
        case 4:
            let low = what / 8 % (units.count + 1)
            view.selectedRange = NSRange(location: low, length: 0)
        case 5:
            let range = scalars(what / 8, 3)
            expect(range, "!")
            storage.replaceCharacters(in: NSRange(range), with: "!")
            return false
        case 6: scene.stage.layoutNow()
        default:
            view.unmarkText()
            return what / 8 % 2 == 0
        }
        return true
    }

    // MARK: Checking
    func check() -> String? {
        if let complaint { return complaint }
        let text = view.editing.document.text
        let here = Array(text.units(in: 0..<text.count))
        if here != units {
            return
                "\(String(decoding: here, as: UTF16.self).debugDescription) instead of \(String(decoding: units, as: UTF16.self).debugDescription)"
        }
        let kept = storage
        if Array(kept.units(in: 0..<kept.length)) != units {
            return
                "the storage has \(kept.string.debugDescription) instead of \(String(decoding: units, as: UTF16.self).debugDescription)"
        }
        let borders = Clusters(units)
        let selection = view.editing.document.selection
        for place in [selection.anchor, selection.head] where !borders.all.contains(place) {
            return "selects \(selection), inside of a cluster"
        }
        if let marked = view.editing.document.marked, marked.isEmpty || marked.upperBound > units.count {
            return "marks \(marked)"
        }
        return nil
    }

    func end() -> String? {
        take(.thereAndBack)
        take(.look)
        return check() ?? pictureProblem()
    }

    func leave() {
        script.run = nil
        script.apply = nil
        view.resignFirstResponder()
        view.removeFromSuperview()
        scene.stage.layoutNow()
    }

    /// The same lines and places of letters as in a view that knows nothing of what happened.
    private func layoutProblem() -> String? {
        guard view.kit.storage.length > 0 else { return nil }
        let fresh = UITextView(frame: view.frame)
        fresh.textContainerInset = view.textContainerInset
        fresh.tintColor = view.tintColor
        fresh.font = view.font
        fresh.textColor = view.textColor
        fresh.kit.storage.setAttributedString(view.kit.storage.plainCopy())
        fresh.layoutIfNeeded()
        let (ours, theirs) = (places(view), places(fresh))
        guard ours != theirs else { return nil }
        let index =
            zip(ours, theirs).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(ours.count, theirs.count)
        return
            "lays out \(index < ours.count ? ours[index] : "nothing") and not \(index < theirs.count ? theirs[index] : "nothing")"
    }

    private func places(_ view: UITextView) -> [String] {
        let flow = view.kit.flow
        flow.settle(through: flow.count - 1)
        var found: [String] = []
        flow.forEachLine(in: 0..<flow.length) { line in
            let rect = line.usedRect(5)
            var words = "\(line.range) \(line.rect(5)) \(rect) \(line.line.ascent)"
            for offset in line.range { words += " \(line.x(of: offset))" }
            found.append(words)
            return true
        }
        return found + ["\(flow.totalHeight) high"]
    }

    /// What was drawn bit by bit is what would be drawn at once.
    private func pictureProblem() -> String? {
        let shown = scene.stage.fingerprint
        view.canvas.redraw()
        return scene.stage.fingerprint == shown ? nil : "shows something else when all of it is drawn anew"
    }
}
