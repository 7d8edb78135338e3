import AppleFoundation
import CoreGraphics
import CoreText
import TextEngine

// How large a text view and its content are, and what of it is in sight.
extension UITextView {
    final func fittingSize(width: CGFloat) -> CGSize {
        let inset = textContainerInset
        let room = width > 0 && width < 1_000_000 ? max(1, width - inset.left - inset.right) : 0
        let size = kit.size(width: room)
        return CGSize(
            width: size.width.rounded(.up) + inset.left + inset.right,
            height: size.height.rounded(.up) + inset.top + inset.bottom)
    }

    /// The container gets its width, what can be seen is laid out, and the content is as high as all.
    final func fitContent() {
        let inset = textContainerInset
        if textContainer.widthTracksTextView {
            let size = CGSize(width: max(1, bounds.width - inset.left - inset.right), height: textContainer.size.height)
            if bounds.width > 0, textContainer.size != size { textContainer.size = size }
        }
        let flow = kit.flow
        let place = kit.place
        let fitted = FittedText(bounds: bounds, inset: inset, version: flow.version, place: place)
        if fitted == fittedText { return }
        let top = bounds.minY - inset.top + place.lowerBound
        let shift = flow.layOut(from: top, to: min(top + bounds.height, place.upperBound), around: 512)
        let used = max(0, min(flow.totalHeight, place.upperBound) - place.lowerBound)
        let height = used.rounded(.up) + inset.top + inset.bottom
        fittedText = FittedText(bounds: bounds, inset: inset, version: flow.version, place: place)
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
        // What is seen stays where it is when text above turns out higher or lower than it was thought to be.
        if shift != 0, top > 0, isScrollEnabled { contentOffset.y += shift }
    }

    /// Of a text that doesn't scroll the size is known without a layout.
    final func fittedUnlessScrolling(_ size: () -> CGSize) -> CGSize {
        if !isScrollEnabled, bounds.width > 0 { fitContent() }
        return size()
    }

    final func caretRect(atOffset offset: Int) -> CGRect {
        fitContent()
        var moved = inView(kit.caretRect(at: offset)).offsetBy(dx: kit.padding, dy: 0)
        moved.origin.x = min(max(0, moved.minX), max(0, bounds.width - 2))
        return moved
    }

    final func reveal(_ range: NSRange) {
        let whole = kit.manager.clamped(range)
        var rect = caretRect(atOffset: whole.lowerBound)
        if !whole.isEmpty { rect = rect.union(caretRect(atOffset: whole.upperBound)) }
        scrollRectToVisible(CGRect(x: bounds.minX, y: rect.minY, width: 1, height: rect.height), animated: false)
    }

    /// As far as the text reaches.
    final func scroll(back offset: CGPoint) {
        fitContent()
        let inset = adjustedContentInset
        let lowest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        contentOffset = CGPoint(x: offset.x, y: min(max(-inset.top, offset.y), lowest))
    }

    final func revealCaret() {
        guard isScrollEnabled, bounds.height > 0 else { return }
        let head = editing.document.selection.head
        reveal(NSRange(location: head, length: 0))
    }

    /// From the view to where the container's padding ends.
    final func inText(_ point: CGPoint) -> CGPoint {
        let place = kit.place
        let y = point.y - textContainerInset.top + place.lowerBound
        let x = point.x - textContainerInset.left - kit.padding
        return CGPoint(x: x, y: place.upperBound.isFinite ? min(max(y, place.lowerBound), place.upperBound - 0.01) : y)
    }

    /// From the flow of all containers to the view.
    final func inView(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top - kit.place.lowerBound)
    }
}

/// What a text view has fitted its content to.
struct FittedText: Equatable {
    let bounds: CGRect
    let inset: UIEdgeInsets
    let version: Int
    /// Of several containers.
    let place: Range<CGFloat>
}

extension UITextView: LayoutViewer {
    final func textEdited(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        kit.edited(range, delta)
        followEmptiness()
        editing.follow(mask, range, delta)
        if mask.contains(.editedCharacters) { canvas.decorations.follow(range.location..<NSMaxRange(range) - delta, delta) }
        // A class of its own may draw more than the text.
        if type(of: kit.manager) != NSLayoutManager.self { canvas.redraw() }
    }
    final func layoutChanged() { sizesChanged() }
    final func heightsFound() {
        fittedText = nil
        if bounds.width > 0 { fitContent() }
    }
    final func displayChanged() { canvas.redraw() }
}
