import UIKit

/// A page whose buttons open menus: one in the bar with all kinds of elements, one among the content to choose from.
final class MenuScreen: UIViewController {
    private let chooser = UIButton(configuration: .gray())

    static func stack() -> UIViewController { UINavigationController(rootViewController: MenuScreen()) }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Crates"
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: Self.actions)
        navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
        chooser.accessibilityLabel = "Kind"
        chooser.configuration?.title = "Red onions"
        chooser.menu = Self.kinds
        chooser.showsMenuAsPrimaryAction = true
        chooser.changesSelectionAsPrimaryAction = true
        chooser.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(chooser)
        let text = UILabel()
        text.text = "Forty crates, most of them red. We kept the best strings for the market."
        text.numberOfLines = 0
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
            text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            chooser.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 24),
            chooser.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        ])
    }

    private static func action(
        _ title: String, _ symbol: String?, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state) { _ in }
    }

    private static var actions: UIMenu {
        UIMenu(
            title: "40 crates",
            children: [
                action("Share", "square.and.arrow.up"), action("Count again", "arrow.clockwise"),
                action("Sell", "star", attributes: .disabled),
                UIMenu(
                    options: .displayInline,
                    children: [action("By name", nil, state: .on), action("By weight of the whole string", nil)]),
                UIMenu(
                    title: "Move to", image: UIImage(systemName: "folder"),
                    children: [action("Roof", nil), action("Market", nil)]),
                action("Throw away", "trash", attributes: .destructive),
            ])
    }

    private static var kinds: UIMenu {
        UIMenu(
            options: .singleSelection,
            children: [action("Red onions", nil, state: .on), action("Yellow onions", nil), action("Shallots", nil)])
    }
}
