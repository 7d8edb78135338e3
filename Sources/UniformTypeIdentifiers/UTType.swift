@_exported import AppleFoundation

/// What data is: a picture, a text, a folder. Types are kinds of others, and have extensions of file names and MIME types.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    /// One that is known to be there, or is meant to be.
    init(declared identifier: String) { self.identifier = identifier }

    /// A type that is declared, or one whose identifier spells its tag.
    public init?(_ identifier: String) {
        let identifier = identifier.lowercased()
        guard TypeRegistry.shared.declaration(of: identifier) != nil else { return nil }
        self.init(declared: identifier)
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The declared type of that tag, or one that is made for it.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let best = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = best
    }

    /// A type that the app's Info.plist exports.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier.lowercased())
    }

    /// A type that the app's Info.plist imports.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier.lowercased())
    }

    /// All declared types of that tag; where there is none, one is made.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard !tag.isEmpty else { return [] }
        let registry = TypeRegistry.shared
        let found = registry.identifiers(tag: tag, tagClass)
            .filter { identifier in supertype.map { registry.conforms(identifier, to: $0.identifier) } ?? true }
        guard found.isEmpty else { return found.map(UTType.init(declared:)) }
        let parents = supertype.map { [$0.identifier] } ?? ["public.data"]
        return [UTType(declared: DynamicType.identifier(tag: tag, tagClass, parents: parents))]
    }

    // MARK: What is known of it
    private var declaration: TypeDeclaration? { TypeRegistry.shared.declaration(of: identifier) }

    public var tags: [UTTagClass: [String]] { declaration?.tags ?? [:] }
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    public var localizedDescription: String? { declaration?.description }
    public var version: Int? { declaration?.version }
    public var referenceURL: URL? { declaration?.referenceURL }

    /// Made for a tag that no declared type has.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { TypeRegistry.shared.declarations[identifier] != nil }
    /// Of the names that are everybody's.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    // MARK: Kinds
    /// All that it is a kind of.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).map(UTType.init(declared:)))
    }

    /// True of the type itself as well.
    public func conforms(to type: UTType) -> Bool { TypeRegistry.shared.conforms(identifier, to: type.identifier) }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String {
        "\(identifier) (\(isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"))"
    }
}

/// A type is written as its identifier.
extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let type = UTType(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no type that is known here.")
        }
        self = type
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
