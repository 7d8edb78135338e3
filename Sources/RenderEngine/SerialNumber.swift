import Synchronization

/// Names for immutable objects that are never used twice, as addresses are: what damage and caches compare.
enum SerialNumber {
    private static let last = Atomic<UInt64>(0)

    static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
