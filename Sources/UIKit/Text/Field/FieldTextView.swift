import AppleFoundation
import CoreGraphics
import CoreText
import TextEngine

/// The line of a text field: draws the text and what is selected of it, and has the caret.
final class FieldTextView: UIView {
    private unowned let field: UITextField
    /// Stands still: one that blinks would make each picture depend on its moment.
    private lazy var caret: UIView = {
        let caret = UIView()
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        addSubview(caret)
        return caret
    }()
    private var line: TextLayout?
    /// What the pixels show, or will when they are drawn; nil where it isn't known.
    private var shown: ShownLine?
    /// How far a text that is too long has gone to the left, so that the caret shows.
    private var scroll: CGFloat = 0
    private var isEditing: Bool { field.isEditing }
    private var showsHandles = false

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Made by a text field only.") }

    // MARK: The line
    /// What of it looks otherwise is found out when it is laid out.
    func changed() {
        line = nil
        setNeedsLayout()
    }

    func selectionChanged() { setNeedsLayout() }

    private var layoutNow: TextLayout {
        if let line { return line }
        let made = FieldLine(field).layout(width: isEditing ? .infinity : bounds.width)
        line = made
        return made
    }

    private var lineHeight: CGFloat {
        field.editing.content.isEmpty ? field.shownFont.lineHeight : layoutNow.size.height
    }

    /// Where the line begins, in this view.
    private var origin: CGPoint {
        let layout = layoutNow
        let y = FieldGeometry.top(of: lineHeight, in: bounds.height, field.contentVerticalAlignment)
        return CGPoint(x: start(layout) - scroll, y: y)
    }

    private var naturalWidth: CGFloat {
        guard let line = layoutNow.lines.first else { return 0 }
        return line.width + line.trailingWhitespaceWidth
    }

    private func start(_ layout: TextLayout) -> CGFloat {
        // A layout with a width has aligned the line itself.
        if !isEditing { return 0 }
        let room = max(0, bounds.width - naturalWidth)
        switch field.effectiveAlignment {
        case .right: return room
        case .center: return (room / 2).rounded()
        default: return 0
        }
    }

    private func keepCaretInSight() {
        guard isEditing, bounds.width > 0 else { return scroll = 0 }
        let width = naturalWidth + 2
        guard width > bounds.width else { return scroll = 0 }
        let content = field.editing.content
        let x = layoutNow.caretRect(at: content.shownPlace(of: content.document.selection.head)).midX
        if x - scroll > bounds.width - 2 { scroll = x - bounds.width + 2 }
        if x - scroll < 0 { scroll = x }
        scroll = min(max(0, scroll), width - bounds.width)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutLine()
        if isEditing || showsHandles {
            field.handles.place()
            showsHandles = isEditing
        }
    }

    private func layoutLine() {
        if line?.options.width != (isEditing ? .infinity : bounds.width) { line = nil }
        keepCaretInSight()
        redrawChanges()
        let content = field.editing.content
        guard isEditing, content.selection.isEmpty else {
            if subviews.contains(where: { $0 === caret }) { caret.isHidden = true }
            return
        }
        caret.isHidden = false
        caret.backgroundColor = field.tintColor
        caret.frame = caretRect(at: content.document.selection.head)
    }

    private func redrawChanges() {
        let content = field.editing.content
        let now = ShownLine(
            layout: content.isEmpty ? nil : layoutNow, origin: origin, selection: isEditing ? content.selection : 0..<0,
            marked: isEditing ? content.marked : nil, tint: field.tintColor.cgColor(in: traitCollection))
        defer { shown = now }
        guard let changes = shown.map({ now.changes(since: $0, scale: traitCollection.displayScale) }) ?? nil else {
            return setNeedsDisplay()
        }
        if !changes.isNull { setNeedsDisplay(changes) }
    }

    // MARK: Places, in this view
    func caretRect(at offset: Int) -> CGRect {
        let content = field.editing.content
        let origin = origin
        var rect: CGRect
        if content.isEmpty {
            rect = CGRect(x: emptyX, y: origin.y, width: 2, height: lineHeight)
        } else {
            rect = layoutNow.caretRect(at: content.shownPlace(of: offset)).offsetBy(dx: origin.x, dy: origin.y)
        }
        rect.origin.x = min(max(0, rect.minX), max(0, bounds.width - 2))
        return rect
    }

    private var emptyX: CGFloat {
        switch field.effectiveAlignment {
        case .right: bounds.width - 2
        case .center: bounds.width / 2 - 1
        default: 0
        }
    }

    func offset(at point: CGPoint) -> Int {
        let content = field.editing.content
        guard !content.isEmpty else { return 0 }
        let origin = origin
        return content.place(ofShown: layoutNow.index(at: CGPoint(x: point.x - origin.x, y: 1)))
    }

    func rects(of range: Range<Int>) -> [(TextSelectionRect, CGRect)] {
        let content = field.editing.content
        guard !range.isEmpty, !content.isEmpty else { return [] }
        let origin = origin
        return layoutNow.selectionRects(for: content.shownRange(range)).map {
            ($0, $0.rect.offsetBy(dx: origin.x, dy: origin.y))
        }
    }

    /// Nil for an end that has gone out of the field.
    func selectionEdge(_ end: SelectionEnd) -> CGRect? {
        let pieces = rects(of: field.editing.selection)
        guard let (piece, rect) = pieces.first(where: { end == .start ? $0.0.containsStart : $0.0.containsEnd }) else {
            return nil
        }
        let x = piece.isRightToLeft == (end == .start) ? rect.maxX : rect.minX
        guard x >= -1, x <= bounds.width + 1 else { return nil }
        return CGRect(x: min(max(0, x), bounds.width), y: rect.minY, width: 0, height: rect.height)
    }

    var baseline: CGFloat { origin.y + (field.editing.content.isEmpty ? field.shownFont.ascender : layoutNow.firstBaseline) }

    // MARK: Drawing
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let content = field.editing.content
        if isEditing {
            fill(content.selection, 0.2, context)
            if let marked = content.marked { fill(marked, 0.12, context) }
        }
        guard !content.isEmpty else { return }
        context.saveGState()
        layoutNow.draw(in: context, at: origin)
        context.restoreGState()
    }

    private func fill(_ range: Range<Int>, _ alpha: CGFloat, _ context: CGContext) {
        guard !range.isEmpty else { return }
        context.setFillColor(field.tintColor.withAlphaComponent(alpha).cgColor(in: traitCollection))
        for (_, rect) in rects(of: range) { context.fill(rect) }
    }
}

/// What can be seen of a field's line.
private struct ShownLine {
    /// Nil where there is no text.
    let layout: TextLayout?
    let origin: CGPoint
    let selection: Range<Int>
    let marked: Range<Int>?
    let tint: CGColor

    private var isFilled: Bool { !selection.isEmpty || marked != nil }

    /// Around what looks otherwise; `.null` for nothing, nil where that may be all.
    func changes(since old: ShownLine, scale: CGFloat) -> CGRect? {
        guard origin == old.origin || layout == nil && old.layout == nil else { return nil }
        if isFilled || old.isFilled {
            let isSame = layout === old.layout && selection == old.selection && marked == old.marked && tint == old.tint
            return isSame ? .null : nil
        }
        if layout === old.layout { return .null }
        guard let new = layout, let before = old.layout, new.isPlainInk, before.isPlainInk else { return nil }
        return ParagraphLines(new, before)?.changes(scale)?.offsetBy(dx: origin.x, dy: origin.y)
    }
}

/// Makes the line of a field from its text and its looks.
@MainActor struct FieldLine {
    private let field: UITextField

    init(_ field: UITextField) { self.field = field }

    /// With all the room it wants.
    func natural() -> TextLayout { layout(width: .infinity, scale: 1) }

    /// Smaller where the field says so and its width is not enough.
    func layout(width: CGFloat) -> TextLayout {
        let whole = layout(width: width, scale: 1)
        let room = field.textRoom
        guard field.adjustsFontSizeToFitWidth, let font = field.font, font.pointSize > 0, room > 0 else { return whole }
        var scale: CGFloat = 1
        var best = whole
        // Down to a floor below which nobody can read.
        let least = min(1, max(field.minimumFontSize, 10) / font.pointSize)
        while FieldLine.width(best, width.isFinite) > room || best.isTruncated, scale > least {
            scale = max(least, scale - 0.05)
            best = layout(width: width, scale: scale)
        }
        return best
    }

    private static func width(_ layout: TextLayout, _ isBounded: Bool) -> CGFloat {
        isBounded ? 0 : layout.lines.first.map { $0.width + $0.trailingWhitespaceWidth } ?? 0
    }

    private func layout(width: CGFloat, scale: CGFloat) -> TextLayout {
        let content = field.editing.content
        var translation = AttributedTextTranslation(
            font: field.shownFont, color: field.textColor ?? .label, traits: field.traitCollection)
        translation.tint = field.tintColor
        translation.fontScale = scale
        translation.adjustsFonts = field.adjustsFontForContentSizeCategory
        let text =
            content.shownStyled.map(translation.styledText)
            ?? translation.styledText(content.shownString, attributes: field.plainAttributes)
        var options = TextLayoutOptions(width: max(0, width), maximumLines: 1, lineBreakMode: .byTruncatingTail)
        if !width.isFinite { options.lineBreakMode = .byClipping }
        options.alignment = width.isFinite ? TextAlignment(rawValue: field.effectiveAlignment.rawValue) : .left
        options.isRightToLeftByDefault = field.readsRightToLeft
        return TextLayout(text, options)
    }
}
