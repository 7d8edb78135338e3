import Foundation

/// What `mutableArrayValue(forKey:)` gives: the array of an object's property, whose changes are told to those who observe the key, as
/// insertions, removals and replacements.
final class KeyedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(_ owner: NSObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { fatalError("An array that belongs to a key is not archived.") }
    required init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("Made for a key only.") }
    required convenience init(arrayLiteral elements: Any...) { fatalError("Made for a key only.") }

    // MARK: Reading

    private var value: Any? { KeyValueCoding.value(at: key, of: owner) }

    private var elements: [Any] { KeyValueCoding.elements(of: value) ?? [] }

    override var count: Int { (value as? NSArray)?.count ?? elements.count }
    override func object(at index: Int) -> Any {
        if let array = value as? NSArray { return array.object(at: index) }
        return elements[index]
    }

    /// Setting what comes right after the last adds it.
    override subscript(idx: Int) -> Any {
        get { object(at: idx) }
        set { if idx == count { insert(newValue, at: idx) } else { replaceObject(at: idx, with: newValue) } }
    }

    override func index(of object: Any) -> Int {
        (0..<count).first { Self.areEqual(self.object(at: $0), object) } ?? NSNotFound
    }
    override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

    private static func areEqual(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? NSObject { return one.isEqual(other) }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        func compare<Value: Equatable>(_ value: Value) -> Bool { (other as? Value).map { $0 == value } ?? false }
        if let one = one as? any Equatable { return compare(one) }
        return one as AnyObject === other as AnyObject
    }

    // MARK: Changing

    override func insert(_ object: Any, at index: Int) {
        change(.insertion, at: index, old: [], new: [object], by: "insertObject:in\(name)AtIndex:", [object, index]) {
            $0.insert(object, at: index)
        }
    }

    override func removeObject(at index: Int) {
        let old = object(at: index)
        change(.removal, at: index, old: [old], new: [], by: "removeObjectFrom\(name)AtIndex:", [index]) {
            $0.removeObject(at: index)
        }
    }

    override func replaceObject(at index: Int, with object: Any) {
        let old = self.object(at: index)
        change(
            .replacement, at: index, old: [old], new: [object], by: "replaceObjectIn\(name)AtIndex:withObject:",
            [index, object]
        ) { $0.replaceObject(at: index, with: object) }
    }

    override func add(_ object: Any) { insert(object, at: count) }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func addObjects(from others: [Any]) { for other in others { add(other) } }
    override func removeAllObjects() { for index in (0..<count).reversed() { removeObject(at: index) } }

    override func remove(_ object: Any) {
        for index in (0..<count).reversed() where Self.areEqual(self.object(at: index), object) { removeObject(at: index) }
    }
    override func removeObjects(in others: [Any]) { for other in others { remove(other) } }
    override func removeObjects(in range: NSRange) {
        for index in (range.location..<NSMaxRange(range)).reversed() { removeObject(at: index) }
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom others: [Any]) {
        let shared = Swift.min(range.length, others.count)
        for index in 0..<shared { replaceObject(at: range.location + index, with: others[index]) }
        if others.count > shared {
            for index in shared..<others.count { insert(others[index], at: range.location + index) }
        } else {
            removeObjects(in: NSRange(location: range.location + shared, length: range.length - shared))
        }
    }

    override func setArray(_ others: [Any]) { replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: others) }

    private var name: String { ObjCName.capitalized(key) }

    /// The class's own method if it has one; else its array is changed, or set anew.
    private func change(
        _ kind: NSKeyValueChange, at index: Int, old: [Any], new: [Any], by selector: String, _ arguments: [Any?],
        _ body: (NSMutableArray) -> Void
    ) {
        let told = CollectionChange(kind: kind, indexes: IndexSet(integer: index), old: old, new: new)
        told.tell(owner, key) {
            if let method = ClassRegistry.shared.implementation(.method, selector, of: type(of: owner)) {
                _ = method(owner, arguments)
            } else if let array = value as? NSMutableArray {
                body(array)
            } else {
                let copy = NSMutableArray(array: elements)
                body(copy)
                KeyValueCoding.set(copy.map { $0 }, of: owner, forKey: key)
            }
        }
    }
}

/// A change of a part of a collection, while those who observe it are told.
struct CollectionChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet
    let old: [Any]
    let new: [Any]

    private static let key = "CollectionChange"

    private final class Box {
        let owner: ObjectIdentifier
        let key: String
        let change: CollectionChange

        init(owner: ObjectIdentifier, key: String, change: CollectionChange) {
            self.owner = owner
            self.key = key
            self.change = change
        }
    }

    /// What happens to the object's collection just now.
    static func current(of object: AnyObject, _ key: String) -> CollectionChange? {
        guard let box = Thread.current.threadDictionary[Self.key] as? Box, box.owner == ObjectIdentifier(object), box.key == key
        else { return nil }
        return box.change
    }

    /// A setter that the change calls says nothing of its own.
    static func isMadeFor(_ object: AnyObject, _ key: String) -> Bool {
        Thread.current.threadDictionary["\(Self.key) body"] as? String == "\(ObjectIdentifier(object)) \(key)"
    }

    func tell(_ owner: NSObject, _ key: String, _ body: () -> Void) {
        let storage = Thread.current.threadDictionary
        let box = Box(owner: ObjectIdentifier(owner), key: key, change: self)
        func within(_ work: () -> Void) {
            let outer = storage[Self.key]
            storage[Self.key] = box
            work()
            storage[Self.key] = outer
        }
        within { owner.willChangeValue(forKey: key) }
        let outer = storage["\(Self.key) body"]
        storage["\(Self.key) body"] = "\(ObjectIdentifier(owner)) \(key)"
        body()
        storage["\(Self.key) body"] = outer
        within { owner.didChangeValue(forKey: key) }
    }
}

extension NSObject {
    /// An array through which the one of the property is changed, so that its observers hear what was inserted, removed and replaced.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(self, key) }

    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
        guard let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject else { return NSMutableArray() }
        return owner.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
    }
}
