import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Selectors", .documented("SWIFT: #selector"))
struct SelectorsTests {
    /// The selector of an expression inside a class that declares `members`.
    func selector(_ expression: String, members: String = "", others: [String] = []) -> String {
        let file = adapt("class C: B {\n\(members)\nlet s = #selector(\(expression))\n}", others: others)
        let line = file.code[2 + members.filter { $0 == "\n" }.count]
        return line.replacing("let s = Selector(\"", with: "").replacing("\")", with: "")
    }

    @Test func `a whole name gives its selector by the rule`() {
        #expect(selector("C.tap(_:)") == "tap:")
        #expect(selector("tap(_:event:)") == "tap:event:")
        #expect(selector("self.swipe(sender:)") == "swipeWithSender:")
        #expect(selector("UIView.move(to:)") == "moveTo:")
    }

    @Test func `a bare name is looked up in the class`() {
        #expect(selector("tap", members: "@objc func tap(_ sender: Any) {}") == "tap:")
        #expect(selector("C.tap", members: "@objc func tap() {}") == "tap")
        #expect(selector("tap as () -> Void", members: "@objc func tap() {}; @objc func tap(_ x: Any) {}") == "tap")
        #expect(selector("tap as (Any) -> Void", members: "@objc func tap() {}; @objc func tap(_ x: Any) {}") == "tap:")
        #expect(selector("tap as (C) -> (Any) -> Void", members: "@objc func tap() {}; @objc func tap(_ x: Any) {}") == "tap:")
    }

    @Test func `a bare name is looked up in other files`() {
        #expect(selector("D.open", others: ["extension D { @objc func open(url: String) {} }"]) == "openWithUrl:")
        #expect(selector("inherited", others: ["class B { @objc func inherited(_ x: Int) {} }"]) == "inherited:")
    }

    @Test func `a declared name wins over the rule`() {
        #expect(selector("tap(_:)", members: "@objc(didTap:) func tap(_ sender: Any) {}") == "didTap:")
    }

    @Test func `an override has the name of what it overrides`() {
        let base = "class B { @objc(didTap:) func tap(_ sender: Any) {} }"
        #expect(selector("C.tap(_:)", members: "override func tap(_ sender: Any) {}", others: [base]) == "didTap:")
    }

    @Test func `accessors of properties have names too`() {
        #expect(selector("getter: C.title") == "title")
        #expect(selector("setter: C.title") == "setTitle:")
        #expect(selector("getter: on", members: "@objc(isOn) var on = false") == "isOn")
        #expect(selector("setter: on", members: "@objc(isOn) var on = false") == "setIsOn:")
    }

    @Test func `a method of UIKit needs no labels`() {
        #expect(selector("UIView.endEditing") == "endEditing:")
        #expect(selector("UIResponder.becomeFirstResponder") == "becomeFirstResponder")
    }

    @Test func `a name that nobody declares is reported`() {
        let file = adapt("let s = #selector(nowhere)")
        #expect(file.text == "let s = Selector(\"nowhere\")")
        #expect(file.messages == ["1: unresolved: #selector(nowhere): no file declares it; taken to have no parameters"])
    }

    @Test func `a selector over several lines keeps them`() {
        let file = adapt("let s = #selector(\n  C.tap(_:)\n)\nlet t = 1")
        #expect(file.code[3] == "let t = 1")
    }

    @Test func `a method that only a selector makes visible is registered`() {
        let file = adapt("class C: B {\nfunc tap(_ sender: Any) {}\nlet s = #selector(tap)\n}")
        #expect(file.table.contains("\"-tap:\""))
    }
}
