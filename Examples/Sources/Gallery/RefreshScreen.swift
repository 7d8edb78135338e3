import UIKit

/// A list below a bar with a large title, about to be loaded anew.
final class RefreshScreen: UIViewController {
    private let list = UIScrollView()
    private let refresh = UIRefreshControl()

    static func stack() -> UIViewController {
        let stack = UINavigationController(rootViewController: RefreshScreen())
        stack.navigationBar.prefersLargeTitles = true
        return stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.alwaysBounceVertical = true
        list.refreshControl = refresh
        view.addSubview(list)
        let rows = UIStackView(arrangedSubviews: (1...14).map(row))
        rows.axis = .vertical
        rows.translatesAutoresizingMaskIntoConstraints = false
        list.addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
            rows.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: list.contentLayoutGuide.trailingAnchor),
            rows.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
        ])
    }

    private func row(_ number: Int) -> UIView {
        let label = UILabel()
        label.text = "Message \(number)"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        let column = UIStackView(arrangedSubviews: [label, line])
        column.axis = .vertical
        column.spacing = 12
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 0, trailing: 0)
        return column
    }
}
