import AppleFoundation

/// A line by which a program of tests tells the tool what it has left for the report.
package struct AttachmentNote: Equatable {
    /// The variable of the environment with the folder for such files.
    package static let variable = "ALLIUM_REPORT"

    /// As Swift Testing calls it; empty for the one that runs.
    package let test: String
    /// With an ending that tells what it is.
    package let name: String
    package let path: String
    /// Whether it is only of interest when the test fails.
    package let isForFailures: Bool

    package init(test: String, name: String, path: String, isForFailures: Bool) {
        self.test = test
        self.name = name
        self.path = path
        self.isForFailures = isForFailures
    }

    // MARK: A line
    private static let mark = "\u{1E}allium-attachment\t"

    package var line: String {
        let words = [isForFailures ? "failures" : "always", test, name, path]
        return Self.mark
            + words.map { String($0.map { $0 == "\t" || $0.isNewline ? " " : $0 }) }.joined(separator: "\t")
    }

    /// Nil for any other line.
    package init?(line: Substring) {
        guard line.hasPrefix(Self.mark) else { return nil }
        let words = line.dropFirst(Self.mark.count).split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 4 else { return nil }
        self.init(test: words[1], name: words[2], path: words[3], isForFailures: words[0] == "failures")
    }
}
