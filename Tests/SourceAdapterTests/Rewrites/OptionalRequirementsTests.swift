import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Optional requirements", .documented("SWIFT: @objc optional"))
struct OptionalRequirementsTests {
    let list = """
        @objc public protocol ListDelegate {
            func required()
            @objc optional func list(_ list: List, didSelect row: Int)
            @objc optional func listTitle(_ list: List) -> String?
            @objc optional var listName: String { get }
        }
        """

    @Test func `a protocol stays for classes only`() {
        #expect(adapt("@objc protocol P {}").code == ["protocol P: AnyObject {}"])
        #expect(adapt("@objc protocol P: Q {}").code == ["protocol P: AnyObject, Q {}"])
        #expect(adapt("@objc protocol P: NSObjectProtocol {}").code == ["protocol P: NSObjectProtocol {}"])
        #expect(adapt("@objc protocol P: class {}").code == ["protocol P: class {}"])
    }

    @Test func `the requirement leaves the protocol and returns as an accessor after the last line`() {
        let code = adapt("import UIKit\n" + list).code
        #expect(Array(code[1...6]) == ["public protocol ListDelegate: AnyObject {", "func required()", "", "", "", "}"])
        #expect(
            code[7] == "private enum __Optional0 { static let site = _ObjCOptionalSite() }; "
                + "extension ListDelegate { @inline(__always) public var `list(_:didSelect:)`: ((List, Int) -> Void)? "
                + "{ guard let f = _objcOpt(self, __Optional0.site, \"list:didSelect:\", ((AnyObject, List, Int) -> Void).self, "
                + "{ f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }")
        #expect(
            code[8] == "private enum __Optional1 { static let site = _ObjCOptionalSite() }; "
                + "extension ListDelegate { @inline(__always) public var `listTitle(_:)`: ((List) -> String?)? "
                + "{ guard let f = _objcOpt(self, __Optional1.site, \"listTitle:\", ((AnyObject, List) -> String?).self, "
                + "{ f in { _objcCast(f($0, [$1]), (String?).self) } }) else { return nil }; return { f(self, $0) } } }"
        )
        #expect(code[9] == "extension ListDelegate { public var listName: (String)? { _objcOptGet(self, \"listName\") } }")
    }

    @Test func `requirements that differ in their types only are chosen by the arguments`() {
        let panel = """
            import UIKit
            @MainActor @objc protocol PanelDelegate {
                @objc(panel:layoutForTraits:) optional func panel(_ p: Panel, layoutFor traits: Traits) -> Layout
                @objc(panel:layoutForSize:) optional func panel(_ p: Panel, layoutFor size: CGSize) -> Layout?
            }
            """
        let code = adapt(panel).code
        #expect(
            code[5] == "@preconcurrency @MainActor struct __Choice_PanelDelegate_panel__layoutFor { let o: any PanelDelegate; "
                + "func callAsFunction(_ a0: Panel, _ a1: Traits) -> (Layout)? { o.`panel:layoutForTraits:`?(a0, a1) }; "
                + "func callAsFunction(_ a0: Panel, _ a1: CGSize) -> Layout? { o.`panel:layoutForSize:`?(a0, a1) } }; "
                + "extension PanelDelegate { var `panel(_:layoutFor:)`: __Choice_PanelDelegate_panel__layoutFor? "
                + "{ __Choice_PanelDelegate_panel__layoutFor(o: self) } }")
        #expect(code[6].contains("var `panel:layoutForTraits:`: ((Panel, Traits) -> Layout)?"))
        #expect(code[7].contains("var `panel:layoutForSize:`: ((Panel, CGSize) -> Layout?)?"))
        #expect(
            adapt("delegate?.panel?(self, layoutFor: size)", others: [panel]).code[0]
                == "delegate?.`panel(_:layoutFor:)`?(self, size)")
    }

    func call(_ text: String) -> String { adapt(text, others: [list]).code[0] }

    @Test func `a call goes through the accessor, without labels`() {
        #expect(call("delegate?.list?(self, didSelect: 3)") == "delegate?.`list(_:didSelect:)`?(self, 3)")
        #expect(call("delegate?.list!(self, didSelect: 3)") == "delegate?.`list(_:didSelect:)`!(self, 3)")
        #expect(
            call("let t = (d as? ListDelegate)?.listTitle?(self) ?? \"\"")
                == "let t = (d as? ListDelegate)?.`listTitle(_:)`?(self) ?? \"\"")
    }

    @Test func `labels go, line ends stay`() {
        let file = adapt("d?.list?(\n  self,\n  didSelect: 3\n)", others: [list])
        #expect(file.code == ["d?.`list(_:didSelect:)`?(", "self,", "3", ")"])
    }

    @Test func `a question whether it is there goes through the accessor`() {
        #expect(call("if delegate?.listTitle != nil {}") == "if delegate?.`listTitle(_:)` != nil {}")
        #expect(call("if nil == delegate?.list(_:didSelect:) {}") == "if nil == delegate?.`list(_:didSelect:)` {}")
        #expect(call("if let title = delegate?.listTitle {}") == "if let title = delegate?.`listTitle(_:)` {}")
        #expect(
            call("guard let f = self.delegate?.listTitle, x else { return }")
                == "guard let f = self.delegate?.`listTitle(_:)`, x else { return }")
    }

    @Test func `other optional calls stay`() {
        #expect(call("completion?(3)") == "completion?(3)")
        #expect(call("d?.list?(self, didChange: 3)") == "d?.list?(self, didChange: 3)")
        #expect(call("if item?.listTitle != nil {}") == "if item?.listTitle != nil {}")
    }

    @Test func `a delegate declared as any object is asked as the protocol's`() {
        let file = adapt(
            "class C {\nweak var delegate: AnyObject?\nfunc f() {\nself.delegate?.list?(self, didSelect: 3)\n}\n}",
            others: [list])
        #expect(file.code[3] == "(self.delegate as? ListDelegate)?.`list(_:didSelect:)`?(self, 3)")
    }

    @Test func `a property of the same name is asked for itself, unless a delegate has it`() {
        #expect(call("if let t = targetState.listTitle {}") == "if let t = targetState.listTitle {}")
        #expect(call("if let t = target.listTitle {}") == "if let t = target.`listTitle(_:)` {}")
    }

    @Test func `a closure of the same name is not taken for the requirement`() {
        let closures = "class Row { var listTitle: ((List) -> String)? }"
        #expect(adapt("row.listTitle?(x)", others: [list, closures]).code == ["row.listTitle?(x)"])
        #expect(adapt("row.delegate?.listTitle?(x)", others: [list, closures]).code == ["row.delegate?.`listTitle(_:)`?(x)"])
    }

    @Test func `each guess is told, and keep switches it off`() {
        #expect(
            adapt("d?.listTitle?(x)", others: [list]).messages == [
                "1: guess: `listTitle` is taken for the optional requirement ListDelegate.listTitle(_:)"
            ])
        let kept = adapt("// allium:keep\nd?.listTitle?(x)", others: [list])
        #expect(kept.code[1] == "d?.listTitle?(x)")
        #expect(kept.messages == [])
    }

    @Test func `a method that answers it is registered with its own type`() {
        let file = adapt("class Base: ListDelegate {\nfunc listTitle(_ list: List) -> String? { nil }\n}", others: [list])
        #expect(file.table.contains("r.c(\"-listTitle:\", call)"))
        #expect(file.table.contains("r.t(\"listTitle:\", { unsafeDowncast($0, to: Base.self).listTitle($1) }"))
    }

    @Test func `a method with other types is registered without`() {
        let file = adapt("class Base: ListDelegate {\nfunc listTitle(_ list: My.List) -> String? { nil }\n}", others: [list])
        #expect(file.table.contains("r.c(\"-listTitle:\", call)"))
        #expect(!file.table.contains("r.t("))
    }

    @Test func `requirements of one name that take different types stay apart`() {
        let protocols = """
            @objc protocol Source { @objc(numberIn:) optional func number(in list: List) -> Int
            @objc(numberOf:) optional func number(in tree: Tree) -> Int }
            """
        let tail = adapt(protocols).text
        #expect(tail.contains("var `numberIn:`: ((List) -> Int)?"))
        #expect(tail.contains("var `numberOf:`: ((Tree) -> Int)?"))
        let file = adapt("class C: Source {\nfunc number(in tree: Tree) -> Int { 1 }\n}", others: [protocols])
        #expect(file.table.contains("r.c(\"-numberOf:\", call)"))
    }

    @Test func `requirements of another module are known from its index`() throws {
        let index = adaptModule([list], configuration: AdapterConfiguration(moduleName: "Lists")).index
        let stored = try JSONDecoder().decode(ModuleIndex.self, from: index.encoded())
        #expect(adapt("d?.list?(self, didSelect: 3)", dependencies: [stored]).code == ["d?.`list(_:didSelect:)`?(self, 3)"])
    }
}
