import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Test cases", .assumed("XCTest on Linux is not isolated"))
struct XCTestIsolationTests {
    let text =
        "import XCTest; import UIKit; @MainActor final class T: XCTestCase {\noverride func setUp() { a = 1 }\n"
        + "@MainActor func testA() throws {\n}\nfunc testB() async {}\nfunc help() {}\n}"

    @Test func `what XCTest calls assumes the main actor, the rest stays isolated`() {
        let code = adapt(text).code
        #expect(code[0] == "import XCTest; import UIKit; @MainActor final class T: XCTestCase {")
        #expect(code[1] == "override nonisolated func setUp() { MainActor.assumeIsolated { () -> Void in a = 1 } }")
        #expect(code[2] == "nonisolated func testA() throws { try MainActor.assumeIsolated { () throws -> Void in")
        #expect(code[3] == "} }")
        #expect(code[4] == "func testB() async {}")
        #expect(code[5] == "func help() {}")
    }

    @Test func `a test that only asserts what throws doesn't throw itself`() {
        let code = adapt("@MainActor class T: XCTestCase { func testA() { XCTAssertThrowsError(try f()) } }").code
        #expect(
            code[0].contains(
                "nonisolated func testA() { @MainActor func assumed() { XCTAssertThrowsError(try f()) }; "
                    + "MainActor.assumeIsolated(assumed) }"))
    }

    @Test func `isolation is inherited from a base class in another file`() {
        let bases = ["@MainActor class Base: XCTestCase {}"]
        let file = adapt("class T: Base { func testA() {} }", others: bases)
        #expect(file.code[0].contains("nonisolated func testA() { MainActor.assumeIsolated { () -> Void in } }"))
        let plain = adapt("class T: Base { func testA() {} }", others: ["class Base: XCTestCase {}"])
        #expect(!plain.code[0].contains("assumeIsolated"))
    }

    let swift6 = AdapterConfiguration(languageVersion: "6")

    @Test func `in Swift 6 mode test cases are sendable besides, as on Apple's systems`() {
        let code = adapt(text, configuration: swift6).code
        #expect(code[0] == "import XCTest; import UIKit; @MainActor final class T: XCTestCase, @unchecked Sendable {")
        #expect(code[1] == "override nonisolated func setUp() { MainActor.assumeIsolated { () -> Void in a = 1 } }")
        #expect(code[7] == "extension XCTestCase: @retroactive @unchecked Sendable {}")
    }

    @Test func `in Swift 6 mode every test case of the module says so, and one file says it of the base class`() {
        let plain = "import XCTest\nclass U: XCTestCase { func testA() {} }\nclass V: XCTestCase, @unchecked Sendable {}"
        let code = adapt(plain, others: [text], configuration: swift6).code
        #expect(code[1] == "class U: XCTestCase, @unchecked Sendable { func testA() {} }")
        #expect(code[2] == "class V: XCTestCase, @unchecked Sendable {}")
        #expect(
            adaptModule([plain, text], configuration: swift6).files.filter { $0.text.contains("extension XCTestCase") }.count
                == 1)
    }

    @Test func `a module without isolated test cases keeps what the author wrote`() {
        let plain = "class U: XCTestCase { func testA() {} }"
        let code = adapt(plain, configuration: swift6).code
        #expect(code.count == 1 && code[0].hasSuffix(plain))
    }

    @Test func `other classes keep the main actor`() {
        #expect(adapt("@MainActor class C: UIView {}").code[0].hasSuffix("@MainActor class C: UIView {}"))
    }
}

@Suite("Source adapter / Rewrites / Isolated classes", .assumed("Foundation's NSObject.init() on Linux belongs to no actor"))
struct ClassIsolationTests {
    @Test func `a class of the main actor may be used by the initialiser of a view`() {
        let text =
            "import UIKit\n@MainActor\nfinal class H {}\n@preconcurrency @MainActor class K {}\n@MainActor struct S {}\n"
            + "@MainActor protocol P: AnyObject {}"
        let code = adapt(text).code
        #expect(code[1] == "@preconcurrency @MainActor" && code[2] == "final class H {}")
        #expect(code[3] == "@preconcurrency @MainActor class K {}" && code[4] == "@MainActor struct S {}")
        #expect(code[5] == "@preconcurrency @MainActor protocol P: AnyObject {}")
    }
}
