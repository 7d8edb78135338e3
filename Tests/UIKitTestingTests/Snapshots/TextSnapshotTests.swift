import AppleFoundation
import TestEvidence
import Testing

@testable import UIKitTesting

@Suite("Testing kit / Snapshots / Texts", .ours)
struct TextSnapshotTests {
    @Test func `shows the changed lines with two lines around them`() {
        let old = "a\nb\nc\nd\ne\nf\ng"
        let new = "a\nb\nc\nD\ne\nf\ng\nh"
        let expected = """
              ⋮
              b
              c
            - d
            + D
              e
              f
              g
            + h
            """
        #expect(TextSnapshot.difference(from: old, to: new) == expected)
    }

    @Test func `tells expected from actual and keeps what was found`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("allium-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = SnapshotPlace(testFile: folder.path + "/TreeTests.swift", testName: "tree()", name: nil, extension: "txt")
        #expect(TextSnapshot(text: "one\ntwo").verify(at: place, mode: .all) == .recorded)
        #expect(TextSnapshot(text: "one\ntwo").verify(at: place, mode: .never) == .matches)
        guard case .failed(let message) = TextSnapshot(text: "one\n2").verify(at: place, mode: .never) else {
            Issue.record("It should have failed.")
            return
        }
        #expect(message.hasPrefix("The text differs from its reference (- expected, + actual):\n  one\n- two\n+ 2\n"))
        #expect(try String(contentsOf: place.failure, encoding: .utf8) == "one\n2\n")
    }
}
