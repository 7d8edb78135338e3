import AppleFoundation
import CoreGraphics

extension UIButton {
    /// Everything about a button's looks in one value.
    public struct Configuration {
        /// How much room a button keeps around its content.
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        /// How title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
        /// How round the corners are; all but a fixed one grow with the text's size.
        public enum CornerStyle: Int, Sendable {
            /// The background's radius as it is.
            case fixed = -1
            /// The background's radius, growing with the text size.
            case dynamic = 0
            case small, medium, large, capsule
        }

        /// What tells a button that opens a list of choices.
        public enum Indicator: Int, Sendable { case automatic = 0, none, popup }

        enum Look { case plain, tinted, gray, filled, borderless }

        let look: Look
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var title: String?
        public var subtitle: String?
        public var titleAlignment = TitleAlignment.automatic
        public var automaticallyUpdateForSelection = true
        public var indicator = Indicator.automatic
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } ?? title }
        }
        public var attributedSubtitle: AttributedString? {
            didSet { subtitle = attributedSubtitle.map { String($0.characters) } ?? subtitle }
        }
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        private var ownInsets: NSDirectionalEdgeInsets?

        init(_ look: Look) {
            self.look = look
            background.cornerRadius = 5.95
        }

        // MARK: Looks
        public static func plain() -> Configuration { Configuration(.plain) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.borderless) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// The configuration with the defaults of a button's state. Here they are added where the button draws, and not seen before.
        public func updated(for button: UIButton) -> Configuration {
            Unsupported.stateOfConfiguration.report()
            return self
        }

        // MARK: Measures
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? defaultInsets }
            set { ownInsets = newValue }
        }
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        private var defaultInsets: NSDirectionalEdgeInsets {
            if look == .borderless { return .zero }
            switch buttonSize {
            case .mini, .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        func titleFont(_ traits: UITraitCollection) -> UIFont {
            let style: UIFont.TextStyle
            switch buttonSize {
            case .mini, .small: style = .subheadline
            case .medium, .large: style = .body
            }
            return .preferredFont(forTextStyle: style, compatibleWith: traits)
        }

        func cornerRadius(height: CGFloat) -> CGFloat {
            let radius: CGFloat
            switch cornerStyle {
            case .fixed, .dynamic: radius = background.cornerRadius
            case .small: radius = 6
            case .medium: radius = 8
            case .large: radius = 12
            case .capsule: radius = height / 2
            }
            return min(radius, height / 2)
        }

        // MARK: Colours
        func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
            var color = baseForegroundColor ?? (isProminent(state) ? .white : tint)
            if state.contains(.disabled) { color = .tertiaryLabel }
            return state.contains(.highlighted) && look != .filled ? color.faded(to: 0.75) : color
        }

        private func isProminent(_ state: UIControl.State) -> Bool {
            look == .filled || (automaticallyUpdateForSelection && state.contains(.selected) && look != .filled)
        }

        func backgroundColor(tint: UIColor, state: UIControl.State) -> UIColor {
            if let fixed = background.backgroundColor { return background.backgroundColorTransformer?(fixed) ?? fixed }
            var color: UIColor
            if state.contains(.disabled) {
                color = look == .plain || look == .borderless ? .clear : .tertiarySystemFill
            } else if isProminent(state) {
                color = baseBackgroundColor ?? tint
            } else {
                switch look {
                case .plain, .borderless: color = baseBackgroundColor ?? .clear
                case .tinted: color = (baseBackgroundColor ?? tint).faded(to: 0.18)
                case .gray: color = baseBackgroundColor ?? .secondarySystemFill
                case .filled: color = baseBackgroundColor ?? tint
                }
            }
            if state.contains(.highlighted) { color = color.faded(to: 0.75) }
            return background.backgroundColorTransformer?(color) ?? color
        }
    }
}

/// Changes text attributes on their way to the screen.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIColor {
    /// The same colour with its alpha multiplied.
    func faded(to factor: CGFloat) -> UIColor {
        UIColor { traits in
            let resolved = self.resolvedColor(with: traits)
            return resolved.withAlphaComponent((resolved.components(in: traits)?.alpha ?? 1) * factor)
        }
    }
}
