import UIKit

/// Stands where a page would be, and says so.
final class SafariPageController: UIViewController {
    private let address: URL

    init(address: URL) {
        self.address = address
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let symbol = UIImageView(
            image: UIImage(systemName: "safari", withConfiguration: UIImage.SymbolConfiguration(pointSize: 52, weight: .light)))
        symbol.tintColor = .tertiaryLabel
        let column = UIStackView(arrangedSubviews: [
            symbol, Self.label("Pages are not loaded here", .title3, .label),
            Self.label(address.absoluteString, .footnote, .secondaryLabel),
        ])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 8
        column.setCustomSpacing(16, after: symbol)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
