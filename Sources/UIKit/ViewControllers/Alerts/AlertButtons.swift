import AppleFoundation
import CoreGraphics

/// The buttons of an alert, in a row or stacked. A finger may slide from one to another; the one it leaves is chosen.
final class AlertButtons: UIView {
    var whenChosen: ((UIAlertAction) -> Void)?
    private var buttons: [AlertButton] = []
    private var lines: [AlertHairline] = []
    private var look: AlertStyle?

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("Made by an alert only.") }

    var isEmpty: Bool { buttons.isEmpty }

    func show(_ actions: [UIAlertAction], preferred: UIAlertAction?, look: AlertStyle) {
        self.look = look
        (buttons as [UIView] + lines).forEach { $0.removeFromSuperview() }
        buttons = actions.map { action in
            let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
            return AlertButton(action, isBold: isBold, look: look)
        }
        lines = actions.dropFirst().map { _ in AlertHairline() }
        (buttons as [UIView] + lines).forEach(addSubview)
        setNeedsLayout()
    }

    /// Two side by side in an alert, if their titles are short enough.
    private func isRow(width: CGFloat) -> Bool {
        guard let look, !look.isSheet, buttons.count == 2 else { return false }
        return buttons.allSatisfy { $0.naturalWidth <= width / 2 - 2 * 8 }
    }

    private func rowHeight(_ button: AlertButton, _ look: AlertStyle) -> CGFloat {
        max(look.rowHeight, (button.textHeight + 22).rounded(.up))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let look, !buttons.isEmpty else { return CGSize(width: size.width, height: 0) }
        let heights = buttons.map { rowHeight($0, look) }
        let height = isRow(width: size.width) ? heights.max() ?? 0 : heights.reduce(0, +) + CGFloat(lines.count) * hairline
        return CGSize(width: size.width, height: height)
    }

    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let look else { return }
        if isRow(width: bounds.width) { return layOutRow() }
        var y: CGFloat = 0
        for (index, button) in ordered(buttons).enumerated() {
            let height = rowHeight(button, look)
            button.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
            guard index < lines.count else { continue }
            lines[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
            y += hairline
        }
    }

    /// Stacked, cancel comes last, also where two didn't fit side by side.
    private func ordered(_ buttons: [AlertButton]) -> [AlertButton] {
        guard look?.isSheet == false else { return buttons }
        return buttons.filter { $0.action.style != .cancel } + buttons.filter { $0.action.style == .cancel }
    }

    private func layOutRow() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pair = isRightToLeft ? Array(buttons.reversed()) : buttons
        let half = ((bounds.width - hairline) / 2).rounded()
        pair[0].frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
        lines[0].frame = CGRect(x: half, y: 0, width: hairline, height: bounds.height)
        pair[1].frame = CGRect(x: half + hairline, y: 0, width: bounds.width - half - hairline, height: bounds.height)
    }

    // MARK: Touches
    // They begin in a button and come here along the responder chain.
    private func highlight(at point: CGPoint?) {
        for button in buttons {
            button.isHighlighted = point.map { button.frame.contains($0) && button.action.isEnabled } ?? false
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(at: touches.first?.location(in: self))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(at: touches.first?.location(in: self))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(at: touches.first?.location(in: self))
        let chosen = buttons.first { $0.isHighlighted }
        highlight(at: nil)
        if let chosen { whenChosen?(chosen.action) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(at: nil) }
}

/// One action's title.
final class AlertButton: UIView {
    let action: UIAlertAction
    private let label = UILabel()

    var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            backgroundColor = isHighlighted ? .tertiarySystemFill : nil
        }
    }

    init(_ action: UIAlertAction, isBold: Bool, look: AlertStyle) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.font = look.actionFont(isBold: isBold, traitCollection)
        addSubview(label)
        colorTitle()
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    }

    required init?(coder: NSCoder) { fatalError("Made by an alert only.") }

    var naturalWidth: CGFloat { label.sizeThatFits(.zero).width }
    var textHeight: CGFloat { label.font.lineHeight }

    private func colorTitle() {
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colorTitle()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
