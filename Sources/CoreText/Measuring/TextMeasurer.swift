import AppleFoundation

/// Sizes of plain strings, remembered.
package enum TextMeasurer {
    private struct TextKey: Hashable {
        let string: StringKey
        let font: Font
    }

    @exclusivity(unchecked) nonisolated(unsafe) private static var sizes = SizeTable(limit: 8192)
    @exclusivity(unchecked) nonisolated(unsafe) private static var texts = GenerationCache<TextKey, StyledText>(limit: 512)
    /// Longer strings are not kept: they would push everything else out.
    private static let longestKept = 2048
    /// Below this length measuring from the table is as quick as looking up.
    private static let shortLength = 20

    /// The room that `string` takes: width of the widest line and height of the lines, neither rounded.
    /// `maximumLines` zero means any number.
    package static func size(
        of string: String, font: Font, width: CGFloat = .infinity, maximumLines: Int = 0,
        lineBreakMode: TextLineBreakMode = .byWordWrapping
    ) -> CGSize {
        TextLock.withLock {
            let length = string.utf8.count
            if length <= shortLength, let simple = simpleSize(string, font, width, maximumLines, lineBreakMode) {
                return simple
            }
            let query = SizeTable.Query(string, font, width: width, lines: maximumLines, mode: lineBreakMode)
            if let known = sizes.find(query) { return known }
            let size =
                (length > shortLength ? simpleSize(string, font, width, maximumLines, lineBreakMode) : nil)
                ?? TextLayout(
                    styledText(string, font: font),
                    TextLayoutOptions(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
                ).size
            if length <= longestKept { sizes.insert(size, query) }
            return size
        }
    }

    /// The width on one line.
    package static func width(of string: String, font: Font) -> CGFloat {
        TextLock.withLock {
            SimpleText.width(of: string, font: font)
                ?? size(of: string, font: font, maximumLines: 1, lineBreakMode: .byClipping).width
        }
    }

    private static func simpleSize(
        _ string: String, _ font: Font, _ width: CGFloat, _ maximumLines: Int, _ mode: TextLineBreakMode
    ) -> CGSize? {
        if maximumLines == 1 || width == .infinity {
            guard let full = SimpleText.width(of: string, font: font), full <= width || mode == .byClipping else { return nil }
            return CGSize(width: full, height: font.lineHeight + font.leading)
        }
        // The last of several lines that are clipped has all that is left on it.
        guard mode != .byCharWrapping, mode != .byClipping || maximumLines == 0 else { return nil }
        return SimpleText.wrappedSize(of: string, font: font, width: width, maximumLines: maximumLines)
    }

    /// A plain string as styled text in black, its glyphs kept for the next layout.
    package static func styledText(_ string: String, font: Font) -> StyledText {
        TextLock.withLock {
            let key = TextKey(string: StringKey(string), font: font)
            if let known = texts.find(key) { return known }
            let made = StyledText(string, style: TextStyle(font: font))
            if made.count <= longestKept { texts.insert(made, key) }
            return made
        }
    }

    /// Forgets everything, as on a memory warning.
    package static func removeAll() {
        TextLock.withLock {
            sizes.removeAll()
            texts.removeAll()
        }
    }
}
