import AppleFoundation
import CoreGraphics

/// A rounded piece of an alert: text above, buttons below, hairlines between.
final class AlertCard: UIView {
    var whenChosen: ((UIAlertAction) -> Void)?
    private var look: AlertStyle
    private let backdrop: UIVisualEffectView
    private let header = AlertHeader()
    private let line = AlertHairline()
    private let buttons = AlertButtons()
    private let headerScroller = AlertScroller()
    private let buttonScroller = AlertScroller()

    init(_ look: AlertStyle) {
        self.look = look
        backdrop = UIVisualEffectView(effect: look.isInPopover ? nil : UIBlurEffect(style: .systemThickMaterial))
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = look.cornerRadius
        layer.cornerCurve = .continuous
        backdrop.isUserInteractionEnabled = false
        headerScroller.addSubview(header)
        buttonScroller.addSubview(buttons)
        [backdrop, headerScroller, line, buttonScroller].forEach(addSubview)
        buttons.whenChosen = { [weak self] in self?.whenChosen?($0) }
    }

    required init?(coder: NSCoder) { fatalError("Made by an alert controller only.") }

    func show(
        title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction], preferred: UIAlertAction?,
        look: AlertStyle
    ) {
        self.look = look
        header.show(title: title, message: message, fields: fields, look: look)
        buttons.show(AlertOrder.sorted(actions, isSheet: look.isSheet), preferred: preferred, look: look)
        setNeedsLayout()
    }

    var isEmpty: Bool { header.isEmpty && buttons.isEmpty }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = header.sizeThatFits(size).height
        let below = buttons.sizeThatFits(size).height
        return CGSize(width: size.width, height: text + below + lineHeight)
    }

    private var lineHeight: CGFloat { header.isEmpty || buttons.isEmpty ? 0 : 1 / max(traitCollection.displayScale, 1) }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        let wishes = (
            text: header.sizeThatFits(bounds.size).height, buttons: buttons.sizeThatFits(bounds.size).height
        )
        let room = bounds.height - lineHeight
        // Where there is too little room the text scrolls, and the buttons as soon as they take more than half.
        var below = wishes.buttons
        if wishes.text + below > room { below = min(below, max(room - wishes.text, room / 2, look.rowHeight * 1.5)) }
        below = min(below, room)
        headerScroller.show(
            header, height: wishes.text, in: CGRect(x: 0, y: 0, width: bounds.width, height: room - below))
        line.isHidden = lineHeight == 0
        line.frame = CGRect(x: 0, y: room - below, width: bounds.width, height: lineHeight)
        buttonScroller.show(
            buttons, height: wishes.buttons,
            in: CGRect(x: 0, y: room - below + lineHeight, width: bounds.width, height: below))
    }
}

/// Scrolls what is too high, and only that.
final class AlertScroller: UIScrollView {
    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delaysContentTouches = false
    }

    required init?(coder: NSCoder) { fatalError("Made by an alert only.") }

    func show(_ view: UIView, height: CGFloat, in frame: CGRect) {
        self.frame = frame
        let content = CGSize(width: frame.width, height: max(height, frame.height))
        view.frame = CGRect(origin: .zero, size: content)
        if contentSize != content { contentSize = content }
        isScrollEnabled = height > frame.height + 0.5
    }
}

/// The order in which an alert shows its actions.
@MainActor enum AlertOrder {
    /// Two actions stand side by side with cancel first; more are stacked with cancel last.
    static func sorted(_ actions: [UIAlertAction], isSheet: Bool) -> [UIAlertAction] {
        if isSheet { return actions }
        guard let index = actions.firstIndex(where: { $0.style == .cancel }) else { return actions }
        var others = actions
        let cancel = others.remove(at: index)
        return actions.count == 2 ? [cancel] + others : others + [cancel]
    }
}

/// One device pixel of separator.
final class AlertHairline: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .separator
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Made by an alert only.") }
}

/// Title and message.
final class AlertHeader: UIView {
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let fields = AlertFields()
    private var insets = UIEdgeInsets.zero
    private var gap: CGFloat = 0

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
        addSubview(fields)
    }

    required init?(coder: NSCoder) { fatalError("Made by an alert only.") }

    var isEmpty: Bool { hasNoText && fields.isEmpty }

    private var hasNoText: Bool { (titleLabel.text ?? "").isEmpty && (messageLabel.text ?? "").isEmpty }

    func show(title: String?, message: String?, fields: [UITextField], look: AlertStyle) {
        self.fields.show(fields)
        titleLabel.text = title
        messageLabel.text = message
        titleLabel.font = look.titleFont(traitCollection)
        // A message alone stands in for the title.
        let isAlone = (title ?? "").isEmpty && !look.isSheet
        messageLabel.font = isAlone ? look.titleFont(traitCollection) : look.messageFont(traitCollection)
        titleLabel.textColor = look.titleColor
        messageLabel.textColor = look.messageColor
        insets = look.headerInsets
        gap = (title ?? "").isEmpty || (message ?? "").isEmpty ? 0 : look.textGap
        setNeedsLayout()
    }

    private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
        if (label.text ?? "").isEmpty { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isEmpty { return CGSize(width: size.width, height: 0) }
        let width = size.width - insets.left - insets.right
        let text = height(of: titleLabel, width) + gap + height(of: messageLabel, width)
        return CGSize(width: size.width, height: (insets.top + text + room + insets.bottom).rounded(.up))
    }

    /// Of the fields, with what parts them from the text.
    private var room: CGFloat { fields.isEmpty ? 0 : fields.height + (hasNoText ? 0 : 14) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - insets.left - insets.right
        let titleHeight = height(of: titleLabel, width)
        fields.frame = CGRect(
            x: insets.left, y: bounds.height - insets.bottom - fields.height, width: width, height: fields.height)
        titleLabel.frame = CGRect(x: insets.left, y: insets.top, width: width, height: titleHeight)
        messageLabel.frame = CGRect(
            x: insets.left, y: insets.top + titleHeight + gap, width: width, height: height(of: messageLabel, width))
    }
}
