import AppleFoundation
import CoreGraphics
import RenderEngine

/// Writes a layer and all below it into a render tree as new nodes, without claiming the layers for that tree.
struct TreeCopier {
    /// Nil takes the model's values; otherwise animations are applied for that moment of the clock.
    var time: CFTimeInterval?

    private struct Step {
        let layer: CALayer
        let parent: RenderTree.NodeID?
        let isMask: Bool
    }

    /// Returns the copy's root node, and calls `made` with every node.
    func copy(
        _ root: CALayer, into tree: inout RenderTree, made: (RenderTree.NodeID) -> Void = { _ in }
    ) -> RenderTree.NodeID {
        var result: RenderTree.NodeID?
        var stack = [Step(layer: root, parent: nil, isMask: false)]
        // Parents come before children, and siblings in order: a later sibling lies deeper in the stack.
        while let step = stack.popLast() {
            let layer = step.layer
            var node = RenderNode()
            let source = time.map { layer.flags.contains(.hasAnimations) ? layer.presentation(at: $0) : layer } ?? layer
            NodeWriter.write(source, to: &node, contents: true)
            let id = tree.insert(node)
            made(id)
            if let parent = step.parent {
                if step.isMask { tree[parent].mask = id } else { tree[parent].children.append(id) }
            } else {
                result = id
            }
            for child in layer.sublayerList.reversed() { stack.append(Step(layer: child, parent: id, isMask: false)) }
            if let mask = layer.mask { stack.append(Step(layer: mask, parent: id, isMask: true)) }
        }
        return result!
    }
}
