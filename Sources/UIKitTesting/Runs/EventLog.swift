import AppleFoundation

/// What Swift Testing wrote about one start of a run: its stream of events, a line of JSON each.
struct EventLog {
    struct Entry {
        var isSuite: Bool
        /// As in the run's own lines: the display name in quotes, or the function.
        var name: String
        /// `Module/File.swift:12:5`, by which the test that runs is found.
        var place: String
    }

    /// Suites and functions of the run, by the framework's identifiers.
    private(set) var entries: [String: Entry] = [:]
    private(set) var started: Set<String> = []
    private(set) var ended: Set<String> = []
    private(set) var issues: [String: Int] = [:]

    init(_ data: Data) {
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let record = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
                let payload = record["payload"] as? [String: Any], let kind = payload["kind"] as? String
            else { continue }
            if record["kind"] as? String == "test" { add(payload, kind) } else { note(payload, kind) }
        }
    }

    private mutating func add(_ test: [String: Any], _ kind: String) {
        guard let id = test["id"] as? String else { return }
        let place = test["sourceLocation"] as? [String: Any] ?? [:]
        let numbers = ["line", "column"].map { (place[$0] as? NSNumber)?.stringValue ?? "0" }
        let name = (test["displayName"] as? String).map { "\"\($0)\"" } ?? test["name"] as? String ?? id
        entries[id] = Entry(
            isSuite: kind == "suite", name: name, place: ([place["fileID"] as? String ?? ""] + numbers).joined(separator: ":"))
    }

    private mutating func note(_ event: [String: Any], _ kind: String) {
        guard let id = event["testID"] as? String else { return }
        switch kind {
        case "testStarted": started.insert(id)
        case "testEnded", "testSkipped": ended.insert(id)
        case "issueRecorded":
            let issue = event["issue"] as? [String: Any] ?? [:]
            if issue["isKnown"] as? Bool != true { issues[id, default: 0] += 1 }
        default: break
        }
    }

    /// Functions that have begun and not ended.
    var running: [String] { started.subtracting(ended).filter { entries[$0]?.isSuite == false }.sorted() }

    func identifier(at place: String) -> String? {
        entries.first { !$0.value.isSuite && $0.value.place == place }?.key
    }

    /// Expressions for Swift Testing's `--skip` that match what has ended: whole suites where all of a suite has.
    func patterns(for tests: Set<String>) -> [String] {
        let functions = Set(entries.filter { !$0.value.isSuite }.keys)
        let open = functions.subtracting(tests)
        let suites = entries.filter { $0.value.isSuite }.map(\.key).filter { suite in
            let inside = suite + "/"
            return functions.contains { $0.hasPrefix(inside) } && !open.contains { $0.hasPrefix(inside) }
        }
        let outermost = suites.filter { suite in !suites.contains { suite.hasPrefix($0 + "/") } }
        let single = tests.intersection(functions).filter { test in !outermost.contains { test.hasPrefix($0 + "/") } }
        return (outermost.map { $0 + "/" } + single).sorted().map { "^" + NSRegularExpression.escapedPattern(for: $0) }
    }
}
