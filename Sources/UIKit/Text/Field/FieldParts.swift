import AppleFoundation
import CoreGraphics

/// The rounded border of most text fields: its layer is all that there is to it, without pixels of its own.
final class FieldRoundedBorder: UIView {
    private unowned let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 5
        refresh()
    }

    required init?(coder: NSCoder) { fatalError("Made by a text field only.") }

    /// As the field and its surroundings want it now.
    func refresh() {
        let traits = traitCollection
        backgroundColor = field.roundedFill ?? (field.isEnabled ? Self.fill : Self.disabledFill)
        layer.borderColor = Self.line.resolvedColor(with: traits).cgColor
        layer.borderWidth = 1 / max(1, traits.displayScale)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    private static let fill = gray(light: 1, dark: 0.07)
    private static let disabledFill = gray(light: 0.98, dark: 0.14)
    private static let line = gray(light: 0.8, dark: 0.25)

    private static func gray(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
    }
}

/// Any other border of a text field, or the picture in its place.
final class FieldDrawnBorder: UIView {
    private unowned let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Made by a text field only.") }

    override func draw(_ rect: CGRect) {
        // One for disabled fields alone counts for nothing.
        if let picture = field.background {
            return (field.isEnabled ? picture : field.disabledBackground ?? picture).draw(in: bounds)
        }
        switch field.borderStyle {
        case .none, .roundedRect: break
        case .line:
            let hair = 1 / max(1, traitCollection.displayScale)
            UIColor.label.setStroke()
            stroke(bounds.insetBy(dx: hair / 2, dy: hair / 2), hair)
        case .bezel:
            UIColor.systemGray.setStroke()
            stroke(bounds.insetBy(dx: 0.5, dy: 0.5), 1)
            UIColor.systemGray4.setStroke()
            stroke(bounds.insetBy(dx: 1.5, dy: 1.5), 1)
        }
    }

    private func stroke(_ rect: CGRect, _ width: CGFloat) {
        let path = UIBezierPath(rect: rect)
        path.lineWidth = width
        path.stroke()
    }
}

/// What a text field says while it is empty.
final class FieldPlaceholderView: UIView {
    private unowned let field: UITextField

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Made by a text field only.") }

    override func draw(_ rect: CGRect) { field.drawPlaceholder(in: bounds) }
}

/// The views of a text field, made when they are first needed, and where they lie.
@MainActor final class FieldParts {
    private unowned let field: UITextField
    let text: FieldTextView
    private var border: UIView?
    private var placeholder: FieldPlaceholderView?
    private var clearButton: UIButton?
    private weak var leftView: UIView?
    private weak var rightView: UIView?

    init(_ field: UITextField) {
        self.field = field
        text = FieldTextView(field)
    }

    func attach() { field.addSubview(text) }

    func layout() {
        let bounds = field.bounds
        let geometry = FieldGeometry(field: field)
        placeBorder()
        place(field.leftView, &leftView, geometry.showsLeftView) { field.leftViewRect(forBounds: bounds) }
        place(field.rightView, &rightView, geometry.showsRightView) { field.rightViewRect(forBounds: bounds) }
        placeClearButton(geometry)
        let rect = field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
        if text.frame != rect { text.frame = rect }
        placePlaceholder()
    }

    private func placeBorder() {
        let picture = field.background
        let isRounded = field.borderStyle == .roundedRect
        let isNone = field.borderStyle == .none && picture == nil
        if let old = border, isNone || isRounded != old is FieldRoundedBorder {
            old.removeFromSuperview()
            border = nil
        }
        guard !isNone else { return }
        let border = border ?? (isRounded ? FieldRoundedBorder(field) : FieldDrawnBorder(field))
        if border !== self.border { field.insertSubview(border, at: 0) }
        self.border = border
        let frame = field.borderRect(forBounds: field.bounds)
        if border.frame != frame { border.frame = frame }
    }

    private func place(_ view: UIView?, _ present: inout UIView?, _ isShown: Bool, _ rect: () -> CGRect) {
        if let old = present, old !== view || !isShown {
            if old.superview === field { old.removeFromSuperview() }
            present = nil
        }
        guard let view, isShown else { return }
        if view.superview !== field { field.addSubview(view) }
        present = view
        let frame = rect()
        if view.frame != frame { view.frame = frame }
    }

    private func placeClearButton(_ geometry: FieldGeometry) {
        guard geometry.showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        if clearButton == nil { clearButton = makeClearButton() }
        clearButton?.isHidden = false
        clearButton?.frame = field.clearButtonRect(forBounds: field.bounds)
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        for (state, image) in field.clearImages { button.setImage(image, for: UIControl.State(rawValue: state)) }
        let symbol = UIImage.SymbolConfiguration(pointSize: 14)
        if field.clearImages[UIControl.State.normal.rawValue] == nil {
            button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: symbol), for: .normal)
        }
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak field] _ in field?.editing.pressedClear() }, for: .touchUpInside)
        field.addSubview(button)
        return button
    }

    /// Other pictures.
    func remakeClearButton() {
        clearButton?.removeFromSuperview()
        clearButton = nil
        field.setNeedsLayout()
    }

    private func placePlaceholder() {
        guard !field.hasText, field.attributedPlaceholder != nil else {
            placeholder?.isHidden = true
            return
        }
        if placeholder == nil {
            let made = FieldPlaceholderView(field)
            field.insertSubview(made, belowSubview: text)
            placeholder = made
        }
        placeholder?.isHidden = false
        placeholder?.frame = field.placeholderRect(forBounds: field.bounds)
    }

    /// The border stays as it is.
    func textChanged() {
        text.changed()
        field.setNeedsLayout()
    }

    /// What is drawn looks otherwise now.
    func redraw() {
        text.changed()
        if let rounded = border as? FieldRoundedBorder { rounded.refresh() } else { border?.setNeedsDisplay() }
        placeholder?.setNeedsDisplay()
        field.setNeedsLayout()
    }
}
