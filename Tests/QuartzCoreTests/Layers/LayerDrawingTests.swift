import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Layers / Drawing classes")
struct LayerDrawingTests {
    private final class AfterSuper: CALayer {
        override func draw(in ctx: CGContext) {
            super.draw(in: ctx)
            ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(bounds)
        }
    }

    private final class OnlySuper: CALayer {}

    @Test(.documented("CALayer.draw(in:): the default does nothing but ask the delegate"))
    func `what a class draws after super's turn shows, each time`() {
        for _ in 0..<2 {
            let layer = AfterSuper()
            layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            #expect(layer.contents != nil)
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            #expect(layer.contents != nil)
        }
    }

    @Test(.assumed("a class that draws nothing needs no pixels"))
    func `a class without drawing keeps no backing store`() {
        let layer = OnlySuper()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents == nil)
    }
}
