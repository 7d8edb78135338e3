import AppleFoundation
import TestEvidence
import Testing

@Suite("AppleFoundation / Predicates", .documented("PREDICATES"))
struct PredicateTests {
    static let ada: [String: Any] = [
        "name": "Ada", "age": 36, "born": Date(timeIntervalSinceReferenceDate: 0), "isActive": true,
        "tags": ["math", "poetry"], "pets": [["name": "Rex", "legs": 4], ["name": "Tweety", "legs": 2]],
        "address": ["city": "Zürich"],
    ]

    @Test(arguments: [
        "name == 'Ada'", "name = \"Ada\"", "name != 'Bob'", "name <> 'Bob'", "age > 30", "age >= 36", "age => 36",
        "age < 36.5", "age <= 36", "age =< 36", "age BETWEEN {30, 40}", "age IN {1, 36}", "name IN {'Ada', 'Bob'}",
        "name IN 'Ada Lovelace'", "name BEGINSWITH 'A'", "name ENDSWITH 'da'", "name CONTAINS 'd'", "name LIKE 'A?a'",
        "name LIKE[c] 'a*'", "name MATCHES 'A[a-d]+'", "name MATCHES[c] 'ada'", "name ==[c] 'ADA'",
        "address.city BEGINSWITH[cd] 'zur'", "address.city ==[cd] 'ZURICH'", "NOT (age < 30)", "!(age < 30)",
        "age > 30 AND name == 'Ada'", "age > 40 OR name == 'Ada'", "age > 40 || age < 40 && name == 'Ada'",
        "isActive == YES", "isActive == TRUE", "isActive == 1", "missing == nil", "missing = NULL", "name != nil",
        "tags CONTAINS 'math'", "ANY tags == 'poetry'", "ALL pets.legs > 1", "NONE pets.legs > 4", "SOME pets.name == 'Rex'",
        "pets.@count == 2", "tags.@count > 1", "pets.@sum.legs == 6", "pets.@avg.legs = 3", "pets.@max.legs = 4",
        "pets.@min.legs = 2", "SUBQUERY(pets, $p, $p.legs == 4 AND $p.name == 'Rex').@count == 1", "age + 4 == 40",
        "(age - 6) * 2 == 60", "age / 5 == 7", "2 ** 3 == 8", "-age < 0", "TRUEPREDICATE", "NOT FALSEPREDICATE",
        "SELF.name == 'Ada'", "name.length == 3", "tags[0] == 'math'", "tags[LAST] == 'poetry'", "tags[SIZE] == 2",
        "lowercase(name) == 'ada'", "sum(pets.legs) == 6", "((age == 36))", "(age) == (36)", "age == 0x24", "born < now()",
        "name == 'A' OR (name == 'Ada' AND (age > 1 OR age < 0))", "#name == 'Ada'", "name < 'Bob'",
    ])
    func `statements about a dictionary that are true`(format: String) {
        #expect(NSPredicate(format: format).evaluate(with: Self.ada))
        #expect(!NSPredicate(format: "NOT (\(format))").evaluate(with: Self.ada))
    }

    @Test(arguments: [
        "name == 'ada'", "age < 36", "missing > 3", "missing < 3", "missing CONTAINS 'x'", "name LIKE 'A'", "name MATCHES 'Ad'",
        "age BETWEEN {40, 50}", "ANY tags == 'none'", "ALL pets.legs == 4", "name BEGINSWITH 'a'", "address.city == 'Zurich'",
    ])
    func `statements that are false`(format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: Self.ada))
    }

    @Test func `arguments take the places of their letters`() {
        let predicate = NSPredicate(
            format: "%K == %@ AND age > %d AND age < %ld AND age IN %@", "name", "Ada", 3, 99, [35, 36])
        #expect(predicate.evaluate(with: Self.ada))
        #expect(NSPredicate(format: "name == %@ OR address.%K == %@", "x", "city", "Zürich").evaluate(with: Self.ada))
        #expect(NSPredicate(format: "missing == %@", nil as String?).evaluate(with: Self.ada))
        #expect(NSPredicate(format: "name == %@", argumentArray: ["Ada"]).evaluate(with: Self.ada))
        #expect(!NSPredicate(format: "name == '%@'").evaluate(with: Self.ada))
        #expect(NSPredicate(format: "born == %@", Date(timeIntervalSinceReferenceDate: 0) as NSDate).evaluate(with: Self.ada))
        #expect(NSPredicate(format: "age == %f AND isActive == %@", 36.0, NSNumber(value: true)).evaluate(with: Self.ada))
        #expect(NSPredicate(format: "NOT %@", NSPredicate(format: "age < 3")).evaluate(with: Self.ada))
    }

    @Test func `plain values are SELF`() {
        let names = ["Ada", "Bob", "ádam"] as NSArray
        #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH[cd] %@", "ad")) as? [String] == ["Ada", "ádam"])
        #expect(NSPredicate(format: "SELF > 3").evaluate(with: 4) && !NSPredicate(format: "self > 3").evaluate(with: 3))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9._%+-]+@[A-Z]+").evaluate(with: "A@B"))
        #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
        #expect(NSPredicate(format: "SELF LIKE %@", "a\\*").evaluate(with: "a*"))
        #expect(!NSPredicate(format: "SELF LIKE %@", "a\\*").evaluate(with: "ab"))
    }

    @Test func `collections answer for their elements`() {
        let rows: NSArray = [["price": 2, "name": "a"], ["price": 3, "name": "a"]]
        #expect(rows.value(forKey: "price") as? [Int] == [2, 3])
        #expect(rows.value(forKeyPath: "@sum.price") as? Int == 5)
        #expect(rows.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String] == ["a"])
        #expect(rows.value(forKeyPath: "@count") as? Int == 2)
    }

    @Test func `variables are given when asked`() {
        let predicate = NSPredicate(format: "age > $limit")
        #expect(predicate.evaluate(with: Self.ada, substitutionVariables: ["limit": 30]))
        #expect(!predicate.withSubstitutionVariables(["limit": 40]).evaluate(with: Self.ada))
    }

    @Test func `they combine with others`() {
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "age > 3"), NSPredicate { _, _ in true },
        ])
        #expect(both.evaluate(with: Self.ada))
        let some = NSMutableArray(array: [1, 2, 3])
        some.filter(using: NSPredicate(format: "SELF >= 2"))
        #expect(some as? [Int] == [2, 3])
    }

    @Test(arguments: [
        "name ==", "name 'Ada'", "(name == 'Ada'", "name == 'Ada", "name ==[q] 'Ada'", "AND", "name == 1 AND",
        "frobnicate(1) == 1",
    ])
    func `what can't be read has a reason`(format: String) {
        #expect(throws: (any Error).self) { try PredicateFormat.check(format) }
    }

    @Test func `what can't be read ends the process with the format`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "name == AND")
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Unable to parse the format string \"name == AND\""))
    }
}

@Suite("AppleFoundation / Collections / Sort descriptors", .documented("NSSortDescriptor.init(key:ascending:)"))
struct SortDescriptorTests {
    let people = [["name": "bob", "age": 3], ["name": "Ada", "age": 3], ["name": "Cid", "age": 1]] as NSArray

    private func names(_ descriptors: [NSSortDescriptor]) -> [String] {
        people.sortedArray(using: descriptors).compactMap { ($0 as? [String: Any])?["name"] as? String }
    }

    @Test func `keys sort, the first one first`() {
        #expect(
            names([NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true)])
                == ["Cid", "Ada", "bob"])
        #expect(names([NSSortDescriptor(key: "name", ascending: false)]) == ["bob", "Cid", "Ada"])
        let selector = Selector("localizedCaseInsensitiveCompare:")
        let descriptor = NSSortDescriptor(key: "name", ascending: true, selector: selector)
        #expect(names([descriptor]) == ["Ada", "bob", "Cid"])
        #expect(descriptor.key == "name" && descriptor.ascending)
    }

    @Test func `without a key objects themselves are compared`() {
        let sorted = ([3, 1, 2] as NSArray).sortedArray(using: [NSSortDescriptor(key: nil, ascending: false)])
        #expect(sorted as? [Int] == [3, 2, 1])
    }

    @Test(arguments: [
        ("name = 'Ada'", "name == \"Ada\""), ("age>3&&age<=40", "age > 3 AND age <= 40"),
        ("a == 1 OR (b == 2 AND c == 3)", "a == 1 OR (b == 2 AND c == 3)"),
        ("name beginswith[cd] 'A'", "name BEGINSWITH[cd] \"A\""),
        ("NOT (age IN {1, 2})", "NOT age IN {1, 2}"), ("ANY pets.legs > 4", "ANY pets.legs > 4"),
        ("missing == nil", "missing == nil"),
        ("TRUEPREDICATE", "TRUEPREDICATE"), ("SELF == $x", "SELF == $x"),
    ])
    func `a predicate tells its format`(format: String, words: String) {
        let predicate = NSPredicate(format: format)
        #expect(Self.words(predicate) == words)
        #expect("\(predicate)" == words)
        #expect(NSPredicate(format: words).description == words)
    }

    @Test func `arguments stand in the format as values`() {
        #expect(Self.words(NSPredicate(format: "%K == %@ AND age > %d", "name", "A\"b", 3)) == "name == \"A\\\"b\" AND age > 3")
        let inner = NSPredicate(format: "age > 3")
        #expect(Self.words(NSPredicate(format: "%@ OR name == 'x'", inner)) == "age > 3 OR name == \"x\"")
        let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [inner, inner])
        #expect(compound.evaluate(with: ["age": 4]))
    }

    private static func words(_ predicate: NSPredicate) -> String { (predicate as Wording).predicateFormat }
}

/// Asks without the warning: Foundation on Linux calls its own answer useless.
private protocol Wording {
    var predicateFormat: String { get }
}

extension NSPredicate: Wording {}
