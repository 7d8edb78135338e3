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

    init(_ view: UITextView) { self.view = view }

    private static let tileHeight: CGFloat = 512

    func redraw() { for tile in tiles.values { tile.setNeedsDisplay() } }

    func layout() {
        let bounds = view.bounds
        let bottom = max(view.contentSize.height, 1)
        let first = max(0, Int((bounds.minY / Self.tileHeight).rounded(.down)))
        let last = min(Int((bounds.maxY / Self.tileHeight).rounded(.up)), Int((bottom / Self.tileHeight).rounded(.up))) - 1
        for (index, tile) in tiles where index < first || index > last {
            tile.removeFromSuperview()
            tiles[index] = nil
            if spare.count < 3 { spare.append(tile) }
        }
        if bounds.width > 0, bounds.height > 0, first <= last {
            for index in first...last { place(index) }
        }
        placeCaret()
        if view.isFirstResponder || showsHandles {
            view.handles.place()
            showsHandles = view.isFirstResponder
        }
    }

    private func place(_ index: Int) {
        let isNew = tiles[index] == nil
        let tile = tiles[index] ?? spare.popLast() ?? TextTile(view)
        let frame = CGRect(x: 0, y: CGFloat(index) * Self.tileHeight, width: view.bounds.width, height: Self.tileHeight)
        if tile.frame != frame || isNew {
            tile.frame = frame
            tile.setNeedsDisplay()
        }
        guard isNew else { return }
        tiles[index] = tile
        view.insertSubview(tile, at: 0)
    }

    private func placeCaret() {
        guard view.editing.isEditing, view.editing.selection.isEmpty else {
            caret?.isHidden = true
            return
        }
        let caret = caret ?? makeCaret()
        caret.isHidden = false
        caret.backgroundColor = view.tintColor
        caret.frame = view.caretRect(atOffset: view.editing.document.selection.head)
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

/// A strip of a text view.
final class TextTile: UIView {
    private unowned let view: UITextView

    init(_ view: UITextView) {
        self.view = view
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        isAccessibilityElement = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Made by a text view only.") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let inset = view.textContainerInset
        let origin = CGPoint(x: inset.left - frame.minX, y: inset.top - frame.minY)
        let shown = CGRect(x: -origin.x, y: -origin.y, width: bounds.width, height: bounds.height)
        fill(origin, shown, context)
        let manager = view.layoutManager
        let flow = view.kit.flow
        let range = flow.lines(from: shown.minY, to: shown.maxY)
        guard !range.isEmpty, flow.line(atY: shown.minY).map({ $0.top < shown.maxY && $0.top + 10_000 > shown.minY }) == true
        else { return }
        manager.drawBackground(forGlyphRange: NSRange(range), at: origin)
        manager.drawGlyphs(forGlyphRange: NSRange(range), at: origin)
    }

    private func fill(_ origin: CGPoint, _ shown: CGRect, _ context: CGContext) {
        guard view.isFirstResponder else { return }
        fill(view.editing.selection, 0.2, origin, shown, context)
        if let marked = view.editing.document.marked { fill(marked, 0.12, origin, shown, context) }
    }

    private func fill(_ range: Range<Int>, _ alpha: CGFloat, _ origin: CGPoint, _ shown: CGRect, _ context: CGContext) {
        let flow = view.kit.flow
        let here = range.clamped(to: flow.lines(from: shown.minY, to: shown.maxY))
        guard !here.isEmpty else { return }
        context.setFillColor(view.tintColor.withAlphaComponent(alpha).cgColor(in: traitCollection))
        flow.forEachLine(in: here) { line in
            for (_, rect) in line.selection(range, view.textContainer.lineFragmentPadding, toEnd: true) {
                context.fill(rect.offsetBy(dx: origin.x, dy: origin.y))
            }
            return true
        }
    }
}
