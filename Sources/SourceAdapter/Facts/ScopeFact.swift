/// The body of a class, of an extension or of an `@objc` protocol.
struct ScopeFact: Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        case `class`, `extension`, objcProtocol
    }

    var kind: Kind
    /// The last part of the name: `Inner` of `Outer.Inner`.
    var name: String
    /// The whole name inside the module, functions left out.
    var path: String
    /// How code inside the body names the type.
    var reference: String
    var inherits: [String]
    /// Behind the last type that is inherited.
    var inheritanceEnd = 0
    /// Itself generic, or inside something that is.
    var isGeneric: Bool
    var hasMembersAttribute: Bool
    /// `@objc(Name)` of a class.
    var declaredName: String?
    var isPublic: Bool
    var isPrivate: Bool
    var hasObjCAttribute: Bool
    var isOtherActor: Bool
    var hasWhereClause: Bool
    var mainActorAttribute: SourceRange?
    var isPreconcurrency = false
    /// Where the closing brace stands.
    var end: Int
    var hasEnd: Bool
    /// What stands before the brace on its line needs a semicolon.
    var needsSeparator: Bool
    var methods: [MethodFact] = []
    var properties: [PropertyFact] = []
    var initializers: [InitializerFact] = []
}

/// A nominal type of the module.
struct TypeFact: Codable, Sendable, Hashable {
    enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, `protocol`, `actor`
    }

    var kind: Kind
    var path: String
    var inherits: [String]
    var isGeneric: Bool
    var hasMembersAttribute: Bool

    var name: String { TypeName.last(path) }
}

/// Names of types as they are written.
enum TypeName {
    /// `Inner` of `Outer<Int>.Inner<T>`.
    static func last(_ text: String) -> String {
        let name = withoutGenerics(text)
        guard let dot = name.lastIndex(of: ".") else { return name }
        return String(name[name.index(after: dot)...])
    }

    static func withoutGenerics(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: " ")) else { return text }
        var depth = 0
        var name = ""
        for character in text {
            if character == "<" { depth += 1 }
            if depth == 0, !character.isWhitespace { name.append(character) }
            if character == ">" { depth -= 1 }
        }
        return name
    }
}
