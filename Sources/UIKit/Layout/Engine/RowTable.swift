/// Which constraint a row of the solver is, by its number. Plain storage: it is written to once for each constraint.
struct RowTable {
    private var base: UnsafeMutablePointer<ConstraintRow?>?
    private(set) var count = 0
    private var capacity = 0

    @inline(__always) subscript(index: Int32) -> ConstraintRow? {
        Int(index) < count ? base.unsafelyUnwrapped[Int(index)] : nil
    }

    @inline(__always) mutating func set(_ row: ConstraintRow, at index: Int32) {
        if Int(index) == count, count < capacity {
            count &+= 1
        } else if Int(index) >= count {
            grow(to: Int(index) + 1)
        }
        (base.unsafelyUnwrapped + Int(index)).initialize(to: row)
    }

    @inline(__always) func clear(_ index: Int32) { if Int(index) < count { base.unsafelyUnwrapped[Int(index)] = nil } }

    /// Makes room for so many more in one go.
    mutating func expect(_ more: Int) { if count + more > capacity { reserve(count + more) } }

    @inline(never) private mutating func grow(to needed: Int) {
        if needed > capacity { reserve(max(needed, capacity + capacity / 2, 16)) }
        let base = base.unsafelyUnwrapped
        (base + count).initialize(repeating: nil, count: needed - count)
        count = needed
    }

    private mutating func reserve(_ larger: Int) {
        let new = UnsafeMutablePointer<ConstraintRow?>.allocate(capacity: larger)
        if let base {
            new.moveInitialize(from: base, count: count)
            base.deallocate()
        }
        base = new
        capacity = larger
    }

    mutating func deallocate() {
        base?.deallocate()
        self = RowTable()
    }
}
