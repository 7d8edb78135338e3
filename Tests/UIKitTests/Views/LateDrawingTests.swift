import AppleFoundation
import CoreGraphics
import HeadlessHost
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / When drawing happens", .serialized)
struct LateDrawingTests {
    private final class Drawing: UIView {
        var count = 0
        override func draw(_ rect: CGRect) { count += 1 }
    }

    private final class CountingLabel: UILabel {
        var count = 0
        override func drawText(in rect: CGRect) {
            count += 1
            super.drawText(in: rect)
        }
    }

    private func shown(_ view: UIView) -> HeadlessHost {
        let host = HeadlessHost(device: .screen(CGSize(width: 100, height: 100), scale: 1))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        let root = UIView()
        root.addSubview(view)
        host.show(root)
        return host
    }

    @Test(.documented("CATransaction.flush()"))
    func `a commit draws what an app's own class draws`() {
        let view = Drawing()
        let label = CountingLabel()
        label.text = "Hello"
        let host = shown(view)
        view.superview?.addSubview(label)
        label.frame = CGRect(x: 0, y: 40, width: 100, height: 30)
        CATransaction.flush()
        #expect(view.count == 1 && label.count == 1)
        host.drawFrame()
        #expect(view.count == 1 && label.count == 1)
    }

    @Test(.assumed("nobody can tell when a plain label draws"))
    func `a plain label waits for a frame that is looked at`() {
        let label = UILabel()
        label.text = "Hello"
        let host = shown(label)
        CATransaction.flush()
        #expect(label.layer.needsDisplay())
        host.drawFrame()
        label.text = "Hello again"
        CATransaction.flush()
        #expect(label.layer.needsDisplay())
        host.drawFrame()
        #expect(!label.layer.needsDisplay() && label.layer.contents != nil)
        label.isHidden = true
        label.text = "Once more"
        host.drawFrame()
        #expect(label.layer.needsDisplay())
        label.isHidden = false
        host.drawFrame()
        #expect(!label.layer.needsDisplay())
    }
}
