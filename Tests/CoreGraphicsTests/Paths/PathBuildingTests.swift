import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite struct PathBuildingTests {
    private func types(_ path: CGPath) -> [CGPathElementType] {
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        return types
    }

    @Test(.documented("CGPath.applyWithBlock(_:)")) func `every step is reported with its points`() {
        let path = CGMutablePath()
        path.move(to: point(1, 2))
        path.addLine(to: point(3, 4))
        path.addQuadCurve(to: point(7, 8), control: point(5, 6))
        path.addCurve(to: point(13, 14), control1: point(9, 10), control2: point(11, 12))
        path.closeSubpath()
        var numbers: [CGFloat] = []
        path.applyWithBlock { element in
            let counts: [CGPathElementType: Int] = [
                .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
            ]
            for index in 0..<counts[element.pointee.type]! {
                numbers += [element.pointee.points[index].x, element.pointee.points[index].y]
            }
        }
        #expect(numbers == (1...14).map { CGFloat($0) })
        #expect(types(path) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    }

    @Test(.documented("CGMutablePath.closeSubpath()")) func `after closing the current point is the start of the subpath`() {
        let path = CGMutablePath()
        path.addLines(between: [point(1, 1), point(5, 1), point(5, 5)])
        path.closeSubpath()
        #expect(path.currentPoint == point(1, 1))
        path.addLine(to: point(9, 9))
        #expect(path.currentPoint == point(9, 9))
    }

    @Test(.documented("CGMutablePath.addLine(to:transform:)")) func `a line without a current point is left out`() {
        let path = CGMutablePath()
        path.addLine(to: point(5, 5))
        #expect(path.isEmpty)
    }

    @Test(.assumed("numbers that are none may not poison a path")) func `steps that are not finite are left out`() {
        let path = CGMutablePath()
        path.move(to: point(0, 0))
        path.addLine(to: point(.nan, 1))
        path.addLine(to: point(.infinity, 1))
        path.addCurve(to: point(1, 1), control1: point(.nan, 0), control2: point(0, 0))
        path.addRect(rect(0, 0, .infinity, 1))
        path.addArc(center: point(0, 0), radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(types(path) == [.moveToPoint])
    }

    @Test(.documented("CGPath.==")) func `equal steps make equal paths`() {
        let a = CGPath(rect: rect(0, 0, 1, 1), transform: nil)
        let b = CGMutablePath()
        b.addRect(rect(0, 0, 1, 1))
        #expect(a == b)
        b.addRect(rect(0, 0, 1, 1))
        #expect(a != b)
        #expect(Set([a, CGPath(rect: rect(0, 0, 1, 1), transform: nil)]).count == 1)
    }

    @Test(.assumed("copies are values")) func `a copy does not follow its original`() {
        let path = CGMutablePath()
        path.addRect(rect(0, 0, 1, 1))
        let copy = path.copy()!
        path.addRect(rect(5, 5, 1, 1))
        #expect(copy.boundingBox == rect(0, 0, 1, 1))
    }

    @Test(.documented("CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)"))
    func `clockwise runs through falling angles`() {
        let rising = CGMutablePath()
        rising.addArc(center: point(0, 0), radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rising.boundingBoxOfPath.isClose(to: rect(0, 0, 1, 1), within: 1e-3))
        let falling = CGMutablePath()
        falling.addArc(center: point(0, 0), radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(falling.boundingBoxOfPath.isClose(to: rect(-1, -1, 2, 2), within: 1e-3))
        #expect(falling.currentPoint.isClose(to: point(0, 1)))
    }

    @Test(.assumed("iOS tutorials and canvas pages draw circles from 0 to 2 pi with clockwise: true"))
    func `from zero to two pi is a circle whichever way it runs`() {
        let turn = 2 * CGFloat.pi
        let arcs: [(CGFloat, CGFloat, Bool)] = [(0, turn, true), (turn, 0, false), (0, 2 * turn, true)]
        for (start, end, clockwise) in arcs {
            let path = CGMutablePath()
            path.addArc(center: point(5, 5), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
            #expect(path.boundingBoxOfPath.isClose(to: rect(0, 0, 10, 10), within: 1e-3))
        }
        let nothing = CGMutablePath()
        nothing.addArc(center: point(5, 5), radius: 5, startAngle: 1, endAngle: 1, clockwise: true)
        #expect(nothing.boundingBoxOfPath.width < 1e-9)
    }

    @Test(.assumed("two pi is a full turn in either direction")) func `a full turn is a circle whichever way it is asked for`()
    {
        for (end, clockwise) in [(2 * CGFloat.pi, false), (-2 * .pi, true)] {
            let path = CGMutablePath()
            path.addArc(center: point(5, 5), radius: 5, startAngle: 0, endAngle: end, clockwise: clockwise)
            #expect(path.boundingBoxOfPath.isClose(to: rect(0, 0, 10, 10), within: 1e-6))
        }
    }

    @Test(.documented("CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:)"))
    func `a tangent arc rounds the corner`() {
        let path = CGMutablePath()
        path.move(to: point(0, 0))
        path.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 4)
        #expect(path.currentPoint.isClose(to: point(10, 4)))
        #expect(path.boundingBoxOfPath.isClose(to: rect(0, 0, 10, 4), within: 1e-9))
        let straight = CGMutablePath()
        straight.move(to: point(0, 0))
        straight.addArc(tangent1End: point(10, 0), tangent2End: point(20, 0), radius: 4)
        #expect(straight.currentPoint == point(10, 0))
    }

    @Test(.assumed("a radius never exceeds half a side")) func `corners too large are cut to half the side`() {
        let pill = CGPath(roundedRect: rect(0, 0, 40, 10), cornerWidth: 99, cornerHeight: 99, transform: nil)
        #expect(pill.boundingBoxOfPath.isClose(to: rect(0, 0, 40, 10)))
        #expect(!pill.contains(point(0.5, 0.5)))
        let sharp = CGPath(roundedRect: rect(0, 0, 40, 10), cornerWidth: 0, cornerHeight: 5, transform: nil)
        #expect(sharp.isRect(nil))
    }

    @Test(.documented("CGMutablePath.addPath(_:transform:)")) func `an added path is transformed`() {
        let path = CGMutablePath()
        path.addPath(CGPath(rect: rect(0, 0, 2, 2), transform: nil), transform: CGAffineTransform(scaleX: 3, y: 4))
        #expect(path.boundingBox == rect(0, 0, 6, 8))
    }
}
