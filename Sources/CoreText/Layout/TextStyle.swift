import AppleFoundation
import CoreGraphics

/// How a stretch of text looks. Everything but font and colour is rare and lies in one shared box.
package struct TextStyle: Equatable {
    package var font: Font
    package var color: CGColor
    package var rare: Rare?

    package init(font: Font, color: CGColor = TextStyle.black, rare: Rare? = nil) {
        self.font = font
        self.color = color
        self.rare = rare
    }

    package static let black = CGColor.black

    package struct Values: Equatable {
        package var backgroundColor: CGColor?
        /// Points added after every cluster, on top of the font's own tracking; any value but nil switches ligatures off.
        package var kern: CGFloat?
        /// Points added after every cluster; ligatures stay when zero.
        package var tracking: CGFloat?
        package var underline: LineStyle = []
        package var underlineColor: CGColor?
        package var strikethrough: LineStyle = []
        package var strikethroughColor: CGColor?
        /// Points, up is positive.
        package var baselineOffset: CGFloat = 0
        package var shadow: Shadow?
        /// Percent of the font size; negative fills and strokes, positive only strokes.
        package var strokeWidth: CGFloat = 0
        package var strokeColor: CGColor?
        /// Skew of the glyphs, as a tangent.
        package var obliqueness: CGFloat = 0
        /// Natural logarithm of the horizontal stretch.
        package var expansion: CGFloat = 0
        package var usesLigatures = true
        /// A BCP 47 tag such as "ja"; chooses between the Chinese, Japanese and Korean faces and localised glyphs.
        package var language: String?
        package var attachment: Attachment?
        /// Has neither glyphs nor room, and stays part of the text.
        package var isHidden = false
        /// Whatever the caller wants back from `TextLayout.link(at:)`.
        package var link: AnyHashable?

        package init() {}

        var stretch: Float { expansion == 0 ? 1 : Float(exp(Double(expansion))) }
    }

    package final class Rare: Equatable {
        package let values: Values
        package init(_ values: Values) { self.values = values }
        package static func == (a: Rare, b: Rare) -> Bool { a === b || a.values == b.values }
    }

    /// The bits of `NSUnderlineStyle`.
    package struct LineStyle: OptionSet, Hashable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let single = LineStyle(rawValue: 0x01)
        package static let thick = LineStyle(rawValue: 0x02)
        package static let double = LineStyle(rawValue: 0x09)
        package static let patternDot = LineStyle(rawValue: 0x100)
        package static let patternDash = LineStyle(rawValue: 0x200)
        package static let patternDashDot = LineStyle(rawValue: 0x300)
        package static let patternDashDotDot = LineStyle(rawValue: 0x400)
        package static let byWord = LineStyle(rawValue: 0x8000)
    }

    package struct Shadow: Equatable {
        package var offset: CGSize
        package var blurRadius: CGFloat
        package var color: CGColor
        package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
            self.offset = offset
            self.blurRadius = blurRadius
            self.color = color
        }
    }

    /// A picture or view in the text, standing for one U+FFFC.
    package final class Attachment: Equatable {
        package let size: CGSize
        /// Distance of the bottom edge above the baseline.
        package let baselineOffset: CGFloat
        /// Called with the rectangle in the coordinates of the context's user space, y down.
        package let draw: ((CGContext, CGRect) -> Void)?
        /// The caller's own object, such as its `NSTextAttachment`.
        package let identity: AnyObject?

        package init(
            size: CGSize, baselineOffset: CGFloat = 0, identity: AnyObject? = nil, draw: ((CGContext, CGRect) -> Void)? = nil
        ) {
            self.size = size
            self.baselineOffset = baselineOffset
            self.identity = identity
            self.draw = draw
        }

        package static func == (a: Attachment, b: Attachment) -> Bool {
            a === b
                || (a.identity != nil && a.identity === b.identity && a.size == b.size && a.baselineOffset == b.baselineOffset)
        }
    }
}
