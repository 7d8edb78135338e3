import AppleFoundation
import CoreGraphics

/// Follows the content's scrolling: the large title goes with it, and the bar gets its background when something lies beneath.
@MainActor final class LargeTitleFollower {
    func extent(of large: CGFloat, base: CGFloat) -> CGFloat { large }
}

extension UINavigationController {
    final func followScrolling(of controller: UIViewController) {}
}
