import CoreGraphics

/// The values of a `RenderNode` that few layers set: copied on write, like the rest of the node.
final class RareValues {
    var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var zPosition: CGFloat = 0
    var transform: Matrix4?
    var sublayerTransform: Matrix4?
    var borderWidth: CGFloat = 0
    var borderColor: RenderColor?
    var shadow: RenderNode.Shadow?
    var blendMode: CGBlendMode = .normal
    var mask: RenderTree.NodeID?
    var replication: RenderNode.Replication?

    init() {}

    func copy() -> RareValues {
        let copy = RareValues()
        copy.anchorPoint = anchorPoint
        copy.anchorPointZ = anchorPointZ
        copy.zPosition = zPosition
        copy.transform = transform
        copy.sublayerTransform = sublayerTransform
        copy.borderWidth = borderWidth
        copy.borderColor = borderColor
        copy.shadow = shadow
        copy.blendMode = blendMode
        copy.mask = mask
        copy.replication = replication
        return copy
    }
}

extension RenderNode {
    package var anchorPoint: CGPoint {
        get { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { if rare != nil || newValue != CGPoint(x: 0.5, y: 0.5) { writableRare().anchorPoint = newValue } }
    }

    package var anchorPointZ: CGFloat {
        get { rare?.anchorPointZ ?? 0 }
        set { if rare != nil || newValue != 0 { writableRare().anchorPointZ = newValue } }
    }

    package var zPosition: CGFloat {
        get { rare?.zPosition ?? 0 }
        set { if rare != nil || newValue != 0 { writableRare().zPosition = newValue } }
    }

    /// Nil is the identity, which most layers have.
    package var transform: Matrix4? {
        get { rare?.transform }
        set { if rare != nil || newValue != nil { writableRare().transform = newValue } }
    }

    package var sublayerTransform: Matrix4? {
        get { rare?.sublayerTransform }
        set { if rare != nil || newValue != nil { writableRare().sublayerTransform = newValue } }
    }

    package var borderWidth: CGFloat {
        get { rare?.borderWidth ?? 0 }
        set { if rare != nil || newValue != 0 { writableRare().borderWidth = newValue } }
    }

    package var borderColor: RenderColor? {
        get { rare?.borderColor }
        set { if rare != nil || newValue != nil { writableRare().borderColor = newValue } }
    }

    package var shadow: Shadow? {
        get { rare?.shadow }
        set { if rare != nil || newValue != nil { writableRare().shadow = newValue } }
    }

    package var blendMode: CGBlendMode {
        get { rare?.blendMode ?? .normal }
        set { if rare != nil || newValue != .normal { writableRare().blendMode = newValue } }
    }

    package var mask: RenderTree.NodeID? {
        get { rare?.mask }
        set { if rare != nil || newValue != nil { writableRare().mask = newValue } }
    }

    package var replication: Replication? {
        get { rare?.replication }
        set { if rare != nil || newValue != nil { writableRare().replication = newValue } }
    }
}
