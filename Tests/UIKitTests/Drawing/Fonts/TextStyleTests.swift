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
        .documented("Human Interface Guidelines: dynamic type sizes"),
        arguments: [
            (UIFont.TextStyle.largeTitle, CGFloat(34)), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ])
    func `have their sizes at the standard text size`(style: UIFont.TextStyle, size: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.large)).pointSize == size)
    }

    @Test(.documented("Human Interface Guidelines: dynamic type sizes"))
    func `grow with the preferred text size`() {
        let sizes = [UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
            .map { UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits($0)).pointSize }
        #expect(sizes == [14, 23, 53])
    }

    @Test(.oracle("a text view's line pitch of 22 for body"))
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
        #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large) == 40 / 3)
    }
}
