import UIKit
import XCTest

/// UIFont.h, UIFontDescriptor.h, NSAttributedString, UILabel.h.
final class FontTests: XCTestCase {
    func testTheSystemFontHasItsSize() { XCTAssertEqual(UIFont.systemFont(ofSize: 17).pointSize, 17) }
    func testEqualFontsAreEqual() {
        XCTAssertEqual(UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12))
        XCTAssertNotEqual(UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13))
    }
    func testABoldFontHasTheBoldTrait() {
        XCTAssertTrue(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertFalse(UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
    }
    func testAnItalicFontHasTheItalicTrait() {
        XCTAssertTrue(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitItalic))
    }
    func testAFontKeepsItsNameInAnotherSize() {
        let font = UIFont(name: "Helvetica", size: 12)
        XCTAssertEqual(font?.fontName, "Helvetica")
        XCTAssertEqual(font?.withSize(20).fontName, "Helvetica")
        XCTAssertEqual(font?.withSize(20).pointSize, 20)
    }
    func testHelveticaNeueIsCalledSo() { XCTAssertEqual(UIFont(name: "HelveticaNeue", size: 12)?.fontName, "HelveticaNeue") }
    func testTheBoldOneOfAFamilyIsCalledSo() {
        XCTAssertEqual(UIFont(name: "HelveticaNeue-Bold", size: 12)?.familyName, "Helvetica Neue")
        XCTAssertEqual(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName, "HelveticaNeue-Bold")
    }
    func testAFontThatDoesNotExistIsNil() { XCTAssertNil(UIFont(name: "NoSuchFontAtAll", size: 12)) }
    func testTheFamiliesOfThePlatformAnswer() {
        for name in [
            "Avenir-Book", "Georgia", "CourierNewPSMT", "Menlo-Regular", "AmericanTypewriter", "GillSans", "Futura-Medium",
        ] {
            XCTAssertNotNil(UIFont(name: name, size: 10), name)
        }
        XCTAssertTrue(UIFont.familyNames.contains("Helvetica Neue"))
    }
    func testTraitsMakeAnotherFont() {
        let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitBold)
        XCTAssertNotNil(descriptor)
        let font = UIFont(descriptor: descriptor!, size: 0)
        XCTAssertEqual(font.pointSize, 15)
        XCTAssertTrue(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }
    func testASizeOfADescriptorIsTakenOrReplaced() {
        let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 0).pointSize, 15)
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 30).pointSize, 30)
        XCTAssertEqual(descriptor.withSize(9).pointSize, 9)
    }
    func testFeatureSettingsAreKept() {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.featureIdentifier: 6, .typeIdentifier: 0]]
        let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([.featureSettings: settings])
        let font = UIFont(descriptor: descriptor, size: 0)
        XCTAssertNotNil(font.fontDescriptor.fontAttributes[.featureSettings])
    }
    func testTheLineHeightOfHelveticaHasItsLeading() {
        let font = UIFont(name: "Helvetica", size: 20)!
        XCTAssertEqual(font.lineHeight, 23, accuracy: 0.2)
    }
    func testAFontOfATextStyleGrowsWithTheCategory() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        XCTAssertEqual(
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
                .pointSize, 17)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize, 14)
        XCTAssertGreaterThan(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize, 30)
    }
    func testMetricsScaleAValue() {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        XCTAssertEqual(UIFontMetrics(forTextStyle: .body).scaledValue(for: 10, compatibleWith: traits), 10)
    }
    func testAMonospacedFontIsMonospaced() {
        let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
        let narrow = ("iiii" as NSString).size(withAttributes: [.font: font]).width
        let wide = ("MMMM" as NSString).size(withAttributes: [.font: font]).width
        XCTAssertEqual(narrow, wide, accuracy: 0.01)
    }

    // MARK: Attributed text
    func testALabelGivesItsPlainTextTheLabelsFont() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        label.text = "x"
        XCTAssertEqual(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 30))
    }
    func testAnAttributedTextGivesTheLabelItsText() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        XCTAssertEqual(label.text, "rich")
        XCTAssertEqual(label.font, .systemFont(ofSize: 40))
    }
    func testAStandardLabelHasSeventeenPoints() {
        XCTAssertEqual(UILabel().font, .systemFont(ofSize: 17))
        XCTAssertEqual(UILabel().numberOfLines, 1)
        XCTAssertEqual(UILabel().lineBreakMode, .byTruncatingTail)
    }
    func testATextsSizeGrowsWithItsFont() {
        let small = ("word" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
        let large = ("word" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        XCTAssertGreaterThan(large.width, small.width * 1.8)
    }
    func testABoundingRectWraps() {
        let text = NSAttributedString(string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let rect = text.boundingRect(
            with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
        XCTAssertLessThanOrEqual(rect.width, 60)
        XCTAssertGreaterThan(rect.height, 60)
    }
    func testALabelThatClipsStillWraps() {
        let label = UILabel()
        label.numberOfLines = 0
        label.lineBreakMode = .byClipping
        label.text = "one two three four five six seven"
        XCTAssertGreaterThan(label.sizeThatFits(CGSize(width: 80, height: 1000)).height, 45)
    }
    func testAnIntrinsicWidthOfMoreLinesFollowsThePreferredWidth() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "one two three four five six seven"
        label.preferredMaxLayoutWidth = 80
        XCTAssertLessThanOrEqual(label.intrinsicContentSize.width, 80)
        XCTAssertGreaterThan(label.intrinsicContentSize.height, 40)
    }
    func testAButtonsLabelHasItsTitleAtOnce() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        XCTAssertEqual(button.titleLabel?.text, "Go")
        XCTAssertEqual(button.currentTitle, "Go")
    }
    func testAButtonsTitleFallsBackToTheNormalOne() {
        let button = UIButton()
        button.setTitle("normal", for: .normal)
        button.setTitle("chosen", for: .selected)
        XCTAssertEqual(button.title(for: .highlighted), "normal")
        button.isSelected = true
        XCTAssertEqual(button.currentTitle, "chosen")
    }
    func testMutableAttributedTextIsEdited() {
        let text = NSMutableAttributedString(string: "hello")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        text.append(NSAttributedString(string: "!"))
        XCTAssertEqual(text.string, "hello!")
        var range = NSRange()
        XCTAssertEqual(text.attribute(.foregroundColor, at: 0, effectiveRange: &range) as? UIColor, .red)
        XCTAssertEqual(range, NSRange(location: 0, length: 2))
    }

    // MARK: Regular expressions
    /// NSRegularExpression.h says NS_NOESCAPE of the block.
    private var places: [Int] = []
    func testABlockThatIsGivenMatchesNamesNoSelf() throws {
        let expression = try NSRegularExpression(pattern: "an")
        var count = 0
        func find(_ counter: inout Int) {
            expression.enumerateMatches(in: "banana", range: NSRange(location: 0, length: 6)) { match, _, _ in
                counter += 1
                places.append(match?.range.location ?? -1)
            }
        }
        find(&count)
        XCTAssertEqual(count, 2)
        XCTAssertEqual(places, [1, 3])
    }
}
