import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Text / Sizes of labels")
struct LabelSizeTests {
    private func label(_ text: String?, _ size: CGFloat = 17, scale: CGFloat = 3) -> UILabel {
        let label = UILabel()
        label.traitOverrides.displayScale = scale
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label
    }

    @Test(
        .oracle("LAYOUT-T2"),
        arguments: LabelSizeTests.savedHeights)
    func `are one line high, rounded up to the pixel`(saved: SavedHeight) {
        let found = label("Label", saved.size, scale: saved.scale).intrinsicContentSize.height
        #expect(abs(found * saved.scale - saved.pixels) < 1e-6)
    }

    struct SavedHeight: Sendable {
        let size: CGFloat
        let scale: CGFloat
        let pixels: CGFloat
    }
    nonisolated static let savedHeights: [SavedHeight] = [
        SavedHeight(size: 17, scale: 3, pixels: 61), SavedHeight(size: 17, scale: 2, pixels: 41),
        SavedHeight(size: 16, scale: 3, pixels: 58), SavedHeight(size: 28, scale: 3, pixels: 101),
        SavedHeight(size: 22, scale: 3, pixels: 79),
    ]

    @Test(.assumed("an empty label takes no room"))
    func `are zero without text`() {
        #expect(label(nil).intrinsicContentSize == .zero && label("").intrinsicContentSize == .zero)
    }

    @Test(.documented("UIView.sizeToFit()"))
    func `grow to the whole text on one line, however narrow the label was`() {
        let label = label("A text that is wider than the label")
        label.frame.size = CGSize(width: 20, height: 10)
        label.sizeToFit()
        #expect(label.frame.width > 200)
    }

    @Test(.documented("UILabel.numberOfLines"))
    func `wrap in the width offered when there may be several lines`() {
        let label = label("The quick brown fox jumps over the lazy dog and runs away")
        label.numberOfLines = 0
        let free = label.sizeThatFits(CGSize(width: 150, height: 0))
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(free.width <= 150 && free.height > two.height)
        // Two lines of 17 * 1.19336, in thirds of a point.
        #expect(abs(two.height - 122.0 / 3) < 0.34)
    }

    @Test(.documented("NSLineBreakMode.byClipping: lines wrap, and what is left on the last one is clipped"))
    func `wrap when the last line is to be clipped`() {
        for text in ["The quick brown fox jumps over the lazy dog and runs away", "The quick brown", "first\nsecond"] {
            let label = label(text)
            label.numberOfLines = 0
            let wrapped = label.sizeThatFits(CGSize(width: 100, height: 0))
            label.lineBreakMode = .byClipping
            #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == wrapped)
            #expect(wrapped.height > 40)
            label.numberOfLines = 2
            #expect(abs(label.sizeThatFits(CGSize(width: 100, height: 0)).height - 122.0 / 3) < 0.34)
            label.numberOfLines = 1
            #expect(abs(label.sizeThatFits(CGSize(width: 100, height: 0)).height - 61.0 / 3) < 0.34)
        }
    }

    @Test(
        .oracle("XIB-9"),
        arguments: [(1, true), (0.985, true), (0.9, false)] as [(CGFloat, Bool)], [1, 0])
    func `lose no letters in a room that is a hair too small`(room: (share: CGFloat, isEnough: Bool), lines: Int) {
        let label = label("Stop")
        label.numberOfLines = lines
        let width = label.sizeThatFits(.zero).width * room.share
        let image = picture(80, 24) { _ in label.drawText(in: CGRect(x: 0, y: 0, width: width, height: 22)) }
        // Nothing but the last letter reaches below the line so far on the right.
        var hangs = false
        for x in Int(width * 0.7)..<80 {
            for y in 18..<24 where (UInt32(image.pixel(x, y), radix: 16) ?? 0) >> 24 > 100 { hangs = true }
        }
        #expect(hangs == room.isEnough)
    }

    @Test(.documented("UILabel.preferredMaxLayoutWidth"))
    func `wrap at the preferred width in Auto Layout`() {
        let label = label("The quick brown fox jumps over the lazy dog")
        label.numberOfLines = 0
        let wide = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.width <= 100 && label.intrinsicContentSize.height > wide.height)
    }

    @Test(.documented("UILabel.textRect(forBounds:limitedToNumberOfLines:)"))
    func `ask an overridden text rectangle`() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
                return inner.insetBy(dx: -10, dy: -5)
            }
        }
        let plain = label("Text")
        let padded = Padded()
        padded.traitOverrides.displayScale = 3
        padded.text = "Text"
        let wider: CGFloat = padded.intrinsicContentSize.width - plain.intrinsicContentSize.width
        let higher: CGFloat = padded.intrinsicContentSize.height - plain.intrinsicContentSize.height
        #expect(abs(wider - 20) < 0.01)
        #expect(abs(higher - 10) < 0.01)
    }

    @Test(.documented("UILabel.attributedText"))
    func `take the styles of an attributed text`() {
        let label = label("x")
        label.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(label.font.pointSize == 40 && label.text == "x")
        #expect(label.intrinsicContentSize.height >= 47)
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.height < 13)
    }

    @Test(.assumed("questions about attributed labels that don't truncate"))
    func `take alignment and line breaking from the paragraph style`() {
        let label = label("x")
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
        #expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
    }

    @Test(.documented("UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory"))
    func `follow the preferred text size when they are told to`() {
        let label = UILabel()
        label.traitOverrides.preferredContentSizeCategory = .large
        label.font = .preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        label.text = "Text"
        label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(label.font.pointSize == 17)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 40)
        label.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(label.font.pointSize == 14)
    }

    @Test(.documented("UILabel"))
    func `have the defaults of iOS`() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label && label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural && label.isEnabled)
        #expect(!label.isUserInteractionEnabled && !label.isOpaque && label.contentMode == .left)
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    }
}
