import AppleFoundation

/// The maker for `init(nibName:bundle:)`; see AppleFoundation's `SlotConstruction`.
open class _UIViewControllerMaker: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
    /// What adapted code calls for `type.init(nibName:bundle:)` and `T(nibName:bundle:)`.
    @inline(never)
    public static func _new(nibName: String?, bundle: Bundle?) -> Self {
        _objcMade(_objcMaker(self, _UIViewControllerMaker.self).init(nibName: nibName, bundle: bundle))
    }
}
