import AppleFoundation
import TestEvidence
import Testing

@testable import SourceAdapter

@Suite("Source adapter / Rewrites / Specs", .assumed("examples of specs are tests of their class, as Xcode shows them"))
struct SpecsTests {
    /// What a module of the library tells of itself.
    private var quick: ModuleIndex {
        adaptModule(
            [
                "import XCTest\npublic typealias QuickSpecBase = XCTestCase\nopen class QuickSpec: QuickSpecBase { open func spec() {} }"
            ],
            configuration: AdapterConfiguration(moduleName: "Quick")
        ).index
    }

    @Test func `a class of specs gets a method by which it is found, others don't`() {
        let text =
            "import Quick\nclass A: QuickSpec {\noverride func spec() {\n}\n}\nclass B: A { override func spec() {} }\n"
            + "class C: XCTestCase { func spec() {} }\nclass D: QuickSpec {}\nprivate class E: QuickSpec { override func spec() {} }"
        let code = adapt(text, dependencies: [quick]).code
        #expect(code[4].hasPrefix("func test__specs() {}"))
        #expect(code[5].contains("func test__specs() {}"))
        #expect(!code[6...].joined().contains("test__specs"))
    }

    @Test func `what is written for Linux imports CoreFoundation itself`() {
        var configuration = AdapterConfiguration()
        #expect(adapt("import CoreFoundation", configuration: configuration).code == ["import AppleFoundation"])
        configuration.isForLinux = true
        let code = adapt("import CoreFoundation\n#if os(iOS)\n#endif", configuration: configuration).code
        #expect(code == ["import CoreFoundation", "#if os(iOS)", "#endif"])
    }

    private func nimble(_ text: String) -> ModuleIndex {
        adaptModule([text], configuration: AdapterConfiguration(moduleName: "Nimble")).index
    }

    @Test func `a matcher's type is Nimble's where Foundation has taken its name since`() {
        let text = "import Nimble\nfunc match() -> Predicate<Int> { fatalError() }"
        let old = nimble("public struct Predicate<T> {}\npublic struct Expression<T> {}")
        #expect(adapt(text, dependencies: [old]).text.hasPrefix("import struct Nimble.Predicate; import Nimble\n"))
        #expect(adapt(text, dependencies: [nimble("public struct Matcher<T> {}")]).text == text)
        #expect(!adapt("import Foundation\nlet p: Predicate<Int>", dependencies: [old]).text.contains("struct"))
    }

    @Test func `raiseException, which Linux's form of the library lacks, fails and says why`() {
        let text = "import Nimble\nfunc f() { expect(1).to(raiseException()) }"
        let old = adapt(text, dependencies: [nimble("public struct Predicate<T> {}")]).text
        #expect(old.contains("private func raiseException<Value>(named: String? = nil"))
        #expect(old.contains("-> Nimble.Predicate<Value> { Nimble.Predicate { _ in PredicateResult(status: .fail"))
        #expect(adapt(text, dependencies: [nimble("public struct Matcher<T> {}")]).text.contains("-> Nimble.Matcher<Value>"))
        #expect(adapt(text).text == text)
    }

    private let list = """
        import XCTest
        @testable import Tests

        fileprivate extension A {
            static nonisolated(unsafe) let __allTests__A = [
                ("test__specs", test__specs),
                ("testOne", testOne)
            ]
        }

        fileprivate extension B {
            static nonisolated(unsafe) let __allTests__B = [
                ("testTwo", testTwo)
            ]
        }
        func __Tests__allTests() -> [XCTestCaseEntry] {
            return [
                testCase(A.__allTests__A),
                testCase(B.__allTests__B)
            ]
        }
        """

    private func lines(_ indexes: [ModuleIndex] = []) -> [String] {
        String(decoding: SpecDiscovery.withExamples(Array(list.utf8), indexes), as: UTF8.self).components(separatedBy: "\n")
    }

    @Test func `the list of tests asks a class of specs for its examples`() {
        let lines = lines()
        #expect(lines[0] == "import AlliumXCTest; import XCTest")
        #expect(lines[17].contains("SpecExamples.entry(A.self, A.allTests, testCase(A.__allTests__A)),"))
        #expect(lines[18].contains("testCase(B.__allTests__B)"))
        #expect(lines.count == 21)
        let plain = Array(list.replacingOccurrences(of: "test__specs", with: "testZero").utf8)
        #expect(SpecDiscovery.withExamples(plain, []) == plain)
    }

    @Test func `configurations come before the first spec is asked`() {
        var tests = ModuleIndex(module: "Tests")
        tests.imports = ["Quick"]
        tests.classes = [
            .init(
                path: "Shared", inherits: ["QuickConfiguration"], isGeneric: false, hasMembersAttribute: false,
                requiredInitializers: [])
        ]
        let lines = lines([tests])
        #expect(lines[16].contains("configureSpecs(); return ["))
        #expect(lines[21] == "@testable import Quick")
        #expect(lines[22].contains("{ configuration in Shared.configure(configuration) }"))
    }
}
