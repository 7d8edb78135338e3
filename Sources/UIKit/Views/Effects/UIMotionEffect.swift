@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore

/// Changes a view when the device is tilted. Subclasses say what by how much.
///
/// The device here lies still, as one without motion sensors does: views keep their effects, and nothing is asked of them.
@preconcurrency @MainActor
open class UIMotionEffect: _MainActorObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    nonisolated open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Key paths of the view, and what is added to their values. Offsets go from −1 to 1.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves one value with the tilt along one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Along which way the device is tilted.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }

    open private(set) var keyPath: String
    open private(set) var type: EffectType
    /// The value at an offset of −1.
    open var minimumRelativeValue: Any?
    /// The value at an offset of 1.
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, let keyPath = coder.keptObject(of: NSString.self, forKey: "UIKeyPath") else {
            return nil
        }
        self.keyPath = keyPath as String
        type = EffectType(rawValue: coder.decodeInteger(forKey: "UIEffectType")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
        minimumRelativeValue = coder.keptObject(of: NSValue.self, forKey: "UIMinimumRelativeValue")
        maximumRelativeValue = coder.keptObject(of: NSValue.self, forKey: "UIMaximumRelativeValue")
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        guard coder.allowsKeyedCoding else { return }
        Isolation.assumeMain(with: coder) { coder in
            coder.encode(keyPath as NSString, forKey: "UIKeyPath")
            coder.encode(type.rawValue, forKey: "UIEffectType")
            if let value = Self.object(minimumRelativeValue) { coder.encode(value, forKey: "UIMinimumRelativeValue") }
            if let value = Self.object(maximumRelativeValue) { coder.encode(value, forKey: "UIMaximumRelativeValue") }
        }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let minimum = minimumRelativeValue.flatMap({ AnimatableValue($0) }),
            let maximum = maximumRelativeValue.flatMap({ AnimatableValue($0) })
        else { return nil }
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = Double(min(max(offset, -1), 1) + 1) / 2
        return [keyPath: minimum.interpolated(to: maximum, at: part).object]
    }

    private static func object(_ value: Any?) -> NSValue? { value.flatMap { AnimatableValue($0)?.object as? NSValue } }
}

/// Several effects at once; what they do to the same key path adds up.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.allowsKeyedCoding else { return }
        motionEffects =
            coder.keptObject(of: [NSArray.self, UIMotionEffect.self], forKey: "UIMotionEffects") as? [UIMotionEffect]
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        guard coder.allowsKeyedCoding else { return }
        Isolation.assumeMain(with: coder) { coder in
            if let motionEffects { coder.encode(motionEffects as NSArray, forKey: "UIMotionEffects") }
        }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects
        return copy
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var sums: [String: AnimatableValue] = [:]
        for effect in motionEffects ?? [] {
            for (keyPath, any) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] {
                guard let value = AnimatableValue(any) else { continue }
                sums[keyPath] = sums[keyPath]?.adding(value) ?? value
            }
        }
        return sums.isEmpty ? nil : sums.mapValues(\.object)
    }
}

extension AnimatableValue {
    /// As key-value coding hands it over.
    fileprivate var object: Any {
        switch self {
        case .scalar(let value): return NSNumber(value: value)
        case .point(let value): return NSValue(cgPoint: value)
        case .size(let value): return NSValue(cgSize: value)
        case .rect(let value): return NSValue(cgRect: value)
        default: return any
        }
    }
}
