import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Drawing / Paths / Bézier paths")
struct BezierPathTests {
    @Test(.documented("UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)"))
    func `round only the corners asked for`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 59)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test(.assumed("radii beyond half a side can't be drawn"))
    func `cut radii down to half a side`() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 500)
        #expect(path.contains(CGPoint(x: 20, y: 10)) && !path.contains(CGPoint(x: 1, y: 2)))
    }

    @Test(.documented("UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)"))
    func `go clockwise as seen on the screen`() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x) < 1e-6 && abs(path.currentPoint.y - 10) < 1e-6)
        #expect(path.bounds.width < 10.01)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.bounds.width > 19)
    }

    @Test(.documented("UIBezierPath.usesEvenOddFillRule"))
    func `leave a hole under the even-odd rule`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test(.documented("UIBezierPath.reversing()"))
    func `keep their outline when reversed`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addQuadCurve(to: CGPoint(x: 9, y: 6), controlPoint: CGPoint(x: 9, y: 2))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
        #expect(reversed.bounds == path.bounds)
        #expect(reversed.reversing().cgPath == path.cgPath)
    }

    @Test(.documented("UIBezierPath.setLineDash(_:count:phase:)"))
    func `remember their dashes`() {
        let path = UIBezierPath()
        path.setLineDash([4, 2], count: 2, phase: 1)
        var lengths: [CGFloat] = [0, 0]
        var count = 0
        var phase: CGFloat = 0
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2] && count == 2 && phase == 1)
    }

    @Test(.documented("FOUNDATION: NSCopying, NSSecureCoding"))
    func `are copied and archived with shape and style`() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 4))
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        path.addLine(to: CGPoint(x: 100, y: 100))
        #expect(copy.lineWidth == 3 && copy.bounds.maxX == 8)
        let data = try NSKeyedArchiver.archivedData(withRootObject: copy, requiringSecureCoding: true)
        let restored = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        #expect(restored.cgPath == copy.cgPath && restored.lineWidth == 3)
    }
}
