import AppleFoundation

/// Failures in the forms that services show beside the lines of a change.
package struct CodeAnnotations {
    package struct Note: Equatable {
        package let file: String?
        package let line: Int?
        package let title: String
        package let text: String
    }

    package let notes: [Note]

    package init(_ report: TestReport, folder: String) {
        notes = report.runs.flatMap { run in
            run.log.failures.map { failure in
                let place = TestLog.placed(failure, in: folder)
                let variant = run.variant.map { " (\($0))" } ?? ""
                return Note(file: place.file, line: place.line, title: failure.test + variant, text: failure.text)
            }
        }
    }

    /// Commands that GitHub's runners read in a step's output.
    package var gitHub: [String] {
        func escaped(_ text: String, isValue: Bool) -> String {
            var result = text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
                .replacingOccurrences(of: "\n", with: "%0A")
            if isValue { result = result.replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C") }
            return result
        }
        // Of one step GitHub shows ten.
        return notes.prefix(10).map { note in
            let values = [
                note.file.map { "file=" + escaped($0, isValue: true) }, note.line.map { "line=\($0)" },
                "title=" + escaped(note.title, isValue: true),
            ].compactMap { $0 }
            return "::error \(values.joined(separator: ","))::\(escaped(note.text, isValue: false))"
        }
    }

    /// The report of code quality that GitLab shows in a merge request.
    package var gitLab: Data {
        let entries = notes.map { note -> [String: Any] in
            let words = [note.file ?? "", note.title, note.text].joined(separator: "\n")
            let hash = words.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
            return [
                "description": "\(note.title): \(note.text)", "check_name": "test", "severity": "major",
                "fingerprint": String(hash, radix: 16),
                "location": ["path": note.file ?? ".", "lines": ["begin": note.line ?? 1]],
            ]
        }
        return
            (try? JSONSerialization.data(
                withJSONObject: entries, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]))
            ?? Data("[]".utf8)
    }
}
