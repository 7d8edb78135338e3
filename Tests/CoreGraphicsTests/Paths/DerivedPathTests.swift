import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite struct DerivedPathTests {
    private func line(_ points: CGPoint...) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    private func stroked(
        _ path: CGPath, _ width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
    ) -> CGPath {
        path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    private let strokes = "CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)"

    @Test(.documented("CGLineCap")) func `caps reach as far as they should`() {
        let path = line(point(0, 0), point(100, 0))
        #expect(stroked(path, 10, .butt).boundingBoxOfPath.isClose(to: rect(0, -5, 100, 10)))
        #expect(stroked(path, 10, .square).boundingBoxOfPath.isClose(to: rect(-5, -5, 110, 10)))
        #expect(stroked(path, 10, .round).boundingBoxOfPath.isClose(to: rect(-5, -5, 110, 10), within: 1e-6))
        #expect(!stroked(path, 10, .round).contains(point(-4.5, -4.5)))
        #expect(stroked(path, 10, .square).contains(point(-4.5, -4.5)))
    }

    @Test(.documented("CGLineJoin")) func `joins fill the corner as they should`() {
        let path = line(point(0, 0), point(50, 0), point(50, 50))
        let corner = point(54.5, -4.5)
        #expect(stroked(path, 10, .butt, .miter).contains(corner))
        #expect(!stroked(path, 10, .butt, .round).contains(corner))
        #expect(stroked(path, 10, .butt, .round).contains(point(53.4, -3.4)))
        #expect(!stroked(path, 10, .butt, .bevel).contains(point(53.4, -3.4)))
        #expect(!stroked(path, 10, .butt, .miter, limit: 1).contains(corner))
    }

    @Test(.assumed("as joins of the other direction")) func `joins work in left turns too`() {
        let path = line(point(0, 0), point(50, 0), point(50, -50))
        #expect(stroked(path, 10, .butt, .miter).contains(point(54.5, 4.5)))
        #expect(stroked(path, 10).contains(point(46, -4)))
        #expect(!stroked(path, 10).contains(point(40, -10)))
    }

    @Test(.assumed("a closed path has no caps")) func `a stroked rectangle is a frame`() {
        let frame = stroked(CGPath(rect: rect(0, 0, 40, 40), transform: nil), 4)
        #expect(frame.boundingBoxOfPath.isClose(to: rect(-2, -2, 44, 44)))
        #expect(frame.contains(point(-1.5, -1.5)))
        #expect(frame.contains(point(1, 20)))
        #expect(!frame.contains(point(20, 20)))
        #expect(!frame.contains(point(3, 3)))
    }

    @Test(.assumed("a circle's stroke is a ring")) func `a stroked circle is a ring`() {
        let ring = stroked(CGPath(ellipseIn: rect(-50, -50, 100, 100), transform: nil), 20)
        for index in 0..<60 {
            let angle = CGFloat(index) * .pi / 30 + 0.01
            func at(_ radius: CGFloat) -> CGPoint { point(radius * cos(angle), radius * sin(angle)) }
            #expect(ring.contains(at(40.3)) && ring.contains(at(59.7)))
            #expect(!ring.contains(at(39.7)) && !ring.contains(at(60.3)))
        }
    }

    @Test(.assumed("as drawn")) func `a point has round and square caps but no butt`() {
        let dot = CGMutablePath()
        dot.move(to: point(5, 5))
        dot.addLine(to: point(5, 5))
        #expect(stroked(dot, 4, .butt).isEmpty)
        #expect(stroked(dot, 4, .round).boundingBoxOfPath.isClose(to: rect(3, 3, 4, 4)))
        #expect(stroked(dot, 4, .square).boundingBoxOfPath.isClose(to: rect(3, 3, 4, 4)))
    }

    @Test(.documented("CGPath.copy(dashingWithPhase:lengths:transform:)")) func `dashes start with a dash and repeat`() {
        let dashes = line(point(0, 0), point(10, 0)).copy(dashingWithPhase: 0, lengths: [3, 2])
        #expect(ends(dashes) == [0, 3, 5, 8])
    }

    @Test(.documented("CGPath.copy(dashingWithPhase:lengths:transform:)")) func `the phase starts inside the pattern`() {
        let path = line(point(0, 0), point(10, 0))
        #expect(ends(path.copy(dashingWithPhase: 4, lengths: [3, 2])) == [1, 4, 6, 9])
        #expect(ends(path.copy(dashingWithPhase: -1, lengths: [3, 2])) == [1, 4, 6, 9])
        #expect(ends(path.copy(dashingWithPhase: 1, lengths: [3])) == [0, 2, 5, 8])
    }

    @Test(.assumed("as drawn")) func `a dash goes on round a corner`() {
        let dashes = line(point(0, 0), point(4, 0), point(4, 4)).copy(dashingWithPhase: 0, lengths: [6, 100])
        #expect(dashes.boundingBoxOfPath.isClose(to: rect(0, 0, 4, 2)))
    }

    @Test(.assumed("curves are cut where their length says")) func `half of a circle's length is half of the circle`() {
        let circle = CGMutablePath()
        circle.addArc(center: point(0, 0), radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        let half = circle.copy(dashingWithPhase: 0, lengths: [.pi * 100, 1000])
        #expect(half.currentPoint.isClose(to: point(-100, 0), within: 0.1))
        #expect(half.boundingBoxOfPath.isClose(to: rect(-100, 0, 200, 100), within: 0.1))
        let quarter = circle.trimmed(from: 0.25, to: 0.5)
        #expect(quarter.boundingBoxOfPath.isClose(to: rect(-100, 0, 100, 100), within: 0.1))
    }

    @Test(.assumed("impossible dashes are no dashes")) func `dash lengths that mean nothing leave the path alone`() {
        let path = line(point(0, 0), point(10, 0))
        for lengths: [CGFloat] in [[], [0, 0], [-1, 3], [.nan]] {
            #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
        }
    }

    @Test(.assumed("work is bounded")) func `dashes too fine to be seen end some time`() {
        _ = line(point(0, 0), point(1_000_000, 0)).copy(dashingWithPhase: 0, lengths: [1e-6, 1e-6])
    }

    @Test(.documented("CGPath.flattened(threshold:)")) func `a flattened path has lines alone and stays near`() {
        let flat = CGPath(ellipseIn: rect(-50, -50, 100, 100), transform: nil).flattened(threshold: 0.1)
        flat.applyWithBlock { #expect($0.pointee.type != .addCurveToPoint) }
        flat.applyWithBlock { element in
            if element.pointee.type == .addLineToPoint {
                #expect(abs(hypot(element.pointee.points[0].x, element.pointee.points[0].y) - 50) < 0.1)
            }
        }
    }

    private func ends(_ path: CGPath) -> [CGFloat] {
        var xs: [CGFloat] = []
        path.applyWithBlock { xs.append(($0.pointee.points[0].x * 1_000).rounded() / 1_000) }
        return xs
    }
}
