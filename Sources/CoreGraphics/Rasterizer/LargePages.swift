import AppleFoundation

/// Cleared memory for large pictures, in pages of two megabytes where the system has them.
///
/// The first touch of each page of a fresh frame costs fifty times as much as clearing it; large pages are five hundred times fewer.
enum LargePages {
    static let size = 2 << 20

    /// Nil when there is no memory.
    static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let room = rounded(byteCount) + size
        let mapped = mmap(nil, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let mapped, mapped != MAP_FAILED else { return nil }
        // Large pages start at multiples of their size: what lies around is given back.
        let lead = (size - Int(bitPattern: mapped) % size) % size
        let start = mapped + lead
        if lead > 0 { munmap(mapped, lead) }
        munmap(start + rounded(byteCount), size - lead)
        madvise(start, rounded(byteCount), MADV_HUGEPAGE)
        return start
    }

    static func free(_ start: UnsafeMutableRawPointer, _ byteCount: Int) { munmap(start, rounded(byteCount)) }

    /// Up to whole small pages.
    private static func rounded(_ byteCount: Int) -> Int {
        let page = sysconf(Int32(_SC_PAGESIZE))
        return (byteCount + page - 1) / page * page
    }
}
