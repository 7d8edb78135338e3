import AppleFoundation

/// An `.xctestplan`: which tests run, and once in each of its configurations.
package struct TestPlan {
    package let path: String
    package private(set) var testables: [Scheme.Testable] = []
    package private(set) var runs: [TestChoice.Run] = []

    package init(at path: String) throws {
        self.path = path
        guard let data = RegularFile.contents(path, limit: 16 << 20) else {
            throw XcodeProject.Problem(description: "the test plan \(path) can't be read")
        }
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw XcodeProject.Problem(description: "\(path) is no test plan")
        }
        let defaults = root["defaultOptions"] as? [String: Any] ?? [:]
        for entry in root["testTargets"] as? [[String: Any]] ?? [] {
            guard let target = entry["target"] as? [String: Any], let name = target["name"] as? String else { continue }
            testables.append(
                .init(
                    target: name, isSkipped: entry["enabled"] as? Bool == false,
                    isRandom: (defaults["testExecutionOrdering"] as? String) == "random",
                    skipped: Self.identifiers(entry["skippedTests"]),
                    selected: Self.identifiers(entry["selectedTests"])))
        }
        let configurations = (root["configurations"] as? [[String: Any]] ?? []).filter { $0["enabled"] as? Bool != false }
        for configuration in configurations {
            var run = TestChoice.Run()
            run.name = configurations.count > 1 ? configuration["name"] as? String : nil
            run.add(defaults)
            run.add(configuration["options"] as? [String: Any] ?? [:])
            runs.append(run)
        }
        if runs.isEmpty {
            var run = TestChoice.Run()
            run.add(defaults)
            runs = [run]
        }
    }

    /// A list of names, or since Xcode 16 a table of suites and functions.
    private static func identifiers(_ value: Any?) -> [String] {
        if let names = value as? [String] { return names }
        guard let table = value as? [String: Any] else { return [] }
        var result = table["testFunctions"] as? [String] ?? []
        func add(_ suites: [[String: Any]], _ outer: String, _ depth: Int) {
            for suite in suites where depth < 16 {
                guard let name = suite["name"] as? String else { continue }
                let inner = suite["suites"] as? [[String: Any]] ?? []
                let functions = suite["testFunctions"] as? [String] ?? []
                if inner.isEmpty, functions.isEmpty { result.append(outer + name) }
                result += functions.map { outer + name + "/" + $0 }
                add(inner, outer + name + "/", depth + 1)
            }
        }
        add(table["suites"] as? [[String: Any]] ?? [], "", 0)
        return result
    }
}

extension TestChoice.Run {
    /// Options of a plan; later ones come on top.
    fileprivate mutating func add(_ options: [String: Any]) {
        func isOn(_ entry: [String: Any]) -> Bool { entry["enabled"] as? Bool != false }
        arguments += (options["commandLineArgumentEntries"] as? [[String: Any]] ?? []).filter(isOn)
            .compactMap { $0["argument"] as? String }.flatMap(TestChoice.words)
        for entry in (options["environmentVariableEntries"] as? [[String: Any]] ?? []).filter(isOn) {
            if let key = entry["key"] as? String { environment[key] = entry["value"] as? String ?? "" }
        }
        setLanguage(options["language"] as? String, region: options["region"] as? String)
    }
}
