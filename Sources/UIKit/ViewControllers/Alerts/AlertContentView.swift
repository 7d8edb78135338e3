import AppleFoundation
import CoreGraphics

/// The view of an alert: one rounded card, or for an action sheet a card and the cancel button below.
final class AlertContentView: UIView {
    private weak var alert: UIAlertController?
    private let main: AlertCard
    private let second: AlertCard
    /// Between the cards of an action sheet.
    private static let gap: CGFloat = 8

    init(_ alert: UIAlertController) {
        self.alert = alert
        let look = AlertStyle(alert)
        main = AlertCard(look)
        second = AlertCard(look)
        super.init(frame: .zero)
        addSubview(main)
        addSubview(second)
        main.whenChosen = { [weak alert] in alert?.choose($0) }
        second.whenChosen = { [weak alert] in alert?.choose($0) }
        reload()
    }

    required init?(coder: NSCoder) { fatalError("Made by an alert controller only.") }

    /// Takes title, message and actions from the controller.
    func reload() {
        guard let alert else { return }
        let look = AlertStyle(alert)
        let cancel = alert.actions.first { $0.style == .cancel }
        var actions = alert.actions
        if look.isSheet { actions.removeAll { $0.style == .cancel } }
        main.show(
            title: alert.title, message: alert.message, fields: alert.textFields ?? [], actions: actions,
            preferred: alert.preferredAction, look: look)
        // In a popover a touch beside it is the cancel button.
        let own = look.isSheet && !look.isInPopover ? cancel.map { [$0] } ?? [] : []
        second.show(title: nil, message: nil, fields: [], actions: own, preferred: own.first, look: look)
        second.isHidden = own.isEmpty
        main.isHidden = main.isEmpty
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { reload() }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let below = second.isHidden ? 0 : second.sizeThatFits(size).height
        let above = main.isHidden ? 0 : main.sizeThatFits(size).height
        return CGSize(width: size.width, height: above + below + (above > 0 && below > 0 ? Self.gap : 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if alert?.isInPopover == true {
            // The rest is the arrow's.
            main.frame = bounds.inset(by: safeAreaInsets)
            return
        }
        let below = second.isHidden ? 0 : second.sizeThatFits(bounds.size).height
        let gap = main.isHidden || second.isHidden ? 0 : Self.gap
        main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below - gap))
        second.frame = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
    }
}

/// Fonts, distances and colours of an alert or an action sheet.
@MainActor struct AlertStyle {
    let isSheet: Bool
    let isInPopover: Bool

    init(_ alert: UIAlertController) {
        isSheet = alert.preferredStyle == .actionSheet
        isInPopover = alert.isInPopover
    }

    var cornerRadius: CGFloat { isInPopover ? 0 : isSheet ? 13 : 14 }
    var rowHeight: CGFloat { isSheet ? 57 : 44 }
    var headerInsets: UIEdgeInsets {
        isSheet
            ? UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16) : UIEdgeInsets(top: 19, left: 16, bottom: 20, right: 16)
    }
    var textGap: CGFloat { isSheet ? 10 : 3 }

    func titleFont(_ traits: UITraitCollection) -> UIFont {
        bold(UIFont.preferredFont(forTextStyle: isSheet ? .footnote : .headline, compatibleWith: traits))
    }
    func messageFont(_ traits: UITraitCollection) -> UIFont {
        UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    }
    func actionFont(isBold: Bool, _ traits: UITraitCollection) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: isSheet ? .title3 : .body, compatibleWith: traits)
        return isBold ? bold(font) : font
    }
    private func bold(_ font: UIFont) -> UIFont { UIFont.systemFont(ofSize: font.pointSize, weight: .semibold) }

    var titleColor: UIColor { isSheet ? .secondaryLabel : .label }
    var messageColor: UIColor { isSheet ? .secondaryLabel : .label }
}
