@_spi(House) import AppleFoundation
import CoreGraphics

extension CALayer {
    /// Begins at the topmost ancestor in an unbroken line of layers that asked for layout.
    func layoutTree() {
        guard !flags.contains(.isPresentation), LayoutNesting.enter(self) else { return }
        defer { LayoutNesting.leave(self) }
        var root = Uncounted(self)
        while let above = root.use({ $0.parentReference }),
            above.use({ $0.flags.contains(.needsLayout) })
        {
            root = above
        }
        root.object.layoutSubtree()
    }

    /// What has neither sublayers nor an owner who listens needs no layout.
    package final func setNeedsLayoutIfNoticed() { if hasLayout { setNeedsLayout() } }

    /// Top down and in a loop. A layer that asks again while others are laid out gets another round.
    package func layoutSubtree() {
        var rounds = 0
        let stops = LayoutNesting.stops
        while true {
            if flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) {
                guard let waypoint = LayoutWaypoints.take(inside: self) else { return }
                waypoint.layoutOnce()
            } else {
                layoutOnce()
            }
            rounds += 1
            // What was stopped inside would only begin anew.
            if LayoutNesting.stops != stops { return }
            if rounds >= 100, rounds >= 100 * LayoutWaypoints.count {
                let restless = layerThatAsks()
                LayerMisuse.handler(
                    .restless(restless, "Layout of \(restless) does not come to rest: it asks for layout each time."))
                return
            }
        }
    }

    /// The first layer at or below this one that still wants layout.
    private func layerThatAsks() -> CALayer {
        var pending = [self]
        while let layer = pending.popLast() {
            if layer.flags.contains(.needsLayout) { return layer }
            pending.append(contentsOf: layer.children.reversed())
        }
        return self
    }

    /// Nobody is called on the way from one layer to the next, so that few references are counted: who was told last keeps what
    /// is below it, and who waits is kept by the list.
    private func layoutOnce() {
        var waiting = WaitingLayers()
        var held: AnyObject?
        var next = Uncounted(self)
        while true {
            if let below = next.use({ $0.layOutAndGoOn(&held, &waiting) }) {
                next = below
            } else if let top = waiting.pop() {
                next = top
                held = top.handOver()
            } else {
                break
            }
        }
        withExtendedLifetime(held) {}
    }

    /// The first of the layers below that have something to do; the others wait.
    @inline(__always)
    private func layOutAndGoOn(_ held: inout AnyObject?, _ waiting: inout WaitingLayers) -> Uncounted<CALayer>? {
        if flags.contains(.needsLayoutBelow), let end = endOfQuietChain() { return end }
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            // The same as `layoutSublayers()` where nobody can have overridden anything on the way.
            if type(of: self) == CALayer.self, let owner, owner.keeps(self) {
                owner.layoutSublayers(of: self)
                held = owner
            } else {
                held = self
                layoutSublayers()
            }
        }
        guard flags.contains(.needsLayoutBelow) else { return nil }
        flags.remove(.needsLayoutBelow)
        return takeWaiting(into: &waiting)
    }

    /// The first of the layers below that have layout to do; the others go onto the list, the last one first. Most have nothing
    /// to do, and holes never have.
    private func takeWaiting(into waiting: inout WaitingLayers) -> Uncounted<CALayer>? {
        if let mask = extras?.mask { waiting.push(Uncounted(mask)) }
        var first: Uncounted<CALayer>?
        var index = children.count
        while index > 0 {
            index -= 1
            let child = Uncounted(children[index])
            if child.use({ $0.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) }) { continue }
            if let first { waiting.push(first) }
            first = child
        }
        return first
    }

    /// Goes down as long as a layer has no layout of its own to do and only one sublayer with any. Nobody is called on this way,
    /// so no references are counted: depth costs next to nothing.
    private func endOfQuietChain() -> Uncounted<CALayer>? {
        guard var step = onlyChildWithLayout() else { return nil }
        flags.remove(.needsLayoutBelow)
        while let next = step.use({ $0.onlyChildWithLayout() }) {
            _ = step.use { $0.flags.remove(.needsLayoutBelow) }
            step = next
        }
        return step
    }

    private func onlyChildWithLayout() -> Uncounted<CALayer>? {
        guard !flags.contains(.needsLayout), flags.contains(.needsLayoutBelow), extras?.mask == nil else {
            return nil
        }
        var found: Uncounted<CALayer>?
        for index in 0..<children.count {
            let child = Uncounted(children[index])
            let isWaiting = child.use { !$0.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) }
            guard isWaiting else { continue }
            if found != nil { return nil }
            found = child
        }
        return found
    }
}

/// Layers that are kept until their turn; the last one goes first. One alone needs no list.
private struct WaitingLayers {
    private var last: Uncounted<CALayer>?
    private var others: [Uncounted<CALayer>] = []

    @inline(__always)
    mutating func push(_ layer: Uncounted<CALayer>) {
        if let last { others.append(last) }
        layer.keep()
        last = layer
    }

    /// Whoever takes it releases it.
    @inline(__always)
    mutating func pop() -> Uncounted<CALayer>? {
        guard let top = last else { return nil }
        last = others.isEmpty ? nil : others.removeLast()
        return top
    }
}
