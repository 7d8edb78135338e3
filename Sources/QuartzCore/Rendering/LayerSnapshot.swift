import AppleFoundation
import CoreGraphics
import RenderEngine

/// A picture of a layer and its sublayers at one moment.
final class LayerSnapshot {
    init?(of layer: CALayer) { return nil }
}
