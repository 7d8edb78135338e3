import AppleFoundation
import CoreGraphics

/// What a button beside a row does that was swiped aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Whether an action takes something away.
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }

    /// Gets the action, the button, and what is to be called when it is done: true closes the row.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    private var ownColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Red for what destroys and grey for the rest, unless it is set.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
}

/// The actions at one side of a row: the first one is at the edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row does what the first action does.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// The older kind of action.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// Whether an action takes something away.
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal = 1
        public static let destructive = Style.default
    }

    public let style: Style
    final let handler: (UITableViewRowAction, IndexPath) -> Void
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect? { didSet { Unsupported.kept("UITableViewRowAction.backgroundEffect") } }

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
