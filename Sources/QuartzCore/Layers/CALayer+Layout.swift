import AppleFoundation
import CoreGraphics

extension CALayer {
    /// Begins at the topmost ancestor in an unbroken line of layers that asked for layout.
    func layoutTree() {
        guard !flags.contains(.isPresentation) else { return }
        var root = Unmanaged.passUnretained(self)
        while let above = root._withUnsafeGuaranteedRef({ $0.parentReference }),
            above._withUnsafeGuaranteedRef({ $0.flags.contains(.needsLayout) })
        {
            root = above
        }
        root.takeUnretainedValue().layoutSubtree()
    }

    /// Top down and in a loop. A layer that asks again while others are laid out gets another round.
    package func layoutSubtree() {
        var rounds = 0
        while true {
            if flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) {
                guard let waypoint = LayoutWaypoints.take(inside: self) else { return }
                waypoint.layoutOnce()
            } else {
                layoutOnce()
            }
            rounds += 1
            if rounds >= 100, rounds >= 100 * LayoutWaypoints.count {
                LayerMisuse.handler(.tooLarge("Layout of \(self) does not come to rest: a layer asks for layout each time."))
                return
            }
        }
    }

    private func layoutOnce() {
        var waiting: [CALayer] = []
        var layer = self
        while true {
            if layer.flags.contains(.needsLayoutBelow) { layer = layer.endOfQuietChain() }
            if layer.flags.contains(.needsLayout) {
                layer.flags.remove(.needsLayout)
                layer.tellToLayOut()
            }
            if layer.flags.contains(.needsLayoutBelow) {
                layer.flags.remove(.needsLayoutBelow)
                if let first = layer.takeWaiting(into: &waiting) {
                    layer = first
                    continue
                }
            }
            guard let next = waiting.popLast() else { return }
            layer = next
        }
    }

    /// The same as `layoutSublayers()`; where nobody can have overridden anything on the way, without that way.
    @inline(__always)
    private func tellToLayOut() {
        if type(of: self) == CALayer.self, let owner { owner.layoutSublayers(of: self) } else { layoutSublayers() }
    }

    /// The first of the layers below that have layout to do; the others go onto the list, the last one first. Most have nothing
    /// to do: no references are counted for them.
    private func takeWaiting(into waiting: inout [CALayer]) -> CALayer? {
        if let mask = extras?.mask { waiting.append(mask) }
        closeHoles()
        var first: Unmanaged<CALayer>?
        var index = children.count
        while index > 0 {
            index -= 1
            let child = Unmanaged.passUnretained(children[index])
            if child._withUnsafeGuaranteedRef({ $0.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) }) { continue }
            if let first { waiting.append(first.takeUnretainedValue()) }
            first = child
        }
        return first?.takeUnretainedValue()
    }

    /// Goes down as long as a layer has no layout of its own to do and only one sublayer with any. Nobody is called on this way,
    /// so no references are counted: depth costs next to nothing.
    private func endOfQuietChain() -> CALayer {
        var step = Unmanaged.passUnretained(self)
        while let next = step._withUnsafeGuaranteedRef({ $0.onlyChildWithLayout() }) {
            _ = step._withUnsafeGuaranteedRef { $0.flags.remove(.needsLayoutBelow) }
            step = next
        }
        return step.takeUnretainedValue()
    }

    private func onlyChildWithLayout() -> Unmanaged<CALayer>? {
        guard !flags.contains(.needsLayout), flags.contains(.needsLayoutBelow), extras?.mask == nil, holes == 0 else {
            return nil
        }
        var found: Unmanaged<CALayer>?
        for index in 0..<children.count {
            let child = Unmanaged.passUnretained(children[index])
            let isWaiting = child._withUnsafeGuaranteedRef { !$0.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) }
            guard isWaiting else { continue }
            if found != nil { return nil }
            found = child
        }
        return found
    }
}
