import AppleFoundation
import TestEvidence
import Testing

@Suite("AppleFoundation / Collections / Tables", .documented("NSHashTable, NSMapTable"))
struct TableTests {
    @Test func `a weak hash table loses objects that go`() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        do {
            let gone = NSObject()
            table.add(gone)
            table.add(kept)
            table.add(kept)
            #expect(table.count == 2 && table.contains(gone))
        }
        #expect(table.allObjects == [kept] && table.count == 1)
        table.remove(kept)
        #expect(table.allObjects.isEmpty && table.anyObject == nil)
    }

    @Test func `objects are told apart by equality, or by identity when asked`() {
        let equal = NSHashTable<NSString>()
        equal.add(NSMutableString(string: "a"))
        equal.add(NSMutableString(string: "a"))
        #expect(equal.count == 1 && equal.member("a") == "a")
        let same = NSHashTable<NSString>(options: .objectPointerPersonality)
        same.add(NSMutableString(string: "a"))
        same.add(NSMutableString(string: "a"))
        #expect(same.count == 2)
    }

    @Test func `tables combine, in the order of adding`() {
        let (first, second) = (NSHashTable<NSNumber>(), NSHashTable<NSNumber>())
        for number in [3, 1, 2] { first.add(number as NSNumber) }
        for number in [2, 9] { second.add(number as NSNumber) }
        #expect(first.allObjects == [3, 1, 2] && first.intersects(second) && !first.isSubset(of: second))
        let copy = first.copy() as? NSHashTable<NSNumber>
        first.union(second)
        #expect(first.allObjects == [3, 1, 2, 9])
        first.minus(second)
        #expect(first.allObjects == [3, 1] && copy?.count == 3)
    }

    @Test func `a map table holds keys and values as asked`() {
        let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let byObject = NSMapTable<NSObject, NSString>.weakToStrongObjects()
        do {
            let object = NSObject()
            table.setObject(object, forKey: "a")
            byObject.setObject("name", forKey: object)
            #expect(table.object(forKey: "a") === object && byObject.object(forKey: object) == "name")
        }
        #expect(table.object(forKey: "a") == nil && table.count == 0 && byObject.count == 0)
        table.setObject(table, forKey: "b")
        table.setObject(nil, forKey: "b")
        #expect(table.count == 0)
    }

    @Test func `many dead objects don't stay in the table`() {
        let table = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
        weak var value: NSObject?
        do {
            let object = NSObject()
            value = object
            table.setObject(object, forKey: NSObject())
        }
        var keys: [NSObject] = []
        for _ in 0..<100 {
            keys.append(NSObject())
            table.setObject(NSObject(), forKey: keys.last)
        }
        #expect(table.count == 100 && value == nil)
        #expect(table.keyEnumerator().allObjects.count == 100)
    }

    @Test(.documented("NSPointerArray"))
    func `a list of objects keeps the places of those that went`() {
        let array = NSPointerArray.weakObjects()
        let kept = NSObject()
        do {
            let gone = NSObject()
            array.addPointer(Unmanaged.passUnretained(gone).toOpaque())
            array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
            array.addPointer(nil)
        }
        #expect(array.count == 3 && array.pointer(at: 0) == nil && array.allObjects.count == 1)
        array.compact()
        #expect(array.count == 1 && array.allObjects.first as AnyObject === kept)
        array.count = 3
        array.replacePointer(at: 2, withPointer: Unmanaged.passUnretained(kept).toOpaque())
        array.removePointer(at: 1)
        #expect(array.count == 2 && array.allObjects.count == 2)
    }

    @Test(.documented("FOUNDATION: NSMutableDictionary, whose key is any object that can be copied"))
    func `a mutable dictionary takes and gives values for keys of which only that is known`() {
        let dictionary = NSMutableDictionary()
        let key: any NSCopying = "a" as NSString
        dictionary[key] = 1
        #expect(dictionary[key] as? Int == 1 && dictionary["a"] as? Int == 1)
        dictionary["a"] = 2
        dictionary["b" as NSString] = 3
        #expect(dictionary[key] as? Int == 2 && dictionary.count == 2)
        dictionary[key] = nil
        #expect(dictionary.count == 1 && dictionary[key] == nil)
    }
}
