import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Overrides", .assumed("what Linux lets a class override"))
struct OverridesTests {
    @Test func `an override in an extension is forwarded from the class`() {
        let code = adapt(
            "import UIKit\nclass C: UIView {\n}\nextension C {\n  override func layoutSubviews() { super.layoutSubviews() }\n}"
        ).code
        #expect(code[2] == "override func layoutSubviews() { self.__ext_C_layoutSubviews() }}")
        #expect(code[4] == "func __ext_C_layoutSubviews() { super.layoutSubviews() }")
    }

    @Test func `parameters, results and effects are passed on`() {
        let file = adapt(
            "import UIKit\npublic class C: B {\n}",
            others: [
                "extension C {\n  @discardableResult public override func f(_ a: Int, to b: [Int] = []) throws -> Int { 1 }\n}"
            ])
        #expect(
            file.code[2] == "@discardableResult public override func f(_ a: Int, to b: [Int] = []) throws -> Int "
                + "{ try self.__ext_C_f(a, to: b) }}")
    }

    @Test func `a property overridden in an extension is forwarded`() {
        let code = adapt(
            "import UIKit\nclass C: UIView {\n}\nextension C {\n  override var frame: CGRect { get { .zero } set {} }\n}"
        ).code
        #expect(code[2] == "override var frame: CGRect { get { self.__ext_C_frame } set { self.__ext_C_frame = newValue } }}")
        #expect(code[4] == "var __ext_C_frame: CGRect { get { .zero } set {} }")
    }

    @Test func `a parameter without a name gets one where it is passed on`() {
        let code = adapt(
            "import UIKit\nclass C: UITableViewController {\n}\nextension C {\n"
                + "  override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 10 }\n}"
        ).code
        #expect(
            code[2] == "override func tableView(_ __0: UITableView, numberOfRowsInSection __1: Int) -> Int "
                + "{ self.__ext_C_tableView(__0, numberOfRowsInSection: __1) }}")
        #expect(code[4] == "func __ext_C_tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 10 }")
    }

    @Test func `observers of an overridden property in an extension stand around the superclass's`() {
        let code = adapt(
            "import UIKit\nclass C: UIView {\n}\nextension C {\n"
                + "  override var frame: CGRect { willSet { a(newValue) } didSet(old) { b(old) } }\n"
                + "  override var alpha: CGFloat {\n    didSet { c() }\n  }\n}"
        ).code
        #expect(
            code[2].hasPrefix(
                "override var frame: CGRect { get { self.__ext_C_frame } set { self.__ext_C_frame = newValue } }"))
        #expect(
            code[4] == "var __ext_C_frame: CGRect { get { super.frame } set { func __willSet(_ newValue: CGRect) "
                + "{ a(newValue) } func __didSet(_ old: CGRect) { b(old) }; let __old = super.frame; "
                + "__willSet(newValue); super.frame = newValue; __didSet(__old) } }")
        #expect(code[5] == "var __ext_C_alpha: CGFloat {")
        #expect(
            code[6] == "get { super.alpha } set { func __didSet(_ oldValue: CGFloat) { c() }; let __old = super.alpha; "
                + "super.alpha = newValue; __didSet(__old) }")
    }

    @Test func `open members of extensions are public, unless the class declares them`() {
        let code = adapt(
            "import UIKit\nopen class C: UIView {\n  open func a() {}\n}\nextension C {\n  open func b() {}\n  open var c: Int { 1 }\n"
                + "  @objc open func d() {}\n  func e() { class E { open func f() {} } }\n}"
        ).code
        #expect(code[2] == "open func a() {}" && code[5] == "public func b() {}" && code[6] == "public var c: Int { 1 }")
        #expect(code[3].contains("open func d() { self.__ext_C_d() }") && code[7] == "public func __ext_C_d() {}")
        #expect(code[8].contains("open func f() {}"))
    }

    @Test func `a member of an extension that a subclass overrides moves too`() {
        let code = adapt(
            "import UIKit\nclass C: UIView {\n}\nextension C {\n  @objc func a(x: Int) {}\n  func b() {}\n}",
            others: ["class D: C { override func a(x: Int) {} }"]
        ).code
        #expect(code[2] == "func a(x: Int) { self.__ext_C_a(x: x) }}")
        #expect(code[4] == "func __ext_C_a(x: Int) {}")
        #expect(code[5] == "func b() {}")
    }

    @Test func `overrides along a chain don't meet`() {
        let code = adapt(
            "class C: UIView {}\nclass D: C {}\nextension C { override func a() {} }\nextension D { override func a() {} }"
        ).code
        #expect(code[2].contains("__ext_C_a"))
        #expect(code[3].contains("__ext_D_a"))
    }

    @Test func `an override in an extension of UIKit's own class is named as unsupported`() {
        let file = adapt("extension UINavigationController {\n  open override func a() {}\n}")
        #expect(file.code[1] == "public func __ext_UINavigationController_a() {}")
        #expect(
            file.messages == [
                "2: unsupported: an extension can't override a member of UINavigationController on Linux; override it in a subclass"
            ])
    }

    @Test func `a property of an extension that says objc asks subclasses, those of tests as well`() {
        let added =
            "import UIKit\nextension UIViewController {\n  @objc var inset: CGFloat { 4 }\n  @IBInspectable var gap: Int { 1 }\n}"
        let result = adaptModule([added])
        #expect(result.files[0].code[2] == "var __ext_UIViewController_inset: CGFloat { 4 }")
        #expect(result.files[0].code.joined().contains("_objcOverrideGet(self, UIViewController.self, \"inset\")"))
        #expect(result.files[0].code[3].hasSuffix("var gap: Int { 1 }"))
    }

    @Test func `a class overrides what the app's own extension adds to UIKit's class`() {
        let added = "import UIKit\nextension UIViewController {\n  @objc var isBusy: Bool { false }\n  @objc func stop() {}\n}"
        let subclass =
            "class C: UINavigationController {\n  override var isBusy: Bool { true }\n}\nextension C {\n  open override func stop() {}\n}"
        let result = adaptModule([added, subclass])
        #expect(result.files[0].code[2] == "var __ext_UIViewController_isBusy: Bool { false }")
        #expect(result.files[0].code[3] == "func __ext_UIViewController_stop() {}")
        let expected = [
            "extension NSObjectProtocol where Self: UIViewController { @preconcurrency @MainActor func stop() ",
            "{ if let __m = _objcOverride(self, UIViewController.self, \"stop\") { _ = __m([]); return }; ",
            "self.__ext_UIViewController_stop() } }\n",
            "extension NSObjectProtocol where Self: UIViewController { @preconcurrency @MainActor var isBusy: Bool { get { ",
            "if let __m = _objcOverrideGet(self, UIViewController.self, \"isBusy\") { return _objcCast(__m(), (Bool).self) }; ",
            "return self.__ext_UIViewController_isBusy } } }\n",
        ].joined()
        let text = result.files[0].text
        #expect(text.hasSuffix(expected))
        #expect(result.files[1].code[1] == "@_nonoverride var isBusy: Bool { true }")
        #expect(result.files[1].code[2] == "@_nonoverride open func stop() { self.__ext_C_stop() }}")
        // The same name elsewhere is another member.
        let label = "import UIKit\nclass L: UILabel {\n  override var isBusy: Bool { true }\n}"
        #expect(adapt(label, others: [added]).code[2] == "override var isBusy: Bool { true }")
    }

    @Test func `what only NSObject on iOS has is no override under NSObject`() {
        let file = adapt("import UIKit\nclass C: NSObject {\n  override func awakeFromNib() { super.awakeFromNib() }\n}")
        #expect(file.code[2] == "func awakeFromNib() { super.awakeFromNib() }")
        #expect(file.table.contains("\"-awakeFromNib\""))
    }

    @Test func `nor is it under UIKit's classes that are no responders`() {
        for root in ["UIBarButtonItem", "UITapGestureRecognizer", "UICollectionViewFlowLayout", "UINavigationItem"] {
            let code = adapt(
                "import UIKit\nclass C: \(root) {\n}\nextension C {\n override func awakeFromNib() { super.awakeFromNib() }\n}"
            ).code
            #expect(code[2] == "}")
            #expect(code[4] == "func awakeFromNib() { super.awakeFromNib() }")
        }
        let item = "class C: UIBarButtonItem {\n override var accessibilityLabel: String? { get { nil } set {} }\n}"
        #expect(adapt(item).code[1].hasPrefix("override var accessibilityLabel"))
    }

    @Test func `it stays an override under UIKit's classes and under the app's own`() {
        #expect(adapt("class C: UIView {\n override func awakeFromNib() {}\n}").code[1] == "override func awakeFromNib() {}")
        let code = adapt(
            "class C: NSObject {\n override func awakeFromNib() {}\n}\nclass D: C {\n override func awakeFromNib() {}\n}"
        ).code
        #expect(code[1] == "func awakeFromNib() {}")
        #expect(code[4] == "override func awakeFromNib() {}")
    }

    @Test func `observed values have Foundation's name`() {
        let file = adapt(
            "import UIKit\nclass C: NSObject {\n override func observeValue(forKeyPath keyPath: String?, of object: Any?, "
                + "change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}")
        #expect(file.table.contains("-observeValueForKeyPath:ofObject:change:context:"))
    }

    @Test func `what another module's extension opens can be overridden, and super means its body`() {
        let added =
            "import UIKit\nextension UIView {\n  @objc open func stop(_ now: Bool) {}\n  @objc public func closed() {}\n}"
        let library = ModuleAdapter(configuration: AdapterConfiguration(moduleName: "Library")).adapt([
            ("A.swift", Array(added.utf8))
        ])
        #expect(library.files[0].text.contains("public func __ext_UIView_stop(_ now: Bool) {}"))
        #expect(library.files[0].text.contains("@objc public func closed") == false)
        let text = "import UIKit\nimport Library\nclass C: UIView {\n  override func stop(_ now: Bool) { super.stop(!now) }\n}"
        let file = adapt(text, dependencies: [library.index])
        #expect(file.code[3] == "@_nonoverride func stop(_ now: Bool) { super.__ext_UIView_stop(!now) }")
        #expect(file.table.contains("\"-stop:\""))
        #expect(file.messages == [])
    }

    @Test func `what an extension of the module's own class opens has a place in the class`() {
        let file = adapt("open class C: UIView {\n}\nextension C {\n  @objc open func stop() {}\n}")
        #expect(file.code[1].contains("open func stop() { self.__ext_C_stop() }"))
        #expect(file.code[3] == "public func __ext_C_stop() {}")
    }

    @Test func `a renamed body knows the method's name`() {
        let file = adapt("class B: A {\n}\nextension B {\n  override func run(_ x: Int) { log(#function) }\n}")
        #expect(file.code[3] == "func __ext_B_run(_ x: Int) { log(\"run(_:)\") }")
    }

    @Test func `a list that is created without anything is created with the frame of nothing, by its own initialiser`() {
        func last(_ members: String, of kind: String, others: [String] = []) -> String {
            adapt("import UIKit\n\(kind) {\n\(members)\n}", others: others).code[3]
        }
        let own = "init(frame: CGRect) { super.init(frame: frame, collectionViewLayout: Flow()) }"
        let bare = "convenience init() { self.init(frame: .zero) }"
        #expect(last(own, of: "class C: UICollectionView") == bare + "}")
        #expect(last("public " + own, of: "open class C: UICollectionView") == "public " + bare + "}")
        #expect(last(own, of: "class C: B", others: ["class B: UICollectionView {}"]) == bare + "}")
        #expect(
            last("init(frame: CGRect) { super.init(frame: frame, style: .plain) }", of: "class C: UITableView") == bare + "}")
        // Where the class has said so, or where Swift finds it by itself.
        #expect(last(own + "; init() { super.init(frame: .zero) }", of: "class C: UICollectionView") == "}")
        #expect(
            last(
                own, of: "class C: UICollectionView", others: ["extension C { convenience init() { self.init(frame: .zero) } }"]
            )
                == "}")
        #expect(last("override init(frame: CGRect) { super.init(frame: frame) }", of: "class C: UICollectionView") == "}")
        #expect(last("init(frame: CGRect) { super.init(frame: frame) }", of: "class C: UIControl") == "}")
        #expect(last("init(frame: CGRect, other: Int) { super.init(frame: frame) }", of: "class C: UICollectionView") == "}")
    }
}
