import CoreGraphics
import RasterKernels
import RenderEngine
import TestEvidence
import Testing

@Suite struct GroupTests {
    @Test(.documented("CALayer.opacity"))
    func `a translucent layer and its children fade as one`() {
        let scene = SceneBuilder(30, 10)
        let layer = scene.add(0, 0, 20, 10, .black) { $0.opacity = 0.5 }
        scene.add(10, 0, 20, 10, .red, in: layer)
        let picture = scene.draw()
        #expect(isClose(picture[5, 5], 0xff80_8080, within: 1))
        #expect(isClose(picture[15, 5], 0xffff_8080, within: 1))
        #expect(isClose(picture[25, 5], 0xffff_8080, within: 1))
    }

    @Test(.documented("CALayer.allowsGroupOpacity"))
    func `without group opacity each layer fades by itself`() {
        let scene = SceneBuilder(30, 10)
        let layer = scene.add(0, 0, 20, 10, .black) {
            $0.opacity = 0.5
            $0.allowsGroupOpacity = false
        }
        scene.add(10, 0, 20, 10, .red, in: layer)
        #expect(isClose(scene.draw()[15, 5], 0xffc0_4040, within: 2))
    }

    @Test(.documented("CALayer.mask"))
    func `a mask keeps what its alpha covers`() {
        let scene = SceneBuilder(30, 10)
        let mask = scene.insert(5, 0, 10, 10, .black)
        let half = RenderColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        scene.tree[mask].children.append(scene.insert(10, 0, 10, 10, half))
        let layer = scene.add(0, 0, 30, 10, .red) { $0.mask = mask }
        scene.add(0, 0, 8, 10, .blue, in: layer)
        let picture = scene.draw()
        #expect(picture[2, 5] == white && picture[6, 5] == blue && picture[12, 5] == red && picture[28, 5] == white)
        #expect(isClose(picture[20, 5], 0xffff_8080))
    }

    @Test(.documented("CALayer.mask"))
    func `an empty mask hides everything`() {
        let scene = SceneBuilder(10, 10)
        let mask = scene.insert(0, 0, 10, 10)
        scene.add(0, 0, 10, 10, .red) { $0.mask = mask }
        #expect(scene.draw().count(white) == 100)
    }

    @Test(.documented("CALayer.shadowOpacity"))
    func `a shadow lies behind its layer, as far as its radius and offset reach`() {
        let scene = SceneBuilder(60, 60)
        scene.add(20, 20, 20, 20, .red) {
            $0.shadow = RenderNode.Shadow(
                color: .black, opacity: 1, radius: 3, offset: CGSize(width: 4, height: 0), path: nil)
        }
        let picture = scene.draw()
        #expect(picture.count(red) == 400)
        #expect(picture[41, 30] & 255 < picture[46, 30] & 255)
        #expect(picture[18, 30] & 255 > picture[42, 30] & 255)
        #expect(picture[44, 30] & 255 > 118 && picture[44, 30] & 255 < 160)
        #expect(picture[55, 30] == white)
    }

    @Test(.documented("CALayer.masksToBounds"))
    func `a layer that clips has no shadow`() {
        let scene = SceneBuilder(40, 40)
        scene.add(10, 10, 20, 20, .red) {
            $0.masksToBounds = true
            $0.shadow = RenderNode.Shadow(color: .black, opacity: 1, radius: 3, offset: .zero, path: nil)
        }
        #expect(scene.draw().count(white) == 1200)
    }

    @Test(.documented("CALayer.shadowPath"))
    func `a path gives the shadow its shape`() {
        let scene = SceneBuilder(60, 40)
        scene.add(10, 10, 10, 10, .red) {
            let path = CGPath(rect: CGRect(x: 20, y: 0, width: 20, height: 20), transform: nil)
            $0.shadow = RenderNode.Shadow(color: .black, opacity: 1, radius: 0, offset: .zero, path: path)
        }
        let picture = scene.draw()
        #expect(picture[40, 20] == black && picture[25, 20] == white)
        #expect(picture.count(black) == 400)
    }

    @Test(.documented("CALayer.shadowOpacity"))
    func `a layer without background casts the shadow of what it holds`() {
        let scene = SceneBuilder(60, 40)
        let layer = scene.add(0, 0, 60, 40) {
            $0.shadow = RenderNode.Shadow(
                color: .black, opacity: 1, radius: 0, offset: CGSize(width: 0, height: 10), path: nil)
        }
        scene.add(10, 10, 10, 10, .red, in: layer)
        let picture = scene.draw()
        #expect(picture[15, 15] == red && picture[15, 25] == black && picture[30, 25] == white)
        #expect(picture.count(black) == 100)
    }

    @Test(.documented("CALayer.shadowOpacity"))
    func `a child that sticks out of its opaque parent is part of the shadow`() {
        let scene = SceneBuilder(60, 60)
        let layer = scene.add(10, 10, 20, 20, .red) {
            $0.shadow = RenderNode.Shadow(
                color: .black, opacity: 1, radius: 0, offset: CGSize(width: 0, height: 20), path: nil)
        }
        scene.add(15, 5, 15, 10, .blue, in: layer)
        let picture = scene.draw()
        #expect(picture[35, 17] == blue && picture[35, 37] == black && picture[15, 40] == black)
        #expect(picture[35, 50] == white)
    }

    @Test(.assumed("large boxes share one blurred mask, stretched in the middle"))
    func `a stretched shadow equals one blurred at full size`() {
        let scene = SceneBuilder(200, 160)
        scene.add(30, 30, 140, 100, .white) {
            $0.cornerRadius = 12
            $0.shadow = RenderNode.Shadow(color: .black, opacity: 1, radius: 5, offset: .zero, path: nil)
        }
        let stretched = scene.draw()
        let path = SceneBuilder(200, 160)
        path.add(30, 30, 140, 100, .white) {
            $0.cornerRadius = 12
            let shape = CGPath(
                roundedRect: CGRect(x: 0, y: 0, width: 140, height: 100), cornerWidth: 12, cornerHeight: 12, transform: nil)
            $0.shadow = RenderNode.Shadow(color: .black, opacity: 1, radius: 5, offset: .zero, path: shape)
        }
        #expect(stretched.difference(path.draw()).largest <= 3)
    }

    @Test(.assumed("a backdrop blurs what lies behind it and nothing beyond its box"))
    func `a backdrop blurs inside its box only`() {
        let scene = SceneBuilder(80, 80)
        scene.add(0, 0, 40, 80, .black)
        scene.add(0, 20, 80, 40) { $0.contents = .backdrop(BackdropContents(blurRadius: 6, saturation: 1, tint: nil)) }
        let picture = scene.draw()
        #expect(picture[39, 10] == black && picture[40, 10] == white && picture[39, 70] == black)
        #expect(isClose(picture[39, 40], 0xff80_8080, within: 24))
        #expect(picture[2, 40] == black && picture[78, 40] == white)
        #expect(picture[30, 40] & 255 > 0 && picture[30, 40] & 255 < 100)
    }

    @Test(.assumed("tint is drawn over the blurred backdrop"))
    func `a backdrop is tinted and cut to rounded bounds`() {
        let scene = SceneBuilder(40, 40)
        scene.add(0, 0, 40, 40) {
            $0.cornerRadius = 20
            $0.masksToBounds = true
            let tint = RenderColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            $0.contents = .backdrop(BackdropContents(blurRadius: 4, saturation: 1, tint: tint))
        }
        let picture = scene.draw()
        #expect(picture[0, 0] == white)
        #expect(isClose(picture[20, 20], 0xffff_8080))
    }

    @Test(.assumed("what is blurred does not show through sharp"))
    func `a backdrop on a translucent ground takes its place`() {
        let scene = SceneBuilder(80, 40, background: nil)
        scene.add(0, 0, 40, 40, .black)
        scene.add(0, 0, 80, 40) { $0.contents = .backdrop(BackdropContents(blurRadius: 6, saturation: 1, tint: nil)) }
        let picture = scene.draw()
        #expect((picture[38, 20] >> 24) < 170 && (picture[42, 20] >> 24) > 60)
        #expect(abs(Int(picture[39, 20] >> 24) - Int(picture[40, 20] >> 24)) < 30)
    }
}
