import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Drawing / Fonts / Text styles")
struct TextStyleTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test(
        .documented("HIG: dynamic type sizes"),
        arguments: zip(TextStyleTests.styles, TextStyleTests.sizes))
    func `have their sizes at the standard text size`(style: UIFont.TextStyle, size: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.large)).pointSize == size)
    }

    static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    static let sizes: [CGFloat] = [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]

    @Test(.documented("HIG: dynamic type sizes"))
    func `grow with the preferred text size`() {
        let sizes = [UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
            .map { UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits($0)).pointSize }
        #expect(sizes == [14, 23, 53])
    }

    @Test(.oracle("LAYOUT-T3: a line pitch of 22 for body"))
    func `have the leading of their design`() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
        #expect(abs(body.lineHeight + body.leading - 22) < 1e-9)
    }

    @Test(.documented("UIFont.TextStyle.headline"))
    func `make headlines semibold`() {
        #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(.large)).fontName == ".SFUI-Semibold")
    }

    @Test(.assumed("a custom font follows the sizes of its style"))
    func `scale a custom font as their own`() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34, weight: .light)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits(.extraExtraExtraLarge)).pointSize == 46)
        #expect(
            metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits(.extraExtraExtraLarge)).pointSize == 40)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).fontName == ".SFUI-Light")
    }

    @Test(.assumed("lengths follow the line pitch, on whole pixels"))
    func `scale lengths to whole pixels`() {
        let large = UITraitCollection(traitsFrom: [traits(.extraExtraExtraLarge), UITraitCollection(displayScale: 3)])
        // 44 * 29 / 22
        #expect(UIFontMetrics.default.scaledValue(for: 44, compatibleWith: large) == 58)
        // 10 * 29 / 22 = 13.18, in thirds
        let thirds: CGFloat = UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large) * 3
        #expect(abs(thirds - 40) < 1e-9)
    }
}
