import AppleFoundation

/// Adapts the files of one module for a build: the adapted texts lie beside the module's objects, and an overlay shows them to the
/// compiler under the original paths. A build may be stopped at any moment: what is on disk then is either old and rebuilt, or new.
public struct ModuleBuild {
    public struct Outcome: Sendable {
        /// To be added to the compiler's arguments.
        public var arguments: [String] = []
        public var notes: [(path: String, note: AdapterNote)] = []
        /// Files whose objects were thrown away because the compiler will read another text than last time.
        public var changed: [String] = []
        /// The module's file is there and says what a new one would.
        public var keepsModule = false
    }

    /// A file beside the objects of a module that was compiled for debugging. Linking asks for it: its own arguments don't tell.
    static let debugMark = "adapted/debug"

    let invocation: CompilerInvocation
    let sdk: SwiftSDK
    private let moduleName: String
    private let folder: String

    public init(_ invocation: CompilerInvocation, sdk: SwiftSDK) {
        self.invocation = invocation
        self.sdk = sdk
        moduleName = invocation.moduleName ?? "main"
        let output = invocation.outputFileMap ?? invocation.modulePath
        let base = output.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } ?? NSTemporaryDirectory()
        folder = base + "/adapted" + (invocation.outputFileMap == nil ? "-" + moduleName : "")
    }

    /// What SwiftPM writes itself is plain Swift for Linux already.
    private static func isGenerated(_ path: String) -> Bool {
        path.contains("/DerivedSources/") || path.contains(".derived/") || adaptedFolders.contains(where: path.hasPrefix)
    }

    /// Folders below which all sources are adapted already: those that an editor's server reads.
    public static let adaptedVariable = "ALLIUM_ADAPTED"
    private static let adaptedFolders = (ProcessInfo.processInfo.environment[adaptedVariable] ?? "").split(separator: ":")
        .map { $0 + "/" }

    /// But it takes a module of Apple's name for Apple's system.
    private static func withoutAppleModules(_ bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("canImport(") else { return bytes }
        return Array(
            BuildConditions.absentModules.reduce(text) {
                $0.replacingOccurrences(of: "canImport(\($1))", with: "false")
            }.utf8)
    }

    private func plain(_ generated: [UInt8]) -> [UInt8] {
        let bytes = Self.withoutAppleModules(generated)
        guard SpecDiscovery.isNamed(in: bytes) else { return bytes }
        return SpecDiscovery.withExamples(bytes, dependencies(of: ImportScan.modules(in: bytes)))
    }

    /// A file that can't be read is the compiler's to report.
    private func readable() -> (sources: [Source], generated: [Source]) {
        let all = invocation.sources.compactMap { path -> Source? in
            FileManager.default.contents(atPath: path).map { (path, [UInt8]($0)) }
        }
        return (all.filter { !Self.isGenerated($0.path) }, all.filter { Self.isGenerated($0.path) })
    }

    private typealias Source = (path: String, bytes: [UInt8])

    /// The texts of the user's files as the compiler reads them, by path. Nothing that a build has left is touched.
    public func texts() throws -> [String: [UInt8]] {
        let sources = readable().sources
        let imports = sources.reduce(into: Set<String>()) { $0.formUnion(ImportScan.modules(in: $1.bytes)) }
        let result = try adapter(imports, dependencies(of: imports)).adapt(sources)
        return Dictionary(result.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    }

    func adapter(_ imports: Set<String>, _ dependencies: [ModuleIndex]) throws -> ModuleAdapter {
        let cache = try FactCache(folder: URL(fileURLWithPath: folder + "/facts"), stamp: sdk.stamp)
        return ModuleAdapter(configuration: configuration(imports, dependencies), dependencies: dependencies, cache: cache)
    }

    public func prepare() throws -> Outcome {
        let (sources, generated) = readable()
        guard !sources.isEmpty || !generated.isEmpty else { return Outcome() }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

        if invocation.isDebug {
            try Data().write(to: URL(fileURLWithPath: folder + "/debug"))
        } else {
            unlink(folder + "/debug")
        }
        let imports = sources.reduce(into: Set<String>()) { $0.formUnion(ImportScan.modules(in: $1.bytes)) }
        let dependencies = dependencies(of: imports)
        let result = try adapter(imports, dependencies).adapt(sources)

        var outcome = Outcome()
        var overlay: [(path: String, adapted: String)] = []
        let products = outputs()
        outcome.notes = result.files.flatMap { file in file.notes.map { (file.path, $0) } }
        let texts = result.files.map(\.bytes) + generated.map { plain($0.bytes) }
        var interface = interface(dependencies)
        for (source, text) in zip(sources + generated, texts) {
            interface?.add(source.path, text)
            let target = folder + "/" + Self.name(for: source.path)
            let isAdapted = text != source.bytes
            if isAdapted { overlay.append((source.path, target)) }
            let before = FileManager.default.contents(atPath: target)
            guard before != (isAdapted ? Data(text) : nil) else { continue }
            // First the object goes, then the text comes: stopped in between, the next build starts from the same place.
            outcome.changed.append(source.path)
            for product in products[source.path] ?? [] { unlink(product) }
            if isAdapted {
                try Data(text).write(to: URL(fileURLWithPath: target), options: .atomic)
            } else {
                unlink(target)
            }
        }
        try write(overlay, to: folder + "/overlay.yaml")
        try writeIndex(result.index, imports: imports)
        outcome.arguments = ["-vfsoverlay", folder + "/overlay.yaml"]
        if let interface { outcome.keepsModule = interface.isBuilt(in: folder) } else { ModuleInterface.forget(in: folder) }
        return outcome
    }

    /// Before the texts; nil where a module's file is not written apart, or depends on C.
    private func interface(_ dependencies: [ModuleIndex]) -> ModuleInterface? {
        guard let module = invocation.modulePath, FileManager.default.fileExists(atPath: module), invocation.isIncremental,
            invocation.outputFileMap != nil, invocation.moduleMaps.isEmpty
        else { return nil }
        let folders = [modulesFolder].compactMap { $0 } + invocation.importSearchPaths
        let states = Set(dependencies.map(\.module)).sorted().flatMap { name in
            folders.map { folder -> String in
                var status = stat()
                guard stat("\(folder)/\(name).swiftmodule", &status) == 0 else { return name }
                return "\(name) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
            }
        }
        return ModuleInterface(invocation.arguments + [sdk.stamp] + states)
    }

    /// The module's file will not be what these texts say.
    public func forgetInterface() { ModuleInterface.forget(in: folder) }

    /// Called when objects are linked: then the modules of all of them were built.
    public static func keepModules(of invocation: CompilerInvocation) {
        for folder in Set(invocation.objects.map { ($0 as NSString).deletingLastPathComponent }) {
            ModuleInterface.keep(in: folder + "/adapted")
        }
    }

    private func configuration(_ imports: Set<String>, _ dependencies: [ModuleIndex]) -> AdapterConfiguration {
        var configuration = AdapterConfiguration(moduleName: moduleName)
        configuration.conditions = invocation.conditions
        configuration.features = invocation.features
        configuration.languageVersion = invocation.languageVersion
        configuration.compilerVersion = sdk.toolchain.number
        configuration.importSearchPaths = invocation.importSearchPaths + [sdk.modules]
        configuration.testsSeeUIKit = true
        configuration.modulesWithXCTest = Self.modulesWithXCTest(dependencies)
        configuration.isForLinux = LinuxForm.applies(
            sources: invocation.sources.filter { !Self.isGenerated($0) }, imports: imports)
        configuration.modulesOfLinux = CModules.askingForPlatform(moduleMaps: invocation.moduleMaps, imported: imports)
        return configuration
    }

    private static func name(for path: String) -> String {
        String(FactCache.hash(path.utf8), radix: 36) + "-" + (path.split(separator: "/").last.map(String.init) ?? "")
    }

    /// Object and dependency files by source.
    private func outputs() -> [String: [String]] {
        guard let map = invocation.outputFileMap, let data = FileManager.default.contents(atPath: map),
            let entries = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return [:] }
        return entries.mapValues { entry in ["swift-dependencies", "object"].compactMap { entry[$0] } }
    }

    private func write(_ overlay: [(path: String, adapted: String)], to path: String) throws {
        struct Overlay: Encodable {
            struct Root: Encodable {
                struct File: Encodable {
                    var type = "file"
                    var name: String
                    var externalContents: String

                    enum CodingKeys: String, CodingKey {
                        case type, name
                        case externalContents = "external-contents"
                    }
                }
                var type = "directory"
                var name: String
                var contents: [File]
            }
            var version = 0
            var caseSensitive = true
            var useExternalNames = false
            var roots: [Root]

            enum CodingKeys: String, CodingKey {
                case version, roots
                case caseSensitive = "case-sensitive"
                case useExternalNames = "use-external-names"
            }
        }
        let folders = Dictionary(grouping: overlay) { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }
        let roots = folders.sorted { $0.key < $1.key }.map { folder, files in
            Overlay.Root(
                name: folder,
                contents: files.map { file in
                    Overlay.Root.File(name: URL(fileURLWithPath: file.path).lastPathComponent, externalContents: file.adapted)
                })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(Overlay(roots: roots))
        if FileManager.default.contents(atPath: path) != data {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }

    // MARK: Other modules

    private static let indexEnding = ".allium-index.json"

    /// What other modules are told of one, beside its file.
    public static func index(beside module: String) -> String {
        (module as NSString).deletingPathExtension + indexEnding
    }

    private var modulesFolder: String? {
        invocation.modulePath.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    }

    /// The indexes of UIKit and of the modules that this one imports, directly or not. Only those: another module's index may be
    /// there from an earlier build, and a build must not depend on that.
    func dependencies(of imports: Set<String>) -> [ModuleIndex] {
        var indexes: [ModuleIndex] = []
        if let platform = try? ModuleIndex(contentsOf: URL(fileURLWithPath: sdk.index)) { indexes.append(platform) }
        let folders = ([modulesFolder].compactMap { $0 } + invocation.importSearchPaths)
        var seen: Set<String> = [moduleName]
        var open = imports.sorted()
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            for folder in folders {
                let url = URL(fileURLWithPath: folder + "/" + name + Self.indexEnding)
                guard let index = try? ModuleIndex(contentsOf: url) else { continue }
                indexes.append(index)
                open += index.imports ?? []
                break
            }
        }
        return indexes
    }

    /// Those that import XCTest themselves or through others.
    private static func modulesWithXCTest(_ indexes: [ModuleIndex]) -> Set<String> {
        var found: Set<String> = []
        while true {
            let more = indexes.filter { index in
                !found.contains(index.module) && (index.imports ?? []).contains { $0 == "XCTest" || found.contains($0) }
            }
            if more.isEmpty { return found }
            found.formUnion(more.map(\.module))
        }
    }

    func writeIndex(_ index: ModuleIndex, imports: Set<String>) throws {
        guard let modulesFolder else { return }
        var index = index
        index.imports = imports.sorted()
        let data = try index.encoded()
        let url = URL(fileURLWithPath: modulesFolder + "/" + moduleName + Self.indexEnding)
        if FileManager.default.contents(atPath: url.path) != data {
            try FileManager.default.createDirectory(atPath: modulesFolder, withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        }
    }
}
