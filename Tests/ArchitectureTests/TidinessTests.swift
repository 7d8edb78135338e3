import Foundation
import TestEvidence
import Testing

@Suite("Architecture / Tidiness", .ours)
struct TidinessTests {
    @Test func `no Swift file is longer than 700 lines`() {
        let files = Repository().files(extensions: ["swift"])
        #expect(files.count > 40)
        for file in files where file.lines.count > 700 {
            Issue.record("\(file.path) has \(file.lines.count) lines. Split it by concept.")
        }
    }

    @Test func `no file names a folder of somebody's machine`() throws {
        // In pieces, so that this file passes its own test.
        let folders = ["work", "root", "home", "Users"].map { "/" + $0 + "/" }
        let files = Repository().files()
        #expect(files.contains { $0.path == "Package.swift" })
        for file in files where (file.path as NSString).lastPathComponent != "Dockerfile" {
            for (index, line) in file.lines.enumerated() where folders.contains(where: { Self.names($0, in: line) }) {
                Issue.record("\(file.path):\(index + 1) names a path of one machine: \(line)")
            }
        }
    }

    @Test func `no promise to come back later`() {
        let marks = ["TO" + "DO", "FIX" + "ME"]
        for file in Repository().files(under: "Sources", extensions: ["swift", "c", "h"]) {
            for (index, line) in file.lines.enumerated() where marks.contains(where: { line.contains($0) }) {
                Issue.record("\(file.path):\(index + 1): \(line)")
            }
        }
    }

    @Test func `every sentence survives a release build`() {
        // `precondition` and `assert` say their words in debug builds alone. An assertion about our own memory may go with them.
        let calls = ["precondition" + "(", "precondition" + "Failure(", "assertion" + "Failure("]
        for file in Repository().files(under: "Sources", extensions: ["swift"]) {
            for (index, line) in file.lines.enumerated() where calls.contains(where: { line.contains($0) }) {
                if line.contains("func precondition") { continue }
                Issue.record("\(file.path):\(index + 1): write `require` or `fatalError`: \(line)")
            }
        }
    }

    /// Whether the folder starts a path there, rather than standing inside an address or a longer path.
    private static func names(_ folder: String, in line: Substring) -> Bool {
        var rest = line
        while let found = rest.range(of: folder) {
            let before = found.lowerBound == line.startIndex ? " " : line[line.index(before: found.lowerBound)]
            if !before.isLetter, !before.isNumber, before != "." { return true }
            rest = rest[found.upperBound...]
        }
        return false
    }
}
