import Foundation

/// A set of objects that need not be kept.
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
    private var storage: TableStorage<Void>

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        storage = TableStorage(options)
        super.init()
    }

    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }
    public convenience override init() { self.init(options: [], capacity: 0) }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open func add(_ object: ObjectType?) { if let object, storage.entry(for: object) == nil { storage.set((), for: object) } }
    open func remove(_ object: ObjectType?) { if let object { storage.remove(object) } }
    open func removeAllObjects() { storage.removeAll() }

    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    /// The object in the table that is equal to this one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { storage.entry(for: $0)?.key.object }.map { $0 as! ObjectType }
    }

    /// Objects that are still there, in the order of adding.
    open var allObjects: [ObjectType] {
        storage.entries.compactMap { $0.key.object.map { $0 as! ObjectType } }
    }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { storage.entries.count }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
    open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable<ObjectType>(options: storage.options)
        copy.storage = storage
        return copy
    }

    open override var description: String { "NSHashTable " + allObjects.map { "\($0)" }.description }
}
