import AppleFoundation

/// A part of a run placed in a line.
struct LineFragment {
    let run: ShapedRun
    let glyphs: Range<Int32>
    /// In the whole text; empty for an ellipsis.
    let textStart: Int32
    let textEnd: Int32
    var level: UInt8
    /// Left edge, relative to the line's origin.
    var x: Float = 0
    var width: Float
    /// Added behind each space of a justified line.
    var spaceExtra: Float = 0
    /// The run was shaped for this line alone, because the line cuts it where the glyphs change.
    let isReshaped: Bool

    init(
        run: ShapedRun, glyphs: Range<Int>, textStart: Int, textEnd: Int, level: UInt8? = nil, isReshaped: Bool = false
    ) {
        self.isReshaped = isReshaped
        self.run = run
        self.glyphs = Int32(glyphs.lowerBound)..<Int32(glyphs.upperBound)
        self.textStart = Int32(textStart)
        self.textEnd = Int32(textEnd)
        self.level = level ?? run.level
        width = run.width(glyphs)
    }

    var isRightToLeft: Bool { run.level & 1 == 1 }
}

/// One line of a layout. Coordinates are the layout's, y down.
package struct TextLine {
    /// With trailing white space and the characters that end the line.
    package let range: Range<Int>
    /// Behind the last character that is not trailing white space or a line end.
    package let contentEnd: Int
    /// Left edge of the text and top edge of the line.
    package internal(set) var origin = CGPoint.zero
    /// Without trailing white space.
    package internal(set) var width: CGFloat
    package internal(set) var height: CGFloat
    /// Distance of the baseline below the top.
    package internal(set) var ascent: CGFloat
    package internal(set) var trailingWhitespaceWidth: CGFloat
    package let isTruncated: Bool
    /// The empty line behind a final line end, or the only line of an empty text.
    package let isExtra: Bool
    package let isRightToLeft: Bool

    var fragments: ContiguousArray<LineFragment>
    let paragraph: Int
    let endsParagraph: Bool
    /// Room to the left of and after the text, from the paragraph's indents.
    package let leftInset: CGFloat
    package let rightInset: CGFloat

    package var baseline: CGFloat { origin.y + ascent }
    package var rect: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: height) }
}
