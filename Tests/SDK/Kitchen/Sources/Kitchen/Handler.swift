import UIKit

@MainActor public protocol Listening: AnyObject {}

/// The main actor has it because of its protocol.
public final class Listener: Listening { var heard = 0 }

@MainActor public final class Handler {
    public weak var owner: Handled?
    init(for view: UIView) { view.tag = 7 }
}

/// Its own initialiser without parameters uses another class of the main actor.
open class Handled: UIView {
    public let handler: Handler
    public let content: UIView
    public let listener = Listener()

    public required override init(frame: CGRect) {
        content = UIView()
        handler = Handler(for: content)
        super.init(frame: frame)
    }
    public required init() {
        content = UIView()
        handler = Handler(for: content)
        super.init(frame: .zero)
        handler.owner = self
        listener.heard = 1
    }
    public required init?(coder: NSCoder) { nil }
}
