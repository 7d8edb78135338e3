import AppleFoundation
import CoreGraphics
import QuartzCore

/// Who has a say in a context menu, and hears of it.
@MainActor struct ContextMenuHooks {
    var highlighting: () -> UITargetedPreview? = { nil }
    /// How the view that is highlighted looks in the preview.
    var picture: (UIView) -> UIView? = { $0.snapshotView(afterScreenUpdates: false) }
    var dismissing: () -> UITargetedPreview? = { nil }
    var willDisplay: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
    var willPerform: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }
    var willEnd: (any UIContextMenuInteractionAnimating) -> Void = { _ in }
}

/// A finger that rests: whether anything comes of it is asked when it has rested long enough.
final class ContextMenuPress: UILongPressGestureRecognizer {
    var asks: (() -> Bool)?
    override var mayBegin: Bool { asks?() ?? true }
}

/// A menu beside a preview of what was pressed, over all else.
final class ContextMenuOverlay: MenuOverlay {
    private let hooks: ContextMenuHooks
    private let controller: UIViewController?
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    private let preview = UIView(frame: .zero)
    private let content: UIView
    private let target: UITargetedPreview
    private let contentSize: CGSize
    private let hasMenu: Bool

    /// Nil if there is nothing to show: the delegate is asked for a preview all the same, as for every menu that begins.
    @discardableResult
    static func open(
        _ configuration: UIContextMenuConfiguration, from source: UIView, _ hooks: ContextMenuHooks
    ) -> ContextMenuOverlay? {
        guard let window = source.window else { return nil }
        let wanted = hooks.highlighting()
        let target =
            wanted?.target.container.window === window
            ? wanted ?? UITargetedPreview(view: source) : UITargetedPreview(view: source)
        let controller = configuration.previewProvider?()
        let menu = configuration.actionProvider?([])
        let hasMenu = menu.map { !MenuEntry.list(of: $0).isEmpty } ?? false
        guard hasMenu || controller != nil else { return nil }
        MenuOverlay.current?.dismiss(animated: false)
        let overlay = ContextMenuOverlay(menu ?? UIMenu(), hasMenu: hasMenu, from: source, target, controller, hooks)
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let animator = ContextMenuAnimator(controller)
        hooks.willDisplay(animator)
        window.addSubview(overlay)
        overlay.appear(animator)
        return overlay
    }

    private init(
        _ menu: UIMenu, hasMenu: Bool, from source: UIView, _ target: UITargetedPreview, _ controller: UIViewController?,
        _ hooks: ContextMenuHooks
    ) {
        self.hooks = hooks
        self.controller = controller
        self.target = target
        self.hasMenu = hasMenu
        let seen = target.view
        // A view that is nowhere has no pixels to copy: it is shown itself.
        content =
            controller?.view
            ?? (seen.window == nil ? seen : hooks.picture(seen) ?? UIView(frame: seen.bounds))
        // Only now has the controller's view been loaded, where many say what size they want.
        let wanted = controller?.preferredContentSize ?? seen.bounds.size
        contentSize = wanted.width > 0 && wanted.height > 0 ? wanted : source.window?.bounds.size ?? .zero
        super.init(menu, from: source, sender: source, chosen: nil)
        preview.layer.shadowColor = UIColor.black.cgColor
        preview.layer.shadowOpacity = 0.25
        preview.layer.shadowRadius = 20
        preview.layer.shadowOffset = CGSize(width: 0, height: 8)
        content.clipsToBounds = true
        content.layer.cornerRadius = 13
        if controller == nil {
            dress(target.parameters)
        }
        preview.addSubview(content)
        insertSubview(preview, at: 0)
        insertSubview(backdrop, at: 0)
        card.isHidden = !hasMenu
    }

    private func dress(_ parameters: UIPreviewParameters) {
        content.backgroundColor = parameters.backgroundColor ?? target.view.backgroundColor ?? .systemBackground
        guard let path = parameters.visiblePath else { return }
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        content.layer.mask = mask
        content.layer.cornerRadius = 0
    }

    required init?(coder: NSCoder) { fatalError("Made for a menu only.") }

    // MARK: Place
    override func layoutSubviews() {
        backdrop.frame = bounds
        super.layoutSubviews()
    }

    /// Where a view that stands for the pressed one has its place.
    private func home(_ preview: UITargetedPreview) -> CGRect? {
        let container = preview.target.container
        guard let window, container.window === window else { return nil }
        let center = container.convert(preview.target.center, to: self)
        let size = preview.size
        return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The preview stays where it came from if the menu has room below it.
    override func place(_ source: CGRect) {
        let anchor = home(target) ?? source
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let menu = hasMenu ? card.wantedSize(width: MenuCard.width(traitCollection, within: area.width)).height + Self.gap : 0
        var size = contentSize
        if controller != nil, size.width > area.width {
            size = CGSize(width: area.width, height: size.height * area.width / size.width)
        }
        size.height = min(size.height, max(area.height - menu, min(area.height, 80)))
        let x = controller == nil ? anchor.minX : min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width)
        let y = max(min(anchor.minY, area.maxY - menu - size.height), area.minY)
        let frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
        preview.bounds = CGRect(origin: .zero, size: frame.size)
        preview.center = CGPoint(x: frame.midX, y: frame.midY)
        content.frame = preview.bounds
        super.place(frame)
    }

    // MARK: Coming and going
    private func appear(_ animator: ContextMenuAnimator) {
        controller?.beginAppearanceTransition(true, animated: UIView.areAnimationsEnabled)
        let shown = { [controller] in
            controller?.endAppearanceTransition()
            animator.complete()
        }
        super.appear()
        guard UIView.areAnimationsEnabled else {
            animator.animate()
            return shown()
        }
        UIView.performWithoutAnimation {
            backdrop.alpha = 0
            preview.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
        UIView.animate(withDuration: 0.35, delay: 0, options: [.allowUserInteraction]) {
            self.backdrop.alpha = 1
            self.preview.transform = .identity
            animator.animate()
        } completion: { _ in
            shown()
        }
    }

    override func dismiss(animated: Bool) { end(ContextMenuAnimator(controller), animated: animated) }

    private func end(_ animator: ContextMenuAnimator, animated: Bool) {
        if isLeaving { return }
        let home = hooks.dismissing() ?? target
        hooks.willEnd(animator)
        let moves = animated && UIView.areAnimationsEnabled
        controller?.beginAppearanceTransition(false, animated: moves)
        super.dismiss(animated: animated)
        let gone = { [controller] in
            controller?.endAppearanceTransition()
            animator.complete()
        }
        guard moves else {
            animator.animate()
            return gone()
        }
        let place = controller == nil ? self.home(home) : nil
        UIView.animate(withDuration: 0.2) {
            self.backdrop.alpha = 0
            if let place {
                self.preview.center = CGPoint(x: place.midX, y: place.midY)
                self.preview.transform = home.target.transform
            } else {
                self.preview.alpha = 0
            }
            animator.animate()
        } completion: { _ in
            gone()
        }
    }

    // MARK: Touches
    private func isInPreview(_ touches: Set<UITouch>) -> Bool {
        touches.first.map { preview.frame.contains($0.location(in: self)) } ?? false
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        // A preview is a picture: a tap anywhere on it is one tap.
        return found.map { $0.isDescendant(of: preview) || $0.isDescendant(of: backdrop) ? self : $0 }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isInPreview(touches) { dismiss(animated: true) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isInPreview(touches), !isLeaving else { return }
        let animator = ContextMenuAnimator(controller)
        hooks.willPerform(animator)
        end(animator, animated: true)
    }
}
