@_spi(House) import AppleFoundation
import CoreGraphics
import CoreText
import QuartzCore
import TextEngine

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
        viewLayer.drawLate()
    }

    required init?(coder: NSCoder) { fatalError("Made by a text view only.") }

    /// All of it, whatever it showed before.
    func redraw() {
        takesColors = false
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let kit = view.kit
        let origin = corner
        // In the flow, in which other containers may stand above.
        let above = origin.y - kit.place.lowerBound
        let shown = place(of: rect, above)
        guard shown.minY < kit.flow.totalHeight else { return }
        fill(CGPoint(x: origin.x, y: above), shown, context)
        let range = kit.lines(from: shown.minY, to: shown.maxY)
        guard !range.isEmpty else { return }
        kit.manager.drawBackground(forGlyphRange: NSRange(range), at: origin)
        kit.manager.drawGlyphs(forGlyphRange: NSRange(range), at: origin)
    }

    /// Where the text's container begins.
    private var corner: CGPoint {
        let inset = view.textContainerInset
        return CGPoint(x: inset.left - frame.minX, y: inset.top - frame.minY)
    }

    /// Of a part of the tile, in the flow. Letters stick out of their lines.
    private func place(of rect: CGRect, _ above: CGFloat) -> CGRect {
        let part = rect.intersection(bounds).insetBy(dx: 0, dy: -view.kit.flow.translation.font.lineHeight)
        return CGRect(x: -corner.x, y: part.minY - above, width: bounds.width, height: part.height)
    }

    // MARK: Text of one colour
    /// More than one was met since all was drawn anew.
    private var takesColors = false

    /// Nothing is drawn but letters, and by the text view itself.
    private var isPlain: Bool {
        guard type(of: view.kit.manager) == NSLayoutManager.self, !view.kit.isPart, view.canvas.decorations.isEmpty else {
            return false
        }
        guard view.isFirstResponder else { return true }
        return view.editing.selection.isEmpty && view.editing.document.marked == nil
    }

    private func draw(on sheet: InkSheet) -> Bool {
        guard !takesColors, isPlain else { return false }
        let (flow, origin) = (view.kit.flow, corner)
        let shown = place(of: sheet.area, origin.y)
        guard shown.minY < flow.totalHeight else { return true }
        let range = flow.lines(from: shown.minY, to: shown.maxY)
        guard !range.isEmpty else { return true }
        let padding = view.kit.padding
        takesColors = !flow.draw(range, at: CGPoint(x: origin.x + padding, y: origin.y), on: sheet)
        return !takesColors
    }

    private func fill(_ origin: CGPoint, _ shown: CGRect, _ context: CGContext) {
        fillFound(origin, shown, context)
        guard view.isFirstResponder else { return }
        fill(view.editing.selection, 0.2, origin, shown, context)
        if let marked = view.editing.document.marked { fill(marked, 0.12, origin, shown, context) }
    }

    /// What was found, and in stronger colour where the search is.
    private func fillFound(_ origin: CGPoint, _ shown: CGRect, _ context: CGContext) {
        let decorations = view.canvas.decorations
        guard !decorations.isEmpty else { return }
        let flow = view.kit.flow
        let padding = view.kit.padding
        decorations.forEach(in: view.kit.lines(from: shown.minY, to: shown.maxY)) { range, isHighlighted in
            // White letters stay legible on a darker one.
            let isDark = traitCollection.userInterfaceStyle == .dark
            let alpha: CGFloat = isHighlighted ? (isDark ? 0.55 : 1) : (isDark ? 0.22 : 0.35)
            context.setFillColor(UIColor.systemYellow.withAlphaComponent(alpha).cgColor(in: traitCollection))
            flow.forEachLine(in: range) { line in
                for (_, rect) in line.selection(range, padding, toEnd: false) {
                    let box = rect.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: 0)
                    context.addPath(UIBezierPath(roundedRect: box, cornerRadius: 3).cgPath)
                    context.fillPath()
                }
                return true
            }
        }
    }

    private func fill(_ range: Range<Int>, _ alpha: CGFloat, _ origin: CGPoint, _ shown: CGRect, _ context: CGContext) {
        let flow = view.kit.flow
        let here = range.clamped(to: view.kit.lines(from: shown.minY, to: shown.maxY))
        guard !here.isEmpty else { return }
        context.setFillColor(view.tintColor.withAlphaComponent(alpha).cgColor(in: traitCollection))
        flow.forEachLine(in: here) { line in
            for (_, rect) in line.selection(range, view.kit.padding, toEnd: true) {
                context.fill(rect.offsetBy(dx: origin.x, dy: origin.y))
            }
            return true
        }
    }
}

/// Most text has one colour: nothing but coverage is kept of it.
extension TextTile: InkDelegate {
    package nonisolated func draw(_ layer: CALayer, on sheet: InkSheet) -> Bool {
        guard layer === viewLayer, !_objcExchanges else { return false }
        return Isolation.assumeMain {
            var isDone = false
            traits.performAsCurrent { isDone = draw(on: sheet) }
            return isDone
        }
    }
}
