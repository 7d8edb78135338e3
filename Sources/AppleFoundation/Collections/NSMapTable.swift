import Foundation

/// A dictionary of objects that need not keep its keys or its values.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying {
    private var storage: TableStorage<TableReference>
    private let valueOptions: NSPointerFunctions.Options

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        storage = TableStorage(keyOptions)
        self.valueOptions = valueOptions
        super.init()
    }

    public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    public convenience override init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: []) }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: [], valueOptions: .weakMemory)
    }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { storage.entry(for: $0)?.value.object }.map { $0 as! ObjectType }
    }

    /// Nil takes the key away.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        guard let anObject else { return storage.remove(aKey) }
        storage.set(TableReference(anObject, valueOptions), for: aKey)
    }

    open func removeObject(forKey aKey: KeyType?) { if let aKey { storage.remove(aKey) } }
    open func removeAllObjects() { storage.removeAll() }

    private var pairs: [(key: KeyType, value: ObjectType)] {
        storage.entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key as! KeyType, value as! ObjectType)
        }
    }

    /// Pairs of which both are still there.
    open var count: Int { pairs.count }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: pairs.map(\.value)).objectEnumerator() }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(
            pairs.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } },
            uniquingKeysWith: { _, last in last })
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable<KeyType, ObjectType>(keyOptions: storage.options, valueOptions: valueOptions)
        copy.storage = storage
        return copy
    }

    open override var description: String { "NSMapTable " + pairs.map { "\($0.key): \($0.value)" }.description }
}
