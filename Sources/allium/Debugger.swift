import AppleFoundation
import RunOrders

/// The toolchain's lldb. It wants the library of the Python that it was built with, which not every system has: then one is looked for where
/// Pythons are installed beside the system's.
struct Debugger {
    let program: String
    /// Of a Python that has the library, where the system doesn't find it by itself.
    private(set) var python: String?

    /// Throws a sentence when it doesn't start.
    init(_ program: String, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        self.program = program
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw RunProblem("there is no lldb at \(program); every toolchain of swift.org brings one")
        }
        guard let words = Self.complaint(program, environment) else { return }
        guard let library = Self.missingLibrary(in: words) else { throw RunProblem("\(program) doesn't start: \(words)") }
        for place in Self.pythons(with: library, environment) {
            python = place
            if Self.complaint(program, self.environment(environment)) == nil { return }
        }
        throw RunProblem(Self.advice(library))
    }

    /// With the library in sight.
    func environment(_ own: [String: String]) -> [String: String] {
        guard let python else { return own }
        var environment = own
        let paths = [python + "/lib"] + (own["LD_LIBRARY_PATH"].map { [$0] } ?? [])
        environment["LD_LIBRARY_PATH"] = paths.joined(separator: ":")
        environment["PYTHONHOME"] = python
        return environment
    }

    /// What the debugged program shall not inherit of that.
    var commands: [String] { python == nil ? [] : ["settings set target.unset-env-vars LD_LIBRARY_PATH PYTHONHOME"] }

    // MARK: Whether it starts

    /// Its words; nil when it starts.
    private static func complaint(_ program: String, _ environment: [String: String]) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--version"]
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardError = pipe
        do { try process.run() } catch { return RunCommand.words(error) }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
        return line ?? "it ends with \(process.terminationStatus)"
    }

    /// `lldb: error while loading shared libraries: libpython3.10.so.1.0: cannot open shared object file: …`
    private static func missingLibrary(in words: String) -> String? {
        guard let mark = words.range(of: "loading shared libraries: ") else { return nil }
        let name = String(words[mark.upperBound...].prefix { $0 != ":" })
        return name.contains("/") ? nil : name
    }

    /// `3.10` of `libpython3.10.so.1.0`.
    private static func version(_ library: String) -> String? {
        guard library.hasPrefix("libpython") else { return nil }
        let version = library.dropFirst("libpython".count).prefix { $0.isNumber || $0 == "." }
        let text = version.hasSuffix(".") ? version.dropLast() : version
        return text.isEmpty ? nil : String(text)
    }

    private static func pythons(with library: String, _ environment: [String: String]) -> [String] {
        guard let version = version(library) else { return [] }
        let home = environment["HOME"] ?? ""
        let folders: [(folder: String, start: String)] = [
            ((environment["PYENV_ROOT"] ?? home + "/.pyenv") + "/versions", version + "."),
            (home + "/.local/share/uv/python", "cpython-" + version + "."),
            ("/opt", "python"), ("/usr", "local"),
        ]
        return folders.flatMap { place in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.folder)) ?? []
            return names.filter { $0.hasPrefix(place.start) }.sorted().map { place.folder + "/" + $0 }
        }.filter { FileManager.default.fileExists(atPath: $0 + "/lib/" + library) }
    }

    private static func advice(_ library: String) -> String {
        guard let version = version(library) else {
            return "lldb doesn't start: it wants \(library), which this system doesn't have"
        }
        return "lldb doesn't start: it wants \(library), which this system doesn't have; "
            + "`uv python install \(version)`, or `PYTHON_CONFIGURE_OPTS=--enable-shared pyenv install \(version)`, brings it, "
            + "and `allium debug` finds it there"
    }
}
