@_spi(House) import AppleFoundation
import CoreGraphics

enum LayerColors {
    static let black = CGColor.black
}

extension CALayer {
    // MARK: Boxes for rare state

    var lookBox: LayerLook.Box {
        if let look { return look }
        let made = LayerLook.Box()
        look = made
        return made
    }

    var rare: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    // MARK: Changing

    /// Changes a property: looks for its action first, which may read the old value, and runs it afterwards.
    @inline(__always)
    func change(_ key: String, _ marks: LayerFlags = .valuesChanged, _ body: () -> Void) {
        if !flags.isDisjoint(with: [.isPresentation, .isObserved, .isWatched]) { return changeSpecially(key, marks, body) }
        let found = isAtRest || TransactionStack.disablesActions ? nil : action(forKey: key)
        body()
        mark(marks)
        found?.run(forKey: key, object: self, arguments: nil)
    }

    /// Marks it as observed, from outside this module for a view's layer.
    package final func becameObserved() {
        flags.insert(.isObserved)
        stopsBeingStill()
    }

    /// From now on each change asks `LayerOwners.threadCheck`.
    package final func watchThread() { flags.insert(.isWatched) }

    /// From now on its owner is asked at each change, and may not move it without its setters.
    package final func stopsBeingStill() { flags.remove(.isStill) }

    /// On a copy that is shown nobody hears of changes; on a layer that is observed they are told.
    private func changeSpecially(_ key: String, _ marks: LayerFlags, _ body: () -> Void) {
        if flags.contains(.isPresentation) { return body() }
        if flags.contains(.isWatched) { LayerOwners.threadCheck?(self, key) }
        let found = isAtRest || TransactionStack.disablesActions ? nil : action(forKey: key)
        if flags.contains(.isObserved) {
            _objcChange(self, key) {
                body()
                mark(marks)
            }
        } else {
            body()
            mark(marks)
        }
        found?.run(forKey: key, object: self, arguments: nil)
    }

    /// Known to have no action for a change made now, without asking.
    @inline(__always) var isAtRest: Bool { flags.contains(.isStill) && !LayerOwners.areMoving }

    /// Whether anybody would notice a layout of this layer.
    package final var hasLayout: Bool { !flags.contains(.ownerLaysOutSublayersOnly) || !children.isEmpty }

    func setFlag(_ flag: LayerFlags, _ isOn: Bool, key: String?, marks: LayerFlags = .valuesChanged) {
        guard flags.contains(flag) != isOn else { return }
        func set() { if isOn { flags.insert(flag) } else { flags.remove(flag) } }
        if let key {
            change(key, marks, set)
        } else {
            set()
            mark(marks)
        }
    }

    /// Notes work to do here, and on the way up that there is work below.
    func mark(_ marks: LayerFlags) {
        if flags.contains(.isPresentation) { return }
        flags.insert(marks)
        spread(Self.spreading(marks))
        TransactionStack.shared.noteChange()
    }

    static func spreading(_ marks: LayerFlags) -> LayerFlags {
        var below: LayerFlags = []
        if !marks.isDisjoint(with: [.valuesChanged, .childrenChanged, .contentsChanged, .needsCommitBelow]) {
            below.insert(.needsCommitBelow)
        }
        if !marks.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) { below.insert(.needsLayoutBelow) }
        if !marks.isDisjoint(with: [.needsDisplay, .needsDisplayBelow]) { below.insert(.needsDisplayBelow) }
        if !marks.isDisjoint(with: [.needsLateDisplay, .needsLateDisplayBelow]) { below.insert(.needsLateDisplayBelow) }
        return below
    }

    /// Stops at the first ancestor that knows already: all above it do, too. Layout is spread only so far: see `LayoutWaypoints`.
    func spread(_ below: LayerFlags) {
        var below = below
        var next = parentReference
        var steps = 0
        while let layer = next {
            next = layer.use { layer in
                if layer.flags.isSuperset(of: below) { return nil }
                steps += 1
                if steps == LayoutWaypoints.reach, below.contains(.needsLayoutBelow) {
                    if !layer.flags.contains(.needsLayoutBelow), layer.parentReference != nil { LayoutWaypoints.add(layer) }
                    layer.flags.insert(below)
                    below.remove(.needsLayoutBelow)
                    return below.isEmpty ? nil : layer.parentReference
                }
                layer.flags.insert(below)
                return layer.parentReference
            }
        }
    }

    func setTransforms(own: CATransform3D, sublayers: CATransform3D) {
        if own == CATransform3DIdentity, sublayers == CATransform3DIdentity {
            transforms = nil
        } else if let transforms {
            transforms.own = own
            transforms.sublayers = sublayers
        } else {
            transforms = LayerTransforms(own: own, sublayers: sublayers)
        }
    }

    func setTiming(_ body: (inout TimingValues) -> Void) {
        body(&rare.timing)
        flags.insert(.hasTiming)
        mark(.valuesChanged)
    }

    func boundsChanged(isResized: Bool) {
        if isResized {
            if hasLayout { mark(.needsLayout) }
            if flags.contains(.displaysOnBoundsChange) || drawsBackgroundPattern { setNeedsDisplay() }
        }
    }

    func describe() -> String {
        let p = storedPosition
        let b = storedBounds
        let address = UInt(bitPattern: ObjectIdentifier(self))
        let place = "position = CGPoint (\(p.x.short) \(p.y.short))"
        let size = "bounds = CGRect (\(b.origin.x.short) \(b.origin.y.short); \(b.size.width.short) \(b.size.height.short))"
        return "<\(type(of: self)):0x\(String(address, radix: 16)); \(place); \(size)>"
    }
}

extension CGFloat {
    /// As C's `%g`, which such messages have always used.
    var short: String { isNaN ? "nan" : String(format: "%g", Double(self)) }
}

// MARK: - Checks

extension CALayer {
    private func refuse(_ what: String) -> Bool {
        LayerMisuse.handler(.invalidGeometry("CALayer \(what). Layer: \(self)"))
        return false
    }

    func accepts(_ value: CGFloat, named name: String) -> Bool {
        value.isFinite || refuse("\(name) contains NaN: \(value.short)")
    }

    func accepts(_ point: CGPoint, named name: String = "position") -> Bool {
        (point.x + point.y).isFinite || (point.x.isFinite && point.y.isFinite)
            || refuse("\(name) contains NaN: [\(point.x.short) \(point.y.short)]")
    }

    func accepts(_ rect: CGRect) -> Bool {
        if rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.width.isFinite, rect.size.height.isFinite { return true }
        let origin = "\(rect.origin.x.short) \(rect.origin.y.short)"
        return refuse("bounds contains NaN: [\(origin); \(rect.size.width.short) \(rect.size.height.short)]")
    }

    func accepts(_ t: CATransform3D) -> Bool {
        let first = t.m11 + t.m12 + t.m13 + t.m14 + t.m21 + t.m22 + t.m23 + t.m24
        let second = t.m31 + t.m32 + t.m33 + t.m34 + t.m41 + t.m42 + t.m43 + t.m44
        return (first - first + second - second) == 0 || refuse("transform contains NaN")
    }
}

extension CALayer: ObservationMarked {}
