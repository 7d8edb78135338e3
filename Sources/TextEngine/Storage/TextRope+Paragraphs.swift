/// Lengths of the paragraphs with their ends; the last one has none and may be empty.
struct ParagraphLengths {
    private var parts: ContiguousArray<Int32> = []
    /// Of the paragraph that isn't ended yet.
    private var open = 0
    /// The text so far ends with a carriage return: a line feed would still belong to it.
    private var endsInReturn = false

    init(expecting count: Int) { parts.reserveCapacity(count) }

    mutating func add(_ units: UnsafeBufferPointer<UInt16>) {
        if units.isEmpty { return }
        var start = 0
        if endsInReturn, units[0] == 0x0A {
            parts[parts.count - 1] += 1
            start = 1
        }
        endsInReturn = false
        var end = TextUnits.end(in: units, from: start)
        while end < units.count {
            var next = end + 1
            if units[end] == 0x0D {
                if next == units.count { endsInReturn = true } else if units[next] == 0x0A { next += 1 }
            }
            parts.append(Int32(open + next - start))
            open = 0
            start = next
            end = TextUnits.end(in: units, from: start)
        }
        open += units.count - start
    }

    consuming func finished() -> ContiguousArray<Int32> {
        parts.append(Int32(open))
        return parts
    }
}

extension TextUnits {
    package static func paragraphLengths(_ units: ContiguousArray<UInt16>) -> ContiguousArray<Int32> {
        var lengths = ParagraphLengths(expecting: 1)
        units.withUnsafeBufferPointer { lengths.add($0) }
        return lengths.finished()
    }
}

// Paragraphs end with a line feed, a carriage return, both, or U+2029. What ends one belongs to it.
extension TextRope {
    /// Lengths of the paragraphs with their ends; the last one has none and may be empty.
    package func paragraphLengths() -> ContiguousArray<Int32> {
        if let lengthsAsMade { return lengthsAsMade }
        var lengths = ParagraphLengths(expecting: root < 0 ? 1 : nodes[Int(root)].ends + 1)
        forEachPiece { $0.withUnsafeBufferPointer { lengths.add($0) } }
        return lengths.finished()
    }

    /// The paragraph that a caret at `offset` stands in. Behind the last end is one more, which is empty.
    package func paragraph(at offset: Int) -> Range<Int> {
        // Between the two halves of an end a caret stands in the paragraph that they end.
        let isInsideEnd = offset > 0 && offset < count && self[offset - 1] == 0x0D && self[offset] == 0x0A
        let place = isInsideEnd ? offset - 1 : offset
        var start = 0
        if let end = lastEnd(before: place) { start = end + 1 }
        guard let end = firstEnd(from: place) else { return start..<count }
        let isDouble = self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A
        return start..<end + (isDouble ? 2 : 1)
    }

    /// Without what ends it.
    package func paragraphContent(at offset: Int) -> Range<Int> {
        let whole = paragraph(at: offset)
        var end = whole.upperBound
        while end > whole.lowerBound, whole.upperBound - end < 2, TextUnits.mayEndParagraph(self[end - 1]) { end -= 1 }
        return whole.lowerBound..<end
    }

    /// The last unit before `offset` that may end a paragraph.
    private func lastEnd(before offset: Int) -> Int? {
        func find(_ node: Int32, _ start: Int) -> Int? {
            guard node >= 0, nodes[Int(node)].ends > 0, start < offset else { return nil }
            let here = Int(node)
            let left = nodes[here].left
            let own = start + (left < 0 ? 0 : nodes[Int(left)].count)
            let size = nodes[here].piece.count
            if own + size < offset, let found = find(nodes[here].right, own + size) { return found }
            if nodes[here].piece.ends > 0, own < offset {
                let upper = min(size, offset - own)
                if let found = nodes[here].piece.lastEnd(before: upper, plain) { return own + found }
            }
            return find(left, start)
        }
        return find(root, 0)
    }

    private func firstEnd(from offset: Int) -> Int? {
        func find(_ node: Int32, _ start: Int) -> Int? {
            guard node >= 0, nodes[Int(node)].ends > 0, start + nodes[Int(node)].count > offset else { return nil }
            let here = Int(node)
            let left = nodes[here].left
            let own = start + (left < 0 ? 0 : nodes[Int(left)].count)
            let size = nodes[here].piece.count
            if offset < own, let found = find(left, start) { return found }
            if nodes[here].piece.ends > 0, own + size > offset {
                let lower = max(0, offset - own)
                if let found = nodes[here].piece.firstEnd(from: lower, plain) { return own + found }
            }
            return find(nodes[here].right, own + size)
        }
        return find(root, 0)
    }
}
