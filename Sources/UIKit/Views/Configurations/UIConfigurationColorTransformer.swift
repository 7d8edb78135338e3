import AppleFoundation
import CoreGraphics

/// Changes a colour on its way to the screen.
public struct UIConfigurationColorTransformer {
    /// Transformers are equal when they are copies of one another.
    private final class Identity: Sendable {}

    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let components = color.resolvedColor(with: traits).components(in: traits) ?? .clear
            return UIColor(white: components.white, alpha: components.alpha)
        }
    }
    /// The tint colour, whatever colour comes in.
    public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension UIConfigurationColorTransformer: Hashable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
