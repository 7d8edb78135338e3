import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Controllers that hold others.
extension NibSession {
    /// After the items that every controller has.
    func fillContainer(_ controller: UIViewController, _ element: IBElement) {
        switch controller {
        case let navigation as UINavigationController:
            if element.bool("navigationBarHidden", default: false) { navigation.isNavigationBarHidden = true }
            if element.bool("toolbarHidden") == false { navigation.isToolbarHidden = false }
            if element.bool("hidesBarsWhenVerticallyCompact", default: false) {
                navigation.hidesBarsWhenVerticallyCompact = true
            }
            if element.bool("hidesBarsOnSwipe", default: false) { navigation.hidesBarsOnSwipe = true }
            if element.bool("hidesBarsOnTap", default: false) { navigation.hidesBarsOnTap = true }
            if element.bool("hidesBarsWhenKeyboardAppears", default: false) { navigation.hidesBarsWhenKeyboardAppears = true }
        case let split as UISplitViewController: fill(split, element)
        case let pages as UIPageViewController:
            if element.bool("doubleSided", default: false) { pages.isDoubleSided = true }
        default: break
        }
    }

    private func fill(_ split: UISplitViewController, _ element: IBElement) {
        if let word = element.string("preferredDisplayMode") { split.preferredDisplayMode = IBWords.displayMode(word) }
        switch element.string("behavior") {
        case "tile": split.preferredSplitBehavior = .tile
        case "overlay": split.preferredSplitBehavior = .overlay
        case "displace": split.preferredSplitBehavior = .displace
        default: break
        }
        if element.string("primaryBackgroundStyle") == "sidebar" { split.primaryBackgroundStyle = .sidebar }
        if element.string("primaryEdge") == "trailing" { split.primaryEdge = .trailing }
        if element.bool("presentsWithGesture") == false { split.presentsWithGesture = false }
        if element.bool("showsSecondaryOnlyButton", default: false) { split.showsSecondaryOnlyButton = true }
        let widths: [(IBName, ReferenceWritableKeyPath<UISplitViewController, CGFloat>)] = [
            ("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
            ("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
            ("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
            ("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth),
            ("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth),
            ("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction),
        ]
        for (name, path) in widths {
            if let width = element.number(name) { split[keyPath: path] = CGFloat(max(-1, min(1e5, width))) }
        }
    }

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

extension IBWords {
    static func displayMode(_ word: String) -> UISplitViewController.DisplayMode {
        switch word {
        case "secondaryOnly", "hidden": .secondaryOnly
        case "oneBesideSecondary", "beside", "visible", "allVisible": .oneBesideSecondary
        case "oneOverSecondary", "over", "overlay": .oneOverSecondary
        case "twoBesideSecondary": .twoBesideSecondary
        case "twoOverSecondary": .twoOverSecondary
        case "twoDisplaceSecondary": .twoDisplaceSecondary
        default: .automatic
        }
    }
}
