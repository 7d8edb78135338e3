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
        let limit = 100
        for round in 0..<limit {
            guard !flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) else { return }
            layoutOnce()
            if round == limit - 1 {
                LayerMisuse.handler(.tooLarge("Layout of \(self) does not come to rest: a layer asks for layout each time."))
            }
        }
    }

    private func layoutOnce() {
        var stack: [CALayer] = [self]
        while let layer = stack.popLast() {
            if layer.flags.contains(.needsLayout) {
                layer.flags.remove(.needsLayout)
                layer.layoutSublayers()
            }
            guard layer.flags.contains(.needsLayoutBelow) else { continue }
            layer.flags.remove(.needsLayoutBelow)
            if let mask = layer.extras?.mask { stack.append(mask) }
            for child in layer.sublayerList.reversed()
            where !child.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) {
                stack.append(child)
            }
        }
    }
}
