import AppleFoundation
import RunOrders
import SourceAdapter
import XcodeProject

/// `allium debug`: builds an app as `run` does, and becomes the toolchain's lldb on the program. Lines are those of the user's own files: the
/// adapter moves none, and what the build's folder holds are links, which lldb is told of one by one.
struct DebugCommand {
    static let usage = """
        debug [<folder with an .xcodeproj or a Package.swift>] [options of run]
          builds as `run` does, and starts the toolchain's lldb on the program
          --break FILE:LINE     stops there, or in a function that is called so; may be given several times
          --command 'WORDS'     a command for lldb after that, such as run; may be given several times
          --batch               ends after the commands
          --lldb PROGRAM        another lldb
        """

    private var breakpoints: [String] = []
    private var commands: [String] = []
    private var isBatch = false
    private var chosen: String?
    private var rest: [String] = []

    static func run(_ arguments: [String]) -> Int32 {
        if arguments.first == "--help" || arguments.first == "-h" {
            print("usage: allium \(usage)")
            return 0
        }
        do {
            return try DebugCommand(arguments).run()
        } catch {
            BuildWatch.say(RunCommand.words(error))
            return 2
        }
    }

    private init(_ arguments: [String]) throws {
        var open = arguments[...]
        func value(_ option: String) throws -> String {
            guard let value = open.popFirst() else {
                throw RunProblem("\(option) needs a value; `allium debug --help` says which")
            }
            return value
        }
        while let argument = open.popFirst() {
            switch argument {
            case "--break": breakpoints.append(try value(argument))
            case "--command": commands.append(try value(argument))
            case "--batch": isBatch = true
            case "--lldb": chosen = try value(argument)
            default: rest.append(argument)
            }
        }
    }

    private func run() throws -> Int32 {
        let options = try RunOptions(rest)
        try options.orders.check()
        if options.isLive { throw RunProblem("--live and a debugger both hold the program; take one of them") }
        let sdk = try SwiftSDK.here()
        let debugger = try Debugger(chosen ?? sdk.tool("lldb"))
        switch try ProjectPlace.find(options.place ?? ".") {
        case .project(let path): return try debug(project: path, options, sdk, debugger)
        case .package(let folder): return try debug(package: folder, options, sdk, debugger)
        }
    }

    private func debug(project path: String, _ options: RunOptions, _ sdk: SwiftSDK, _ debugger: Debugger) throws -> Int32 {
        if let other = options.others.first { throw RunProblem("there is no option \(other) for a project") }
        let build = try ProjectBuild(path, options)
        if let failure = try build.build() {
            build.report(failure)
            return failure.status
        }
        let lock = try build.lock()
        let bundle = try build.bundle(options.orders)
        lock.unlock()
        var environment = ProcessInfo.processInfo.environment
        environment[RunOrders.variable] = build.orders(options.orders, bundle).text
        environment.merge(build.environment) { $1 }
        return try withExtendedLifetime(bundle.lock) {
            try become(
                debugger, sdk, [bundle.program] + build.arguments, links: Self.links(build.package.folder + "/Sources"),
                in: build.place.folder, environment)
        }
    }

    private func debug(package folder: String, _ options: RunOptions, _ sdk: SwiftSDK, _ debugger: Debugger) throws -> Int32 {
        let package = ["--package-path", folder]
        let dump = CompilerCommand.output(of: sdk.tool("swift"), ["package"] + package + ["dump-package"])
        let name = try options.others.first { !$0.hasPrefix("-") } ?? Self.program(in: dump ?? "", folder)
        let own = CompilerCommand.ownPath()
        let status = try WatchedProcess(
            program: own, arguments: ["build"] + package + ["--product", name], environment: [:], line: { print($0) }, tick: {}
        ).run()
        if status != 0 { return status }
        guard
            let binaries = CompilerCommand.output(of: own, ["build"] + package + ["--show-bin-path"])?
                .split(separator: "\n").last
        else { throw RunProblem("SwiftPM doesn't say where it builds") }
        var environment = ProcessInfo.processInfo.environment
        if options.hasOrders { environment[RunOrders.variable] = options.orders.text }
        return try become(
            debugger, sdk, [binaries + "/" + name] + options.others.drop { $0 != name }.dropFirst(), links: [],
            in: String(binaries), environment)
    }

    /// The one program of a package.
    private static func program(in dump: String, _ folder: String) throws -> String {
        let package = try? JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any]
        let products = package?["products"] as? [[String: Any]] ?? []
        let programs = products.filter { ($0["type"] as? [String: Any])?["executable"] != nil }
        let targets = (package?["targets"] as? [[String: Any]] ?? []).filter { $0["type"] as? String == "executable" }
        let names = Set((programs + targets).compactMap { $0["name"] as? String }).sorted()
        guard names.count == 1, let name = names.first else {
            throw RunProblem(
                names.isEmpty
                    ? "the package in \(folder) has no program"
                    : "which program? There are: \(names.joined(separator: ", ")); its name goes last")
        }
        return name
    }

    // MARK: The debugger

    /// Files of the build that stand for the user's.
    private static func links(_ folder: String) -> [(build: String, own: String)] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let path = folder + "/" + name
            return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)).map { (path, $0) }
        }
    }

    private func become(
        _ debugger: Debugger, _ sdk: SwiftSDK, _ program: [String], links: [(build: String, own: String)], in folder: String,
        _ environment: [String: String]
    ) throws -> Int32 {
        var before = debugger.commands
        let formatters = sdk.folder + "/lldb/allium_formatters.py"
        if FileManager.default.fileExists(atPath: formatters) {
            before.append("command script import \(Self.quoted(formatters))")
        }
        if !links.isEmpty {
            let pairs = links.flatMap { [$0.build, $0.own] }.map(Self.quoted).joined(separator: " ")
            before.append("settings set target.source-map \(pairs)")
        }
        let script = folder + "/debug.lldb"
        try Data((before.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: script))
        var arguments = ["--source-quietly", "--source-before-file", script]
        // The dispatch library's and Foundation's own children are no news.
        let quiet = ["process handle SIGCHLD --notify false --pass true --stop false"]
        for command in quiet + breakpoints.map({ Self.breakpoint($0, links) }) + commands {
            arguments += ["--one-line", command]
        }
        if isBatch { arguments.append("--batch") }
        for (key, value) in debugger.environment(environment) { setenv(key, value, 1) }
        return CompilerCommand.become(debugger.program, arguments + ["--"] + program)
    }

    /// `File.swift:12`, by its name or by its path, or a function.
    private static func breakpoint(_ words: String, _ links: [(build: String, own: String)]) -> String {
        guard let colon = words.lastIndex(of: ":"), let line = Int(words[words.index(after: colon)...]) else {
            return "breakpoint set --name \(quoted(words))"
        }
        let file = String(words[..<colon])
        let whole = FileManager.default.fileExists(atPath: file) ? ProjectPlace.whole(file) : file
        let known = links.first { $0.own == whole }?.build
        return "breakpoint set --file \(quoted(known ?? file)) --line \(line)"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
