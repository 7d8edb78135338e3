import AppleFoundation
import CoreGraphics

extension CALayer {
    /// A property, or a part of one, as animations see it.
    package func animatableValue(forKeyPath path: String) -> AnimatableValue? { LayerKeyPath(path).value(of: self) }

    package func setAnimatableValue(_ value: AnimatableValue, forKeyPath path: String) {
        LayerKeyPath(path).set(value, on: self)
    }

    // MARK: Key-value access

    func keyedValue(_ path: String) -> Any? {
        switch path {
        case "name": return name
        case "contents": return contents
        case "mask": return mask
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "delegate": return delegate
        case "actions": return actions
        case "style": return style
        case "contentsGravity": return contentsGravity.rawValue
        case "backgroundColor": return backgroundColor
        case "borderColor": return borderColor
        case "shadowColor": return shadowColor
        case "shadowPath": return shadowPath
        case "compositingFilter": return compositingFilter
        case "filters": return filters
        default: break
        }
        if LayerProperties.table[path] == nil, let value = extras?.values[path] { return value }
        if path.hasPrefix("sublayers."), let (layer, rest) = namedSublayer(path) { return layer.value(forKeyPath: rest) }
        if let value = animatableValue(forKeyPath: path) { return value.any }
        if let style = extras?.style, let value = style[path] { return value }
        return type(of: self).defaultValue(forKey: path)
    }

    func setKeyedValue(_ value: Any?, _ path: String) {
        switch path {
        case "name": name = value as? String
        case "contents": contents = value
        case "mask": mask = value as? CALayer
        case "sublayers": sublayers = value as? [CALayer]
        case "delegate": delegate = value as? any CALayerDelegate
        case "actions": actions = value as? [String: any CAAction]
        case "style": style = value as? [AnyHashable: Any]
        case "contentsGravity": contentsGravity = CALayerContentsGravity(rawValue: value as? String ?? "resize")
        case "shadowPath": shadowPath = value.flatMap { $0 as? CGPath }
        case "backgroundColor" where value == nil: backgroundColor = nil
        case "borderColor" where value == nil: borderColor = nil
        case "shadowColor" where value == nil: shadowColor = nil
        case "compositingFilter": compositingFilter = value
        case "filters": filters = value as? [Any]
        default: setOtherValue(value, path)
        }
    }

    private func setOtherValue(_ value: Any?, _ path: String) {
        if path.hasPrefix("sublayers."), let (layer, rest) = namedSublayer(path) {
            layer.setValue(value, forKeyPath: rest)
            return
        }
        let head = path.split(separator: ".").first.map(String.init) ?? path
        let isKnown = LayerProperties.table[head] != nil || ownValue(head) != nil || ownAnimatableKeys.contains(head)
        if isKnown {
            if let value, let animatable = AnimatableValue(value, like: animatableValue(forKeyPath: path)) {
                setAnimatableValue(animatable, forKeyPath: path)
            }
            return
        }
        setCustomValue(value, path)
    }

    /// A key of the app's own: kept, animated like any other, and drawn again if the class wants that.
    private func setCustomValue(_ value: Any?, _ key: String) {
        change(key) { rare.values[key] = value }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private func namedSublayer(_ path: String) -> (CALayer, String)? {
        let parts = path.split(separator: ".", maxSplits: 2)
        guard parts.count == 3, let layer = sublayers?.first(where: { $0.name == String(parts[1]) }) else { return nil }
        return (layer, String(parts[2]))
    }
}

extension CALayer: KeyValueCoded {}
extension CAAnimation: KeyValueCoded {}

// MARK: - Matrices in NSValue

extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) {
        var bytes = t
        self.init(bytes: &bytes, objCType: "[16d]")
    }

    public var caTransform3DValue: CATransform3D { boxedTransform ?? CATransform3DIdentity }

    var boxedTransform: CATransform3D? {
        guard String(cString: objCType) == "[16d]" else { return nil }
        var t = CATransform3D()
        getValue(&t)
        return t
    }
}
