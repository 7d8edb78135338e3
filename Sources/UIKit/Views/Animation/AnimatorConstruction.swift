import AppleFoundation

/// The maker for `init(duration:timingParameters:)`; see AppleFoundation's `SlotConstruction`.
open class _UIViewPropertyAnimatorMaker: UIViewPropertyAnimator {
    public required override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        super.init(duration: duration, timingParameters: parameters)
    }
}

extension UIViewPropertyAnimator {
    @inline(never)
    static func _new(duration: TimeInterval, timingParameters: any UITimingCurveProvider) -> Self {
        _objcMade(
            _objcMaker(self, _UIViewPropertyAnimatorMaker.self)
                .init(duration: duration, timingParameters: timingParameters))
    }
}
