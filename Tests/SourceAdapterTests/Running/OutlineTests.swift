import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

/// Bodies in which there is nothing to do are not parsed; what comes out is what a whole parse gives.
@Suite("Adapter / Idle bodies")
struct OutlineTests {
    private func comesOutAlike(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        var whole = AdapterConfiguration()
        whole.parsesWholeFiles = true
        let quick = adapt(text)
        let thorough = adapt(text, configuration: whole)
        #expect(quick.text == thorough.text, sourceLocation: location)
        #expect(quick.messages == thorough.messages, sourceLocation: location)
        #expect(quick.counts == thorough.counts, sourceLocation: location)
    }

    @Test(.assumed("the same text comes out as from a whole parse"))
    func `selectors, key paths and calls by name are found in bodies`() {
        comesOutAlike(
            """
            class A: NSObject {
                @objc func tap(_ sender: Any) { let long = "quite an idle body"; print(long) }
                func run() {
                    if true { perform(#selector(tap(_:))) } else { print("idle and idle and idle") }
                    print("\\(NSClassFromString("A") ?? { _ = "idle, idle, idle"; return nil }())")
                    value(forKey: #keyPath(A.title))
                }
                @objc dynamic var title = "" { didSet { print("something rather long") } }
                var twice: String { title + title + "and some more text" }
                lazy var view: UIView = { let view = UIView(); view.isHidden = true; return view }()
            }
            """)
    }

    @Test(.assumed("the same text comes out as from a whole parse"))
    func `optional calls and questions for them are found in bodies`() {
        comesOutAlike(
            """
            @objc protocol P { @objc optional func done(_ x: Int); @objc optional func ended(with x: Int) }
            class A {
                weak var delegate: P?
                func first() { print("idle enough to be left out"); delegate?.done?(1) }
                func second() { guard delegate?.done != nil else { print("this is idle again"); return } }
                func third() { if let ended = self.delegate?.ended { ended(3) } else { print("idle, idle, idle") } }
                func fourth() { let has = nil != (delegate as? P)?.done; print("idle enough", has, "to be left") }
                func fifth() { _ = delegate?.ended(with:) == nil; [1].forEach { print("idle enough to go", $0) } }
                func sixth() { delegate?.ended?(with: 2) }
            }
            """)
    }

    @Test(.assumed("the same text comes out as from a whole parse"))
    func `construction through metatypes is found in bodies`() {
        comesOutAlike(
            """
            func make<T: UIView, U: UIControl>(_ type: T.Type) -> [UIView] {
                let text = { "an idle closure, long enough" }
                return [T(frame: .zero), U.init(frame: .zero), type.init(frame: .zero)]
            }
            extension P where Self: UIViewController {
                static func make() -> Self { print("idle enough"); return Self(nibName: nil, bundle: nil) }
            }
            class V: UIView { class func new() -> UIView { print("idle enough"); return self.init(frame: .zero) } }
            """)
    }

    @Test(.assumed("the same text comes out as from a whole parse"))
    func `types in bodies, conditions and accessors are read`() {
        comesOutAlike(
            """
            func outer() {
                class Inner: NSObject { @objc func hit() { print("idle enough to be left") }; class var x: Int { 12345678 } }
                #if os(iOS)
                print("something for iOS alone")
                #endif
            }
            class Names: UIView {
                @IBInspectable var radius: CGFloat { get { return layer.cornerRadius } set { layer.cornerRadius = newValue } }
                @IBInspectable var reads: CGFloat { return layer.cornerRadius + 0 + 0 }
                @IBInspectable var watched = 1 { willSet { print("it will be set") } didSet { print("it was set now") } }
                @objc class func make() -> Names { return Names(frame: .zero) }
                @objc func `class`() { print("an idle body of some length") }
                func call(_ body: () -> String = { "a default that is kept as it is" }) {}
            }
            extension Names { override func layoutSubviews() { super.layoutSubviews(); print("idle enough") } }
            """)
    }

    @Test(.assumed("the same text comes out as from a whole parse"))
    func `strings, comments and operators do not confuse braces`() {
        comesOutAlike(
            ##"""
            class A: NSObject {
                @objc func a() { print("}", "\("{" + "\("}")")", #"\"}"#, #"\#("{")}"#, 1 / 2, 4/2) /* } /* } */ */ }
                @objc func b() { let text = """
                        } " }} \(["{": 1]) \"""
                        """
                    // }
                    print(text) }
                @objc func c() { let `class` = 1; print(`class`, "idle enough to go") }
                @objc func d() { _ = /}x/; print("a regular expression, perhaps") }
                @objc func e() { _ = #/}x/#; print("a regular expression") }
            }
            """##)
    }

    @Test(.assumed("errors are the compiler's to report"))
    func `text that is not Swift is taken as the parser takes it`() {
        comesOutAlike("class A { func b() { print(\"unfinished } } }\n@objc func c() {}")
        comesOutAlike("class A { func b() { { { } }\n@objc class D { @objc func c() {} }")
        comesOutAlike("}}}} @objc class A { @objc func c() {} }")
    }
}
