import AppleFoundation
import CoreGraphics
import Synchronization

/// A symbol at a certain size and weight.
struct SymbolImage: Equatable {
    let name: String
    let glyph: SymbolGlyph
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let rendering: UIImage.SymbolConfiguration.Rendering

    init?(name: String, configuration: UIImage.Configuration?, traits: UITraitCollection) {
        guard let glyph = SymbolCatalog.glyph(named: name) else { return nil }
        self.init(name: name, glyph: glyph, configuration: configuration, traits: traits)
    }

    private init(name: String, glyph: SymbolGlyph, configuration: UIImage.Configuration?, traits: UITraitCollection) {
        self.name = name
        self.glyph = glyph
        let values = (configuration as? UIImage.SymbolConfiguration)?.values ?? .init()
        var size: CGFloat = 17
        var weight = values.weight
        if let style = values.textStyle {
            size = DynamicType.metrics(style, category: traits.preferredContentSizeCategory).size
            if weight == .unspecified { weight = DynamicType.weight(style).symbolWeight() }
        } else if let wanted = values.pointSize, wanted > 0, wanted.isFinite {
            size = wanted
        }
        switch values.scale {
        case .small: size *= 0.79
        case .large: size *= 1.27
        default: break
        }
        pointSize = size
        self.weight = weight == .unspecified ? .regular : weight
        rendering = values.rendering ?? .monochrome
    }

    static func == (a: SymbolImage, b: SymbolImage) -> Bool {
        a.name == b.name && a.pointSize == b.pointSize && a.weight == b.weight && a.rendering == b.rendering
    }

    func image(configuration: UIImage.Configuration, options: UIImage.Options) -> UIImage {
        let traits = configuration.traitCollection ?? .current
        var options = options
        options.configuration = configuration
        let symbol = SymbolImage(name: name, glyph: glyph, configuration: configuration, traits: traits)
        return UIImage(content: .symbol(symbol), scale: traits.drawingScale, options: options)
    }

    // MARK: Geometry

    private var unit: CGFloat { pointSize / 17 }
    private var stroke: CGFloat { SymbolGlyph.stroke(weight) }

    /// In points, whole pixels.
    func size(scale: CGFloat) -> CGSize {
        let extra = max(0, stroke - SymbolGlyph.regularStroke)
        func pixels(_ units: CGFloat) -> CGFloat { ((units + extra) * unit * scale - 0.01).rounded(.up) / scale }
        return CGSize(width: pixels(glyph.size.width), height: pixels(glyph.size.height))
    }

    /// Capital letters beside the symbol stand in its middle.
    func baselineOffsetFromBottom(scale: CGFloat) -> CGFloat {
        let capHeight: CGFloat = 0.7046 * pointSize
        return ((size(scale: scale).height - capHeight) / 2 * scale).rounded() / scale
    }

    // MARK: Pixels

    private struct Key: Hashable {
        let name: String
        let pointSize: CGFloat
        let weight: UIImage.SymbolWeight
        let scale: CGFloat
        let colors: [ColorComponents]
    }

    private static let cache = Mutex<[Key: CGImage]>([:])

    /// True when the symbol brings its own colours, so that no tint applies.
    var isColored: Bool {
        switch rendering {
        case .hierarchical, .palette: return true
        case .monochrome, .multicolor: return false
        }
    }

    /// The symbol's pixels; `colors` count for symbols without colours of their own, black where there is none.
    func bitmap(scale: CGFloat, colors: [UIColor]) -> CGImage? {
        let traits = UITraitCollection.current
        let levels = levelColors(colors).map { $0.components(in: traits) ?? .clear }
        let key = Key(name: name, pointSize: pointSize, weight: weight, scale: scale, colors: levels)
        if let cached = Self.cache.withLock({ $0[key] }) { return cached }
        guard let image = render(scale: scale, levels: levels) else { return nil }
        Self.cache.withLock { cache in
            if cache.count >= 512 { cache = [:] }
            cache[key] = image
        }
        return image
    }

    private func levelColors(_ colors: [UIColor]) -> [UIColor] {
        switch rendering {
        case .palette(let palette) where !palette.isEmpty:
            return [palette[0], palette.count > 1 ? palette[1] : palette[0]]
        case .hierarchical(let color):
            var alpha: CGFloat = 1
            _ = color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            return [color, color.withAlphaComponent(alpha * (glyph.isFilled ? 0.22 : 0.5))]
        default: return [colors.first ?? .black]
        }
    }

    private func render(scale: CGFloat, levels: [ColorComponents]) -> CGImage? {
        let size = size(scale: scale)
        return BitmapContexts.image(size: size, scale: scale) { context in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            context.scaleBy(x: unit, y: unit)
            context.translateBy(x: -SymbolGlyph.center.x, y: -SymbolGlyph.center.y)
            SymbolPainter(context: context, stroke: stroke, isFilled: glyph.isFilled, levels: levels).paint(glyph)
        }
    }
}
