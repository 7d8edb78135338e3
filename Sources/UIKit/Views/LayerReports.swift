@_spi(House) import AppleFoundation
import QuartzCore

/// Names the view whose layout does not come to rest, once.
@MainActor enum RestlessLayers {
    /// One was met: more passes lead nowhere.
    static var isFound = false
    private static let told = NSHashTable<AnyObject>.weakObjects()

    static func report(_ layer: CALayer, _ reason: String) {
        tell(layer, reason) { .layoutFeedbackLoop(view: $0) }
    }

    static func reportNested(_ layer: CALayer, _ reason: String) {
        tell(layer, reason) { .layoutInsideItself(view: $0) }
    }

    private static func tell(_ layer: CALayer, _ reason: String, _ misuse: (String) -> Misuse) {
        guard let view = layer.delegate as? UIView else { return Misuse.report(.layerLimit(reason)) }
        isFound = true
        if told.contains(view) { return }
        told.add(view)
        Misuse.report(misuse(HierarchyDescription.line(view)))
    }
}

/// Hears of the layers' misuse, once a process.
enum LayerReports {
    static let connection: Void = {
        LayerOwners.threadCheck = MainThreadChecker.layerCheck
        LayerMisuse.handler = { misuse in
            switch misuse {
            case .invalidGeometry(let reason): Misuse.report(.invalidGeometry(reason))
            case .cycle(let reason): Misuse.report(.cycleInLayers(reason))
            case .tooLarge(let reason): Misuse.report(.layerLimit(reason))
            case .restless(let layer, let reason): Isolation.assumeMain(with: layer) { RestlessLayers.report($0, reason) }
            case .nested(let layer, let reason): Isolation.assumeMain(with: layer) { RestlessLayers.reportNested($0, reason) }
            }
        }
    }()
}
