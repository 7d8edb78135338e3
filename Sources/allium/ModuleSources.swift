import AppleFoundation
import SourceAdapter
import XcodeProject

/// The sources of one target as a module of a package: links to the user's files, which keep their time, so that nothing is built twice.
struct ModuleSources {
    let target: XcodeTarget
    let settings: BuildSettings
    let name: String
    /// In the package.
    let folder: String

    init(_ target: XcodeTarget, _ settings: BuildSettings, package: String) {
        self.target = target
        self.settings = settings
        name = settings.moduleName
        folder = package + "/Sources/" + name
        files = target.sources.filter { $0.hasSuffix(".swift") }
    }

    let files: [String]
    var hasMain: Bool { files.contains { $0.hasSuffix("/main.swift") } }
    private var manager: FileManager { .default }

    /// What can't be compiled here, as names of files.
    private var foreign: [String] {
        target.sources.filter { ["m", "mm", "c", "cpp"].contains(($0 as NSString).pathExtension) }
            .map { ($0 as NSString).lastPathComponent }
    }

    var isPartlyForeign: Bool { !foreign.isEmpty }

    /// A sentence for a target with nothing that could be compiled.
    var refusal: String? {
        guard files.isEmpty else { return nil }
        return foreign.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
            ? "the target \(target.name) is written in Objective-C, which can't run on Linux; Allium runs Swift"
            : "the target \(target.name) has no Swift files"
    }

    /// Gives the files that the project names and nobody has.
    func write() throws -> [String] {
        if !foreign.isEmpty {
            BuildWatch.say(
                "\(foreign.count == 1 ? "a file that is" : "\(foreign.count) files that are") not Swift and can't be built: "
                    + foreign.prefix(5).joined(separator: ", ") + (foreign.count > 5 ? ", …" : ""))
        }
        let headers = target.bridgingHeader(settings)?.own ?? []
        if !headers.isEmpty {
            BuildWatch.say(
                "\(target.name)'s bridging header names Objective-C, which isn't built: \(headers.prefix(5).joined(separator: ", "))"
            )
        }
        let root = target.project.folder
        var links: Set<String> = []
        var absent: [String] = []
        for source in files {
            guard manager.fileExists(atPath: source) else {
                absent.append(source)
                continue
            }
            var name =
                source.hasPrefix(root + "/")
                ? String(source.dropFirst(root.count + 1)) : "Outside/" + (source as NSString).lastPathComponent
            while links.contains(folder + "/" + name) { name = "Outside/Another " + (name as NSString).lastPathComponent }
            let link = folder + "/" + name
            links.insert(link)
            if (try? manager.destinationOfSymbolicLink(atPath: link)) == source { continue }
            try manager.createDirectory(
                atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? manager.removeItem(atPath: link)
            try manager.createSymbolicLink(atPath: link, withDestinationPath: source)
        }
        for made in [try writeAssetSymbols(), try writeHeaderImports()] { made.map { _ = links.insert($0) } }
        for name in manager.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] where name.hasSuffix(".swift") {
            if !links.contains(folder + "/" + name) { try? manager.removeItem(atPath: folder + "/" + name) }
        }
        return absent
    }

    private static let headerImports = "GeneratedHeaderImports.swift"

    /// Files of the module's own that `write` may have made.
    var generated: [String] { [AssetSymbols.fileName, Self.headerImports].map { folder + "/" + $0 } }

    // MARK: Snapshots
    /// Where folders of references may be: beside the files, or above them in the project.
    private var snapshotFolders: [String] {
        var folders: Set<String> = []
        for file in files {
            var place = (file as NSString).deletingLastPathComponent
            while place.hasPrefix(target.project.folder), folders.insert(place).inserted {
                place = (place as NSString).deletingLastPathComponent
            }
        }
        return folders.map { $0 + "/__Snapshots__" }
    }

    /// Libraries make folders for references before they look whether there are any.
    func removeEmptySnapshotFolders() {
        for folder in snapshotFolders {
            for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] { rmdir(folder + "/" + name) }
            rmdir(folder)
        }
    }

    /// Folders of references in which something was written since then.
    func recordedSnapshots(since start: Date) -> [String] {
        snapshotFolders.filter { folder in
            let names = manager.enumerator(atPath: folder)?.lazy.compactMap { $0 as? String }
            return names?.contains { name in
                let date = try? manager.attributesOfItem(atPath: folder + "/" + name)[.modificationDate] as? Date
                return date.map { $0 >= start } ?? false
            } ?? false
        }
    }

    /// The file that Xcode would make of the target's catalogs; nil where there is none.
    private func writeAssetSymbols() throws -> String? {
        let catalogs = target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
        let isThere = files.contains { ($0 as NSString).lastPathComponent == AssetSymbols.fileName }
        guard !isThere, let symbols = AssetSymbols(catalogs: catalogs, settings: settings) else { return nil }
        if let name = symbols.clashes.first {
            let others = symbols.clashes.count > 1 ? " and \(symbols.clashes.count - 1) more" : ""
            BuildWatch.say("\(name)\(others) in \(target.name)'s catalogs: another one has the same name in Swift")
        }
        return try write(symbols.source, to: AssetSymbols.fileName)
    }

    /// Who imports a framework sees what its own header imports.
    private func writeHeaderImports() throws -> String? {
        let modules = target.umbrellaHeader(settings)?.modules.filter(Self.known.contains) ?? []
        guard !modules.isEmpty else { return nil }
        return try write(modules.map { "@_exported import \($0)\n" }.joined(), to: Self.headerImports)
    }

    /// A file of the module's own, written when it says something else. Gives its path.
    private func write(_ text: String, to name: String) throws -> String {
        let file = folder + "/" + name
        let data = Data(text.utf8)
        if manager.contents(atPath: file) != data {
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: file))
        }
        return file
    }

    static func missing(_ paths: [String], in folder: String) -> String {
        let shown = paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
        let isPods = paths.contains { $0.contains("/Pods/") }
        return "\(shown) \(paths.count == 1 ? "is" : "are") named in the project and missing"
            + (isPods ? "; run `pod install` where the Podfile is" : remedy(paths, folder))
    }

    private static func remedy(_ paths: [String], _ folder: String) -> String {
        var words = ""
        for generator in SourceGenerator.allCases {
            let own = paths.filter { SourceGenerator.maker(of: $0, in: folder) == generator }
            guard !own.isEmpty else { continue }
            let names = own.prefix(3).map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
            words += "; \(generator.rawValue) writes \(names) while Xcode builds: \(generator.remedy)"
        }
        let name = (paths[0] as NSString).lastPathComponent
        return words + "; `--without \(name.contains(" ") ? "'\(name)'" : name)` leaves a source out"
    }

    // MARK: The manifest
    /// Modules that a header may bring.
    private static let known: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "CoreText", "ImageIO", "os", "Darwin", "ObjectiveC", "simd",
    ]

    /// `dependencies` are words of a manifest.
    func declaration(_ dependencies: [String], linking: [String] = []) -> String {
        let kind = target.isApplication ? "executableTarget" : target.kind == .unitTests ? "testTarget" : "target"
        var flags = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter {
            $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }.map { ".define(\"\($0)\")" }
        flags.append(".define(\"\(CompilerInvocation.projectMark)\")")
        var unsafe: [String] = []
        if target.isApplication, !hasMain { unsafe.append("\"-parse-as-library\"") }
        for module in target.modulesOfHeaders(settings) where Self.known.contains(module) {
            unsafe += ["-Xfrontend", "-import-module", "-Xfrontend", module].map { "\"\($0)\"" }
        }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { unsafe += ["\"-default-isolation\"", "\"MainActor\""] }
        if !unsafe.isEmpty { flags.append(".unsafeFlags([\(unsafe.joined(separator: ", "))])") }
        flags.append(".swiftLanguageMode(.\(settings.languageMode))")
        let linker = linking.flatMap { ["\"-Xlinker\"", "\"\($0)\""] }.joined(separator: ", ")
        return """
                    .\(kind)(
                        name: "\(name)", dependencies: [\(dependencies.joined(separator: ", "))], path: "Sources/\(name)",
                        swiftSettings: [\(flags.joined(separator: ", "))]\(linking.isEmpty ? "" : ",\n                linkerSettings: [.unsafeFlags([\(linker)])]"))
            """
    }
}
