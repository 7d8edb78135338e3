import AppleFoundation

/// Attributed strings that bars and controls show again and again.
///
/// The toolchain's Foundation never frees all of an attributed string (Documentation/Upstream/attributed-strings.md), so whoever makes
/// one at each refresh grows for ever. The same text with the same attributes is made once.
@MainActor enum KeptTexts {
    private struct Entry<Styles> {
        let styles: Styles
        let text: NSAttributedString
    }

    private typealias Attributes = [NSAttributedString.Key: AnyHashable]

    /// A program shows few texts at a time; one that shows ever new ones has these made anew from time to time.
    private static let limit = 512
    private static var count = 0
    private static var plain: [String: [Entry<Attributes>]] = [:]
    private static var styled: [AttributedString: NSAttributedString] = [:]

    static func text(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let hashable = attributes.compactMapValues { $0 as? AnyHashable }
        // What can't be compared is not kept.
        guard hashable.count == attributes.count else { return NSAttributedString(string: string, attributes: attributes) }
        if let known = plain[string]?.first(where: { $0.styles == hashable }) { return known.text }
        let made = NSAttributedString(string: string, attributes: attributes)
        makeRoom()
        plain[string, default: []].append(Entry(styles: hashable, text: made))
        return made
    }

    /// With a paragraph style that says what the label says, so that the label leaves the text as it is.
    static func text(_ string: String, _ attributes: [NSAttributedString.Key: Any], in label: UILabel) -> NSAttributedString {
        if attributes[.paragraphStyle] != nil { return text(string, attributes) }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = label.textAlignment
        paragraph.lineBreakMode = label.lineBreakMode
        return text(string, attributes.merging([.paragraphStyle: paragraph]) { own, _ in own })
    }

    static func text(_ styledText: AttributedString) -> NSAttributedString {
        if let known = styled[styledText] { return known }
        let made = NSAttributedString(styledText)
        makeRoom()
        styled[styledText] = made
        return made
    }

    private static func makeRoom() {
        count += 1
        guard count > limit else { return }
        count = 1
        plain = [:]
        styled = [:]
    }
}
