import CoreGraphics
import RasterKernels
import RenderEngine

/// A small tree and the pixels it gives.
final class SceneBuilder {
    var tree = RenderTree()
    let root: RenderTree.NodeID
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int, background: RenderColor? = .white) {
        self.width = width
        self.height = height
        var node = RenderNode()
        node.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        node.position = CGPoint(x: Double(width) / 2, y: Double(height) / 2)
        node.backgroundColor = background
        root = tree.insert(node)
        tree.root = root
    }

    @discardableResult
    func add(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RenderColor? = nil,
        in parent: RenderTree.NodeID? = nil, _ configure: (inout RenderNode) -> Void = { _ in }
    ) -> RenderTree.NodeID {
        let id = insert(x, y, width, height, color, configure)
        tree[parent ?? root].children.append(id)
        return id
    }

    /// A node that no other holds yet: a mask.
    func insert(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RenderColor? = nil,
        _ configure: (inout RenderNode) -> Void = { _ in }
    ) -> RenderTree.NodeID {
        var node = RenderNode()
        node.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        node.position = CGPoint(x: x + width / 2, y: y + height / 2)
        node.backgroundColor = color
        configure(&node)
        return tree.insert(node)
    }

    func draw(scale: CGFloat = 1) -> Picture {
        let target = makeTarget(scale: scale)
        CPUCompositor().draw(tree, into: target, scale: scale, within: nil)
        return Picture(target)
    }

    func makeTarget(scale: CGFloat = 1) -> PixelBuffer {
        PixelBuffer(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale))!
    }
}

struct Picture {
    let buffer: PixelBuffer

    init(_ buffer: PixelBuffer) { self.buffer = buffer }

    subscript(x: Int, y: Int) -> UInt32 { buffer.row(y)[x] }

    func difference(_ other: Picture) -> PixelDifference {
        PixelComparison.difference(buffer.argbView, other.buffer.argbView)
    }

    /// How many pixels are exactly this one.
    func count(_ pixel: UInt32) -> Int {
        var count = 0
        for y in 0..<buffer.height { for x in 0..<buffer.width where self[x, y] == pixel { count += 1 } }
        return count
    }
}

extension RenderColor {
    static let red = RenderColor(red: 1, green: 0, blue: 0)
    static let green = RenderColor(red: 0, green: 1, blue: 0)
    static let blue = RenderColor(red: 0, green: 0, blue: 1)
}

let white: UInt32 = 0xffff_ffff
let black: UInt32 = 0xff00_0000
let red: UInt32 = 0xffff_0000
let green: UInt32 = 0xff00_ff00
let blue: UInt32 = 0xff00_00ff

func isClose(_ a: UInt32, _ b: UInt32, within tolerance: Int = 2) -> Bool {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
        if abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) > tolerance { return false }
    }
    return true
}

func pixels(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)!
    for y in 0..<height { for x in 0..<width { buffer.row(y)[x] = pixel(x, y) } }
    return buffer
}
