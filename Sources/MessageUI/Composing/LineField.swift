import UIKit

/// A line of a mail's head: what it is, what is written there, a hairline below.
final class LineField: UIView {
    private static let margin: CGFloat = 16
    private let field = UITextField()
    var onChange: () -> Void = {}

    init(_ name: String) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = name
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityLabel = name
        field.addAction(UIAction { [unowned self] _ in onChange() }, for: .editingChanged)
        let line = UIStackView(arrangedSubviews: [label, field])
        line.spacing = 6
        line.alignment = .firstBaseline
        Self.fill(self, with: line)
    }

    required init?(coder: NSCoder) { nil }

    var text: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }

    /// Several addresses.
    var words: [String] {
        text.split { $0 == "," || $0 == ";" }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    static func row(holding content: UIView) -> UIView {
        let row = UIView()
        fill(row, with: content)
        return row
    }

    private static func fill(_ row: UIView, with content: UIView) {
        let hairline = UIView()
        hairline.backgroundColor = .separator
        for view in [content, hairline] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: margin),
            content.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -margin),
            content.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
            content.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -12),
            hairline.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            hairline.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            hairline.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            hairline.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
        ])
    }
}
