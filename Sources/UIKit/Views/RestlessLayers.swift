import AppleFoundation
import QuartzCore

/// Names the view whose layout does not come to rest, once.
@MainActor enum RestlessLayers {
    /// One was met: more passes lead nowhere.
    static var isFound = false
    private static let told = NSHashTable<AnyObject>.weakObjects()

    static func report(_ layer: CALayer, _ reason: String) {
        guard let view = layer.delegate as? UIView else { return Misuse.report(.layerLimit(reason)) }
        isFound = true
        if told.contains(view) { return }
        told.add(view)
        Misuse.report(.layoutFeedbackLoop(view: HierarchyDescription.line(view)))
    }
}
