import AppleFoundation
import CoreGraphics

/// Lets a device be felt. Like an iPad, this one has nothing to feel: preparing and playing end at once.
@preconcurrency @MainActor
open class UIFeedbackGenerator: _MainActorObject {
    public override init() {
        super.init()
    }

    /// For feedback that belongs to what happens in `view`.
    public init(view: UIView) {
        super.init()
    }

    open func prepare() {}
}

/// Says that something was hit.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How something feels that collides.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() {
        super.init()
    }

    public init(style: FeedbackStyle) {
        super.init()
    }

    public init(style: FeedbackStyle, view: UIView) {
        super.init(view: view)
    }

    public override init(view: UIView) {
        super.init(view: view)
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(at location: CGPoint) {}
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Says that another value was selected.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}

/// Says how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something has gone.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
