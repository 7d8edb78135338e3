import AppleFoundation

/// What is known of a type: by the system's table, or by an app's Info.plist.
struct TypeDeclaration: Sendable {
    var identifier: String
    var parents: [String] = []
    var tags: [UTTagClass: [String]] = [:]
    var description: String?
    var version: Int?
    var referenceURL: URL?

    /// A line of the system's table.
    init(line: Substring) {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        let words = { (field: Int) in fields[field].split(separator: " ").map(String.init) }
        identifier = String(fields[0])
        parents = words(1)
        if !words(2).isEmpty { tags[.filenameExtension] = words(2) }
        if !words(3).isEmpty { tags[.mimeType] = words(3) }
        description = fields[4].isEmpty ? nil : String(fields[4])
    }

    /// An entry of `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`.
    init?(information: [String: Any]) {
        guard let identifier = information["UTTypeIdentifier"] as? String else { return nil }
        self.identifier = identifier.lowercased()
        parents = Self.words(information["UTTypeConformsTo"]).map { $0.lowercased() }
        for (name, value) in information["UTTypeTagSpecification"] as? [String: Any] ?? [:] {
            tags[UTTagClass(rawValue: name)] = Self.words(value).map { $0.lowercased() }
        }
        description = information["UTTypeDescription"] as? String
        version = (information["UTTypeVersion"] as? String).flatMap { Int($0) }
        referenceURL = (information["UTTypeReferenceURL"] as? String).flatMap { URL(string: $0) }
    }

    /// A type that only its tag tells of.
    init(identifier: String, parents: [String], tag: String, tagClass: UTTagClass) {
        (self.identifier, self.parents, tags) = (identifier, parents, [tagClass: [tag]])
    }

    /// Info.plists write one word or several.
    private static func words(_ value: Any?) -> [String] {
        value as? [String] ?? (value as? String).map { [$0] } ?? []
    }
}
