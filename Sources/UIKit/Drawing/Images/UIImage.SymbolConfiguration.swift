import AppleFoundation
import CoreGraphics

extension UIImage {
    /// Size, weight and colours of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        enum Rendering: Equatable {
            case monochrome
            case hierarchical(UIColor)
            case palette([UIColor])
            case multicolor
        }

        struct Values: Equatable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var rendering: Rendering?
        }

        let values: Values

        init(values: Values, traitCollection: UITraitCollection? = nil) {
            self.values = values
            super.init(traitCollection: traitCollection, locale: nil)
        }

        // MARK: Size and weight

        public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }
        public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }
        public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(textStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(textStyle: textStyle, scale: scale))
        }
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale))
        }

        // MARK: Colours

        /// Shades of one colour, the less important parts fainter.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(rendering: .hierarchical(hierarchicalColor)))
        }
        /// One colour for each level of importance.
        public convenience init(paletteColors: [UIColor]) { self.init(values: Values(rendering: .palette(paletteColors))) }
        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(rendering: .multicolor))
        }
        open class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(rendering: .monochrome))
        }

        private static let empty = SymbolConfiguration(values: Values())
        open class var unspecified: SymbolConfiguration { empty }

        // MARK: Less of it

        private func with(_ change: (inout Values) -> Void) -> Self {
            var changed = values
            change(&changed)
            return (SymbolConfiguration(values: changed, traitCollection: traitCollection)) as! Self
        }
        open func configurationWithoutTextStyle() -> Self { with { $0.textStyle = nil } }
        open func configurationWithoutScale() -> Self { with { $0.scale = .unspecified } }
        open func configurationWithoutWeight() -> Self { with { $0.weight = .unspecified } }
        open func configurationWithoutPointSizeAndWeight() -> Self {
            with {
                $0.pointSize = nil
                $0.weight = .unspecified
            }
        }

        override open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            (SymbolConfiguration(values: values, traitCollection: traitCollection)) as! Self
        }

        override open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            let traits = otherConfiguration.traitCollection ?? traitCollection
            var merged = values
            if let other = (otherConfiguration as? SymbolConfiguration)?.values {
                if other.pointSize != nil || other.textStyle != nil {
                    merged.pointSize = other.pointSize
                    merged.textStyle = other.textStyle
                }
                if other.weight != .unspecified { merged.weight = other.weight }
                if other.scale != .unspecified { merged.scale = other.scale }
                if let rendering = other.rendering { merged.rendering = rendering }
            }
            return (SymbolConfiguration(values: merged, traitCollection: traits)) as! Self
        }

        open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        override open func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.values == values && other.traitCollection == traitCollection
        }

        override open var hash: Int { (values.pointSize ?? 0).hashValue ^ values.weight.rawValue }
    }
}
