import AppleFoundation
import LanguageServer
import RunOrders
import SourceAdapter
import XcodeProject

/// One folder that an editor has opened, with what it needs in the user's cache: the mirrored package, those beside it, indexes, the server's build.
final class EditorMirror {
    let folder: String
    let sdk: SwiftSDK
    /// Mirrored files lie below this, by their whole paths, so that `../Other` leads from one mirrored package to another.
    var files: String { folder + "/files" }
    var build: String { folder + "/build" }
    var indexes: String { folder + "/indexes" }
    /// What the server opens.
    private(set) var place: String
    private let root: String
    private let isProject: Bool
    private var project: ProjectBuild?
    private var packages: [MirroredPackage] = []
    /// By the user's paths.
    private var places: [String: String] = [:]
    private var originals: [String: String] = [:]
    private var adapted: [String: AdaptedFile] = [:]
    private var readTexts: [String: AdaptedText] = [:]
    /// What open files hold.
    private var edited: [String: [UInt8]] = [:]

    /// Throws a sentence where there is nothing that could be built.
    init(_ path: String, sdk: SwiftSDK) throws {
        self.sdk = sdk
        switch try Self.find(path) {
        case .package(let package):
            (isProject, root) = (false, package)
            let place = BuildPlace(project: package, target: "Package", configuration: "Debug", purpose: "lsp")
            try place.make()
            folder = place.folder
            self.place = ""
        case .project(let path):
            let project = try ProjectBuild(path, RunOptions([path]), purpose: "lsp")
            self.project = project
            (isProject, root, folder, place) = (true, project.package.folder, project.place.folder, "")
        }
        place = files + root
        try synchronise()
    }

    /// A package counts before a project that lies beside it, as for SourceKit-LSP.
    private static func find(_ path: String) throws -> ProjectPlace {
        if FileManager.default.fileExists(atPath: path + "/Package.swift") { return .package(ProjectPlace.whole(path)) }
        do {
            return try ProjectPlace.find(path, command: "lsp")
        } catch {
            // An editor opens the folder above as often.
            let below = ProjectPlace.below(path)
            guard below.count == 1 else { throw error }
            return try ProjectPlace.find(below[0], command: "lsp")
        }
    }

    /// Whether the package was made here, of links.
    func isMade(_ root: String) -> Bool { isProject && root == self.root }

    // MARK: Files

    func place(of path: String) -> String? {
        if let place = places[path] { return place }
        // What is no Swift file is a link at the same place.
        for package in packages where !isMade(package.root) && path.hasPrefix(package.root + "/") {
            let place = files + path
            return FileManager.default.fileExists(atPath: place) ? place : nil
        }
        return nil
    }

    func original(of place: String) -> String? {
        if let path = originals[place] { return path }
        guard place.hasPrefix(files + "/") else { return nil }
        return String(place.dropFirst(files.count))
    }

    func holds(_ path: String) -> Bool {
        places[path] != nil || packages.contains { path.hasPrefix($0.root + "/") }
            || project.map { path.hasPrefix($0.project.folder + "/") } ?? false
    }

    /// As the editor has it, else as it is on the disk.
    func text(_ own: String) -> [UInt8] { edited[own] ?? FileManager.default.contents(atPath: own).map { [UInt8]($0) } ?? [] }

    /// Packages that a made manifest names by their whole paths are mirrored as well.
    func manifest(_ text: String) -> String {
        isProject ? text.replacingOccurrences(of: ".package(path: \"/", with: ".package(path: \"\(files)/") : text
    }

    // MARK: Reading

    /// Everything, as far as it has changed. Gives the server's files that are others now.
    @discardableResult func synchronise() throws -> [ServerFile] {
        if let project { try project.package.write() }
        var known = Dictionary(packages.map { ($0.root, $0) }) { first, _ in first }
        var open = [root]
        packages = []
        while let root = open.popLast() {
            if packages.contains(where: { $0.root == root }) { continue }
            let package = known.removeValue(forKey: root) ?? MirroredPackage(root: root, mirror: self)
            try package.synchronise()
            packages.insert(package, at: 0)
            open += package.localPackages
        }
        (places, originals) = ([:], [:])
        for package in packages {
            for (path, own) in package.files {
                places[own] = places[own] ?? package.place + "/" + path
                originals[package.place + "/" + path] = own
            }
        }
        try configure()
        return try packages.flatMap { try $0.adapt() }
    }

    /// What SourceKit-LSP reads beside the package. A setting of the user's own package counts where ours says nothing.
    private func configure() throws {
        var settings: JSON = .object([JSON.Member]())
        if let data = FileManager.default.contents(atPath: root + "/.sourcekit-lsp/config.json"),
            let own = try? JSON(parsing: [UInt8](data))
        {
            settings = own
        }
        var package = settings["swiftPM"] ?? .object([JSON.Member]())
        package["swiftSDK"] = .string("allium")
        let bundle = URL(fileURLWithPath: sdk.folder).deletingLastPathComponent().deletingLastPathComponent().path
        package["swiftSDKsDirectory"] = .string(bundle)
        package["scratchPath"] = .string(build)
        package["swiftCompilerFlags"] = .array(
            [.string("-sdk"), .string(CompilerCommand.rootForEditors)] + (package["swiftCompilerFlags"]?.array ?? []))
        settings["swiftPM"] = package
        // The first file of a project waits for UIKit's own index. On a machine that has much to do that takes longer than the two minutes after
        // which the server would give up, and references would stay empty.
        var index = settings["index"] ?? .object([JSON.Member]())
        index["updateIndexStoreTimeout"] = index["updateIndexStoreTimeout"] ?? JSON(1200)
        settings["index"] = index
        // A module that is made lazily doesn't say how its precedence groups stand to others.
        settings["backgroundPreparationMode"] = settings["backgroundPreparationMode"] ?? .string("noLazy")
        PackageTree.write(settings.bytes, to: place + "/.sourcekit-lsp/config.json")
    }

    // MARK: Texts

    func keep(_ file: AdaptedFile, _ own: String) {
        adapted[own] = file
        readTexts[own] = nil
    }

    func adapt(_ path: String, _ bytes: [UInt8]) -> AdaptedText {
        edited[path] = bytes
        guard let place = places[path], let inPackage = original(inPackage: place) else { return AdaptedText(bytes) }
        for package in packages {
            guard let file = package.adapt(inPackage, bytes) else { continue }
            adapted[path] = file
            let text = AdaptedText(own: bytes, adapted: file.bytes, replacements: file.replacements)
            readTexts[path] = text
            return text
        }
        return AdaptedText(bytes)
    }

    var readings: Int { packages.reduce(0) { $0 + $1.readings } }

    /// The package's file, which may be a link, for a mirrored one.
    private func original(inPackage place: String) -> String? {
        place.hasPrefix(files + "/") ? String(place.dropFirst(files.count)) : nil
    }

    func textOnDisk(_ path: String) -> AdaptedText? {
        if let text = readTexts[path] { return text }
        guard let file = adapted[path] else { return nil }
        let text = AdaptedText(own: text(path), adapted: file.bytes, replacements: file.replacements)
        readTexts[path] = text
        return text
    }

    func closed(_ path: String) { edited[path] = nil }

    func notes(_ path: String) -> [EditorNote] {
        (adapted[path]?.notes ?? []).filter { $0.kind == .unsupported }.map {
            EditorNote(TextPosition($0.line - 1, $0.column - 1), $0.message, isError: $0.isFatal)
        }
    }
}
