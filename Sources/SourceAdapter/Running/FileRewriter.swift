/// Turns a file's facts into its edits, with what the other files of the module and its dependencies say.
struct FileRewriter {
    let source: SourceBytes
    let facts: FileFacts
    let lookup: IndexLookup
    let hoists: ExtensionHoists
    let configuration: AdapterConfiguration
    let testCases: TestCaseSendability
    var edits: [SourceEdit]
    /// Declarations that follow the file's last line, beside those of its facts.
    var tail: [String] = []
    var notes: [AdapterNote]
    var counts: [String: Int]
    /// The text registers something, so the registry must be imported.
    var usesRuntime = false
    private let keptLines: Set<Int>
    private let lines: LineTable

    init(
        source: SourceBytes, facts: FileFacts, lookup: IndexLookup, hoists: ExtensionHoists,
        configuration: AdapterConfiguration, testCases: TestCaseSendability
    ) {
        self.source = source
        self.facts = facts
        self.lookup = lookup
        self.hoists = hoists
        self.configuration = configuration
        self.testCases = testCases
        edits = facts.edits
        notes = facts.notes
        counts = facts.counts
        keptLines = Set(facts.keptLines)
        lines = LineTable(source)
    }

    mutating func rewrite() -> EditedSource {
        defer { placeNotes() }
        guard !facts.isIgnored else { return EditedSource(source, edits: [], tail: []) }
        if !facts.tail.isEmpty || counts["observed property", default: 0] > 0 { usesRuntime = true }
        rewriteSelectors()
        rewriteOptionalUses()
        rewriteObservations()
        rewriteConstructions()
        rewriteClassDescriptions()
        rewriteMatchEnumerations()
        rewriteDynamicMembers()
        rewriteExtensionOverrides()
        rewriteAskingMembers()
        rewriteEarlierNames()
        rewriteNSObjectOverrides()
        rewriteTestCases()
        rewriteSpecs()
        rewriteMatchers()
        rewriteIsolatedClasses()
        answerForTouchingRectangles()
        emitTables()
        importRuntimeIfNeeded()
        return EditedSource(source, edits: edits, tail: facts.tail + tail + testCases.tail)
    }

    private mutating func placeNotes() {
        for index in notes.indices {
            notes[index].line = lines.line(at: notes[index].position)
            notes[index].column = lines.column(at: notes[index].position)
        }
        notes.sort { $0.position < $1.position }
    }

    mutating func insert(_ text: String, at position: Int) { edits.append(.insert(text, at: position)) }
    mutating func count(_ construct: String) { counts[construct, default: 0] += 1 }
    mutating func note(_ kind: AdapterNote.Kind, at position: Int, _ message: String) {
        notes.append(AdapterNote(kind, at: position, message))
    }
    mutating func guess(at position: Int, _ message: String) { note(.guess, at: position, message) }

    /// `// allium:keep` forbids what is decided from names alone.
    func allowsGuess(at position: Int) -> Bool {
        keptLines.isEmpty || !keptLines.contains(lines.line(at: position))
    }
}
