import AppleFoundation

/// Sizes of plain strings, remembered.
package enum TextMeasurer {
    /// The room that `string` takes: width of the widest line and height of the lines, neither rounded.
    /// `maximumLines` zero means any number.
    package static func size(
        of string: String, font: Font, width: CGFloat = .infinity, maximumLines: Int = 0,
        lineBreakMode: TextLineBreakMode = .byWordWrapping
    ) -> CGSize {
        let text = StyledText(string, style: TextStyle(font: font))
        return TextLayout(text, TextLayoutOptions(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)).size
    }

    /// The width on one line.
    package static func width(of string: String, font: Font) -> CGFloat {
        size(of: string, font: font, maximumLines: 1, lineBreakMode: .byClipping).width
    }
}
