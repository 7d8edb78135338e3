import CoreGraphics
import RasterKernels
import RenderEngine
import TestEvidence
import Testing

@Suite struct ContentsTests {
    private let quarters = pixels(20, 20) { x, y in y < 10 ? (x < 10 ? red : green) : (x < 10 ? blue : black) }

    @Test(.documented("CALayer.contentsScale"))
    func `pixels for pixels the image is copied`() {
        let scene = SceneBuilder(20, 20)
        scene.add(5, 5, 10, 10) { $0.contents = .bitmap(BitmapContents(pixels: quarters, scale: 2)) }
        let picture = scene.draw(scale: 2)
        for y in 0..<20 { for x in 0..<20 { #expect(picture[10 + x, 10 + y] == quarters.row(y)[x]) } }
    }

    @Test(
        .documented("CALayerContentsGravity"),
        arguments: [
            (BitmapContents.Gravity.center, 10, 5), (.top, 10, 0), (.bottom, 10, 10), (.left, 0, 5), (.right, 20, 5),
            (.topLeft, 0, 0), (.topRight, 20, 0), (.bottomLeft, 0, 10), (.bottomRight, 20, 10),
        ])
    func `gravity places an image of its own size`(gravity: BitmapContents.Gravity, x: Int, y: Int) {
        let scene = SceneBuilder(40, 30)
        scene.add(0, 0, 40, 30) { $0.contents = .bitmap(BitmapContents(pixels: quarters, scale: 1, gravity: gravity)) }
        let picture = scene.draw()
        #expect(picture[x, y] == red && picture[x + 19, y + 19] == black)
        #expect(picture.count(green) == 100)
    }

    @Test(.documented("CALayerContentsGravity.resizeAspect"))
    func `aspect fit leaves room and aspect fill reaches out`() {
        let fit = SceneBuilder(60, 40)
        fit.add(0, 0, 60, 40) { $0.contents = .bitmap(BitmapContents(pixels: quarters, scale: 1, gravity: .resizeAspect)) }
        let fitted = fit.draw()
        #expect(fitted[5, 20] == white && isClose(fitted[12, 5], red) && isClose(fitted[48, 35], black))
        let fill = SceneBuilder(60, 60)
        let layer = fill.add(0, 10, 60, 40) {
            $0.contents = .bitmap(BitmapContents(pixels: quarters, scale: 1, gravity: .resizeAspectFill))
        }
        #expect(isClose(fill.draw()[2, 2], red))
        fill.tree[layer].masksToBounds = true
        #expect(fill.draw()[2, 2] == white)
    }

    @Test(.documented("CALayer.contentsRect"))
    func `a part of a sheet shows without its neighbours`() {
        let scene = SceneBuilder(30, 30)
        scene.add(0, 0, 30, 30) {
            $0.contents = .bitmap(
                BitmapContents(pixels: quarters, scale: 1, rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)))
        }
        #expect(scene.draw().count(green) == 900)
    }

    @Test(.assumed("scaled copies are shared by what shows the same part of the same pixels, and by nothing else"))
    func `layers that show parts of one image do not mix them up`() {
        let scene = SceneBuilder(60, 20)
        let corners: [(Double, Double)] = [(0, 0), (0.5, 0), (0, 0.5)]
        for (index, corner) in corners.enumerated() {
            scene.add(Double(index) * 20, 0, 20, 20) {
                let rect = CGRect(x: corner.0, y: corner.1, width: 0.5, height: 0.5)
                $0.contents = .bitmap(BitmapContents(pixels: quarters, scale: 1, rect: rect))
            }
        }
        let picture = scene.draw()
        #expect(picture.count(red) == 400 && picture.count(green) == 400 && picture.count(blue) == 400)
    }

    @Test(.documented("CALayer.contentsCenter"))
    func `corners keep their size when the centre stretches`() {
        let frame = pixels(9, 9) { x, y in x < 3 && y < 3 ? red : (x < 3 || x > 5 || y < 3 || y > 5) ? black : blue }
        let third = 1.0 / 3
        let scene = SceneBuilder(40, 30)
        scene.add(0, 0, 40, 30) {
            $0.contents = .bitmap(
                BitmapContents(pixels: frame, scale: 1, center: CGRect(x: third, y: third, width: third, height: third)))
        }
        let picture = scene.draw()
        #expect(picture.count(red) == 9)
        #expect(picture.count(blue) == 34 * 24)
        #expect(picture[20, 2] == black && picture[39, 29] == black)
    }

    @Test(.assumed("template images take the tint's colour"))
    func `a tint replaces colour and keeps alpha`() {
        let scene = SceneBuilder(30, 10)
        let image = pixels(10, 10) { x, _ in x < 5 ? 0xff12_3456 : 0 }
        scene.add(0, 0, 10, 10) { $0.contents = .bitmap(BitmapContents(pixels: image, scale: 1, tint: .red)) }
        let coverage = PixelBuffer(format: .alpha, width: 10, height: 10)!
        for x in 0..<5 { coverage.alphaRow(4)[x] = 255 }
        scene.add(20, 0, 10, 10) { $0.contents = .bitmap(BitmapContents(pixels: coverage, scale: 1, tint: .blue)) }
        let picture = scene.draw()
        #expect(picture.count(red) == 50 && picture.count(blue) == 5 && picture[20, 4] == blue)
    }

    @Test(.documented("CALayerContentsFilter.nearest"))
    func `nearest keeps edges hard and linear softens them`() {
        let two = pixels(2, 1) { x, _ in x == 0 ? black : white }
        let scene = SceneBuilder(20, 20)
        scene.add(0, 0, 20, 10) {
            $0.contents = .bitmap(BitmapContents(pixels: two, scale: 1, magnification: .nearest))
        }
        scene.add(0, 10, 20, 10) { $0.contents = .bitmap(BitmapContents(pixels: two, scale: 1)) }
        let picture = scene.draw()
        #expect(picture[9, 5] == black && picture[10, 5] == white)
        #expect(picture[9, 15] != black && picture[9, 15] != white && picture[0, 15] == black)
    }

    @Test(.assumed("reductions average instead of skipping pixels"))
    func `an image made much smaller keeps its mean`() {
        let stripes = pixels(256, 256) { x, _ in x % 2 == 0 ? black : white }
        let scene = SceneBuilder(20, 20)
        scene.add(0, 0, 20, 20) { $0.contents = .bitmap(BitmapContents(pixels: stripes, scale: 1)) }
        let picture = scene.draw()
        for x in 0..<20 { #expect(isClose(picture[x, 10], 0xff80_8080, within: 2)) }
    }

    @Test(.documented("CAGradientLayer"))
    func `a gradient fills the bounds, rounded where the layer clips`() {
        let scene = SceneBuilder(40, 40)
        scene.add(0, 0, 40, 40) {
            $0.contents = .gradient(
                GradientContents(
                    kind: .axial, colors: [.black, .red], locations: [0, 1], start: CGPoint(x: 0.5, y: 0),
                    end: CGPoint(x: 0.5, y: 1)))
            $0.cornerRadius = 10
            $0.masksToBounds = true
        }
        let picture = scene.draw()
        #expect(picture[0, 0] == white && isClose(picture[20, 0], 0xff03_0000) && isClose(picture[20, 39], 0xfffc_0000))
    }

    @Test(.documented("CAShapeLayer.strokeEnd"))
    func `a shape is filled, stroked and trimmed by length`() {
        let scene = SceneBuilder(50, 30)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 10))
        path.addLine(to: CGPoint(x: 45, y: 10))
        scene.add(0, 0, 50, 30) {
            $0.contents = .shape(
                ShapeContents(
                    path: path, fillColor: nil, usesEvenOddRule: false, strokeColor: .red, lineWidth: 4, lineCap: .butt,
                    lineJoin: .miter, miterLimit: 10, dashPhase: 0, dashLengths: [], strokeStart: 0.25, strokeEnd: 0.75))
        }
        let picture = scene.draw()
        #expect(picture.count(red) == 20 * 4)
        #expect(picture[15, 8] == red && picture[34, 11] == red && picture[14, 9] == white && picture[35, 9] == white)
    }

    @Test(.documented("CAShapeLayer.fillRule"))
    func `even-odd leaves holes`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        for evenOdd in [true, false] {
            let scene = SceneBuilder(30, 30)
            scene.add(2, 2, 20, 20) {
                $0.contents = .shape(
                    ShapeContents(
                        path: path, fillColor: .blue, usesEvenOddRule: evenOdd, strokeColor: nil, lineWidth: 1,
                        lineCap: .butt, lineJoin: .miter, miterLimit: 10, dashPhase: 0, dashLengths: [], strokeStart: 0,
                        strokeEnd: 1))
            }
            #expect(scene.draw().count(blue) == (evenOdd ? 300 : 400))
        }
    }

    @Test(.documented("CAShapeLayer.path"))
    func `a shape reaches beyond bounds of no size`() {
        let scene = SceneBuilder(20, 20)
        scene.add(5, 5, 0, 0) {
            $0.contents = .shape(
                ShapeContents(
                    path: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil), fillColor: .blue,
                    usesEvenOddRule: false, strokeColor: nil, lineWidth: 1, lineCap: .butt, lineJoin: .miter,
                    miterLimit: 10, dashPhase: 0, dashLengths: [], strokeStart: 0, strokeEnd: 1))
        }
        let picture = scene.draw()
        #expect(picture.count(blue) == 100 && picture[5, 5] == blue && picture[14, 14] == blue)
    }
}
