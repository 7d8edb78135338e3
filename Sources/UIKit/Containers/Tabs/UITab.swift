import AppleFoundation
import CoreGraphics

/// One tab of a tab bar controller, which makes its controller when it is needed.
@preconcurrency @MainActor
open class UITab: NSObject {
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?
    final private(set) var loadedViewController: UIViewController?
    final fileprivate(set) weak var controller: UITabBarController?

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.image = image
        provider = viewControllerProvider
        super.init()
    }

    open var title: String { didSet { updateItem() } }
    open var image: UIImage? { didSet { updateItem() } }
    open var subtitle: String? { didSet { Unsupported.kept("UITab.subtitle") } }
    open var badgeValue: String? { didSet { updateItem() } }
    open var userInfo: Any?
    open var isEnabled = true { didSet { updateItem() } }
    open var isHidden = false

    /// Made by the provider when it is read first.
    open var viewController: UIViewController? {
        if let loadedViewController { return loadedViewController }
        guard let made = provider?(self) else { return nil }
        loadedViewController = made
        updateItem()
        return made
    }

    open var tabBarController: UITabBarController? { controller }

    private func updateItem() {
        guard let item = loadedViewController?.tabBarItem else { return }
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
    }
}

/// The tab that searches.
open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }

    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}

extension UITabBarController {
    final func takeTabs(_ tabs: [UITab]) {
        for tab in tabs { tab.controller = self }
        let controllers = tabs.filter { !$0.isHidden }.compactMap(\.viewController)
        setViewControllers(controllers, animated: false)
        tabState.tabs = tabs
    }
}
