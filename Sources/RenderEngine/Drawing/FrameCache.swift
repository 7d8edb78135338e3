import CoreGraphics

/// Values that are costly to make, kept while frames use them.
struct FrameCache<Key: Hashable, Value> {
    /// Values that no frame used for this long go.
    static var lifetime: Int { 240 }

    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private(set) var totalCost = 0
    private var frame = 0
    let costLimit: Int

    init(costLimit: Int) { self.costLimit = costLimit }

    subscript(key: Key) -> Value? {
        mutating get {
            guard let index = entries.index(forKey: key) else { return nil }
            entries.values[index].lastUse = frame
            return entries.values[index].value
        }
    }

    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        if let old = entries.updateValue(Entry(value: value, cost: cost, lastUse: frame), forKey: key) { totalCost -= old.cost }
        totalCost += cost
    }

    /// Drops what is old, or, beyond the limit, whatever this frame did not use.
    mutating func endFrame() {
        frame += 1
        guard totalCost > costLimit || frame % 64 == 0 else { return }
        let keep = totalCost > costLimit ? 1 : Self.lifetime
        let now = frame
        var cost = 0
        entries = entries.filter { entry in
            let stays = now - entry.value.lastUse <= keep
            if stays { cost += entry.value.cost }
            return stays
        }
        totalCost = cost
    }

    mutating func removeAll() {
        entries.removeAll()
        totalCost = 0
    }
}
