import AppleFoundation
import CoreGraphics

extension CALayer {
    /// Begins at the topmost ancestor in an unbroken line of layers that asked for layout.
    func layoutTree() {
        guard !flags.contains(.isPresentation) else { return }
        var root = self
        while let above = root.parent, above.flags.contains(.needsLayout) { root = above }
        root.layoutSubtree()
    }

    /// Top down and in a loop. A layer that asks again while others are laid out gets another round.
    package func layoutSubtree() {
        var rounds = 0
        while let layer = nextWithLayout() {
            layer.layoutOnce()
            rounds += 1
            if rounds >= 100, rounds >= 100 * LayoutWaypoints.count {
                LayerMisuse.handler(.tooLarge("Layout of \(self) does not come to rest: a layer asks for layout each time."))
                return
            }
        }
    }

    private func nextWithLayout() -> CALayer? {
        flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) ? LayoutWaypoints.take(inside: self) : self
    }

    private func layoutOnce() {
        var stack: [CALayer] = [self]
        while var layer = stack.popLast() {
            if layer.flags.contains(.needsLayoutBelow) { layer = layer.endOfQuietChain() }
            if layer.flags.contains(.needsLayout) {
                layer.flags.remove(.needsLayout)
                layer.layoutSublayers()
            }
            guard layer.flags.contains(.needsLayoutBelow) else { continue }
            layer.flags.remove(.needsLayoutBelow)
            if let mask = layer.extras?.mask { stack.append(mask) }
            let children = layer.sublayerList
            var index = children.count
            while index > 0 {
                index -= 1
                let child = Unmanaged.passUnretained(children[index])
                // Most have nothing to do: no references are counted for them.
                if child._withUnsafeGuaranteedRef({ $0.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) }) {
                    continue
                }
                stack.append(child.takeUnretainedValue())
            }
        }
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
