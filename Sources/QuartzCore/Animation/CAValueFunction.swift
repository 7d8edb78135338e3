import AppleFoundation
import CoreGraphics

/// What a number means that is animated for a transform: an angle, a scale, a way along an axis.
public struct CAValueFunctionName: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Turns animated numbers into the transform that they describe.
open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName

    public init?(name: CAValueFunctionName) {
        self.name = name
    }

    /// Numbers (one, or three for `scale` and `translate`) to a matrix.
    func transform(for value: AnimatableValue) -> AnimatableValue? {
        let numbers: [CGFloat]
        switch value {
        case .scalar(let number): numbers = [CGFloat(number)]
        case .array(let values):
            numbers = values.compactMap { if case .scalar(let number) = $0 { CGFloat(number) } else { nil } }
        default: return nil
        }
        guard let first = numbers.first else { return nil }
        let three = numbers.count >= 3 ? (first, numbers[1], numbers[2]) : (first, first, first)
        switch name {
        case .rotateX: return .transform(CATransform3DMakeRotation(first, 1, 0, 0))
        case .rotateY: return .transform(CATransform3DMakeRotation(first, 0, 1, 0))
        case .rotateZ: return .transform(CATransform3DMakeRotation(first, 0, 0, 1))
        case .scale: return .transform(CATransform3DMakeScale(three.0, three.1, three.2))
        case .scaleX: return .transform(CATransform3DMakeScale(first, 1, 1))
        case .scaleY: return .transform(CATransform3DMakeScale(1, first, 1))
        case .scaleZ: return .transform(CATransform3DMakeScale(1, 1, first))
        case .translate: return .transform(CATransform3DMakeTranslation(three.0, three.1, three.2))
        case .translateX: return .transform(CATransform3DMakeTranslation(first, 0, 0))
        case .translateY: return .transform(CATransform3DMakeTranslation(0, first, 0))
        case .translateZ: return .transform(CATransform3DMakeTranslation(0, 0, first))
        default: return nil
        }
    }
}
