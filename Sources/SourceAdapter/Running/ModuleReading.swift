/// What all files of a module say together: enough to write the adapted text of each.
struct ModuleReading: Sendable {
    private(set) var facts: [FileFacts]
    let lookup: IndexLookup
    private let hoists: ExtensionHoists
    private let testCases: [TestCaseSendability]
    private let configuration: AdapterConfiguration

    init(_ facts: [FileFacts], dependencies: [ModuleIndex], configuration: AdapterConfiguration) {
        self.facts = facts
        self.configuration = configuration
        lookup = IndexLookup(files: facts, dependencies: dependencies)
        hoists = ExtensionHoists(files: facts, lookup: lookup)
        testCases = TestCaseSendability.decide(facts, lookup, isSwift6: configuration.isSwift6)
    }

    /// The file says what it said, at other places: what all say together knows of no places.
    mutating func move(_ index: Int, to moved: FileFacts) { facts[index] = moved }

    /// The text of the file with that number.
    func adapted(_ index: Int, path: String, _ text: SourceBytes) -> AdaptedFile {
        var rewriter = FileRewriter(
            source: text, facts: facts[index], lookup: lookup, hoists: hoists, configuration: configuration,
            testCases: testCases[index])
        let edited = rewriter.rewrite()
        return AdaptedFile(
            path: path, bytes: edited.bytes, notes: rewriter.notes, counts: rewriter.counts,
            hasSyntaxErrors: facts[index].hasSyntaxErrors,
            refusedEdits: edited.conflicts.count + edited.movedLines.count,
            isChanged: edited.bytes != text.bytes,
            refusals: (edited.conflicts + edited.movedLines).map { edit in
                "\(LineTable(text).line(at: edit.start)): \(edit.text)"
            }, edits: rewriter.edits, replacements: edited.applied.flatMap { $0.parts(in: text.bytes) })
    }
}
