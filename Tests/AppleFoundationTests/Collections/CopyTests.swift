import AppleFoundation
import TestEvidence
import Testing

@Suite(
    "AppleFoundation / Collections / Copies",
    .documented("NSDictionary.init(dictionary:), NSArray.init(array:), NSSet.init(set:)"))
struct CopyTests {
    @Test func `a dictionary is made of another one, mutable or not`() {
        let first = NSMutableDictionary()
        first["a"] = 1
        let second = NSDictionary(dictionary: first)
        first["b"] = 2
        #expect(second == ["a": 1])
        let third = NSMutableDictionary(dictionary: second)
        third["c"] = 3
        #expect(third.count == 2 && second.count == 1)
    }

    @Test func `arrays and sets are made of others`() {
        let array = NSMutableArray(array: [1, 2] as NSArray)
        array.add(3)
        #expect(array == [1, 2, 3])
        let set = NSMutableSet(set: NSSet(array: [1, 2]))
        set.add(3)
        #expect(set.count == 3)
    }

    @Test func `what is written out is still taken as it was`() {
        #expect(NSDictionary(dictionary: ["a": 1]).count == 1)
        #expect(NSArray(array: [1]).count == 1 && NSSet(set: [1]).count == 1)
    }
}
