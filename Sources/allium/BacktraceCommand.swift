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
    static func prepare(sources: [String]) {
        guard let sdk = try? SwiftSDK(executable: CompilerCommand.ownPath()) else { return }
        let tool = sdk.folder + "/bin/" + name
        guard FileManager.default.isExecutableFile(atPath: tool) else { return }
        setenv(sourcesVariable, sources.joined(separator: ":"), 1)
        setenv(
            "SWIFT_BACKTRACE",
            "enable=yes,registers=none,images=none,threads=crashed,color=no,interactive=no,limit=256,swift-backtrace=\(tool)", 0
        )
    }

    func run() -> Int32 {
        guard let sdk = try? SwiftSDK.here() else { return 1 }
        let toolchain = URL(fileURLWithPath: sdk.toolchain.binaries).deletingLastPathComponent().path
        let real = toolchain + "/libexec/swift/linux/swift-backtrace"
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, let child = Self.startAsSibling(real, arguments, output: ends[1]), child > 0 else {
            // Then all of it.
            return CompilerCommand.become(real, arguments)
        }
        close(ends[1])
        var filter = BacktraceFilter(sources: Self.sources)
        var all = ""
        while let data = try? FileHandle(fileDescriptor: ends[0]).read(upToCount: 1 << 16), !data.isEmpty {
            all += String(decoding: data, as: UTF8.self)
        }
        for line in all.split(separator: "\n") { filter.add(line) }
        FileHandle.standardError.write(Data((filter.sawFrames ? filter.text : all).utf8))
        return 0
    }

    /// The runtime gives no environment of the program's to its helper, so it is read from the program itself.
    private static var sources: String {
        let words = FileManager.default.contents(atPath: "/proc/\(getppid())/environ")?.split(separator: 0) ?? []
        let start = Data((sourcesVariable + "=").utf8)
        return words.first { $0.starts(with: start) }.map { String(decoding: $0.dropFirst(start.count), as: UTF8.self) } ?? ""
    }

    /// The real tool looks at its parent, which has to be the program that has ended, as ours is: so it becomes a sibling. Swift calls
    /// neither `clone` nor anything else that takes any number of arguments.
    private static func startAsSibling(_ tool: String, _ arguments: [String], output: Int32) -> Int? {
        guard let symbol = dlsym(nil, "syscall") else { return nil }
        typealias Call = @convention(c) (Int, UInt, UInt, UInt, UInt, UInt) -> Int
        #if arch(x86_64)
            let clone = 56
        #else
            let clone = 220
        #endif
        var words: [UnsafeMutablePointer<CChar>?] = ([tool] + arguments).map { strdup($0) }
        words.append(nil)
        fflush(nil)
        // CLONE_PARENT, and SIGCHLD for whoever waits.
        let child = unsafeBitCast(symbol, to: Call.self)(clone, 0x8000 | 17, 0, 0, 0, 0)
        if child == 0 {
            dup2(output, 1)
            dup2(output, 2)
            execv(tool, &words)
            _exit(127)
        }
        return child
    }
}

/// Keeps of a backtrace what is about files below some folders.
struct BacktraceFilter {
    private let sources: [String]
    private(set) var sawFrames = false
    private var cause: String?
    private var frames: [(function: String, path: String, place: String, line: Int)] = []

    /// The folders, with colons between them.
    init(sources: String) { self.sources = sources.split(separator: ":").map { $0.hasSuffix("/") ? String($0) : $0 + "/" } }

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
        guard parts.count > 1, let row = Int(parts[1]), sources.contains(where: parts[0].hasPrefix) else { return }
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
