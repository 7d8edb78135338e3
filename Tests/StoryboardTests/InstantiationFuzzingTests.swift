import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Mutated files are instantiated or refused, never a crash, never without an end. `ALLIUM_FUZZ=100000` asks for more of them.
@MainActor @Suite("Storyboards / Fuzzing", .serialized)
struct InstantiationFuzzingTests {
    private static let count = ProcessInfo.processInfo.environment["ALLIUM_FUZZ"].flatMap(Int.init) ?? 400

    /// Makes all that a file describes; gives what was said about it.
    private func make(_ text: [UInt8]) -> [IBDiagnostic] {
        var said: [IBDiagnostic] = []
        NibReport.observer = { said.append($0) }
        defer { NibReport.observer = nil }
        do throws(IBDiagnostic) {
            let document = try IBDocument(bytes: text, file: "Fuzz.storyboard")
            said += document.diagnostics
            _ = Misuse.observed {
                _ = InterfaceCheck(document).instantiate()
                _ = InterfaceCheck(document).compareFrames()
            }
        } catch {
            said.append(error)
        }
        return said
    }

    @Test(.assumed("a file from anywhere must not end the process"))
    func `mutated files are made or refused with file and line`() {
        var random = SeededRandomness(state: 11)
        var refused = 0
        var remarks = 0
        for index in 0..<Self.count {
            if index % 2000 == 0 { NibLibrary.removeAll() }
            var interface = RandomInterface(seed: UInt64(index / 8))
            let bytes = Mutation.mutated(Array((index % 3 == 0 ? Mutation.seed : interface.storyboard()).utf8), &random)
            let began = DispatchTime.now().uptimeNanoseconds
            let said = make(bytes)
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
            if seconds > 5 { Issue.record("mutation \(index) took \(seconds) s") }
            for problem in said {
                remarks += 1
                if problem.severity == .error { refused += 1 }
                if problem.file != "Fuzz.storyboard" || problem.message.isEmpty || problem.line < 0 {
                    Issue.record("mutation \(index): \(problem)")
                }
            }
        }
        #expect(refused > 0 && remarks > refused)
        if Self.count > 10_000 { print("fuzzing: \(Self.count) mutations, \(refused) refused, \(remarks) remarks") }
    }

    private func storyboard(_ content: String, connections: String = "") -> [UInt8] {
        Array(InterfaceFiles.storyboard(InterfaceFiles.scene(content, connections: connections)).utf8)
    }

    @Test(.assumed("what is wrong is said with the object that it is about"))
    func `missing destinations and wrong types name line and object`() throws {
        let content = """
            <subviews>
            <label id="l" text="T"/>
            <view id="v"><connections>
            <outlet property="backgroundColor" destination="l" id="o1"/>
            <outlet property="nothing" destination="nowhere" id="o2"/>
            <action selector="x:" destination="vc" id="a1"/>
            </connections></view>
            </subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="width" secondItem="nowhere" secondAttribute="width" id="c1"/>
            <constraint firstItem="l" firstAttribute="width" secondItem="v" secondAttribute="top" id="c2"/>
            </constraints>
            """
        let said = make(storyboard(content))
        for id in ["o1", "o2", "a1", "c1", "c2"] {
            let found = said.filter { $0.objectID == id }
            #expect(!found.isEmpty && found.allSatisfy { $0.line > 3 }, "nothing is said about \(id)")
        }
    }

    @Test(.assumed("cycles of scenes end"))
    func `scenes that embed each other end`() throws {
        func container(_ destination: String) -> String {
            #"<subviews><containerView id="c\#(destination)"><connections><segue kind="embed" destination="\#(destination)" id="e\#(destination)"/></connections></containerView></subviews>"#
        }
        let text = InterfaceFiles.storyboard(
            InterfaceFiles.scene(container("b"), id: "vc"), InterfaceFiles.scene(container("vc"), id: "b"))
        let said = make(Array(text.utf8))
        #expect(said.contains { $0.message.contains("contains itself") })
    }

    @Test(.assumed("a scene's cost stays in proportion to the file"))
    func `scenes that embed others twice at each level stop growing`() throws {
        // 2 to the power of 24 controllers, were there no end.
        let scenes = (0..<24).map { level -> String in
            let container = { (side: String) in
                #"<containerView id="c\#(level)\#(side)"><connections><segue kind="embed" destination="s\#(level + 1)" id="e\#(level)\#(side)"/></connections></containerView>"#
            }
            let content = level == 23 ? "" : "<subviews>\(container("a"))\(container("b"))</subviews>"
            return InterfaceFiles.scene(content, id: level == 0 ? "vc" : "s\(level)")
        }
        let text = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
        let file = InterfaceFiles.storyboard().replacingOccurrences(of: "<scenes>", with: "<scenes>" + text)
        var said: [String] = []
        NibReport.observer = { said.append($0.message) }
        defer { NibReport.observer = nil }
        let files = InterfaceFiles(["Main.storyboard": file])
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        controller.loadViewIfNeeded()
        #expect(said.count == 1 && said[0].contains("too many scenes"))
    }

    @Test(.assumed("depth within the reader's limit is made without a deep stack"))
    func `views as deep as the reader allows are made and released`() throws {
        let depth = 240
        let open = (0..<depth).map { "<subviews><view id=\"d\($0)\">" }.joined()
        let said = make(storyboard(open + String(repeating: "</view></subviews>", count: depth)))
        #expect(said.isEmpty)
        let deeper = (0..<600).map { "<subviews><view id=\"d\($0)\">" }.joined()
        let refused = make(storyboard(deeper + String(repeating: "</view></subviews>", count: 600)))
        #expect(refused.first?.message.contains("nests elements deeper") == true && refused.first?.objectID != nil)
    }
}

/// Bytes and values put in each other's places.
enum Mutation {
    static let seed = InterfaceFilesSeed.text

    static func mutated(_ bytes: [UInt8], _ random: inout SeededRandomness) -> [UInt8] {
        var result = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) where !result.isEmpty {
            let place = Int.random(in: 0..<result.count, using: &random)
            let length = min(Int.random(in: 1...60, using: &random), result.count - place)
            switch Int.random(in: 0..<12, using: &random) {
            case 0: result[place] = UInt8.random(in: 0...255, using: &random)
            case 1: result.removeSubrange(place..<(place + length))
            case 2: result[place] = Array("<>&\"'/= -0YN".utf8).randomElement(using: &random)!
            case 3: swapLines(&result, &random)
            // Well-formed all the same: most mutations shall get past the parser.
            default: swapValues(&result, &random)
            }
        }
        return result
    }

    private static let odd = ["1e308", "-1e308", "0", "-1", "1:0", "", "YES", "vc", "nan", "99999999999999999999", "\u{FFFD}"]

    /// A quoted value takes another's place, or an odd one's.
    private static func swapValues(_ bytes: inout [UInt8], _ random: inout SeededRandomness) {
        let quotes = bytes.indices.filter { bytes[$0] == 0x22 }
        guard quotes.count > 4 else { return }
        let from = Int.random(in: 0..<(quotes.count / 2), using: &random) * 2
        let to = Int.random(in: 0..<(quotes.count / 2), using: &random) * 2
        var value = Array(bytes[quotes[from]...quotes[from + 1]])
        if Int.random(in: 0..<3, using: &random) == 0 { value = Array("\"\(odd.randomElement(using: &random)!)\"".utf8) }
        bytes.replaceSubrange(quotes[to]...quotes[to + 1], with: value)
    }

    /// An element on a line of its own stands somewhere else, or twice.
    private static func swapLines(_ bytes: inout [UInt8], _ random: inout SeededRandomness) {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        guard lines.count > 6 else { return }
        let from = Int.random(in: 3..<lines.count, using: &random)
        let to = Int.random(in: 3..<lines.count, using: &random)
        if Bool.random(using: &random) { lines.swapAt(from, to) } else { lines[to] = lines[from] }
        bytes = Array(lines.joined(separator: [0x0A]))
    }
}
