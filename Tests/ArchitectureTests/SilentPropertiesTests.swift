import Foundation
import TestEvidence
import Testing

/// A property that an app sets and nothing reads is a gap that nobody sees. Each one says so (`Unsupported.kept`), or it is kept for
/// whoever asks, and then it stands in `KeptForOthers` with the reason.
@Suite("Architecture / Silent properties", .assumed("nothing silently does nothing"))
struct SilentPropertiesTests {
    @Test func `what an app sets has a reader, says that it has none, or is kept for others`() throws {
        let silent = try SilentProperties().names
        let said = Self.keptProperties()
        #expect(said.count > 10)
        for (name, place) in silent.sorted(by: { $0.key < $1.key }) {
            if said.contains(name) || KeptForOthers.reason(for: name) != nil { continue }
            Issue.record(
                "\(name) (\(place)) is stored and read by nobody. Implement it, or call `Unsupported.kept(\"\(name)\")`.")
        }
        for name in KeptForOthers.reasons.keys.sorted() where silent[name] == nil {
            Issue.record("\(name) has a reader now: it doesn't belong in KeptForOthers.")
        }
    }

    /// What the sources declare as kept.
    static func keptProperties() -> Set<String> {
        var names: Set<String> = []
        for file in Repository().files(under: "Sources", extensions: ["swift"]) {
            for line in file.code {
                for match in line.matches(of: #/Unsupported\.kept\("([\w.]+)"\)/#) { names.insert(String(match.1)) }
            }
        }
        return names
    }
}

/// Finds the public properties whose values nothing reads.
///
/// Where a value is kept is a stored property itself, or what its setter writes. Reading by the accessors of properties that are kept
/// in the same place, by copying, comparing, archiving and describing doesn't count.
struct SilentProperties {
    private static let modules = ["AppleFoundation", "CoreGraphics", "CoreText", "ImageIO", "QuartzCore", "UIKit"]

    /// Where each stands, by its name with its type.
    private(set) var names: [String: String] = [:]
    private let index: SourceIndex
    private let root = Repository().root.path + "/"
    private let files: [String: [Substring]]
    /// The stored properties that each property's setter writes.
    private var places: [String: Set<String>] = [:]
    /// The properties that are kept in each place.
    private var tenants: [String: Set<String>] = [:]

    init() throws {
        index = try SourceIndex()
        let all = Repository().files(under: "Sources", extensions: ["swift"])
        let root = Repository().root.path + "/"
        files = Dictionary(uniqueKeysWithValues: all.map { (root + $0.path, $0.lines) })
        findPlaces()
        for (symbol, definition) in index.definitions
        where (symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ")) && isOfApple(definition.file) {
            guard let isStored = isStoredAndSettable(definition) else { continue }
            var kept = places[symbol] ?? []
            if isStored { kept.insert(symbol) }
            guard !kept.isEmpty, kept.union(withOverridden(symbol)).allSatisfy({ !isRead($0) }) else { continue }
            names[index.fullName(of: symbol)] = "\(definition.file.dropFirst(root.count)):\(definition.line)"
        }
    }

    private func lines(of file: String) -> [Substring] { files[file] ?? [] }

    private func line(of reference: SourceIndex.Reference) -> Substring? {
        let all = lines(of: reference.file)
        return reference.line <= all.count ? all[reference.line - 1] : nil
    }

    private func isOfApple(_ file: String) -> Bool { Self.modules.contains { file.hasPrefix("\(root)Sources/\($0)/") } }

    private mutating func findPlaces() {
        for (symbol, references) in index.references {
            for reference in references where reference.writes && !reference.reads {
                guard let owner = Self.owner(ofAccessor: reference.container, named: ["s"]) else { continue }
                places[owner, default: []].insert(symbol)
                // An override keeps where the overridden property is read from.
                tenants[symbol, default: []].formUnion(withOverridden(owner))
            }
        }
    }

    private func withOverridden(_ symbol: String) -> Set<String> {
        var all: Set<String> = [symbol]
        var waiting = [symbol]
        while let next = waiting.popLast() {
            for overridden in index.definitions[next]?.overridden ?? [] where all.insert(overridden).inserted {
                waiting.append(overridden)
            }
        }
        return all
    }

    /// Whether something makes use of what is kept there.
    private func isRead(_ symbol: String) -> Bool {
        let own = (tenants[symbol] ?? []).union([symbol]).union(places[symbol].map { $0.flatMap { tenants[$0] ?? [] } } ?? [])
        return (index.references[symbol] ?? []).contains { reference in
            guard reference.reads else { return false }
            if let owner = Self.owner(ofAccessor: reference.container, named: ["g", "s", "w", "W", "M", "r"]),
                own.contains(owner)
            {
                // What an observer does with the new value is a use; to look whether it changed is none.
                guard Self.owner(ofAccessor: reference.container, named: ["W"]) == symbol else { return false }
                return !(line(of: reference)?.contains("oldValue") ?? true)
            }
            let name = index.definitions[reference.container]?.name ?? ""
            return !Self.passingOn.contains { name.hasPrefix($0) }
        }
    }

    private static let passingOn = [
        "==", "isEqual", "hash", "encode(", "init(coder", "copy", "mutableCopy", "take(", "keyedValue", "setKeyedValue",
        "description", "addViews", "addControls", "addBars", "addItems",
    ]

    /// The property whose accessor it is: the compiler's names differ in their last letters.
    private static func owner(ofAccessor symbol: String, named kinds: Set<Character>) -> String? {
        let isStatic = symbol.hasSuffix("Z")
        let bare = isStatic ? symbol.dropLast() : symbol[...]
        guard let kind = bare.last, kinds.contains(kind), bare.dropLast().last == "v" else { return nil }
        return bare.dropLast() + "p" + (isStatic ? "Z" : "")
    }

    /// Nil for what apps can't set; otherwise whether it is stored.
    private func isStoredAndSettable(_ definition: SourceIndex.Definition) -> Bool? {
        let all = lines(of: definition.file)
        guard definition.line <= all.count,
            let match = all[definition.line - 1].firstMatch(
                of:
                    #/^\s*(?:@[\w(), ".:]+ )*(?:override )?(?:public|open)\b(?<modifiers>[^=]*?)\bvar `?(?<name>\w+)`?(?<rest>.*)$/#
            ),
            match.name == definition.name, !match.modifiers.contains("(set)")
        else { return nil }
        let rest = match.rest.prefix { $0 != "/" }
        let following = definition.line < all.count ? all[definition.line] : ""
        let body = rest.hasSuffix("{") ? following : rest.drop { $0 != "{" }.dropFirst()
        if rest.contains(#/=\s*\{/#) || !rest.contains("{") { return true }
        return body.contains(#/^\s*(didSet|willSet)/#)
    }
}
