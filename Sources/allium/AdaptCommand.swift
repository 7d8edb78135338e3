import AppleFoundation
import SourceAdapter

/// `allium adapt`: shows what the compiler would read, or checks whole folders.
struct AdaptCommand {
    static let usage = """
        adapt [options] <file or folder>…
          --check               adapt each folder as one module, print counts, fail unless everything parses and no line moved
          --output <folder>     write the adapted files there instead of printing them
          --verbose             print every guess, unresolved name and unsupported construct
          --module <name>       the module's name (App)
          --swift-version <n>   4, 4.2, 5 or 6 (5)
          -D <name>             a compilation condition that is set
          --index <file>        the index of a module that this one uses
          --emit-index <file>   write this module's index
          --cache <folder>      keep facts about files between runs
        in a source file
          // allium:keep         on a line, or alone above it: nothing there is decided from names alone
          // allium:ignore-file  the file is taken as it is
        """

    private var configuration = AdapterConfiguration()
    private var asksForHelp = false
    private var checks = false
    private var isVerbose = false
    private var output: String?
    private var indexes: [String] = []
    private var emittedIndex: String?
    private var cache: String?
    private var paths: [String] = []
    private var problem: String?

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": asksForHelp = true
            case "--check": checks = true
            case "--verbose": isVerbose = true
            case "--output": output = value(of: argument, &rest)
            case "--module": configuration.moduleName = value(of: argument, &rest)
            case "--swift-version": configuration.languageVersion = value(of: argument, &rest)
            case "-D": configuration.conditions.insert(value(of: argument, &rest))
            case "--index": indexes.append(value(of: argument, &rest))
            case "--emit-index": emittedIndex = value(of: argument, &rest)
            case "--cache": cache = value(of: argument, &rest)
            default:
                if argument.hasPrefix("-D"), argument.count > 2 {
                    configuration.conditions.insert(String(argument.dropFirst(2)))
                } else if argument.hasPrefix("-") {
                    problem = "unknown option \(argument)"
                } else {
                    paths.append(argument)
                }
            }
        }
        if paths.isEmpty { problem = problem ?? "name a file or a folder" }
    }

    private mutating func value(of option: String, _ rest: inout ArraySlice<String>) -> String {
        if let value = rest.popFirst() { return value }
        problem = "\(option) needs a value"
        return ""
    }

    func run() -> Int32 {
        if asksForHelp {
            print("usage: allium \(Self.usage)")
            return 0
        }
        if let problem { return fail("\(problem)\nusage: allium \(Self.usage)") }
        if let missing = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            return fail("there is no file or folder \(missing)")
        }
        do {
            let dependencies = try indexes.map { try ModuleIndex(contentsOf: URL(fileURLWithPath: $0)) }
            let facts = try cache.map { try FactCache(folder: URL(fileURLWithPath: $0)) }
            let adapter = ModuleAdapter(configuration: configuration, dependencies: dependencies, cache: facts)
            return checks ? check(adapter) : try adapt(adapter)
        } catch {
            return fail("\(error)")
        }
    }

    private func check(_ adapter: ModuleAdapter) -> Int32 {
        var report = AdapterCheck()
        for path in paths { report.check(paths: files(at: path), with: adapter) }
        if isVerbose { report.notes.forEach { print(line($0.path, $0.note)) } }
        print(report.report)
        if report.files == 0 { return fail("no Swift files in \(paths.joined(separator: ", "))") }
        return report.succeeded ? 0 : 1
    }

    private func adapt(_ adapter: ModuleAdapter) throws -> Int32 {
        let sources = paths.flatMap(files)
        let result = try adapter.adapt(paths: sources)
        for file in result.files {
            if isVerbose { file.notes.forEach { print("// " + line(file.path, $0)) } }
            guard let output else {
                FileHandle.standardOutput.write(Data(file.bytes))
                continue
            }
            let target = URL(fileURLWithPath: output).appendingPathComponent(relative(file.path))
            try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: target)
        }
        if let emittedIndex { try result.index.encoded().write(to: URL(fileURLWithPath: emittedIndex)) }
        return 0
    }

    private func files(at path: String) -> [String] {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return exists && isFolder.boolValue ? AdapterCheck.swiftFiles(in: path) : [path]
    }

    /// The path below the folder that was named, or the file's own name.
    private func relative(_ path: String) -> String {
        for folder in paths where path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
        return URL(fileURLWithPath: path).lastPathComponent
    }

    private func line(_ path: String, _ note: AdapterNote) -> String {
        "\(path):\(note.line):\(note.column): \(note.kind.rawValue): \(note.message)"
    }

    private func fail(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data("allium: \(message)\n".utf8))
        return 2
    }
}
