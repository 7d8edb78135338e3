import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views / Text / Pictures of labels", .serialized)
struct LabelPictureTests {
    private func sheet(_ height: CGFloat, style: UIUserInterfaceStyle = .light, _ fill: (UIView) -> Void) -> UIView {
        // Pictures have the scale of the screen, which other tests may have changed.
        _ = Stage(device: .screen(CGSize(width: 390, height: height), scale: 2))
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        sheet.overrideUserInterfaceStyle = style
        sheet.backgroundColor = .systemBackground
        fill(sheet)
        return sheet
    }

    @discardableResult
    private func add(_ text: String?, to sheet: UIView, y: CGFloat, height: CGFloat = 24) -> UILabel {
        let label = UILabel(frame: CGRect(x: 16, y: y, width: 358, height: height))
        label.text = text
        sheet.addSubview(label)
        return label
    }

    @Test(.assumed("looked at"))
    func `the styles and weights of the system font`() {
        let view = sheet(560) { sheet in
            var y: CGFloat = 8
            let styles: [UIFont.TextStyle] = [
                .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
                .caption2,
            ]
            let traits = UITraitCollection(preferredContentSizeCategory: .large)
            let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            let fonts =
                styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
                + weights.map { UIFont.systemFont(ofSize: 15, weight: $0) } + [.italicSystemFont(ofSize: 15)]
            for font in fonts {
                let label = add("Hamburgefonts 0123", to: sheet, y: y)
                label.font = font
                label.sizeToFit()
                y += label.frame.height + 3
            }
        }
        assertSnapshot(of: view)
    }

    @Test(.assumed("looked at"))
    func `Latin, Chinese, Japanese, Arabic, Hebrew, Thai and emoji in one label`() {
        let view = sheet(130) { sheet in
            let label = add(
                "Latin text, 中文文本, 日本語テキスト, نص عربي هنا, טקסט בעברית, ข้อความภาษาไทย and emoji 🎉🇯🇵👍🏽 in one label.", to: sheet,
                y: 8,
                height: 114)
            label.numberOfLines = 0
        }
        assertSnapshot(of: view)
    }

    @Test(.assumed("looked at"), arguments: [UIUserInterfaceStyle.light, .dark])
    func `underline, strike, shadow, attachment, link and more`(style: UIUserInterfaceStyle) {
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSMutableAttributedString(string: "Underlined", attributes: [.font: font, .underlineStyle: 1])
        func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.append(NSAttributedString(string: " ", attributes: [.font: font]))
            text.append(NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { $1 }))
        }
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.systemRed
        append("struck", [.strikethroughStyle: 1, .strikethroughColor: UIColor.systemRed])
        append("shadow", [.shadow: shadow, .font: UIFont.boldSystemFont(ofSize: 22)])
        append("link", [.link: "https://example.com"])
        append("kerned", [.kern: 4, .foregroundColor: UIColor.systemGreen])
        append("marked", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black])
        append("outline", [.strokeWidth: 3, .strokeColor: UIColor.systemBlue, .font: UIFont.boldSystemFont(ofSize: 24)])
        append("slanted", [.obliqueness: 0.3])
        text.append(
            NSAttributedString(
                attachment: NSTextAttachment(image: UIImage(systemName: "heart.fill")!.withTintColor(.systemRed))))
        let view = sheet(110, style: style) { sheet in
            let label = add(nil, to: sheet, y: 5, height: 100)
            label.numberOfLines = 0
            label.attributedText = text
        }
        assertSnapshot(of: view, named: style == .dark ? "dark" : "light")
    }

    @Test(.assumed("looked at"))
    func `truncation, shrinking, alignment and reading direction`() {
        let long = "A text that is much too long for the label that it has been given"
        let view = sheet(250) { sheet in
            add(long, to: sheet, y: 8)
            add(long, to: sheet, y: 36).lineBreakMode = .byTruncatingMiddle
            add(long, to: sheet, y: 64).lineBreakMode = .byTruncatingHead
            add(long, to: sheet, y: 92).lineBreakMode = .byClipping
            let shrunk = add(long, to: sheet, y: 120)
            shrunk.adjustsFontSizeToFitWidth = true
            shrunk.minimumScaleFactor = 0.5
            add("Centred", to: sheet, y: 148).textAlignment = .center
            let right = add("Right, with a shadow", to: sheet, y: 172)
            right.textAlignment = .right
            right.shadowColor = .systemGray2
            right.shadowOffset = CGSize(width: 1, height: 1)
            add("نص عربي بمحاذاة طبيعية", to: sheet, y: 196).semanticContentAttribute = .forceRightToLeft
            let off = add("Disabled", to: sheet, y: 220)
            off.isEnabled = false
        }
        assertSnapshot(of: view)
    }

    @Test(.documented("UILabel.drawText(in:)"))
    func `a subclass draws its text elsewhere`() {
        final class Lowered: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 0, dy: 30)) }
        }
        let label = Lowered(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        label.text = "Text"
        label.font = .systemFont(ofSize: 20)
        let image = picture(60, 60) { label.layer.render(in: $0.cgContext) }
        let upper = picture(60, 40) { _ in image.draw(at: .zero) }
        #expect(image.coverage > 0 && upper.coverage == 0)
    }
}
