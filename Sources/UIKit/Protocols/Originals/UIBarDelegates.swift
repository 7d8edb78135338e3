// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says where a bar is.
@preconcurrency @MainActor
@objc public protocol UIBarPositioningDelegate: NSObjectProtocol {
    @objc(positionForBar:)
    optional func position(for bar: UIBarPositioning) -> UIBarPosition
}

/// Hears of items that come to a navigation bar and leave it.
@preconcurrency @MainActor
@objc public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    @objc(navigationBar:shouldPushItem:)
    optional func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    @objc(navigationBar:didPushItem:)
    optional func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    @objc(navigationBar:shouldPopItem:)
    optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    @objc(navigationBar:didPopItem:)
    optional func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

@preconcurrency @MainActor
@objc public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Hears which tab the user has chosen.
@preconcurrency @MainActor
@objc public protocol UITabBarDelegate: NSObjectProtocol {
    @objc(tabBar:didSelectItem:)
    optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    @objc(tabBar:willBeginCustomizingItems:)
    optional func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    @objc(tabBar:didBeginCustomizingItems:)
    optional func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    @objc(tabBar:willEndCustomizingItems:changed:)
    optional func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    @objc(tabBar:didEndCustomizingItems:changed:)
    optional func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
