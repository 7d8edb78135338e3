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

    @Test func `isolation is inherited from a base class in another file`() {
        let bases = ["@MainActor class Base: XCTestCase {}"]
        let file = adapt("class T: Base { func testA() {} }", others: bases)
        #expect(file.code[0].contains("nonisolated func testA() { MainActor.assumeIsolated { () -> Void in } }"))
        let plain = adapt("class T: Base { func testA() {} }", others: ["class Base: XCTestCase {}"])
        #expect(!plain.code[0].contains("assumeIsolated"))
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
