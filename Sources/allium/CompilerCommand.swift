import AppleFoundation
import SourceAdapter
import XcodeProject

/// What runs when SwiftPM believes it calls `swiftc` or `clang`: adapts the module's files, then becomes the real tool.
struct CompilerCommand {
    private let name: String
    private var arguments: [String]

    /// Nil unless the program was started under a compiler's name.
    init?(_ commandLine: [String]) {
        let name = commandLine.first?.split(separator: "/").last.map(String.init) ?? ""
        guard ["swiftc", "swift-frontend", "clang", "clang++"].contains(name) else { return nil }
        self.name = name
        arguments = Array(commandLine.dropFirst())
    }

    func run() -> Int32 {
        do {
            let sdk = try SwiftSDK.here()
            switch name {
            case "swiftc": return try withoutRoot.withOwnFiles().compileSwift(sdk)
            case "swift-frontend": return passOn(sdk)
            default: return try compileC(sdk)
            }
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return 1
        }
    }

    /// The description of a bundle has to name a root, which is that of this system: the compiler would look for the toolchain's libraries in there.
    private var withoutRoot: CompilerCommand {
        var command = self
        while let place = command.arguments.indices.dropLast().first(where: {
            command.arguments[$0] == "-sdk" && ["/", Self.rootForEditors].contains(command.arguments[$0 + 1])
        }) { command.arguments.removeSubrange(place...place + 1) }
        return command
    }

    /// The user's files where a package was made of links to them.
    private func withOwnFiles() throws -> CompilerCommand {
        var command = self
        command.arguments = try LinkedSources.resolved(arguments)
        return command
    }

    /// The root for servers of editors, which are not asked to leave it out: the compiler takes what lies below the path for the SDK's own, and
    /// below this one, as it is written, lies nothing.
    static let rootForEditors = "/usr/.."

    private func compileSwift(_ sdk: SwiftSDK) throws -> Int32 {
        let invocation = CompilerInvocation(arguments)
        if invocation.isManifest { return become(sdk.tool("swiftc"), manifestArguments(invocation)) }
        try sdk.checkToolchain(caller: Self.callersFolder(), version: Self.version)
        if invocation.asksForVersion {
            // SwiftPM writes the answer down and builds everything anew when it differs.
            print("\(sdk.toolchain.version)\nAllium \(sdk.stamp)")
            return 0
        }
        if invocation.linksProgram, isUnwanted(invocation.output) { return 0 }
        let linking = invocation.linksProgram ? linkArguments(invocation, sdk) : []
        if invocation.linksProgram { ModuleBuild.keepModules(of: invocation) }
        guard invocation.compilesModule else { return become(sdk.tool("swiftc"), arguments + linking) }
        let arguments = withoutMemberVisibility(withKnownLanguageVersion(arguments))
        let outcome = try ModuleBuild(invocation, sdk: sdk).prepare()
        var isFatal = false
        for (path, note) in outcome.notes where note.kind == .unsupported {
            isFatal = isFatal || note.isFatal
            let severity = note.isFatal ? "error" : "warning"
            let text = "\(path):\(note.line):\(note.column): \(severity): \(note.message)\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        warnAboutConditions(invocation)
        if isFatal { return 1 }
        let isLive = ProcessInfo.processInfo.environment[Self.liveVariable] != nil
        if isLive { LiveBodies.keep(invocation) }
        let isLater = !outcome.keepsModule && LaterModule.isAsked
        if isLater { ModuleBuild(invocation, sdk: sdk).forgetInterface() }
        if outcome.keepsModule || isLater { setenv(Self.frontendVariable, sdk.folder + "/bin/keeping/swift-frontend", 0) }
        return become(sdk.tool("swiftc"), arguments + outcome.arguments + linking + (isLive ? Self.liveArguments : []))
    }

    /// Set where bodies of functions are to be exchanged while the program runs.
    static let liveVariable = "ALLIUM_LIVE"
    private static let liveArguments = ["-Xfrontend", "-enable-implicit-dynamic", "-enable-private-imports"]

    /// What the driver starts as its frontend. Who has set it already wants something of his own.
    private static let frontendVariable = "SWIFT_DRIVER_SWIFT_FRONTEND_EXEC"

    /// The frontend of a compilation whose module's file is as it was: writing it again takes longer than compiling a file.
    private func passOn(_ sdk: SwiftSDK) -> Int32 {
        let words = CompilerInvocation.expanded(arguments)
        if words.prefix(2) == ["-frontend", "-emit-module"] { return LaterModule.keep(words) ? 0 : 1 }
        unsetenv(Self.frontendVariable)
        return become(sdk.tool("swift-frontend"), arguments)
    }

    /// Manifests may say `5.0`, and the compiler knows `5`.
    private func withKnownLanguageVersion(_ arguments: [String]) -> [String] {
        zip(arguments, [""] + arguments).map { word, before in
            before == "-swift-version" && word.hasSuffix(".0") ? String(word.dropLast(2)) : word
        }
    }

    /// Members stand in other modules here than on Apple's systems: who imports the module that has them there need not import ours.
    private func withoutMemberVisibility(_ arguments: [String]) -> [String] {
        var rest = arguments
        while let place = rest.indices.dropLast().first(where: {
            rest[$0] == "-enable-upcoming-feature" && rest[$0 + 1] == "MemberImportVisibility"
        }) { rest.removeSubrange(place...place + 1) }
        return rest
    }

    private func compileC(_ sdk: SwiftSDK) throws -> Int32 {
        for path in arguments where path.hasSuffix(".m") || path.hasSuffix(".mm") {
            let text =
                "\(path):1:1: error: Objective-C can't be compiled on Linux; write this file in Swift, "
                + "or leave it out with `exclude:` in the package's manifest\n"
            FileHandle.standardError.write(Data(text.utf8))
            return 1
        }
        return become(sdk.tool(name), arguments)
    }

    // MARK: Linking

    /// The only program that is wanted of a build, by its file's name: SwiftPM links an application before the tests that contain it.
    static let wantedVariable = "ALLIUM_WANTED_PROGRAM"

    private func isUnwanted(_ output: String?) -> Bool {
        guard let wanted = ProcessInfo.processInfo.environment[Self.wantedVariable], let output,
            (output as NSString).lastPathComponent != wanted
        else { return false }
        unlink(output)
        return FileManager.default.createFile(atPath: output, contents: nil)
    }

    /// The library and what it needs. Programs that use nothing of it get nothing of it.
    private func linkArguments(_ invocation: CompilerInvocation, _ sdk: SwiftSDK) -> [String] {
        if let output = invocation.output {
            // Our fonts and the world are looked for beside the program.
            for name in BundleContents.resourceNames {
                let link = URL(fileURLWithPath: output).deletingLastPathComponent().path + "/" + name
                unlink(link)
                symlink(sdk.folder + "/lib/" + name, link)
            }
        }
        let libraries = [
            ":libcairo.a", "fontconfig", "pixman-1", "freetype", "harfbuzz", "png16", "expat", "z", "m", "Foundation",
            "_FoundationICU",
            "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "dispatch",
            "BlocksRuntime", "swiftDispatch", "swiftSynchronization", "swift_RegexParser", "swift_StringProcessing",
            "swift_Concurrency", "swiftGlibc",
        ]
        // What only tests use is an archive of its own: other programs get nothing of it, and don't load Swift Testing.
        let own = ["-lAlliumXCTest", "-lXCTest", "-lAlliumTesting", "-lTesting", "-lAllium"]
        // Runs of tests outlive a test that ends its program; nothing else in a bundle may ask for that.
        let isOfTests = invocation.output?.hasSuffix(".xctest") == true
        let isPrepared = ProcessInfo.processInfo.environment[Self.preparedVariable] != nil
        let runs = isOfTests ? ["-u", "allium_test_run_begin"] + (isPrepared ? ["--wrap=main"] : []) : []
        let words = runs + ["--push-state", "--as-needed"] + own + libraries.map { "-l" + $0 } + ["--pop-state"]
        // The library is built for release; the program says what it is itself.
        let mark = invocation.isDebug ? [sdk.folder + "/lib/DebugProgram.o"] : []
        // Several times as fast as the system's, and in every toolchain.
        let isChosen = invocation.arguments.contains { $0.hasPrefix("-use-ld") || $0.hasPrefix("-fuse-ld") }
        let hasOwn = FileManager.default.isExecutableFile(atPath: sdk.tool("ld.lld"))
        let linker = isChosen || !hasOwn ? [] : ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "nostart-stop-gc"]
        // What is loaded later finds everything here.
        let isLive = ProcessInfo.processInfo.environment[Self.liveVariable] != nil
        return linker + mark + (isLive ? ["-Xlinker", "--export-dynamic"] : []) + ["-L", sdk.folder + "/lib"]
            + words.flatMap { ["-Xlinker", $0] }
    }

    // MARK: Manifests

    /// Set while a project is built: all packages but the one that was made of it are only used.
    static let projectVariable = "ALLIUM_PROJECT"
    /// Where packages lie that SwiftPM would fetch; see `PackagePlaces.words`.
    static let placesVariable = "ALLIUM_PACKAGES"
    /// Set while a package's tests are built for our runner: before they begin, their program makes the device that is asked for.
    static let preparedVariable = "ALLIUM_PREPARED_TESTS"

    /// SwiftPM asks this program about manifests when SWIFT_EXEC_MANIFEST names it, as `allium build` does.
    private func manifestArguments(_ invocation: CompilerInvocation) -> [String] {
        guard let path = invocation.sources.last, let data = FileManager.default.contents(atPath: path) else {
            return arguments
        }
        let text = String(decoding: data, as: UTF8.self)
        let isForLinux = LinuxForm.exists(package: (path as NSString).deletingLastPathComponent)
        let isUsed = ProcessInfo.processInfo.environment[Self.projectVariable] != nil
        let places = ProcessInfo.processInfo.environment[Self.placesVariable].flatMap(PackagePlaces.init(words:))
        let adapted = ManifestAdapter.adapt(text, forLinux: isForLinux, isUsed: isUsed) { places?.folder(of: $0) }
        guard adapted != text else { return arguments }
        let folder = NSTemporaryDirectory() + "/allium-manifest-\(getpid())"
        let target = folder + "/" + (path.split(separator: "/").last.map(String.init) ?? "Package.swift")
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(adapted.utf8).write(to: URL(fileURLWithPath: target))
        } catch {
            return arguments
        }
        return arguments.map { $0 == path ? target : $0 }
    }

    private func warnAboutConditions(_ invocation: CompilerInvocation) {
        guard ProcessInfo.processInfo.environment["SWIFT_EXEC_MANIFEST"] == nil, let source = invocation.sources.first else {
            return
        }
        var folder = URL(fileURLWithPath: source).deletingLastPathComponent()
        while folder.path != "/" {
            let manifest = folder.appendingPathComponent("Package.swift").path
            if let data = FileManager.default.contents(atPath: manifest) {
                for line in ManifestAdapter.linesWithConditions(String(decoding: data, as: UTF8.self)) {
                    let text =
                        "\(manifest):\(line): warning: SwiftPM takes this condition as false, since it asks about iOS; "
                        + "with `allium build` and `allium test` it is true\n"
                    FileHandle.standardError.write(Data(text.utf8))
                }
                return
            }
            folder.deleteLastPathComponent()
        }
    }

    // MARK: Processes

    private func become(_ tool: String, _ arguments: [String]) -> Int32 { Self.become(tool, arguments) }

    /// Replaces this process, so that signals and results are the tool's own.
    static func become(_ tool: String, _ arguments: [String]) -> Int32 {
        fflush(nil)
        var words: [UnsafeMutablePointer<CChar>?] = ([tool] + arguments).map { strdup($0) }
        words.append(nil)
        execvp(tool, &words)
        FileHandle.standardError.write(Data("error: \(tool) can't be started: \(String(cString: strerror(errno)))\n".utf8))
        return 1
    }

    static func ownPath() -> String { link("/proc/self/exe") ?? CommandLine.arguments[0] }

    /// The folder of the SwiftPM that started this process.
    fileprivate static func callersFolder() -> String? {
        link("/proc/\(getppid())/exe").map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    }

    private static func link(_ path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = readlink(path, &buffer, 4095)
        return length > 0 ? String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }

    private static func version(_ folder: String) -> String? {
        output(of: folder + "/swiftc", ["--version"])?.split(separator: "\n").first.map(String.init)
    }

    static func output(of tool: String, _ arguments: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}

extension SwiftSDK {
    /// This program's own, with the toolchain where it is on this machine: the one that started this process, or one on the PATH.
    static func here() throws -> SwiftSDK {
        let sdk = try SwiftSDK(executable: CompilerCommand.ownPath())
        let environment = ProcessInfo.processInfo.environment
        let places = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let search = ToolchainSearch(
            sdk.toolchain, notes: BuildPlace.cache(environment) + "/allium/toolchain",
            answer: { CompilerCommand.output(of: $0, $1) })
        return sdk.with(try search.found(in: [CompilerCommand.callersFolder()].compactMap { $0 } + places))
    }
}
