import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Rectangles", .documented("CGRectIntersectsRect"))
struct RectanglesTests {
    @Test func `a file that asks whether rectangles intersect has Apple's answer of its own`() {
        let text = "import UIKit\nfunc f(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }\n"
        let lines = adapt(text).text.split(separator: "\n")
        #expect(lines[1] == "func f(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }")
        #expect(lines.last?.hasPrefix("fileprivate extension CGRect { nonisolated func intersects") == true)
    }

    @Test func `files that don't ask, or answer themselves, stay as they are`() {
        for text in [
            "import UIKit\nlet a = 1\n", "struct S { func f(_ s: Set<Int>) -> Bool { s.intersects(s) } }\n",
            "import UIKit\nextension CGRect { func intersects(_ other: CGRect) -> Bool { true } }\n",
        ] { #expect(adapt(text).text == text) }
    }
}
