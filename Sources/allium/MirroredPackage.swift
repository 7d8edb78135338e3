import AppleFoundation
import LanguageServer
import RunOrders
import SourceAdapter
import XcodeProject

/// A package as an editor's server reads it: in the user's cache stands a second one, whose Swift files are the adapted texts of the first, and
/// whose other files are links. So all that the server reads, indexes and builds is of one kind, and the checkout stays as it is.
final class MirroredPackage {
    /// The package: the user's own, or the one that was made of a project, with links to the user's files.
    let root: String
    let place: String
    private let mirror: EditorMirror
    private var modules: [(target: PackageTargets.Target, module: EditedModule)] = []
    /// Swift files: paths in the package, and the user's own.
    private(set) var files: [String: String] = [:]
    private var manifest: Data?
    private(set) var localPackages: [String] = []

    init(root: String, mirror: EditorMirror) {
        (self.root, self.mirror) = (root, mirror)
        place = mirror.files + root
    }

    /// The user's file for one of the package: itself, or the target of a link that was made for a project.
    private func own(_ path: String) -> String {
        guard mirror.isMade(root) else { return path }
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
    }

    // MARK: Reading

    /// Everything anew, as far as something has changed: files that have come or gone, the manifest.
    func synchronise() throws {
        let tree = PackageTree(root)
        files = Dictionary(tree.sources.map { ($0, own(root + "/" + $0)) }) { first, _ in first }
        try tree.mirror(in: place, manifest: mirror.manifest)
        let manifest = FileManager.default.contents(atPath: root + "/Package.swift")
        let targets = try PackageTargets(dump(isKnown: manifest == self.manifest), files: tree.sources)
        self.manifest = manifest
        localPackages = targets.localPackages.compactMap { path in
            path.hasPrefix(mirror.files + "/") ? String(path.dropFirst(mirror.files.count)) : nil
        }
        if targets.targets != modules.map(\.target) {
            modules = targets.targets.map { ($0, EditedModule(invocation($0), sdk: mirror.sdk)) }
        }
        // What belongs to no module is read as it is.
        let inModules = Set(modules.flatMap(\.target.files))
        for (path, own) in files where !inModules.contains(path) && !path.hasPrefix("Package") {
            PackageTree.write(mirror.text(own), to: place + "/" + path)
        }
    }

    private var lastDump: JSON = .null

    private func dump(isKnown: Bool) throws -> JSON {
        if isKnown, !lastDump.isNull { return lastDump }
        let arguments = ["package", "--package-path", place, "--scratch-path", mirror.build, "dump-package"]
        guard let text = CompilerCommand.output(of: mirror.sdk.tool("swift"), arguments),
            let dump = try? JSON(parsing: Array(text.utf8))
        else { throw RunProblem("the manifest \(root)/Package.swift doesn't build; `allium build` there tells why") }
        lastDump = dump
        return dump
    }

    private func invocation(_ target: PackageTargets.Target) -> CompilerInvocation {
        let work = mirror.folder + "/modules/" + target.module
        let module = mirror.indexes + "/" + target.module + ".swiftmodule"
        // `canImport` asks whether it is there.
        if !FileManager.default.fileExists(atPath: module) {
            try? FileManager.default.createDirectory(atPath: mirror.indexes, withIntermediateDirectories: true)
            _ = FileManager.default.createFile(atPath: module, contents: nil)
        }
        let built = mirror.build + "/debug/Modules"
        return CompilerInvocation(
            [
                "-module-name", target.module, "-output-file-map", work + "/files.json", "-emit-module-path", module, "-I",
                built, "-DSWIFT_PACKAGE", "-DDEBUG", "-c",
            ] + target.arguments + target.files.map { root + "/" + $0 })
    }

    // MARK: Adapted texts

    /// Writes the adapted texts of all modules. Gives the server's files that are others now.
    func adapt() throws -> [ServerFile] {
        var changed: [ServerFile] = []
        for (_, module) in modules {
            let adapted = try module.adapted { [mirror] path in mirror.text(own(path)) }
            for file in adapted {
                let path = mirror.files + file.path
                mirror.keep(file, own(file.path))
                let isNew = !FileManager.default.fileExists(atPath: path)
                if PackageTree.write(file.bytes, to: path) { changed.append(ServerFile(path, isNew: isNew)) }
            }
        }
        return changed
    }

    var readings: Int { modules.reduce(0) { $0 + $1.module.readings } }

    /// The user's file with another text; nil if it is in no module.
    func adapt(_ path: String, _ bytes: [UInt8]) -> AdaptedFile? {
        for (_, module) in modules {
            if let file = try? module.adapted(path, bytes) { return file }
        }
        return nil
    }
}
