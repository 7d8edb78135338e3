import AppleFoundation
import SourceAdapter

/// What runs when the Swift runtime believes it calls `swift-backtrace` for a program that has ended by a mistake: the real one, and of
/// its words those about the app's own code, with the user's files. The sentence about the mistake stands above already.
struct BacktraceCommand {
    static let name = "swift-backtrace"
    /// Where the app's sources lie as the compiler has seen them, for the backtrace.
    static let sourcesVariable = "ALLIUM_SOURCES"

    private let arguments: [String]

    init?(_ commandLine: [String]) {
        guard commandLine.first?.split(separator: "/").last.map(String.init) == Self.name else { return nil }
        arguments = Array(commandLine.dropFirst())
    }

    /// Asks the runtime of the program that this process becomes for it. Whoever has set the variable gets what it says.
    static func prepare(sources: String) {
        guard let sdk = try? SwiftSDK(executable: CompilerCommand.ownPath()) else { return }
        let tool = sdk.folder + "/bin/" + name
        guard FileManager.default.isExecutableFile(atPath: tool) else { return }
        setenv(sourcesVariable, sources, 1)
        setenv(
            "SWIFT_BACKTRACE",
            "enable=yes,registers=none,images=none,threads=crashed,color=no,interactive=no,limit=256,swift-backtrace=\(tool)", 0
        )
    }

    func run() -> Int32 {
        guard let sdk = try? SwiftSDK(executable: CompilerCommand.ownPath()) else { return 1 }
        let real =
            URL(fileURLWithPath: sdk.toolchain.binaries).deletingLastPathComponent().path
            + "/libexec/swift/linux/swift-backtrace"
        var filter = BacktraceFilter(sources: ProcessInfo.processInfo.environment[Self.sourcesVariable] ?? "")
        var all = ""
        let result = try? WatchedProcess(program: real, arguments: arguments) { line in
            all += line + "\n"
            filter.add(line)
        }.run()
        let text = filter.sawFrames ? filter.text : all
        FileHandle.standardError.write(Data(text.utf8))
        return result ?? 1
    }
}

/// Keeps of a backtrace what is about files below a folder.
struct BacktraceFilter {
    private let sources: String
    private(set) var sawFrames = false
    private var cause: String?
    private var frames: [(function: String, path: String, place: String, line: Int)] = []

    init(sources: String) { self.sources = sources.hasSuffix("/") ? sources : sources + "/" }

    mutating func add(_ line: Substring) {
        if let mark = line.range(of: "*** Program crashed: ") {
            let words = line[mark.upperBound...].replacingOccurrences(of: " ***", with: "")
            // That is how the runtime ends a program after its sentence.
            if !words.hasPrefix("Illegal instruction") && !words.hasPrefix("System trap") { cause = words }
        }
        // ` 5 [ra] [inlined] 0x000055cfc46ade1b A.deeper() + 74 in App at /a/b.swift:26:25`
        guard let number = line.split(separator: " ").first, Int(number) != nil, line.contains("0x") else { return }
        sawFrames = true
        guard let at = line.range(of: " at ", options: .backwards), let address = line.range(of: " 0x"),
            !line.contains("[system]"),
            !line.contains("[thunk]")
        else { return }
        let parts = line[at.upperBound...].split(separator: ":")
        guard parts.count > 1, let row = Int(parts[1]), parts[0].hasPrefix(sources) else { return }
        let rest = line[address.upperBound..<at.lowerBound].drop { $0 != " " }.dropFirst()
        var function = String(rest)
        if let image = rest.range(of: " in ", options: .backwards) { function = String(rest[..<image.lowerBound]) }
        if let plus = function.range(of: " + ", options: .backwards) { function = String(function[..<plus.lowerBound]) }
        // What the adapter has written.
        guard !function.contains("__ObjC"), !function.contains("$main") else { return }
        let path = String(parts[0])
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
        frames.append((function, own, ([own] + parts.dropFirst().map(String.init)).joined(separator: ":"), row))
    }

    var text: String {
        var lines = cause.map { ["", "*** Program crashed: \($0)"] } ?? [""]
        lines.append(
            frames.isEmpty
                ? "None of the app's own functions was running." : "The app's own functions, the innermost first:")
        for frame in frames.prefix(30) {
            lines.append("  \(frame.function) at \(frame.place)")
            if let data = RegularFile.contents(frame.path, limit: 16 << 20) {
                let source = String(decoding: data, as: UTF8.self).split(
                    omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                if frame.line > 0, frame.line <= source.count {
                    lines.append("      " + source[frame.line - 1].trimmingCharacters(in: .whitespaces))
                }
            }
        }
        if frames.count > 30 { lines.append("  … and \(frames.count - 30) more") }
        lines.append("All functions: SWIFT_BACKTRACE=enable=yes before the command.")
        return lines.joined(separator: "\n") + "\n"
    }
}
