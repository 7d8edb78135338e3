/// Something that a person may want to know about an adapted file.
public struct AdapterNote: Codable, Sendable, Hashable {
    public enum Kind: String, Codable, Sendable {
        /// Decided from names alone. `// allium:keep` on the line, or alone on the line above, switches it off.
        case guess
        /// A name that no file declares; the rule for unknown names was followed.
        case unresolved
        /// Can't work on Linux.
        case unsupported
    }

    public var kind: Kind
    /// Nothing sensible can be compiled from it, so a build ends with this sentence.
    public var isFatal = false
    /// Bytes from the start of the file.
    public var position: Int
    public var line: Int
    public var column: Int
    public var message: String

    init(_ kind: Kind, at position: Int, _ message: String, isFatal: Bool = false) {
        self.kind = kind
        self.isFatal = isFatal
        self.position = position
        self.line = 0
        self.column = 0
        self.message = message
    }
}
