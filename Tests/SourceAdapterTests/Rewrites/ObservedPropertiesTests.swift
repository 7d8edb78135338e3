import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Observed properties", .documented("KVO"))
struct ObservedPropertiesTests {
    func line(_ property: String) -> String { adapt("class C: B {\n\(property)\n}").code[1] }
    let will = "_objcWillChange(self, \"a\")"
    let did = "_objcDidChange(self, \"a\")"

    @Test func `a stored property tells before and after`() {
        #expect(line("@objc dynamic var a = 1") == "var a = 1 { willSet { \(will) } didSet { \(did) } }")
        #expect(line("@objc dynamic weak var a: B?") == "weak var a: B? { willSet { \(will) } didSet { \(did) } }")
    }

    @Test func `observers that are there are joined`() {
        #expect(
            line("@objc dynamic var a = 1 { didSet { f() } }")
                == "var a = 1 { willSet { \(will) } didSet { defer { \(did) }; f() } }")
        #expect(
            line("@objc dynamic var a = 1 { willSet { f() } }")
                == "var a = 1 { didSet { \(did) } willSet { \(will); f() } }")
    }

    @Test func `a computed property tells from its setter`() {
        #expect(
            line("@objc dynamic var a: Int { get { b } set { b = newValue } }")
                == "var a: Int { get { b } set { \(will); defer { \(did) }; b = newValue } }")
        #expect(line("@objc dynamic var a: Int { b }") == "var a: Int { b }")
    }

    @Test func `every dynamic property of a class with objcMembers is observed`() {
        let file = adapt("@objcMembers class C: B {\ndynamic var a = 1\nvar b = 2\n}")
        #expect(file.code[1] == "var a = 1 { willSet { \(will) } didSet { \(did) } }")
        #expect(file.code[2] == "var b = 2")
    }

    @Test func `other properties don't tell`() { #expect(line("@objc var a = 1") == "var a = 1") }
}
