import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite(.documented("CGPath.contains(_:using:transform:)")) struct PathContainsTests {
    private func rings(reversed: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addRect(rect(0, 0, 30, 30))
        if reversed {
            path.addLines(between: [point(10, 10), point(10, 20), point(20, 20), point(20, 10)])
        } else {
            path.addLines(between: [point(10, 10), point(20, 10), point(20, 20), point(10, 20)])
        }
        path.closeSubpath()
        return path
    }

    @Test func `a ring within a ring of the same direction is solid by winding and a hole by even-odd`() {
        let path = rings(reversed: false)
        #expect(path.contains(point(15, 15)))
        #expect(!path.contains(point(15, 15), using: .evenOdd))
        #expect(path.contains(point(5, 5), using: .evenOdd))
    }

    @Test func `a ring of the other direction is a hole by both rules`() {
        let path = rings(reversed: true)
        #expect(!path.contains(point(15, 15)))
        #expect(!path.contains(point(15, 15), using: .evenOdd))
    }

    @Test func `an open subpath counts as closed`() {
        let path = CGMutablePath()
        path.addLines(between: [point(0, 0), point(10, 0), point(5, 10)])
        #expect(path.contains(point(5, 5)))
        #expect(!path.contains(point(0.5, 5)))
    }

    @Test func `a circle contains exactly what is nearer than its radius`() {
        let path = CGPath(ellipseIn: rect(-100, -100, 200, 200), transform: nil)
        for index in 0..<360 {
            let angle = CGFloat(index) * .pi / 180
            #expect(path.contains(point(99.9 * cos(angle), 99.9 * sin(angle))))
            #expect(!path.contains(point(100.1 * cos(angle), 100.1 * sin(angle))))
        }
    }

    @Test func `neighbouring shapes share no point and leave none out`() {
        let left = CGPath(rect: rect(0, 0, 10, 10), transform: nil)
        let right = CGPath(rect: rect(10, 0, 10, 10), transform: nil)
        for y in stride(from: 0.0, through: 9.5, by: 0.5) {
            #expect(left.contains(point(10, y)) != right.contains(point(10, y)))
        }
    }

    @Test func `the transform moves the path and not the point`() {
        let path = CGPath(rect: rect(0, 0, 10, 10), transform: nil)
        #expect(path.contains(point(105, 5), transform: CGAffineTransform(translationX: 100, y: 0)))
        #expect(!path.contains(point(5, 5), transform: CGAffineTransform(translationX: 100, y: 0)))
    }

    @Test func `a point that is no number is nowhere`() {
        #expect(!CGPath(rect: rect(0, 0, 10, 10), transform: nil).contains(point(.nan, 5)))
    }
}
