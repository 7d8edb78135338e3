import Foundation
import TestEvidence
import Testing

/// The words with which code tells the compiler to look away: each file that has some stands in a table of decision 30, with their number and
/// the reason.
@Suite("Architecture / Unsafe words", .ours)
struct UnsafeWordsTests {
    private static let words = ["Unmanaged", "unsafeDowncast", "unsafeBitCast", "nonisolated(unsafe)"]
    /// Pure functions on buffers, made of such words.
    private static let kernels: Set = ["RasterKernels", "RenderEngine", "ConstraintSolver"]
    private static let page = "Documentation/Decisions/0030-unsafe-words.md"

    /// Lines with such a word, by file.
    private var found: [String: Int] {
        var found: [String: Int] = [:]
        for file in Repository().files(under: "Sources", extensions: ["swift"]) where !Self.kernels.contains(file.module) {
            let count = file.code.count { line in Self.words.contains { line.contains($0) } }
            if count > 0 { found[String(file.path.dropFirst("Sources/".count))] = count }
        }
        return found
    }

    private func text() throws -> String {
        try String(contentsOf: Repository().root.appendingPathComponent(Self.page), encoding: .utf8)
    }

    /// What the page says, by file.
    private func told() throws -> [String: (count: Int, reason: String)] {
        var told: [String: (Int, String)] = [:]
        for row in try text().matches(of: #/(?m)^\| `([^`]+\.swift)` \| (\d+) \| (.*) \|$/#) {
            told[String(row.1)] = (Int(row.2)!, String(row.3))
        }
        return told
    }

    @Test func `each has its reason, and none comes unseen`() throws {
        let (found, told) = (found, try told())
        #expect(found.count > 20)
        for (file, count) in found.sorted(by: { $0.key < $1.key }) where told[file]?.count != count {
            Issue.record("\(file) has \(count) lines with unsafe words; \(Self.page) tells of \(told[file]?.count ?? 0)")
        }
        for (file, row) in told.sorted(by: { $0.key < $1.key }) {
            #expect(found[file] != nil, "\(file) has none, and \(Self.page) tells of it")
            #expect(row.reason.count > 8, "\(Self.page) gives no reason for \(file)")
        }
    }

    @Test func `the page's sum is that of its table`() throws {
        let counts = try told().values.map(\.count)
        #expect(try text().contains("The rest, \(counts.reduce(0, +)) lines in \(counts.count) files,"))
    }
}
