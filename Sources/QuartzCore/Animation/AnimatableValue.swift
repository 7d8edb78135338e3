import AppleFoundation
import CoreGraphics

/// A value that an animation can change, in the one form that interpolation works on.
package enum AnimatableValue {
    case scalar(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case affine(CGAffineTransform)
    case color(CGColor)
    case path(CGPath)
    case array([AnimatableValue])
    /// Changes at once, as an image does.
    case other(Any)

    /// The number in `any`, whatever its type.
    static func number(_ any: Any) -> Double? {
        switch any {
        case let value as Double: return value
        case let value as CGFloat: return Double(value)
        case let value as Float: return Double(value)
        case let value as Int: return Double(value)
        case let value as Bool: return value ? 1 : 0
        case let value as NSNumber: return value.doubleValue
        case let value as any BinaryInteger: return Double(value)
        default: return nil
        }
    }

    /// What `any` means for a property that now holds `model`.
    package init?(_ any: Any, like model: AnimatableValue? = nil) {
        // A number that is asked whether it is an object becomes one.
        switch type(of: any) {
        case is Double.Type: self = .scalar(any as! Double)
        case is CGFloat.Type: self = .scalar(Double(any as! CGFloat))
        default: self.init(anything: any, like: model)
        }
    }

    private init?(anything any: Any, like model: AnimatableValue?) {
        switch any {
        case is NSNull: return nil
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform:
            if case .transform = model {
                self = .transform(CATransform3DMakeAffineTransform(value))
            } else {
                self = .affine(value)
            }
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as AnimatableValue: self = value
        case let value as any ConvertibleToCGColor: self = .color(value.animatableColor)
        case let value as [Any]: self = .array(value.compactMap { AnimatableValue($0) })
        case let value as NSValue where !(value is NSNumber): self.init(boxed: value)
        default:
            if let number = Self.number(any) { self = .scalar(number) } else { self = .other(any) }
        }
    }

    private init?(boxed value: NSValue) {
        if let transform = value.boxedTransform {
            self = .transform(transform)
            return
        }
        switch String(cString: value.objCType) {
        case "{CGPoint=dd}": self = .point(value.pointValue)
        case "{CGSize=dd}": self = .size(value.sizeValue)
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": self = .rect(value.rectValue)
        default: self = .other(value)
        }
    }

    /// The value as the property's setter takes it.
    package var any: Any {
        switch self {
        case .scalar(let value): return value
        case .point(let value): return value
        case .size(let value): return value
        case .rect(let value): return value
        case .transform(let value): return value
        case .affine(let value): return value
        case .color(let value): return value
        case .path(let value): return value
        case .array(let values): return values.map(\.any)
        case .other(let value): return value
        }
    }

    /// The value that changes nothing when it is added.
    var zero: AnimatableValue {
        switch self {
        case .scalar: return .scalar(0)
        case .point: return .point(.zero)
        case .size: return .size(.zero)
        case .rect: return .rect(.zero)
        case .transform: return .transform(CATransform3DIdentity)
        case .affine: return .affine(.identity)
        case .array(let values): return .array(values.map(\.zero))
        case .color, .path, .other: return self
        }
    }

    /// The value between this one (0) and `goal` (1); outside that range too, where the type allows it.
    package func interpolated(to goal: AnimatableValue, at t: Double) -> AnimatableValue {
        let f = CGFloat(t)
        switch (self, goal) {
        case (.scalar(let a), .scalar(let b)): return .scalar(a + (b - a) * t)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x, f), y: mix(a.y, b.y, f)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width, f), height: mix(a.height, b.height, f)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x, f), y: mix(a.origin.y, b.origin.y, f),
                    width: mix(a.size.width, b.size.width, f), height: mix(a.size.height, b.size.height, f)))
        case (.transform(let a), .transform(let b)): return .transform(TransformParts.interpolate(a, b, t))
        case (.affine(let a), .affine(let b)):
            let mixed = TransformParts.interpolate(CATransform3DMakeAffineTransform(a), CATransform3DMakeAffineTransform(b), t)
            return .affine(CATransform3DGetAffineTransform(mixed))
        case (.color(let a), .color(let b)): return .color(ColorMixing.mix(a, b, t))
        case (.path(let a), .path(let b)): return PathMixing.mix(a, b, t).map { .path($0) } ?? (t < 1 ? self : goal)
        case (.array(let a), .array(let b)) where a.count == b.count:
            return .array(zip(a, b).map { $0.interpolated(to: $1, at: t) })
        case (.other(let a as CGImage), .other(let b as CGImage)):
            return ImageMixing.mix(a, b, t).map { .other($0) } ?? (t < 1 ? self : goal)
        default: return t < 1 ? self : goal
        }
    }

    /// Component by component `self + times * other`; transforms are multiplied.
    package func adding(_ other: AnimatableValue, times: Double = 1) -> AnimatableValue {
        let f = CGFloat(times)
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): return .scalar(a + b * times)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x * f, y: a.y + b.y * f))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width * f, height: a.height + b.height * f))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x * f, y: a.origin.y + b.origin.y * f,
                    width: a.size.width + b.size.width * f, height: a.size.height + b.size.height * f))
        case (.transform(let a), .transform(let b)):
            let step = times < 0 ? CATransform3DInvert(b) : b
            var result = a
            for _ in 0..<min(Int(abs(times).rounded()), 10_000) { result = CATransform3DConcat(step, result) }
            return .transform(result)
        case (.affine(let a), .affine(let b)):
            let sum = AnimatableValue.transform(CATransform3DMakeAffineTransform(a))
                .adding(.transform(CATransform3DMakeAffineTransform(b)), times: times)
            guard case .transform(let result) = sum else { return self }
            return .affine(CATransform3DGetAffineTransform(result))
        case (.color(let a), .color(let b)): return .color(ColorMixing.add(a, b, times))
        case (.array(let a), .array(let b)) where a.count == b.count:
            return .array(zip(a, b).map { $0.adding($1, times: times) })
        default: return self
        }
    }

    /// An additive animation's value on top of the layer's: sums, and for transforms the animation's matrix first.
    func combined(with addend: AnimatableValue) -> AnimatableValue {
        switch (self, addend) {
        case (.transform(let base), .transform(let extra)): return .transform(CATransform3DConcat(extra, base))
        case (.other, _): return addend
        default: return adding(addend)
        }
    }

    /// How far apart two values are, for evenly paced keyframes.
    func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): return abs(a - b)
        case (.point(let a), .point(let b)): return Double(hypot(a.x - b.x, a.y - b.y))
        case (.size(let a), .size(let b)): return Double(hypot(a.width - b.width, a.height - b.height))
        case (.rect(let a), .rect(let b)):
            let places = hypot(a.origin.x - b.origin.x, a.origin.y - b.origin.y)
            return Double(hypot(places, hypot(a.size.width - b.size.width, a.size.height - b.size.height)))
        case (.color(let a), .color(let b)): return ColorMixing.distance(a, b)
        case (.transform(let a), .transform(let b)):
            return Double(hypot(hypot(a.m41 - b.m41, a.m42 - b.m42), a.m43 - b.m43))
        default: return 1
        }
    }
}

/// A colour type of a higher floor, such as UIKit's.
package protocol ConvertibleToCGColor {
    var animatableColor: CGColor { get }
}

@inline(__always) private func mix(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat { a + (b - a) * t }
