/// A file after its edits, and the proof that no line moved.
struct EditedSource {
    var bytes: [UInt8]
    /// Edits that met an earlier edit and were left out. Always empty unless two rewrites claim the same text.
    var conflicts: [SourceEdit] = []
    /// Edits that would have moved lines and were left out. Always empty.
    var movedLines: [SourceEdit] = []
    /// Those that were made, in the order of their places.
    var applied: [SourceEdit] = []

    /// Applies the edits in the order of their places; `tail` follows on lines of its own.
    init(_ source: SourceBytes, edits: [SourceEdit], tail: [String]) {
        let original = source.bytes
        // At one place insertions come before a replacement.
        let order = edits.indices.sorted { first, second in
            let (one, other) = (edits[first], edits[second])
            if one.start != other.start { return one.start < other.start }
            let (inserts, otherInserts) = (one.start == one.end, other.start == other.end)
            return inserts == otherInserts ? first < second : inserts
        }
        var output: [UInt8] = []
        output.reserveCapacity(original.count + edits.reduce(0) { $0 + $1.text.utf8.count } + 256)
        var position = 0
        for index in order {
            let edit = edits[index]
            if edit.start < position {
                conflicts.append(edit)
                continue
            }
            guard Self.lineEnds(edit.text.utf8) == Self.lineEnds(original[edit.start..<edit.end]) else {
                movedLines.append(edit)
                continue
            }
            output.append(contentsOf: original[position..<edit.start])
            output.append(contentsOf: edit.text.utf8)
            position = edit.end
            applied.append(edit)
        }
        output.append(contentsOf: original[position...])
        if !tail.isEmpty {
            output.append(10)
            output.append(contentsOf: tail.joined(separator: "\n").utf8)
            output.append(10)
        }
        bytes = output
    }

    private static func lineEnds(_ text: some Sequence<UInt8>) -> Int { text.reduce(0) { $1 == 10 ? $0 + 1 : $0 } }
}
