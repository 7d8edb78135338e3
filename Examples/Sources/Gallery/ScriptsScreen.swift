import UIKit

/// The writing systems of the world, attributes and truncation.
final class ScriptsScreen: UIView {
    private var labels: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        add("Scripts", .largeTitle)
        add("One label: Hello 你好 こんにちは 안녕 مرحبا بالعالم שלום עולם สวัสดี नमस्ते 👋🏽🎉", .body, lines: 0)
        add("مرحبا بالعالم. هذا نص عربي يقرأ من اليمين إلى اليسار، وفيه أرقام ١٢٣ وكلمة UIKit بين الكلمات.", .body, lines: 0)
        add("שלום עולם: טקסט בעברית עם מספרים 123 ומילה באנגלית UIKit באמצע המשפט.", .body, lines: 0)
        add("视图控制器管理视图层次结构，并与其他控制器协调工作。", .body, lines: 0)
        add("ビューコントローラは、ビューの階層を管理します。", .body, lines: 0)
        add("ตัวควบคุมมุมมองจัดการลำดับชั้นของมุมมอง", .body, lines: 0)
        add("👩‍👩‍👧‍👦 🏳️‍🌈 🇯🇵 👍🏿 ❤️ ✈️ 1️⃣ emoji sequences stay whole", .body, lines: 0)
        add("Truncated at the tail because the line is far too long for it", .headline)
        add("Truncated in the middle because the line is far too long", .headline).lineBreakMode = .byTruncatingMiddle
        add("Truncated at the head because the line is far too long for it", .headline).lineBreakMode = .byTruncatingHead

        let attributed = NSMutableAttributedString(string: "Attributes: ")
        func append(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
            attributed.append(NSAttributedString(string: text, attributes: attributes))
        }
        append("underline", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        append(", ", [:])
        append("strike", [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.systemRed])
        append(", ", [:])
        append("colour", [.foregroundColor: UIColor.systemBlue])
        append(", ", [:])
        append("back", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)])
        append(", ", [:])
        append("wide", [.kern: 4])
        append(", E = mc", [:])
        append("2", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)])
        append(", ", [:])
        append("heavy", [.font: UIFont.systemFont(ofSize: 17, weight: .heavy)])
        append(", ", [:])
        append("italic", [.font: UIFont.italicSystemFont(ofSize: 17)])
        append(", ", [:])
        append("mono 0123", [.font: UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)])
        let label = add("", .body, lines: 0)
        label.attributedText = attributed

        let justified = NSMutableParagraphStyle()
        justified.alignment = .justified
        justified.firstLineHeadIndent = 20
        justified.lineSpacing = 4
        let paragraph = add("", .body, lines: 0)
        paragraph.attributedText = NSAttributedString(
            string: "A justified paragraph with an indented first line and four points between its lines: the spaces "
                + "grow until each line but the last fills the whole width of the column.",
            attributes: [.paragraphStyle: justified, .font: UIFont.preferredFont(forTextStyle: .callout)])
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    @discardableResult
    private func add(_ text: String, _ style: UIFont.TextStyle, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = lines
        labels.append(label)
        addSubview(label)
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = safeAreaInsets.top + 12
        let width = bounds.width - 2 * 20
        for label in labels {
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: 20, y: y, width: width, height: height)
            y += height + 14
        }
    }
}
