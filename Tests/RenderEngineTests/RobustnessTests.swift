import CoreGraphics
import RasterKernels
import RenderEngine
import TestEvidence
import Testing

@Suite struct RobustnessTests {
    @Test(.assumed("numbers that are not finite draw nothing"), arguments: [Double.nan, .infinity, -.infinity])
    func `geometry that is not finite draws nothing`(value: Double) {
        let scene = SceneBuilder(20, 20)
        scene.add(0, 0, 5, 5, .red) { $0.position.x = CGFloat(value) }
        scene.add(0, 0, 5, 5, .red) { $0.bounds.size.width = CGFloat(value) }
        scene.add(0, 0, 5, 5, .red) { $0.transform = Matrix4(scaleX: value, y: 1) }
        scene.add(0, 0, 5, 5) {
            let path = CGPath(rect: CGRect(x: value, y: 0, width: 5, height: 5), transform: nil)
            $0.contents = .shape(
                ShapeContents(
                    path: path, fillColor: .red, usesEvenOddRule: false, strokeColor: .red, lineWidth: CGFloat(value),
                    lineCap: .butt, lineJoin: .miter, miterLimit: CGFloat(value), dashPhase: 0, dashLengths: [],
                    strokeStart: 0, strokeEnd: 1))
        }
        #expect(scene.draw().count(white) == 400)
        scene.add(5, 5, 5, 5, .blue) {
            $0.cornerRadius = CGFloat(value)
            $0.borderWidth = CGFloat(value)
            $0.opacity = Float(value)
            $0.shadow = RenderNode.Shadow(
                color: .black, opacity: Float(value), radius: CGFloat(value), offset: CGSize(width: value, height: value),
                path: nil)
        }
        _ = scene.draw()
    }

    @Test(.assumed("as deep as a view tree may be"))
    func `ten thousand nested layers are drawn`() {
        let scene = SceneBuilder(20, 20)
        var parent = scene.root
        for depth in 0..<10_000 {
            parent = scene.add(0, 0, 20, 20, in: parent) {
                if depth % 3 == 0 { $0.masksToBounds = true }
                if depth % 5 == 0 { $0.cornerRadius = 2 }
                if depth % 100 == 0 { $0.opacity = 0.999 }
            }
        }
        scene.add(5, 5, 10, 10, .red, in: parent)
        let picture = scene.draw()
        #expect(picture[1, 10] == white)
        #expect(picture[10, 10] != white)
    }

    @Test(.assumed("only what can be seen is ever allocated"))
    func `a layer of a million points shows its visible part`() {
        let scene = SceneBuilder(40, 40)
        let huge = scene.add(-500_000, -500_000, 1_000_000, 1_000_000, .red) {
            $0.cornerRadius = 30
            $0.opacity = 0.5
            $0.shadow = RenderNode.Shadow(color: .black, opacity: 1, radius: 10, offset: .zero, path: nil)
        }
        scene.add(500_010, 500_010, 10, 10, .blue, in: huge)
        let picture = scene.draw()
        #expect(isClose(picture[5, 5], 0xffff_8080) && isClose(picture[15, 15], 0xff80_80ff))
        scene.tree[huge].transform = Matrix4(rotation: 0.3, x: 0, y: 0, z: 1)
        #expect(isClose(scene.draw()[5, 5], 0xffff_8080))
    }

    @Test(.assumed("sizes below zero are turned around"))
    func `empty and negative boxes do no harm`() {
        let scene = SceneBuilder(20, 20)
        scene.add(5, 5, 0, 0, .red) {
            $0.cornerRadius = 5
            $0.borderWidth = 3
            $0.borderColor = .red
        }
        scene.add(0, 0, 10, 10, .red) { $0.bounds = CGRect(x: 0, y: 0, width: -4, height: 4) }
        _ = scene.draw()
    }

    @Test(.assumed("no root, nothing to see"))
    func `a tree without a root clears the target`() {
        let target = pixels(4, 4) { _, _ in red }
        CPUCompositor().draw(RenderTree(), into: target, scale: 1, within: nil)
        #expect(Picture(target).count(0) == 16)
    }

    @Test(.assumed("opaque boxes in front save drawing, and nothing else"))
    func `what is hidden leaves no trace and a backdrop still sees it`() {
        let scene = SceneBuilder(40, 40)
        scene.add(0, 0, 40, 20, .black)
        scene.add(0, 0, 40, 40) { $0.contents = .backdrop(BackdropContents(blurRadius: 5, saturation: 1, tint: nil)) }
        scene.add(0, 0, 40, 20, .red)
        let picture = scene.draw()
        #expect(picture.count(red) == 800)
        #expect(picture[20, 21] & 255 < 200)
    }
}
