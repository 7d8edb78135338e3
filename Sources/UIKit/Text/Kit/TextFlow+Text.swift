import AppleFoundation
import CoreText
import TextEngine

// What a paragraph looks like, before anybody says anything about its glyphs.
extension TextFlow {
    func plainText(_ range: Range<Int>) -> StyledText {
        let translation = translation.inLines(of: manager, width: rules.width)
        guard let storage else { return translation.styledText("", attributes: emptyAttributes ?? [:]) }
        var end = range.upperBound
        if end > range.lowerBound {
            let unit = storage.unit(at: end - 1)
            if unit == 0x0A || unit == 0x0D || unit == 0x2029 { end -= 1 }
            if unit == 0x0A, end > range.lowerBound, storage.unit(at: end - 1) == 0x0D { end -= 1 }
        }
        if end > range.lowerBound {
            if let marked = detected(range.lowerBound..<end, storage) { return translation.styledText(marked) }
            if let pieces = storage.pieces { return pieces.styledText(range.lowerBound..<end, translation) }
            return translation.styledText(
                storage.attributedSubstring(from: NSRange(location: range.lowerBound, length: end - range.lowerBound)))
        }
        let attributes: [NSAttributedString.Key: Any]
        if range.isEmpty {
            attributes =
                emptyAttributes
                ?? (range.lowerBound > 0 ? storage.attributes(at: range.lowerBound - 1, effectiveRange: nil) : [:])
        } else {
            attributes = storage.attributes(at: range.lowerBound, effectiveRange: nil)
        }
        return translation.styledText("", attributes: attributes)
    }

    /// With what was found in it as links; nil where nothing was.
    private func detected(_ range: Range<Int>, _ storage: NSTextStorage) -> NSAttributedString? {
        guard let detector else { return nil }
        let text = TextUnits.string(of: storage.units(in: range))
        let items = MainActor.assumeIsolated { detector.items(in: text) }
        guard !items.isEmpty else { return nil }
        let marked = NSMutableAttributedString(
            attributedString: storage.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count)))
        for item in items {
            guard let url = item.url, marked.attribute(.link, at: item.range.lowerBound, effectiveRange: nil) == nil else {
                continue
            }
            marked.addAttribute(.link, value: url, range: NSRange(item.range))
        }
        return marked
    }
}
