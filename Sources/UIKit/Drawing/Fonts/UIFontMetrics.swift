import AppleFoundation
import CoreGraphics

/// Scales an app's own fonts and lengths with the reader's preferred text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    private static let body = UIFontMetrics(forTextStyle: .body)
    open class var `default`: UIFontMetrics { body }

    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    // MARK: Fonts

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// `font` is the font at the standard text size; `maximumPointSize` 0 means no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = UIFont.Scaling(baseSize: font.pointSize, textStyle: textStyle, maximumSize: maximumPointSize)
        return font.scaled(by: scaling, category: (traitCollection ?? .current).preferredContentSizeCategory)
    }

    // MARK: Lengths

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// `value` is the length at the standard text size; the result lies on whole pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scaled = value * DynamicType.scale(textStyle, category: traits.preferredContentSizeCategory)
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        guard scale > 0, scaled.isFinite else { return scaled }
        return (scaled * scale).rounded() / scale
    }
}
