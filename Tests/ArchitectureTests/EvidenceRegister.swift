import Foundation

/// The pages of `Documentation/Evidence`: facts, each with its sources, and the sources themselves.
struct EvidenceRegister {
    enum Kind: String {
        case words, result, standard
    }

    struct Entry {
        let id: String
        let place: String
        let cells: [String]
        var isSource: Bool { place.contains("/sources.md:") }
    }

    private(set) var entries: [String: Entry] = [:]
    private(set) var mistakes: [String] = []

    init(pages: [Repository.SourceFile]) {
        for page in pages where !page.path.hasSuffix("/README.md") {
            for (number, line) in page.lines.enumerated() where line.hasPrefix("| ") {
                let cells = line.dropFirst().dropLast().components(separatedBy: " | ").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                guard let id = cells.first, Self.isID(id) else { continue }
                let entry = Entry(id: id, place: "\(page.path):\(number + 1)", cells: cells)
                if let other = entries[id] { mistakes.append("\(entry.place): \(id) stands in \(other.place) already") }
                if cells.count != (entry.isSource ? 5 : 3) || cells.contains("") {
                    mistakes.append("\(entry.place): \(id) lacks something")
                }
                entries[id] = entry
            }
        }
    }

    init(_ repository: Repository = Repository()) {
        self.init(pages: repository.files(under: "Documentation/Evidence", extensions: ["md"]))
    }

    /// Capitals, then parts of capitals and numbers: `NAV-11`, `LAYOUT-E6b`, `WWDC-2014-228`, `GIF89a`. No public name looks so.
    static func isID(_ text: String) -> Bool { text.wholeMatch(of: #/[A-Z][A-Z0-9]*(-[A-Z0-9]+)*[a-z]?/#) != nil }

    /// Of a fact: the ids that its sources begin with, and addresses, which are results that somebody pasted.
    func sources(of entry: Entry) -> (ids: [String], unknown: [String], hasAddress: Bool) {
        var (ids, unknown, hasAddress): ([String], [String], Bool) = ([], [], false)
        for item in entry.cells.last?.components(separatedBy: "; ") ?? [] {
            let first = String(item.prefix { $0 != " " })
            if entries[first]?.isSource == true {
                ids.append(first)
            } else if first.contains("."), first.contains("/") || first.hasSuffix(".com") || item.contains(" ") {
                hasAddress = true
            } else {
                unknown.append(item)
            }
        }
        return (ids, unknown, hasAddress)
    }

    func kinds(of id: String) -> Set<Kind> {
        guard let entry = entries[id] else { return [] }
        if entry.isSource { return Set((entry.cells.last ?? "").components(separatedBy: ", ").compactMap(Kind.init)) }
        let sources = sources(of: entry)
        let stated = sources.ids.flatMap { kinds(of: $0) }
        return Set(stated + (sources.hasAddress ? [.result] : []))
    }
}

/// A tag as it stands in a test's source.
struct EvidenceTag {
    let kind: String
    let text: String
    let place: String

    /// The ids that it begins with: `NAV-30, NAV-31: …`; nil where it begins with something else.
    var ids: [String]? {
        let ids = (text.components(separatedBy: ": ").first ?? "").components(separatedBy: ", ")
        return ids.allSatisfy(EvidenceRegister.isID) ? ids : nil
    }

    /// The tags of a file, those with constants of the same file included.
    static func all(in file: Repository.SourceFile) -> [EvidenceTag] {
        guard file.text.contains(".oracle(") || file.text.contains(".documented(") || file.text.contains(".assumed(") else {
            return []
        }
        var constants: [Substring: Substring] = [:]
        for match in file.text.matches(of: #/let (\w+) =\s+"((?:[^"\\]|\\.)*)"/#) { constants[match.1] = match.2 }
        var tags: [EvidenceTag] = []
        var (line, position) = (1, file.text.startIndex)
        for match in file.text.matches(of: #/\.(oracle|documented|assumed)\(\s*(?:"((?:[^"\\]|\\.)*)"|(\w+))\s*\)/#) {
            line += file.text[position..<match.range.lowerBound].utf8.count { $0 == 10 }
            position = match.range.lowerBound
            let text = match.2 ?? match.3.flatMap { constants[$0] } ?? ""
            tags.append(EvidenceTag(kind: String(match.1), text: String(text), place: "\(file.path):\(line)"))
        }
        return tags
    }
}

/// Apple's public names, from the inventory.
struct PublicNames {
    private var types: [Substring: [Substring]] = [:]
    private var members: Set<String> = []
    private var globals: Set<Substring> = []

    init(_ repository: Repository = Repository()) throws {
        let inventory = repository.root.appendingPathComponent("Documentation/API/inventory.tsv")
        for row in try String(contentsOf: inventory, encoding: .utf8).split(separator: "\n").dropFirst() {
            let cells = row.split(separator: "\t", maxSplits: 8, omittingEmptySubsequences: false)
            let name = cells[3].prefix { $0 != "(" }
            if cells[1].isEmpty {
                globals.insert(name)
            } else if name.isEmpty {
                types[cells[1]] = cells[7].split(separator: ",")
            } else {
                members.insert("\(cells[1]).\(name)")
                // Of some of Foundation's types only what UIKit adds is listed.
                types[cells[1], default: []] += []
            }
        }
    }

    /// Whether the text begins with a type, a global, or a member that a type has or takes over.
    func isFirst(in text: String) -> Bool {
        var word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        while word.last == "." { word.removeLast() }
        if types[word] != nil || globals.contains(word) { return true }
        let parts = word.split(separator: ".")
        return parts.indices.dropFirst().contains { index in
            let type = Substring(parts[..<index].joined(separator: "."))
            return types[type] != nil && has(type, parts[index])
        }
    }

    private func has(_ type: Substring, _ member: Substring) -> Bool {
        members.contains("\(type).\(member)") || (types[type] ?? []).contains { has($0, member) }
    }
}
