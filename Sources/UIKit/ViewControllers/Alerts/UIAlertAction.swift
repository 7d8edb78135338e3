@_spi(House) import AppleFoundation

/// A choice that an alert offers, as a button.
@preconcurrency @MainActor
open class UIAlertAction: _MainActorObject, NSCopying {
    /// What an action means; an alert has one that cancels at most.
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
    private var handler: ((UIAlertAction) -> Void)?
    weak var owner: UIAlertController?

    public override init() {
        style = .default
        super.init()
    }

    /// The handler is called when the alert has gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        Isolation.assumeMain {
            let copy = UIAlertAction(title: title, style: style, handler: handler)
            copy.isEnabled = isEnabled
            return copy
        }
    }

    final func perform() { handler?(self) }
}
