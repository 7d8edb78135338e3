import UIKit

/// What is around a page: a bar with the address and the way out, tools below, and what stands in the page's place.
@MainActor
final class SafariChrome {
    let container: UINavigationController
    private let page: SafariPageController
    private let onDismiss: () -> Void

    init(address: URL, onDismiss: @escaping () -> Void) {
        self.onDismiss = onDismiss
        page = SafariPageController(address: address)
        container = UINavigationController(rootViewController: page)
        page.navigationItem.titleView = SafariAddressView(address: address)
        page.toolbarItems = tools
        container.isToolbarHidden = false
    }

    func apply(bars: UIColor?, controls: UIColor?, dismissal: SFSafariViewController.DismissButtonStyle) {
        container.view.tintColor = controls
        (container.navigationBar.tintColor, container.toolbar.tintColor) = (controls, controls)
        let top = UINavigationBarAppearance()
        let bottom = UIToolbarAppearance()
        if let bars { (top.backgroundColor, bottom.backgroundColor) = (bars, bars) }
        (container.navigationBar.standardAppearance, container.navigationBar.scrollEdgeAppearance) = (top, top)
        (container.toolbar.standardAppearance, container.toolbar.scrollEdgeAppearance) = (bottom, bottom)
        page.navigationItem.leftBarButtonItem = dismissButton(dismissal)
    }

    private func dismissButton(_ style: SFSafariViewController.DismissButtonStyle) -> UIBarButtonItem {
        let action = UIAction { [onDismiss] _ in onDismiss() }
        switch style {
        case .done: return UIBarButtonItem(systemItem: .done, primaryAction: action)
        case .cancel: return UIBarButtonItem(systemItem: .cancel, primaryAction: action)
        case .close:
            let item = UIBarButtonItem(primaryAction: action)
            item.title = "Close"
            return item
        }
    }

    /// As in the browser, of which nothing works without pages.
    private var tools: [UIBarButtonItem] {
        let buttons = [
            ("chevron.backward", "Back"), ("chevron.forward", "Forward"), ("square.and.arrow.up", "Share"),
            ("safari", "Open in Safari"),
        ]
        .map { symbol, name in
            let item = UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
            item.isEnabled = false
            item.accessibilityLabel = name
            return item
        }
        return Array(buttons.map { [$0] }.joined(separator: [UIBarButtonItem.flexibleSpace()]))
    }
}

/// The address, as short as in the browser: whose page it is, and whether the way there is safe.
final class SafariAddressView: UIView {
    private static let height: CGFloat = 36
    private let label = UILabel()

    init(address: URL) {
        super.init(frame: CGRect(x: 0, y: 0, width: 600, height: Self.height))
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        let isSafe = address.scheme?.lowercased() == "https"
        label.text = (isSafe ? "" : "Not Secure — ") + Self.shortName(of: address)
        label.font = .systemFont(ofSize: 17)
        label.lineBreakMode = .byTruncatingTail
        let row = UIStackView(arrangedSubviews: [label])
        row.spacing = 5
        row.alignment = .center
        if isSafe {
            let lock = UIImageView(
                image: UIImage(systemName: "lock.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12)))
            lock.tintColor = .secondaryLabel
            lock.setContentCompressionResistancePriority(.required, for: .horizontal)
            row.insertArrangedSubview(lock, at: 0)
        }
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.centerXAnchor.constraint(equalTo: centerXAnchor), row.centerYAnchor.constraint(equalTo: centerYAnchor),
            row.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 10),
        ])
        isAccessibilityElement = true
        accessibilityLabel = "Address"
        accessibilityValue = label.text
    }

    required init?(coder: NSCoder) { nil }

    static func shortName(of address: URL) -> String {
        let host = address.host ?? address.absoluteString
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    /// As wide as the bar lets it be.
    override var intrinsicContentSize: CGSize { CGSize(width: 600, height: Self.height) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, 600), height: Self.height) }
}
