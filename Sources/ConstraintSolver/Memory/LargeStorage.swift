@_silgen_name("mmap") private func systemMap(
    _ address: UnsafeMutableRawPointer?, _ length: Int, _ protection: Int32, _ flags: Int32, _ file: Int32, _ offset: Int
) -> UnsafeMutableRawPointer?
@_silgen_name("munmap") private func systemUnmap(_ address: UnsafeMutableRawPointer, _ length: Int) -> Int32
@_silgen_name("madvise") private func systemAdvise(_ address: UnsafeMutableRawPointer, _ length: Int, _ advice: Int32) -> Int32

/// Memory for the buffers of a large system, in one piece for which the system is asked for large pages.
///
/// A solver of thousands of views takes some megabytes at once. From `malloc` each page of 4 kB of them is a page fault, which
/// together cost as much as solving; pages of 2 MB are a few. Small systems never come here.
/// What is given back is used again; when all is, the piece goes back to the system.
struct LargeStorage {
    private struct Hole {
        var start: Int
        var length: Int
    }

    /// The first buffer of this size makes the storage; from then on those above the second size come here as well.
    private let threshold: Int
    private let least: Int
    private static let page = 2 << 20
    private static let reserved = 256 << 20
    private static let mostHoles = 64

    private var base: UnsafeMutableRawPointer?
    private var mapping: UnsafeMutableRawPointer?
    /// All above is unused.
    private var top = 0
    /// Below the top, by their place; never two side by side.
    private var holes: UnsafeMutablePointer<Hole>?
    private var holeCount = 0
    private var inUse = 0
    private var isRefused = false

    init(from threshold: Int = 256 << 10) {
        self.threshold = threshold
        least = min(threshold, 16 << 10)
    }

    func contains(_ memory: UnsafeMutableRawPointer) -> Bool {
        guard let base else { return false }
        return memory >= base && memory < base + Self.reserved
    }

    /// Room for so many bytes, or nil when they had better come from elsewhere.
    mutating func allocate(_ length: Int) -> UnsafeMutableRawPointer? {
        guard length >= (base == nil ? threshold : least), !isRefused else { return nil }
        if base == nil, !open() { return nil }
        let size = Self.rounded(length)
        var best = -1
        for index in 0..<holeCount where holes![index].length >= size {
            if best < 0 || holes![index].length < holes![best].length { best = index }
        }
        if best >= 0 {
            let start = holes![best].start
            if holes![best].length == size {
                removeHole(best)
            } else {
                holes![best].start += size
                holes![best].length -= size
            }
            inUse += size
            return base! + start
        }
        guard top + size <= Self.reserved else { return nil }
        top += size
        inUse += size
        return base! + (top - size)
    }

    /// Whether the piece could be lengthened where it is.
    mutating func extend(_ memory: UnsafeMutableRawPointer, from length: Int, to newLength: Int) -> Bool {
        let start = memory - base!
        let size = Self.rounded(length)
        let newSize = Self.rounded(newLength)
        guard start + size == top, start + newSize <= Self.reserved else { return false }
        top = start + newSize
        inUse += newSize - size
        return true
    }

    mutating func free(_ memory: UnsafeMutableRawPointer, _ length: Int) {
        let start = memory - base!
        let size = Self.rounded(length)
        inUse -= size
        if inUse == 0 { return close() }
        var place = 0
        while place < holeCount, holes![place].start < start { place += 1 }
        let joinsBefore = place > 0 && holes![place - 1].start + holes![place - 1].length == start
        let joinsAfter = place < holeCount && holes![place].start == start + size
        if joinsBefore {
            place -= 1
            holes![place].length += size
            if joinsAfter {
                holes![place].length += holes![place + 1].length
                removeHole(place + 1)
            }
        } else if joinsAfter {
            holes![place].start = start
            holes![place].length += size
        } else {
            // Too many holes cannot come of so few buffers; if they do, the place is lost until all is given back.
            if holeCount == Self.mostHoles { return }
            var index = holeCount
            while index > place {
                holes![index] = holes![index - 1]
                index -= 1
            }
            holes![place] = Hole(start: start, length: size)
            holeCount += 1
        }
        let last = holes![holeCount - 1]
        if last.start + last.length == top {
            top = last.start
            holeCount -= 1
        }
    }

    private mutating func removeHole(_ place: Int) {
        holeCount -= 1
        for index in place..<holeCount { holes![index] = holes![index + 1] }
    }

    @inline(__always) private static func rounded(_ length: Int) -> Int { (length + 63) & ~63 }

    private mutating func open() -> Bool {
        // Private memory of its own, readable and writable, that counts only once it is touched.
        let whole = Self.reserved + Self.page
        guard let mapping = systemMap(nil, whole, 3, 0x4022, -1, 0), UInt(bitPattern: mapping) != UInt.max else {
            isRefused = true
            return false
        }
        self.mapping = mapping
        let address = (UInt(bitPattern: mapping) + UInt(Self.page - 1)) & ~UInt(Self.page - 1)
        base = UnsafeMutableRawPointer(bitPattern: address)
        // Where there are no large pages, small ones do.
        _ = systemAdvise(base!, Self.reserved, 14)
        holes = .allocate(capacity: Self.mostHoles)
        return true
    }

    private mutating func close() {
        if let mapping { _ = systemUnmap(mapping, Self.reserved + Self.page) }
        holes?.deallocate()
        self = LargeStorage(from: threshold)
    }
}
