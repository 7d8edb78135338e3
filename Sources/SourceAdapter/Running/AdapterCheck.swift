import AppleFoundation
import SwiftParser
import SwiftSyntax

/// Adapts the files of a folder as one module and proves what came out: it parses, and no line moved.
public struct AdapterCheck: Sendable {
    public var files = 0
    public var lines = 0
    public var filesWithSyntaxErrors = 0
    /// Files that parsed before and do not parse after.
    public var parseFailures: [String] = []
    /// Files with a line that is not where it was, or changed without an edit on it.
    public var movedLines: [String] = []
    /// Files that come out differently when no body is left out of the parse.
    public var misreadFiles: [String] = []
    public var refusedEdits = 0
    var refusals: [String] = []
    public var notes: [(path: String, note: AdapterNote)] = []
    public var counts: [String: Int] = [:]
    public var adaptingSeconds = 0.0

    public init() {}

    public var selectorsResolved: Int { counts["selector resolved", default: 0] }
    public var selectorsUnresolved: Int { counts["selector unresolved", default: 0] }
    public var succeeded: Bool {
        parseFailures.isEmpty && movedLines.isEmpty && misreadFiles.isEmpty && refusedEdits == 0
    }

    /// Every `.swift` file below the folder, in order; manifests and build products are left out.
    public static func swiftFiles(in folder: String) -> [String] {
        guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
        var paths: [String] = []
        for case let path as String in enumerator where path.hasSuffix(".swift") {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasPrefix("Package") && !path.contains("Sources/") || path.contains(".build/") { continue }
            var isFolder = false
            if let type = try? FileManager.default.attributesOfItem(atPath: folder + "/" + path)[.type] as? FileAttributeType {
                isFolder = type != .typeRegular
            }
            if !isFolder { paths.append(folder + "/" + path) }
        }
        return paths.sorted()
    }

    public mutating func check(paths: [String], with adapter: ModuleAdapter) {
        let sources = paths.compactMap { path -> (path: String, bytes: [UInt8])? in
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            return (path, [UInt8](data))
        }
        let clock = ContinuousClock()
        let start = clock.now
        let result = adapter.adapt(sources)
        adaptingSeconds +=
            Double((clock.now - start).components.attoseconds) / 1e18 + Double((clock.now - start).components.seconds)
        var thorough = adapter
        thorough.configuration.parsesWholeFiles = true
        thorough.cache = nil
        let whole = thorough.adapt(sources)
        let verdicts = ModuleAdapter.inParallel(sources.count) { index in
            Self.verdict(original: sources[index].bytes, adapted: result.files[index])
        }
        for (index, file) in result.files.enumerated() {
            files += 1
            lines += verdicts[index].lines
            refusedEdits += file.refusedEdits
            refusals += file.refusals.map { "\(file.path):\($0)" }
            let hadErrors = whole.files[index].hasSyntaxErrors
            if hadErrors { filesWithSyntaxErrors += 1 }
            if !verdicts[index].parses, !hadErrors { parseFailures.append(file.path) }
            // A file with errors means what its reader takes it for.
            if file.bytes != whole.files[index].bytes, !hadErrors { misreadFiles.append(file.path) }
            if verdicts[index].hasMovedLines { movedLines.append(file.path) }
            counts.merge(file.counts, uniquingKeysWith: +)
            notes += file.notes.map { (file.path, $0) }
        }
    }

    private struct Verdict: Sendable {
        var lines: Int
        var parses: Bool
        var hasMovedLines: Bool
    }

    private static func verdict(original: [UInt8], adapted: AdaptedFile) -> Verdict {
        let parses = DeepStack.callOnNewSegment {
            !adapted.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
        }
        let moved = hasMovedLines(original: original, adapted: adapted.bytes, edits: adapted.edits)
        return Verdict(lines: SourceBytes(original).lineStarts().count, parses: parses, hasMovedLines: moved)
    }

    /// Compares line by line: a line without an edit must be the same bytes at the same number.
    static func hasMovedLines(original: [UInt8], adapted: [UInt8], edits: [SourceEdit]) -> Bool {
        let before = original.split(separator: 10, omittingEmptySubsequences: false)
        let after = adapted.split(separator: 10, omittingEmptySubsequences: false)
        guard after.count >= before.count else { return true }
        let table = LineTable(SourceBytes(original))
        var touched: Set<Int> = []
        for edit in edits { touched.formUnion(table.line(at: edit.start)...table.line(at: max(edit.start, edit.end))) }
        for line in before.indices where !touched.contains(line + 1) {
            if before[line].elementsEqual(after[line]) == false { return true }
        }
        return false
    }

    public var report: String {
        let total = selectorsResolved + selectorsUnresolved
        let share = total == 0 ? 0 : Double(selectorsUnresolved) * 100 / Double(total)
        var text: [String] = [
            "files                 \(files)",
            "lines                 \(lines)",
            "syntax errors before  \(filesWithSyntaxErrors)",
            "parse failures        \(parseFailures.count)",
            "files with moved lines \(movedLines.count)",
            "misread bodies        \(misreadFiles.count)",
            "refused edits         \(refusedEdits)",
            "selectors resolved    \(selectorsResolved)",
            "selectors unresolved  \(selectorsUnresolved) (\(String(format: "%.2f", share)) %)",
            "adapted in            \(String(format: "%.2f", adaptingSeconds)) s",
        ]
        for (construct, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) })
        where !construct.hasPrefix("selector ") {
            text.append("  " + construct.padding(toLength: 38, withPad: " ", startingAt: 0) + " \(count)")
        }
        text += parseFailures.map { "does not parse: \($0)" } + movedLines.map { "lines moved: \($0)" }
        text += misreadFiles.map { "misread body: \($0)" }
        text += refusals.map { "refused edit: \($0)" }
        return text.joined(separator: "\n")
    }
}
