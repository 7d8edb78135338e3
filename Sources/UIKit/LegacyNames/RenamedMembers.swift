import AppleFoundation
import CoreGraphics

// Names of Swift 3 and 4: functions that became members, and members that lost words.

// MARK: Values

@available(swift, deprecated: 4.2, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(swift, deprecated: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

@available(*, deprecated, message: "Use == instead")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool { insets1 == insets2 }

@available(swift, deprecated: 4.2, renamed: "UIOffset(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(swift, deprecated: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

@available(swift, deprecated: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

@available(swift, deprecated: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

@available(swift, deprecated: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

@available(swift, deprecated: 4.2, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

@available(swift, deprecated: 4.2, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

@available(swift, deprecated: 4.2, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

// MARK: The device

@available(*, deprecated, message: "Use -[UIDevice userInterfaceIdiom] directly.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

@available(swift, deprecated: 4.2, renamed: "UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }

@available(swift, deprecated: 4.2, renamed: "UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }

@available(swift, deprecated: 4.2, renamed: "UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }

@available(swift, deprecated: 4.2, renamed: "UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }

// MARK: Views

extension UIView {
    @available(swift, deprecated: 4.2, renamed: "bringSubviewToFront(_:)")
    public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    @available(swift, deprecated: 4.2, renamed: "sendSubviewToBack(_:)")
    public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

// MARK: View controllers

extension UIViewController {
    @available(swift, deprecated: 4.2, renamed: "children")
    public final var childViewControllers: [UIViewController] { children }

    @available(swift, deprecated: 4.2, renamed: "addChild(_:)")
    public final func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    @available(swift, deprecated: 4.2, renamed: "removeFromParent()")
    public final func removeFromParentViewController() { removeFromParent() }

    @available(swift, deprecated: 4.2, renamed: "willMove(toParent:)")
    public final func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    @available(swift, deprecated: 4.2, renamed: "didMove(toParent:)")
    public final func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

    @available(swift, deprecated: 4.2, renamed: "isMovingToParent")
    public final var isMovingToParentViewController: Bool { isMovingToParent }

    @available(swift, deprecated: 4.2, renamed: "isMovingFromParent")
    public final var isMovingFromParentViewController: Bool { isMovingFromParent }
}
