import UIKit

@MainActor public final class Handler {
    public weak var owner: Handled?
    init(for view: UIView) { view.tag = 7 }
}

/// Its own initialiser without parameters uses another class of the main actor.
open class Handled: UIView {
    public let handler: Handler
    public let content: UIView

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
    }
    public required init?(coder: NSCoder) { nil }
}
