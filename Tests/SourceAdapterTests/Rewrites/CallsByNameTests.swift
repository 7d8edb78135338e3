import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Calls by name", .assumed("the class registry"))
struct CallsByNameTests {
    @Test func `a class is looked up in the registry`() {
        #expect(adapt("let c = NSClassFromString(\"A.B\")").text == "let c = _objcClassForName(\"A.B\")")
    }

    @Test func `the bundle of a class is asked of the program that holds many`() {
        #expect(adapt("let b = Bundle(for: A.self)").text == "let b = _objcBundle(for: A.self)")
        #expect(adapt("let b = Bundle.init(for: type(of: x))").code[0].hasPrefix("let b = _objcBundle"))
        #expect(adapt("let b = Bundle(path: p)").text == "let b = Bundle(path: p)")
    }

    @Test func `the main bundle's identifier may be unwrapped by force`() {
        #expect(
            adapt("let type = Bundle.main.bundleIdentifier! + \".a\"").text
                == "let type = Bundle.main._mainIdentifier! + \".a\"")
    }

    @Test func `the class of any object says its name`() {
        let text = "import UIKit\nfunc name(_ x: AnyObject) -> String { return type(of: x).description() + \"and more\" }"
        #expect(
            adapt(text).code[1]
                == "func name(_ x: AnyObject) -> String { return _objcClassDescription(type(of: x)) + \"and more\" }")
        let own = "\nclass A { class func description() -> String { \"mine\" } }"
        #expect(adapt(text + own).code[1].contains("type(of: x).description()"))
    }

    @Test func `the block that is given each match is not kept, so that it names no self`() {
        let text = "import UIKit\nfunc f(r: NSRegularExpression) { r.enumerateMatches(in: a, range: b) { m, _, _ in n += 1 } }"
        #expect(
            adapt(text).code[1]
                == "func f(r: NSRegularExpression) { r._objcEnumMatches(in: a, range: b) { m, _, _ in n += 1 } }")
        #expect(adapt("import UIKit\nenumerateMatches(in: a)").code[1] == "enumerateMatches(in: a)")
        let own = "\nextension NSRegularExpression { func enumerateMatches(in text: String, range: Range<String.Index>) {} }"
        #expect(adapt(text + own).code[1].contains("r.enumerateMatches(in: a"))
        let library = adaptModule(["import UIKit" + own]).index
        #expect(adapt(text, dependencies: [library]).code[1].contains("r.enumerateMatches(in: a"))
    }

    @Test func `where methods are exchanged, those that selectors name ask first`() {
        let text =
            "import UIKit\nclass C: UIViewController {\n  override func viewDidLoad() { a() }\n  @objc func other() {}\n  @objc func third() {}\n}"
        let use = "\nlet names = [#selector(C.viewDidLoad), #selector(C.other)]"
        #expect(adapt(text + use).code[2] == "override func viewDidLoad() { a() }")
        let exchange = "\nfunc x(a: Method, b: Method) { method_exchangeImplementations(a, b) }"
        let file = adapt(text + use + exchange)
        #expect(file.messages == [])
        #expect(file.code[2] == "func __ext_C_viewDidLoad() { a() }")
        #expect(file.code[3] == "func __ext_C_other() {}")
        #expect(file.code[4] == "func third() {}")
        let expected = [
            "override func viewDidLoad() { if _objcExchanges, let __m = _objcExchanged(self, C.self, \"viewDidLoad\") ",
            "{ _ = __m([]); return }; self.__ext_C_viewDidLoad() }",
        ].joined()
        let last = file.code[5]
        #expect(last.contains(expected))
        #expect(file.table.contains("=viewDidLoad"))
    }

    @Test func `implementations are called and made without C's conventions`() {
        let text =
            "let f = unsafeBitCast(method_getImplementation(m), to: (@convention(c) (A, Selector, Bool) -> Void).self)"
            + "\nlet i = imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))"
        #expect(
            adapt(text).code == [
                "let f = _objcFunction(method_getImplementation(m), to: ( (A, Selector, Bool) -> Void).self)",
                "let i = imp_implementationWithBlock( block )",
            ])
        #expect(adapt("let x = unsafeBitCast(a, to: Int.self)").text == "let x = unsafeBitCast(a, to: Int.self)")
    }

    @Test func `classes made at run time are named as unsupported, with the remedy`() {
        #expect(
            adapt("\nobject_setClass(a, B.self)").messages == [
                "2: unsupported: object_setClass: objects keep their classes on Linux, and classes are not made at run time; "
                    + "write the subclass out"
            ])
    }
}
