import AppleFoundation

/// Shares tests out among processes or machines, in equal times as far as times are known: whole classes, so that each is set up once.
package struct TestShares {
    /// How long tests took when they last ran, by `Module.Class/method`, without arguments.
    package var times: [String: Double]

    package init(times: [String: Double] = [:]) { self.times = times }

    /// `names` in so many parts, each in the order of the names. Equal for equal names and times, on every machine. Where few large classes
    /// would make one part a tenth longer than it need be, `cutsClasses` lets some of them be in two parts or more.
    package func parts(_ names: [String], count: Int, cutsClasses: Bool = false) -> [[String]] {
        guard count > 1 else { return [names] }
        let known = names.compactMap { times[$0] }.sorted()
        // Who is new takes as long as others do.
        let usual = known.isEmpty ? 1 : max(known[known.count / 2], 0.0005)
        var order: [String] = []
        var costs: [String: Double] = [:]
        for name in names {
            let type = Self.type(name)
            if costs[type] == nil { order.append(type) }
            costs[type, default: 0] += max(times[name] ?? usual, 0.0001)
        }
        // The longest first, each to whoever has least.
        let sorted = order.sorted { (costs[$0] ?? 0, $1) > (costs[$1] ?? 0, $0) }
        var loads = [Double](repeating: 0, count: count)
        var shares: [String: Int] = [:]
        for type in sorted {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            shares[type] = least
            loads[least] += costs[type] ?? 0
        }
        let fair = loads.reduce(0, +) / Double(count)
        if cutsClasses, loads.max() ?? 0 > 1.1 * fair {
            return Self.cut(names, into: count) { max(times[$0] ?? usual, 0.0001) }
        }
        var parts = [[String]](repeating: [], count: count)
        for name in names { parts[shares[Self.type(name)] ?? 0].append(name) }
        return parts
    }

    /// One after the other, cut where a part is full: at most one class less than there are parts is in two.
    private static func cut(_ names: [String], into count: Int, cost: (String) -> Double) -> [[String]] {
        let total = names.reduce(0) { $0 + cost($1) }
        var parts = [[String]](repeating: [], count: count)
        var done = 0.0
        for name in names {
            // Where its middle lies.
            let middle = done + cost(name) / 2
            parts[min(Int(middle / total * Double(count)), count - 1)].append(name)
            done += cost(name)
        }
        return parts
    }

    /// The class, or the outermost suite and all in it; a function outside of suites stands for itself.
    static func type(_ name: String) -> String { String(name.prefix { $0 != "/" }) }

    // MARK: Times
    /// Times of a run, from what `--json` wrote.
    package init(events: [TestEvent]) {
        times = [:]
        for event in events where event.event == .finished {
            guard let module = event.module, let test = event.test, let seconds = event.seconds else { continue }
            times[Self.name(test, module: module)] = seconds
        }
    }

    /// As lists of tests have it; of Swift Testing's functions alone the suite isn't known.
    package static func name(_ test: String, module: String) -> String {
        let (type, name) = TestLog.parts(of: test)
        return module + "." + (type.isEmpty ? test : type + "/" + name)
    }

    package static func read(_ path: String) -> TestShares {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return TestShares(times: (try? JSONDecoder().decode([String: Double].self, from: data)) ?? [:])
    }

    package mutating func take(_ report: TestReport) {
        for run in report.runs {
            for ended in run.log.outcomes { times[Self.name(ended.test, module: run.module)] = ended.seconds }
        }
    }

    package func write(to path: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try? encoder.encode(times).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}

/// `2/4`: the second of four parts.
package struct TestShard: Equatable, CustomStringConvertible {
    package let index: Int
    package let count: Int

    package init(_ text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], (1...1000).contains(count),
            (1...count).contains(index)
        else {
            throw XcodeProject.Problem(
                description: "--shard \(text): the part and their number are wanted, as 2/4; the first is 1/4")
        }
        (self.index, self.count) = (index, count)
    }

    package var description: String { "\(index)/\(count)" }
}
