import AppleFoundation
import CoreGraphics

/// The properties that animations and key-value access know by name.
enum LayerProperties {
    typealias Getter = (CALayer) -> AnimatableValue?
    typealias Setter = (CALayer, AnimatableValue) -> Void

    static let table: [String: (get: Getter, set: Setter)] = {
        var t: [String: (get: Getter, set: Setter)] = [:]
        func number(_ name: String, _ get: @escaping (CALayer) -> CGFloat, _ set: @escaping (CALayer, CGFloat) -> Void) {
            t[name] = ({ .scalar(Double(get($0))) }, { if let v = $1.number { set($0, CGFloat(v)) } })
        }
        func flag(_ names: [String], _ get: @escaping (CALayer) -> Bool, _ set: @escaping (CALayer, Bool) -> Void) {
            for name in names {
                t[name] = ({ .scalar(get($0) ? 1 : 0) }, { if let v = $1.number { set($0, v >= 0.5) } })
            }
        }
        func color(_ name: String, _ get: @escaping (CALayer) -> CGColor?, _ set: @escaping (CALayer, CGColor?) -> Void) {
            t[name] = ({ .color(get($0) ?? .clear) }, { if case .color(let v) = $1 { set($0, v) } })
        }
        func rect(_ name: String, _ get: @escaping (CALayer) -> CGRect, _ set: @escaping (CALayer, CGRect) -> Void) {
            t[name] = ({ .rect(get($0)) }, { if case .rect(let v) = $1 { set($0, v) } })
        }
        func matrix(
            _ name: String, _ get: @escaping (CALayer) -> CATransform3D, _ set: @escaping (CALayer, CATransform3D) -> Void
        ) {
            t[name] = (
                { .transform(get($0)) },
                {
                    if case .transform(let v) = $1 { set($0, v) }
                    if case .affine(let v) = $1 { set($0, CATransform3DMakeAffineTransform(v)) }
                }
            )
        }
        func point(_ name: String, _ get: @escaping (CALayer) -> CGPoint, _ set: @escaping (CALayer, CGPoint) -> Void) {
            t[name] = ({ .point(get($0)) }, { if case .point(let v) = $1 { set($0, v) } })
        }
        point("position", { $0.position }, { $0.position = $1 })
        point("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })
        rect("bounds", { $0.bounds }, { $0.bounds = $1 })
        rect("frame", { $0.frame }, { $0.frame = $1 })
        rect("contentsRect", { $0.contentsRect }, { $0.contentsRect = $1 })
        rect("contentsCenter", { $0.contentsCenter }, { $0.contentsCenter = $1 })
        matrix("transform", { $0.transform }, { $0.transform = $1 })
        matrix("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 })
        number("opacity", { CGFloat($0.opacity) }, { $0.opacity = Float($1) })
        number("zPosition", { $0.zPosition }, { $0.zPosition = $1 })
        number("anchorPointZ", { $0.anchorPointZ }, { $0.anchorPointZ = $1 })
        number("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 })
        number("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 })
        number("shadowOpacity", { CGFloat($0.shadowOpacity) }, { $0.shadowOpacity = Float($1) })
        number("shadowRadius", { $0.shadowRadius }, { $0.shadowRadius = $1 })
        number("contentsScale", { $0.contentsScale }, { $0.contentsScale = $1 })
        number("rasterizationScale", { $0.rasterizationScale }, { $0.rasterizationScale = $1 })
        color("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 })
        color("borderColor", { $0.borderColor }, { $0.borderColor = $1 })
        color("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 })
        flag(["hidden", "isHidden"], { $0.isHidden }, { $0.isHidden = $1 })
        flag(["masksToBounds"], { $0.masksToBounds }, { $0.masksToBounds = $1 })
        flag(["doubleSided", "isDoubleSided"], { $0.isDoubleSided }, { $0.isDoubleSided = $1 })
        flag(["opaque", "isOpaque"], { $0.isOpaque }, { $0.isOpaque = $1 })
        flag(["geometryFlipped", "isGeometryFlipped"], { $0.isGeometryFlipped }, { $0.isGeometryFlipped = $1 })
        flag(["shouldRasterize"], { $0.shouldRasterize }, { $0.shouldRasterize = $1 })
        flag(["allowsGroupOpacity"], { $0.allowsGroupOpacity }, { $0.allowsGroupOpacity = $1 })
        flag(["needsDisplayOnBoundsChange"], { $0.needsDisplayOnBoundsChange }, { $0.needsDisplayOnBoundsChange = $1 })
        t["shadowOffset"] = ({ .size($0.shadowOffset) }, { if case .size(let v) = $1 { $0.shadowOffset = v } })
        t["shadowPath"] = ({ $0.shadowPath.map { .path($0) } }, { if case .path(let v) = $1 { $0.shadowPath = v } })
        t["contents"] = ({ $0.contents.map { .other($0) } }, { $0.contents = $1.any })
        return t
    }()

    /// Known by name, but not changed over time.
    private static let still: Set<String> = [
        "frame", "contentsScale", "rasterizationScale", "opaque", "isOpaque", "geometryFlipped", "isGeometryFlipped",
        "allowsGroupOpacity", "needsDisplayOnBoundsChange",
    ]

    static func isAnimatable(_ key: String, on layer: CALayer) -> Bool {
        (table[key] != nil && !still.contains(key)) || layer.ownAnimatableKeys.contains(key)
    }
}

extension AnimatableValue {
    var number: Double? { if case .scalar(let value) = self { value } else { nil } }

    /// A part of a structured value, such as `x` of a point.
    func part(_ path: ArraySlice<Substring>) -> AnimatableValue? {
        guard let name = path.first else { return self }
        let rest = path.dropFirst()
        switch (self, name) {
        case (.point(let p), "x"): return .scalar(Double(p.x))
        case (.point(let p), "y"): return .scalar(Double(p.y))
        case (.size(let s), "width"): return .scalar(Double(s.width))
        case (.size(let s), "height"): return .scalar(Double(s.height))
        case (.rect(let r), "origin"): return AnimatableValue.point(r.origin).part(rest)
        case (.rect(let r), "size"): return AnimatableValue.size(r.size).part(rest)
        case (.transform(let t), _): return TransformComponents.value(of: t, path)
        default: return nil
        }
    }

    /// The same value with one part replaced; nil when there is no such part.
    func replacing(_ path: ArraySlice<Substring>, with value: AnimatableValue) -> AnimatableValue? {
        guard let name = path.first else { return value }
        let rest = path.dropFirst()
        let number = value.number.map { CGFloat($0) }
        switch (self, name) {
        case (.point(let p), "x"): return number.map { .point(CGPoint(x: $0, y: p.y)) }
        case (.point(let p), "y"): return number.map { .point(CGPoint(x: p.x, y: $0)) }
        case (.size(let s), "width"): return number.map { .size(CGSize(width: $0, height: s.height)) }
        case (.size(let s), "height"): return number.map { .size(CGSize(width: s.width, height: $0)) }
        case (.rect(let r), "origin"):
            guard case .point(let p)? = AnimatableValue.point(r.origin).replacing(rest, with: value) else { return nil }
            return .rect(CGRect(origin: p, size: r.size))
        case (.rect(let r), "size"):
            guard case .size(let s)? = AnimatableValue.size(r.size).replacing(rest, with: value) else { return nil }
            return .rect(CGRect(origin: r.origin, size: s))
        case (.transform(let t), _): return TransformComponents.replacing(path, of: t, with: value).map { .transform($0) }
        default: return nil
        }
    }
}

/// The parts of a transform that key paths name: rotation, scale and translation.
enum TransformComponents {
    static func value(of t: CATransform3D, _ path: ArraySlice<Substring>) -> AnimatableValue? {
        guard let parts = TransformParts(t) else { return path.first == "translation" ? nil : .scalar(0) }
        let axis = path.dropFirst().first
        switch (path.first, axis) {
        case ("rotation", "x"): return .scalar(Double(parts.rotation.euler.x))
        case ("rotation", "y"): return .scalar(Double(parts.rotation.euler.y))
        case ("rotation", "z"), ("rotation", nil): return .scalar(Double(parts.rotation.euler.z))
        case ("scale", "x"): return .scalar(Double(parts.scale.x))
        case ("scale", "y"): return .scalar(Double(parts.scale.y))
        case ("scale", "z"): return .scalar(Double(parts.scale.z))
        case ("scale", nil): return .scalar(Double((parts.scale.x + parts.scale.y + parts.scale.z) / 3))
        case ("translation", "x"): return .scalar(Double(parts.translation.x))
        case ("translation", "y"): return .scalar(Double(parts.translation.y))
        case ("translation", "z"): return .scalar(Double(parts.translation.z))
        case ("translation", nil): return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        default: return nil
        }
    }

    static func replacing(
        _ path: ArraySlice<Substring>, of t: CATransform3D, with value: AnimatableValue
    ) -> CATransform3D? {
        let axis = path.dropFirst().first
        if path.first == "translation" { return translated(t, axis, value) }
        guard let number = value.number.map({ CGFloat($0) }) else { return nil }
        var parts = TransformParts(t) ?? TransformParts()
        switch (path.first, axis) {
        case ("rotation", _):
            var euler = parts.rotation.euler
            switch axis {
            case "x": euler.x = number
            case "y": euler.y = number
            default: euler.z = number
            }
            parts.rotation = TransformParts.Quaternion(eulerX: euler.x, y: euler.y, z: euler.z)
        case ("scale", "x"): parts.scale.x = number
        case ("scale", "y"): parts.scale.y = number
        case ("scale", "z"): parts.scale.z = number
        case ("scale", nil): parts.scale = (number, number, number)
        default: return nil
        }
        return parts.matrix
    }

    private static func translated(_ t: CATransform3D, _ axis: Substring?, _ value: AnimatableValue) -> CATransform3D? {
        var parts = TransformParts(t) ?? TransformParts()
        switch (axis, value) {
        case ("x", .scalar(let v)): parts.translation.x = CGFloat(v)
        case ("y", .scalar(let v)): parts.translation.y = CGFloat(v)
        case ("z", .scalar(let v)): parts.translation.z = CGFloat(v)
        case (nil, .size(let s)): (parts.translation.x, parts.translation.y) = (s.width, s.height)
        case (nil, .point(let p)): (parts.translation.x, parts.translation.y) = (p.x, p.y)
        default: return nil
        }
        return parts.matrix
    }
}
