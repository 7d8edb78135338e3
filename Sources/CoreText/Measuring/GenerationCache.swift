import AppleFoundation

/// A dictionary that forgets what was not asked for lately: two halves, of which the older is dropped when the younger is full.
struct GenerationCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let limit: Int

    /// Holds at most twice `limit` values.
    init(limit: Int) { self.limit = limit }

    @inline(__always)
    mutating func find(_ key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old[key] else { return nil }
        insert(value, key)
        return value
    }

    mutating func insert(_ value: Value, _ key: Key) {
        if young.count >= limit {
            old = young
            young = [:]
        }
        young[key] = value
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
