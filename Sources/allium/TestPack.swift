import AppleFoundation
import RunOrders
import XcodeProject

/// Built tests with all that they need, for machines that have neither the project nor a toolchain: programs in their bundles, Swift's
/// libraries, this tool, and a script that runs them.
struct TestPack: Codable {
    private struct Entry: Codable {
        var program: TestProgram
        let parts: [TestProgram.Part]
        /// Of the bundle's folder and the program in it, in the pack.
        let path: String
        let origins: String
    }

    let project: String
    /// Where the checkout was, by whose names files are told.
    let folder: String
    /// Targets with the reasons why they are left out.
    let leftOut: [[String]]
    private var entries: [Entry] = []

    init(_ prepared: [TestCommand.Prepared], project: String, folder: String, leftOut: [TestSelection.LeftOut]) {
        self.project = project
        self.folder = folder
        self.leftOut = leftOut.map { [$0.name, $0.reason] }
        for (index, own) in prepared.enumerated() {
            let bundle = (own.program.program as NSString).deletingLastPathComponent as NSString
            let path =
                "programs/\(index + 1)/\(bundle.lastPathComponent)/" + (own.program.program as NSString).lastPathComponent
            entries.append(
                Entry(program: own.program, parts: own.parts, path: path, origins: "programs/\(index + 1)/origins"))
        }
    }

    /// One that was unpacked.
    init(at folder: String) throws {
        guard let data = FileManager.default.contents(atPath: folder + "/pack.json"),
            let pack = try? JSONDecoder().decode(TestPack.self, from: data)
        else { throw RunProblem("\(folder) is no unpacked pack of tests") }
        self = pack
    }

    func prepared(in folder: String, _ attachments: String?) -> [TestCommand.Prepared] {
        entries.map { entry in
            var program = entry.program
            program.move(to: folder + "/" + entry.path, origins: folder + "/" + entry.origins)
            program.attachments = attachments
            return TestCommand.Prepared(program: program, parts: entry.parts, times: folder + "/times.json")
        }
    }

    // MARK: Writing
    func write(_ prepared: [TestCommand.Prepared], to file: String) throws {
        let manager = FileManager.default
        let place = ProjectPlace.whole(NSTemporaryDirectory()) + "/allium-pack-\(UUID().uuidString)"
        let root = place + "/tests"
        defer { ResourceCopy.remove(place) }
        for (own, entry) in zip(prepared, entries) {
            let target = root + "/" + (entry.path as NSString).deletingLastPathComponent
            try manager.createDirectory(
                atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            // Fonts are linked in a bundle.
            try run("cp", ["-rL", "--", (own.program.program as NSString).deletingLastPathComponent, target])
            try run("strip", ["--strip-debug", root + "/" + entry.path])
            if let origins = own.bundle?.originsFile, manager.fileExists(atPath: origins) {
                try manager.copyItem(atPath: origins, toPath: root + "/" + entry.origins)
            }
        }
        for folder in ["bin", "lib"] {
            try manager.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
        }
        try manager.copyItem(atPath: CompilerCommand.ownPath(), toPath: root + "/bin/allium")
        for library in try libraries([root + "/bin/allium"] + entries.map { root + "/" + $0.path }) {
            try run("cp", ["-L", "--", library, root + "/lib/"])
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: root + "/pack.json"))
        try Data(Self.script.utf8).write(to: URL(fileURLWithPath: root + "/run"))
        chmod(root + "/run", 0o755)
        try run("tar", ["-caf", file, "-C", place, "tests"])
        let size = (try? manager.attributesOfItem(atPath: file))?[.size] as? Int ?? 0
        BuildWatch.say("packed \(file), \(size >> 20) MB; unpacked, `tests/run --shard 1/4` runs a part of it")
    }

    private static let script = """
        #!/bin/sh
        # Runs the tests beside it; takes the options of `allium test` that choose tests and write reports.
        here=$(cd "$(dirname "$0")" && pwd)
        LD_LIBRARY_PATH=$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
        export LD_LIBRARY_PATH
        exec "$here/bin/allium" test --packed "$here" "$@"

        """

    /// The toolchain's libraries that programs need. The system's are the system's.
    private func libraries(_ programs: [String]) throws -> [String] {
        var found: Set<String> = []
        for program in programs {
            // `libFoundation.so => /opt/swift/usr/lib/swift/linux/libFoundation.so (0x…)`
            let text = CompilerCommand.output(of: "/usr/bin/ldd", [program]) ?? ""
            for line in text.split(separator: "\n") {
                guard let arrow = line.range(of: " => ") else { continue }
                let path = line[arrow.upperBound...].prefix { $0 != " " }
                if path.hasPrefix("/"), !path.hasPrefix("/lib"), !path.hasPrefix("/usr/lib/") { found.insert(String(path)) }
            }
        }
        return found.sorted()
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        var words = ""
        let status = try WatchedProcess(program: program, arguments: arguments, line: { words += $0 + "\n" }).run()
        guard status == 0 else { throw RunProblem("\(program) ends with result \(status): \(words.prefix(500))") }
    }
}
