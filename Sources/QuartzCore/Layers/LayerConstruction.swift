import AppleFoundation

/// The maker for `init(layer:)`; see AppleFoundation's `SlotConstruction`.
open class _CALayerMaker: CALayer {
    public required override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension CALayer {
    /// A copy of the class's own, with which it shows what is on the screen.
    @inline(never)
    public static func _new(layer: Any) -> Self {
        _objcMade(_objcMaker(self, _CALayerMaker.self).init(layer: layer))
    }
}
