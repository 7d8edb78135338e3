import AppleFoundation
import CoreGraphics

/// What few views tell assistive programs.
final class AccessibilityExtras {
    nonisolated init() {}

    var customActions: [UIAccessibilityCustomAction]?
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var language: String?
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var respondsToUser: Bool?
    var ignoresInvertColors = false
    var userInputLabels: [String]?
}
