import AppleFoundation
import TestEvidence
import Testing
import UIKit

/// Arrays that are changed by their keys.
@MainActor @Suite("Values / Keyed collections", .documented("NSObject.mutableArrayValue(forKey:)"))
struct KeyedCollectionTests {
    @Test func `insertions, removals and replacements are told as such, with their places`() {
        let shelf = Shelf()
        let books = shelf.mutableArrayValue(forKey: "books")
        books.add("one")
        books.insert("zero", at: 0)
        #expect(shelf.takeHeard() == ["books 2 at 0: - -> one", "books 2 at 0: - -> zero"])
        books.replaceObject(at: 1, with: "two")
        #expect(shelf.takeHeard() == ["books 4 at 1: one -> two"])
        books.remove("zero")
        #expect(shelf.takeHeard() == ["books 3 at 0: zero -> -"])
        #expect(shelf.books.map { "\($0)" } == ["two"] && books.count == 1 && books.contains("two"))
        books.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["x", "y", "z"])
        #expect(shelf.takeHeard() == ["books 4 at 0: two -> x", "books 2 at 1: - -> y", "books 2 at 2: - -> z"])
        books.removeObjects(in: ["x", "z"])
        #expect(shelf.takeHeard() == ["books 3 at 0: x -> -", "books 3 at 1: z -> -"])
        books[0] = "w"
        books[1] = "v"
        #expect(shelf.takeHeard() == ["books 4 at 0: y -> w", "books 2 at 1: - -> v"])
        shelf.books = ["new"]
        #expect(shelf.takeHeard() == ["books 1 at -: w v -> new"])
        shelf.end()
    }

    @Test func `an array that is a value is set anew, and its observers hear of the part alone`() {
        let shelf = Shelf()
        let names = shelf.mutableArrayValue(forKey: "names")
        names.addObjects(from: ["b", "c"])
        #expect(shelf.names == ["a", "b", "c"])
        #expect(shelf.takeHeard() == ["names 2 at 1: - -> b", "names 2 at 2: - -> c"])
        names.removeAllObjects()
        #expect(shelf.names.isEmpty && shelf.takeHeard().count == 3)
        shelf.end()
    }
}
