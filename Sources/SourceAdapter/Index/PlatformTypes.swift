/// What names alone tell about classes of UIKit and Foundation.
enum PlatformTypes {
    private static let protocolEndings = ["Delegate", "DataSource", "Protocol", "Coding", "Copying", "Transitioning"]

    static func isClass(_ name: String) -> Bool {
        if roots.contains(name) { return true }
        guard hasPlatformPrefix(name) else { return false }
        return !protocolEndings.contains { name.hasSuffix($0) }
    }

    private static func hasPlatformPrefix(_ name: String) -> Bool {
        for prefix in ["UI", "CA", "NS", "WK", "AV", "MK", "SK", "SCN", "GK", "PDF", "MF", "SF", "CN", "PH", "GL", "MT"] {
            guard name.hasPrefix(prefix) else { continue }
            let next = name.dropFirst(prefix.count)
            if let first = next.first, first.isUppercase { return true }
        }
        return false
    }

    /// Whether the first may be a subclass of the second, as far as names tell.
    static func mayDescend(_ name: String, from ancestor: String) -> Bool {
        if name == ancestor || ancestor == "NSObject" { return true }
        guard name.hasPrefix("UI"), ancestor.hasPrefix("UI") else { return false }
        let isController = name.hasSuffix("Controller") && !otherControllers.contains(name)
        switch ancestor {
        case "UIResponder": return isController || viewEndings.contains(where: name.hasSuffix)
        case "UIViewController": return isController
        case "UIView": return viewEndings.contains(where: name.hasSuffix)
        case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(name)
        default: return name.hasSuffix(ancestor.dropFirst(2))
        }
    }

    private static let viewEndings = [
        "View", "Cell", "Control", "Button", "Label", "Bar", "Toolbar", "Field", "Window", "Slider", "Switch", "Stepper",
        "Picker", "Well", "ActionSheet",
    ]

    /// No view controllers.
    private static let otherControllers: Set<String> = [
        "UIDocumentBrowserTransitionController", "UIDocumentInteractionController", "UIMenuController", "UIPopoverController",
        "UIPopoverPresentationController", "UIPresentationController", "UIPrinterPickerController",
        "UIPrintInteractionController", "UISearchDisplayController", "UISheetPresentationController",
    ]

    /// Whether it is one of UIKit's classes that interface files hold and that are no responders: what `NSObject` answers on iOS they have from
    /// there.
    static func isPlainObject(_ name: String) -> Bool { plainObjects.contains(name) || name.hasSuffix("GestureRecognizer") }

    private static let plainObjects: Set<String> = [
        "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UIStoryboardSegue", "UICollectionViewLayout",
        "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout", "UIPresentationController",
    ]

    /// What cannot hold tables of its own.
    static let generic: Set<String> = [
        "Array", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange", "ArraySlice", "KeyPath", "LazySequence",
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "NSDiffableDataSourceSnapshot", "Measurement",
        "NSCache", "NSMapTable", "NSHashTable",
    ]

    /// Classes of Foundation whose subclasses have only what `NSObject` has on Linux.
    static let roots: Set<String> = [
        "NSObject", "Operation", "BlockOperation", "OperationQueue", "Thread", "Formatter", "DateFormatter", "NumberFormatter",
        "URLProtocol", "ValueTransformer", "Bundle", "XMLParser", "Stream", "InputStream", "OutputStream", "NSCoder",
        "UndoManager",
        "NSTextStorage", "NSTextAttachment", "NSLayoutManager", "NSAttributedString", "NSMutableAttributedString", "Progress",
        "NSProxy", "NSLayoutConstraint",
    ]
}
