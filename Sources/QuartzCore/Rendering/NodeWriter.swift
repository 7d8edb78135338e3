import AppleFoundation
import CoreGraphics
import RenderEngine

/// Puts a layer's values into a render node. Objects whose values are the same stay, since a new object means damage.
enum NodeWriter {
    static func write(_ layer: CALayer, to node: inout RenderNode, contents: Bool) {
        node.position = layer.storedPosition
        node.bounds = layer.storedBounds
        let flags = layer.flags
        node.isHidden = flags.contains(.hidden)
        node.isDoubleSided = !flags.contains(.singleSided)
        node.masksToBounds = flags.contains(.masksToBounds) || layer.roundsOwnContents
        node.isGeometryFlipped = flags.contains(.geometryFlipped)
        node.allowsGroupOpacity = !flags.contains(.noGroupOpacity)
        node.flattensSublayers = layer.flattensSublayers
        node.opacity = min(1, max(0, layer.storedOpacity))
        node.backgroundColor = layer.storedBackground.flatMap(visible)
        writeTransforms(layer, to: &node)
        writeLook(layer, to: &node)
        if let replicator = layer as? CAReplicatorLayer { writeReplication(replicator, to: &node) }
        if contents { writeContents(layer, to: &node) }
    }

    /// Nil for what can't be seen, and for patterns, which a backing store holds.
    private static func visible(_ color: CGColor) -> RenderColor? {
        color.alpha > 0 && color.pattern == nil ? RenderColor(color) : nil
    }

    private static func writeTransforms(_ layer: CALayer, to node: inout RenderNode) {
        guard let transforms = layer.transforms else {
            node.transform = nil
            node.sublayerTransform = nil
            return
        }
        node.transform = CATransform3DIsIdentity(transforms.own) ? nil : Matrix4(transforms.own)
        node.sublayerTransform = CATransform3DIsIdentity(transforms.sublayers) ? nil : Matrix4(transforms.sublayers)
    }

    private static let plain = LayerLook()

    private static func writeLook(_ layer: CALayer, to node: inout RenderNode) {
        guard let look = layer.look?.values else {
            if node.cornerRadius != 0 { node.cornerRadius = 0 }
            node.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            node.anchorPointZ = 0
            node.zPosition = 0
            node.borderWidth = 0
            node.shadow = nil
            node.blendMode = .normal
            return
        }
        node.anchorPoint = look.anchorPoint
        node.anchorPointZ = look.anchorPointZ
        node.zPosition = look.zPosition
        node.cornerRadius = max(0, look.cornerRadius)
        node.maskedCorners = RenderNode.Corners(rawValue: UInt8(truncatingIfNeeded: look.maskedCorners.rawValue & 15))
        node.hasContinuousCorners = look.hasContinuousCorners
        let border = look.borderWidth > 0 ? look.borderColor.flatMap(visible) : nil
        node.borderWidth = border == nil ? 0 : look.borderWidth
        node.borderColor = border
        node.shadow = shadow(look, keeping: node.shadow)
        node.blendMode = look.compositingFilter.flatMap(BlendNames.mode) ?? .normal
    }

    private static func shadow(_ look: LayerLook, keeping old: RenderNode.Shadow?) -> RenderNode.Shadow? {
        guard look.shadowOpacity > 0, let color = look.shadowColor.flatMap(visible) else { return nil }
        let radius = max(0, look.shadowRadius)
        let opacity = min(1, look.shadowOpacity)
        if let old, old.color == color, old.opacity == opacity, old.radius == radius, old.offset == look.shadowOffset,
            samePath(old.path, look.shadowPath)
        {
            return old
        }
        return RenderNode.Shadow(
            color: color, opacity: opacity, radius: radius, offset: look.shadowOffset, path: look.shadowPath)
    }

    static func samePath(_ a: CGPath?, _ b: CGPath?) -> Bool {
        if a === b { return true }
        guard let a, let b else { return false }
        return a == b
    }

    private static func writeReplication(_ layer: CAReplicatorLayer, to node: inout RenderNode) {
        let new = layer.replication()
        if let new, let old = node.replication, old.count == new.count, old.transform == new.transform,
            old.color == new.color, old.colorOffset == new.colorOffset, old.preservesDepth == new.preservesDepth
        {
            return
        }
        node.replication = new
    }

    // MARK: Contents

    static func writeContents(_ layer: CALayer, to node: inout RenderNode) {
        if let special = layer.specialContents() {
            node.contents = keep(node.contents, instead: special)
            return
        }
        switch layer.storedContents {
        case let store as BackingStore:
            let generation = store.generation
            if node.contentsGeneration != generation { node.contentsGeneration = generation }
            place(
                store.pixels, scale: store.scale, isOpaque: store.isOpaque, ink: store.ink,
                source: generation > 0 ? store : nil, layer, &node)
        case let image as CGImage:
            guard image.width > 0, image.height > 0 else { fallthrough }
            place(image.pixels, scale: layer.storedScale, isOpaque: image.isOpaque, layer, &node)
        default:
            node.contents = nil
        }
    }

    private static func place(
        _ pixels: PixelBuffer, scale: CGFloat, isOpaque: Bool, ink: UInt32? = nil, source: BackingStore? = nil,
        _ layer: CALayer, _ node: inout RenderNode
    ) {
        let look = layer.look?.values ?? plain
        let new = BitmapContents(
            pixels: pixels, scale: scale > 0 ? scale : 1, rect: look.contentsRect, center: look.contentsCenter,
            gravity: gravity(look.contentsGravity), magnification: filter(look.magnificationFilter),
            minification: filter(look.minificationFilter), tint: look.contentsTint.map { RenderColor($0) },
            isOpaque: isOpaque && look.contentsTint == nil, ink: ink, source: source)
        node.contents = keep(node.contents, instead: .bitmap(new))
    }

    private static func gravity(_ gravity: CALayerContentsGravity) -> BitmapContents.Gravity {
        switch gravity {
        case .resizeAspect: return .resizeAspect
        case .resizeAspectFill: return .resizeAspectFill
        case .center: return .center
        case .top: return .top
        case .bottom: return .bottom
        case .left: return .left
        case .right: return .right
        case .topLeft: return .topLeft
        case .topRight: return .topRight
        case .bottomLeft: return .bottomLeft
        case .bottomRight: return .bottomRight
        default: return .resize
        }
    }

    private static func filter(_ filter: CALayerContentsFilter) -> BitmapContents.Filter {
        filter == .nearest ? .nearest : filter == .trilinear ? .trilinear : .linear
    }

    /// The old contents when the new ones have the same values.
    private static func keep(_ old: RenderNode.Contents?, instead new: RenderNode.Contents) -> RenderNode.Contents {
        switch (old, new) {
        case (.bitmap(let a)?, .bitmap(let b)):
            let samePixels =
                a.pixels === b.pixels && a.scale == b.scale && a.isOpaque == b.isOpaque && a.tint == b.tint
                && a.ink == b.ink && a.source === b.source
            let samePlace = a.rect == b.rect && a.center == b.center && a.gravity == b.gravity
            let sameFilters = a.magnification == b.magnification && a.minification == b.minification
            return samePixels && samePlace && sameFilters ? .bitmap(a) : new
        case (.gradient(let a)?, .gradient(let b)):
            let samePoints = a.start == b.start && a.end == b.end && a.kind == b.kind
            return samePoints && a.colors == b.colors && a.locations == b.locations ? .gradient(a) : new
        case (.shape(let a)?, .shape(let b)): return same(a, b) ? .shape(a) : new
        case (.backdrop(let a)?, .backdrop(let b)):
            return a.blurRadius == b.blurRadius && a.saturation == b.saturation && a.tint == b.tint ? .backdrop(a) : new
        default: return new
        }
    }

    private static func same(_ a: ShapeContents, _ b: ShapeContents) -> Bool {
        let sameFill = a.fillColor == b.fillColor && a.usesEvenOddRule == b.usesEvenOddRule
        let sameLine =
            a.strokeColor == b.strokeColor && a.lineWidth == b.lineWidth && a.lineCap == b.lineCap && a.lineJoin == b.lineJoin
            && a.miterLimit == b.miterLimit
        let sameDashes = a.dashPhase == b.dashPhase && a.dashLengths == b.dashLengths
        let sameEnds = a.strokeStart == b.strokeStart && a.strokeEnd == b.strokeEnd
        return sameFill && sameLine && sameDashes && sameEnds && samePath(a.path, b.path)
    }
}

/// The names that `compositingFilter` takes.
enum BlendNames {
    private static let modes: [String: CGBlendMode] = [
        "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
        "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
        "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
        "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
        "plusL": .plusLighter, "plusD": .plusDarker, "linearDodgeBlendMode": .plusLighter,
        "sourceAtop": .sourceAtop, "sourceIn": .sourceIn, "sourceOut": .sourceOut, "destIn": .destinationIn,
        "destOut": .destinationOut, "destAtop": .destinationAtop, "destOver": .destinationOver, "xor": .xor,
        "copy": .copy, "clear": .clear,
    ]

    static func mode(_ filter: Any) -> CGBlendMode? { (filter as? String).flatMap { modes[$0] } }
}
