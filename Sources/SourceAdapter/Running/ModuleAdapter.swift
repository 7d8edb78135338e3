import AppleFoundation
import Dispatch

/// A file as the compiler shall read it.
public struct AdaptedFile: Sendable {
    public var path: String
    public var bytes: [UInt8]
    public var text: String { String(decoding: bytes, as: UTF8.self) }
    public var notes: [AdapterNote] = []
    public var counts: [String: Int] = [:]
    /// The original has syntax errors, which the compiler will report in the user's own text.
    public var hasSyntaxErrors = false
    /// Rewrites left out because they met others or would have moved lines. Always 0 unless the adapter has a mistake.
    public var refusedEdits = 0
    public var isChanged = false
    /// Line and text of each refused edit.
    var refusals: [String] = []
    var edits: [SourceEdit] = []
    /// What was done to the text, in the order of its places: stretches of the original, and how many bytes stand there now. No two of them
    /// share a line of the original, and none holds more than it must. What follows the last line is not among them.
    public var replacements: [(start: Int, end: Int, length: Int)] = []
}

/// Adapts the files of one module together: what is written in one depends on what the others declare.
public struct ModuleAdapter: Sendable {
    public var configuration: AdapterConfiguration
    public var dependencies: [ModuleIndex]
    /// Where facts about files are kept between runs.
    public var cache: FactCache?

    public init(configuration: AdapterConfiguration, dependencies: [ModuleIndex] = [], cache: FactCache? = nil) {
        self.configuration = configuration
        self.dependencies = dependencies
        self.cache = cache
    }

    public struct Result: Sendable {
        public var files: [AdaptedFile]
        /// What other modules need to know of this one.
        public var index: ModuleIndex
    }

    /// Adapts texts that are already read; paths serve for the cache and for messages.
    public func adapt(_ sources: [(path: String, bytes: [UInt8])]) -> Result {
        let texts = sources.map { SourceBytes($0.bytes) }
        let modules = cache == nil ? "" : configuration.modulesInSearchPaths().joined(separator: ",")
        let facts = Self.inParallel(sources.count) { index in
            self.facts(of: texts[index], path: sources[index].path, modules: modules)
        }
        let reading = ModuleReading(facts, dependencies: dependencies, configuration: configuration)
        let files = Self.inParallel(sources.count) { index in
            reading.adapted(index, path: sources[index].path, texts[index])
        }
        return Result(files: files, index: Self.index(of: facts, reading.lookup, configuration))
    }

    static func index(of facts: [FileFacts], _ lookup: IndexLookup, _ configuration: AdapterConfiguration) -> ModuleIndex {
        var index = ModuleIndex(module: configuration.moduleName, files: facts, isExported: true)
        let members = lookup.askingExtensionMembers(facts)
        if !members.isEmpty { index.extensionMembers = members }
        return index
    }

    /// What one file says. `modules` are those in the search paths, where there is a cache.
    func facts(of text: SourceBytes, path: String, modules: String) -> FileFacts {
        let configuration = configuration.forFile(text.bytes)
        let conditions = BuildConditions(configuration)
        guard let cache else { return FactCollector.facts(of: text, conditions: conditions) }
        let fingerprint = configuration.fingerprint + (text.mentions("canImport") ? "|" + modules : "")
        return cache.facts(for: path, bytes: text.bytes, fingerprint: fingerprint) {
            FactCollector.facts(of: text, conditions: conditions)
        }
    }

    /// The same without a cache, and the outline where the facts were read from that alone.
    func reading(of text: SourceBytes) -> (facts: FileFacts, outline: SourceOutline?) {
        FactCollector.reading(of: text, conditions: BuildConditions(configuration.forFile(text.bytes)))
    }

    /// Reads and adapts files.
    public func adapt(paths: [String]) throws -> Result {
        adapt(try paths.map { path in (path, [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))) })
    }

    /// The results of `body` for 0 ..< `count`, in order, worked out on all cores.
    static func inParallel<Value: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
        let results = ParallelResults<Value>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { results.store(body($0), at: $0) }
        return results.values()
    }
}

/// Slots that are each written once, from any thread.
private final class ParallelResults<Value>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Value?>

    init(count: Int) {
        slots = .allocate(capacity: count)
        slots.initialize(repeating: nil)
    }

    func store(_ value: Value, at index: Int) { slots[index] = value }
    func values() -> [Value] { slots.map { $0! } }

    deinit {
        slots.deinitialize()
        slots.deallocate()
    }
}
