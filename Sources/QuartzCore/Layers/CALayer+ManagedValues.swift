import AppleFoundation
import CoreGraphics

extension CALayer {
    /// What a property that a subclass leaves to the layer reads: nothing set is zero, or nil where the type has that.
    public final func _layerValue<Value>(_ key: String) -> Value {
        let value = keyedValue(key)
        if let value = value as? Value { return value }
        if let number = value.flatMap({ AnimatableValue.number($0) }), let value: Value = Self.number(number) { return value }
        if let zero: Value = Self.number(0) { return zero }
        if let none = Optional<Any>.none as? Value { return none }
        for zero: Any in [CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity] as [Any] {
            if let zero = zero as? Value { return zero }
        }
        fatalError("The layer's property \(key) has no value yet, and \(Value.self) has no zero.")
    }

    /// What such a property writes: with the action, the drawing and the animations of the key.
    public final func _setLayerValue<Value>(_ value: Value, _ key: String) { setValue(value, forKey: key) }

    private static func number<Value>(_ number: Double) -> Value? {
        switch Value.self {
        case is CGFloat.Type: return CGFloat(number) as? Value
        case is Double.Type: return number as? Value
        case is Float.Type: return Float(number) as? Value
        case is Int.Type: return Int(clamping: number) as? Value
        case is Bool.Type: return (number != 0) as? Value
        default: return nil
        }
    }
}
