import AppleFoundation

/// A module while somebody edits it: what its files say is kept, so that after a key only one of them is read again.
public final class EditedModule {
    public let name: String
    public let paths: [String]
    private let build: ModuleBuild
    private var texts: [SourceBytes]
    private var facts: [FileFacts]
    /// Of files that were edited: what their facts were read from.
    private var outlines: [Int: SourceOutline] = [:]
    private var imports: [Set<String>]
    private var adapter: ModuleAdapter?
    private var allImports: Set<String> = []
    private var modules = ""
    private var reading: ModuleReading?
    private let places: [String: Int]
    /// How often a file was read anew, after which it may say something else to the others.
    public private(set) var readings = 0

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
        readings += 1
        outlines = [:]
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
        guard let index = places[path], let adapter else { return nil }
        if texts[index].bytes != bytes {
            let (old, new) = (texts[index], SourceBytes(bytes))
            texts[index] = new
            let modules = ImportScan.modules(in: bytes)
            if modules == imports[index], let outline = outlines[index],
                let edit = QuietEdit(from: old, outline, to: new), let moved = edit.moved(facts[index])
            {
                outlines[index] = edit.outline
                facts[index] = moved
                reading?.move(index, to: moved)
            } else {
                try read(index, modules)
            }
        }
        let reading =
            reading ?? ModuleReading(facts, dependencies: adapter.dependencies, configuration: adapter.configuration)
        self.reading = reading
        return reading.adapted(index, path: path, texts[index])
    }

    private func read(_ index: Int, _ modules: Set<String>) throws {
        readings += 1
        outlines[index] = nil
        imports[index] = modules
        let all = imports.reduce(into: Set<String>()) { $0.formUnion($1) }
        if all != allImports {
            allImports = all
            adapter = try build.adapter(all, build.dependencies(of: all))
        }
        guard let adapter else { return }
        (facts[index], outlines[index]) = adapter.reading(of: texts[index])
        reading = nil
    }
}
