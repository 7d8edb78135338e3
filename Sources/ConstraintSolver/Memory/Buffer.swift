/// What `allocate` gives comes from the system's `malloc`, whose memory can also grow where it is.
@_silgen_name("realloc") private func systemReallocate(
    _ memory: UnsafeMutableRawPointer?, _ size: Int
) -> UnsafeMutableRawPointer?

/// Growable storage for plain values, without reference counting, bounds checks or exclusivity checks.
///
/// It grows where it is if the system can: large buffers are not copied, and only the memory that is used in the end was ever touched.
/// Whoever owns it calls `deallocate()`. Elements must be trivial.
struct Buffer<Element> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int
    /// Where large ones come from, if anywhere but the system.
    private let storage: UnsafeMutablePointer<LargeStorage>?

    init(capacity: Int = 0, in storage: UnsafeMutablePointer<LargeStorage>? = nil) {
        self.capacity = capacity
        self.storage = storage
        base = capacity > 0 ? .allocate(capacity: capacity) : Self.nowhere
    }

    /// Where an empty one begins: a solver has many that it never needs.
    @inline(__always) private static var nowhere: UnsafeMutablePointer<Element> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    @inline(__always) subscript(index: Int) -> Element {
        get { base[index] }
        nonmutating _modify { yield &base[index] }
    }

    @inline(__always) subscript(index: Int32) -> Element {
        get { base[Int(index)] }
        nonmutating _modify { yield &base[Int(index)] }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(__always) mutating func popLast() -> Element {
        count -= 1
        return base[count]
    }

    @inline(__always) mutating func removeAll() { count = 0 }
    @inline(__always) mutating func truncate(_ newCount: Int) { count = newCount }

    /// Makes it `newCount` elements long, all of them `element`.
    mutating func refill(_ newCount: Int, _ element: Element) {
        reserve(newCount)
        base.initialize(repeating: element, count: newCount)
        count = newCount
    }

    /// Lengthens it by `more` elements, whose first has the returned index.
    mutating func extend(_ more: Int, _ element: Element) -> Int {
        let start = count
        if count + more > capacity { reserve(count + more) }
        (base + count).initialize(repeating: element, count: more)
        count += more
        return start
    }

    /// Lengthens it by `more` elements that the caller writes; the first has the returned index.
    @inline(__always) mutating func lengthen(_ more: Int) -> Int {
        let start = count
        if start + more > capacity { reserve(start + more) }
        count = start &+ more
        return start
    }

    @inline(never) mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        let larger = max(needed, capacity < 256 ? 2 * capacity : capacity + capacity / 2, 16)
        if let storage, grow(to: larger, in: storage) { return }
        base = systemReallocate(capacity > 0 ? UnsafeMutableRawPointer(base) : nil, larger * MemoryLayout<Element>.stride)!
            .assumingMemoryBound(to: Element.self)
        capacity = larger
    }

    private mutating func grow(to larger: Int, in storage: UnsafeMutablePointer<LargeStorage>) -> Bool {
        let old = capacity * MemoryLayout<Element>.stride
        let new = larger * MemoryLayout<Element>.stride
        let isInside = storage.pointee.contains(base)
        if isInside, storage.pointee.extend(base, from: old, to: new) {
            capacity = larger
            return true
        }
        let memory: UnsafeMutablePointer<Element>
        if let room = storage.pointee.allocate(new) {
            memory = room.assumingMemoryBound(to: Element.self)
        } else if isInside {
            memory = .allocate(capacity: larger)
        } else {
            return false
        }
        memory.moveInitialize(from: base, count: count)
        deallocate()
        base = memory
        capacity = larger
        return true
    }

    /// Grows for `more` elements in one go.
    mutating func makeRoom(for more: Int) {
        guard count + more > capacity else { return }
        reserve(max(count + more, capacity + capacity / 2))
    }

    /// Makes it equal to another.
    mutating func assume(_ other: Buffer) {
        count = 0
        reserve(other.count)
        base.initialize(from: other.base, count: other.count)
        count = other.count
    }

    /// Empties it and gives its memory back.
    mutating func reset() {
        deallocate()
        self = Buffer(in: storage)
    }

    func deallocate() {
        if capacity == 0 { return }
        if let storage, storage.pointee.contains(base) {
            storage.pointee.free(base, capacity * MemoryLayout<Element>.stride)
        } else {
            base.deallocate()
        }
    }
}
