import AppleFoundation

// What interface files connect to UIKit's own classes: delegates, data sources, and the objects that belong to a view, a
// controller or an item. Every object property can be connected, also those that Interface Builder's editor doesn't offer.
private enum OutletMembers {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        entry(UIApplication.self, "UIApplication") { $0.addApplicationOutlets() }
        entry(UIWindow.self, "UIWindow") { $0.addWindowOutlets() }
        entry(UIView.self, "UIView") { $0.addViewOutlets() }
        entry(UIScrollView.self, "UIScrollView") { $0.addScrollOutlets() }
        entry(UITableView.self, "UITableView") { $0.addTableOutlets() }
        entry(UITableViewCell.self, "UITableViewCell") { $0.addCellOutlets() }
        entry(UITableViewController.self, "UITableViewController") { $0.addTableControllerOutlets() }
        entry(UIVisualEffectView.self, "UIVisualEffectView") { $0.addEffectOutlets() }
        entry(UIStackView.self, "UIStackView") { $0.addStackOutlets() }
        entry(UIGestureRecognizer.self, "UIGestureRecognizer") { $0.addRecognizerOutlets() }
        entry(UINavigationBar.self, "UINavigationBar") { $0.addNavigationBarOutlets() }
        entry(UITabBar.self, "UITabBar") { $0.addTabBarOutlets() }
        entry(UIToolbar.self, "UIToolbar") { $0.addToolbarOutlets() }
        entry(UIBarButtonItem.self, "UIBarButtonItem") { $0.addBarButtonOutlets() }
        entry(UINavigationItem.self, "UINavigationItem") { $0.addNavigationItemOutlets() }
        entry(UIViewController.self, "UIViewController") { $0.addControllerOutlets() }
        entry(UINavigationController.self, "UINavigationController") { $0.addNavigationOutlets() }
        entry(UITabBarController.self, "UITabBarController") { $0.addTabOutlets() }
        entry(UISplitViewController.self, "UISplitViewController") { $0.addSplitOutlets() }
        entry(UIPageViewController.self, "UIPageViewController") { $0.addPageOutlets() }
        entry(UIPresentationController.self, "UIPresentationController") { $0.addPresentationOutlets() }
    }

    private static func entry(_ type: AnyClass, _ name: String, _ fill: @escaping @MainActor (_ObjCTable) -> Void) {
        _objcRegister({ type }, name) { table in Isolation.assumeMain { fill(table) } }
    }
}

@MainActor extension _ObjCTable {
    fileprivate func addApplicationOutlets() {
        property("delegate", \UIApplication.delegate)
        reading("keyWindow", \UIApplication.keyWindow)
        reading("windows", \UIApplication.windows)
    }

    fileprivate func addWindowOutlets() {
        property("rootViewController", \UIWindow.rootViewController)
        property("windowScene", \UIWindow.windowScene)
    }

    fileprivate func addViewOutlets() {
        property("maskView", \UIView.mask)
        property("mask", \UIView.mask)
        property("gestureRecognizers", \UIView.gestureRecognizers)
        property("accessibilityElements", \UIView.accessibilityElements)
        reading("constraints", \UIView.constraints)
    }

    fileprivate func addScrollOutlets() {
        property("delegate", \UIScrollView.delegate)
        property("refreshControl", \UIScrollView.refreshControl)
        reading("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
        reading("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer)
    }

    fileprivate func addTableOutlets() {
        property("delegate", \UITableView.delegate)
        property("dataSource", \UITableView.dataSource)
        property("prefetchDataSource", \UITableView.prefetchDataSource)
        property("tableHeaderView", \UITableView.tableHeaderView)
        property("tableFooterView", \UITableView.tableFooterView)
        property("backgroundView", \UITableView.backgroundView)
    }

    fileprivate func addCellOutlets() {
        reading("textLabel", \UITableViewCell.textLabel)
        reading("detailTextLabel", \UITableViewCell.detailTextLabel)
        reading("imageView", \UITableViewCell.imageView)
        reading("contentView", \UITableViewCell.contentView)
        property("backgroundView", \UITableViewCell.backgroundView)
        property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        property("accessoryView", \UITableViewCell.accessoryView)
        property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    }

    fileprivate func addTableControllerOutlets() {
        property("tableView", \UITableViewController.tableView)
        property("refreshControl", \UITableViewController.refreshControl)
    }

    fileprivate func addEffectOutlets() {
        reading("contentView", \UIVisualEffectView.contentView)
        property("effect", \UIVisualEffectView.effect)
    }

    fileprivate func addStackOutlets() {
        reading("arrangedSubviews", \UIStackView.arrangedSubviews)
    }

    fileprivate func addRecognizerOutlets() {
        property("delegate", \UIGestureRecognizer.delegate)
        property("isEnabled", \UIGestureRecognizer.isEnabled)
        property("name", \UIGestureRecognizer.name)
        property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
        property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
        property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
        reading("view", \UIGestureRecognizer.view)
    }

    // MARK: Bars
    fileprivate func addNavigationBarOutlets() {
        property("delegate", \UINavigationBar.delegate)
        property("items", \UINavigationBar.items)
        reading("topItem", \UINavigationBar.topItem)
        reading("backItem", \UINavigationBar.backItem)
    }

    fileprivate func addTabBarOutlets() {
        property("delegate", \UITabBar.delegate)
        property("items", \UITabBar.items)
        property("selectedItem", \UITabBar.selectedItem)
    }

    fileprivate func addToolbarOutlets() {
        property("delegate", \UIToolbar.delegate)
        property("items", \UIToolbar.items)
    }

    fileprivate func addBarButtonOutlets() {
        property("target", \UIBarButtonItem.target)
        property("menu", \UIBarButtonItem.menu)
    }

    fileprivate func addNavigationItemOutlets() {
        property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        property("backButtonTitle", \UINavigationItem.backButtonTitle)
    }

    // MARK: Controllers
    fileprivate func addControllerOutlets() {
        property("transitioningDelegate", \UIViewController.transitioningDelegate)
        property("toolbarItems", \UIViewController.toolbarItems)
        property("tabBarItem", \UIViewController.tabBarItem)
        reading("navigationItem", \UIViewController.navigationItem)
        reading("editButtonItem", \UIViewController.editButtonItem)
        reading("navigationController", \UIViewController.navigationController)
        reading("tabBarController", \UIViewController.tabBarController)
        reading("splitViewController", \UIViewController.splitViewController)
        reading("presentationController", \UIViewController.presentationController)
        reading("popoverPresentationController", \UIViewController.popoverPresentationController)
        reading("storyboard", \UIViewController.storyboard)
        // Earlier names of two of them, which classes and files still use.
        reading("parentViewController", \UIViewController.parent)
        reading("childViewControllers", \UIViewController.children)
    }

    fileprivate func addNavigationOutlets() {
        property("delegate", \UINavigationController.delegate)
        reading("toolbar", \UINavigationController.toolbar)
        reading("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
    }

    fileprivate func addTabOutlets() {
        property("delegate", \UITabBarController.delegate)
        property("customizableViewControllers", \UITabBarController.customizableViewControllers)
        reading("moreNavigationController", \UITabBarController.moreNavigationController)
    }

    fileprivate func addSplitOutlets() {
        property("delegate", \UISplitViewController.delegate)
        property("viewControllers", \UISplitViewController.viewControllers)
        reading("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
    }

    fileprivate func addPageOutlets() {
        property("delegate", \UIPageViewController.delegate)
        property("dataSource", \UIPageViewController.dataSource)
        reading("viewControllers", \UIPageViewController.viewControllers)
        reading("gestureRecognizers", \UIPageViewController.gestureRecognizers)
    }

    fileprivate func addPresentationOutlets() {
        property("delegate", \UIPresentationController.delegate)
        reading("presentedViewController", \UIPresentationController.presentedViewController)
        reading("presentingViewController", \UIPresentationController.presentingViewController)
        reading("containerView", \UIPresentationController.containerView)
    }
}
