import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Geometry / Autoresizing")
struct AutoresizingTests {
    /// A view at (20, 30) of 40 by 50 in a superview of 100 by 120, which then becomes 160 by 200.
    private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        let child = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 160, height: 200)
        return child.frame
    }

    @Test(.documented("UIView.autoresizingMask"))
    func `no mask keeps the frame`() {
        #expect(resized([]) == CGRect(x: 20, y: 30, width: 40, height: 50))
    }

    @Test(.documented("UIView.autoresizingMask"))
    func `a single flexible part takes everything`() {
        #expect(resized(.flexibleWidth) == CGRect(x: 20, y: 30, width: 40 + 60, height: 50))
        #expect(resized(.flexibleHeight) == CGRect(x: 20, y: 30, width: 40, height: 50 + 80))
        #expect(resized(.flexibleLeftMargin) == CGRect(x: 20 + 60, y: 30, width: 40, height: 50))
        #expect(resized(.flexibleRightMargin) == CGRect(x: 20, y: 30, width: 40, height: 50))
        #expect(resized(.flexibleTopMargin) == CGRect(x: 20, y: 30 + 80, width: 40, height: 50))
        #expect(resized(.flexibleBottomMargin) == CGRect(x: 20, y: 30, width: 40, height: 50))
    }

    @Test(.documented("UIView.autoresizingMask: flexible parts share in proportion"))
    func `several flexible parts share in proportion`() {
        // Margins 20 and 40 share 60: 20 and 40.
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin]).minX == 40)
        // Margin 20 and width 40 share 60.
        let left = resized([.flexibleLeftMargin, .flexibleWidth])
        #expect(left.minX == 20 + 20 && left.width == 40 + 40)
        // Width 40 and margin 40 share 60.
        let right = resized([.flexibleWidth, .flexibleRightMargin])
        #expect(right.minX == 20 && right.width == 40 + 30)
        // Everything grows by 160 / 100 and 200 / 120.
        let all = resized([
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ])
        #expect(isClose(all.minX, 32) && isClose(all.width, 64) && isClose(all.minY, 50) && isClose(all.height, 83.333, 0.001))
    }

    @Test(.assumed("parts without length share equally"))
    func `parts that have nothing share equally`() {
        let result = Autoresizing.resolve(
            start: 0, length: 100, oldTotal: 100, newTotal: 120, flexibleStart: true, flexibleLength: false, flexibleEnd: true)
        #expect(result.start == 10 && result.length == 100)
    }

    @Test(.assumed("sizes don't become negative"))
    func `a width ends at nothing`() {
        let result = Autoresizing.resolve(
            start: 20, length: 40, oldTotal: 100, newTotal: 10, flexibleStart: false, flexibleLength: true, flexibleEnd: false)
        #expect(result.start == 20 && result.length == 0)
    }

    @Test(.assumed("the sum of the parts is the superview's length"), arguments: 0..<8)
    func `every combination keeps the sum`(bits: Int) {
        let result = Autoresizing.resolve(
            start: 10, length: 30, oldTotal: 100, newTotal: 170, flexibleStart: bits & 1 != 0, flexibleLength: bits & 2 != 0,
            flexibleEnd: bits & 4 != 0)
        let end = 170 - result.start - result.length
        if bits & 1 == 0 { #expect(result.start == 10) }
        if bits & 2 == 0 { #expect(result.length == 30) }
        if bits & 4 == 0, bits != 0 { #expect(isClose(end, 60, 1e-9)) }
    }

    @Test(.documented("UIView.autoresizesSubviews"))
    func `can be switched off, and bounds count as well`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.bounds = CGRect(x: 5, y: 5, width: 50, height: 60)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        parent.autoresizesSubviews = false
        parent.frame.size = CGSize(width: 200, height: 200)
        #expect(child.frame.size == CGSize(width: 50, height: 60))
    }

    @Test(.assumed("the untransformed box gives way"))
    func `a transformed view keeps its transform`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 200)
        #expect(child.bounds.size == CGSize(width: 180, height: 180))
        #expect(child.center == CGPoint(x: 100, y: 100))
    }

    @Test(.assumed("goes through the overridable frame"))
    func `a subclass sees its new frame`() {
        final class Watching: UIView {
            var seen: [CGFloat] = []
            override var frame: CGRect { didSet { seen.append(frame.width) } }
        }
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Watching(frame: parent.bounds)
        child.autoresizingMask = .flexibleWidth
        parent.addSubview(child)
        parent.frame.size.width = 70
        #expect(child.seen == [70])
    }
}
