@_spi(House) import AppleFoundation
import CoreGraphics

/// The list of sublayers.
///
/// Taking a layer out of the middle leaves a hole, filled with one shared layer, so that removing many layers in any order
/// takes time in proportion to their number; the list is closed up when it is read or when half of it is holes.
extension CALayer {
    enum Place {
        case last
        case index(Int)
        case below(CALayer?)
        case above(CALayer?)
    }

    private nonisolated(unsafe) static let hole = CALayer()

    // MARK: Reading

    func publicSuperlayer() -> CALayer? {
        if let model = extras?.model { return model.superlayer?.presentation() }
        return flags.contains(.isMask) ? nil : parent
    }

    func publicSublayers() -> [CALayer]? {
        if let model = extras?.model {
            return model.sublayers?.map { $0.presentation() ?? $0 }
        }
        closeHoles()
        return children.isEmpty ? nil : children
    }

    /// The sublayers themselves, never their presentations.
    package var sublayerList: [CALayer] {
        closeHoles()
        return children
    }

    var childCount: Int { children.count - Int(holes) }

    @inline(__always) func closeHoles() { if holes > 0 { compactChildren() } }

    private func compactChildren() {
        let hole = Self.hole
        children.removeAll { $0 === hole }
        holes = 0
        for index in children.indices { children[index].indexHint = Int32(truncatingIfNeeded: index) }
    }

    /// Looks at the remembered place first and then around it.
    private func index(of child: CALayer) -> Int? {
        let count = children.count
        let hint = min(Int(child.indexHint), count - 1)
        guard hint >= 0 else { return nil }
        if children[hint] === child { return hint }
        for distance in 1...32 {
            if hint + distance < count, children[hint + distance] === child { return hint + distance }
            if hint - distance >= 0, children[hint - distance] === child { return hint - distance }
        }
        // Far away: all hints are stale by about as much, so they are renewed at once.
        for index in children.indices { children[index].indexHint = Int32(truncatingIfNeeded: index) }
        let renewed = Int(child.indexHint)
        return renewed < count && children[renewed] === child ? renewed : nil
    }

    // MARK: Inserting

    func insert(_ layer: CALayer, at place: Place) {
        guard canAdopt(layer) else { return }
        if layer.parent === self, !layer.flags.contains(.isMask) {
            move(layer, to: place)
            return
        }
        layer.leaveParent()
        put(layer, at: place)
        layer.parent = self
        joined(layer)
    }

    /// A layer may not come below itself.
    private func canAdopt(_ layer: CALayer) -> Bool {
        guard !flags.contains(.isPresentation) else { return false }
        guard layer === self || !layer.children.isEmpty || layer.extras?.mask != nil else { return true }
        if isElsewhere(layer) { return true }
        let searched = Uncounted(layer)
        var ancestor: Uncounted<CALayer>? = Uncounted(self)
        while let next = ancestor {
            if next == searched {
                LayerMisuse.handler(.cycle("layer \(layer) is a part of cycle in its layer tree"))
                return false
            }
            ancestor = next.use { $0.parentReference }
        }
        return true
    }

    /// Known to be in another tree, without climbing up this one.
    private func isElsewhere(_ layer: CALayer) -> Bool {
        guard let other = layer.owner else { return false }
        let otherTop = other.topLayer
        guard let top = owner?.topLayer else {
            if otherTop != nil, otherTop != Uncounted(layer) { LayerOwners.haveStrayed = true }
            return false
        }
        if otherTop == nil { return !LayerOwners.haveStrayed }
        if otherTop != top { LayerOwners.haveStrayed = true }
        return false
    }

    /// Keeps the layer's place in the render tree.
    private func move(_ layer: CALayer, to place: Place) {
        if case .below(let sibling) = place, sibling === layer { return }
        if case .above(let sibling) = place, sibling === layer { return }
        takeOut(layer)
        put(layer, at: place)
        mark([.childrenChanged, .needsLayout])
    }

    private func put(_ layer: CALayer, at place: Place) {
        switch place {
        case .last: append(layer)
        case .index(let index):
            closeHoles()
            splice(layer, at: index)
        case .below(let sibling):
            closeHoles()
            guard let sibling, sibling.parent === self, let index = index(of: sibling) else { return splice(layer, at: 0) }
            splice(layer, at: index)
        case .above(let sibling):
            closeHoles()
            guard let sibling, sibling.parent === self, let index = index(of: sibling) else { return append(layer) }
            splice(layer, at: index + 1)
        }
    }

    private func append(_ layer: CALayer) {
        layer.indexHint = Int32(truncatingIfNeeded: children.count)
        // Most have one: a list of exactly that size.
        if children.capacity == 0 { children = [layer] } else { children.append(layer) }
    }

    /// Room for layers that are about to come.
    package final func reserveSublayers(_ count: Int) { children.reserveCapacity(children.count + count) }

    private func splice(_ layer: CALayer, at index: Int) {
        let index = min(max(0, index), children.count)
        layer.indexHint = Int32(truncatingIfNeeded: index)
        children.insert(layer, at: index)
    }

    /// The new subtree's work is ours to do, and we ask for layout.
    private func joined(_ layer: CALayer) {
        let work = Self.spreading(layer.flags.intersection(LayerFlags.displayWork.union([.needsLayout, .needsLayoutBelow])))
        flags.formUnion(work)
        mark([.childrenChanged, .needsLayout, work])
        if layer.isAtRest || TransactionStack.disablesActions { return }
        layer.action(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }

    // MARK: Removing

    func detach() {
        guard !flags.contains(.isPresentation) else { return }
        guard parentReference != nil, !flags.contains(.isMask) else { return }
        if !isAtRest, !TransactionStack.disablesActions {
            action(forKey: kCAOnOrderOut)?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
        }
        leaveParent()
    }

    func leaveParent() {
        guard let old = parent else { return }
        if flags.contains(.isMask) {
            old.mask = nil
            return
        }
        withExtendedLifetime(self) {
            releaseNodes()
            parent = nil
            old.takeOut(self)
            old.mark([.childrenChanged, .needsLayout])
        }
    }

    private func takeOut(_ layer: CALayer) {
        guard let index = index(of: layer) else { return }
        if index == children.count - 1 {
            children.removeLast()
            while let last = children.last, last === Self.hole {
                children.removeLast()
                holes -= 1
            }
        } else {
            children[index] = Self.hole
            holes += 1
            if holes > 32, Int(holes) > children.count / 2 { closeHoles() }
        }
        // A short list stays: where one layer goes, as in a container, another one comes.
        if children.isEmpty, children.capacity > 4 { children = [] }
    }

    func replaceSublayers(_ layers: [CALayer]) {
        var wanted = Set<ObjectIdentifier>()
        for layer in layers { wanted.insert(ObjectIdentifier(layer)) }
        for child in sublayerList where !wanted.contains(ObjectIdentifier(child)) { child.detach() }
        for layer in layers { insert(layer, at: .last) }
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.parent === self, !old.flags.contains(.isMask), canAdopt(new) else { return }
        if new.parent === self {
            move(new, to: .above(old))
        } else {
            insert(new, at: .above(old))
        }
        old.detach()
    }

    // MARK: Mask

    func setMask(_ layer: CALayer?) {
        let old = extras?.mask
        guard old !== layer else { return }
        if let layer, !canAdopt(layer) { return }
        if flags.contains(.isPresentation) {
            rare.mask = layer
            return
        }
        let action = TransactionStack.disablesActions ? nil : action(forKey: "mask")
        if let old {
            old.releaseNodes()
            old.parent = nil
            old.flags.remove(.isMask)
        }
        layer?.leaveParent()
        rare.mask = layer
        if let layer {
            layer.parent = self
            layer.flags.insert(.isMask)
            flags.formUnion(Self.spreading(layer.flags))
        }
        mark([.valuesChanged, layer.map { Self.spreading($0.flags) } ?? []])
        action?.run(forKey: "mask", object: self, arguments: nil)
    }

    // MARK: Going

    /// Deep trees go in a loop, not by one `deinit` inside the other.
    func tearDown() {
        dropNode()
        if flags.contains(.isWaypoint) { LayoutWaypoints.remove(self) }
        if let extras {
            for animation in extras.animations { animation.isAttached = false }
            if let mask = extras.mask {
                mask.releaseNodes()
                mask.parent = nil
                mask.flags.remove(.isMask)
            }
            let orphans = extras.animations
            extras.animations = []
            for animation in orphans { animation.stop(finished: false) }
        }
        guard !children.isEmpty else { return }
        var waiting: [CALayer] = []
        orphanChildren(into: &waiting)
        while var layer = waiting.popLast() {
            if isKnownUniquelyReferenced(&layer) { layer.orphanChildren(into: &waiting) }
        }
    }

    /// Takes all sublayers out at once, if there are as many as the caller knows and nobody asks what becomes of them. The caller
    /// keeps them.
    package final func dropSublayers(ifThereAre count: Int) -> Bool {
        guard childCount == count, !flags.contains(.isPresentation) else { return false }
        let hole = Self.hole
        for child in children where child !== hole && !child.isAtRest { return false }
        for child in children where child !== hole {
            child.releaseNodes()
            child.parentReference = nil
        }
        children = []
        holes = 0
        mark([.childrenChanged, .needsLayout])
        return true
    }

    private func orphanChildren(into waiting: inout [CALayer]) {
        let hole = Self.hole
        for child in children where child !== hole {
            child.releaseNodes()
            child.parent = nil
            waiting.append(child)
        }
        children = []
        holes = 0
    }
}
