import AppleFoundation
import CoreGraphics
import RenderEngine

/// Shows its sublayers several times, each time moved, tinted and delayed once more.
open class CAReplicatorLayer: CALayer {
    struct Instances {
        var count = 1
        var preservesDepth = false
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var color: CGColor? = .white
        var offset = (red: Float(0), green: Float(0), blue: Float(0), alpha: Float(0))
    }
    private(set) var instances = Instances()

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Including the sublayers themselves.
    open var instanceCount: Int {
        get { instances.count }
        set { if newValue != instances.count { changeInstances("instanceCount") { $0.count = newValue } } }
    }

    open var preservesDepth: Bool {
        get { instances.preservesDepth }
        set { changeInstances("preservesDepth") { $0.preservesDepth = newValue } }
    }

    /// Each copy shows what the one before it showed this much earlier.
    open var instanceDelay: CFTimeInterval {
        get { instances.delay }
        set { changeInstances("instanceDelay") { $0.delay = newValue } }
    }

    /// Applied once more for each copy, about the middle of the bounds.
    open var instanceTransform: CATransform3D {
        get { instances.transform }
        set { if newValue != instances.transform { changeInstances("instanceTransform") { $0.transform = newValue } } }
    }

    open var instanceColor: CGColor? {
        get { instances.color }
        set { changeInstances("instanceColor") { $0.color = newValue } }
    }

    open var instanceRedOffset: Float {
        get { instances.offset.red }
        set { changeInstances("instanceRedOffset") { $0.offset.red = newValue } }
    }

    open var instanceGreenOffset: Float {
        get { instances.offset.green }
        set { changeInstances("instanceGreenOffset") { $0.offset.green = newValue } }
    }

    open var instanceBlueOffset: Float {
        get { instances.offset.blue }
        set { changeInstances("instanceBlueOffset") { $0.offset.blue = newValue } }
    }

    open var instanceAlphaOffset: Float {
        get { instances.offset.alpha }
        set { changeInstances("instanceAlphaOffset") { $0.offset.alpha = newValue } }
    }

    private func changeInstances(_ key: String, _ body: (inout Instances) -> Void) {
        change(key, [.valuesChanged, .childrenChanged]) { body(&instances) }
    }

    // MARK: Drawing and animating

    override func takeValues(from other: CALayer) {
        super.takeValues(from: other)
        if let other = other as? CAReplicatorLayer { instances = other.instances }
    }

    override func plainCopy() -> CALayer { CAReplicatorLayer(layer: self) }

    /// Nil when there is nothing to repeat.
    func replication() -> RenderNode.Replication? {
        let colorIsPlain = instances.color.map { RenderColor($0) == .white } ?? true
        guard instances.count != 1 || !colorIsPlain else { return nil }
        let color = instances.color.map { RenderColor($0) } ?? .white
        let offset = RenderColor(
            red: instances.offset.red, green: instances.offset.green, blue: instances.offset.blue,
            alpha: instances.offset.alpha)
        return RenderNode.Replication(
            count: max(0, instances.count), transform: Matrix4(instances.transform), color: color, colorOffset: offset,
            preservesDepth: instances.preservesDepth)
    }

    override var ownAnimatableKeys: Set<String> {
        [
            "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
            "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
        ]
    }

    override func ownValue(_ keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "instanceCount": return .scalar(Double(instances.count))
        case "instanceDelay": return .scalar(instances.delay)
        case "instanceTransform": return .transform(instances.transform)
        case "instanceColor": return .color(instances.color ?? .clear)
        case "instanceRedOffset": return .scalar(Double(instances.offset.red))
        case "instanceGreenOffset": return .scalar(Double(instances.offset.green))
        case "instanceBlueOffset": return .scalar(Double(instances.offset.blue))
        case "instanceAlphaOffset": return .scalar(Double(instances.offset.alpha))
        default: return nil
        }
    }

    override func setOwnValue(_ value: AnimatableValue, _ keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("instanceCount", .scalar(let new)): instanceCount = Int(clamping: new.rounded())
        case ("instanceDelay", .scalar(let new)): instanceDelay = new
        case ("instanceTransform", .transform(let new)): instanceTransform = new
        case ("instanceColor", .color(let new)): instanceColor = new
        case ("instanceRedOffset", .scalar(let new)): instanceRedOffset = Float(new)
        case ("instanceGreenOffset", .scalar(let new)): instanceGreenOffset = Float(new)
        case ("instanceBlueOffset", .scalar(let new)): instanceBlueOffset = Float(new)
        case ("instanceAlphaOffset", .scalar(let new)): instanceAlphaOffset = Float(new)
        default: return false
        }
        return true
    }
}
