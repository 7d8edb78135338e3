import AppleFoundation
import CoreGraphics
import RenderEngine

/// Lets a layer draw itself into pixels.
enum BackingStorePainter {
    static func paint(_ layer: CALayer, into store: BackingStore, within part: CGRect?) {}
}
