import ConstraintSolver

/// A constraint as the tests write it down.
struct Rule {
    var coefficients: [Double]
    var relation: Solver.Relation
    var constant: Double
    var priority: Float
    /// A content's wishes: an equality whose cost above has a priority of its own.
    var priorityAbove: Float?

    var isRequired: Bool { priority >= 1000 }

    func cost(at point: [Double], for level: Float) -> Double {
        guard let priorityAbove else { return priority == level ? violation(at: point) : 0 }
        var sum = -constant
        for index in point.indices { sum += coefficients[index] * point[index] }
        return (priorityAbove == level ? max(0, sum) : 0) + (priority == level ? max(0, -sum) : 0)
    }

    func violation(at point: [Double]) -> Double {
        var sum = -constant
        for index in point.indices { sum += coefficients[index] * point[index] }
        switch relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(0, sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }
}

/// Solves small systems by looking at every corner: slow, and with nothing in common with the solver.
///
/// Costs are linear between the planes where a constraint is just satisfied, so the best places have a corner among them
/// where as many planes meet as there are variables. A box far out and the planes `x = 0` see to it that there are corners.
struct ReferenceSolver {
    static let box = 100_000.0

    var rules: [Rule]
    var fixed: [Double?]

    struct Answer {
        /// Which requirements are set aside.
        var broken: [Bool]
        /// The lowest violation for each optional priority, highest first.
        var costs: [Double]
        /// The lowest and the highest best value of each variable.
        var low: [Double]
        var high: [Double]
    }

    private var free: [Int] { fixed.indices.filter { fixed[$0] == nil } }
    var priorities: [Float] {
        Set((rules.map(\.priority) + rules.compactMap(\.priorityAbove)).filter { $0 < 1000 }).sorted(by: >)
    }

    func costs(at point: [Double]) -> [Double] {
        priorities.map { priority in rules.reduce(0) { $0 + $1.cost(at: point, for: priority) } }
    }

    func holds(_ set: [Int]) -> Bool {
        let required = set.map { rules[$0] }
        return corners(required).contains { point in required.allSatisfy { $0.violation(at: point) < 1e-5 } }
    }

    func solve() -> Answer {
        var accepted: [Int] = []
        var broken = rules.map { _ in false }
        for index in rules.indices where rules[index].isRequired {
            if holds(accepted + [index]) { accepted.append(index) } else { broken[index] = true }
        }
        let active = rules.indices.filter { !broken[$0] }.map { rules[$0] }
        let candidates = corners(active).filter { point in accepted.allSatisfy { rules[$0].violation(at: point) < 1e-5 } }
        let rated = candidates.map { (costs(at: $0), $0) }
        var remaining = rated
        var best: [Double] = []
        for level in priorities.indices {
            let lowest = remaining.map { $0.0[level] }.min()!
            best.append(lowest)
            remaining = remaining.filter { $0.0[level] < lowest + 1e-5 }
        }
        let low = fixed.indices.map { index in remaining.map { $0.1[index] }.min()! }
        let high = fixed.indices.map { index in remaining.map { $0.1[index] }.max()! }
        return Answer(broken: broken, costs: best, low: low, high: high)
    }

    /// Every point in the box where enough planes meet.
    private func corners(_ active: [Rule]) -> [[Double]] {
        let free = free
        let start = fixed.map { $0 ?? 0 }
        if free.isEmpty { return [start] }
        var planes: [[Double]] = []
        for rule in active {
            let row = free.map { rule.coefficients[$0] }
            guard row.contains(where: { $0 != 0 }) else { continue }
            var constant = rule.constant
            for index in fixed.indices { if let value = fixed[index] { constant -= rule.coefficients[index] * value } }
            planes.append(row + [constant])
        }
        for position in free.indices {
            for constant in [0, Self.box, -Self.box] {
                var row = [Double](repeating: 0, count: free.count + 1)
                row[position] = 1
                row[free.count] = constant
                planes.append(row)
            }
        }
        var result: [[Double]] = []
        var chosen: [Int] = []
        func choose(from first: Int) {
            if chosen.count == free.count {
                guard let meeting = Self.meeting(chosen.map { planes[$0] }) else { return }
                guard meeting.allSatisfy({ abs($0) < Self.box * 1.001 }) else { return }
                var point = start
                for (position, index) in free.enumerated() { point[index] = meeting[position] }
                result.append(point)
                return
            }
            guard first < planes.count else { return }
            for index in first..<planes.count {
                chosen.append(index)
                choose(from: index + 1)
                chosen.removeLast()
            }
        }
        choose(from: 0)
        return result
    }

    private static func meeting(_ planes: [[Double]]) -> [Double]? {
        var rows = planes
        let count = rows.count
        for column in 0..<count {
            var best = column
            for row in column..<count where abs(rows[row][column]) > abs(rows[best][column]) { best = row }
            if abs(rows[best][column]) < 1e-9 { return nil }
            rows.swapAt(column, best)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                if factor == 0 { continue }
                for place in column...count { rows[row][place] -= factor * rows[column][place] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
}

/// The same numbers on every run.
struct Dice {
    private var state: UInt64
    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}
