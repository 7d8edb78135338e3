import ConstraintSolver
import Foundation

/// The peers' constraint systems on our bare solver: `a`, `b`, `c`, `d`, `g`, their edits `eX` and toggles `fX`.
struct SolverWorkload {
    private struct View {
        var l: Solver.Variable
        var t: Solver.Variable
        var w: Solver.Variable
        var h: Solver.Variable
    }

    private let solver = Solver()
    private var window: View
    private var views: [View] = []
    private var constraints = 0
    /// What the toggles take away and put back.
    private var toggled: Solver.ConstraintID?
    private var again: (Solver) -> Solver.ConstraintID = { _ in fatalError("No constraint to toggle.") }

    static func knows(_ name: String) -> Bool {
        guard let kind = name.last, "abcdg".contains(kind) else { return false }
        return name.count == 1 || (name.count == 2 && (name.first == "e" || name.first == "f"))
    }

    static func run(_ name: String, _ n: Int, repetitions: Int) {
        let kind = name.last ?? "a"
        // As in every app that has shown something: a frame's worth of memory came and went, so malloc keeps what is freed.
        UnsafeMutableRawPointer.allocate(byteCount: 8 << 20, alignment: 16).deallocate()
        if name.count == 1 {
            var times: [Double] = []
            var sum = 0.0
            var memory = 0
            for _ in 0..<max(repetitions, 9) {
                let start = Measurement.cpuMicroseconds
                let workload = SolverWorkload(kind, n)
                times.append(Measurement.cpuMicroseconds - start)
                sum = workload.checksum
                memory = workload.solver.memoryInUse / workload.views.count
            }
            // The process's first also pays for what was never touched before.
            let first = times[0]
            times.sort()
            let median = times[times.count / 2]
            let figures = String(format: "cpu_us=%.1f first_us=%.1f us_op=%.4f", median, first, median / Double(n))
            print("w=\(name) n=\(n) ops=\(n) \(figures) bytes_view=\(memory) check=\(String(format: "%.3f", sum))")
            return
        }
        var workload = SolverWorkload(kind, n)
        let measurement = Measurement()
        for index in 0..<repetitions { name.first == "e" ? workload.resize(index) : workload.toggle() }
        measurement.end(name, n, operations: repetitions, check: workload.checksum)
    }

    private init(_ kind: Character, _ n: Int) {
        let l = solver.makeVariable()
        let t = solver.makeVariable()
        window = View(l: l, t: t, w: solver.makeVariable(), h: solver.makeVariable())
        solver.fix(window.l, at: 0)
        solver.fix(window.t, at: 0)
        solver.fix(window.w, at: 390)
        solver.fix(window.h, at: 844)
        let count = kind == "g" ? n * 10 : n
        views.reserveCapacity(count)
        for _ in 0..<count {
            let l = solver.makeVariable()
            let t = solver.makeVariable()
            let w = solver.makeVariable()
            views.append(View(l: l, t: t, w: w, h: solver.makeVariable()))
        }
        switch kind {
        case "a": siblings()
        case "b": chain()
        case "c": nested()
        case "d": stack()
        default: cells(n)
        }
        solver.solve()
    }

    private var checksum: Double {
        var sum = 0.0
        for view in views {
            sum += solver.value(of: view.l) + solver.value(of: view.t)
            sum += solver.value(of: view.w) + solver.value(of: view.h)
        }
        return sum
    }

    private func resize(_ index: Int) {
        solver.fix(window.w, at: Double(320 + index % 500))
        solver.solve()
    }

    private mutating func toggle() {
        if let toggled { solver.remove(toggled) }
        toggled = again(solver)
        solver.solve()
    }

    // MARK: Terms

    private typealias Term = Solver.Term

    /// `a == b + constant`
    @discardableResult
    private func tie(_ a: Solver.Variable, _ b: Solver.Variable, _ constant: Double) -> Solver.ConstraintID {
        solver.add(Term(a), Term(b, -1), .equal, constant)
    }

    /// `a == b + c + constant`
    private func stackUp(_ a: Solver.Variable, _ b: Solver.Variable, _ c: Solver.Variable, _ constant: Double) {
        _ = solver.add(Term(a), Term(b, -1), Term(c, -1), .equal, constant)
    }

    /// `a + b == c + d + constant`
    @discardableResult
    private func alignEnds(
        _ a: Solver.Variable, _ b: Solver.Variable, _ c: Solver.Variable, _ d: Solver.Variable, _ constant: Double
    ) -> Solver.ConstraintID {
        solver.add(Term(a), Term(b), Term(c, -1), Term(d, -1), .equal, constant)
    }

    @discardableResult
    private func set(_ a: Solver.Variable, _ constant: Double) -> Solver.ConstraintID { solver.add(Term(a), .equal, constant) }

    private mutating func remember(_ id: Solver.ConstraintID, _ again: @escaping (Solver) -> Solver.ConstraintID) {
        toggled = id
        self.again = again
    }

    // MARK: Systems

    private mutating func siblings() {
        for (index, view) in views.enumerated() {
            tie(view.l, window.l, Double(index % 40))
            tie(view.t, window.t, Double(index))
            let width = set(view.w, 100)
            if index == views.count / 2 { remember(width) { $0.add(Term(view.w), .equal, 100) } }
            set(view.h, 20)
        }
    }

    private mutating func chain() {
        for index in views.indices {
            let view = views[index]
            tie(view.l, window.l, 8)
            if index == 0 {
                tie(view.t, window.t, 8)
                tie(view.w, window.w, -16)
            } else {
                let previous = views[index - 1]
                stackUp(view.t, previous.t, previous.h, 8)
                tie(view.w, previous.w, 0)
            }
            let height = set(view.h, 20)
            if index == views.count / 2 { remember(height) { $0.add(Term(view.h), .equal, 20) } }
        }
    }

    private mutating func nested() {
        for index in views.indices {
            let view = views[index]
            let parent = index == 0 ? window : views[index - 1]
            tie(view.l, parent.l, 1)
            tie(view.t, parent.t, 1)
            let right = alignEnds(view.l, view.w, parent.l, parent.w, -1)
            if index == views.count / 2 {
                remember(right) { $0.add(Term(view.l), Term(view.w), Term(parent.l, -1), Term(parent.w, -1), .equal, -1) }
            }
            alignEnds(view.t, view.h, parent.t, parent.h, -1)
        }
    }

    private mutating func stack() {
        for index in views.indices {
            let view = views[index]
            tie(view.l, window.l, 0)
            tie(view.w, window.w, 0)
            if index == 0 {
                tie(view.t, window.t, 0)
            } else {
                let previous = views[index - 1]
                let first = views[0]
                stackUp(view.t, previous.t, previous.h, 8)
                let height = tie(view.h, first.h, 0)
                if index == views.count / 2 { remember(height) { $0.add(Term(view.h), Term(first.h, -1), .equal, 0) } }
            }
        }
        let last = views[views.count - 1]
        alignEnds(last.t, last.h, window.t, window.h, 0)
    }

    private func intrinsic(_ view: View, _ width: Double, _ height: Double) {
        _ = solver.add(Term(view.w), .greaterThanOrEqual, width, priority: 750)
        _ = solver.add(Term(view.w), .lessThanOrEqual, width, priority: 250)
        _ = solver.add(Term(view.h), .greaterThanOrEqual, height, priority: 750)
        _ = solver.add(Term(view.h), .lessThanOrEqual, height, priority: 250)
    }

    private mutating func cells(_ n: Int) {
        for index in 0..<n {
            let cell = views[index * 10]
            let avatar = views[index * 10 + 1]
            let title = views[index * 10 + 2]
            let sub = views[index * 10 + 3]
            let time = views[index * 10 + 4]
            let divider = views[index * 10 + 5]
            let b1 = views[index * 10 + 6]
            let b2 = views[index * 10 + 7]
            let badge = views[index * 10 + 8]
            let body = views[index * 10 + 9]
            tie(cell.l, window.l, 0)
            tie(cell.w, window.w, 0)
            tie(cell.t, window.t, 200 * Double(index))
            tie(avatar.l, cell.l, 16)
            tie(avatar.t, cell.t, 12)
            set(avatar.w, 40)
            tie(avatar.h, avatar.w, 0)
            stackUp(title.l, avatar.l, avatar.w, 8)
            tie(title.t, avatar.t, 0)
            _ = solver.add(Term(title.l), Term(title.w), Term(time.l, -1), .lessThanOrEqual, -8)
            intrinsic(title, Double(120 + index % 200), 20)
            alignEnds(time.l, time.w, cell.l, cell.w, -16)
            tie(time.t, title.t, 0)
            intrinsic(time, Double(40 + index % 9), 16)
            tie(sub.l, title.l, 0)
            stackUp(sub.t, title.t, title.h, 2)
            _ = solver.add(Term(sub.l), Term(sub.w), Term(cell.l, -1), Term(cell.w, -1), .lessThanOrEqual, -16)
            intrinsic(sub, Double(160 + index % 150), 16)
            tie(body.l, cell.l, 16)
            alignEnds(body.l, body.w, cell.l, cell.w, -16)
            _ = solver.add(Term(body.t), Term(avatar.t, -1), Term(avatar.h, -1), .greaterThanOrEqual, 8)
            _ = solver.add(Term(body.t), Term(sub.t, -1), Term(sub.h, -1), .greaterThanOrEqual, 8)
            _ = solver.add(Term(body.t), Term(avatar.t, -1), .equal, 0, priority: 1)
            intrinsic(body, Double(300 + index % 600), 60)
            tie(divider.l, cell.l, 0)
            tie(divider.w, cell.w, 0)
            stackUp(divider.t, body.t, body.h, 8)
            set(divider.h, 1)
            tie(b1.l, cell.l, 16)
            tie(b1.t, divider.t, 8)
            stackUp(b2.l, b1.l, b1.w, 8)
            tie(b2.t, b1.t, 0)
            alignEnds(b2.l, b2.w, cell.l, cell.w, -16)
            tie(b1.w, b2.w, 0)
            let height = set(b1.h, 32)
            if index == n / 2 { remember(height) { $0.add(Term(b1.h), .equal, 32) } }
            tie(b2.h, b1.h, 0)
            alignEnds(badge.l, badge.w, avatar.l, avatar.w, 0)
            alignEnds(badge.t, badge.h, avatar.t, avatar.h, 0)
            set(badge.w, 12)
            set(badge.h, 12)
            alignEnds(cell.t, cell.h, b1.t, b1.h, 12)
        }
    }
}
