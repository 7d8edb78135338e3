import AppleFoundation

/// What was counted once over many public files that are not in the repository, and at which commit. Each is a table in `Documentation`;
/// `Scripts/support` says which of them are older than the code that they speak of.
enum Corpus: String, CaseIterable {
    case sources = "SourceCounts"
    case interfaces = "InterfaceCounts"
    case standIns = "InterfaceStandIns"
    case suites = "PublicSuites"
    case projects = "ProjectVerdicts"

    struct Unsaid: Error, CustomStringConvertible {
        let description: String
    }

    private func lines(in root: URL) throws -> [Substring] {
        let file = root.appendingPathComponent("Documentation/\(rawValue).tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }

    /// The fields of its rows, the title's first.
    func rows(in root: URL) throws -> [[String]] {
        try lines(in: root).filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Its first line says it.
    func counted(in root: URL) throws -> (commit: String, date: String) {
        guard let words = try lines(in: root).first?.firstMatch(of: #/^# counted at (\w+) on ([\d-]+)$/#) else {
            throw Unsaid(description: "Documentation/\(rawValue).tsv doesn't begin with `# counted at <commit> on <date>`.")
        }
        return (String(words.1), String(words.2))
    }

    /// For the support page.
    func sentence(in root: URL) throws -> String {
        let counted = try counted(in: root)
        return "At commit `\(counted.commit)`, \(counted.date)."
    }
}
