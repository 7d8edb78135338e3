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
        _objcMade(unsafeBitCast(self, to: _UIViewMaker.Type.self).init(frame: frame))
    }
}
