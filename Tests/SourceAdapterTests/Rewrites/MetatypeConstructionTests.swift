import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Metatype construction", .documented("SWIFT-OBJC: imported initialisers"))
struct MetatypeConstructionTests {
    func line(_ text: String, others: [String] = []) -> String { adapt(text, others: others).code[0] }

    @Test func `a generic view is made through its own initialiser`() {
        #expect(line("func f<T: UIView>() -> T { T(frame: .zero) }") == "func f<T: UIView>() -> T { T._new(frame: .zero) }")
        #expect(
            line("func f<T>() -> T where T: UIViewController { T.init(nibName: nil, bundle: nil) }")
                == "func f<T>() -> T where T: UIViewController { T._new(nibName: nil, bundle: nil) }")
        #expect(line("struct S<V: UIView> { let v = V() }") == "struct S<V: UIView> { let v = V._new() }")
    }

    @Test func `Self in a class method is made so too`() {
        #expect(
            line("extension UIView { class func make() -> Self { Self(frame: .zero) } }").contains("Self._new(frame: .zero)"))
        #expect(
            line("extension UIView { static func make() -> Self { .init() } }")
                .contains("static func make() -> Self { ._new() }"))
        #expect(line("extension P where Self: UIView { static func make() -> Self { self.init() } }").contains("self._new()"))
    }

    @Test func `a class held in a variable is recognised by UIKit's labels`() {
        #expect(
            line("let c = cellType.init(style: .default, reuseIdentifier: nil)")
                == "let c = cellType._new(style: .default, reuseIdentifier: nil)")
        #expect(line("let v = type.init(value: 1)") == "let v = type.init(value: 1)")
        #expect(line("let n = wrap.init(rootViewController: root)") == "let n = wrap._new(rootViewController: root)")
        #expect(
            line("let s = segueClass.init(identifier: nil, source: a, destination: b)")
                == "let s = segueClass._new(identifier: nil, source: a, destination: b)")
    }

    @Test func `a variable that is said to hold a class of UIKit's makes it without labels too`() {
        #expect(
            line("func f() { let c = kind as! UITableViewCell.Type; g(c.init()) }")
                == "func f() { let c = kind as! UITableViewCell.Type; g(c._new()) }")
        #expect(line("func f() { let t: UIView.Type = k; g(t.init()) }") == "func f() { let t: UIView.Type = k; g(t._new()) }")
        #expect(line("func f() { let t: Plain.Type = k; g(t.init()) }") == "func f() { let t: Plain.Type = k; g(t.init()) }")
    }

    @Test func `an associated type that is a view or a controller is made so too`() {
        let flow = "protocol Flow { associatedtype Root: UIViewController; associatedtype Name: Hashable }"
        func flowing(_ text: String) -> String { line(text, others: [flow]) }
        #expect(flowing("class C<F: Flow> { let root = F.Root() }") == "class C<F: Flow> { let root = F.Root._new() }")
        #expect(
            flowing("class C<F: Flow> { typealias Root = F.Root; func f() -> Root { .init() } }")
                == "class C<F: Flow> { typealias Root = F.Root; func f() -> Root { ._new() } }")
        #expect(
            flowing("extension Flow { func f() -> Root { return Self.Root(nibName: nil, bundle: nil) } }")
                == "extension Flow { func f() -> Root { return Self.Root._new(nibName: nil, bundle: nil) } }")
        for text in [
            "func f() -> Name { .init() }", "func f() -> Name { let a = Name(); return a }",
            "func f() -> Root { { .init() }() }",
            "class Root {}; let root = Root()",
        ] {
            #expect(flowing(text).hasPrefix(text.split(separator: "}")[0]))
        }
    }

    @Test func `types of the app's own that require the initialiser construct themselves`() {
        let own = "class Base: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }"
        let text = "func f<T: Base>() -> T { T(frame: .zero) }"
        #expect(line(text, others: [own]) == text)
        let protocolText = "func f<T: Made>() -> T { T() }"
        #expect(line(protocolText, others: ["protocol Made { init() }"]) == protocolText)
    }

    @Test func `ordinary construction is left alone`() {
        for text in [
            "let v = UIView(frame: .zero)", "class C: UIView { init() { super.init(frame: .zero) } }", "let a = T.make()",
        ] {
            #expect(line(text).contains(text.split(separator: "}")[0]))
        }
    }
}
