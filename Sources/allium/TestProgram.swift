import AppleFoundation
import RunOrders
import XcodeProject

/// A built test target in its application's bundle: says which tests it has, and runs them.
struct TestProgram {
    let package: ProjectPackage
    let tests: ModuleSources
    let bundle: ProgramBundle
    let orders: RunOrders
    let choice: TestChoice
    /// What a scheme or a plan says of the program's start.
    let surroundings: TestChoice.Run

    private enum Library: String, CaseIterable {
        case xctest = "XCTest"
        case swiftTesting = "Testing"
    }

    /// The number of tests that were chosen.
    func run(_ filter: TestFilter, listsOnly: Bool, retries: Int, _ report: inout TestReport) throws -> Int {
        let imports = SourceSurvey(files: tests.files).imports
        prepareSurroundings()
        let before = setEnvironment()
        defer { for (key, value) in before { if let value { setenv(key, value, 1) } else { unsetenv(key) } } }
        var parts: [(library: Library, chosen: [String], all: [String])] = []
        // Those who import neither may have it from a module of their own.
        for library in Library.allCases
        where imports.contains(library.rawValue) || imports.isDisjoint(with: ["XCTest", "Testing"]) {
            let all = try list(library)
            let chosen = all.filter {
                filter.includes($0, target: tests.target.name, module: tests.name)
                    && choice.includes($0, target: tests.target.name, module: tests.name)
            }
            if !chosen.isEmpty { parts.append((library, chosen, all)) }
        }
        let count = parts.reduce(0) { $0 + $1.chosen.count }
        if listsOnly {
            for name in parts.flatMap(\.chosen) { print(tests.target.name + "/" + name.dropFirst(tests.name.count + 1)) }
            return count
        }
        for part in parts { try run(part.library, part.chosen, part.all, retries, &report) }
        return count
    }

    // MARK: Surroundings
    /// What Xcode's runner says to an application, and what ours says to the host.
    private func prepareSurroundings() {
        var orders = orders
        orders.module = (package.host ?? tests).name
        orders.origins = bundle.originsFile
        orders.hostsTests = package.host != nil
        setenv(RunOrders.variable, orders.text, 1)
        let folder = (bundle.program as NSString).deletingLastPathComponent
        setenv("XCTestConfigurationFilePath", folder + "/PlugIns/\(tests.productName).xctestconfiguration", 1)
        setenv("XCTestBundlePath", name, 1)
        setenv("XCTestSessionIdentifier", "A1100000-0000-4000-8000-000000000001", 1)
        BacktraceCommand.prepare(sources: package.folder + "/Sources")
        // SwiftPM's runner keeps a protocol there, which would only grow.
        unlink(package.folder + "/.build/debug/testOutput.txt")
    }

    /// What was there before, by the variables that are set.
    private func setEnvironment() -> [String: String?] {
        var before: [String: String?] = [:]
        for (key, value) in surroundings.environment {
            before[key] = .some(ProcessInfo.processInfo.environment[key])
            setenv(key, tests.settings.expand(value), 1)
        }
        return before
    }

    /// As tests call themselves.
    private var name: String {
        (bundle.program as NSString).deletingLastPathComponent + "/PlugIns/\(RegularFile.plainName(tests.productName)).xctest"
    }

    private static func arguments(_ library: Library) -> [String] {
        library == .swiftTesting ? ["--testing-library", "swift-testing"] : []
    }

    private func list(_ library: Library) throws -> [String] {
        var text = ""
        let status = try WatchedProcess(
            program: bundle.program, arguments: Self.arguments(library) + ["--list-tests"], name: name,
            line: { text += $0 + "\n" }
        ).run()
        let names = TestLog.list(text)
        guard status == 0 || !names.isEmpty else {
            throw RunCommand.Problem("\(tests.target.name) can't be started:\n\(package.withOriginals(text[...]))")
        }
        return names.filter { $0.hasPrefix(tests.name + ".") }
    }

    // MARK: Running
    private func run(
        _ library: Library, _ chosen: [String], _ all: [String], _ retries: Int, _ report: inout TestReport
    ) throws {
        let start = DispatchTime.now().uptimeNanoseconds
        var (log, status) = try run(library, chosen, all)
        for _ in 0..<retries where !log.outcomes.isEmpty && log.count(.failed) > 0 {
            let again = log.failed(of: chosen, module: tests.name)
            guard !again.isEmpty else { break }
            BuildWatch.say("once more: \(again.count == 1 ? again[0] : "\(again.count) tests that failed")")
            log.take(try run(library, again, all).log)
        }
        if log.outcomes.isEmpty, status != 0 {
            let host = self.package.host?.target.name ?? tests.target.name
            report.troubles.append("\(host) ended before its tests began; its words are above")
        } else if status != 0, log.failures.isEmpty, log.count(.failed) == 0, log.flaky.isEmpty {
            report.troubles.append("\(tests.target.name) ended with result \(status) although its tests have passed")
        }
        let name = tests.name + (surroundings.name.map { " (\($0))" } ?? "")
        report.add(log, module: name, seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }

    private func run(_ library: Library, _ chosen: [String], _ all: [String]) throws -> (log: TestLog, status: Int32) {
        var arguments = Self.arguments(library)
        switch library {
        case .xctest: arguments.append(TestFilter.specifier(chosen, of: all))
        case .swiftTesting where chosen.count == all.count:
            arguments += ["--filter", "^" + NSRegularExpression.escapedPattern(for: tests.name + ".")]
        case .swiftTesting:
            // Its own names go on with the file and the line.
            for name in chosen { arguments += ["--filter", "^" + NSRegularExpression.escapedPattern(for: name) + "(/|$)"] }
        }
        var log = TestLog(sources: tests.files)
        let progress = TestProgress(title: tests.target.name, count: chosen.count)
        let package = package
        let status = try WatchedProcess(
            program: bundle.program, arguments: arguments, name: name,
            line: { line in
                let line = package.withOriginals(line)
                if let event = log.add(line[...]) { progress.show(event, log) }
            }, tick: { progress.tick(log) }
        ).run()
        progress.end(log)
        let words = "the program ended here" + (status > 128 ? ", of signal \(status - 128)" : "")
        for failure in log.end(words) { print("error: \(failure.test): \(failure.text)") }
        return (log, status)
    }
}
