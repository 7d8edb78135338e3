import AppleFoundation
import CoreGraphics

/// One element of a menu: a mark, a title, a detail, an image.
final class MenuRow: UIControl {
    private let title = UILabel(frame: .zero)
    private let detail = UILabel(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let line = UIView(frame: .zero)
    private let leavesRoomForMark: Bool
    var hasLine = false { didSet { line.isHidden = !hasLine } }

    convenience init(_ element: UIMenuElement, leavesRoomForMark: Bool, _ act: @escaping () -> Void) {
        self.init(title: element.title, leavesRoomForMark: leavesRoomForMark, act)
        show(element)
    }

    /// Leads back from a nested menu.
    convenience init(title: String, isBack: Bool, _ act: @escaping () -> Void) {
        self.init(title: title, leavesRoomForMark: true, act)
        mark.image = UIImage(systemName: "chevron.backward")
        self.title.font = .preferredFont(forTextStyle: .headline)
    }

    private init(title text: String, leavesRoomForMark: Bool, _ act: @escaping () -> Void) {
        self.leavesRoomForMark = leavesRoomForMark
        super.init(frame: .zero)
        title.text = text
        title.font = .preferredFont(forTextStyle: .body)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        for label in [title, detail] { label.adjustsFontForContentSizeCategory = true }
        for view in [mark, picture] {
            view.contentMode = .center
            view.tintColor = .label
        }
        grow()
        line.backgroundColor = .separator
        for view in [mark, title, detail, picture, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = text
        addAction(UIAction(identifier: UIAction.Identifier("menu.row")) { _ in act() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Made for a menu only.") }

    private func show(_ element: UIMenuElement) {
        detail.text = element.subtitle
        isMenu = element is UIMenu
        picture.image = isMenu ? UIImage(systemName: "chevron.forward") : element.image
        grow()
        switch element.menuState {
        case .on: mark.image = UIImage(systemName: "checkmark")
        case .mixed: mark.image = UIImage(systemName: "minus")
        case .off: break
        }
        let attributes = element.menuAttributes
        let isDestructive =
            attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true
        isEnabled = !attributes.contains(.disabled)
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        title.textColor = color
        picture.tintColor = color
        mark.tintColor = color
    }

    private var isMenu = false
    private var growth: CGFloat = 1

    /// Symbols keep pace with the words beside them, and all the words are shown.
    private func grow() {
        let text = MenuCard.growth(traitCollection)
        title.numberOfLines = text > 1 ? 0 : 2
        detail.numberOfLines = text > 1 ? 0 : 1
        // The words need the room more.
        growth = min(text, 1.6)
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14 * growth, weight: .semibold)
        picture.preferredSymbolConfiguration =
            isMenu
            ? UIImage.SymbolConfiguration(pointSize: 13 * growth, weight: .semibold)
            : UIImage.SymbolConfiguration(pointSize: 17 * growth)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        grow()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }

    private var start: CGFloat { leavesRoomForMark ? 14 + 24 * growth : 16 }
    private var end: CGFloat { picture.image == nil ? 16 : 18 + 32 * growth }
    private func textWidth(_ width: CGFloat) -> CGFloat { max(0, width - start - end) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: textWidth(size.width), height: 0)
        var height = title.sizeThatFits(room).height
        if detail.text?.isEmpty == false { height += detail.sizeThatFits(room).height }
        return CGSize(width: size.width, height: max(44, (height + 22).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = textWidth(bounds.width)
        let room = CGSize(width: width, height: 0)
        let first = title.sizeThatFits(room).height
        let second = detail.text?.isEmpty == false ? detail.sizeThatFits(room).height : 0
        let top = ((bounds.height - first - second) / 2).rounded()
        let hair = 1 / max(1, traitCollection.displayScale)
        let frames: [(UIView, CGRect)] = [
            (mark, CGRect(x: 10, y: 0, width: 24 * growth, height: bounds.height)),
            (title, CGRect(x: start, y: top, width: width, height: first)),
            (detail, CGRect(x: start, y: top + first, width: width, height: second)),
            (picture, CGRect(x: bounds.width - 12 - 32 * growth, y: 0, width: 32 * growth, height: bounds.height)),
            (line, CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)),
        ]
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, frame) in frames {
            view.frame =
                isMirrored
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        for label in [title, detail] { label.textAlignment = isMirrored ? .right : .left }
    }
}
