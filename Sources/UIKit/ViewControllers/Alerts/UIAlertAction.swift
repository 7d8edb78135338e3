import AppleFoundation

/// A choice that an alert offers, as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything as it was. An alert has one at most.
        case cancel = 1
        /// Changes or deletes something.
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true { didSet { if isEnabled != oldValue { owner?.actionsChanged() } } }
    private let handler: ((UIAlertAction) -> Void)?
    weak var owner: UIAlertController?

    private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    public convenience override init() { self.init(nil, .default, nil) }

    /// The handler is called when the alert has gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(title, style, handler)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        Isolation.assumeMain {
            let copy = UIAlertAction(title, style, handler)
            copy.isEnabled = isEnabled
            return copy
        }
    }

    final func perform() { handler?(self) }
}
