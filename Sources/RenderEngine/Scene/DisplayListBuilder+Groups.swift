import AppleFoundation
import CoreGraphics
import RasterKernels

extension DisplayListBuilder {
    /// Opens a group; its bounds are known when it ends.
    mutating func beginGroup(_ index: Int32, _ frame: PixelRect, _ context: Context) -> Int {
        var item = DrawItem(
            kind: .group, node: index, plane: context.plane, opacity: 1, frame: frame, bounds: context.clip, screen: .empty)
        item.group = Int32(list.groups.count)
        list.groups.append(DrawGroup())
        list.items.append(item)
        return list.items.count - 1
    }

    /// What the items after `start` cover, in their plane.
    func contentBounds(of start: Int) -> PixelRect {
        var bounds = PixelRect.empty
        var index = start + 1
        while index < list.items.count {
            bounds = bounds.union(list.items[index].bounds)
            index = max(Int(list.items[index].end), index + 1)
        }
        return bounds
    }

    /// Closes a group in the plane of its items. One that holds nothing disappears; one that needs no picture dissolves.
    mutating func endGroup(_ start: Int, _ group: DrawGroup) {
        let contentEnd = group.maskStart >= 0 ? Int(group.maskStart) : list.items.count
        if contentEnd == start + 1 || contentEnd == group.maskStart && contentEnd == list.items.count {
            list.items.removeLast(list.items.count - start)
            list.backdrops.removeAll { Int($0) >= start }
            return
        }
        var bounds = PixelRect.empty
        var index = start + 1
        while index < contentEnd {
            bounds = bounds.union(list.items[index].bounds)
            index = Int(list.items[index].end)
        }
        let item = list.items[start]
        let clip = item.bounds
        if let shadow = group.shadow {
            let offset = shadow.pixelOffset(scale: list.planes[Int(item.plane)].scale)
            bounds = bounds.union(bounds.outset(by: shadowReach(shadow, item.plane)).offset(x: offset.x, y: offset.y))
        }
        bounds = bounds.intersection(clip)
        list.groups[Int(item.group)] = group
        list.items[start].end = Int32(list.items.count)
        list.items[start].bounds = bounds
        list.items[start].screen = item.plane == 0 ? bounds : list.screenBounds(of: bounds, plane: item.plane)
        if group.isPlain && dissolves(start, contentEnd) { return }
        var digest = Digest()
        digest.add(UInt64(bitPattern: Int64(group.blendMode.rawValue)))
        digest.add(UInt64(bitPattern: Int64(group.maskStart < 0 ? 0 : 1)))
        digest.add(group.shadow?.serial ?? 0)
        if let color = group.color { digest.add(color) }
        list.items[start].looks = digest.value
        if group.clipsCorners {
            addCorners(nodes + Int(item.node), &digest)
            list.items[start].looks = digest.value
            let solid = CornerGeometry(nodes[Int(item.node)], item.frame, list.planes[Int(item.plane)].scale).solid
            list.groups[Int(item.group)].solid = solid
            for index in start + 1..<list.items.count {
                list.items[index].opaque = list.items[index].opaque.intersection(solid)
            }
        } else {
            forgetOpaque(start + 1)
        }
    }

    /// Opaque rectangles count only where no group stands between them and the target.
    private mutating func forgetOpaque(_ from: Int) {
        for index in from..<list.items.count { list.items[index].opaque = .empty }
    }

    /// Hands the group's opacity to its items when no two of them overlap.
    private mutating func dissolves(_ start: Int, _ end: Int) -> Bool {
        let opacity = list.items[start].opacity
        if opacity < 1 {
            var members: [Int] = []
            var index = start + 1
            while index < end {
                // A dissolved group's own items follow it.
                if list.items[index].kind == .dissolved {
                    index += 1
                    continue
                }
                if members.count == 8 { return false }
                for other in members where list.items[other].bounds.intersects(list.items[index].bounds) { return false }
                // Its items are drawn straight onto what lies behind.
                if list.items[index].group >= 0, list.groups[Int(list.items[index].group)].clipsCorners { return false }
                members.append(index)
                index = Int(list.items[index].end)
            }
            for member in members {
                list.items[member].opacity *= opacity
                list.items[member].opaque = .empty
            }
        }
        list.items[start].kind = .dissolved
        list.items[start].end = Int32(start + 1)
        list.items[start].bounds = .empty
        list.items[start].screen = .empty
        return true
    }

    /// True when something after `first` reaches a corner that the node's rounded clip cuts.
    func touchesCorners(from first: Int, _ node: UnsafePointer<RenderNode>, _ frame: PixelRect) -> Bool {
        guard first < list.items.count else { return false }
        let scale = list.planes[Int(list.items[first].plane)].scale
        let corners = CornerGeometry(node.pointee, frame, scale)
        var index = first
        while index < list.items.count {
            let item = list.items[index]
            if item.kind != .dissolved && corners.touchesCurve(item.bounds) { return true }
            index = max(Int(item.end), index + 1)
        }
        return false
    }

    // MARK: - Transforms

    /// A node that is turned, scaled or in perspective: drawn upright on a plane of its own, which is then mapped.
    mutating func addTransformed(
        _ index: Int32, _ node: UnsafePointer<RenderNode>, _ map: PlaneMap, _ context: Context
    ) {
        guard context.depth < Self.maximumGroupDepth else { return }
        let outer = list.planes[Int(context.plane)]
        let box = node.pointee.box
        guard box.isFinite else { return }
        // Drawn smaller when it will be seen much smaller: the sampler looks at four pixels only.
        let stretch = map.stretch(atX: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
        var reduction = 1.0
        while stretch / reduction < 0.5 && reduction > 1.0 / 64 { reduction /= 2 }
        let scale = outer.scale * reduction
        let toOuter = PlaneMap(scale: 1 / scale).followed(by: map).followed(by: PlaneMap(scale: outer.scale))
            .followed(by: PlaneMap(translationX: context.x, y: context.y))
        guard let back = toOuter.inverted() else { return }
        if !node.pointee.isDoubleSided {
            var chain = toOuter
            var plane = context.plane
            while plane > 0 {
                chain = chain.followed(by: list.planes[Int(plane)].map)
                plane = list.planes[Int(plane)].parent
            }
            let x = (box.minX + box.maxX) / 2 * scale
            let y = (box.minY + box.maxY) / 2 * scale
            if !chain.showsFront(atX: x, y: y) { return }
        }
        guard let seen = back.projectedBounds(Box(context.clip.outset(by: 2))) else { return }
        let limit = Box(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)
        let clip = PixelRect(around: seen).outset(by: 4).intersection(PixelRect(around: limit))
        if clip.isEmpty { return }
        let plane = Int32(list.planes.count)
        list.planes.append(Plane(scale: scale, clip: clip, parent: context.plane, map: toOuter))

        let start = beginGroup(index, .empty, context)
        var inner = Context(plane: plane, clip: clip)
        inner.depth = context.depth + 1
        inner.opacity = context.opacity
        add(index, node, inner)
        let content = contentBounds(of: start)
        if content.isEmpty {
            list.items.removeLast(list.items.count - start)
            return
        }
        var group = DrawGroup()
        group.plane = plane
        group.map = toOuter
        hoistLoneItem(start, &group)
        list.groups[Int(list.items[start].group)] = group
        list.items[start].end = Int32(list.items.count)
        let image = toOuter.projectedBounds(Box(content.outset(by: 1))).map { PixelRect(around: $0).outset(by: 1) } ?? .empty
        list.items[start].bounds = image.intersection(context.clip)
        list.items[start].screen =
            context.plane == 0
            ? list.items[start].bounds : list.screenBounds(of: list.items[start].bounds, plane: context.plane)
        var digest = Digest()
        digest.add(toOuter)
        list.items[start].looks = digest.value
        forgetOpaque(start + 1)
    }

    /// Takes over the opacity of a group's only item, and the blend mode, which must meet what lies behind.
    private mutating func hoistLoneItem(_ start: Int, _ group: inout DrawGroup) {
        var only = start + 1
        while only < list.items.count, list.items[only].kind == .dissolved { only += 1 }
        guard only < list.items.count, Int(list.items[only].end) == list.items.count else { return }
        if list.items[only].kind == .group {
            let inner = Int(list.items[only].group)
            if list.groups[inner].clipsCorners || list.groups[inner].map != nil { return }
            group.blendMode = list.groups[inner].blendMode
            list.groups[inner].blendMode = .normal
        }
        list.items[start].opacity = list.items[only].opacity
        list.items[only].opacity = 1
        if list.items[only].kind == .group, list.groups[Int(list.items[only].group)].isPlain {
            list.items[only].kind = .dissolved
            list.items[only].end = Int32(only + 1)
            list.items[only].bounds = .empty
            list.items[only].screen = .empty
        }
    }

    // MARK: - Shared 3-D space

    /// The children of a transform layer, those of nested transform layers among them, sorted by depth.
    mutating func addSharedSpace(
        _ index: Int32, _ node: UnsafePointer<RenderNode>, _ matrix: Matrix4, _ context: Context
    ) {
        var members: [SharedSpaceMember] = []
        var pending = [SharedSpaceMember(id: index, matrix: matrix, opacity: min(node.pointee.opacity, 1))]
        while let next = pending.popLast() {
            let space = nodes + Int(next.id)
            var nested: [SharedSpaceMember] = []
            for child in drawingOrder(space.pointee.children) where Int(child.index) < nodeCount {
                let node = nodes + Int(child.index)
                if node.pointee.isHidden || !(node.pointee.opacity > 0) { continue }
                var member = SharedSpaceMember(id: child.index, matrix: .identity, opacity: next.opacity)
                switch node.pointee.placement(inside: space.pointee) {
                case .impossible: continue
                case .translation(let x, let y): member.matrix = Matrix4(translationX: x, y: y)
                case .matrix(let matrix): member.matrix = matrix
                }
                member.matrix = member.matrix.followed(by: next.matrix)
                guard member.matrix.isFinite else { continue }
                if node.pointee.flattensSublayers {
                    member.depth = depth(of: node.pointee.box, member.matrix)
                    member.order = members.count
                    members.append(member)
                } else {
                    member.opacity *= min(node.pointee.opacity, 1)
                    nested.append(member)
                }
            }
            pending.append(contentsOf: nested.reversed())
        }
        members.sort { $0.depth != $1.depth ? $0.depth < $1.depth : $0.order < $1.order }
        for member in members {
            var inner = context
            inner.opacity *= member.opacity
            DeepStack.call { place(member.id, nodes + Int(member.id), member.matrix, inner) }
        }
    }

    /// The z of a box's middle; NaN counts as zero.
    private func depth(of box: Box, _ matrix: Matrix4) -> Double {
        let (x, y) = ((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
        let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
        let z = (x * matrix.m13 + y * matrix.m23 + matrix.m43) / (w != 0 ? w : 1)
        return z.isFinite ? z : 0
    }

    private struct SharedSpaceMember {
        let id: Int32
        var matrix: Matrix4
        var opacity: Float
        var depth = 0.0
        var order = 0
    }

    // MARK: - Replication

    mutating func addCopies(
        _ replication: RenderNode.Replication, _ node: UnsafePointer<RenderNode>, _ context: Context
    ) {
        let box = node.pointee.box
        let step = replication.transform.about(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
        guard step.isFinite else { return }
        var matrix = Matrix4.identity
        let order = drawingOrder(node.pointee.children)
        for copy in 0..<min(max(replication.count, 0), Self.maximumCopies) {
            let color = replication.color(ofCopy: copy)
            let tints = color.red < 1 || color.green < 1 || color.blue < 1
            var inner = context
            var group: Int?
            if tints, context.depth < Self.maximumGroupDepth {
                group = beginGroup(Int32(node - nodes), context.clip, context)
                inner.depth += 1
                list.items[group!].opacity = color.alpha
            } else {
                inner.opacity *= color.alpha
            }
            for child in order where Int(child.index) < nodeCount {
                DeepStack.call { addCopy(child.index, node, matrix, inner) }
            }
            if let group {
                var tint = DrawGroup()
                tint.plane = context.plane
                tint.color = color
                endGroup(group, tint)
            }
            matrix = matrix.followed(by: step)
            if !matrix.isFinite { return }
        }
    }

    private mutating func addCopy(
        _ index: Int32, _ parent: UnsafePointer<RenderNode>, _ matrix: Matrix4, _ context: Context
    ) {
        let node = nodes + Int(index)
        if node.pointee.isHidden || !(node.pointee.opacity > 0) || !(context.opacity > 0) { return }
        switch node.pointee.placement(inside: parent.pointee) {
        case .impossible: return
        case .translation(let x, let y):
            place(index, node, Matrix4(translationX: x, y: y).followed(by: matrix), context)
        case .matrix(let own): place(index, node, own.followed(by: matrix), context)
        }
    }
}

extension RenderNode.Replication {
    func color(ofCopy copy: Int) -> RenderColor {
        let count = Float(copy)
        func limited(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        return RenderColor(
            red: limited(color.red + colorOffset.red * count), green: limited(color.green + colorOffset.green * count),
            blue: limited(color.blue + colorOffset.blue * count), alpha: limited(color.alpha + colorOffset.alpha * count))
    }
}
