import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Controllers that hold others.
extension NibSession {
    /// The columns of a split view controller by the names of their relationships.
    static func fill(_ split: UISplitViewController, _ children: [(relationship: String, controller: UIViewController)]) {
        guard split.style != .unspecified else {
            let order = ["masterViewController", "detailViewController"]
            split.viewControllers = order.compactMap { name in children.first { $0.relationship == name }?.controller }
            return
        }
        for (relationship, controller) in children {
            switch relationship {
            case "masterViewController": split.setViewController(controller, for: .primary)
            case "supplementaryViewController": split.setViewController(controller, for: .supplementary)
            case "detailViewController": split.setViewController(controller, for: .secondary)
            case "compactViewController": split.setViewController(controller, for: .compact)
            default: break
            }
        }
    }
}
