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
            for piece in file.text.components(separatedBy: "Unsupported.kept(\"").dropFirst() {
                names.insert(String(piece.prefix { $0 != "\"" }))
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
    private static let modules = [
        "AppleFoundation", "CoreGraphics", "CoreLocation", "CoreText", "ImageIO", "MapKit", "QuartzCore", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "SafariServices", "MessageUI",
    ]

    /// Where each stands, by its name with its type.
    private(set) var names: [String: String] = [:]
    private typealias Symbol = SourceIndex.Number
    private let index: SourceIndex
    private let root = Repository().root.path + "/"
    /// Few of them are looked at.
    private let files: [String: Repository.SourceFile]
    private var knownLines: [String: [Substring]] = [:]
    private var references: [Symbol: [SourceIndex.Reference]] = [:]
    /// The properties that functions are accessors of, with the letter that says which.
    private var accessors: [Symbol: (owner: Symbol, kind: Character)] = [:]
    /// The stored properties that each property's setter writes.
    private var places: [Symbol: Set<Symbol>] = [:]
    /// The properties that are kept in each place.
    private var tenants: [Symbol: Set<Symbol>] = [:]

    init() throws {
        index = try SourceIndex.shared()
        let all = Repository().files(under: "Sources", extensions: ["swift"])
        let root = Repository().root.path + "/"
        files = Dictionary(uniqueKeysWithValues: all.map { (root + $0.path, $0) })
        let properties = index.texts.indices.filter { Self.isProperty(index.texts[$0]) }
        findAccessors(of: properties)
        let isProperty = Set(properties)
        for reference in index.references where isProperty.contains(reference.symbol) {
            references[reference.symbol, default: []].append(reference)
        }
        findPlaces()
        for symbol in properties {
            guard let definition = index.definitions[symbol], isOfApple(index.texts[definition.file]) else { continue }
            let kept = places[symbol] ?? []
            // Most have a reader, and then it doesn't matter how they are written.
            guard kept.union(withOverridden(symbol)).allSatisfy({ !isRead($0) }) else { continue }
            guard let isStored = isStoredAndSettable(definition), isStored || !kept.isEmpty else { continue }
            names[index.fullName(of: symbol)] = "\(index.texts[definition.file].dropFirst(root.count)):\(definition.line)"
        }
    }

    private static func isProperty(_ symbol: String) -> Bool { symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ") }

    /// The compiler's names of a property and of its accessors differ in their last letters.
    private mutating func findAccessors(of properties: [Symbol]) {
        var known: [Substring: Symbol] = [:]
        for property in properties { known[index.texts[property][...]] = property }
        for (number, symbol) in index.texts.enumerated() {
            let isStatic = symbol.utf8.last == UInt8(ascii: "Z")
            let bare = isStatic ? symbol.utf8.dropLast() : symbol.utf8[...]
            guard let kind = bare.last, "gswWMr".utf8.contains(kind), bare.dropLast().last == UInt8(ascii: "v") else {
                continue
            }
            guard let owner = known[Substring(bare.dropLast()) + (isStatic ? "pZ" : "p")] else { continue }
            accessors[number] = (owner, Character(UnicodeScalar(kind)))
        }
    }

    private mutating func lines(of file: String) -> [Substring] {
        if let known = knownLines[file] { return known }
        let lines = files[file]?.lines ?? []
        knownLines[file] = lines
        return lines
    }

    private mutating func line(of reference: SourceIndex.Reference) -> Substring? {
        let all = lines(of: index.texts[reference.file])
        return reference.line <= all.count ? all[reference.line - 1] : nil
    }

    private func isOfApple(_ file: String) -> Bool { Self.modules.contains { file.hasPrefix("\(root)Sources/\($0)/") } }

    private mutating func findPlaces() {
        for (symbol, references) in references {
            for reference in references where reference.writes && !reference.reads {
                keep(symbol, by: reference)
            }
            // A bit of a set of flags is named where it is set.
            guard isFlag(symbol) else { continue }
            for reference in references { keep(symbol, by: reference) }
        }
    }

    private mutating func keep(_ place: Symbol, by reference: SourceIndex.Reference) {
        guard let owner = self.owner(ofAccessor: reference.container, named: "s") else { return }
        places[owner, default: []].insert(place)
        // An override keeps where the overridden property is read from.
        tenants[place, default: []].formUnion(withOverridden(owner))
    }

    private func isFlag(_ symbol: Symbol) -> Bool {
        guard let definition = index.definitions[symbol], let type = index.definitions[definition.parent] else { return false }
        return index.texts[symbol].hasSuffix("vpZ") && index.texts[type.name].hasSuffix("Flags")
    }

    private func withOverridden(_ symbol: Symbol) -> Set<Symbol> {
        var all: Set<Symbol> = [symbol]
        var waiting = [symbol]
        while let next = waiting.popLast() {
            for overridden in index.definitions[next]?.overridden ?? [] where all.insert(overridden).inserted {
                waiting.append(overridden)
            }
        }
        return all
    }

    /// Whether something makes use of what is kept there.
    private mutating func isRead(_ symbol: Symbol) -> Bool {
        let own = (tenants[symbol] ?? []).union([symbol]).union(places[symbol].map { $0.flatMap { tenants[$0] ?? [] } } ?? [])
        for reference in references[symbol] ?? [] where reference.reads {
            // A card names every property; that is no use of it.
            if index.texts[reference.file].hasSuffix("+Card.swift") { continue }
            if let property = owner(ofAccessor: reference.container, named: "gswWMr"), own.contains(property) {
                // What an observer does with the new value is a use; to look whether it changed is none.
                guard owner(ofAccessor: reference.container, named: "W") == symbol else { continue }
                if line(of: reference)?.contains("oldValue") == false { return true }
                continue
            }
            let name = index.definitions[reference.container].map { index.texts[$0.name] } ?? ""
            // What flags begin with says nothing of who reads them.
            if name == "initial" { continue }
            if !Self.passingOn.contains(where: { name.hasPrefix($0) }) { return true }
        }
        return false
    }

    private static let passingOn = [
        "==", "isEqual", "hash", "encode(", "init(coder", "copy", "mutableCopy", "take(", "keyedValue", "setKeyedValue",
        "description",
    ]

    /// The property whose accessor it is, if it is one of these.
    private func owner(ofAccessor symbol: Symbol, named kinds: String) -> Symbol? {
        guard let accessor = accessors[symbol], kinds.contains(accessor.kind) else { return nil }
        return accessor.owner
    }

    /// Nil for what apps can't set; otherwise whether it is stored.
    private mutating func isStoredAndSettable(_ definition: SourceIndex.Definition) -> Bool? {
        let all = lines(of: index.texts[definition.file])
        guard definition.line <= all.count,
            let match = all[definition.line - 1].firstMatch(
                of:
                    #/^\s*(?:@[\w(), ".:]+ )*(?:override )?(?:public|open)\b(?<modifiers>[^=]*?)\bvar `?(?<name>\w+)`?(?<rest>.*)$/#
            ),
            match.name == index.texts[definition.name], !match.modifiers.contains("(set)")
        else { return nil }
        let rest = match.rest.prefix { $0 != "/" }
        let following = definition.line < all.count ? all[definition.line] : ""
        let body = rest.hasSuffix("{") ? following : rest.drop { $0 != "{" }.dropFirst()
        if rest.contains(#/=\s*\{/#) || !rest.contains("{") { return true }
        return body.contains(#/^\s*(didSet|willSet)/#)
    }
}
