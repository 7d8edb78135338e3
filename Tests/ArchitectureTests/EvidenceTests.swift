import Foundation
import TestEvidence
import Testing

/// Each tag of each test leads to something that another person can look up. `Documentation/Evidence/README.md` has the rules.
@Suite("Architecture / Evidence", .ours)
struct EvidenceTests {
    static let files = Repository().files(under: "Tests", extensions: ["swift"]).filter {
        // These two speak of tags; the others are packages of their own.
        !$0.path.hasPrefix("Tests/ArchitectureTests/Evidence") && !$0.path.contains("/Originals/")
            && !["SDK", "Projects", "Programs", "Conformance"].contains(target($0))
    }
    static let tags = files.flatMap { EvidenceTag.all(in: $0) }

    @Test func `every source of a fact is known, and every entry is whole`() {
        let register = EvidenceRegister()
        #expect(register.entries.count > 300)
        #expect(register.mistakes == [])
        for entry in register.entries.values {
            if !entry.isSource {
                for item in register.sources(of: entry).unknown { Issue.record("\(entry.place): unknown source \(item)") }
            }
            #expect(!register.kinds(of: entry.id).isEmpty, "\(entry.place): \(entry.id) has nothing to stand on")
        }
    }

    @Test func `an oracle is a result of Apple's system`() {
        let register = EvidenceRegister()
        let oracles = Self.tags.filter { $0.kind == "oracle" }
        #expect(oracles.count > 400)
        for tag in oracles {
            guard let ids = tag.ids else {
                Issue.record("\(tag.place): an oracle begins with ids of Documentation/Evidence, not with: \(tag.text)")
                continue
            }
            for id in ids where !register.kinds(of: id).contains(.result) {
                Issue.record("\(tag.place): \(id) is \(register.entries[id] == nil ? "nowhere in the register" : "no result")")
            }
        }
    }

    @Test func `what is documented names its page`() throws {
        let (register, names) = (EvidenceRegister(), try PublicNames())
        let documented = Self.tags.filter { $0.kind == "documented" }
        #expect(documented.count > 1000)
        for tag in documented {
            if let ids = tag.ids {
                for id in ids where register.kinds(of: id).isDisjoint(with: [.words, .standard]) {
                    Issue.record("\(tag.place): \(id) has no words of Apple's or of a standard")
                }
            } else if !names.isFirst(in: tag.text) {
                Issue.record("\(tag.place): neither a public name nor an id: \(tag.text)")
            }
        }
    }

    @Test func `what is assumed says why`() {
        for tag in Self.tags where tag.kind == "assumed" && tag.text.isEmpty { Issue.record("\(tag.place): why?") }
    }

    @Test func `nothing in the register is without use`() {
        let register = EvidenceRegister()
        var used = Set(Self.tags.flatMap { $0.ids ?? [] })
        for entry in register.entries.values where !entry.isSource { used.formUnion(register.sources(of: entry).ids) }
        for entry in register.entries.values.sorted(by: { $0.place < $1.place }) where !used.contains(entry.id) {
            Issue.record("\(entry.place): nobody cites \(entry.id)")
        }
    }

    @Test func `every test says what it stands on`() {
        var tagged: [String: Set<Substring>] = [:]
        for file in Self.files { tagged[Self.target(file), default: []].formUnion(TestDeclarations(file).taggedTypes) }
        for file in Self.files {
            let declarations = TestDeclarations(file)
            for test in declarations.tests where !test.isTagged && !tagged[Self.target(file)]!.contains(test.type) {
                Issue.record("\(file.path):\(test.line): neither this test nor its suite has a tag; `.ours` says it is our own")
            }
        }
    }

    @Test func `tags are read with their places`() {
        let text = "let why = \"a reason\"\n@Test(." + "oracle(\"NAV-1, NAV-2: both\"))\nfunc a() {}\n@Test(." + "assumed(why))"
        let tags = EvidenceTag.all(in: Repository.SourceFile(path: "A.swift", text: text))
        #expect(tags.map(\.kind) == ["oracle", "assumed"] && tags.map(\.place) == ["A.swift:2", "A.swift:4"])
        #expect(tags[0].ids == ["NAV-1", "NAV-2"] && tags[1].ids == nil && tags[1].text == "a reason")
    }

    @Test func `tests are found with and without tags`() {
        let text = """
            @Suite("A", .ours) struct A {
                @Test func one() {}
            }
            struct B {
                @Test(arguments: ["(", ")"]) func two(text: String) {}
                @Test(.ours) func three() {}
            }
            """
        let found = TestDeclarations(Repository.SourceFile(path: "A.swift", text: text))
        #expect(found.taggedTypes == ["A"])
        #expect(found.tests.map(\.type) == ["A", "B", "B"] && found.tests.map(\.isTagged) == [false, false, true])
        #expect(found.tests.map(\.line) == [2, 5, 6])
    }

    private static func target(_ file: Repository.SourceFile) -> String { String(file.path.split(separator: "/")[1]) }
}

/// The tests of a file, and the types whose suites have a tag.
private struct TestDeclarations {
    struct Test {
        let line: Int
        let isTagged: Bool
        /// The type around it, empty for a function of the file.
        let type: Substring
    }

    private(set) var tests: [Test] = []
    private(set) var taggedTypes: Set<Substring> = []

    init(_ file: Repository.SourceFile) {
        let lines = file.lines
        var types: [(indentation: Int, name: Substring)] = []
        var suite: Bool?
        for (index, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            let indentation = line.count - text.count
            if text.isEmpty { continue }
            while let last = types.last, last.indentation >= indentation, text.first != ")" { types.removeLast() }
            // Names of tests speak of classes, too.
            let code = text.hasPrefix("//") ? "" : text.replacing(#/`[^`]*`|"[^"]*"/#, with: "")
            if code.contains("@Suite") { suite = Self.isTagged(lines, from: index, "@Suite") }
            if let match = code.firstMatch(of: #/(?:^|\s)(?:struct|class|enum|extension|actor) ([A-Z]\w*)/#) {
                types.append((indentation, Substring(match.1)))
                if suite == true { taggedTypes.insert(Substring(match.1)) }
                suite = nil
            }
            guard text.hasPrefix("@Test") || text.hasPrefix("@MainActor @Test") else { continue }
            tests.append(
                Test(line: index + 1, isTagged: Self.isTagged(lines, from: index, "@Test"), type: types.last?.name ?? ""))
        }
    }

    /// Whether the arguments of the attribute hold a tag, however many lines they take.
    private static func isTagged(_ lines: [Substring], from index: Int, _ attribute: String) -> Bool {
        let text = lines[index..<min(lines.count, index + 40)].joined(separator: "\n")
        var rest = text[text.range(of: attribute)!.upperBound...].drop { $0 == " " }
        guard rest.first == "(" else { return false }
        var (depth, isQuoted, arguments) = (0, false, "")
        while let character = rest.popFirst() {
            if character == "\\", isQuoted {
                rest = rest.dropFirst()
            } else if character == "\"" {
                isQuoted.toggle()
            } else if !isQuoted {
                arguments.append(character)
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                if depth == 0 { break }
            }
        }
        return arguments.firstMatch(of: #/\.(oracle\(|documented\(|assumed\(|ours\b)/#) != nil
    }
}
