import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Attributes", .assumed("what the compiler refuses on Linux"))
struct AttributesTests {
    @Test func `attributes of the Objective-C runtime become spaces, so columns stay`() {
        #expect(adapt("@objc enum Side: Int { case left }").text == "      enum Side: Int { case left }")
        #expect(
            adapt("struct S { @IBInspectable var a = 1; @nonobjc func b() {} }").text
                == "struct S {                var a = 1;          func b() {} }")
    }

    @Test func `an attribute over several lines leaves its line ends`() {
        let file = adapt("@objc(\n  Name\n)\nenum E: Int { case a }\n")
        #expect(file.text == "      \n      \n \nenum E: Int { case a }\n")
    }

    @Test func `dynamic goes with them, and the method asks whether it was exchanged`() {
        let file = adapt("class C: B {\n  @objc dynamic func a(_ x: Int) -> Bool { true }\n}")
        #expect(file.code[1] == "func __ext_C_a(_ x: Int) -> Bool { true }")
        let expected = [
            "func a(_ x: Int) -> Bool { if _objcExchanges, let __m = _objcExchanged(self, C.self, \"a:\") ",
            "{ return _objcCast(__m([x]), (Bool).self) }; return self.__ext_C_a(x) }",
        ].joined()
        let last = file.code[2]
        #expect(last.contains(expected))
    }

    @Test func `the entry point is main`() {
        #expect(adapt("@UIApplicationMain\nclass A {}").text == "@main             \nclass A {}")
        #expect(adapt("@main\nclass A {}").text == "@main\nclass A {}")
    }

    @Test func `attributes that Linux knows stay`() {
        let text = "@available(iOS 13, *) @discardableResult func f() -> Int { 1 }"
        #expect(adapt(text).text == text)
    }

    @Test func `what a layer manages it reads and writes by key`() {
        let file = adapt("class L: CAShapeLayer {\n@NSManaged var a: CGFloat\n}")
        #expect(file.code[1] == "var a: CGFloat { get { _layerValue(\"a\") } set { _setLayerValue(newValue, \"a\") } }")
        #expect(file.messages.isEmpty)
    }

    @Test func `a stored property of Core Data is named as unsupported`() {
        #expect(adapt("class C: B {\n@NSManaged var a: Int\n}").messages.first?.hasPrefix("2: unsupported: @NSManaged") == true)
    }
}
