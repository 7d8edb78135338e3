import AppleFoundation
import RunOrders
import SourceAdapter
import XcodeProject

/// Whether anything has changed since a product was last built, and what: SwiftPM needs a second of work to say no.
///
/// Compared are the times and sizes of all files that are compiled, the manifest, packages that are used as a whole, and the SDK.
struct BuildMark {
    private let file: String
    private let lines: [String]
    private let program: String

    /// `program` is the one that is built, by its name.
    init(_ package: ProjectPackage, program name: String) throws {
        file = package.folder + "/.built"
        let sdk = try SwiftSDK(executable: CompilerCommand.ownPath())
        let toolchain = SwiftSDK.Toolchain(binaries: sdk.toolchain.binaries, version: "").fingerprint
        let manifest = FileManager.default.contents(atPath: package.folder + "/Package.swift") ?? Data()
        var lines = [name, sdk.folder, sdk.stamp, toolchain]
        lines += String(decoding: manifest, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        for module in package.modules {
            for path in module.files + module.generated { lines.append(Self.line(path)) }
        }
        for folder in package.packageFolders { Self.add(folder, to: &lines, depth: 0) }
        self.lines = lines
        program = package.folder + "/.build/debug/" + name
    }

    private var kept: [Substring]? {
        guard FileManager.default.isExecutableFile(atPath: program), let data = FileManager.default.contents(atPath: file)
        else {
            return nil
        }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Files that are there as before and have been written since, nothing else being different; nil where more has changed.
    var changes: [String]? {
        guard let kept, kept.count == lines.count else { return nil }
        var changes: [String] = []
        for (old, new) in zip(kept, lines) where old != new {
            let parts = [old, new[...]].map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
            guard parts.allSatisfy({ $0.count == 4 }), parts[0][0] == parts[1][0] else { return nil }
            changes.append(String(parts[1][0]))
        }
        return changes
    }

    var isCurrent: Bool { changes?.isEmpty == true }

    func keep() { _ = FileManager.default.createFile(atPath: file, contents: Data(lines.joined(separator: "\n").utf8)) }
    func forget() { unlink(file) }

    private static func line(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return path }
        return "\(path)\t\(status.st_size)\t\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)\t\(status.st_ino)"
    }

    private static func add(_ folder: String, to lines: inout [String], depth: Int) {
        guard depth < 32, lines.count < 100_000 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR { add(path, to: &lines, depth: depth + 1) } else { lines.append(line(path)) }
        }
    }
}

extension ProjectPackage {
    /// What was built from a file before says nothing of what it holds when it can't be read any more.
    func requireReadableFiles() throws {
        for path in modules.flatMap(\.files) where access(path, R_OK) != 0 && errno == EACCES {
            throw RunProblem("\(path) can't be read")
        }
    }
}
