import AppleFoundation
import QuartzCore

/// Tint colours: who sets one, who inherits it, who must be told.
@MainActor enum TintPropagation {
    /// Tells the view and those below that inherit from it.
    static func changed(_ root: UIView) {
        var pending: [UIView] = [root]
        while let view = pending.popLast() {
            if view.ownFill?.usesTint == true { view.colorAppearanceChanged() }
            view.tintColorDidChange()
            if view.subviewList.isEmpty { continue }
            for child in view.subviewList.views.reversed() where child.rarities?.tintColor == nil {
                pending.append(child)
            }
        }
    }

    /// The tint before a view gets another superview; nil while all tints are the same.
    static func before(_ view: UIView) -> UIColor? { hasUnusualTint ? view.effectiveTintColor : nil }

    /// In another superview the inherited colour may be another one.
    static func superviewChanged(_ view: UIView, tintBefore: UIColor?) {
        guard let tintBefore, tintBefore != view.effectiveTintColor else { return }
        changed(view)
    }

    /// Whether any view ever got a tint colour of its own; until then all tints are the same.
    static var hasUnusualTint = false
}

extension UIView {
    final var effectiveTintColor: UIColor {
        var color = UIColor.systemBlue
        var view: UIView? = self
        while let current = view {
            if let own = current.rarities?.tintColor {
                color = own
                break
            }
            view = current.superview
        }
        return effectiveTintAdjustmentMode == .dimmed ? TintDimming.dimmed(color, traits: traits) : color
    }

    final func setTintColor(_ color: UIColor?) {
        if color == nil, rarities?.tintColor == nil { return }
        rare.tintColor = color
        TintPropagation.hasUnusualTint = true
        TintPropagation.changed(self)
    }

    final var effectiveTintAdjustmentMode: TintAdjustmentMode {
        guard TintPropagation.hasUnusualTint else { return .normal }
        var view: UIView? = self
        while let current = view {
            if let own = current.rarities?.tintAdjustmentMode, own != .automatic { return own }
            view = current.superview
        }
        return .normal
    }

    final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != rarities?.tintAdjustmentMode ?? .automatic else { return }
        rare.tintAdjustmentMode = mode
        TintPropagation.hasUnusualTint = true
        TintPropagation.changed(self)
    }
}

/// What a tint looks like behind an alert: without its hue.
enum TintDimming {
    static func dimmed(_ color: UIColor, traits: UITraitCollection) -> UIColor {
        let resolved = color.resolvedColor(with: traits)
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        return UIColor(white: luminance, alpha: alpha * 0.8)
    }
}
