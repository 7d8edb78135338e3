import AppleFoundation
import CoreGraphics
import RenderEngine

/// Shows what lies behind it, blurred, saturated and tinted: the ground of a visual effect view.
package final class BackdropLayer: CALayer {
    private struct Effect: Equatable {
        var blurRadius: CGFloat = 0
        var saturation: CGFloat = 1
        var tint: RenderColor?
    }
    private var effect = Effect()

    package override init() { super.init() }
    package override init(layer: Any) { super.init(layer: layer) }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Standard deviation in points.
    package var blurRadius: CGFloat {
        get { effect.blurRadius }
        set { update("blurRadius") { $0.blurRadius = max(0, newValue) } }
    }

    package var saturation: CGFloat {
        get { effect.saturation }
        set { update("saturation") { $0.saturation = newValue } }
    }

    package var tint: CGColor? {
        get { effect.tint.map { CGColor(SRGBColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)) } }
        set { update("tint") { $0.tint = newValue.map { RenderColor($0) } } }
    }

    private func update(_ key: String, _ body: (inout Effect) -> Void) {
        var new = effect
        body(&new)
        guard new != effect else { return }
        change(key, .contentsChanged) { effect = new }
    }

    override func takeValues(from other: CALayer) {
        super.takeValues(from: other)
        if let other = other as? BackdropLayer { effect = other.effect }
    }

    override func plainCopy() -> CALayer { BackdropLayer(layer: self) }

    override func specialContents() -> SpecialContents? {
        .backdrop(BackdropContents(blurRadius: effect.blurRadius, saturation: Float(effect.saturation), tint: effect.tint))
    }

    override var ownAnimatableKeys: Set<String> { ["blurRadius", "saturation", "tint"] }

    override func ownValue(_ keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "blurRadius": return .scalar(Double(blurRadius))
        case "saturation": return .scalar(Double(saturation))
        case "tint": return .color(tint ?? .clear)
        default: return nil
        }
    }

    override func setOwnValue(_ value: AnimatableValue, _ keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("blurRadius", .scalar(let new)): blurRadius = CGFloat(new)
        case ("saturation", .scalar(let new)): saturation = CGFloat(new)
        case ("tint", .color(let new)): tint = new
        default: return false
        }
        return true
    }
}
