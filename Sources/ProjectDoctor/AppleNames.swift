import AppleFoundation

/// Apple's public names, and which of them aren't here: the inventory, compared with the lists of our modules.
package struct AppleNames: Sendable {
    package struct Entry: Hashable, Sendable {
        /// `UIPickerView`, or `UITextView.typingAttributes`
        package let name: String
        package let module: String
        package let isType: Bool
    }

    /// Types, by their full names.
    private(set) var absentTypes: [String: Entry] = [:]
    /// By the member's base name: members of types that are here, which no type of ours has.
    private(set) var absentMembers: [String: Entry] = [:]
    /// By `Type.member`.
    private(set) var absentStatics: [String: Entry] = [:]
    private(set) var absentGlobals: [String: Entry] = [:]
    /// By the member's base name: members of types that aren't here, and that no other type has.
    private(set) var ofAbsentTypes: [String: Entry] = [:]
    /// Properties that are kept and change nothing, by base name.
    private(set) var kept: [String: Entry] = [:]
    /// Members that work in part, or not at all, by base name: what happens instead.
    private(set) var partial: [String: Partial] = [:]
    /// Attributes of interface files of which nothing is made.
    private(set) var unreadAttributes: Set<String> = []
    /// Types that are here.
    private(set) var types: Set<String> = []

    package var isEmpty: Bool { types.isEmpty }

    /// A folder with `inventory.tsv`, the modules' lists and `Support.md`.
    package init(folder: String) throws {
        func text(_ name: String) throws -> String {
            guard let data = RegularFile.contents(folder + "/" + name, limit: 64 << 20) else {
                throw AbsentFile(description: "\(folder)/\(name) can't be read; make the Swift SDK anew: make sdk")
            }
            return String(decoding: data, as: UTF8.self)
        }
        let lists = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }.sorted()
        try self.init(inventory: text("inventory.tsv"), lists: lists.map(text), support: text("Support.md"))
    }

    struct Partial: Sendable {
        let entry: Entry
        let instead: String
    }

    package struct AbsentFile: Error, CustomStringConvertible {
        package let description: String
    }

    private struct Row {
        let module: String
        let type: String
        let kind: Substring
        let member: Substring
        let isAmbiguous: Bool
        let isThere: Bool
        let isUsed: Bool
    }

    package init(inventory: String, lists: [String], support: String) {
        var declared = DeclaredNames()
        for list in lists { declared.add(list) }
        let rows = inventory.split(separator: "\n").dropFirst().compactMap(Self.row)
        types = declared.types
        for row in rows where row.member.isEmpty {
            if row.isThere || declared.types.contains(row.type) {
                types.insert(row.type)
            } else {
                absentTypes[row.type] = Entry(name: row.type, module: row.module, isType: true)
            }
        }
        // Whatever any type that is here calls so.
        var known = declared.all
        for row in rows where row.isThere { known.insert(DeclaredNames.base(row.member)) }
        for row in rows where !row.member.isEmpty && !row.isThere {
            let base = DeclaredNames.base(row.member)
            guard !base.isEmpty, base != "init", base != "subscript" else { continue }
            if row.type.isEmpty {
                guard !known.contains(base) else { continue }
                absentGlobals[base] = Entry(name: base, module: row.module, isType: false)
                continue
            }
            // One word may be anything, and nobody lists all that Foundation has on Linux.
            let isTelling =
                base.dropFirst().contains(where: \.isUppercase) && row.module != "Foundation" && row.module != "ObjectiveC"
            if let type = absentTypes[row.type] ?? absentTypes[String(row.type.prefix { $0 != "." })] {
                if isTelling, !known.contains(base), !row.isAmbiguous, row.isUsed { ofAbsentTypes[base] = type }
                continue
            }
            let entry = Entry(name: row.type + "." + base, module: row.module, isType: false)
            if isTelling, !known.contains(base), !row.isAmbiguous, row.isUsed {
                absentMembers[base] = absentMembers[base] ?? entry
            }
            let isStatic = row.kind == "static func" || row.kind == "static var" || row.kind == "case" || row.kind == "const"
            if isStatic, !known.contains(base) { absentStatics[row.type + "." + base] = entry }
        }
        for name in absentMembers.keys { ofAbsentTypes[name] = nil }
        // UIKit brings Core Image with it, whose names aren't in the inventory.
        for name in [
            "CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector", "CIFaceFeature", "CIQRCodeFeature",
            "CIKernel",
        ]
        where !types.contains(name) {
            absentTypes[name] = Entry(name: name, module: "CoreImage", isType: true)
        }
        read(support, declared)
    }

    /// module, type, kind, member, requirement, introduced, deprecated, inherits, uses, repos, weight, ambiguous, seen, notes
    private static func row(_ line: Substring) -> Row? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count >= 12 else { return nil }
        let notes = cells.count > 13 ? cells[13] : ""
        let words = notes.split(separator: ",")
        let isThere = words.contains("linux") || words.contains("async") || cells[3].isEmpty && words.contains("linux-type")
        return Row(
            module: String(cells[0]), type: String(cells[1]), kind: cells[2], member: cells[3], isAmbiguous: cells[11] == "~",
            isThere: isThere, isUsed: (Int(cells[9]) ?? 0) > 0)
    }

    // MARK: What works in part
    /// The page of what works: its table of gaps, and the properties that are kept. A name counts where every type that has it is meant.
    private mutating func read(_ support: String, _ declared: DeclaredNames) {
        var owners: [String: Set<String>] = [:]
        for (type, names) in declared.members where !type.isEmpty {
            for name in names { owners[name, default: []].insert(type) }
        }
        var keptOwners: [String: Set<String>] = [:]
        for line in support.split(separator: "\n") {
            if line.hasPrefix("**Kept") {
                for name in Self.quoted(line) {
                    guard let dot = name.lastIndex(of: ".") else { continue }
                    let base = String(name[dot...].dropFirst())
                    kept[base] = Entry(name: name, module: "", isType: false)
                    keptOwners[base, default: []].insert(String(name[..<dot]))
                }
            }
            guard line.hasPrefix("| ") else { continue }
            let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            guard cells.count == 3, cells[1] == "partial" || cells[1] == "absent" else { continue }
            if cells[0].hasPrefix("Storyboards: attributes") { unreadAttributes.formUnion(Self.quoted(Substring(cells[2]))) }
            // `UIApplication.open(_:options:completionHandler:)`, maybe with words behind it.
            let name = String(cells[0].prefix { $0 != " " })
            let parts = name.prefix { $0 != "(" }.split(separator: ".")
            guard name.contains("("), parts.count > 1, let base = parts.last.map(String.init),
                owners[base] == [parts.dropLast().joined(separator: ".")]
            else { continue }
            partial[base] = Partial(entry: Entry(name: name, module: "", isType: false), instead: cells[2])
        }
        kept = kept.filter { entry in (owners[entry.key] ?? []).isSubset(of: keptOwners[entry.key] ?? []) }
    }

    private static func quoted(_ text: Substring) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
            $0.offset % 2 == 1 ? String($0.element) : nil
        }
    }
}

extension AppleNames {
    /// The type that a point is named after: `UIPickerView` for `UIPickerViewDelegate`, and for what is inside it.
    func family(of name: String) -> String {
        var candidate = String(name.prefix { $0 != "." })
        var best = absentTypes[candidate] == nil ? name : candidate
        while candidate.count > 5 {
            candidate.removeLast()
            if absentTypes[candidate] != nil { best = candidate }
        }
        return best
    }
}
