import AppleFoundation
import InterfaceBuilder
import XcodeProject

/// An application target as a package that SwiftPM can build, in the project's folder `.allium`, and the finished program beside its
/// resources.
struct ApplicationPackage {
    let folder: String
    let module: String
    private let target: XcodeTarget
    private let settings: BuildSettings
    private let project: XcodeProject

    init(_ target: XcodeTarget, _ settings: BuildSettings, _ project: XcodeProject) throws {
        self.target = target
        self.settings = settings
        self.project = project
        module = settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(target.name)
        folder = project.folder + "/.allium/" + BuildSettings.identifier(target.name)
    }

    private var manager: FileManager { .default }

    // MARK: Sources
    /// Links to the sources, and a manifest. Unchanged files keep their time, so that nothing is built twice.
    func write() throws {
        let root = folder + "/Sources/" + module
        let wanted = Set(target.sources.filter { $0.hasSuffix(".swift") })
        guard !wanted.isEmpty else { throw RunCommand.Problem("the target \(target.name) has no Swift files") }
        let foreign = target.sources.filter { ["m", "mm", "c", "cpp"].contains(($0 as NSString).pathExtension) }
        for path in foreign {
            FileHandle.standardError.write(Data("\(path): warning: is not Swift and stays out of the build\n".utf8))
        }
        var links: Set<String> = []
        for source in wanted.sorted() {
            guard manager.fileExists(atPath: source) else {
                throw RunCommand.Problem("\(source) is named in the project and missing")
            }
            let name =
                source.hasPrefix(project.folder + "/")
                ? String(source.dropFirst(project.folder.count + 1)) : "Outside/" + (source as NSString).lastPathComponent
            let link = root + "/" + name
            links.insert(link)
            if (try? manager.destinationOfSymbolicLink(atPath: link)) == source { continue }
            try manager.createDirectory(
                atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? manager.removeItem(atPath: link)
            try manager.createSymbolicLink(atPath: link, withDestinationPath: source)
        }
        for name in manager.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".swift") {
            if !links.contains(root + "/" + name) { try? manager.removeItem(atPath: root + "/" + name) }
        }
        try writeIfNew(manifest(hasMain: wanted.contains { $0.hasSuffix("/main.swift") }), to: folder + "/Package.swift")
    }

    private func manifest(hasMain: Bool) -> String {
        let conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter {
            $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        var flags = conditions.map { ".define(\"\($0)\")" }
        if !hasMain { flags.append(".unsafeFlags([\"-parse-as-library\"])") }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(module)",
                targets: [
                    .executableTarget(
                        name: "\(module)", path: "Sources/\(module)",
                        swiftSettings: [\((flags + [".swiftLanguageMode(.v5)"]).joined(separator: ", "))])
                ])

            """
    }

    private func writeIfNew(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        if manager.contents(atPath: path) == data { return }
        try data.write(to: URL(fileURLWithPath: path))
    }

    // MARK: The program
    /// Puts program, resources and Info.plist into one folder; gives the program's path.
    func assemble() throws -> String {
        let result = folder + "/App"
        try? manager.removeItem(atPath: result)
        try manager.createDirectory(atPath: result, withIntermediateDirectories: true)
        let name = settings["EXECUTABLE_NAME"] ?? module
        let program = result + "/" + name
        guard let built = builtProgram() else {
            throw RunCommand.Problem("the built program was not found in \(folder)/.build")
        }
        try manager.copyItem(atPath: built, toPath: program)
        let fonts = (built as NSString).deletingLastPathComponent + "/allium_CoreText.resources"
        if let real = try? manager.destinationOfSymbolicLink(atPath: fonts) {
            try manager.createSymbolicLink(atPath: result + "/allium_CoreText.resources", withDestinationPath: real)
        }
        for resource in target.resources { try copy(resource, to: result) }
        let information = target.information(settings, folder: project.folder)
        let data = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: result + "/Info.plist"))
        return program
    }

    private func builtProgram() -> String? {
        let root = folder + "/.build"
        let folders = ["/debug"] + ((try? manager.contentsOfDirectory(atPath: root)) ?? []).sorted().map { "/" + $0 + "/debug" }
        return folders.map { root + $0 + "/" + module }.first { manager.isExecutableFile(atPath: $0) }
    }

    private func copy(_ resource: XcodeTarget.Resource, to folder: String) throws {
        guard manager.fileExists(atPath: resource.path) else {
            FileHandle.standardError.write(Data("\(resource.path): warning: is named in the project and missing\n".utf8))
            return
        }
        let place = resource.language.map { folder + "/" + $0 } ?? folder
        try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
        let path = place + "/" + (resource.path as NSString).lastPathComponent
        try? manager.removeItem(atPath: path)
        try manager.copyItem(atPath: resource.path, toPath: path)
        if path.hasSuffix(".xcassets") { convertPages(in: path) }
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { try compileInterface(path) }
    }

    /// The form that loads without reading XML. What can't be read is reported when it is asked for.
    private func compileInterface(_ path: String) throws {
        guard let data = manager.contents(atPath: path), let document = try? IBDocument(bytes: [UInt8](data), file: path) else {
            return
        }
        try Data(CompiledDocument.data(of: document)).write(to: URL(fileURLWithPath: path + ".compiled"))
    }

    /// PDF pages of catalogs become SVG, beside them.
    private func convertPages(in catalog: String) {
        for name in manager.enumerator(atPath: catalog)?.compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".pdf") {
            let path = catalog + "/" + name
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftocairo")
            process.arguments = ["-svg", "-f", "1", "-l", "1", path, path + ".svg"]
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else {
                FileHandle.standardError.write(
                    Data("\(path): warning: pdftocairo is missing (poppler-utils), the picture stays out\n".utf8))
                return
            }
            process.waitUntilExit()
        }
    }
}
