import AppleFoundation
import RunOrders
import SourceAdapter
import XcodeProject

/// `allium test`: builds the tests of an Xcode project with what they test, and runs them, those of an application inside it.
struct TestCommand {
    typealias Problem = RunProblem

    private let options: TestOptions
    private let filter: TestFilter

    static func run(_ arguments: [String]) -> Int32 {
        if let words = TestOptions.forPackage(arguments) { return BuildCommand(name: "test", arguments: words).run() }
        do {
            let options = try TestOptions(arguments)
            if options.asksForHelp {
                print("usage: allium \(TestOptions.usage)")
                return 0
            }
            try options.orders.check()
            return try TestCommand(
                options: options, filter: TestFilter(filter: options.filter, only: options.only, skip: options.skip)
            ).run()
        } catch {
            BuildWatch.say(RunCommand.words(error))
            return 2
        }
    }

    private func run() throws -> Int32 {
        guard case .project(let path) = try ProjectPlace.find(options.place ?? ".", command: "test") else {
            return BuildCommand(name: "test", arguments: ["--package-path", options.place ?? "."]).run()
        }
        let project = try XcodeProject(at: path)
        let configuration = options.configuration ?? "Debug"
        let known = project.targets.first?.configurations ?? []
        if options.configuration != nil, !known.contains(configuration) {
            throw Problem("there is no configuration '\(configuration)'; there are: \(known.joined(separator: ", "))")
        }
        let family = ProjectFamily(project)
        let choice = try TestChoice(family, scheme: options.scheme, plan: options.testPlan)
        let selection = try TestSelection(family, configuration: configuration, names: names(choice, project))
        guard !selection.groups.isEmpty else { throw Problem(nothing(selection, project)) }
        if let words = choice.words { BuildWatch.say(words) }
        let arguments = choice.runs.flatMap(\.arguments)
        // XCTest on Linux refuses arguments that it doesn't know.
        if !arguments.isEmpty { BuildWatch.say("arguments aren't given to the app yet: \(arguments.joined(separator: " "))") }
        if let junit = options.junit, !options.listsOnly { try JUnitReport.prepare(junit) }
        var report = TestReport()
        report.leftOut = selection.leftOut
        var matches = 0
        for group in selection.groups {
            guard let count = try run(group, project, configuration, choice, &report) else {
                report.unbuilt.append(group.host?.name ?? group.tests[0].name)
                continue
            }
            matches += count
        }
        let wasBuilt = report.unbuilt.isEmpty
        if options.listsOnly { return wasBuilt ? 0 : 1 }
        if let junit = options.junit {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            try JUnitReport(report, name: name, folder: project.folder).write(to: junit)
        }
        if wasBuilt, matches == 0, !filter.isAll {
            throw Problem("no test's name matches; `allium test --list` prints them, as `Target/Class/method`")
        }
        guard wasBuilt || report.ran > 0 else { return 1 }
        for (index, line) in report.lines.enumerated() { BuildWatch.say((index == 0 ? "" : "  ") + line) }
        return report.isGood && wasBuilt ? 0 : 1
    }

    /// The targets that are named, or those of the scheme, as far as they are the project's.
    private func names(_ choice: TestChoice, _ project: XcodeProject) throws -> [String] {
        guard options.targets.isEmpty, let wanted = choice.targets else { return options.targets }
        let known = Set(project.targets.map(\.name))
        let found = wanted.filter { known.contains($0) }
        guard !found.isEmpty else {
            let list = wanted.isEmpty ? "" : "; its tests are \(wanted.joined(separator: ", ")), of other projects"
            throw Problem("\(choice.origin ?? "the scheme") tests nothing of \(project.path)\(list)")
        }
        return found
    }

    private func nothing(_ selection: TestSelection, _ project: XcodeProject) -> String {
        guard !selection.leftOut.isEmpty else {
            let names = project.targets.map(\.name).joined(separator: ", ")
            return "\(project.path) has no test targets" + (names.isEmpty ? "" : "; its targets are: \(names)")
        }
        let list = selection.leftOut.map { "\n  \($0.name): \($0.reason)" }.joined()
        return "none of the project's test targets can run here:" + list
    }

    // MARK: One program
    /// The number of tests that were chosen; nil where the build failed, which is told then.
    private func run(
        _ group: TestSelection.Group, _ project: XcodeProject, _ configuration: String, _ choice: TestChoice,
        _ report: inout TestReport
    ) throws -> Int? {
        let name = group.host?.name ?? group.tests[0].name
        let place = BuildPlace(
            project: project.path, target: name, configuration: configuration, chosen: options.buildFolder, purpose: "test")
        try place.make()
        let title = BuildSettings.identifier(name)
        let wanted = Set((group.tests + [group.host].compactMap { $0 }).map(\.key))
        let package = try ProjectPackage(
            name: title, targets: group.modules + group.tests, wanted: wanted, host: group.host, configuration: configuration,
            folder: place.folder)
        let lock = try BuildPlace.Lock.exclusive(place.folder + "/.lock") {
            BuildWatch.say("waiting for another run that builds the tests of \(name)")
        }
        BuildWatch.say(
            "building \(([group.host].compactMap { $0 } + group.tests).map(\.name).joined(separator: ", ")) (\(configuration))")
        try package.write()
        if let failure = try package.build(product: title + "PackageTests") {
            BuildFailure(package: package, name: name, project: project, log: failure.log).report()
            return nil
        }
        let built = try package.program(named: title + "PackageTests.xctest")
        var programs: [TestProgram] = []
        for run in choice.runs {
            var orders = options.orders
            orders.language = orders.language ?? run.language
            for target in group.tests {
                guard let tests = package.module(of: target) else { continue }
                let bundle = try ProgramBundle(
                    package, application: package.host, tests: tests, built: built, place: place, orders: orders)
                programs.append(
                    TestProgram(
                        package: package, tests: tests, bundle: bundle, orders: orders, choice: choice, surroundings: run))
            }
        }
        lock.unlock()
        return try programs.reduce(0) { count, program in
            try count + program.run(filter, listsOnly: options.listsOnly, retries: options.retries, &report)
        }
    }
}
