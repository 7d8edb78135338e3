import AppleFoundation

/// Counts views, so that the memory of a very large tree goes back to the system once the tree is gone.
///
/// The allocator alone would keep it: its free pages lie below others that are in use.
@MainActor enum ViewCensus {
    /// Fewer views than this, about three megabytes of them, are not worth a thought.
    private static let crowd = 8192

    /// Those that there are now.
    @exclusivity(unchecked) private static var living = 0
    /// The most views since memory was given back last.
    @exclusivity(unchecked) private static var most = 0

    @inline(__always)
    static func viewCame() {
        living &+= 1
        if living > most { most = living }
    }

    @inline(__always)
    static func viewWent() {
        living &-= 1
        // Each time half of them are gone: the work stays in proportion to what was freed.
        if most > crowd, living < most / 2 { giveBack() }
    }

    @inline(never)
    private static func giveBack() {
        most = living
        FreeMemory.giveBack()
    }
}
