import AppleFoundation
import CoreGraphics
import QuartzCore

extension UIMenu {
    /// Shows the menu beside a view, over all else in its window, until something is chosen or touched beside it.
    @discardableResult
    public final func _show(from source: UIView, sender: Any?, chosen: ((UIMenuElement) -> Void)? = nil) -> Bool {
        guard let window = source.window, !MenuEntry.list(of: self).isEmpty else { return false }
        MenuOverlay.current?.dismiss(animated: false)
        let overlay = MenuOverlay(self, from: source, sender: sender, chosen: chosen)
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(overlay)
        overlay.appear()
        return true
    }
}

/// Holds the card of a menu; a finger beside the card sends it away.
class MenuOverlay: UIView {
    private(set) static var current: MenuOverlay? {
        get { Menus.shared.overlay }
        set { Menus.shared.overlay = newValue }
    }

    private(set) weak var source: UIView?
    private let sender: Any?
    private let chosen: ((UIMenuElement) -> Void)?
    private(set) var card: MenuCard
    private var root: UIMenu
    private(set) var isLeaving = false

    init(_ menu: UIMenu, from source: UIView, sender: Any?, chosen: ((UIMenuElement) -> Void)?) {
        root = menu
        self.source = source
        self.sender = sender
        self.chosen = chosen
        card = MenuCard(menu, isNested: false)
        super.init(frame: .zero)
        Self.current = self
        take(card)
    }

    required init?(coder: NSCoder) { fatalError("Made for a menu only.") }

    private func take(_ card: MenuCard) {
        self.card = card
        card.choose = { [weak self] in self?.choose($0) }
        addSubview(card)
    }

    // MARK: Place
    static let margin: CGFloat = 12
    static let gap: CGFloat = 6

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isLeaving else { return }
        guard let source, source.window === window else { return dismiss(animated: false) }
        place(source.convert(source.bounds, to: self))
    }

    func place(_ anchor: CGRect) {
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let wanted = card.wantedSize(width: MenuCard.width(traitCollection, within: area.width))
        let below = area.maxY - anchor.maxY - Self.gap
        let above = anchor.minY - Self.gap - area.minY
        let goesDown = below >= wanted.height || below >= above
        let height = min(wanted.height, max(goesDown ? below : above, 88))
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = mirrored ? anchor.maxX - wanted.width : anchor.minX
        // A button at the far side opens its menu towards the middle.
        if anchor.midX > bounds.width * 0.6 { x = anchor.maxX - wanted.width }
        if anchor.midX < bounds.width * 0.4 { x = anchor.minX }
        x = min(max(x, area.minX), area.maxX - wanted.width)
        let top = goesDown ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height
        let y = min(max(top, area.minY), max(area.minY, area.maxY - height))
        let frame = CGRect(x: x.rounded(), y: y.rounded(), width: wanted.width, height: height.rounded())
        let pin = CGPoint(x: min(max((anchor.midX - frame.minX) / frame.width, 0), 1), y: goesDown ? 0 : 1)
        card.layer.anchorPoint = pin
        card.bounds = CGRect(origin: .zero, size: frame.size)
        card.center = CGPoint(x: frame.minX + pin.x * frame.width, y: frame.minY + pin.y * frame.height)
    }

    // MARK: Coming and going
    func appear() {
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            card.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
            card.alpha = 0
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) {
            self.card.transform = .identity
            self.card.alpha = 1
        }
    }

    func dismiss(animated: Bool) {
        if isLeaving { return }
        isLeaving = true
        if Self.current === self { Self.current = nil }
        isUserInteractionEnabled = false
        guard animated, UIView.areAnimationsEnabled else { return removeFromSuperview() }
        UIView.animate(withDuration: 0.2) {
            self.card.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
            self.card.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { dismiss(animated: true) }

    // MARK: Choosing
    private func choose(_ element: UIMenuElement) {
        if let inner = element as? UIMenu { return open(inner) }
        if element === card.menu { return open(root) }
        let keeps = element.menuAttributes.contains(.keepsMenuPresented)
        if !keeps { dismiss(animated: true) }
        MenuSelection.choose(element, in: card.menu)
        switch element {
        case let action as UIAction: action.performWithSender(sender, target: nil)
        case let command as UICommand: UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
        default: break
        }
        chosen?(element)
        if keeps, !isLeaving { open(card.menu) }
    }

    /// Shows another menu in place of the one that is shown, be it nested or not.
    func exchange(_ menu: UIMenu) {
        if card.menu === root { root = menu }
        open(menu)
    }

    /// Another card in place of this one.
    private func open(_ menu: UIMenu) {
        let old = card
        UIView.performWithoutAnimation {
            take(MenuCard(menu, isNested: menu !== root))
            card.back = { [weak self] in if let self { self.open(self.root) } }
            old.removeFromSuperview()
            setNeedsLayout()
            layoutIfNeeded()
        }
    }
}
