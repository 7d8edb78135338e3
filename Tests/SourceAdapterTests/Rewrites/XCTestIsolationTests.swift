import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Test cases", .assumed("XCTest on Linux is not isolated"))
struct XCTestIsolationTests {
    let text =
        "import XCTest; import UIKit; @MainActor final class T: XCTestCase {\noverride func setUp() {}\n@MainActor func testA() {}\nfunc testB() async {}\n}"

    @Test func `the class and its synchronous methods lose the main actor, asynchronous ones get it`() {
        let code = adapt(text).code
        #expect(code[0] == "import XCTest; import UIKit; final class T: XCTestCase {")
        #expect(code[1] == "override func setUp() {}")
        #expect(code[2] == "func testA() {}")
        #expect(code[3] == "@MainActor func testB() async {}")
    }

    @Test func `a base class in another file counts`() {
        let file = adapt("@MainActor class T: Base {}", others: ["class Base: XCTestCase {}"])
        #expect(file.code[0].hasSuffix("; class T: Base {}"))
    }

    @Test func `Swift 6 mode keeps what the author wrote`() {
        #expect(
            adapt(text, configuration: AdapterConfiguration(languageVersion: "6")).code[0]
                == "import XCTest; import UIKit; @MainActor final class T: XCTestCase {")
    }

    @Test func `other classes keep the main actor`() {
        #expect(adapt("@MainActor class C: UIView {}").code[0].hasSuffix("@MainActor class C: UIView {}"))
    }
}
