import AppleFoundation
import CoreGraphics

/// The maker for `init(frame:)`; see AppleFoundation's `SlotConstruction`.
open class _UIViewMaker: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
    /// What adapted code calls for `type.init(frame:)` and `T(frame:)`.
    @inline(never)
    public static func _new(frame: CGRect) -> Self {
        _objcMade(_objcMaker(self, _UIViewMaker.self).init(frame: frame))
    }
}

// Convenience initialisers make the view by its frame and then set it up, whatever class it is.
extension UIButton {
    public static func _new(type buttonType: ButtonType) -> Self {
        let made = _new(frame: .zero)
        made.become(buttonType)
        return made
    }

    public static func _new(type buttonType: ButtonType, primaryAction: UIAction?) -> Self {
        let made = _new(frame: .zero, primaryAction: primaryAction)
        made.become(buttonType)
        made.sizeToFit()
        return made
    }

    public static func _new(configuration: Configuration, primaryAction: UIAction? = nil) -> Self {
        let made = _new(type: .system, primaryAction: primaryAction)
        var configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
        if configuration.image == nil { configuration.image = primaryAction?.image }
        made.configuration = configuration
        made.sizeToFit()
        return made
    }
}

extension UIControl {
    public static func _new(frame: CGRect, primaryAction: UIAction?) -> Self {
        let made = _new(frame: frame)
        if let primaryAction { made.addAction(primaryAction, for: .primaryActionTriggered) }
        (made as? UIButton)?.take(primaryAction)
        return made
    }
}

extension UIImageView {
    public static func _new(image: UIImage?) -> Self {
        let made = _new(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        made.image = image
        return made
    }
}
