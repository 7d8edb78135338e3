import AppleFoundation

/// All types that are declared: those of the system, and those of the app.
struct TypeRegistry: Sendable {
    private(set) var declarations: [String: TypeDeclaration] = [:]
    private var byTag: [UTTagClass: [String: [String]]] = [:]

    static let shared = TypeRegistry(information: Bundle.main.infoDictionary ?? [:])

    init(information: [String: Any]) {
        for line in SystemTypes.table.split(separator: "\n") { add(TypeDeclaration(line: line)) }
        // What an app exports is its own; what it imports may be declared better by others.
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for entry in information[key] as? [[String: Any]] ?? [] {
                if let declaration = TypeDeclaration(information: entry) { add(declaration) }
            }
        }
    }

    /// Who was there first stays.
    private mutating func add(_ declaration: TypeDeclaration) {
        guard declarations[declaration.identifier] == nil else { return }
        declarations[declaration.identifier] = declaration
        for (tagClass, tags) in declaration.tags {
            for tag in tags { byTag[tagClass, default: [:]][tag, default: []].append(declaration.identifier) }
        }
    }

    /// Declared ones alone.
    func identifiers(tag: String, _ tagClass: UTTagClass) -> [String] { byTag[tagClass]?[tag.lowercased()] ?? [] }

    /// Of types that carry their tag in their name too.
    func declaration(of identifier: String) -> TypeDeclaration? {
        declarations[identifier] ?? DynamicType.declaration(of: identifier)
    }

    /// All that a type is a kind of, itself left out; the nearest first.
    func ancestors(of identifier: String) -> [String] {
        var found: [String] = []
        var queue = declaration(of: identifier)?.parents ?? []
        while !queue.isEmpty {
            let next = queue.removeFirst()
            guard !found.contains(next) else { continue }
            found.append(next)
            queue += declaration(of: next)?.parents ?? []
        }
        return found
    }

    func conforms(_ identifier: String, to other: String) -> Bool {
        identifier == other || ancestors(of: identifier).contains(other)
    }
}
