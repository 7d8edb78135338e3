import AppleFoundation
import CoreGraphics
import RasterKernels

/// Walks a render tree and flattens it into a display list.
struct DisplayListBuilder {
    /// Groups inside groups beyond this depth are drawn without a picture of their own; transformed ones are left out.
    static let maximumGroupDepth = 48
    /// A replicator's copies beyond this number are left out.
    static let maximumCopies = 10_000

    var list: DisplayList
    let nodes: UnsafePointer<RenderNode>
    let nodeCount: Int

    /// What a node inherits on its way down.
    struct Context {
        var plane: Int32 = 0
        /// In pixels of the plane: where the bounds coordinates' zero lies.
        var x = 0.0
        var y = 0.0
        var clip: PixelRect
        var opacity: Float = 1
        var depth = 0
    }

    /// In the room of an older list, which nobody else holds.
    static func build(_ tree: RenderTree, scale: Double, target: PixelRect, into list: inout DisplayList) {
        list.clear()
        guard let root = tree.root, scale > 0, scale.isFinite else { return }
        tree.withNodes { nodes, count in
            guard let nodes else { return }
            var builder = DisplayListBuilder(list: DisplayList(), nodes: nodes, nodeCount: count)
            swap(&builder.list, &list)
            builder.list.items.reserveCapacity(min(count, 512))
            builder.list.planes.append(Plane(scale: scale, clip: target, parent: -1, map: PlaneMap()))
            builder.place(root.index, inside: nil, Context(clip: target))
            swap(&builder.list, &list)
        }
    }

    /// Finds out where the node lies and draws it there.
    mutating func place(_ index: Int32, inside parent: UnsafePointer<RenderNode>?, _ context: Context) {
        guard index >= 0, Int(index) < nodeCount else { return }
        let node = nodes + Int(index)
        if node.pointee.isHidden || !(node.pointee.opacity > 0) { return }
        switch node.pointee.placement(inside: parent?.pointee) {
        case .impossible: return
        case .translation(let x, let y) where !node.pointee.flattensSublayers:
            addSharedSpace(index, node, Matrix4(translationX: x, y: y), context)
        case .translation(let x, let y):
            var inner = context
            let scale = list.planes[Int(context.plane)].scale
            inner.x += x * scale
            inner.y += y * scale
            add(index, node, inner)
        case .matrix(let matrix): place(index, node, matrix, context)
        }
    }

    /// `matrix` leads to the bounds coordinates that `context` stands for.
    mutating func place(_ index: Int32, _ node: UnsafePointer<RenderNode>, _ matrix: Matrix4, _ context: Context) {
        if !node.pointee.flattensSublayers {
            addSharedSpace(index, node, matrix, context)
            return
        }
        let map = PlaneMap(matrix)
        if map.isTranslation {
            var inner = context
            let scale = list.planes[Int(context.plane)].scale
            inner.x += map.tx * scale
            inner.y += map.ty * scale
            add(index, node, inner)
            return
        }
        addTransformed(index, node, map, context)
    }

    // MARK: - Items

    /// Adds everything of a node whose bounds coordinates are those of `context`.
    mutating func add(_ index: Int32, _ node: UnsafePointer<RenderNode>, _ context: Context) {
        let box = node.pointee.box
        guard box.isFinite else { return }
        let scale = list.planes[Int(context.plane)].scale
        let frame = PixelRect(
            snapping: Box(
                minX: context.x + box.minX * scale, minY: context.y + box.minY * scale,
                maxX: context.x + box.maxX * scale, maxY: context.y + box.maxY * scale))
        let masks = node.pointee.masksToBounds
        let visible = frame.intersection(context.clip)
        if masks && visible.isEmpty { return }
        if node.pointee.children.isEmpty && node.pointee.rare == nil && node.pointee.contents == nil {
            // The plainest node: at most a box of colour.
            if visible.isEmpty || node.pointee.backgroundColor == nil { return }
            var plain = context
            plain.opacity *= min(node.pointee.opacity, 1)
            addBackground(index, node, frame, plain, rounded: node.pointee.cornerRadius > 0)
            return
        }
        var inner = context
        let opacity = context.opacity * min(node.pointee.opacity, 1)
        let mask = node.pointee.mask
        let blendMode = node.pointee.blendMode
        let wantsGroup = (opacity < 1 && node.pointee.allowsGroupOpacity) || mask != nil || blendMode != .normal
        guard wantsGroup, context.depth < Self.maximumGroupDepth else {
            inner.opacity = opacity
            addInside(index, node, box, frame, inner)
            return
        }
        inner.opacity = 1
        inner.depth += 1
        let start = beginGroup(index, frame, context)
        list.items[start].opacity = opacity
        addInside(index, node, box, frame, inner)
        var group = DrawGroup()
        group.plane = context.plane
        group.blendMode = blendMode
        if let mask {
            group.maskStart = Int32(list.items.count)
            var maskContext = inner
            maskContext.clip = contentBounds(of: start)
            place(mask.index, inside: node, maskContext)
        }
        endGroup(start, group)
    }

    /// Shadow, clipped contents and children, border.
    private mutating func addInside(
        _ index: Int32, _ node: UnsafePointer<RenderNode>, _ box: Box, _ frame: PixelRect, _ context: Context
    ) {
        let masks = node.pointee.masksToBounds
        let rounded = node.pointee.cornerRadius > 0
        var context = context
        var shadowGroup: Int?
        // A layer that clips clips its own shadow away.
        if !masks, let shadow = node.pointee.shadow, shadow.opacity > 0, shadow.color.alpha > 0 {
            if addShadow(shadow, index, node, frame, context) == false, context.depth < Self.maximumGroupDepth {
                shadowGroup = beginGroup(index, frame, context)
                context.depth += 1
                context.clip = context.clip.outset(by: shadowReach(shadow, context.plane))
            }
        }
        let outer = context
        var clipGroup: Int?
        if masks {
            context.clip = context.clip.intersection(frame)
            if rounded, !node.pointee.children.isEmpty, context.depth < Self.maximumGroupDepth {
                clipGroup = beginGroup(index, frame, context)
                context.depth += 1
            }
        }
        let firstOwn = list.items.count
        addBackground(index, node, frame, context, rounded: rounded)
        if node.pointee.contents != nil {
            addContents(index, node, box, frame, context, rounded: rounded && masks)
        }
        let firstChild = list.items.count
        addChildren(node, context)
        if let clipGroup {
            var group = DrawGroup()
            group.plane = context.plane
            if touchesCorners(from: firstChild, node, frame) {
                group.clipsCorners = true
                for own in firstOwn..<firstChild { list.items[own].isRounded = false }
            }
            endGroup(clipGroup, group)
        }
        addBorder(index, node, frame, outer)
        if let shadowGroup, let shadow = node.pointee.shadow {
            var group = DrawGroup()
            group.plane = context.plane
            group.shadow = shadow
            list.hasSpreadingGroups = true
            endGroup(shadowGroup, group)
        }
    }

    private mutating func addChildren(_ node: UnsafePointer<RenderNode>, _ context: Context) {
        if node.pointee.children.isEmpty { return }
        if let replication = node.pointee.replication {
            addCopies(replication, node, context)
            return
        }
        let order = drawingOrder(node.pointee.children)
        for child in order { DeepStack.call { place(child.index, inside: node, context) } }
    }

    /// By `zPosition`; equals keep their order.
    func drawingOrder(_ children: [RenderTree.NodeID]) -> [RenderTree.NodeID] {
        var isSorted = true
        var previous = -CGFloat.infinity
        for child in children where child.index >= 0 && Int(child.index) < nodeCount {
            let z = nodes[Int(child.index)].rare?.zPosition ?? 0
            if z < previous { isSorted = false }
            previous = z
        }
        if isSorted { return children }
        let keyed = children.enumerated().map { (offset: $0.offset, id: $0.element, z: nodes[Int($0.element.index)].zPosition) }
        return keyed.sorted { $0.z != $1.z ? $0.z < $1.z : $0.offset < $1.offset }.map(\.id)
    }
}
