import AppleFoundation
import QuartzCore

/// Makes a layer of a class that is only known as a value.
enum LayerFactory {
    private class PlainProbe: CALayer {}

    /// `init()` comes from NSObject, so its entry lies before those that CALayer adds.
    private static let initEntry: Int = {
        guard let entry = VirtualTable.overridden(in: PlainProbe.self, of: CALayer.self).first else {
            fatalError("The initializer of CALayer was not found in its metadata.")
        }
        return entry
    }()

    static func make(_ type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        guard type is CALayer.Type else { fatalError("layerClass must be CALayer or a subclass of it, not \(type).") }
        return unsafeDowncast(VirtualTable.make(type, initEntry: initEntry), to: CALayer.self)
    }
}
