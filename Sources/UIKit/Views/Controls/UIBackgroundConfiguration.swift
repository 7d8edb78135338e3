import AppleFoundation
import CoreGraphics

/// Changes a colour on its way to the screen.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let components = color.resolvedColor(with: traits).components(in: traits) ?? .clear
            return UIColor(white: components.white, alpha: components.alpha)
        }
    }
    /// The tint colour, whatever colour comes in.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// What lies behind a cell's or button's content.
public struct UIBackgroundConfiguration {
    /// Placed between the background and the content.
    public var customView: UIView? { didSet { Unsupported.kept("UIBackgroundConfiguration.customView") } }
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil is the tint colour.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect? { didSet { Unsupported.kept("UIBackgroundConfiguration.visualEffect") } }
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0 { didSet { Unsupported.kept("UIBackgroundConfiguration.strokeOutset") } }

    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
