import AppleFoundation
import CoreGraphics

/// The keyframes of an animation, ready to be asked for a value at any progress.
final class KeyframeTrack {
    private let values: [AnimatableValue]
    private let times: [Double]
    private let paces: [CAMediaTimingFunction]
    private let mode: CAAnimationCalculationMode
    private let shape: (tension: [Double], continuity: [Double], bias: [Double])
    /// For a path: the steps between the key points.
    private var walks: [PathWalk] = []

    init(_ animation: CAKeyframeAnimation, base: AnimatableValue?) {
        mode = animation.calculationMode
        paces = animation.timingFunctions ?? []
        func numbers(_ list: [NSNumber]?) -> [Double] { list?.map(\.doubleValue) ?? [] }
        shape = (numbers(animation.tensionValues), numbers(animation.continuityValues), numbers(animation.biasValues))
        if let path = animation.path {
            let walks = PathWalk.walks(along: path)
            self.walks = walks
            values = ([walks.first?.start].compactMap { $0 } + walks.map(\.end)).map { .point($0) }
        } else {
            values = (animation.values ?? []).map { AnimatableValue($0, like: base) ?? base ?? .scalar(0) }
        }
        times = Self.times(
            animation.keyTimes?.map(\.doubleValue), values: values, walks: walks, mode: mode)
    }

    private static func times(
        _ given: [Double]?, values: [AnimatableValue], walks: [PathWalk], mode: CAAnimationCalculationMode
    ) -> [Double] {
        let count = values.count
        guard count > 1 else { return Array(repeating: 0, count: count) }
        if mode == .paced || mode == .cubicPaced {
            let lengths = walks.isEmpty ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : walks.map(\.length)
            let total = lengths.reduce(0, +)
            if total > 0 {
                var sum = 0.0
                return [0]
                    + lengths.map { length in
                        sum += length
                        return sum / total
                    }
            }
        }
        if mode == .discrete {
            // One interval per value: the list of times has one more entry, the end.
            if let given, given.count >= count { return Array(given.prefix(count)) }
            return (0..<count).map { Double($0) / Double(count) }
        }
        if let given, given.count == count { return given }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }

    func value(at progress: Double) -> AnimatableValue? {
        guard let first = values.first, let last = values.last else { return nil }
        if values.count == 1 { return first }
        if mode == .discrete {
            let index = times.lastIndex { $0 <= progress + 1e-12 } ?? 0
            return values[index]
        }
        let (index, t) = segment(at: progress)
        if progress >= 1, index == values.count - 2, t >= 1 { return last }
        if !walks.isEmpty { return .point(walks[index].point(at: t)) }
        if mode == .cubic || mode == .cubicPaced { return cubic(index, t) }
        return values[index].interpolated(to: values[index + 1], at: t)
    }

    /// The angle of the path at a progress.
    func direction(at progress: Double) -> CGFloat? {
        guard !walks.isEmpty else { return nil }
        let (index, t) = segment(at: progress)
        return walks[index].angle(at: t)
    }

    private func segment(at progress: Double) -> (index: Int, fraction: Double) {
        let lastSegment = values.count - 2
        var index = 0
        while index < lastSegment, progress >= times[index + 1] { index += 1 }
        let length = times[index + 1] - times[index]
        var t = length > 0 ? (progress - times[index]) / length : 1
        t = min(1, max(0, t))
        if mode != .paced, mode != .cubicPaced, index < paces.count { t = paces[index].value(at: t) }
        return (index, t)
    }

    // MARK: Curves through the values (Kochanek and Bartels)

    private func cubic(_ index: Int, _ t: Double) -> AnimatableValue {
        let from = values[index]
        let to = values[index + 1]
        let tangents = (tangent(at: index, outgoing: true), tangent(at: index + 1, outgoing: false))
        guard let leave = tangents.0, let arrive = tangents.1 else { return from.interpolated(to: to, at: t) }
        let t2 = t * t
        let t3 = t2 * t
        return from.zero
            .adding(from, times: 2 * t3 - 3 * t2 + 1)
            .adding(leave, times: t3 - 2 * t2 + t)
            .adding(to, times: 3 * t2 - 2 * t3)
            .adding(arrive, times: t3 - t2)
    }

    /// Nil for values that cannot be weighted, such as transforms.
    private func tangent(at index: Int, outgoing: Bool) -> AnimatableValue? {
        let value = values[index]
        switch value {
        case .scalar, .point, .size, .rect: break
        default: return nil
        }
        func parameter(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
        let tension = 1 - parameter(shape.tension)
        let continuity = parameter(shape.continuity) * (outgoing ? 1 : -1)
        let bias = parameter(shape.bias)
        let before = index > 0 ? value.adding(values[index - 1], times: -1) : nil
        let after = index + 1 < values.count ? values[index + 1].adding(value, times: -1) : nil
        let fromBefore = tension * (1 + continuity) * (1 + bias) / 2
        let fromAfter = tension * (1 - continuity) * (1 - bias) / 2
        switch (before, after) {
        case (let before?, let after?): return value.zero.adding(before, times: fromBefore).adding(after, times: fromAfter)
        case (nil, let only?), (let only?, nil): return only
        default: return nil
        }
    }
}

/// One step of a path, walked at constant speed.
struct PathWalk {
    let start: CGPoint
    let end: CGPoint
    let length: Double
    private let samples: [CGPoint]
    private let distances: [Double]

    private init(_ samples: [CGPoint]) {
        self.samples = samples
        start = samples[0]
        end = samples[samples.count - 1]
        var sum = 0.0
        var distances = [0.0]
        for (a, b) in zip(samples, samples.dropFirst()) {
            sum += Double(hypot(b.x - a.x, b.y - a.y))
            distances.append(sum)
        }
        self.distances = distances
        length = sum
    }

    private func place(_ t: Double) -> (index: Int, fraction: CGFloat) {
        let target = t * length
        var low = 0
        var high = distances.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if distances[middle] <= target { low = middle } else { high = middle }
        }
        let step = distances[high] - distances[low]
        return (low, step > 0 ? CGFloat((target - distances[low]) / step) : 0)
    }

    func point(at t: Double) -> CGPoint {
        guard samples.count > 1, length > 0 else { return end }
        if t >= 1 { return end }
        let (index, f) = place(max(0, t))
        let (a, b) = (samples[index], samples[index + 1])
        return CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
    }

    func angle(at t: Double) -> CGFloat {
        guard samples.count > 1, length > 0 else { return 0 }
        let (index, _) = place(min(1, max(0, t)))
        let (a, b) = (samples[index], samples[index + 1])
        return atan2(b.y - a.y, b.x - a.x)
    }

    static func walks(along path: CGPath) -> [PathWalk] {
        var walks: [PathWalk] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        func curve(_ c: Cubic) {
            let count = 64
            walks.append(PathWalk((0...count).map { c.point(at: CGFloat($0) / CGFloat(count)) }))
            current = c.p3
        }
        path.storage.forEach { verb, points in
            switch verb {
            case .move:
                current = points[0]
                start = current
            case .line:
                walks.append(PathWalk([current, points[0]]))
                current = points[0]
            case .quad: curve(Cubic(current, quadControl: points[0], points[1]))
            case .cubic: curve(Cubic(p0: current, p1: points[0], p2: points[1], p3: points[2]))
            case .close:
                if current != start { walks.append(PathWalk([current, start])) }
                current = start
            }
        }
        return walks
    }
}
