import AppleFoundation
import InterfaceBuilder

/// From an element to the class it is made of.
@MainActor enum NibClasses {
    struct Kind {
        let type: NSObject.Type
        /// UIKit's own class for the element isn't there yet: its name.
        var missing: String?
    }

    static func type(of element: IBElement, _ source: NibSource) -> NSObject.Type? {
        guard let kind = kind(of: element) else { return nil }
        if let missing = kind.missing {
            StandIns.count(missing)
            Unsupported.interfaceElement.report()
        }
        guard !NibOptions.usesStoredContentSizes, let custom = element.customClass, !source.document.isLaunchScreen else {
            return kind.type
        }
        let module = custom.isOfTarget ? source.module : custom.module
        guard let found = ClassRegistry.shared.type(named: custom.name, inModule: module) else {
            NibReport.unknownClass(custom, module: module, element, source)
            return kind.type
        }
        guard let type = found as? NSObject.Type, isKind(type, of: kind.missing == nil ? kind.type : base(of: element)) else {
            NibReport.say(
                source.document.diagnostic(
                    .warning, at: element,
                    "the class \(custom.name) is no \(Diagnostics.typeName(kind.type)), which is used instead"))
            return kind.type
        }
        return type
    }

    private static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let candidate = current {
            if candidate == base { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }

    private static func base(of element: IBElement) -> NSObject.Type {
        IBController(element) == nil ? UIView.self : UIViewController.self
    }

    static func kind(of element: IBElement) -> Kind? {
        if NibOptions.usesStoredContentSizes, StoredSizeView.stands(for: element) {
            return Kind(type: StoredSizeView.self)
        }
        let id = element.nameID
        if let known = kinds[id] { return known }
        let kind = makeKind(element)
        // What an unknown element is depends on what it holds.
        if let kind, NibKind(name: id) != nil { kinds[id] = kind }
        return kind
    }

    private static var kinds: [IBName: Kind] = [:]

    private static func makeKind(_ element: IBElement) -> Kind? {
        if let known = named[element.name] { return Kind(type: known) }
        if let (name, base) = later[element.name] {
            if let type = _typeByName("UIKit." + name) as? NSObject.Type { return Kind(type: type) }
            return Kind(type: base, missing: name)
        }
        if IBController(element) != nil { return Kind(type: UIViewController.self, missing: element.name) }
        if IBView(element) != nil { return Kind(type: UIView.self, missing: element.name) }
        return nil
    }

    private static let named: [String: NSObject.Type] = [
        "view": UIView.self, "containerView": UIView.self, "customView": UIView.self, "label": UILabel.self,
        "button": UIButton.self, "imageView": UIImageView.self, "stackView": UIStackView.self,
        "visualEffectView": UIVisualEffectView.self, "window": UIWindow.self, "viewController": UIViewController.self,
        "customObject": NSObject.self, "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
        "hostingController": UIViewController.self, "tapGestureRecognizer": UITapGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
        "tabBar": UITabBar.self, "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
        "tabBarItem": UITabBarItem.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self, "scrollView": UIScrollView.self, "switch": UISwitch.self,
        "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "pageControl": UIPageControl.self,
    ]

    /// What UIKit has and this house may not have yet, with the nearest class above it.
    private static let later: [String: (String, NSObject.Type)] = [
        "textField": ("UITextField", StandInView.self), "textView": ("UITextView", StandInScrollView.self),
        "pickerView": ("UIPickerView", StandInView.self), "datePicker": ("UIDatePicker", StandInView.self),
        "searchBar": ("UISearchBar", StandInView.self), "tableView": ("UITableView", StandInScrollView.self),
        "collectionView": ("UICollectionView", StandInScrollView.self),
        "tableViewCell": ("UITableViewCell", StandInView.self),
        "collectionViewCell": ("UICollectionViewCell", StandInView.self),
        "collectionReusableView": ("UICollectionReusableView", StandInView.self),
        "tableViewHeaderFooterView": ("UITableViewHeaderFooterView", StandInView.self),
        "refreshControl": ("UIRefreshControl", StandInView.self), "colorWell": ("UIColorWell", StandInView.self),
        "tableViewController": ("UITableViewController", StandInController.self),
        "collectionViewController": ("UICollectionViewController", StandInController.self),
    ]

    /// Names that always mean the same class.
    private struct NibKind {
        init?(name: IBName) { if !name.isOfSchema { return nil } }
    }
}

extension NibReport {
    /// In UIKit's words, and where it is said.
    @MainActor static func unknownClass(_ custom: IBCustomClass, module: String?, _ element: IBElement, _ source: NibSource) {
        let name: String
        if let module, !module.isEmpty {
            name = "_TtC\(module.utf8.count)\(module)\(custom.name.utf8.count)\(custom.name)"
        } else {
            name = custom.name
        }
        say(source.document.diagnostic(.warning, at: element, "Unknown class \(name) in Interface Builder file."))
    }
}
