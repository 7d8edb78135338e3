import AppleFoundation
import CoreGraphics
import CoreText

/// Where a text field's parts lie. The field's own methods, which subclasses override, are asked for each other's answers.
@MainActor struct FieldGeometry {
    let field: UITextField

    static let clearButtonSide: CGFloat = 19

    // MARK: Borders
    static func inset(_ style: UITextField.BorderStyle) -> CGFloat {
        switch style {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    private var inset: CGFloat { Self.inset(field.borderStyle) }

    // MARK: Side views
    private func isShown(_ mode: UITextField.ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }

    var showsLeftView: Bool { field.leftView != nil && isShown(field.leftViewMode) }
    var showsRightView: Bool { field.rightView != nil && isShown(field.rightViewMode) }
    var showsClearButton: Bool {
        field.hasText && field.isEnabled && !showsRightView && isShown(field.clearButtonMode)
    }

    /// The left view stands where lines begin.
    private func side(_ size: CGSize, atStart: Bool, _ bounds: CGRect) -> CGRect {
        let isLeft = atStart != field.readsRightToLeft
        let height = min(size.height, bounds.height)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + ((bounds.height - height) / 2).rounded(),
            width: size.width, height: height)
    }

    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.size != .zero { return view.bounds.size }
        let natural = view.intrinsicContentSize
        return CGSize(width: max(0, natural.width), height: max(0, natural.height))
    }

    func leftViewRect(_ bounds: CGRect) -> CGRect { side(size(of: field.leftView), atStart: true, bounds) }
    func rightViewRect(_ bounds: CGRect) -> CGRect { side(size(of: field.rightView), atStart: false, bounds) }

    func clearButtonRect(_ bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        let gap: CGFloat = inset > 2 ? 5 : inset
        let x = field.readsRightToLeft ? bounds.minX + gap : bounds.maxX - gap - side
        return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side)
    }

    // MARK: Text
    /// Between what shows at the sides. While the text is edited the clear button is one of them wherever it can show.
    func textRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
        var left = bounds.minX + inset
        var right = bounds.maxX - inset
        func leaveOut(_ rect: CGRect, atStart: Bool) {
            if atStart != field.readsRightToLeft {
                left = max(left, rect.maxX + (inset > 2 ? inset - 2 : 0))
            } else {
                right = min(right, rect.minX - (inset > 2 ? inset - 2 : 0))
            }
        }
        if showsLeftView { leaveOut(field.leftViewRect(forBounds: bounds), atStart: true) }
        if showsRightView {
            leaveOut(field.rightViewRect(forBounds: bounds), atStart: false)
        } else if showsClearButton || isEditing && keepsRoomForClearButton {
            leaveOut(field.clearButtonRect(forBounds: bounds), atStart: false)
        }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    /// So that the text doesn't jump with the first letter.
    private var keepsRoomForClearButton: Bool {
        field.isEditing && (field.clearButtonMode == .always || field.clearButtonMode == .whileEditing)
    }

    // MARK: Sizes
    /// As high as a line wants to be, whatever it says.
    static func lineHeight(_ font: UIFont) -> CGFloat {
        let line = (font.lineHeight * 2 - 0.001).rounded(.up) / 2
        return font.pointSize < 14.5 ? line : line + 1.5
    }

    var naturalSize: CGSize {
        let font = field.shownFont
        let line = Self.lineHeight(font)
        var height = line
        switch field.borderStyle {
        case .none: break
        case .line: height = line + 4
        case .bezel: height = line + 8
        case .roundedRect: height = max(34, (line + 11).rounded(.up))
        }
        var width = field.naturalTextWidth + 2 * inset
        if showsLeftView { width += size(of: field.leftView).width }
        if showsRightView {
            width += size(of: field.rightView).width
        } else if showsClearButton || field.clearButtonMode == .always {
            width += Self.clearButtonSide + 5
        }
        return CGSize(width: width.rounded(.up), height: height)
    }

    /// Where a line of text begins in its rectangle: whole points below the top.
    static func top(of height: CGFloat, in room: CGFloat, _ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
        switch alignment {
        case .top: 0
        case .bottom: room - height
        default: ((room - height) / 2).rounded(.up)
        }
    }
}
