import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Calls by name", .assumed("the class registry"))
struct CallsByNameTests {
    @Test func `a class is looked up in the registry`() {
        #expect(adapt("let c = NSClassFromString(\"A.B\")").text == "let c = _objcClassForName(\"A.B\")")
    }

    @Test func `swizzling is named as unsupported, with the remedy`() {
        #expect(
            adapt("\nmethod_exchangeImplementations(a, b)").messages == [
                "2: unsupported: method_exchangeImplementations: methods can't be exchanged on Linux; "
                    + "override the method in a subclass, or call a hook of your own"
            ])
    }
}
