import AppleFoundation
import CoreGraphics

/// Shows a menu when a finger rests on its view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How much of the menu is shown: with a preview, or by itself.
    public enum Appearance: UInt, Sendable {
        case unknown = 0
        case rich = 1
        case compact = 2
    }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var press: ContextMenuPress?
    private var configuration: UIContextMenuConfiguration?
    private weak var shown: ContextMenuOverlay?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

    open func willMove(to view: UIView?) {
        guard let press else { return }
        press.view?.removeGestureRecognizer(press)
        self.press = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let made = ContextMenuPress(target: nil, action: nil)
        made.asks = { [weak self] in self?.ask() ?? false }
        made.onChange = { [weak self] gesture in if gesture.state == .began { self?.open() } }
        view.addGestureRecognizer(made)
        press = made
    }

    /// Where the finger is.
    open func location(in view: UIView?) -> CGPoint { press?.location(in: view) ?? .zero }

    open func dismissMenu() { shown?.dismiss(animated: true) }

    /// Shows what is made of the menu that is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        if let shown { shown.exchange(block(shown.card.menu)) }
    }

    private func ask() -> Bool {
        guard let view, let delegate else { return false }
        configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location(in: view))
        return configuration != nil
    }

    private func open() {
        guard let view, let configuration else { return }
        self.configuration = nil
        var hooks = ContextMenuHooks()
        let identifier = configuration.identifier
        hooks.highlighting = { [weak self] in
            guard let self, let delegate else { return nil }
            if let ask = delegate.`contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)` {
                return ask(self, configuration, identifier)
            }
            return delegate.`contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`?(self, configuration)
                ?? nil
        }
        hooks.dismissing = { [weak self] in
            guard let self, let delegate else { return nil }
            if let ask = delegate.`contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)` {
                return ask(self, configuration, identifier)
            }
            return delegate.`contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`?(self, configuration) ?? nil
        }
        hooks.willDisplay = { [weak self] animator in
            if let self { delegate?.`contextMenuInteraction(_:willDisplayMenuFor:animator:)`?(self, configuration, animator) }
        }
        hooks.willPerform = { [weak self] animator in
            guard let self else { return }
            delegate?.`contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`?(self, configuration, animator)
        }
        hooks.willEnd = { [weak self] animator in
            if let self { delegate?.`contextMenuInteraction(_:willEndFor:animator:)`?(self, configuration, animator) }
        }
        shown = ContextMenuOverlay.open(configuration, from: view, hooks)
    }
}
