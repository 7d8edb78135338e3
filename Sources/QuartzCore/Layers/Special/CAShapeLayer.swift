import AppleFoundation
import CoreGraphics
import RenderEngine

/// What is inside a shape that crosses itself.
public struct CAShapeLayerFillRule: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape's line ends.
public struct CAShapeLayerLineCap: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two segments of a shape's line meet.
public struct CAShapeLayerLineJoin: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A path, filled and then stroked, drawn afresh at any size.
open class CAShapeLayer: CALayer {
    private struct Shape {
        var path: CGPath?
        var fillColor: CGColor? = LayerColors.black
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
    }
    private var shape = Shape()

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// In the layer's coordinates; may reach outside the bounds.
    open var path: CGPath? {
        get { shape.path }
        set {
            if newValue === shape.path, !(newValue is CGMutablePath) { return }
            change("path", .contentsChanged) { shape.path = newValue?.copy() }
        }
    }

    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { if newValue !== shape.fillColor { change("fillColor", .contentsChanged) { shape.fillColor = newValue } } }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { if newValue != shape.fillRule { change("fillRule", .contentsChanged) { shape.fillRule = newValue } } }
    }

    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { if newValue !== shape.strokeColor { change("strokeColor", .contentsChanged) { shape.strokeColor = newValue } } }
    }

    /// The part of the path, 0 to 1, at which the stroke begins.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { if newValue != shape.strokeStart { change("strokeStart", .contentsChanged) { shape.strokeStart = newValue } } }
    }

    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { if newValue != shape.strokeEnd { change("strokeEnd", .contentsChanged) { shape.strokeEnd = newValue } } }
    }

    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { if newValue != shape.lineWidth { change("lineWidth", .contentsChanged) { shape.lineWidth = newValue } } }
    }

    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { if newValue != shape.miterLimit { change("miterLimit", .contentsChanged) { shape.miterLimit = newValue } } }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { if newValue != shape.lineCap { change("lineCap", .contentsChanged) { shape.lineCap = newValue } } }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { if newValue != shape.lineJoin { change("lineJoin", .contentsChanged) { shape.lineJoin = newValue } } }
    }

    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set {
            if newValue != shape.lineDashPhase { change("lineDashPhase", .contentsChanged) { shape.lineDashPhase = newValue } }
        }
    }

    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change("lineDashPattern", .contentsChanged) { shape.lineDashPattern = newValue } }
    }

    // MARK: Drawing and animating

    override func takeValues(from other: CALayer) {
        super.takeValues(from: other)
        if let other = other as? CAShapeLayer { shape = other.shape }
    }

    override func plainCopy() -> CALayer { CAShapeLayer(layer: self) }

    override func specialContents() -> SpecialContents? {
        guard let path = shape.path, !path.isEmpty else { return nil }
        let cap: CGLineCap = shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt
        let join: CGLineJoin = shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter
        return .shape(
            ShapeContents(
                path: path, fillColor: shape.fillColor.map { RenderColor($0) }, usesEvenOddRule: shape.fillRule == .evenOdd,
                strokeColor: shape.strokeColor.map { RenderColor($0) }, lineWidth: shape.lineWidth, lineCap: cap,
                lineJoin: join, miterLimit: shape.miterLimit, dashPhase: shape.lineDashPhase,
                dashLengths: shape.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
                strokeStart: shape.strokeStart, strokeEnd: shape.strokeEnd))
    }

    private static let numbers: [String: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>] = [
        "strokeStart": \.strokeStart, "strokeEnd": \.strokeEnd, "lineWidth": \.lineWidth, "miterLimit": \.miterLimit,
        "lineDashPhase": \.lineDashPhase,
    ]

    override var ownAnimatableKeys: Set<String> {
        [
            "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase",
            "lineDashPattern",
        ]
    }

    override func ownValue(_ keyPath: String) -> AnimatableValue? {
        if let number = Self.numbers[keyPath] { return .scalar(Double(self[keyPath: number])) }
        switch keyPath {
        case "path": return shape.path.map { .path($0) }
        case "fillColor": return .color(shape.fillColor ?? .clear)
        case "strokeColor": return .color(shape.strokeColor ?? .clear)
        case "lineDashPattern": return shape.lineDashPattern.map { .array($0.map { .scalar($0.doubleValue) }) }
        case "fillRule": return .other(shape.fillRule.rawValue)
        case "lineCap": return .other(shape.lineCap.rawValue)
        case "lineJoin": return .other(shape.lineJoin.rawValue)
        default: return nil
        }
    }

    override func setOwnValue(_ value: AnimatableValue, _ keyPath: String) -> Bool {
        if let number = Self.numbers[keyPath] {
            if case .scalar(let new) = value { self[keyPath: number] = CGFloat(new) }
            return true
        }
        switch (keyPath, value) {
        case ("path", .path(let new)): path = new
        case ("fillColor", .color(let new)): fillColor = new
        case ("strokeColor", .color(let new)): strokeColor = new
        case ("lineDashPattern", .array(let new)): lineDashPattern = new.compactMap { $0.number.map { NSNumber(value: $0) } }
        case ("fillRule", .other(let new as String)): fillRule = CAShapeLayerFillRule(rawValue: new)
        case ("lineCap", .other(let new as String)): lineCap = CAShapeLayerLineCap(rawValue: new)
        case ("lineJoin", .other(let new as String)): lineJoin = CAShapeLayerLineJoin(rawValue: new)
        default: return false
        }
        return true
    }
}
