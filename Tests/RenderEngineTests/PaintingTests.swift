import CoreGraphics
import RasterKernels
import RenderEngine
import TestEvidence
import Testing

@Suite struct PaintingTests {
    @Test(.documented("CALayer.backgroundColor"))
    func `a background fills the bounds, on whole pixels`() {
        let scene = SceneBuilder(20, 20)
        scene.add(4, 5, 6, 7, .red)
        let picture = scene.draw()
        #expect(picture.count(red) == 42)
        #expect(picture[4, 5] == red && picture[9, 11] == red && picture[10, 11] == white)
    }

    @Test(.assumed("layers that are only moved snap to the nearest pixel, so that text stays sharp"))
    func `a fractional position moves to the nearest pixel`() {
        let scene = SceneBuilder(20, 20)
        scene.add(4.3, 4.6, 6, 6, .red)
        let picture = scene.draw()
        #expect(picture.count(red) == 36)
        #expect(picture[4, 5] == red && picture[9, 10] == red)
    }

    @Test(.documented("CALayer.cornerRadius"))
    func `a radius cuts background and border but not contents`() {
        let scene = SceneBuilder(60, 30)
        scene.add(0, 0, 20, 20, .red) { $0.cornerRadius = 10 }
        scene.add(30, 0, 20, 20) {
            $0.cornerRadius = 10
            $0.contents = .bitmap(BitmapContents(pixels: pixels(20, 20) { _, _ in blue }, scale: 1))
        }
        let picture = scene.draw()
        #expect(picture[0, 0] == white && picture[19, 19] == white && picture[10, 10] == red)
        #expect(picture[30, 0] == blue)
    }

    @Test(.documented("CALayer.maskedCorners"))
    func `only the named corners are rounded`() {
        let scene = SceneBuilder(20, 20)
        scene.add(0, 0, 20, 20, .red) {
            $0.cornerRadius = 8
            $0.maskedCorners = [.minXMinY, .maxXMaxY]
        }
        let picture = scene.draw()
        #expect(picture[0, 0] == white && picture[19, 19] == white)
        #expect(picture[19, 0] == red && picture[0, 19] == red)
    }

    @Test(.documented("CALayer.borderWidth"))
    func `a border lies inside the bounds and above the children`() {
        let scene = SceneBuilder(30, 30)
        let layer = scene.add(5, 5, 20, 20, .red) {
            $0.borderWidth = 2
            $0.borderColor = .blue
        }
        scene.add(0, 0, 10, 10, .green, in: layer)
        let picture = scene.draw()
        #expect(picture[5, 5] == blue && picture[6, 6] == blue && picture[24, 15] == blue)
        #expect(picture[7, 7] == green && picture[20, 20] == red && picture[4, 4] == white)
        #expect(picture.count(blue) == 20 * 20 - 16 * 16)
    }

    @Test(.assumed("a width that is not whole covers its last line in part"))
    func `a hairline border is lighter`() {
        let scene = SceneBuilder(20, 20)
        scene.add(0, 0, 20, 20) {
            $0.borderWidth = 0.5
            $0.borderColor = .black
        }
        let picture = scene.draw()
        #expect(isClose(picture[10, 0], 0xff80_8080))
        #expect(picture[10, 1] == white)
        #expect(scene.draw(scale: 2)[20, 0] == black)
    }

    @Test(.documented("CALayer.zPosition"))
    func `a higher z is drawn later and equals keep their order`() {
        let scene = SceneBuilder(10, 10)
        scene.add(0, 0, 10, 10, .red) { $0.zPosition = 1 }
        scene.add(0, 0, 10, 10, .green)
        #expect(scene.draw()[5, 5] == red)
        scene.add(0, 0, 10, 10, .blue) { $0.zPosition = 1 }
        #expect(scene.draw()[5, 5] == blue)
    }

    @Test(.documented("CALayer.isHidden"))
    func `a hidden or clear layer hides what it holds`() {
        let scene = SceneBuilder(10, 10)
        let layer = scene.add(0, 0, 10, 10) { $0.isHidden = true }
        scene.add(0, 0, 10, 10, .red, in: layer)
        #expect(scene.draw()[5, 5] == white)
        scene.tree[layer].isHidden = false
        scene.tree[layer].opacity = 0
        #expect(scene.draw()[5, 5] == white)
        scene.tree[layer].opacity = 1
        #expect(scene.draw()[5, 5] == red)
    }

    @Test(.documented("CALayer.masksToBounds"))
    func `children are cut to the bounds only when asked`() {
        let scene = SceneBuilder(30, 30)
        let layer = scene.add(10, 10, 10, 10)
        scene.add(-5, -5, 30, 30, .red, in: layer)
        #expect(scene.draw().count(red) == 25 * 25)
        scene.tree[layer].masksToBounds = true
        #expect(scene.draw().count(red) == 100)
    }

    @Test(.documented("CALayer.masksToBounds"))
    func `a rounded clip cuts the corners of children, and of their children`() {
        let scene = SceneBuilder(40, 40)
        let layer = scene.add(0, 0, 40, 40, .blue) {
            $0.cornerRadius = 20
            $0.masksToBounds = true
        }
        let inner = scene.add(0, 0, 20, 40, .red, in: layer)
        scene.add(0, 0, 20, 10, .green, in: inner)
        let picture = scene.draw()
        #expect(picture[0, 0] == white && picture[39, 0] == white && picture[1, 38] == white)
        #expect(picture[15, 5] == green && picture[5, 20] == red && picture[30, 20] == blue)
    }

    @Test(.documented("CALayer.masksToBounds"))
    func `the edge of a rounded clip is blended once`() {
        let scene = SceneBuilder(40, 40, background: .black)
        let layer = scene.add(0, 0, 40, 40, .white) {
            $0.cornerRadius = 20
            $0.masksToBounds = true
        }
        scene.add(0, 0, 40, 40, .white, in: layer)
        let clipped = scene.draw()
        let plain = SceneBuilder(40, 40, background: .black)
        plain.add(0, 0, 40, 40, .white) { $0.cornerRadius = 20 }
        #expect(clipped.difference(plain.draw()).largest <= 1)
    }

    @Test(.documented("CALayer.isGeometryFlipped"))
    func `a flipped layer counts its children from the bottom`() {
        let scene = SceneBuilder(20, 20)
        scene.tree[scene.root].isGeometryFlipped = true
        scene.add(0, 0, 20, 5, .red)
        let picture = scene.draw()
        #expect(picture[10, 17] == red && picture[10, 2] == white)
    }

    @Test(.documented("CAReplicatorLayer.instanceTransform"))
    func `copies move on and fade`() {
        let scene = SceneBuilder(40, 10)
        let layer = scene.add(0, 0, 40, 10) {
            $0.replication = RenderNode.Replication(
                count: 3, transform: Matrix4(translationX: 10, y: 0), color: .white,
                colorOffset: RenderColor(red: 0, green: -0.5, blue: -1, alpha: 0), preservesDepth: false)
        }
        scene.add(0, 0, 5, 10, .white, in: layer)
        let picture = scene.draw()
        #expect(picture[2, 5] == white && picture[7, 5] == white)
        #expect(isClose(picture[12, 5], 0xffff_8000))
        #expect(picture[22, 5] == 0xffff_0000)
        #expect(picture[32, 5] == white)
    }

    @Test(.assumed("compositing filters blend with what lies behind the layer"))
    func `a blend mode meets what is behind`() {
        let scene = SceneBuilder(10, 10, background: RenderColor(red: 1, green: 1, blue: 0))
        scene.add(0, 0, 5, 10, RenderColor(red: 0, green: 1, blue: 1)) { $0.blendMode = .multiply }
        let picture = scene.draw()
        #expect(picture[2, 5] == green && picture[7, 5] == 0xffff_ff00)
    }
}
