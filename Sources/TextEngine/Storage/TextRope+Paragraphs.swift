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
            let here = nodes[Int(node)]
            let own = start + (here.left < 0 ? 0 : nodes[Int(here.left)].count)
            if let found = find(here.right, own + here.units.count) { return found }
            if here.ownEnds > 0, own < offset {
                let upper = min(here.units.count, offset - own)
                if let found = here.units[..<upper].lastIndex(where: TextUnits.mayEndParagraph) { return own + found }
            }
            return find(here.left, start)
        }
        return find(root, 0)
    }

    private func firstEnd(from offset: Int) -> Int? {
        func find(_ node: Int32, _ start: Int) -> Int? {
            guard node >= 0, nodes[Int(node)].ends > 0, start + nodes[Int(node)].count > offset else { return nil }
            let here = nodes[Int(node)]
            let own = start + (here.left < 0 ? 0 : nodes[Int(here.left)].count)
            if let found = find(here.left, start) { return found }
            if here.ownEnds > 0, own + here.units.count > offset {
                let lower = max(0, offset - own)
                if let found = here.units[lower...].firstIndex(where: TextUnits.mayEndParagraph) { return own + found }
            }
            return find(here.right, own + here.units.count)
        }
        return find(root, 0)
    }
}
