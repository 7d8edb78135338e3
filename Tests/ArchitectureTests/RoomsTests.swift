import Foundation
import TestEvidence
import Testing

/// UIKit is one module of many rooms, the folders right under `Sources/UIKit`. ARCHITECTURE.md prints them from the ground up, and a room
/// uses what isn't public of rooms that are printed before it, so that each can be read, tested and one day built without those after it.
///
/// What apps can use every room may use: a view has a window, and a responder an application.
@Suite("Architecture / Rooms of UIKit", .assumed("a room that knows only what lies below it can be understood alone"))
struct RoomsTests {
    static let folder = "Sources/UIKit/"

    /// Uses that go up all the same. A line whose file no longer does so doesn't belong here, and no line is to be added: declare a small
    /// protocol where the call starts, and let the class above adopt it (`Views/ViewOwner.swift` is one).
    static let exceptions: [(file: String, room: String, reason: String)] = []

    @Test func `ARCHITECTURE names every room once`() throws {
        let printed = try Self.order().flatMap { $0 }
        let folders = Set(UIKitRooms().files.compactMap { UIKitRooms.room(of: $0) })
        #expect(folders.count > 15)
        #expect(printed.sorted() == folders.sorted())
    }

    @Test func `a room uses what isn't public only of rooms printed before it`() throws {
        let rooms = try UIKitRooms(index: .shared())
        var floors: [String: Int] = [:]
        for (floor, names) in try Self.order().enumerated() { for name in names { floors[name] = floor } }
        #expect(rooms.uses.count > 1_000)
        var isNeeded: Set<Int> = []
        var up: [String: Set<String>] = [:]
        for use in rooms.uses {
            guard let here = floors[use.from], let there = floors[use.to], there > here else { continue }
            if let known = Self.exceptions.firstIndex(where: { $0.file == use.file && $0.room == use.to }) {
                isNeeded.insert(known)
            } else {
                up[
                    "\(use.file) uses what isn't public of \(use.to), which ARCHITECTURE.md prints after \(use.from)",
                    default: []
                ]
                .insert(use.name)
            }
        }
        for (words, names) in up.sorted(by: { $0.key < $1.key }) {
            Issue.record("\(words): \(names.sorted().joined(separator: ", "))")
        }
        for (index, exception) in Self.exceptions.enumerated() where !isNeeded.contains(index) {
            Issue.record("\(exception.file) uses nothing of \(exception.room) any more: take it off the exceptions")
        }
    }

    @Test func `what apps can use is told apart`() throws {
        let rooms = try UIKitRooms(index: .shared())
        let names = Set(rooms.uses.map(\.name))
        for name in ["rarities", "windowStack", "Misuse", "AfterCommit"] {
            #expect(names.contains(name), "\(name) isn't public")
        }
        for name in ["alpha", "UIView", "layoutSubviews()", "white", "shared", "gestureRecognizerShouldBegin(_:)"] {
            let uses = rooms.uses.filter { $0.name == name && $0.isOfType(["UIView", "UIColor", "UIApplication"]) }
            #expect(uses.isEmpty, "\(name) is public")
        }
    }

    /// The rooms of the table in ARCHITECTURE.md; those of one line are one room in several folders.
    private static func order() throws -> [[String]] {
        let path = Repository().root.appendingPathComponent("ARCHITECTURE.md").path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Rooms of UIKit") } ?? ""
        return section.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|")
            guard line.hasPrefix("| `"), let first = cells.first else { return nil }
            return first.matches(of: #/`(\w+)`/#).map { String($0.1) }
        }
    }
}

/// What each room of UIKit uses of the others that apps can't.
struct UIKitRooms {
    struct Use {
        let file: String
        let from: String
        let to: String
        let name: String
        fileprivate let owner: String

        func isOfType(_ names: Set<String>) -> Bool { names.contains(owner) }
    }

    /// From `Sources/UIKit` on.
    let files: [String]
    private(set) var uses: [Use] = []
    private var lines: [String: [Substring]] = [:]

    init() {
        let all = Repository().files(under: "Sources/UIKit", extensions: ["swift"])
        files = all.map { String($0.path.dropFirst(RoomsTests.folder.count)) }
        for (name, file) in zip(files, all) { lines[name] = file.lines }
    }

    init(index: SourceIndex) throws {
        self.init()
        let top = Repository().root.path + "/" + RoomsTests.folder
        let paths = index.texts.map { $0.hasPrefix(top) ? String($0.dropFirst(top.count)) : nil }
        let rooms = paths.map { $0.flatMap(Self.room) }
        // Accessors are used by using their properties.
        let isAccessor = index.texts.map { $0.hasPrefix("getter:") || $0.hasPrefix("setter:") }
        var isPublic: [SourceIndex.Number: Bool] = [:]
        var seen: Set<[Int]> = []
        for reference in index.references {
            guard let from = rooms[reference.file], let definition = index.definitions[reference.symbol],
                let to = rooms[definition.file], to != from, !isAccessor[definition.name]
            else { continue }
            let known = isPublic[reference.symbol] ?? Self.isPublic(definition, index, paths, lines)
            isPublic[reference.symbol] = known
            guard !known, seen.insert([reference.file, reference.symbol]).inserted else { continue }
            let owner = index.definitions[definition.parent].map { index.texts[$0.name] } ?? ""
            uses.append(
                Use(file: paths[reference.file]!, from: from, to: to, name: index.texts[definition.name], owner: owner))
        }
    }

    /// The folder; nil for a file right under `Sources/UIKit`.
    static func room(of file: String) -> String? {
        let parts = file.split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
    }

    /// By the words in front of the name; what has none there, in protocols and enumerations, is what these are.
    private static func isPublic(
        _ definition: SourceIndex.Definition, _ index: SourceIndex, _ paths: [String?], _ lines: [String: [Substring]]
    ) -> Bool {
        guard let path = paths[definition.file], let all = lines[path], definition.line <= all.count else { return false }
        let words = all[definition.line - 1].split(separator: " ")
        let keywords: Set<Substring> = [
            "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "init", "case",
        ]
        var takesFromOwner = words.first == "case"
        for word in words {
            if word == "public" || word == "open" { return true }
            if ["package", "internal", "private", "fileprivate"].contains(word) { return false }
            if keywords.contains(word), word != "class" { break }
        }
        guard let owner = index.definitions[definition.parent] else { return false }
        if index.texts[definition.parent].hasSuffix("P") { takesFromOwner = true }
        return takesFromOwner && isPublic(owner, index, paths, lines)
    }
}
