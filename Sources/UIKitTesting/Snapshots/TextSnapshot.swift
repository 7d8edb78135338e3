import AppleFoundation

/// Compares a text with a file, line by line.
struct TextSnapshot {
    var text: String

    func verify(at place: SnapshotPlace, mode: SnapshotMode) -> SnapshotOutcome {
        let files = SnapshotFiles(place: place, mode: mode)
        let content = text.hasSuffix("\n") ? text : text + "\n"
        return files.verify(
            write: { try Data(content.utf8).write(to: $0) },
            compare: { data in
                let expected = String(decoding: data, as: UTF8.self)
                guard expected != content else { return nil }
                let name = place.reference.deletingPathExtension().lastPathComponent
                RunAttachments.keep(Data(expected.utf8), named: name + ".expected.txt")
                RunAttachments.keep(Data(content.utf8), named: name + ".actual.txt")
                return """
                    The text differs from its reference (- expected, + actual):
                    \(Self.difference(from: expected, to: content))
                    Actual: \(files.writeFailure(Data(content.utf8)))
                    """
            })
    }

    /// The changed lines with two lines around them.
    static func difference(from expected: String, to actual: String) -> String {
        let old = lines(expected)
        let new = lines(actual)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var marked: [(mark: Character, line: String)] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if oldIndex < old.count, removed.contains(oldIndex) {
                marked.append(("-", old[oldIndex]))
                oldIndex += 1
            } else if newIndex < new.count, inserted.contains(newIndex) {
                marked.append(("+", new[newIndex]))
                newIndex += 1
            } else {
                marked.append((" ", old[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return excerpt(marked)
    }

    private static func excerpt(_ marked: [(mark: Character, line: String)]) -> String {
        let around = 2
        var output: [String] = []
        var lastShown = -1
        for index in marked.indices {
            let near = max(0, index - around)...min(marked.count - 1, index + around)
            guard near.contains(where: { marked[$0].mark != " " }) else { continue }
            if index > lastShown + 1 { output.append("  ⋮") }
            output.append("\(marked[index].mark) \(marked[index].line)")
            lastShown = index
        }
        if lastShown < marked.count - 1 { output.append("  ⋮") }
        return output.joined(separator: "\n")
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
