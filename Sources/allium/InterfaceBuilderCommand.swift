import AppleFoundation
import InterfaceBuilder

/// `allium ib-check`: reads every storyboard and xib of a folder and says what was not understood.
struct InterfaceBuilderCommand {
    static let usage = """
        ib-check [options] <file or folder>…
          --verbose             print every diagnostic
          --read-only           do not instantiate what was read
          --scenes              print the scenes whose stored frames can be checked, as facts without names or texts
        """

    private var paths: [String] = []
    private var isVerbose = false
    private var printsScenes = false
    private var instantiates = true
    private var readable: [String] = []
    private var problem: String?

    private var files = 0
    private var parsed = 0
    private var foreign = 0
    private var elements = 0
    private var seconds: Double = 0
    private var bytes = 0
    private var failures: [IBDiagnostic] = []
    private var diagnostics = 0
    private var asksForHelp = false
    private var unknownElements: [String: Int] = [:]
    private var unknownAttributes: [String: Int] = [:]
    private var others: [String: Int] = [:]

    init(_ arguments: [String]) {
        for argument in arguments {
            switch argument {
            case "--help", "-h": asksForHelp = true
            case "--verbose": isVerbose = true
            case "--scenes": printsScenes = true
            case "--read-only": instantiates = false
            default:
                if argument.hasPrefix("-") { problem = "unknown option \(argument)" } else { paths.append(argument) }
            }
        }
        if paths.isEmpty { problem = problem ?? "name a file or a folder" }
    }

    mutating func run() -> Int32 {
        if asksForHelp {
            print("usage: allium \(Self.usage)")
            return 0
        }
        if let problem { return fail("\(problem)\nusage: allium \(Self.usage)") }
        for path in paths {
            guard FileManager.default.fileExists(atPath: path) else { return fail("there is no file or folder \(path)") }
            for file in Self.files(at: path) { check(file) }
        }
        if files == 0 { return fail("no storyboards or xibs in \(paths.joined(separator: ", "))") }
        if printsScenes { return 0 }
        print(report)
        return instantiates ? instantiate() : 0
    }

    /// Another program does that: this one is the compiler's shell, and light.
    private func instantiate() -> Int32 {
        let folder = (CompilerCommand.ownPath() as NSString).deletingLastPathComponent
        let program = folder + "/interface-check"
        guard FileManager.default.isExecutableFile(atPath: program) else {
            return fail(
                "the files are read; to make their objects, too, run `./allium ib-check` in Allium's own folder (an installed SDK has no "
                    + "program for that), or say --read-only")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = isVerbose ? ["--verbose"] : []
        let pipe = Pipe()
        process.standardInput = pipe
        fflush(nil)
        guard (try? process.run()) != nil else { return fail("\(program) can't be started") }
        try? pipe.fileHandleForWriting.write(contentsOf: Data(readable.map { $0 + "\n" }.joined().utf8))
        try? pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private mutating func check(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let content = [UInt8](data)
        files += 1
        bytes += content.count
        let start = DispatchTime.now().uptimeNanoseconds
        do throws(IBDiagnostic) {
            let document = try IBDocument(bytes: content, file: path)
            seconds += Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            parsed += 1
            readable.append(path)
            elements += document.elementCount
            diagnostics += document.diagnosticCount
            for diagnostic in document.diagnostics { count(diagnostic) }
            if printsScenes { SceneFacts(document).lines().forEach { print($0) } }
        } catch {
            if error.reason == .otherSystem { foreign += 1 } else { failures.append(error) }
            if isVerbose { print(error) }
        }
    }

    private mutating func count(_ diagnostic: IBDiagnostic) {
        if isVerbose { print(diagnostic) }
        switch diagnostic.reason {
        case .unknownElement(let name): unknownElements[name, default: 0] += 1
        case .unknownAttribute(let element, let name): unknownAttributes["\(element) \(name)", default: 0] += 1
        case .badValue: others["values not understood", default: 0] += 1
        case .brokenReference: others["ids missing or taken", default: 0] += 1
        case .other, .otherSystem: others["others", default: 0] += 1
        }
    }

    private var report: String {
        var lines = [
            "files      \(files)",
            "parsed     \(parsed)",
            "other      \(foreign) for other systems, or older than the format",
            "refused    \(failures.count)",
            "elements   \(elements)",
            "problems   \(diagnostics)",
            String(
                format: "time       %.1f ms, %.0f ns an element, %.0f MB/s", seconds * 1e3,
                seconds * 1e9 / Double(max(1, elements)), Double(bytes) / max(seconds, 1e-9) / 1e6),
        ]
        for failure in failures { lines.append("  \(failure)") }
        lines += Self.table("unknown elements", unknownElements)
        lines += Self.table("unknown attributes", unknownAttributes)
        lines += Self.table("other problems", others)
        return lines.joined(separator: "\n")
    }

    private static func table(_ title: String, _ counts: [String: Int]) -> [String] {
        guard !counts.isEmpty else { return [] }
        let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["", title] + rows.map { "  \($0.value)  \($0.key)" }
    }

    /// Sorted, so that two runs print the same.
    private static func files(at path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [path] }
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { path + "/" + $0 }
    }

    private func fail(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data("allium: \(message)\n".utf8))
        return 2
    }
}
