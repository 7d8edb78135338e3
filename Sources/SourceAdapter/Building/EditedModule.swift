import AppleFoundation

/// A module while somebody edits it: what its files say is kept, so that after a key only one of them is read again.
public final class EditedModule {
    public let name: String
    public let paths: [String]
    private let build: ModuleBuild
    private var texts: [SourceBytes]
    private var facts: [FileFacts]
    private var imports: [Set<String>]
    private var adapter: ModuleAdapter?
    private var allImports: Set<String> = []
    private var modules = ""
    private var reading: ModuleReading?
    private let places: [String: Int]

    /// Files that can't be read are taken as empty.
    public init(_ invocation: CompilerInvocation, sdk: SwiftSDK) {
        name = invocation.moduleName ?? "main"
        paths = invocation.sources
        build = ModuleBuild(invocation, sdk: sdk)
        places = Dictionary(invocation.sources.enumerated().map { ($1, $0) }) { first, _ in first }
        texts = paths.map { _ in SourceBytes([]) }
        facts = []
        imports = paths.map { _ in [] }
    }

    /// All files, as `text` gives them. The module's index is written for those that import it, and modules below are asked anew.
    public func adapted(_ text: (String) -> [UInt8]) throws -> [AdaptedFile] {
        let old = facts.isEmpty ? nil : texts
        texts = paths.map { SourceBytes(text($0)) }
        imports = texts.map { ImportScan.modules(in: $0.bytes) }
        allImports = imports.reduce(into: []) { $0.formUnion($1) }
        let adapter = try build.adapter(allImports, build.dependencies(of: allImports))
        let modules = adapter.configuration.modulesInSearchPaths().joined(separator: ",")
        let isSame = adapter.configuration == self.adapter?.configuration && modules == self.modules
        (self.adapter, self.modules) = (adapter, modules)
        let (known, texts, paths) = (facts, texts, paths)
        facts = ModuleAdapter.inParallel(texts.count) { index in
            if isSame, let old, old[index].bytes == texts[index].bytes { return known[index] }
            return adapter.facts(of: texts[index], path: paths[index], modules: modules)
        }
        let reading = ModuleReading(facts, dependencies: adapter.dependencies, configuration: adapter.configuration)
        self.reading = reading
        try build.writeIndex(
            ModuleAdapter.index(of: facts, reading.lookup, adapter.configuration), imports: allImports)
        return ModuleAdapter.inParallel(texts.count) { index in reading.adapted(index, path: paths[index], texts[index]) }
    }

    /// One file, with another text than before or the same; nil for a file of another module. The facts of open files are not kept on the disk.
    public func adapted(_ path: String, _ bytes: [UInt8]) throws -> AdaptedFile? {
        guard let index = places[path], var adapter else { return nil }
        if texts[index].bytes != bytes {
            texts[index] = SourceBytes(bytes)
            imports[index] = ImportScan.modules(in: bytes)
            let all = imports.reduce(into: Set<String>()) { $0.formUnion($1) }
            if all != allImports {
                allImports = all
                adapter = try build.adapter(all, build.dependencies(of: all))
                self.adapter = adapter
            }
            adapter.cache = nil
            facts[index] = adapter.facts(of: texts[index], path: path, modules: modules)
            reading = nil
        }
        let reading =
            reading ?? ModuleReading(facts, dependencies: adapter.dependencies, configuration: adapter.configuration)
        self.reading = reading
        return reading.adapted(index, path: path, texts[index])
    }
}
