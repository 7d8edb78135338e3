import AppleFoundation

/// The maker for `init(rootViewController:)` and `init(navigationBarClass:toolbarClass:)`; see AppleFoundation's `SlotConstruction`.
open class _UINavigationControllerMaker: UINavigationController {
    public required override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    public required override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UINavigationController {
    /// What adapted code calls for `type.init(rootViewController:)` and `T(rootViewController:)`.
    @inline(never)
    public static func _new(rootViewController: UIViewController) -> Self {
        _objcMade(
            _objcMaker(self, _UINavigationControllerMaker.self).init(rootViewController: rootViewController))
    }

    /// What adapted code calls for `type.init(navigationBarClass:toolbarClass:)`.
    @inline(never)
    public static func _new(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
        _objcMade(
            _objcMaker(self, _UINavigationControllerMaker.self)
                .init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass))
    }
}
