import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Key paths", .documented("SWIFT: #keyPath"))
struct KeyPathsTests {
    @Test func `a key path is its text, without the type`() {
        #expect(adapt("let k = #keyPath(Player.item.title)").code == ["let k = \"item.title\""])
        #expect(adapt("let k = #keyPath(Outer.Player.rate)").code == ["let k = \"rate\""])
        #expect(adapt("let k = #keyPath(Box<Int>.value)").code == ["let k = \"value\""])
        #expect(adapt("let k = #keyPath(title)").code == ["let k = \"title\""])
        #expect(adapt("let k = #keyPath(self.title)").code == ["let k = \"title\""])
        #expect(adapt("let k = #keyPath(Player.item?.title)").code == ["let k = \"item.title\""])
    }

    @Test func `an observed key path gets its name beside it`() {
        #expect(
            adapt("t = v.observe(\\.item.title, options: [.new]) { _, _ in }").code
                == ["t = v.observe(\\.item.title, \"item.title\", options: [.new]) { _, _ in }"])
        #expect(adapt("v.publisher(for: \\.rate)").code == ["v.publisher(for: \\.rate, \"rate\")"])
    }

    @Test func `an observe of the module's own is left alone`() {
        let own = "extension Store { func observe<V>(_ path: KeyPath<State, V>, handler: (V) -> Void) {} }"
        let text = "store.observe(\\.user) { _ in }"
        #expect(adapt(text, others: [own]).text == text)
    }

    @Test func `a key path in a variable is named as unsupported`() {
        #expect(adapt("v.observe(path, options: []) { _, _ in }").messages.first?.contains("held in a variable") == true)
    }

    @Test func `keep leaves an observed key path alone`() {
        let text = "v.observe(\\.rate, options: []) { _, _ in } // allium:keep"
        #expect(adapt(text).text == text)
    }
}
