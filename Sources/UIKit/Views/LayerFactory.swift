import AppleFoundation
import QuartzCore

/// Makes a layer of a class that is only known as a value.
enum LayerFactory {
    static func make(_ type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        guard let type = type as? CALayer.Type else {
            fatalError("layerClass must be CALayer or a subclass of it, not \(type).")
        }
        return type._new()
    }
}
