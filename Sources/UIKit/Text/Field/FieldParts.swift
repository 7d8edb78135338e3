import AppleFoundation
import CoreGraphics

/// The border of a text field, or the picture in its place.
final class FieldBorderView: UIView {
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
        let hair = 1 / max(1, traitCollection.displayScale)
        let picture = field.isEnabled ? field.background : field.disabledBackground ?? field.background
        if let picture, field.borderStyle != .roundedRect { return picture.draw(in: bounds) }
        let edge = bounds.insetBy(dx: hair / 2, dy: hair / 2)
        if field.borderStyle == .roundedRect, field.roundedFill == nil, min(bounds.width, bounds.height) > 2 * Self.cap {
            return roundedBorder(hair).draw(in: bounds)
        }
        switch field.borderStyle {
        case .none: break
        case .line:
            UIColor.label.setStroke()
            stroke(UIBezierPath(rect: edge), hair)
        case .bezel:
            UIColor.systemGray.setStroke()
            stroke(UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)), 1)
            UIColor.systemGray4.setStroke()
            stroke(UIBezierPath(rect: bounds.insetBy(dx: 1.5, dy: 1.5)), 1)
        case .roundedRect:
            drawRounded(edge, hair, field.roundedFill)
        }
    }

    private func drawRounded(_ edge: CGRect, _ hair: CGFloat, _ own: UIColor?) {
        let path = UIBezierPath(roundedRect: edge, cornerRadius: 5)
        (own ?? FieldBorderView.fill(isEnabled: field.isEnabled)).setFill()
        path.fill()
        FieldBorderView.line.setStroke()
        stroke(path, hair)
    }

    // MARK: The border of most fields
    private struct RoundedKind: Hashable {
        let isEnabled: Bool
        let isDark: Bool
        let hair: CGFloat
    }

    private static var rounded: [RoundedKind: UIImage] = [:]
    private static let cap: CGFloat = 8

    /// Drawn once and stretched: its corners are the same in all of them.
    private func roundedBorder(_ hair: CGFloat) -> UIImage {
        let kind = RoundedKind(
            isEnabled: field.isEnabled, isDark: traitCollection.userInterfaceStyle == .dark, hair: hair)
        if let known = Self.rounded[kind] { return known }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1 / hair
        let side = 2 * Self.cap + 4
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
            drawRounded(bounds.insetBy(dx: hair / 2, dy: hair / 2), hair, nil)
        }
        let caps = UIEdgeInsets(top: Self.cap, left: Self.cap, bottom: Self.cap, right: Self.cap)
        let made = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        Self.rounded[kind] = made
        return made
    }

    private func stroke(_ path: UIBezierPath, _ width: CGFloat) {
        path.lineWidth = width
        path.stroke()
    }

    private static func fill(isEnabled: Bool) -> UIColor {
        UIColor { traits in
            if traits.userInterfaceStyle == .dark { return UIColor(white: isEnabled ? 0.07 : 0.14, alpha: 1) }
            return UIColor(white: isEnabled ? 1 : 0.98, alpha: 1)
        }
    }

    private static let line = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 1) : UIColor(white: 0.8, alpha: 1)
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
    private var border: FieldBorderView?
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
        let picture = field.background ?? field.disabledBackground
        guard field.borderStyle != .none || picture != nil else {
            border?.removeFromSuperview()
            return border = nil
        }
        if border == nil {
            let made = FieldBorderView(field)
            field.insertSubview(made, at: 0)
            border = made
        }
        border?.frame = field.borderRect(forBounds: field.bounds)
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
        border?.setNeedsDisplay()
        placeholder?.setNeedsDisplay()
        field.setNeedsLayout()
    }
}
