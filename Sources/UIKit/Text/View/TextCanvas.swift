import AppleFoundation
import CoreGraphics
import CoreText
import TextEngine

/// Shows the text of a text view in tiles, of which there are those that can be seen; and the caret.
@MainActor final class TextCanvas {
    private unowned let view: UITextView
    private var tiles: [Int: TextTile] = [:]
    private var spare: [TextTile] = []
    /// Stands still: one that blinks would make each picture depend on its moment.
    private var caret: UIView?
    private var showsHandles = false
    /// What the tiles show, or will when they are drawn; nil where it isn't known.
    private var shown: ShownText?
    /// What was searched for and found.
    var decorations = FoundDecorations()

    init(_ view: UITextView) { self.view = view }

    /// Low enough that a key draws little anew, high enough that there are few.
    private static let tileHeight: CGFloat = 128

    /// All of it looks otherwise.
    func redraw() {
        shown = nil
        for tile in tiles.values { tile.redraw() }
    }

    func layout() {
        let bounds = view.bounds
        let bottom = max(view.contentSize.height, 1)
        let first = max(0, Int((bounds.minY / Self.tileHeight).rounded(.down)))
        let last =
            min(Int((bounds.maxY / Self.tileHeight).rounded(.up)), Int((bottom / Self.tileHeight).rounded(.up))) - 1
        for (index, tile) in tiles where index < first || index > last {
            tile.removeFromSuperview()
            tiles[index] = nil
            if spare.count < 8 { spare.append(tile) }
        }
        if bounds.width > 0, bounds.height > 0, first <= last {
            let now = ShownText(view, CGFloat(first) * Self.tileHeight, CGFloat(last + 1) * Self.tileHeight)
            if let changed = shown.map({ now.changes(since: $0, scale: view.traitCollection.displayScale) }) ?? nil {
                redraw(changed)
            }
            if shown?.frame != now.frame || shown?.decorations != now.decorations { redraw() }
            shown = now
            for index in first...last { place(index) }
        }
        placeCaret()
        if view.isFirstResponder || showsHandles {
            view.handles.place()
            showsHandles = view.isFirstResponder
        }
    }

    private func redraw(_ changed: CGRect) {
        for tile in tiles.values where tile.frame.intersects(changed) {
            tile.setNeedsDisplay(changed.intersection(tile.frame).offsetBy(dx: 0, dy: -tile.frame.minY))
        }
    }

    private func place(_ index: Int) {
        let isNew = tiles[index] == nil
        let tile = tiles[index] ?? spare.popLast() ?? TextTile(view)
        let frame = CGRect(x: 0, y: CGFloat(index) * Self.tileHeight, width: view.bounds.width, height: Self.tileHeight)
        if tile.frame != frame || isNew {
            tile.frame = frame
            tile.redraw()
        }
        guard isNew else { return }
        tiles[index] = tile
        view.insertSubview(tile, at: 0)
    }

    private func placeCaret() {
        let head = view.editing.document.selection.head
        guard view.editing.isEditing, view.editing.selection.isEmpty,
            view.kit.flow.line(at: head).map(view.kit.shows) ?? true
        else {
            caret?.isHidden = true
            return
        }
        let caret = caret ?? makeCaret()
        caret.isHidden = false
        caret.backgroundColor = view.tintColor
        caret.frame = view.caretRect(atOffset: head)
    }

    private func makeCaret() -> UIView {
        let made = UIView()
        made.isUserInteractionEnabled = false
        made.layer.cornerRadius = 1
        view.addSubview(made)
        caret = made
        return made
    }
}

/// What can be seen of a text: its paragraphs, where they stand, and what of them is filled with a colour.
@MainActor private struct ShownText {
    private struct Part {
        let paragraph: LaidParagraph
        let top: CGFloat
        let selected: Range<Int>?
        let marked: Range<Int>?

        func looksLike(_ other: Part) -> Bool {
            paragraph === other.paragraph && top == other.top && selected == other.selected && marked == other.marked
        }

        /// Where a paragraph that was changed looks otherwise; nil where that may be all of it. `left` is where lines begin in the view.
        func changedLines(since old: Part, left: CGFloat, scale: CGFloat) -> CGRect? {
            guard top == old.top, selected == nil, marked == nil, old.selected == nil, old.marked == nil,
                let lines = ParagraphLines(paragraph.layout, old.paragraph.layout)
            else { return nil }
            return lines.changes(scale).map { $0.offsetBy(dx: left, dy: top) }
        }

        /// With what sticks out of the lines.
        func box(width: CGFloat) -> CGRect {
            let overhang = paragraph.layout.lines.first?.height ?? 0
            return CGRect(
                x: 0, y: top - overhang, width: width, height: paragraph.height + paragraph.after + 2 * overhang)
        }
    }

    private let parts: [Part]
    /// Where lines begin and end.
    let frame: CGRect
    let decorations: FoundDecorations

    init(_ view: UITextView, _ top: CGFloat, _ bottom: CGFloat) {
        decorations = view.canvas.decorations
        let inset = view.textContainerInset
        // Of several containers the lines above are those of others.
        let above = inset.top - view.kit.place.lowerBound
        frame = CGRect(x: inset.left, y: above, width: view.bounds.width, height: view.kit.padding)
        let flow = view.kit.flow
        let isActive = view.isFirstResponder
        let selection = isActive ? view.editing.selection : 0..<0
        let marked = isActive ? view.editing.document.marked : nil
        var parts: [Part] = []
        flow.forEachParagraph(from: flow.paragraph(atY: top - above)) { start, place, paragraph in
            if place + above >= bottom { return false }
            func inside(_ range: Range<Int>?) -> Range<Int>? {
                guard let range, !range.isEmpty, range.lowerBound < start + paragraph.length, range.upperBound > start
                else { return nil }
                return max(0, range.lowerBound - start)..<min(paragraph.length, range.upperBound - start)
            }
            let part = Part(
                paragraph: paragraph, top: place + above, selected: inside(selection), marked: inside(marked))
            parts.append(part)
            return true
        }
        self.parts = parts
    }

    /// Where it looks otherwise.
    func changes(since old: ShownText, scale: CGFloat) -> CGRect? {
        var first = 0
        while first < min(parts.count, old.parts.count), parts[first].looksLike(old.parts[first]) { first += 1 }
        var (end, oldEnd) = (parts.count, old.parts.count)
        while end > first, oldEnd > first, parts[end - 1].looksLike(old.parts[oldEnd - 1]) {
            end -= 1
            oldEnd -= 1
        }
        // Typing changes a paragraph, and mostly a line of it; where there is one more, what is below moves.
        let left = frame.minX + frame.height
        var all = CGRect.null
        if end > first, oldEnd > first,
            let lines = parts[first].changedLines(since: old.parts[first], left: left, scale: scale)
        {
            all = lines
            first += 1
        }
        let changed = parts[first..<end] + old.parts[first..<oldEnd]
        if changed.isEmpty, all.isNull { return nil }
        return changed.reduce(all) { $0.union($1.box(width: frame.width)) }
    }
}
