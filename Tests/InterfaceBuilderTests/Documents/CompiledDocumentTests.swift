import TestEvidence
import Testing

@testable import InterfaceBuilder

@Suite("Compiled documents", .ours)
struct CompiledDocumentTests {
    private func load(_ bytes: [UInt8]) -> IBDocument? {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(8, bytes.count), alignment: 16)
        memory.copyBytes(from: bytes)
        return CompiledDocument.document(
            at: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<bytes.count]), file: "Test.storyboard"
        ) {
            memory.deallocate()
        }
    }

    private func outline(_ element: IBElement) -> [String] {
        [element.name + element.attributes.map { " \($0.name)=\($0.value)" }.joined() + element.text + " \(element.line)"]
            + element.children.flatMap(outline)
    }

    private static let text = """
        <viewController id="a" title="T"><view key="view" id="v" glow="7"><subviews><label id="l" text="&lt;ä&gt;"/><holo id="h"/>
        <string key="text">long
        text</string></subviews></view></viewController>
        """

    @Test func `the mapped tree equals the one read from XML`() throws {
        let read = try Reading.storyboard(Self.text)
        let mapped = try #require(load(CompiledDocument.data(of: read)))
        #expect(outline(mapped.root) == outline(read.root))
        #expect(mapped.object(id: "l")?.string("text") == "<ä>" && mapped.object(id: "none") == nil)
        #expect(
            mapped.diagnostic(.warning, at: mapped.object(id: "h")!, "x").line
                == read.diagnostic(.warning, at: read.object(id: "h")!, "x").line)
    }

    @Test func `a damaged file is refused or harmless`() throws {
        let whole = CompiledDocument.data(of: try Reading.storyboard(Self.text))
        var random = SystemSeed(state: 7)
        for _ in 0..<20_000 {
            var bytes = whole
            for _ in 0...Int(random.next() % 3) {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            if random.next() % 10 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
            if let document = load(bytes) { _ = outline(document.root) }
        }
    }

    private struct SystemSeed {
        var state: UInt64
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}
