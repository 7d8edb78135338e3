import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Layers / Geometry")
struct LayerGeometryTests {
    let layer = CALayer()

    @Test(.documented("CALayer.frame"))
    func `the frame sets position and size and is derived from them`() {
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.position == CGPoint(x: 10 + 100 / 2, y: 20 + 50 / 2))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 60, y: 45 - 50, width: 100, height: 50))
        layer.bounds.origin = CGPoint(x: 7, y: 7)
        #expect(layer.frame == CGRect(x: 60, y: 45 - 50, width: 100, height: 50))
    }

    @Test(.documented("CALayer.frame"))
    func `setting the frame keeps the origin of the bounds and straightens negative sizes`() {
        layer.bounds.origin = CGPoint(x: 3, y: 4)
        layer.frame = CGRect(x: 10, y: 10, width: -10, height: 20)
        #expect(layer.bounds == CGRect(x: 3, y: 4, width: 10, height: 20))
        #expect(layer.position == CGPoint(x: 5, y: 20))
    }

    @Test(.documented("CALayer.frame"))
    func `the frame of a turned layer is the box around it`() {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(near(layer.frame, CGRect(x: 50 - 25, y: 25 - 50, width: 50, height: 100)))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        #expect(near(layer.frame, CGRect(x: -50, y: 12.5, width: 200, height: 25)))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(near(layer.bounds, CGRect(x: 0, y: 0, width: 10, height: 40)))
        #expect(near(layer.frame, CGRect(x: 0, y: 0, width: 20, height: 20)))
    }

    @Test(.oracle("MISUSE-7"))
    func `geometry that is not a number is reported in CoreAnimation's words and not taken`() {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let found = misuses {
            layer.position = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
            layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
            layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
            layer.opacity = .nan
            layer.transform.m11 = .nan
        }
        #expect(found.count == 5)
        #expect(
            found[0].description.hasPrefix(
                "CALayerInvalidGeometry: CALayer position contains NaN: [nan nan]. Layer: <CALayer:0x"))
        #expect(found[1].description.hasPrefix("CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; inf 1]. Layer: "))
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(layer.opacity == 1)
        #expect(CATransform3DIsIdentity(layer.transform))
    }

    @Test(.documented("CAPG: default values"))
    func `a new layer has CoreAnimation's defaults`() {
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && layer.isDoubleSided && !layer.isOpaque)
        #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowColor == .black && layer.borderColor == .black && layer.borderWidth == 0)
        #expect(layer.contentsScale == 1 && layer.contentsGravity == .resize && layer.cornerCurve == .circular)
        #expect(layer.maskedCorners.rawValue == 15 && layer.sublayers == nil && layer.contents == nil)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.cornerRadius = 3
        #expect(layer.shadowColor == .black && layer.borderColor == .black)
    }

    @Test(.documented("CATransform3D"))
    func `transforms compose like matrices and undo each other`() {
        let a = CATransform3DMakeRotation(0.4, 1, 2, 3)
        let b = CATransform3DScale(CATransform3DMakeTranslation(3, 4, 5), 2, 3, 4)
        var c = CATransform3DConcat(a, b)
        c.m34 = -1 / 500
        #expect(near(CATransform3DConcat(c, CATransform3DInvert(c)), CATransform3DIdentity, 1e-9))
        #expect(near(CATransform3DRotate(b, 0.4, 1, 2, 3), CATransform3DConcat(a, b), 1e-12))
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))))
        #expect(!CATransform3DIsAffine(c))
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let affine = CATransform3DGetAffineTransform(quarter)
        #expect(near(CGPoint(x: 1, y: 0).applying(affine), CGPoint(x: 0, y: 1)))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test(.documented("CATransform3DMakeRotation"))
    func `a rotation keeps lengths whatever the axis`() {
        var dice = Dice(7)
        for _ in 0..<100 {
            let m = CATransform3DMakeRotation(
                .random(in: -7...7, using: &dice), .random(in: -1...1, using: &dice), .random(in: -1...1, using: &dice),
                .random(in: -1...1, using: &dice))
            let length = (m.m11 * m.m11 + m.m12 * m.m12 + m.m13 * m.m13).squareRoot()
            #expect(near(length, 1, 1e-9))
            let product = CATransform3DConcat(m, CATransform3DInvert(m))
            #expect(near(product, CATransform3DIdentity, 1e-9))
        }
    }
}
