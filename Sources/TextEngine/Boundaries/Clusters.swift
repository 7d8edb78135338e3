// Clusters are what Swift's strings call characters: a letter with its marks, a family of emoji, a flag. The standard library's own rules
// need no tables beside it, so that this floor stands on nothing.
extension TextRope {
    /// The border nearest after `offset`; the end for an offset at the end.
    package func clusterBorder(after offset: Int) -> Int {
        guard offset < count else { return count }
        let start = safeStart(atOrBefore: offset)
        var reach = 64
        while true {
            let end = scalarStart(min(count, offset + reach))
            let borders = borders(in: start..<end)
            // The last cluster may go on behind what has been read.
            if let found = borders.first(where: { $0 > offset }), found < end || end == count { return found }
            reach *= 4
        }
    }

    /// The border nearest before `offset`; zero for an offset at the start.
    package func clusterBorder(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let start = safeStart(atOrBefore: offset - 1)
        let end = min(count, scalarStart(offset) == offset ? offset : offset + 1)
        return ([start] + borders(in: start..<end)).last { $0 < offset } ?? 0
    }

    package func isClusterBorder(_ offset: Int) -> Bool {
        if offset <= 0 || offset >= count { return offset == 0 || offset == count }
        if TextUnits.standsAlone(self[offset - 1]), TextUnits.standsAlone(self[offset]) { return true }
        return clusterBorder(after: clusterBorder(before: offset)) == offset
    }

    /// The border at `offset` or before it.
    package func clusterStart(_ offset: Int) -> Int { isClusterBorder(offset) ? offset : clusterBorder(before: offset) }
    /// The border at `offset` or after it.
    package func clusterEnd(_ offset: Int) -> Int { isClusterBorder(offset) ? offset : clusterBorder(after: offset) }

    /// Never between the halves of a pair.
    package func scalarStart(_ offset: Int) -> Int {
        guard offset > 0, offset < count, TextUnits.isTrailing(self[offset]), TextUnits.isLeading(self[offset - 1]) else {
            return offset
        }
        return offset - 1
    }

    /// Each border in a stretch that begins with one, the first left out.
    private func borders(in range: Range<Int>) -> [Int] {
        var place = range.lowerBound
        return string(in: range).map { character in
            place += character.utf16.count
            return place
        }
    }

    /// A place at which a cluster begins for certain, near `offset`.
    private func safeStart(atOrBefore offset: Int) -> Int {
        var end = offset
        var reach = 64
        while end > 0 {
            let low = max(0, end - reach)
            let units = units(in: low..<min(count, end + 1))
            for index in stride(from: min(end - low, units.count - 1), to: 0, by: -1) {
                let (before, after) = (units[index - 1], units[index])
                if before == 0x0A || before == 0x2029 || before == 0x0D && after != 0x0A { return low + index }
                if TextUnits.standsAlone(before), TextUnits.standsAlone(after) { return low + index }
            }
            end = low
            reach = min(reach * 4, 1 << 16)
        }
        return 0
    }
}
