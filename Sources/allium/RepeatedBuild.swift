import AppleFoundation
import SourceAdapter
import XcodeProject

/// Builds again by the commands that SwiftPM has written down, when nothing differs but texts of Swift files that it knows. That saves its planning, and
/// programs and wrappings that nobody wants. Whatever isn't expected is left to SwiftPM, which then finds less to do.
struct RepeatedBuild {
    enum Outcome {
        case built
        /// What the compiler says of the files, and its result.
        case failed(log: String, status: Int32)
        case unknown
    }

    private let package: ProjectPackage
    private let commands: [BuildPlan.Command]
    private let changed: Set<String>
    private let goal: String
    private let sdk: SwiftSDK
    private let purpose: ProjectPackage.Purpose
    private let environment: [String: String]

    /// Nil where the commands aren't known, or can't say what becomes of a file.
    init?(
        _ package: ProjectPackage, program: String, changed: [String], purpose: ProjectPackage.Purpose,
        environment: [String: String]
    ) {
        let built = package.folder + "/.build/"
        guard !changed.isEmpty, changed.allSatisfy({ $0.hasSuffix(".swift") }), let sdk = try? SwiftSDK.here(),
            let data = FileManager.default.contents(atPath: built + "debug.yaml"),
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: built + "debug"),
            let commands = BuildPlan(String(decoding: data, as: UTF8.self))?.commands(for: built + target + "/" + program)
        else { return nil }
        goal = built + target + "/" + program
        // A project's modules are made of links.
        var names: [String: [String]] = [:]
        for input in Set(commands.flatMap(\.inputs)) where input.hasSuffix(".swift") {
            names[(try? FileManager.default.destinationOfSymbolicLink(atPath: input)) ?? input, default: []].append(input)
        }
        guard changed.allSatisfy({ names[$0] != nil }) else { return nil }
        (self.package, self.commands, self.sdk, self.purpose) = (package, commands, sdk, purpose)
        self.changed = Set(changed.flatMap { names[$0] ?? [] })
        var own = environment
        own["SWIFT_EXEC_MANIFEST"] = sdk.folder + "/bin/swiftc"
        own["PATH"] = sdk.toolchain.binaries + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        self.environment = own
    }

    func run(_ watch: BuildWatch) throws -> Outcome {
        let outcome = try runAll(watch)
        guard purpose == .live else { return outcome }
        switch outcome {
        case .built: break
        case .failed: LaterModule(folder: package.folder).forget()
        case .unknown: LaterModule.clear(package.folder)
        }
        return outcome
    }

    private func runAll(_ watch: BuildWatch) throws -> Outcome {
        // What is new, by its node.
        var news: Set<String> = []
        for command in commands {
            let own = command.inputs.filter(changed.contains)
            guard !own.isEmpty || !news.isDisjoint(with: command.inputs) else { continue }
            switch command.tool {
            case "phony": news.formUnion(command.outputs)
            case "write-auxiliary-file": guard own.isEmpty || command.isList else { return .unknown }
            // Which tests there are is as it was: see `mayChangeTests`.
            case "test-discovery-tool", "test-entry-point-tool": guard own.isEmpty else { return .unknown }
            case "shell":
                guard command.others.isEmpty, command.arguments.first == sdk.folder + "/bin/swiftc" else { return .unknown }
                let invocation = CompilerInvocation(Array(command.arguments.dropFirst()))
                if command.arguments.contains("-modulewrap") {
                    news.formUnion(command.outputs)
                    // Debuggers read the modules in a program.
                    if purpose != .run { continue }
                } else if invocation.linksProgram, !command.outputs.contains(goal) {
                    // An application that tests contain: its module counts.
                    let isModule = command.inputs.contains { $0.hasSuffix(".swiftmodule.o") && news.contains($0) }
                    if isModule { news.formUnion(command.outputs) }
                    continue
                }
                let modules = command.outputs.filter { $0.hasSuffix(".swiftmodule") }
                let files = modules + modules.map(ModuleBuild.index(beside:))
                let states = files.map(Self.state)
                let isLater = purpose == .live && !modules.isEmpty && !isRead(modules)
                let surroundings = isLater ? LaterModule(folder: package.folder).environment : [:]
                if let outcome = try run(command, surroundings, watch) { return outcome }
                news.formUnion(command.outputs.filter { !modules.contains($0) })
                if files.map(Self.state) != states {
                    if !own.isEmpty, Self.mayChangeTests(invocation) { return .unknown }
                    news.formUnion(modules)
                }
            default: return .unknown
            }
        }
        return news.contains(goal) ? .built : .unknown
    }

    /// Whether another module is compiled with it.
    private func isRead(_ modules: [String]) -> Bool {
        commands.contains { command in
            !command.arguments.contains("-modulewrap") && command.inputs.contains(where: modules.contains)
        }
    }

    /// Nil when it went well.
    private func run(
        _ command: BuildPlan.Command, _ surroundings: [String: String], _ watch: BuildWatch
    ) throws -> Outcome? {
        var log = ""
        var process = WatchedProcess(
            program: command.arguments[0], arguments: command.arguments.dropFirst().filter { $0 != "-parseable-output" },
            environment: environment.merging(surroundings) { $1 }, line: { log += $0 + "\n" }, tick: watch.tick)
        process.folder = package.folder
        let status = try process.run()
        if status == 0 { return nil }
        return CompilerReport(log: log).errors.isEmpty ? .unknown : .failed(log: log, status: 1)
    }

    /// A test more or less is found by SwiftPM alone.
    private static func mayChangeTests(_ invocation: CompilerInvocation) -> Bool {
        let texts = invocation.sources.map {
            String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self)
        }
        return !SourceSurvey(texts).imports.isDisjoint(with: ["XCTest", "Quick", "Nimble", "Testing"])
    }

    private static func state(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
    }
}

extension BuildPlan.Command {
    /// A list of names, which are as they were.
    fileprivate var isList: Bool { inputs.first?.hasSuffix("-file-list>") ?? false }
}
