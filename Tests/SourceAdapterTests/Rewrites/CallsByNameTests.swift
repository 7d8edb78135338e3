import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Calls by name", .assumed("the class registry"))
struct CallsByNameTests {
    @Test func `a class is looked up in the registry`() {
        #expect(adapt("let c = NSClassFromString(\"A.B\")").text == "let c = _objcClassForName(\"A.B\")")
    }

    @Test func `the class of any object says its name`() {
        let text = "import UIKit\nfunc name(_ x: AnyObject) -> String { return type(of: x).description() + \"and more\" }"
        #expect(
            adapt(text).code[1]
                == "func name(_ x: AnyObject) -> String { return _objcClassDescription(type(of: x)) + \"and more\" }")
        let own = "\nclass A { class func description() -> String { \"mine\" } }"
        #expect(adapt(text + own).code[1].contains("type(of: x).description()"))
    }

    @Test func `swizzling is named as unsupported, with the remedy`() {
        #expect(
            adapt("\nmethod_exchangeImplementations(a, b)").messages == [
                "2: unsupported: method_exchangeImplementations: methods can't be exchanged on Linux; "
                    + "override the method in a subclass, or call a hook of your own"
            ])
    }
}
