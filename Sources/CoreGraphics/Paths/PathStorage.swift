import AppleFoundation

/// What a step of a path does; the raw value is `CGPathElementType`'s.
package enum PathVerb: UInt8, Sendable {
    case move = 0
    case line = 1
    case quad = 2
    case cubic = 3
    case close = 4

    /// How many points the step takes.
    @inline(__always)
    package var pointCount: Int {
        switch self {
        case .move, .line: return 1
        case .quad: return 2
        case .cubic: return 3
        case .close: return 0
        }
    }
}

/// The steps of a path and their points, flat, in drawing order.
package struct PathStorage: Hashable, Sendable {
    package private(set) var verbs: ContiguousArray<PathVerb> = []
    package private(set) var points: ContiguousArray<CGPoint> = []
    /// Where the running subpath began: the current point after `close`.
    private(set) var start = CGPoint.zero

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    package var currentPoint: CGPoint? {
        guard let verb = verbs.last else { return nil }
        return verb == .close ? start : points[points.count - 1]
    }

    package mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
        verbs.reserveCapacity(verbs.count + verbCount)
        points.reserveCapacity(points.count + pointCount)
    }

    package mutating func removeAll() {
        verbs.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
    }

    package mutating func move(to point: CGPoint) {
        start = point
        if verbs.last == .move {
            points[points.count - 1] = point
            return
        }
        verbs.append(.move)
        points.append(point)
    }

    package mutating func line(to point: CGPoint) {
        resumeAfterClose()
        verbs.append(.line)
        points.append(point)
    }

    package mutating func quad(to point: CGPoint, control: CGPoint) {
        resumeAfterClose()
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    package mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        resumeAfterClose()
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// A step right after `close` starts a new subpath where the old one began.
    private mutating func resumeAfterClose() {
        if verbs.last == .close {
            verbs.append(.move)
            points.append(start)
        }
    }

    package mutating func append(_ other: PathStorage, _ transform: CGAffineTransform) {
        guard !other.isEmpty else { return }
        if verbs.last == .move, other.verbs.first == .move {
            verbs.removeLast()
            points.removeLast()
        }
        verbs.append(contentsOf: other.verbs)
        if transform.isIdentity {
            points.append(contentsOf: other.points)
            start = other.start
        } else {
            points.reserveCapacity(points.count + other.points.count)
            for point in other.points { points.append(point.applying(transform)) }
            start = other.start.applying(transform)
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathStorage {
        if transform.isIdentity { return self }
        var result = self
        result.points.withUnsafeMutableBufferPointer { points in
            for index in points.indices { points[index] = points[index].applying(transform) }
        }
        result.start = start.applying(transform)
        return result
    }

    /// Calls `body` with each step and the points that belong to it.
    @inline(__always)
    package func forEach(_ body: (PathVerb, UnsafePointer<CGPoint>) -> Void) {
        points.withUnsafeBufferPointer { buffer in
            var empty = CGPoint.zero
            withUnsafePointer(to: &empty) { none in
                var next = buffer.baseAddress ?? none
                for verb in verbs {
                    body(verb, next)
                    next += verb.pointCount
                }
            }
        }
    }

    package static func == (a: PathStorage, b: PathStorage) -> Bool { a.verbs == b.verbs && a.points == b.points }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(verbs.count)
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}
