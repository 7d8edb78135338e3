import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite(.documented("CGPath.boundingBox, boundingBoxOfPath")) struct PathBoxTests {
    @Test func `an empty path has no box`() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
        #expect(CGMutablePath().isEmpty)
    }

    @Test func `the box of a path counts control points and the box of the shape does not`() {
        let path = CGMutablePath()
        path.move(to: point(0, 0))
        path.addCurve(to: point(10, 0), control1: point(0, 10), control2: point(10, 10))
        #expect(path.boundingBox == rect(0, 0, 10, 10))
        #expect(path.boundingBoxOfPath.isClose(to: rect(0, 0, 10, 7.5)))
    }

    @Test func `the box of a quadratic curve is exact`() {
        let path = CGMutablePath()
        path.move(to: point(0, 0))
        path.addQuadCurve(to: point(8, 0), control: point(4, 6))
        #expect(path.boundingBoxOfPath.isClose(to: rect(0, 0, 8, 3)))
    }

    @Test func `a curve that turns twice in one direction has both extremes`() {
        let path = CGMutablePath()
        path.move(to: point(0, 0))
        path.addCurve(to: point(30, 0), control1: point(90, 30), control2: point(-60, 30))
        let exact = path.boundingBoxOfPath
        var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
        for index in 0...10_000 {
            let t = CGFloat(index) / 10_000
            let x = 270 * t * (1 - t) * (1 - t) - 180 * t * t * (1 - t) + 30 * t * t * t
            low = min(low, x)
            high = max(high, x)
        }
        #expect(abs(exact.minX - low) < 1e-4 && abs(exact.maxX - high) < 1e-4)
    }

    @Test func `an ellipse fills its rectangle`() {
        let path = CGPath(ellipseIn: rect(5, 6, 20, 30), transform: nil)
        #expect(path.boundingBoxOfPath.isClose(to: rect(5, 6, 20, 30)))
        #expect(path.boundingBox.isClose(to: rect(5, 6, 20, 30)))
    }

    @Test func `an arc of three quarters reaches three sides of the circle`() {
        let path = CGMutablePath()
        path.addArc(center: point(0, 0), radius: 10, startAngle: 0, endAngle: .pi * 1.5, clockwise: false)
        #expect(path.boundingBoxOfPath.isClose(to: rect(-10, -10, 20, 20), within: 1e-3))
        #expect(path.currentPoint.isClose(to: point(0, -10)))
    }

    @Test func `a transform turns the shape before it is measured`() {
        var turn = CGAffineTransform(rotationAngle: .pi / 4)
        let path = CGPath(rect: rect(0, 0, 10, 10), transform: &turn)
        #expect(path.boundingBox.isClose(to: rect(-7.0710678, 0, 14.1421356, 14.1421356), within: 1e-6))
    }

    @Test func `only a rectangle says that it is one`() {
        var found = CGRect.zero
        #expect(CGPath(rect: rect(1, 2, 3, 4), transform: nil).isRect(&found))
        #expect(found == rect(1, 2, 3, 4))
        #expect(!CGPath(ellipseIn: rect(1, 2, 3, 4), transform: nil).isRect(nil))
        let open = CGMutablePath()
        open.addLines(between: [point(0, 0), point(1, 0), point(1, 1), point(0, 1)])
        #expect(!open.isRect(nil))
        let slanted = CGMutablePath()
        slanted.addLines(between: [point(0, 0), point(1, 0), point(2, 1), point(0, 1)])
        slanted.closeSubpath()
        #expect(!slanted.isRect(nil))
    }
}
