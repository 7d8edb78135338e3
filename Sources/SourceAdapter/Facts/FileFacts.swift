/// What one file says, as far as its own rewriting or that of other files needs it. Rewriting never parses again:
/// these facts are what the cache keeps.
struct FileFacts: Codable, Sendable {
    /// Rewrites that need nothing from other files.
    var edits: [SourceEdit] = []
    /// Declarations that follow the file's last line.
    var tail: [String] = []
    var types: [TypeFact] = []
    var scopes: [ScopeFact] = []
    var selectors: [SelectorReference] = []
    var optionalUses: [OptionalUse] = []
    var observations: [KeyPathObservation] = []
    var constructions: [MetatypeConstruction] = []
    var dynamicMembers: [DynamicMember] = []
    /// Pairs: `type(of: x)`, and the `.description()` behind it.
    var classDescriptions: [SourceRange] = []
    /// The name in `x.enumerateMatches(in: …)`.
    var matchEnumerations: [SourceRange] = []
    var notes: [AdapterNote] = []
    /// How often each construct occurs.
    var counts: [String: Int] = [:]
    /// The modules that active import lines name, after rewriting.
    var imports: [String] = []
    /// Where an import may be put: the file's first declaration.
    var firstStatement = 0
    /// Names of members and variables that hold closures: a call through them is no optional requirement.
    var closureNames: [String] = []
    /// Names of properties that may hold any object.
    var anyObjectNames: [String] = []
    /// Declares its own `observe` that takes a key path.
    var declaresObserve = false
    /// Calls the runtime's functions that give methods other implementations.
    var exchangesMethods = false
    /// What aliases outside of types stand for.
    var aliases: [String: String] = [:]
    /// What protocols ask of their associated types, by name.
    var associatedTypes: [String: String] = [:]
    /// Protocols that ask for initialisers, by labels.
    var protocolInitializers: [String] = []
    /// The parser met an error; the compiler will report it.
    var hasSyntaxErrors = false
    /// Lines on which `// allium:keep` forbids guesses.
    var keptLines: [Int] = []
    /// `// allium:ignore-file`: the file is taken as it is.
    var isIgnored = false

    mutating func count(_ construct: String) { counts[construct, default: 0] += 1 }
}
