import AppleFoundation
import RunOrders
import SourceAdapter
import XcodeProject

/// `allium test`: builds the tests of an Xcode project with what they test, and runs them, those of an application inside it.
struct TestCommand {
    typealias Problem = RunProblem

    private let options: TestOptions
    private let filter: TestFilter
    private let start = DispatchTime.now().uptimeNanoseconds

    static func run(_ arguments: [String]) -> Int32 {
        let packageRun = TestOptions.packageRun(arguments)
        if case .bySwiftPM(let words)? = packageRun {
            do {
                return BuildCommand(name: "test", arguments: try TestOptions.tellingSnapshots(words)).run()
            } catch {
                BuildWatch.say(RunCommand.words(error))
                return 2
            }
        }
        do {
            let options = try TestOptions(arguments)
            if options.asksForHelp {
                print("usage: allium \(TestOptions.usage)")
                return 0
            }
            for cell in options.matrix.cells { try options.orders(cell).check() }
            let command = try TestCommand(
                options: options, filter: TestFilter(filter: options.filter, only: options.only, skip: options.skip))
            if case .byUs(let folder)? = packageRun { return try command.runPackage(folder) }
            return try command.run()
        } catch {
            BuildWatch.say(RunCommand.words(error))
            return 2
        }
    }

    /// Tests that are built, with their programs, and what was chosen of them.
    struct Prepared {
        var program: TestProgram
        var parts: [TestProgram.Part]
        /// A file with the times of earlier runs.
        let times: String
        /// The sources, where they are on this machine, and what holds the program's place.
        var tests: ModuleSources?
        var bundle: ProgramBundle?
    }

    private func run() throws -> Int32 {
        if let folder = options.packed { return try runPacked(folder) }
        guard case .project(let path) = try ProjectPlace.find(options.place ?? ".", command: "test") else {
            return BuildCommand(name: "test", arguments: ["--package-path", options.place ?? "."]).run()
        }
        let project = try XcodeProject(at: path, packages: options.packages, without: options.without)
        if !options.listsOnly { BuildWatch.sayLeftOut(try project.leftOutSources()) }
        let known = project.targets.first?.configurations ?? []
        if let wanted = options.configuration, !known.contains(wanted) {
            throw Problem("there is no configuration '\(wanted)'; there are: \(known.joined(separator: ", "))")
        }
        let family = ProjectFamily(project)
        let choice = try TestChoice(family, scheme: options.scheme, plan: options.testPlan)
        let configuration = options.configuration ?? choice.configuration(among: known)
        let selection = try TestSelection(family, configuration: configuration, names: names(choice, project))
        guard !selection.groups.isEmpty else { throw Problem(nothing(selection, project)) }
        if let words = choice.words { BuildWatch.say(words) }
        let name = project.name
        var report = TestReport()
        report.leftOut = selection.leftOut
        let reports = TestReports(options, name: name, folder: project.folder)
        if !options.listsOnly { try reports.prepare() }
        return try run(report, reports) { attachments, report in
            var prepared: [Prepared] = []
            for group in selection.groups {
                guard let own = try prepare(group, project, configuration, choice, attachments) else {
                    report.unbuilt.append(group.host?.name ?? group.tests[0].name)
                    continue
                }
                prepared += own
            }
            return prepared
        }
    }

    /// The tests of a Swift package.
    private func runPackage(_ folder: String) throws -> Int32 {
        try options.checkForPackage()
        let package = try TestedPackage(folder, options)
        let reports = TestReports(options, name: package.name, folder: package.folder)
        if !options.listsOnly { try reports.prepare() }
        return try run(TestReport(), reports) { attachments, report in
            guard try package.build() else {
                report.unbuilt.append(package.name)
                return []
            }
            let built = try package.program()
            var lists = TestLists(folder: package.place.folder, built: built)
            var prepared: [Prepared] = []
            for cell in options.matrix.cells {
                var orders = options.orders(cell)
                orders.seed = options.seed
                for target in package.targets {
                    var program = TestProgram(
                        package, target, program: built, orders: orders, variant: cell.name, attachments: attachments,
                        records: options.records)
                    program.tolerance = options.tolerance
                    let parts = chosen(try lists.parts(of: program), program) { _ in true }
                    prepared.append(Prepared(program: program, parts: parts, times: package.place.folder + "/times.json"))
                }
            }
            return prepared
        }
    }

    /// Tests that were built elsewhere.
    private func runPacked(_ folder: String) throws -> Int32 {
        let pack = try TestPack(at: folder)
        var report = TestReport()
        report.leftOut = pack.leftOut.map { .init(name: $0[0], reason: $0[1]) }
        let reports = TestReports(options, name: pack.project, folder: pack.folder)
        if !options.listsOnly { try reports.prepare() }
        return try run(report, reports) { attachments, _ in
            pack.prepared(in: folder, attachments).map { own in
                var own = own
                own.parts = chosen(own.parts, own.program) { _ in true }
                own.program.tolerance = options.tolerance
                return own
            }
        }
    }

    private func run(
        _ given: TestReport, _ reports: TestReports, _ prepare: (String?, inout TestReport) throws -> [Prepared]
    ) throws -> Int32 {
        var report = given
        report.seed = options.seed
        let events = try TestEventWriter(options.listsOnly ? nil : options.json, folder: reports.folder)
        begin(events, reports.name, report)
        let attachments = reports.wantsAttachments ? try Self.temporaryFolder() : nil
        defer { if let attachments { ResourceCopy.remove(attachments) } }
        var prepared = try prepare(attachments, &report)
        let wasBuilt = report.unbuilt.isEmpty
        if options.listsOnly {
            for (index, own) in prepared.enumerated()
            where index == 0 || own.program.module != prepared[index - 1].program.module {
                for name in own.parts.flatMap(\.chosen) { print(own.program.title(name)) }
            }
            return wasBuilt ? 0 : 1
        }
        if let file = options.pack {
            guard wasBuilt else { return 1 }
            try TestPack(prepared, project: reports.name, folder: reports.folder, leftOut: report.leftOut).write(
                prepared, to: file)
            return 0
        }
        let matches = Self.count(prepared)
        try share(&prepared)
        let before = Date()
        try run(prepared, &report, events)
        if options.records {
            tellRecorded(prepared, since: before)
        } else {
            for own in prepared { own.tests?.removeEmptySnapshotFolders() }
        }
        end(events, report)
        try reports.write(report)
        if wasBuilt, matches == 0, !filter.isAll {
            throw Problem("no test's name matches; `allium test --list` prints them, as `Target/Class/method`")
        }
        guard wasBuilt || report.ran > 0 else { return 1 }
        for (index, line) in report.lines.enumerated() { BuildWatch.say((index == 0 ? "" : "  ") + line) }
        reports.tell()
        return report.isGood && wasBuilt ? 0 : 1
    }

    private static func count(_ prepared: [Prepared]) -> Int {
        prepared.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.chosen.count } }
    }

    private func chosen(
        _ parts: [TestProgram.Part], _ program: TestProgram, _ isChosen: (String) -> Bool
    ) -> [TestProgram.Part] {
        parts.compactMap { part in
            var part = part
            part.chosen = part.chosen.filter {
                filter.includes($0, target: program.target, module: program.module) && isChosen($0)
            }
            return part.chosen.isEmpty ? nil : part
        }
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

    private static func temporaryFolder() throws -> String {
        let folder = ProjectPlace.whole(NSTemporaryDirectory()) + "/allium-report-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    // MARK: Building
    /// The programs of a group, one for each target, surroundings and place in the matrix; nil where the build failed, which is told then.
    private func prepare(
        _ group: TestSelection.Group, _ project: XcodeProject, _ configuration: String, _ choice: TestChoice,
        _ attachments: String?
    ) throws -> [Prepared]? {
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
        let product = title + "PackageTests.xctest"
        try package.write()
        try package.requireReadableFiles()
        let mark = try? BuildMark(package, program: product)
        if mark?.isCurrent != true {
            BuildWatch.say(
                "building \(([group.host].compactMap { $0 } + group.tests).map(\.name).joined(separator: ", ")) (\(configuration))"
            )
            if let failure = try package.build(product, for: .tests, mark: mark) {
                BuildFailure(package: package, name: name, project: project, log: failure.log).report()
                return nil
            }
        }
        let built = try package.program(named: product)
        BacktraceCommand.prepare(sources: package.sourceFolders)
        // SwiftPM's runner keeps a protocol there, which would only grow.
        unlink(package.folder + "/.build/debug/testOutput.txt")
        var prepared: [Prepared] = []
        var parts: [String: [TestProgram.Part]] = [:]
        var lists = TestLists(folder: place.folder, built: built)
        for run in choice.runs {
            for cell in options.matrix.cells {
                var orders = options.orders(cell)
                orders.language = orders.language ?? run.language
                for target in group.tests {
                    guard let tests = package.module(of: target) else { continue }
                    let bundle = try ProgramBundle(
                        package, application: package.host, tests: tests, built: built, place: place, orders: orders)
                    orders.seed = options.seed ?? (choice.isRandom(target.name) ? Self.newSeed : nil)
                    let variant = [run.name, cell.name].compactMap { $0 }.joined(separator: ", ")
                    var program = TestProgram(
                        package, tests: tests, bundle: bundle, orders: orders, surroundings: run,
                        variant: variant.isEmpty ? nil : variant, attachments: attachments, records: options.records)
                    program.tolerance = options.tolerance
                    // Which tests there are is the same everywhere.
                    let own =
                        try parts[target.key]
                        ?? chosen(lists.parts(of: program), program) {
                            choice.includes($0, target: target.name, module: tests.name)
                        }
                    parts[target.key] = own
                    let times = place.folder + "/times.json"
                    prepared.append(Prepared(program: program, parts: own, times: times, tests: tests, bundle: bundle))
                }
            }
        }
        lock.unlock()
        return prepared
    }

    static let newSeed = UInt64.random(in: 1...999_999)

    // MARK: Running
    /// Leaves what isn't this machine's.
    private func share(_ prepared: inout [Prepared]) throws {
        guard let shard = options.shard else { return }
        let shares = try options.times.map { TestShares(events: try ReportCommand.events($0)) } ?? TestShares()
        // All of a run at once, so that small targets even out large ones.
        let names = prepared.flatMap { own in own.parts.flatMap(\.chosen).map { (own.program.variant ?? "") + "\t" + $0 } }
        var times = TestShares()
        for name in names { times.times[name] = shares.times[String(name.drop { $0 != "\t" }.dropFirst())] }
        let own = Set(times.parts(names, count: shard.count, cutsClasses: true)[shard.index - 1])
        for index in prepared.indices {
            let variant = prepared[index].program.variant ?? ""
            prepared[index].parts = prepared[index].parts.map { part in
                var part = part
                part.chosen = part.chosen.filter { own.contains(variant + "\t" + $0) }
                return part
            }.filter { !$0.chosen.isEmpty }
        }
        BuildWatch.say("shard \(shard): \(Self.count(prepared)) of \(names.count == 1 ? "1 test" : "\(names.count) tests")")
    }

    private func run(_ prepared: [Prepared], _ report: inout TestReport, _ events: TestEventWriter) throws {
        let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        let workers = options.workers ?? (options.matrix.hasSeveral ? cores : 1)
        let runner = TestRunner(
            workers: workers, retries: options.retries, count: Self.count(prepared), events: events)
        // A matrix has enough to do with whole targets.
        let pieces = options.workers == nil ? 1 : max(1, workers / max(1, options.matrix.cells.count))
        for own in prepared {
            let shares = pieces > 1 ? TestShares.read(own.times) : TestShares()
            for part in own.parts {
                for chosen in shares.parts(part.chosen, count: pieces) where !chosen.isEmpty {
                    runner.add(own.program, .init(library: part.library, chosen: chosen, all: part.all))
                }
            }
        }
        try runner.run(&report)
        if report.seed == nil { report.seed = prepared.lazy.compactMap(\.program.orders.seed).first }
        for file in Set(prepared.map(\.times)) {
            var shares = TestShares.read(file)
            shares.take(report)
            shares.write(to: file)
        }
    }

    private func tellRecorded(_ prepared: [Prepared], since start: Date) {
        var folders: Set<String> = []
        for own in prepared { folders.formUnion(own.tests?.recordedSnapshots(since: start) ?? []) }
        for folder in folders.sorted() { BuildWatch.say("references were recorded: \(folder)") }
    }

    // MARK: Events
    private func begin(_ events: TestEventWriter, _ name: String, _ report: TestReport) {
        guard events.isWanted else { return }
        var first = TestEvent(.began, at: 0)
        (first.version, first.project, first.folder) = (1, name, events.folder)
        (first.shard, first.seed) = (options.shard.map { "\($0)" }, options.seed)
        events.write(first)
        for target in report.leftOut {
            var event = TestEvent(.leftOut)
            (event.name, event.text) = (target.name, target.reason)
            events.write(event)
        }
    }

    private func end(_ events: TestEventWriter, _ report: TestReport) {
        guard events.isWanted else { return }
        for text in report.unbuilt {
            var event = TestEvent(.unbuilt)
            event.text = text
            events.write(event)
        }
        for text in report.troubles {
            var event = TestEvent(.trouble)
            event.text = text
            events.write(event)
        }
        var last = TestEvent(.ended, at: report.seconds)
        (last.passed, last.failed, last.skipped) = (report.passed, report.failed, report.skipped)
        events.write(last)
    }
}
