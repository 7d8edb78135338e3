import Foundation

/// How tables hold their objects and tell them apart.
open class NSPointerFunctions: NSObject {
    /// How a table holds its objects and tells them apart; one of memory and one of personality at a time.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        /// Objects are not kept, and leave the table when they go.
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        /// Objects are told apart by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSHashTableCopyIn = NSPointerFunctions.Options.copyIn
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSMapTableCopyIn = NSPointerFunctions.Options.copyIn
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory

/// An object in a table, kept or not.
struct TableReference {
    private var kept: AnyObject?
    private weak var watched: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let object = options.contains(.copyIn) ? ((object as? NSCopying)?.copy(with: nil) as AnyObject?) ?? object : object
        if options.contains(.weakMemory) { watched = object } else { kept = object }
    }

    var object: AnyObject? { kept ?? watched }
}

/// Objects in the order in which they came, found by what they are equal to.
struct TableStorage<Value> {
    struct Entry {
        let key: TableReference
        var value: Value
        let serial: Int
    }

    let options: NSPointerFunctions.Options
    private var buckets: [Int: [Entry]] = [:]
    private var nextSerial = 0
    private var limit = 32

    init(_ options: NSPointerFunctions.Options) { self.options = options }

    private func hash(_ object: AnyObject) -> Int {
        if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    private func isSame(_ first: AnyObject?, _ second: AnyObject) -> Bool {
        if first === second { return true }
        guard !options.contains(.objectPointerPersonality), let first = first as? NSObject else { return false }
        return first.isEqual(second)
    }

    func entry(for object: AnyObject) -> Entry? {
        buckets[hash(object)]?.first { isSame($0.key.object, object) }
    }

    /// The key that is there stays; only its value changes.
    mutating func set(_ value: Value, for object: AnyObject) {
        let hash = hash(object)
        let index = buckets[hash]?.firstIndex { isSame($0.key.object, object) }
        if let index {
            buckets[hash]?[index].value = value
            return
        }
        if buckets.count >= limit {
            removeEntries { $0.key.object == nil }
            limit = max(32, buckets.count * 2)
        }
        buckets[hash, default: []].append(Entry(key: TableReference(object, options), value: value, serial: nextSerial))
        nextSerial += 1
    }

    mutating func remove(_ object: AnyObject) {
        let hash = hash(object)
        guard let entries = buckets[hash] else { return }
        let left = entries.filter { !isSame($0.key.object, object) }
        buckets[hash] = left.isEmpty ? nil : left
    }

    mutating func removeEntries(where isRemoved: (Entry) -> Bool) {
        for (hash, entries) in buckets {
            let left = entries.filter { !isRemoved($0) }
            if left.count != entries.count { buckets[hash] = left.isEmpty ? nil : left }
        }
    }

    mutating func removeAll() { buckets.removeAll() }

    /// Entries whose objects are still there, the oldest first.
    var entries: [Entry] {
        buckets.values.flatMap { $0 }.filter { $0.key.object != nil }.sorted { $0.serial < $1.serial }
    }
}
