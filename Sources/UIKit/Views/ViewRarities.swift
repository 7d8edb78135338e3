import AppleFoundation
import QuartzCore

/// What few views have. Made when the first of these values is set.
@MainActor final class ViewRarities {
    nonisolated init() {}

    var tag = 0
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var maskView: UIView?
    var safeAreaInsets = UIEdgeInsets.zero
    /// What a container's bars take of this view.
    var contentSafeArea: UIEdgeInsets?
    /// Nil is the default of the class.
    var layoutMargins: NSDirectionalEdgeInsets?
    /// What `layoutMargins` returned when somebody was last told.
    var knownMargins: UIEdgeInsets?
    var marginsFollowReadableWidth = false
    var hearsConstraints = false
    var overrideStyle = UIUserInterfaceStyle.unspecified
    var traitOverrides = UITraitOverrides() { didSet { hasTraitOverrides = !traitOverrides.isEmpty } }
    private var hasTraitOverrides = false
    var hasTraits: Bool {
        overrideStyle != .unspecified || hasTraitOverrides || textSizeLimits.minimum != nil || textSizeLimits.maximum != nil
    }
    var traitRegistrations: [TraitRegistration] = []
    var gestureRecognizers: [UIGestureRecognizer]?
    weak var nature: (any ViewNature)?
    var contentHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    var compressionResistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?

    var motionEffects: [UIMotionEffect] = []
    var interactions: [any UIInteraction] = []
    var textSizeLimits: (minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?)

    // MARK: Accessibility and restoration
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var accessibilityValue: String?
    var accessibilityIdentifier: String?
    var accessibilityTraits: UIAccessibilityTraits?
    var accessibilityFrame: CGRect?
    var accessibilityElements: [Any]?
    var accessibilityElementsHidden = false
    var accessibilityViewIsModal = false
    var accessibilityExtras: AccessibilityExtras?
    var moreAccessibility: AccessibilityExtras {
        if let accessibilityExtras { return accessibilityExtras }
        let made = AccessibilityExtras()
        accessibilityExtras = made
        return made
    }
    var restorationIdentifier: String?
}
