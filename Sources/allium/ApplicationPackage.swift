import AppleFoundation
import InterfaceBuilder
import RunOrders
import XcodeProject

/// An application target as a package that SwiftPM can build, in a folder of the user's cache, and the finished program beside its
/// resources.
struct ApplicationPackage {
    let module: String
    private let target: XcodeTarget
    private let settings: BuildSettings
    private let project: XcodeProject
    private let place: BuildPlace

    init(_ target: XcodeTarget, _ settings: BuildSettings, _ project: XcodeProject, place: BuildPlace) throws {
        self.target = target
        self.settings = settings
        self.project = project
        self.place = place
        module = settings.moduleName
    }

    var folder: String { place.folder }
    private var manager: FileManager { .default }

    // MARK: Sources
    /// Links to the sources, and a manifest. Unchanged files keep their time, so that nothing is built twice.
    func write() throws {
        let root = folder + "/Sources/" + module
        let wanted = Set(target.sources.filter { $0.hasSuffix(".swift") })
        let foreign = target.sources.filter { ["m", "mm", "c", "cpp"].contains(($0 as NSString).pathExtension) }
        guard !wanted.isEmpty else {
            let isObjectiveC = foreign.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
            throw RunCommand.Problem(
                isObjectiveC
                    ? "the target \(target.name) is written in Objective-C, which can't run on Linux; Allium runs Swift"
                    : "the target \(target.name) has no Swift files")
        }
        if !foreign.isEmpty {
            let names = foreign.map { ($0 as NSString).lastPathComponent }
            BuildWatch.say(
                "\(names.count == 1 ? "a file that is" : "\(names.count) files that are") not Swift and can't be built: "
                    + names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : ""))
        }
        var links: Set<String> = []
        var absent: [String] = []
        for source in wanted.sorted() {
            guard manager.fileExists(atPath: source) else {
                absent.append(source)
                continue
            }
            var name =
                source.hasPrefix(project.folder + "/")
                ? String(source.dropFirst(project.folder.count + 1)) : "Outside/" + (source as NSString).lastPathComponent
            while links.contains(root + "/" + name) { name = "Outside/Another " + (name as NSString).lastPathComponent }
            let link = root + "/" + name
            links.insert(link)
            if (try? manager.destinationOfSymbolicLink(atPath: link)) == source { continue }
            try manager.createDirectory(
                atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? manager.removeItem(atPath: link)
            try manager.createSymbolicLink(atPath: link, withDestinationPath: source)
        }
        if !absent.isEmpty { throw RunCommand.Problem(missing(absent)) }
        for name in manager.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".swift") {
            if !links.contains(root + "/" + name) { try? manager.removeItem(atPath: root + "/" + name) }
        }
        try writeIfNew(manifest(hasMain: wanted.contains { $0.hasSuffix("/main.swift") }), to: folder + "/Package.swift")
    }

    private func missing(_ paths: [String]) -> String {
        let shown = paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
        let isPods = paths.contains { $0.contains("/Pods/") }
        return "\(shown) \(paths.count == 1 ? "is" : "are") named in the project and missing"
            + (isPods ? "; run `pod install` where the Podfile is" : "")
    }

    /// The user's file for one that the compiler names.
    func original(_ path: String) -> String {
        guard path.hasPrefix(folder + "/") else { return path }
        return (try? manager.destinationOfSymbolicLink(atPath: path)) ?? path
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
    /// Puts program, resources and Info.plist into a fresh folder; gives the program's path, and what keeps the folder while it runs.
    func assemble(isKept: Bool, orders: RunOrders) throws -> (program: String, lock: BuildPlace.Lock?) {
        let (result, lock) = try place.freshProgramFolder(isKept: isKept)
        let name = settings.executableName
        let program = result + "/" + name
        guard let built = builtProgram() else {
            throw RunCommand.Problem("the built program was not found in \(folder)/.build")
        }
        let fonts = (built as NSString).deletingLastPathComponent + "/allium_CoreText.resources"
        var copy = ResourceCopy(project: project.folder)
        var origins = ""
        for resource in target.resources {
            let file = (resource.path as NSString).lastPathComponent
            guard RegularFile.isPlainName(file), ![name, "Info.plist", "allium_CoreText.resources"].contains(file) else {
                continue
            }
            let place = resource.language.map { result + "/" + $0 } ?? result
            try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
            copy.copy(resource.path, to: place + "/" + file)
            try finish(place + "/" + file)
            if file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
                origins += (resource.language.map { $0 + "/" } ?? "") + "\(file)\t\(resource.path)\n"
            }
        }
        settleTexts(in: result, orders)
        try Data(origins.utf8).write(to: URL(fileURLWithPath: result + ".origins"))
        for warning in copy.warnings { FileHandle.standardError.write(Data((warning + "\n").utf8)) }
        try manager.copyItem(atPath: built, toPath: program)
        if let real = try? manager.destinationOfSymbolicLink(atPath: fonts) {
            try manager.createSymbolicLink(atPath: result + "/allium_CoreText.resources", withDestinationPath: real)
        }
        let information = target.information(settings, folder: project.folder)
        let data = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: result + "/Info.plist"))
        return (program, lock)
    }

    /// What depends on the device and the language, as far as Foundation can't tell.
    private func settleTexts(in bundle: String, _ orders: RunOrders) {
        let isPad = orders.device?.lowercased().hasPrefix("ipad") ?? false
        let rules = TextRules(points: DeviceNames.width(of: orders.device), isPad: isPad)
        rules.settle(in: bundle)
        if let language = orders.language {
            rules.prefer(language, own: settings["DEVELOPMENT_LANGUAGE"] ?? "en", in: bundle)
        }
    }

    /// Beside the bundle: where its interface files come from.
    func originsFile(_ program: String) -> String { (program as NSString).deletingLastPathComponent + ".origins" }

    private func builtProgram() -> String? {
        let root = folder + "/.build"
        let folders = ["/debug"] + ((try? manager.contentsOfDirectory(atPath: root)) ?? []).sorted().map { "/" + $0 + "/debug" }
        return folders.map { root + $0 + "/" + module }.first { manager.isExecutableFile(atPath: $0) }
    }

    private func finish(_ path: String) throws {
        if path.hasSuffix(".xcassets") { convertPages(in: path) }
        if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { try compileInterface(path) }
    }

    /// The form that loads without reading XML. What can't be read is reported when it is asked for.
    private func compileInterface(_ path: String) throws {
        guard let data = RegularFile.contents(path), let document = try? IBDocument(bytes: [UInt8](data), file: path) else {
            return
        }
        try Data(CompiledDocument.data(of: document)).write(to: URL(fileURLWithPath: path + ".compiled"))
    }

    /// PDF pages of catalogs become SVG, beside them.
    private func convertPages(in catalog: String) {
        for name in manager.enumerator(atPath: catalog)?.compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".pdf") {
            let path = catalog + "/" + name
            let made = try? WatchedProcess(
                program: "timeout", arguments: ["20", "pdftocairo", "-svg", "-f", "1", "-l", "1", path, path + ".svg"]
            ).run()
            if made == 127 {
                BuildWatch.say(
                    "\(name): pdftocairo is missing (poppler-utils; Scripts/bootstrap installs it), the picture stays out")
                return
            }
            if made != 0 { BuildWatch.say("\(name) is no readable PDF, the picture stays out") }
        }
    }
}
