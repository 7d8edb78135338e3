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
            let configuration = configuration.forFile(sources[index].bytes)
            let conditions = BuildConditions(configuration)
            if let cache {
                let fingerprint = configuration.fingerprint + (texts[index].mentions("canImport") ? "|" + modules : "")
                return cache.facts(for: sources[index].path, bytes: sources[index].bytes, fingerprint: fingerprint) {
                    FactCollector.facts(of: texts[index], conditions: conditions)
                }
            }
            return FactCollector.facts(of: texts[index], conditions: conditions)
        }
        let lookup = IndexLookup(files: facts, dependencies: dependencies)
        let hoists = ExtensionHoists(files: facts, lookup: lookup)
        let testCases = TestCaseSendability.decide(facts, lookup, isSwift6: configuration.isSwift6)
        let files = Self.inParallel(sources.count) { index in
            var rewriter = FileRewriter(
                source: texts[index], facts: facts[index], lookup: lookup, hoists: hoists, configuration: configuration,
                testCases: testCases[index])
            let edited = rewriter.rewrite()
            return AdaptedFile(
                path: sources[index].path, bytes: edited.bytes, notes: rewriter.notes, counts: rewriter.counts,
                hasSyntaxErrors: facts[index].hasSyntaxErrors,
                refusedEdits: edited.conflicts.count + edited.movedLines.count,
                isChanged: edited.bytes != sources[index].bytes,
                refusals: (edited.conflicts + edited.movedLines).map { edit in
                    "\(LineTable(texts[index]).line(at: edit.start)): \(edit.text)"
                }, edits: rewriter.edits)
        }
        var index = ModuleIndex(module: configuration.moduleName, files: facts, isExported: true)
        let members = lookup.askingExtensionMembers(facts)
        if !members.isEmpty { index.extensionMembers = members }
        return Result(files: files, index: index)
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
