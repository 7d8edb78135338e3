import AppleFoundation

/// Several runs as one: shards of a run, each on its machine, or the parts of a matrix.
package struct TestMerge {
    package private(set) var report = TestReport()
    package private(set) var project = ""
    package private(set) var folder = ""
    /// All that is counted, as one run.
    package private(set) var events: [TestEvent] = []

    /// The events of each file, with its path. Of two runs of one shard the one that came to its end counts, and of two that did the later one.
    package init(_ files: [(path: String, events: [TestEvent])]) throws {
        var kept: [(key: String, path: String, events: [TestEvent])] = []
        for file in files {
            guard let first = file.events.first else { continue }
            if project.isEmpty { (project, folder) = (first.project ?? "tests", first.folder ?? "") }
            let key = first.shard ?? file.path
            if let index = kept.firstIndex(where: { $0.key == key }) {
                let isComplete = file.events.last?.event == .ended
                if isComplete || kept[index].events.last?.event != .ended { kept[index] = (key, file.path, file.events) }
            } else {
                kept.append((key, file.path, file.events))
            }
        }
        try checkShards(kept.compactMap { $0.events.first?.shard })
        var targets: Set<String> = []
        for (index, file) in kept.enumerated() {
            // Processes of different machines are different ones.
            let events = file.events.map { event in
                var event = event
                if event.module != nil { event.worker = index * 1_000 + (event.worker ?? 0) }
                return event
            }
            add(events, file.path, &targets)
        }
        var last = TestEvent(.ended, at: report.seconds)
        (last.passed, last.failed, last.skipped) = (report.passed, report.failed, report.skipped)
        events.append(last)
    }

    /// Parts that nobody has run.
    private mutating func checkShards(_ texts: [String]) throws {
        let shards = try texts.map(TestShard.init)
        guard let count = shards.first?.count else { return }
        if let other = shards.first(where: { $0.count != count }) {
            throw XcodeProject.Problem(description: "\(shards[0]) and \(other) aren't shards of one run")
        }
        let missing = Set(1...count).subtracting(shards.map(\.index)).sorted()
        for index in missing { report.troubles.append("shard \(index)/\(count) is missing: its tests are not in this report") }
    }

    private mutating func add(_ events: [TestEvent], _ path: String, _ targets: inout Set<String>) {
        struct Key: Hashable {
            let module: String
            let variant: String?
        }
        var order: [Key] = []
        var logs: [Key: TestLog] = [:]
        var again: [Key: TestLog] = [:]
        var planned: [Key: Int] = [:]
        var end = 0.0
        for event in events {
            end = max(end, event.time ?? 0)
            switch event.event {
            case .began:
                if self.events.isEmpty {
                    var first = event
                    first.shard = nil
                    self.events.append(first)
                }
                continue
            case .ended: continue
            case .unbuilt:
                if let text = event.text, !report.unbuilt.contains(text) { report.unbuilt.append(text) }
            case .trouble:
                if let text = event.text { report.troubles.append(text) }
            case .leftOut:
                if let name = event.name, targets.insert(name).inserted {
                    report.leftOut.append(.init(name: name, reason: event.text ?? ""))
                }
            case .planned, .started, .failure, .expected, .output, .attachment, .finished:
                guard let module = event.module else { continue }
                let key = Key(module: module, variant: event.variant)
                if logs[key] == nil {
                    order.append(key)
                    logs[key] = TestLog()
                }
                if event.event == .planned { planned[key, default: 0] += event.tests?.count ?? 0 }
                if event.attempt ?? 1 > 1 { again[key, default: TestLog()].add(event) } else { logs[key]?.add(event) }
            }
            self.events.append(event)
        }
        let hasEnded = events.last?.event == .ended
        for (index, key) in order.enumerated() {
            guard var log = logs[key] else { continue }
            if let retry = again[key] { log.take(retry) }
            if !hasEnded {
                _ = log.end("the run was ended here")
                let left = (planned[key] ?? 0) - log.outcomes.count
                if left > 0 {
                    let name = events.first?.shard.map { "shard \($0)" } ?? path
                    report.troubles.append(
                        "\(name) was ended: \(left) of \(planned[key] ?? 0) tests of \(key.module) didn't run")
                }
            }
            report.add(log, module: key.module, variant: key.variant, seconds: index == 0 ? end : 0)
        }
        if order.isEmpty, !hasEnded { report.troubles.append("\(path) was ended before its tests began") }
    }
}
