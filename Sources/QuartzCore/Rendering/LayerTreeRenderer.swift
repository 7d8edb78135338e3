import AppleFoundation
import CoreGraphics
import RenderEngine

/// Keeps a render tree in step with a layer tree, and makes frames of it.
///
/// A commit visits only layers that have changed and the way to them. Animating layers get the values of the frame's moment.
package final class LayerTreeRenderer {
    package let root: CALayer
    /// Pixels per point.
    package var scale: CGFloat
    package let compositor: any Compositor
    package private(set) var tree = RenderTree()

    /// Names this renderer in the layers whose nodes it holds.
    let number: UInt16
    /// The frame's moment, on the clock.
    private(set) var time: CFTimeInterval = 0
    private var released: [RenderTree.NodeID] = []
    /// Nodes without a layer, which transitions and delayed copies need for one frame.
    private var temporary: [RenderTree.NodeID] = []
    /// Layers whose nodes hold animated values since the last frame.
    private var ownPixels: PixelBuffer?

    package init(root: CALayer, scale: CGFloat, compositor: any Compositor = CPUCompositor()) {
        self.root = root
        self.scale = scale
        self.compositor = compositor
        number = RendererRegistry.nextNumber()
        RendererRegistry.add(self)
    }

    deinit {
        root.releaseNodes()
        RendererRegistry.remove(number)
    }

    /// The frame's size: the root's, in whole pixels.
    package var pixelSize: (width: Int, height: Int) {
        let size = root.bounds.size
        func side(_ points: CGFloat) -> Int {
            min(PixelBuffer.maximumSide, max(1, Int((points * scale - 1e-6).rounded(.up))))
        }
        return (side(size.width), side(size.height))
    }

    /// Brings layers, tree and pixels up to date for a moment of the clock.
    ///
    /// `target` has to be of `pixelSize`; without one the renderer keeps its own. `wholeFrame` draws everything afresh.
    package func render(
        at time: CFTimeInterval = MediaTime.clock.now, into target: PixelBuffer? = nil, wholeFrame: Bool = false
    ) -> (pixels: PixelBuffer, damage: [PixelRect]) {
        commit(at: time)
        let pixels = target ?? pixelsOfOwn()
        if wholeFrame {
            compositor.draw(tree, into: pixels, scale: scale, within: nil)
            return (pixels, [PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)])
        }
        return (pixels, compositor.update(tree, in: pixels, scale: scale))
    }

    private func pixelsOfOwn() -> PixelBuffer {
        let size = pixelSize
        if let ownPixels, ownPixels.width == size.width, ownPixels.height == size.height { return ownPixels }
        let made = PixelBuffer(width: size.width, height: size.height) ?? PixelBuffer(width: 1, height: 1)!
        ownPixels = made
        return made
    }

    // MARK: Commit

    /// Layout, display and values, without drawing.
    package func commit(at time: CFTimeInterval = MediaTime.clock.now) {
        self.time = time
        TransactionStack.shared.flush()
        root.layoutSubtree()
        root.displaySubtree()
        // Layout and drawing change layers; those changes belong to this frame.
        TransactionStack.shared.flush()
        if root.renderer != number || root.node < 0 { adoptRoot() }
        updateChanged()
        updateAnimating()
        for id in released { tree.remove(id) }
        released.removeAll(keepingCapacity: true)
    }

    private func adoptRoot() {
        tree.root = ensureNode(root)
    }

    /// The layer's node; a new one is marked for all its values.
    func ensureNode(_ layer: CALayer) -> RenderTree.NodeID {
        if layer.renderer == number, layer.node >= 0 { return RenderTree.NodeID(index: layer.node) }
        layer.releaseNodes()
        let id = tree.insert(RenderNode())
        layer.node = id.index
        layer.renderer = number
        layer.flags.insert(.commit)
        return id
    }

    func release(_ index: Int32) { released.append(RenderTree.NodeID(index: index)) }

    private func updateChanged() {
        let work = LayerFlags.commit.union(.needsCommitBelow)
        guard !root.flags.isDisjoint(with: work) else { return }
        var stack: [CALayer] = [root]
        while let layer = stack.popLast() {
            let flags = layer.flags
            layer.flags.subtract(work)
            if !flags.isDisjoint(with: .commit) { writeNode(of: layer, flags) }
            if let mask = layer.extras?.mask, !mask.flags.isDisjoint(with: work) { stack.append(mask) }
            if layer.isHidden, !flags.contains(.hasAnimations) {
                // What is below waits until it shows.
                if !flags.isDisjoint(with: [.childrenChanged, .needsCommitBelow]) {
                    layer.flags.insert(.childrenChanged)
                    tree[RenderTree.NodeID(index: layer.node)].children = []
                }
                continue
            }
            guard !flags.isDisjoint(with: [.childrenChanged, .needsCommitBelow]) else { continue }
            if flags.contains(.childrenChanged) { writeChildren(of: layer) }
            for child in layer.children where child.node >= 0 && !child.flags.isDisjoint(with: work) { stack.append(child) }
        }
    }

    private func writeChildren(of layer: CALayer) {
        var ids: [RenderTree.NodeID] = []
        let list = layer.sublayerList
        ids.reserveCapacity(list.count)
        for child in list { ids.append(ensureNode(child)) }
        tree[RenderTree.NodeID(index: layer.node)].children = ids
    }

    private func writeNode(of layer: CALayer, _ flags: LayerFlags) {
        let id = RenderTree.NodeID(index: layer.node)
        if let mask = layer.extras?.mask {
            tree[id].mask = ensureNode(mask)
        } else if tree[id].mask != nil {
            tree[id].mask = nil
        }
        NodeWriter.write(layer, to: &tree[id], contents: flags.contains(.contentsChanged))
    }

    // MARK: Animations

    private func updateAnimating() {
        for id in temporary { tree.remove(id) }
        temporary.removeAll(keepingCapacity: true)
        guard AnimationScheduler.shared.hasAnimations else { return }
        AnimationScheduler.shared.animatingLayers { layer in
            guard layer.renderer == number, layer.node >= 0 else { return }
            let id = RenderTree.NodeID(index: layer.node)
            NodeWriter.write(layer.presentation(at: time), to: &tree[id], contents: true)
        }
    }
}

/// Finds a renderer by the number that its layers hold.
enum RendererRegistry {
    private struct Entry { weak var renderer: LayerTreeRenderer? }
    private nonisolated(unsafe) static var entries: [UInt16: Entry] = [:]
    private nonisolated(unsafe) static var last: UInt16 = 0

    static func nextNumber() -> UInt16 {
        repeat { last = last == .max ? 1 : last + 1 } while entries[last] != nil
        return last
    }

    static func add(_ renderer: LayerTreeRenderer) { entries[renderer.number] = Entry(renderer: renderer) }
    static func remove(_ number: UInt16) { entries[number] = nil }
    static func renderer(_ number: UInt16) -> LayerTreeRenderer? { entries[number]?.renderer }
}

extension CALayer {
    /// Takes this layer and everything below out of the render tree.
    func releaseNodes() {
        guard node >= 0 else { return }
        let owner = RendererRegistry.renderer(renderer)
        var stack: [CALayer] = [self]
        while let layer = stack.popLast() {
            guard layer.node >= 0 else { continue }
            owner?.release(layer.node)
            layer.node = -1
            layer.renderer = 0
            if let mask = layer.extras?.mask { stack.append(mask) }
            for child in layer.children where child.node >= 0 { stack.append(child) }
        }
    }

    /// Takes this layer alone out of the render tree.
    func dropNode() {
        guard node >= 0 else { return }
        RendererRegistry.renderer(renderer)?.release(node)
        node = -1
    }
}
