import AppleFoundation
import CoreGraphics

/// On which side of what it is about an edit menu stands.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}

/// Which edit menu is to come, and where.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    /// In the interaction's view.
    public let sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic {
        didSet {
            if preferredArrowDirection != .automatic { Unsupported.kept("UIEditMenuConfiguration.preferredArrowDirection") }
        }
    }

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// What happens beside a menu that comes or goes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Gathers what is to happen, and does it.
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    nonisolated override init() { super.init() }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: 0.15) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}

/// Shows an edit menu for a view when the program says so.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    private var configuration: UIEditMenuConfiguration?
    private weak var bar: EditMenuBar?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
    open func didMove(to view: UIView?) { self.view = view }

    /// Actions are those of the first responder, or of the view if there is none. An empty menu doesn't come.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        let responder = FirstResponder.on(window.screen).responder ?? view
        let offered = EditActionsOffered.all(for: responder)
        let menu = delegate?.`editMenuInteraction(_:menuFor:suggestedActions:)`?(self, configuration, offered)
        let listener = EditMenuBar.Listener(
            chosen: { [weak responder, weak self] in EditActionsOffered.perform($0, for: responder, sender: self) },
            gone: { [weak self] in self?.went(configuration) })
        let elements = (menu ?? nil)?.children ?? offered
        dismissMenu()
        guard let bar = EditMenuBar.show(elements, from: view, place(of: configuration), listener) else { return }
        self.bar = bar
        self.configuration = configuration
        let animator = EditMenuAnimator()
        delegate?.`editMenuInteraction(_:willPresentMenuFor:animator:)`?(self, configuration, animator)
        animator.run()
    }

    private func place(of configuration: UIEditMenuConfiguration) -> CGRect {
        delegate?.`editMenuInteraction(_:targetRectFor:)`?(self, configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    private func went(_ configuration: UIEditMenuConfiguration) {
        self.configuration = nil
        let animator = EditMenuAnimator()
        delegate?.`editMenuInteraction(_:willDismissMenuFor:animator:)`?(self, configuration, animator)
        animator.run()
    }

    open func dismissMenu() { bar?.dismiss() }

    /// Asks anew what is to be in it.
    open func reloadVisibleMenu() { if let configuration { presentEditMenu(with: configuration) } }

    /// Asks anew where it belongs.
    open func updateVisibleMenuPosition(animated: Bool) {
        if let configuration { bar?.move(to: place(of: configuration), animated: animated) }
    }

    /// Of the menu that shows, or of nowhere.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view else {
            return CGPoint(x: CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude)
        }
        return own.convert(configuration.sourcePoint, to: view)
    }
}
