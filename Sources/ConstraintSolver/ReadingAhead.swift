/// Touches what the next piece of a region will need before it is needed.
///
/// A piece jumps to and fro among its constraints, and each jump into memory that was not touched for long costs as much as a
/// hundred steps. But what was added piece by piece lies piece by piece: the next one's constraints follow the last one's, those of
/// views' contents apart from the rest. Touched in order, many lines of memory come at once. A wrong guess costs a few loads.
struct ReadingAhead {
    private struct Stretch {
        var first = Int32.max
        var last: Int32 = -1
        var count: Int32 = 0

        @inline(__always) mutating func add(_ id: Int32) {
            if id < first { first = id }
            if id > last { last = id }
            count &+= 1
        }

        var isDense: Bool { count > 8 && last &- first < 2 &* count }
    }

    private var rows = Stretch()
    private var contents = Stretch()
    /// What was read, so that it is read.
    private var sum: UInt8 = 0

    /// The piece begins: reads where its constraints probably are.
    mutating func begin(_ constraints: Buffer<ConstraintRecord>, _ terms: Buffer<TermRecord>) {
        if rows.isDense { read(after: rows, constraints, terms) }
        if contents.isDense { read(after: contents, constraints, terms) }
        rows = Stretch()
        contents = Stretch()
    }

    mutating func forget() {
        rows = Stretch()
        contents = Stretch()
    }

    /// The piece has this constraint.
    @inline(__always) mutating func note(_ id: Int32, _ record: UnsafePointer<ConstraintRecord>) {
        if record.pointee.count == 1, record.pointee.relation != 0 { contents.add(id) } else { rows.add(id) }
    }

    private mutating func read(
        after stretch: Stretch, _ constraints: Buffer<ConstraintRecord>, _ terms: Buffer<TermRecord>
    ) {
        let first = Int(stretch.last) + 1
        let end = min(first + Int(stretch.count), constraints.count)
        guard first < end else { return }
        read(constraints.base + first, constraints.base + end)
        let firstTerm = Int(constraints[first].start)
        let endTerm = Int(constraints[end - 1].start)
        guard firstTerm >= 0, firstTerm < endTerm, endTerm <= terms.count, endTerm - firstTerm <= 8 * Int(stretch.count) else {
            return
        }
        read(terms.base + firstTerm, terms.base + endTerm)
    }

    @inline(__always) private mutating func read(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) {
        var place = start
        var sum = sum
        while place < end {
            sum &+= place.load(as: UInt8.self)
            place += 64
        }
        self.sum = sum
    }
}
