import AppleFoundation
import CoreGraphics

/// A rectangle some of whose corners are rounded.
struct RoundedRectangle {
    private let rect: CGRect
    private let corners: UIRectCorner
    private let radii: CGSize

    /// Radii larger than half a side are cut down to it.
    init(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        let rect = rect.standardized
        self.rect = rect
        self.corners = corners
        self.radii = CGSize(
            width: max(0, min(radii.width, rect.width / 2)), height: max(0, min(radii.height, rect.height / 2)))
    }

    func add(to path: CGMutablePath) {
        if radii.width == 0 || radii.height == 0 || corners.isEmpty {
            path.addRect(rect)
            return
        }
        /// The distance of a control point from its corner, as a share of the radius, that makes a quarter circle.
        let bend: CGFloat = 1 - 0.5522847498
        let inset = CGSize(width: radii.width * bend, height: radii.height * bend)
        func corner(_ which: UIRectCorner, at point: CGPoint, from: CGVector, to: CGVector) {
            guard corners.contains(which) else {
                path.addLine(to: point)
                return
            }
            let start = CGPoint(x: point.x + from.dx * radii.width, y: point.y + from.dy * radii.height)
            let end = CGPoint(x: point.x + to.dx * radii.width, y: point.y + to.dy * radii.height)
            path.addLine(to: start)
            path.addCurve(
                to: end, control1: CGPoint(x: point.x + from.dx * inset.width, y: point.y + from.dy * inset.height),
                control2: CGPoint(x: point.x + to.dx * inset.width, y: point.y + to.dy * inset.height))
        }
        let left = CGVector(dx: -1, dy: 0)
        let right = CGVector(dx: 1, dy: 0)
        let up = CGVector(dx: 0, dy: -1)
        let down = CGVector(dx: 0, dy: 1)
        path.move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? radii.width : 0), y: rect.minY))
        corner(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
        corner(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
        corner(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
        if corners.contains(.topLeft) {
            corner(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
        }
        path.closeSubpath()
    }
}

/// Turns the direction of each subpath round.
enum PathReversal {
    private struct Segment {
        let start: CGPoint
        let end: CGPoint
        let controls: [CGPoint]
    }

    static func append(_ path: CGPath, to result: CGMutablePath) {
        var subpath: [Segment] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isClosed = false
        func flush() {
            guard let last = subpath.last else { return }
            result.move(to: last.end)
            for segment in subpath.reversed() {
                switch segment.controls.count {
                case 1: result.addQuadCurve(to: segment.start, control: segment.controls[0])
                case 2: result.addCurve(to: segment.start, control1: segment.controls[1], control2: segment.controls[0])
                default: result.addLine(to: segment.start)
                }
            }
            if isClosed { result.closeSubpath() }
            subpath = []
            isClosed = false
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                flush()
                start = points[0]
                current = start
            case .addLineToPoint:
                subpath.append(Segment(start: current, end: points[0], controls: []))
                current = points[0]
            case .addQuadCurveToPoint:
                subpath.append(Segment(start: current, end: points[1], controls: [points[0]]))
                current = points[1]
            case .addCurveToPoint:
                subpath.append(Segment(start: current, end: points[2], controls: [points[0], points[1]]))
                current = points[2]
            case .closeSubpath:
                isClosed = true
                flush()
                current = start
            }
        }
        flush()
    }
}

/// A path as a flat list of numbers: for each element its kind and its coordinates.
enum PathNumbers {
    static func list(_ path: CGPath) -> [Double] {
        var numbers: [Double] = []
        path.applyWithBlock { element in
            let type = element.pointee.type
            numbers.append(Double(type.rawValue))
            for index in 0..<pointCount(Int(type.rawValue)) {
                numbers.append(Double(element.pointee.points[index].x))
                numbers.append(Double(element.pointee.points[index].y))
            }
        }
        return numbers
    }

    /// Stops at the first element that makes no sense.
    static func append(_ numbers: [Double], to path: CGMutablePath) {
        var index = 0
        while index < numbers.count, (0...4).contains(numbers[index]) {
            let kind = Int(numbers[index])
            let count = pointCount(kind)
            guard index + 1 + 2 * count <= numbers.count, kind == 0 || !path.isEmpty else { return }
            let points = (0..<count).map { CGPoint(x: numbers[index + 1 + 2 * $0], y: numbers[index + 2 + 2 * $0]) }
            switch kind {
            case 0: path.move(to: points[0])
            case 1: path.addLine(to: points[0])
            case 2: path.addQuadCurve(to: points[1], control: points[0])
            case 3: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            default: path.closeSubpath()
            }
            index += 1 + 2 * count
        }
    }

    private static func pointCount(_ kind: Int) -> Int {
        switch kind {
        case 0, 1: return 1
        case 2: return 2
        case 3: return 3
        default: return 0
        }
    }
}
