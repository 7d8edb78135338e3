import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Running / Lines", .assumed("errors and breakpoints stay in the user's file"))
struct LinesTests {
    let plain = """
        #!/usr/bin/env swift
        // 🧅 comment with `code`
        import Dispatch

        /* block /* nested */ comment */
        struct Ümlaut<T: Equatable> {
            let text = #"raw "string" \\n"#, other = \"\"\"
                several
                lines \\(1 + 2)
                \"\"\"
            func f(_ x: T?) -> Bool { x.map { $0 == $0 } ?? false }
            subscript(i: Int) -> Int { get { i } set {} }
        }
        let regex = /ab+c/
        enum E: String { case a, b = "x" }\tfunc g() async throws -> [Int] { try await h?(1) ?? [] }
        """

    @Test func `plain Swift comes out as it went in`() {
        let file = adapt(plain)
        #expect(file.text == plain)
        #expect(file.messages == [])
        #expect(!file.isChanged)
    }

    @Test func `adapting twice is adapting once, for a file without tables`() {
        let text = "import Foundation\n@objc enum E: Int { case a }\nlet k = #keyPath(A.b)\n#if os(iOS)\n#endif\n"
        let once = adapt(text).text
        #expect(adapt(once).text == once)
    }

    @Test func `carriage returns stay`() {
        #expect(
            adapt("import Foundation\r\n@objc\r\nenum E: Int { case a }\r\n").text
                == "import AppleFoundation\r\n     \r\nenum E: Int { case a }\r\n")
    }

    @Test func `a file without a last line end, an empty one and a broken one survive`() {
        #expect(adapt("").text == "")
        #expect(adapt("// only a comment").text == "// only a comment")
        let broken = adapt("class C: B {\n  @objc func a( {\n")
        #expect(broken.hasSyntaxErrors)
        #expect(broken.text.split(separator: "\n")[0].hasSuffix("class C: B {"))
        let noise = ModuleAdapter(configuration: AdapterConfiguration()).adapt([("x", [0xff, 0xfe, 10, 0, 0xc3])])
        #expect(noise.files[0].bytes.filter { $0 == 10 }.count == 1)
    }

    @Test func `deep nesting and long chains don't overflow the stack`() {
        let nested = "let x = " + String(repeating: "f(", count: 2000) + String(repeating: ")", count: 2000)
        #expect(adapt(nested).text == nested)
        // The parser's time doubles with each bracket.
        let brackets = "let x = " + String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
        #expect(adapt(brackets).text == brackets)
        let chained = "let y = a" + String(repeating: ".b(1)", count: 2000)
        #expect(adapt(chained).text == chained)
    }

    @Test func `ignore-file leaves the whole file alone`() {
        let text = "// allium:ignore-file\nimport Foundation\n@objc class C: B {}\n"
        #expect(adapt(text).text == text)
    }

    @Test func `untouched lines are the same bytes at the same numbers`() {
        let text = (0..<40).map { index in
            [
                "class C\(index): UIView {", "    @objc func tap\(index)(_ s: Any) { let u = \"ü\" }", "    // plain \(index)",
                "    let s = #selector(tap\(index))", "}", "extension C\(index) { override func layoutSubviews() {} }",
            ].joined(separator: "\n")
        }.joined(separator: "\n")
        let before = text.split(separator: "\n", omittingEmptySubsequences: false)
        let after = adapt(text).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(before.count == after.count)
        for (one, other) in zip(before, after) where one.contains("plain") { #expect(one == other) }
        for (one, other) in zip(before, after) where one.contains("let u") { #expect(other.hasSuffix(one.dropFirst(9))) }
    }
}
