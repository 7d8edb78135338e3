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
    /// Layers that wait to be written: none between commits, and kept for its room.
    private var changedLayers: [CALayer] = []
    /// Nodes without a layer, which transitions and delayed copies need for one frame.
    private var temporary: [RenderTree.NodeID] = []
    /// Layers whose nodes hold more than animated values since the last frame.
    private var altered: [Altered] = []
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
            min(PixelBuffer.maximumSide, max(1, Int(clamping: (points * scale - 1e-6).rounded(.up))))
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
        guard wholeFrame else { return (pixels, compositor.update(tree, in: pixels, scale: scale)) }
        compositor.draw(tree, into: pixels, scale: scale, within: nil)
        return (pixels, [PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)])
    }

    /// What the last frame moved, if it moved anything.
    package var lastMove: FrameMove? { compositor.lastMove }

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
        root.displaySubtree(late: false)
        LateDisplay.run(root)
        // Layout and drawing change layers; those changes belong to this frame.
        TransactionStack.shared.flush()
        if root.renderer != number || root.node < 0 { adoptRoot() }
        restoreAltered()
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
        changedLayers.append(root)
        while let layer = changedLayers.popLast() {
            let flags = layer.flags
            layer.flags.subtract(work)
            if !flags.isDisjoint(with: .commit) { writeNode(of: layer, flags) }
            if let mask = layer.extras?.mask, !mask.flags.isDisjoint(with: work) { changedLayers.append(mask) }
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
            for child in layer.children where child.node >= 0 && !child.flags.isDisjoint(with: work) {
                changedLayers.append(child)
            }
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
        let mask = layer.extras?.mask.map { ensureNode($0) }
        tree.change(id) { node in
            if node.mask != mask { node.mask = mask }
            NodeWriter.write(layer, to: &node, contents: flags.contains(.contentsChanged))
        }
    }

    // MARK: Animations

    /// Nodes that last frame's animations bent are written anew.
    private func restoreAltered() {
        for id in temporary { tree.remove(id) }
        temporary.removeAll(keepingCapacity: true)
        let layers = altered
        altered.removeAll()
        for entry in layers {
            guard let layer = entry.layer, layer.renderer == number, layer.node >= 0 else { continue }
            layer.flags.insert(.commit)
            layer.spread(.needsCommitBelow)
        }
    }

    private func updateAnimating() {
        guard AnimationScheduler.shared.hasAnimations else { return }
        var delayed: [CAReplicatorLayer] = []
        AnimationScheduler.shared.animatingLayers { layer in
            guard layer.renderer == number, layer.node >= 0 else { return }
            let id = RenderTree.NodeID(index: layer.node)
            let shown = layer.presentation(at: time)
            if layer.animatesItsDrawing { shown.drawAfresh() }
            NodeWriter.write(shown, to: &tree[id], contents: true)
            showTransition(of: layer, id)
            if let replicator = delayedReplicator(above: layer), !delayed.contains(where: { $0 === replicator }) {
                delayed.append(replicator)
            }
        }
        for replicator in delayed { showDelayedCopies(of: replicator) }
    }

    private func insertTemporary(_ node: RenderNode) -> RenderTree.NodeID {
        let id = tree.insert(node)
        temporary.append(id)
        return id
    }

    private func alter(_ layer: CALayer) { altered.append(Altered(layer: layer)) }

    /// The layer's node becomes a frame around what the layer shows now and the picture of what it showed.
    private func showTransition(of layer: CALayer, _ id: RenderTree.NodeID) {
        guard let extras = layer.extras,
            let transition = extras.animations.last(where: { $0.animation is CATransition })?.animation as? CATransition,
            let old = transition.oldContents,
            let stage = transition.stage(atParent: layer.localTime(fromMedia: time), size: layer.bounds.size)
        else { return }
        let box = tree[id].bounds
        var new = tree[id]
        let anchor = new.anchorPoint
        new.position = CGPoint(
            x: box.minX + anchor.x * box.width + stage.newOffset.width,
            y: box.minY + anchor.y * box.height + stage.newOffset.height)
        new.transform = nil
        new.zPosition = 0
        new.opacity = stage.newOpacity
        new.mask = nil
        new.blendMode = .normal
        var before = old.node(in: box)
        before.position.x += stage.oldOffset.width
        before.position.y += stage.oldOffset.height
        before.opacity = stage.oldOpacity
        // In a group of their own the two add up to exactly one picture.
        if transition.type == .fade, stage.newOpacity > 0 { before.blendMode = .plusLighter }
        let newID = insertTemporary(new)
        let oldID = insertTemporary(before)
        tree[id].children = stage.isOldOnTop || transition.type == .fade ? [newID, oldID] : [oldID, newID]
        tree[id].backgroundColor = nil
        tree[id].contents = nil
        tree[id].borderWidth = 0
        tree[id].shadow = nil
        tree[id].sublayerTransform = nil
        tree[id].replication = nil
        tree[id].opacity = min(tree[id].opacity, 1 - 1e-6)
        alter(layer)
    }

    private func delayedReplicator(above layer: CALayer) -> CAReplicatorLayer? {
        var found: CAReplicatorLayer?
        var next = layer.parent
        while let ancestor = next {
            if let replicator = ancestor as? CAReplicatorLayer, replicator.instanceDelay != 0, replicator.instanceCount > 1 {
                found = replicator
            }
            next = ancestor.parent
        }
        return found
    }

    /// Copies that show different moments cannot share nodes: each gets its own for this frame.
    private func showDelayedCopies(of replicator: CAReplicatorLayer) {
        let id = RenderTree.NodeID(index: replicator.node)
        guard let whole = replicator.replication() else { return }
        let box = replicator.bounds
        var copies: [RenderTree.NodeID] = []
        var transform = Matrix4.identity
        for index in 0..<min(whole.count, 1000) {
            let amount = Float(index)
            var frame = RenderNode()
            frame.bounds = box
            frame.position = CGPoint(x: box.midX, y: box.midY)
            frame.transform = transform.isIdentity ? nil : transform
            let color = RenderColor(
                red: whole.color.red + whole.colorOffset.red * amount,
                green: whole.color.green + whole.colorOffset.green * amount,
                blue: whole.color.blue + whole.colorOffset.blue * amount,
                alpha: whole.color.alpha + whole.colorOffset.alpha * amount)
            if color != .white {
                frame.replication = RenderNode.Replication(
                    count: 1, transform: .identity, color: color, colorOffset: RenderColor(red: 0, green: 0, blue: 0, alpha: 0),
                    preservesDepth: whole.preservesDepth)
            }
            let moment = time - replicator.instanceDelay * Double(index)
            for child in replicator.sublayerList {
                frame.children.append(copySubtree(child, at: moment))
            }
            copies.append(insertTemporary(frame))
            transform = transform.followed(by: whole.transform)
        }
        tree[id].children = copies
        tree[id].replication = nil
        alter(replicator)
    }

    private func copySubtree(_ layer: CALayer, at moment: CFTimeInterval) -> RenderTree.NodeID {
        TreeCopier(time: moment).copy(layer, into: &tree) { temporary.append($0) }
    }

    private struct Altered { weak var layer: CALayer? }
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
