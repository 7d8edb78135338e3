import UIKit

/// Hears of what is in a token field.
public protocol TokenFieldDelegate: AnyObject {
    func tokenField(_ field: TokenField, didChange tokens: [String])
    func tokenField(_ field: TokenField, didType text: String)
}

/// A field whose text becomes tokens, one behind the other in as many rows as it takes. It is made of public API alone.
public final class TokenField: UIView, UITextFieldDelegate {
    public weak var delegate: TokenFieldDelegate?
    public let field = TokenTextField()
    public private(set) var tokens: [String] = []
    private var chips: [TokenChip] = []
    private let prompt = UILabel()

    private static let gap: CGFloat = 6
    private static let margin: CGFloat = 16
    private static let shortestField: CGFloat = 90

    public init(prompt words: String) {
        super.init(frame: .zero)
        prompt.text = words
        prompt.textColor = .secondaryLabel
        prompt.font = .preferredFont(forTextStyle: .body)
        prompt.adjustsFontForContentSizeCategory = true
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.keyboardType = .emailAddress
        field.delegate = self
        field.addTarget(self, action: #selector(typed), for: .editingChanged)
        field.whenDeletingNothing = { [weak self] in self?.deleteBackward() }
        addSubview(prompt)
        addSubview(field)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    required init?(coder: NSCoder) { fatalError("This view is made in code.") }

    // MARK: Tokens
    public func add(_ text: String) {
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        field.text = ""
        guard !words.isEmpty else { return }
        let chip = TokenChip(words)
        chip.addTarget(self, action: #selector(chose(_:)), for: .touchUpInside)
        tokens.append(words)
        chips.append(chip)
        addSubview(chip)
        changed()
        delegate?.tokenField(self, didType: "")
    }

    private func remove(at index: Int) {
        tokens.remove(at: index)
        chips.remove(at: index).removeFromSuperview()
        changed()
    }

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        delegate?.tokenField(self, didChange: tokens)
    }

    /// The first time the last token is selected, the second time it goes.
    private func deleteBackward() {
        if let selected = chips.firstIndex(where: \.isSelected) {
            remove(at: selected)
        } else {
            chips.last?.isSelected = true
        }
    }

    @objc private func chose(_ chip: TokenChip) {
        for other in chips { other.isSelected = other === chip && !chip.isSelected }
        field.becomeFirstResponder()
    }

    @objc private func tapped() { field.becomeFirstResponder() }

    // MARK: Typing
    @objc private func typed() {
        for chip in chips { chip.isSelected = false }
        let text = field.text ?? ""
        if let comma = text.firstIndex(where: { $0 == "," || $0 == ";" }) {
            let rest = String(text[text.index(after: comma)...])
            add(String(text[..<comma]))
            field.text = rest
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        delegate?.tokenField(self, didType: field.text ?? "")
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        add(textField.text ?? "")
        return false
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        add(textField.text ?? "")
        for chip in chips { chip.isSelected = false }
    }

    // MARK: Layout
    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: arrange(width: bounds.width > 0 ? bounds.width : 320, moves: false))
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let height = arrange(width: bounds.width, moves: true)
        if abs(height - bounds.height) > 0.5 { invalidateIntrinsicContentSize() }
    }

    private func arrange(width: CGFloat, moves: Bool) -> CGFloat {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let row = max(32, prompt.intrinsicContentSize.height + 10)
        var x = Self.margin
        var y = Self.gap
        func place(_ view: UIView, _ wanted: CGFloat) {
            let room = width - 2 * Self.margin
            let size = min(wanted, room)
            if x + size > width - Self.margin + 0.5, x > Self.margin {
                x = Self.margin
                y += row + Self.gap
            }
            if moves { view.frame = CGRect(x: isMirrored ? width - x - size : x, y: y, width: size, height: row) }
            x += size + Self.gap
        }
        place(prompt, prompt.intrinsicContentSize.width)
        for chip in chips { place(chip, chip.intrinsicContentSize.width) }
        let typed = field.intrinsicContentSize.width + 16
        let rest = width - Self.margin - x
        place(field, max(Self.shortestField, typed > rest ? typed : rest))
        return y + row + Self.gap
    }
}

/// Says when there is nothing before the caret to delete.
public final class TokenTextField: UITextField {
    var whenDeletingNothing: () -> Void = {}

    public override func deleteBackward() {
        let isAtStart =
            selectedTextRange.map { $0.isEmpty && compare($0.start, to: beginningOfDocument) == .orderedSame } ?? true
        super.deleteBackward()
        if isAtStart { whenDeletingNothing() }
    }
}

/// A rounded name.
public final class TokenChip: UIControl {
    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        layer.cornerRadius = 8
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityTraits = .button
        show()
    }

    required init?(coder: NSCoder) { fatalError("This view is made in code.") }

    public override var isSelected: Bool { didSet { show() } }
    public override func tintColorDidChange() { show() }

    private func show() {
        backgroundColor = isSelected ? tintColor : tintColor.withAlphaComponent(0.15)
        label.textColor = isSelected ? .white : tintColor
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 20, height: label.intrinsicContentSize.height + 8)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 10, dy: 0)
    }
}
