/// Objects by element. The elements of a scene are neighbours in their document: for those it is a list, for others a table.
struct NibObjects {
    private var first: Int32 = 0
    private var near: ContiguousArray<AnyObject?> = []
    /// Those that were known before, and those of other places.
    private(set) var far: [Int32: AnyObject]

    init(_ known: [Int32: AnyObject]) { far = known }

    /// Makes room for the elements of a range.
    mutating func expect(_ range: Range<Int32>) {
        first = range.lowerBound
        near = ContiguousArray(repeating: nil, count: range.count)
    }

    /// The same as asking for the object, without counting references.
    @inline(__always) func has(_ element: Int32) -> Bool {
        let place = Int(element &- first)
        if place >= 0, place < near.count {
            let isThere = near.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place * 8, as: UInt.self) != 0 }
            if isThere { return true }
        }
        return !far.isEmpty && far[element] != nil
    }

    subscript(element: Int32) -> AnyObject? {
        get {
            let place = Int(element &- first)
            if place >= 0, place < near.count, let object = near[place] { return object }
            return far.isEmpty ? nil : far[element]
        }
        set {
            let place = Int(element &- first)
            if place >= 0, place < near.count { near[place] = newValue } else { far[element] = newValue }
        }
    }

    func element(of object: AnyObject) -> Int32? {
        if let place = near.firstIndex(where: { $0 === object }) { return first + Int32(place) }
        return far.first { $0.value === object }?.key
    }
}
