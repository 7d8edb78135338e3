import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Dispatch tables", .assumed("the registry's contract"))
struct DispatchTablesTests {
    func table(_ members: String, of kind: String = "class C: B", others: [String] = []) -> String {
        adapt("import UIKit\n\(kind) {\n\(members)\n}", others: others).table
    }

    @Test func `the table stands before the closing brace, on its line`() {
        let file = adapt("import UIKit\nclass C: B {\n    @objc func a() {}\n}\nlet after = 1")
        #expect(file.text.split(separator: "\n").count == 5)
        #expect(
            file.table == "private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { "
                + "let o = unsafeDowncast(o, to: C.self); switch i { case 0: return _objcRet(o.a()); default: break }; return nil }; "
                + "@section(\".init_array\") @used static let register: @convention(c) @Sendable () -> Void = { "
                + "_objcRegister({ C.self }, \"App.C\") { r in r.c(\"-a\", call) } } } }")
    }

    @Test func `a body on one line is separated by a semicolon`() {
        #expect(adapt("import UIKit\nclass C: B { @objc func a() {} }").table.contains("func a() {} ; private enum"))
        #expect(adapt("import UIKit\nclass C: B {}").table.contains("class C: B {private enum"))
    }

    @Test func `actions take their arguments by position and type`() {
        #expect(
            table("@IBAction func tap(_ sender: UIButton, for event: UIEvent) {}")
                .contains("o.tap(_objcArg(a, 0, (UIButton).self), for: _objcArg(a, 1, (UIEvent).self))"))
        #expect(table("@objc func set(_ x: String!) {}").contains("_objcArg(a, 0, ((String)?).self)"))
        #expect(
            table("@objc func run(_ f: @escaping (_ ok: Bool) -> Void) {}").contains("_objcArg(a, 0, ((Bool) -> Void).self)"))
    }

    @Test func `outlets can be read and set by name`() {
        let text = table("@IBOutlet private weak var label: UILabel!")
        #expect(text.contains("\"<label >label\""))
        #expect(text.contains("case 1: o.label = _objcValue(a)"))
    }

    @Test func `a property without a setter can only be read`() {
        #expect(table("@IBInspectable var a: Int { 1 }").contains("\"<a\""))
        #expect(table("@objc let a = 1").contains("\"<a\""))
        #expect(table("@objc var a: Int { get { 1 } set {} }").contains("\"<a >a\""))
        #expect(table("@objc var a = 1 { didSet {} }").contains("\"<a >a\""))
    }

    @Test func `class methods have a table of their own`() {
        let text = table("@objc class func make(_ x: Int) {}")
        #expect(text.contains("let o = t as! C.Type; switch i { case 0: return _objcRet(o.make(_objcArg(a, 0, (Int).self)))"))
        #expect(text.contains("r.k(\"make:\", callType)"))
    }

    @Test func `errors become nil, and asynchronous methods start a task`() {
        #expect(table("@objc func a() throws -> Int { 1 }").contains("return _objcRet(try? o.a())"))
        #expect(
            table("@objc func a() async {}")
                .contains("nonisolated(unsafe) let o = o; return _objcAsync { _ = await o.a() }"))
    }

    @Test func `what Objective-C could not see is left out`() {
        for member in [
            "@nonobjc func a() {}", "func a() {}", "@objc func a<T>(_ x: T) {}", "@objc func a(_ x: Int...) {}",
            "@objc func a(_ x: inout Int) {}", "@available(*, unavailable) @objc func a() {}",
        ] {
            #expect(!table(member).contains("-a"), "\(member)")
        }
    }

    @Test func `objcMembers registers all but private members`() {
        let text = table("func a() {}\nprivate func b() {}\nvar c = 1", of: "@objcMembers class C: B")
        #expect(text.contains("\"-a <c >c\""))
    }

    @Test func `an extension of a class has a table without a name`() {
        #expect(table("@objc func a() {}", of: "extension UIView").contains("_objcRegister({ UIView.self }, nil)"))
    }

    @Test func `a nested class is registered with its whole name, or the declared one`() {
        let file = adapt("import UIKit\nclass A {\nprivate class B: NSObject { }\n}")
        #expect(file.text.contains("_objcRegister({ B.self }, \"App.A.B\")"))
        #expect(table("", of: "@objc(Other) class C: B").contains("\"Other\""))
    }

    @Test func `a generic class keeps its table in a field`() {
        let text = table("@objc func a(_ x: T) {}", of: "class C<T>: B")
        #expect(text.contains("private struct __ObjC1: _ObjCGenericTable {"))
        #expect(text.contains("static func fill(_ r: _ObjCTable) { r.c(\"-a:\", call) } }; private let __objc1 = __ObjC1()"))
    }

    @Test func `a deprecated member warns nobody`() {
        #expect(table("@available(*, deprecated) @objc func a() {}").contains("@available(*, deprecated) private enum __ObjC1"))
    }

    @Test func `structures and protocols have no table`() {
        let requirement = "@objc protocol P { @objc optional func a() }\nstruct S {}\nprotocol Q {}"
        #expect(
            adapt("struct T { func a() {} }\nextension S { func a() {} }\nextension Q { func a() {} }", others: [requirement])
                .table == "")
    }
}
