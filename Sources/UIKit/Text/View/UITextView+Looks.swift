import AppleFoundation
import CoreGraphics
import CoreText
import TextEngine

// What the text of a text view looks like, and what follows from its changes.
extension UITextView {
    final var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    final var plainAttributes: [NSAttributedString.Key: Any] { looks.attributes }

    /// Of the character before a place; at the start of a paragraph of the one behind it.
    final func attributes(near offset: Int) -> [NSAttributedString.Key: Any] {
        let storage = kit.storage
        guard storage.length > 0 else { return plainAttributes }
        var place = min(max(0, offset), storage.length)
        let isAtStart = place == 0 || TextEnds.endsParagraph(storage.unit(at: place - 1))
        if !isAtStart || place == storage.length { place -= 1 }
        var found = storage.attributes(at: max(0, place), effectiveRange: nil)
        for key in [NSAttributedString.Key.attachment, .link] { found[key] = nil }
        return found
    }

    final func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        if kit.storage.length > 0 {
            kit.storage.addAttribute(key, value: value, range: NSRange(location: 0, length: kit.storage.length))
        }
        editing.typing?[key] = value
        looksChanged()
    }

    final func realign() {
        let storage = kit.storage
        let whole = NSRange(location: 0, length: storage.length)
        storage.beginEditing()
        storage.enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
            let new = ((style as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle) ?? NSMutableParagraphStyle()
            new.alignment = looks.alignment
            storage.addAttribute(.paragraphStyle, value: new, range: range)
        }
        storage.endEditing()
        looksChanged()
    }

    /// All of the text is drawn otherwise.
    final func looksChanged() {
        var translation = AttributedTextTranslation(
            font: looks.font ?? ViewLooks.defaultFont, color: looks.color ?? .label, traits: traitCollection)
        translation.tint = tintColor
        translation.adjustsFonts = adjustsFontForContentSizeCategory
        translation.links = linkTextAttributes
        let flow = kit.manager.flow
        flow.translation = translation
        flow.emptyAttributes = kit.storage.length == 0 ? plainAttributes : nil
        flow.rules.isRightToLeft = readsRightToLeft
        flow.looksChanged()
        kit.looksChanged()
        canvas.redraw()
        sizesChanged()
    }

    /// An empty text looks like what is typed first.
    final func followEmptiness() {
        let attributes = kit.storage.length == 0 ? plainAttributes : nil
        let flow = kit.manager.flow
        guard (attributes == nil) != (flow.emptyAttributes == nil) else { return }
        flow.emptyAttributes = attributes
        flow.emptyLineChanged()
        kit.looksChanged()
    }

    final func textChanged() {
        followEmptiness()
        if editing.isEditing { Keyboard.shared.textChanged(of: self) }
        sizesChanged()
    }

    final func sizesChanged() {
        kit.changed()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// What is found can be touched only where nothing is typed.
    final func detectorChanged() {
        let isOn = !dataDetectorTypes.isEmpty && !isEditable && isSelectable
        kit.manager.flow.detector = isOn ? TextDetector(dataDetectorTypes) : nil
        looksChanged()
    }

    final func selectionLooksChanged() { setNeedsLayout() }
}
