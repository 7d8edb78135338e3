import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Layers / Values by key path")
struct LayerValueTests {
    let layer = CALayer()

    @Test(.documented("CAPG: key path support"))
    func `parts of points, sizes and rectangles can be read and set`() {
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.setValue(7, forKeyPath: "position.x")
        layer.setValue(CGFloat(80), forKeyPath: "bounds.size.width")
        layer.setValue(5.5, forKeyPath: "bounds.origin.y")
        layer.setValue(NSNumber(value: 9), forKeyPath: "shadowOffset.width")
        #expect(layer.position == CGPoint(x: 7, y: 10))
        #expect(layer.bounds == CGRect(x: 0, y: 5.5, width: 80, height: 20))
        #expect(layer.shadowOffset == CGSize(width: 9, height: -3))
        #expect(layer.value(forKeyPath: "bounds.size.width") as? Double == 80)
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 80, height: 20))
    }

    @Test(.documented("CAPG: key path support"))
    func `parts of the transform can be read and set without disturbing the others`() {
        layer.setValue(30, forKeyPath: "transform.translation.x")
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(near(layer.value(forKeyPath: "transform.rotation.z") as! Double, 0.5))
        #expect(near(layer.value(forKeyPath: "transform.rotation") as! Double, 0.5))
        #expect(near(layer.value(forKeyPath: "transform.scale.y") as! Double, 2))
        #expect(near(layer.value(forKeyPath: "transform.scale") as! Double, 2))
        #expect(near(layer.value(forKeyPath: "transform.translation.x") as! Double, 30))
        let expected = CATransform3DConcat(
            CATransform3DMakeScale(2, 2, 2),
            CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 0, 1), CATransform3DMakeTranslation(30, 0, 0)))
        #expect(near(layer.transform, expected))
        layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "transform.translation")
        #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 1, height: 2))
    }

    @Test(.assumed("perspective survives"), arguments: ["x", "y", "z"])
    func `each angle can be set on its own, with perspective kept`(axis: String) {
        layer.transform.m34 = -1 / 500
        layer.setValue(0.7, forKeyPath: "transform.rotation.\(axis)")
        #expect(near(layer.value(forKeyPath: "transform.rotation.\(axis)") as! Double, 0.7))
        let turn = CATransform3DMakeRotation(0.7, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        #expect(near(layer.transform, CATransform3DConcat(turn, perspective), 1e-9))
    }

    @Test(.documented("CALayer.value(forKey:)"))
    func `any other key is kept`() {
        layer.setValue("kind", forKey: "tag")
        layer.setValue(42, forKey: "number")
        #expect(layer.value(forKey: "tag") as? String == "kind")
        #expect(layer.value(forKey: "number") as? Int == 42)
        #expect(layer.value(forKey: "nothing") == nil)
        layer.setValue(nil, forKey: "tag")
        #expect(layer.value(forKey: "tag") == nil)
    }

    @Test(.documented("CALayer.setValue(_:forKey:)"))
    func `properties can be set by name, boxed or not`() {
        layer.setValue(true, forKey: "hidden")
        layer.setValue(0.25, forKey: "opacity")
        layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "backgroundColor")
        layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1)), forKey: "transform")
        layer.setValue(CGAffineTransform(translationX: 3, y: 4), forKey: "sublayerTransform")
        layer.setValue("center", forKey: "contentsGravity")
        #expect(layer.isHidden && layer.opacity == 0.25)
        #expect(layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(layer.transform == CATransform3DMakeScale(2, 2, 1))
        #expect(layer.sublayerTransform == CATransform3DMakeTranslation(3, 4, 0))
        #expect(layer.contentsGravity == .center)
    }

    @Test(.documented("CALayer, sublayers by name"))
    func `sublayers can be reached by their names`() {
        let child = CALayer()
        child.name = "dot"
        layer.addSublayer(child)
        layer.setValue(0.5, forKeyPath: "sublayers.dot.opacity")
        #expect(child.opacity == 0.5)
    }
}
