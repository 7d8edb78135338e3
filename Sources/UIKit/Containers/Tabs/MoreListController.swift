import AppleFoundation
import CoreGraphics

/// The list of the children that a tab bar has no room for.
final class MoreListController: UIViewController {
    private weak var tabs: UITabBarController?
    private var rows: [MoreRow] = []

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) { fatalError("Made by tab bar controllers.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    private func refresh() {
        for row in rows { row.removeFromSuperview() }
        rows = (tabs?.inMore ?? []).map { controller in
            let row = MoreRow(title: controller.tabBarItem.title ?? controller.title, image: controller.tabBarItem.image)
            row.addAction(
                UIAction(identifier: UIAction.Identifier("more.row")) { [weak self, weak controller] _ in
                    guard let self, let controller, let tabs = self.tabs else { return }
                    tabs.moreRowPressed(controller)
                }, for: .touchUpInside)
            view.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y = view.safeAreaInsets.top
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: 44)
            y += 44
        }
    }
}

/// An image, a title and a chevron.
final class MoreRow: UIControl {
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let chevron = UIImageView(frame: .zero)
    private let line = UIView(frame: .zero)

    init(title: String?, image: UIImage?) {
        super.init(frame: .zero)
        imageView.image = image
        imageView.contentMode = .center
        label.text = title
        label.font = BarMetrics.button
        chevron.image = UIImage(
            systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        chevron.contentMode = .center
        chevron.tintColor = .tertiaryLabel
        line.backgroundColor = .separator
        for view in [imageView, label, chevron, line] as [UIView] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = title
    }

    required init?(coder: NSCoder) { fatalError("Made by the list.") }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let height = bounds.height
        let start: CGFloat = imageView.image == nil ? 16 : 60
        let frames = [
            CGRect(x: 16, y: 0, width: 29, height: height),
            CGRect(x: start, y: 0, width: max(0, width - start - 40), height: height),
            CGRect(x: width - 28, y: 0, width: 12, height: height),
            CGRect(
                x: start, y: height - 1 / max(1, traitCollection.displayScale), width: width - start,
                height: 1 / max(1, traitCollection.displayScale)),
        ]
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, frame) in zip([imageView, label, chevron, line] as [UIView], frames) {
            view.frame =
                isRightToLeft
                ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        label.textAlignment = isRightToLeft ? .right : .left
    }
}

extension UITabBarController {
    /// A finger on a row of the list.
    final func moreRowPressed(_ controller: UIViewController) {
        if delegate?.`tabBarController(_:shouldSelect:)`?(self, controller) == false { return }
        tabState.selected = controller
        let more = moreNavigationController
        if let list = more.viewControllers.first { more.showUnderMore([list, controller], animated: true) }
        delegate?.`tabBarController(_:didSelect:)`?(self, controller)
    }
}

extension UINavigationController {
    /// A navigation controller in the list brings its own bar along, so this one's goes.
    final func showUnderMore(_ controllers: [UIViewController], animated: Bool = false) {
        changeStack(to: controllers, animated: animated)
    }
}
