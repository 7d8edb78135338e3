import AppleFoundation
import CoreGraphics

/// The tokens of a search field: which there are, which of them are selected, and where they show.
///
/// In the field's positions they lie before the text, each as long as one place: the text begins at nought, the last token one before that.
@MainActor final class SearchTokens {
    private unowned let field: UISearchTextField
    private(set) var all: [UISearchToken] = []
    private(set) var selected: Range<Int> = 0..<0
    private let row = UIView(frame: .zero)
    private var views: [SearchTokenView] = []
    var color: UIColor? { didSet { show() } }
    /// Whoever shows what is searched for.
    var whenChanged: (() -> Void)?

    private static let gap: CGFloat = 4
    /// What is left for the text at least.
    private static let leastTextWidth: CGFloat = 60

    init(_ field: UISearchTextField) {
        self.field = field
        row.clipsToBounds = true
    }

    var isEmpty: Bool { all.isEmpty }
    var count: Int { all.count }

    // MARK: Changes
    func set(_ tokens: [UISearchToken]) {
        guard tokens != all else { return }
        all = tokens
        selected = 0..<0
        for view in views { view.removeFromSuperview() }
        views = tokens.map { token in
            let view = SearchTokenView(token)
            view.addAction(UIAction { [weak self, weak token] _ in if let token { self?.tapped(token) } }, for: .touchUpInside)
            row.addSubview(view)
            return view
        }
        if tokens.isEmpty { row.removeFromSuperview() } else if row.superview !== field { field.addSubview(row) }
        show()
        field.tokensChanged()
        whenChanged?()
    }

    func select(_ range: Range<Int>) {
        let fitted = range.clamped(to: 0..<count)
        guard fitted != selected else { return }
        selected = fitted
        show()
        field.selectionLooksChanged()
    }

    /// Before what is deleted there may be tokens: the first stroke selects the last of them, the second takes what is selected away.
    func deleteBackward(atStart: Bool) -> Bool {
        guard field.allowsDeletingTokens else { return false }
        if !selected.isEmpty {
            removeSelected()
            return true
        }
        guard atStart, !isEmpty else { return false }
        select(count - 1..<count)
        return true
    }

    func removeSelected() {
        guard !selected.isEmpty, field.allowsDeletingTokens else { return }
        var left = all
        left.removeSubrange(selected)
        set(left)
    }

    private func tapped(_ token: UISearchToken) {
        guard let index = all.firstIndex(where: { $0 === token }), field.isFirstResponder || field.becomeFirstResponder() else {
            return
        }
        field.selectedTextRange = OffsetRange(index - count..<index - count + 1)
    }

    // MARK: Places
    private var wanted: CGFloat {
        views.reduce(0) { $0 + $1.sizeThatFits(.zero).width + Self.gap }
    }

    /// What the tokens take of the room for text.
    func width(in room: CGFloat) -> CGFloat { isEmpty ? 0 : min(wanted, max(0, room - Self.leastTextWidth)) }

    /// Of the row, in the field.
    func layout(in place: CGRect) {
        guard !isEmpty else { return }
        row.frame = place
        let isMirrored = field.readsRightToLeft
        let height = max(0, min(place.height - 10, 26 + max(0, place.height - 36)))
        // Where there is too little room, the last ones are seen.
        var x = min(0, place.width - wanted)
        for view in views {
            let width = view.sizeThatFits(.zero).width
            view.frame = CGRect(
                x: isMirrored ? place.width - x - width : x, y: ((place.height - height) / 2).rounded(), width: width,
                height: height)
            x += width + Self.gap
        }
    }

    /// Before a token, in the field.
    func caretRect(at index: Int) -> CGRect {
        guard views.indices.contains(index) else { return .zero }
        let frame = row.convert(views[index].frame, to: field)
        return CGRect(x: field.readsRightToLeft ? frame.maxX : frame.minX - 2, y: frame.minY, width: 2, height: frame.height)
    }

    func show() {
        for (index, view) in views.enumerated() {
            view.show(
                color: color ?? .systemGray, font: field.shownFont, isSelected: selected.contains(index) && field.isEditing)
        }
    }
}

/// One token: an icon and a word on a ground.
final class SearchTokenView: UIControl {
    private let icon: UIImageView?
    private let label = UILabel(frame: .zero)
    private static let side: CGFloat = 7

    init(_ token: UISearchToken) {
        icon = token.icon.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        layer.cornerRadius = 6
        clipsToBounds = true
        label.text = token.label
        label.textColor = .white
        addSubview(label)
        if let icon {
            icon.contentMode = .scaleAspectFit
            icon.tintColor = .white
            addSubview(icon)
        }
        isAccessibilityElement = true
        accessibilityLabel = token.label
    }

    required init?(coder: NSCoder) { fatalError("Made by search fields.") }

    func show(color: UIColor, font: UIFont, isSelected: Bool) {
        backgroundColor = isSelected ? tintColor : color
        label.font = font.withSize((font.pointSize * 0.9).rounded())
        setNeedsLayout()
    }

    private var iconSide: CGFloat { icon == nil ? 0 : label.font.pointSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.intrinsicContentSize
        let start = icon == nil ? 0 : iconSide + 4
        return CGSize(width: (2 * Self.side + start + text.width).rounded(.up), height: text.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = Self.side
        func place(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width, height: height)
        }
        if let icon {
            place(icon, iconSide, iconSide)
            x += iconSide + 4
        }
        place(label, max(0, bounds.width - x - Self.side), bounds.height)
    }
}
