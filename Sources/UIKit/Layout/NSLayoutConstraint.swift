import AppleFoundation

/// A relation between two views' attributes. Nothing can be constrained yet; the axes are needed by priorities.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    nonisolated override init() { super.init() }
}
