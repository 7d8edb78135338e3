import AppleFoundation

extension PathStorage {
    /// The parts of the path that fall on dashes; curves stay curves.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathStorage {
        let total = lengths.reduce(0, +)
        guard phase.isFinite, total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
        var dasher = Dasher(phase: phase, lengths: lengths, total: total)
        var point = CGPoint.zero
        var start = CGPoint.zero
        forEach { verb, p in
            switch verb {
            case .move:
                dasher.begin()
                start = p[0]
                point = p[0]
            case .line:
                dasher.add(Cubic(line: point, p[0]), isLine: true)
                point = p[0]
            case .quad:
                dasher.add(Cubic(point, quadControl: p[0], p[1]), isLine: false)
                point = p[1]
            case .cubic:
                dasher.add(Cubic(p0: point, p1: p[0], p2: p[1], p3: p[2]), isLine: false)
                point = p[2]
            case .close:
                dasher.add(Cubic(line: point, start), isLine: true)
                point = start
            }
        }
        return dasher.result
    }
}

private struct Dasher {
    private let lengths: [CGFloat]
    private let firstIndex: Int
    private let firstRest: CGFloat
    private var index = 0
    private var rest: CGFloat = 0
    private var penIsDown = false
    private(set) var result = PathStorage()

    /// More dashes than anyone can see would only burn memory.
    private var budget = 100_000

    init(phase: CGFloat, lengths: [CGFloat], total: CGFloat) {
        // An odd list is used twice, with dashes and gaps exchanged.
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        self.lengths = lengths
        let cycle = lengths.reduce(0, +)
        var place = phase.truncatingRemainder(dividingBy: cycle)
        if place < 0 { place += cycle }
        var index = 0
        while place >= lengths[index], index < lengths.count - 1 || lengths[index] < place {
            place -= lengths[index]
            index = (index + 1) % lengths.count
        }
        firstIndex = index
        firstRest = lengths[index] - place
        begin()
    }

    mutating func begin() {
        index = firstIndex
        rest = firstRest
        penIsDown = false
    }

    private var isDash: Bool { index % 2 == 0 }

    mutating func add(_ curve: Cubic, isLine: Bool) {
        let ruler = CurveRuler(curve, isLine: isLine)
        guard ruler.length > 0 else { return }
        var from: CGFloat = 0
        while from < ruler.length, budget > 0 {
            let to = min(from + rest, ruler.length)
            if isDash { draw(curve, isLine, ruler.parameter(at: from), ruler.parameter(at: to)) }
            rest -= to - from
            if rest <= 1e-9 || to < ruler.length {
                index = (index + 1) % lengths.count
                rest = lengths[index]
                penIsDown = false
                budget -= 1
            }
            from = to
        }
    }

    private mutating func draw(_ curve: Cubic, _ isLine: Bool, _ from: CGFloat, _ to: CGFloat) {
        let part = curve.part(from, to)
        if !penIsDown { result.move(to: part.p0) }
        penIsDown = true
        if isLine {
            result.line(to: part.p3)
        } else {
            result.cubic(to: part.p3, control1: part.p1, control2: part.p2)
        }
    }
}

/// Lengths along a curve, from a table of chords.
struct CurveRuler {
    private var distances: [CGFloat] = [0]
    var length: CGFloat { distances[distances.count - 1] }

    init(_ curve: Cubic, isLine: Bool) {
        let steps = isLine ? 1 : 64
        var last = curve.p0
        var sum: CGFloat = 0
        for index in 1...steps {
            let point = index == steps ? curve.p3 : curve.point(at: CGFloat(index) / CGFloat(steps))
            sum += hypot(point.x - last.x, point.y - last.y)
            distances.append(sum)
            last = point
        }
    }

    func parameter(at distance: CGFloat) -> CGFloat {
        let steps = distances.count - 1
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        var low = 0
        var high = steps
        while high - low > 1 {
            let middle = (low + high) / 2
            if distances[middle] <= distance { low = middle } else { high = middle }
        }
        let span = distances[high] - distances[low]
        let inside = span > 0 ? (distance - distances[low]) / span : 0
        return (CGFloat(low) + inside) / CGFloat(steps)
    }
}

extension Cubic {
    init(line start: CGPoint, _ end: CGPoint) {
        self.init(p0: start, p1: start.mixed(with: end, 1 / 3), p2: start.mixed(with: end, 2 / 3), p3: end)
    }

    /// The piece between two parameters.
    package func part(_ from: CGFloat, _ to: CGFloat) -> Cubic {
        if from <= 0, to >= 1 { return self }
        let tail = from > 0 ? split(at: from).1 : self
        guard to < 1, from < 1 else { return tail }
        return tail.split(at: (to - from) / (1 - from)).0
    }
}
