import AppleFoundation
import CoreGraphics
import CoreText

/// Containers one below the other as if they were one, and what is left free in them: the paths that a container excludes, the room beside a
/// narrower one, and the edges between two.
final class FlowObstacles: TextObstacleSource, Equatable {
    struct Part {
        let top: CGFloat
        let height: CGFloat
        let width: CGFloat
        let padding: CGFloat
        let excluded: [ExcludedShape]
        var bottom: CGFloat { top + height }
    }

    let parts: [Part]
    /// Places of lines are counted from where the first container's padding ends.
    private let padding: CGFloat

    init(_ containers: [NSTextContainer]) {
        var top: CGFloat = 0
        parts = containers.map { container in
            let part = Part(
                top: top, height: Self.limit(container.size.height), width: Self.limit(container.size.width),
                padding: container.lineFragmentPadding, excluded: container.exclusionPaths.map { ExcludedShape($0.cgPath) })
            top = part.bottom
            return part
        }
        padding = containers.first?.lineFragmentPadding ?? 0
    }

    static func == (one: FlowObstacles, other: FlowObstacles) -> Bool { one === other }

    static func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1_000_000 ? length : .infinity }

    var bottom: CGFloat { parts.last?.bottom ?? .infinity }

    func part(at y: CGFloat) -> Part? { parts.first { y < $0.bottom - 0.001 } ?? parts.last }

    // MARK: Lines
    func free(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
        guard let part = part(at: top), bottom <= part.bottom + 0.01 else { return [] }
        let whole = part.width.isFinite ? part.width : width + 2 * padding
        var blocked = part.excluded.flatMap { $0.spans(from: top - part.top, to: bottom - part.top) }
        blocked.sort { $0.lowerBound < $1.lowerBound }
        var gaps: [ClosedRange<CGFloat>] = []
        var edge: CGFloat = 0
        for span in blocked {
            if span.lowerBound > edge { gaps.append(edge...min(span.lowerBound, whole)) }
            edge = max(edge, span.upperBound)
            if edge >= whole { break }
        }
        if edge < whole { gaps.append(edge...whole) }
        return gaps.compactMap { gap in
            let left = gap.lowerBound + part.padding - padding
            let right = gap.upperBound - part.padding - padding
            return right > left ? left...right : nil
        }
    }

    func next(below y: CGFloat, height: CGFloat) -> CGFloat? {
        guard let index = parts.firstIndex(where: { y < $0.bottom - 0.001 }) else { return nil }
        let part = parts[index]
        if y + 1 + height <= part.bottom + 0.01 {
            // Nothing changes before the next corner, or within a point.
            return y + 1
        }
        return index + 1 < parts.count ? parts[index + 1].top : nil
    }
}

/// A path, as straight edges.
struct ExcludedShape {
    private let edges: [(CGPoint, CGPoint)]
    private let top: CGFloat
    private let bottom: CGFloat

    init(_ path: CGPath) {
        var edges: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func line(to point: CGPoint) {
            if point != current { edges.append((current, point)) }
            current = point
        }
        path.flattened(threshold: 0.25).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint:
                line(to: start)
                start = element.pointee.points[0]
                current = start
            case .addLineToPoint: line(to: element.pointee.points[0])
            case .closeSubpath: line(to: start)
            default: break
            }
        }
        line(to: start)
        self.edges = edges
        top = edges.reduce(.infinity) { min($0, $1.0.y, $1.1.y) }
        bottom = edges.reduce(-.infinity) { max($0, $1.0.y, $1.1.y) }
    }

    /// How far it reaches to both sides, anywhere between two heights.
    func spans(from low: CGFloat, to high: CGFloat) -> [ClosedRange<CGFloat>] {
        guard high > top, low < bottom else { return [] }
        var found: [ClosedRange<CGFloat>] = []
        let first = max(low, top)
        let last = min(high, bottom)
        let steps = max(1, Int((last - first).rounded(.up)))
        for step in 0...steps {
            // A little inside: an edge that lies level at the border says nothing.
            let y = first + (last - first) * (CGFloat(step) + 0.001) / (CGFloat(steps) + 0.002)
            let xs = edges.compactMap { crossing($0, y) }.sorted()
            for index in stride(from: 0, to: xs.count - 1, by: 2) { found.append(xs[index]...xs[index + 1]) }
        }
        return found
    }

    private func crossing(_ edge: (CGPoint, CGPoint), _ y: CGFloat) -> CGFloat? {
        guard (edge.0.y <= y) != (edge.1.y <= y) else { return nil }
        return edge.0.x + (y - edge.0.y) / (edge.1.y - edge.0.y) * (edge.1.x - edge.0.x)
    }
}
