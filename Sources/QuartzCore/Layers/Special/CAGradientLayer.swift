import AppleFoundation
import CoreGraphics
import RenderEngine

/// Along a line, around a point, or outwards from it.
public struct CAGradientLayerType: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Colours that run into each other over the bounds.
open class CAGradientLayer: CALayer {
    private struct Gradient {
        var colors: [Any]?
        var locations: [NSNumber]?
        var start = CGPoint(x: 0.5, y: 0)
        var end = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }
    private var gradient = Gradient()

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// `CGColor` objects.
    open var colors: [Any]? {
        get { gradient.colors }
        set { change("colors", .contentsChanged) { gradient.colors = newValue } }
    }

    /// Rising from 0 to 1, one for each colour; nil spreads the colours evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { change("locations", .contentsChanged) { gradient.locations = newValue } }
    }

    /// In the unit square; the centre of radial and conic gradients.
    open var startPoint: CGPoint {
        get { gradient.start }
        set { if newValue != gradient.start { change("startPoint", .contentsChanged) { gradient.start = newValue } } }
    }

    open var endPoint: CGPoint {
        get { gradient.end }
        set { if newValue != gradient.end { change("endPoint", .contentsChanged) { gradient.end = newValue } } }
    }

    open var type: CAGradientLayerType {
        get { gradient.type }
        set { if newValue != gradient.type { change("type", .contentsChanged) { gradient.type = newValue } } }
    }

    // MARK: Drawing and animating

    override func takeValues(from other: CALayer) {
        super.takeValues(from: other)
        if let other = other as? CAGradientLayer { gradient = other.gradient }
    }

    /// A gradient counts as background; with sublayers it would clip those as well.
    override var roundsOwnContents: Bool { cornerRadius > 0 && (model() as CALayer).childCount == 0 }

    override func plainCopy() -> CALayer { CAGradientLayer(layer: self) }

    override func specialContents() -> SpecialContents? {
        let colors: [RenderColor] = (gradient.colors ?? []).compactMap { any in
            guard case .color(let color)? = AnimatableValue(any) else { return nil }
            return RenderColor(color)
        }
        guard let first = colors.first else { return nil }
        let all = colors.count == 1 ? [first, first] : colors
        var locations = gradient.locations?.map { min(1, max(0, $0.floatValue)) } ?? []
        if locations.count != all.count {
            // Those that are missing are at the end.
            locations = (0..<all.count).map { index in
                gradient.locations.map { index < $0.count ? min(1, max(0, $0[index].floatValue)) : 1 }
                    ?? Float(index) / Float(all.count - 1)
            }
        }
        for index in locations.indices.dropFirst() { locations[index] = max(locations[index], locations[index - 1]) }
        let kind: GradientContents.Kind =
            gradient.type == .radial ? .radial : gradient.type == .conic ? .conic : .axial
        return .gradient(
            GradientContents(kind: kind, colors: all, locations: locations, start: gradient.start, end: gradient.end))
    }

    override var ownAnimatableKeys: Set<String> { ["colors", "locations", "startPoint", "endPoint"] }

    override func ownValue(_ keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "colors": return gradient.colors.map { .array($0.compactMap { AnimatableValue($0) }) }
        case "locations": return gradient.locations.map { .array($0.map { .scalar($0.doubleValue) }) }
        case "startPoint": return .point(gradient.start)
        case "endPoint": return .point(gradient.end)
        case "type": return .other(gradient.type.rawValue)
        default: return nil
        }
    }

    override func setOwnValue(_ value: AnimatableValue, _ keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("colors", .array(let new)): colors = new.map(\.any)
        case ("locations", .array(let new)): locations = new.compactMap { $0.number.map { NSNumber(value: $0) } }
        case ("startPoint", .point(let new)): startPoint = new
        case ("endPoint", .point(let new)): endPoint = new
        case ("type", .other(let new as String)): type = CAGradientLayerType(rawValue: new)
        default: return false
        }
        return true
    }
}
