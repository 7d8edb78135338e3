extension TextUnits {
    /// Lengths of the paragraphs with their ends; the last one has none and may be empty.
    package static func paragraphLengths(_ units: ContiguousArray<UInt16>) -> [Int] {
        units.withUnsafeBufferPointer { units in
            var parts: [Int] = []
            var start = 0
            var index = 0
            let count = units.count
            while index < count {
                let unit = units[index]
                index += 1
                // Nearly all units are letters of some script.
                if unit > 0x0D, unit != 0x2029 { continue }
                guard mayEndParagraph(unit) else { continue }
                if unit == 0x0D, index < count, units[index] == 0x0A { index += 1 }
                parts.append(index - start)
                start = index
            }
            parts.append(count - start)
            return parts
        }
    }
}

// Paragraphs end with a line feed, a carriage return, both, or U+2029. What ends one belongs to it.
extension TextRope {
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
            let size = nodes[here].units.count
            if own + size < offset, let found = find(nodes[here].right, own + size) { return found }
            if nodes[here].ownEnds > 0, own < offset {
                let upper = min(size, offset - own)
                if let found = nodes[here].units[..<upper].lastIndex(where: TextUnits.mayEndParagraph) { return own + found }
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
            let size = nodes[here].units.count
            if offset < own, let found = find(left, start) { return found }
            if nodes[here].ownEnds > 0, own + size > offset {
                let lower = max(0, offset - own)
                if let found = nodes[here].units[lower...].firstIndex(where: TextUnits.mayEndParagraph) { return own + found }
            }
            return find(nodes[here].right, own + size)
        }
        return find(root, 0)
    }
}
