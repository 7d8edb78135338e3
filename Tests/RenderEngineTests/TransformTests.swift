import CoreGraphics
import RasterKernels
import RenderEngine
import TestEvidence
import Testing

@Suite struct TransformTests {
    @Test(.documented("CALayer.transform"))
    func `a quarter turn about the middle moves each corner to the next`() {
        let scene = SceneBuilder(40, 40)
        let image = pixels(20, 20) { x, y in y < 10 ? (x < 10 ? red : green) : (x < 10 ? blue : black) }
        scene.add(10, 10, 20, 20) {
            $0.contents = .bitmap(BitmapContents(pixels: image, scale: 1))
            $0.transform = Matrix4(rotation: .pi / 2, x: 0, y: 0, z: 1)
        }
        let picture = scene.draw()
        #expect(isClose(picture[15, 15], blue) && isClose(picture[25, 15], red))
        #expect(isClose(picture[25, 25], green) && isClose(picture[15, 25], black))
        #expect(picture[5, 20] == white)
    }

    @Test(.documented("CALayer.anchorPoint"))
    func `transforms turn about the anchor point`() {
        let scene = SceneBuilder(40, 40)
        scene.add(0, 0, 10, 10, .red) {
            $0.anchorPoint = .zero
            $0.position = CGPoint(x: 20, y: 20)
            $0.transform = Matrix4(scaleX: 2, y: 0.5)
        }
        let picture = scene.draw()
        #expect(isClose(picture[30, 22], red) && isClose(picture[38, 23], red))
        #expect(picture[30, 28] == white && picture[18, 22] == white)
    }

    @Test(.documented("CALayer.bounds"))
    func `the origin of the bounds scrolls the children`() {
        let scene = SceneBuilder(20, 20)
        scene.tree[scene.root].bounds.origin = CGPoint(x: 5, y: 3)
        scene.add(5, 3, 4, 4, .red)
        let picture = scene.draw()
        #expect(picture[0, 0] == red && picture[3, 3] == red && picture.count(red) == 16)
    }

    @Test(.documented("CALayer.sublayerTransform"))
    func `perspective makes the far edge shorter`() {
        let scene = SceneBuilder(100, 100)
        scene.tree[scene.root].sublayerTransform = Matrix4(perspectiveDistance: 120)
        scene.add(20, 20, 60, 60, .red) { $0.transform = Matrix4(rotation: .pi / 4, x: 0, y: 1, z: 0) }
        let picture = scene.draw()
        func height(_ x: Int) -> Int { (0..<100).filter { isClose(picture[x, $0], red) }.count }
        let columns = (0..<100).filter { height($0) > 0 }
        let first = columns.first ?? 0
        let last = columns.last ?? 0
        #expect(last - first < 55)
        #expect(abs(height(first + 1) - height(last - 1)) > 15)
    }

    @Test(.documented("CALayer.isDoubleSided"))
    func `a single sided layer vanishes when turned over`() {
        let scene = SceneBuilder(40, 40)
        let layer = scene.add(10, 10, 20, 20, .red) {
            $0.isDoubleSided = false
            $0.transform = Matrix4(rotation: 2.5, x: 0, y: 1, z: 0)
        }
        #expect(scene.draw().count(white) == 1600)
        scene.tree[layer].transform = Matrix4(rotation: 0.5, x: 0, y: 1, z: 0)
        #expect(scene.draw().count(white) < 1600)
    }

    @Test(.documented("CATransformLayer"))
    func `the children of a transform layer are sorted by depth, not by order`() {
        let scene = SceneBuilder(40, 40)
        let space = scene.add(0, 0, 40, 40) { $0.flattensSublayers = false }
        scene.add(10, 10, 20, 20, .red, in: space) { $0.transform = Matrix4(translationX: 0, y: 0, z: 20) }
        let nested = scene.add(0, 0, 40, 40, in: space) { $0.flattensSublayers = false }
        scene.add(10, 10, 20, 20, .green, in: nested) { $0.transform = Matrix4(translationX: 0, y: 0, z: 10) }
        #expect(scene.draw()[20, 20] == red)
        scene.tree[space].transform = Matrix4(rotation: .pi, x: 0, y: 1, z: 0)
        #expect(isClose(scene.draw()[20, 20], green))
    }

    @Test(.assumed("clipping happens in the layer's own plane"))
    func `a clip turns with its layer`() {
        let scene = SceneBuilder(60, 60)
        let layer = scene.add(20, 20, 20, 20) {
            $0.masksToBounds = true
            $0.transform = Matrix4(rotation: .pi / 4, x: 0, y: 0, z: 1)
        }
        scene.add(-20, -20, 60, 60, .red, in: layer)
        let picture = scene.draw()
        #expect(isClose(picture[30, 30], red) && isClose(picture[30, 18], red) && picture[21, 21] == white)
        #expect(abs((3600 - picture.count(white)) - 400) < 60)
    }

    @Test(.assumed("much smaller layers are averaged, not picked from"))
    func `a layer made much smaller keeps its mean`() {
        let scene = SceneBuilder(100, 100)
        let stripes = pixels(96, 96) { x, _ in x % 2 == 0 ? black : white }
        scene.add(2, 2, 96, 96) {
            $0.contents = .bitmap(BitmapContents(pixels: stripes, scale: 1))
            $0.transform = Matrix4(scaleX: 0.1, y: 0.1)
        }
        #expect(isClose(scene.draw()[50, 50], 0xff80_8080, within: 12))
    }

    @Test(.assumed("inverse and product agree"))
    func `a matrix followed by its inverse is the identity`() throws {
        let matrix = Matrix4(rotation: 0.7, x: 1, y: 2, z: 3).followed(by: Matrix4(perspectiveDistance: 300))
            .translatedAfter(x: 10, y: -4, z: 2)
        let product = matrix.followed(by: try #require(matrix.inverted()))
        let numbers = [product.m11 - 1, product.m12, product.m24, product.m33 - 1, product.m41, product.m44 - 1]
        #expect(numbers.allSatisfy { abs($0) < 1e-9 })
        #expect(Matrix4(scaleX: 0, y: 1).inverted() == nil)
    }

    @Test(.assumed("points behind the eye have no image"))
    func `projection cuts away what is behind the eye`() throws {
        let matrix = Matrix4(rotation: 1.4, x: 0, y: 1, z: 0).followed(by: Matrix4(perspectiveDistance: 100))
        #expect(matrix.projected(CGPoint(x: -200, y: 0)) == nil || matrix.projected(CGPoint(x: 200, y: 0)) == nil)
        let bounds = matrix.projectedBounds(CGRect(x: -200, y: -10, width: 400, height: 20))
        #expect(!bounds.isNull && bounds.width.isFinite)
    }
}
