/// Something that stands in a project's way, with the files that it concerns.
package struct Finding: Sendable {
    package enum Kind: String, Sendable {
        case missingSource, module, supplier, name, objectiveC, generated, language, interface, partial
    }

    package let kind: Kind
    /// What it is about: a module's or a type's name.
    package private(set) var name: String
    /// A sentence without its counts.
    package private(set) var words: String
    /// Files that don't compile because of it. Empty for what works in part.
    package var files: Set<String> = []
    package var uses = 0
    /// `/a/B.swift:12`, the first few.
    package var places: [String] = []
    /// What to do about it.
    package var remedy: String?
    /// It stops the build or the load of files, rather than change what is seen.
    package let blocks: Bool

    package init(_ kind: Kind, _ name: String, _ words: String, blocks: Bool = true, remedy: String? = nil) {
        self.kind = kind
        self.name = name
        self.words = words
        self.blocks = blocks
        self.remedy = remedy
    }

    mutating func rename(_ name: String, _ words: String) {
        self.name = name
        self.words = words
    }

    mutating func add(_ file: String, line: Int, uses count: Int = 1) {
        uses += count
        if files.insert(file).inserted { places.append(line > 0 ? "\(file):\(line)" : file) }
    }
}
