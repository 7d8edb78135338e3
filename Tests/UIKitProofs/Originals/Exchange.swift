// swift-format-ignore-file
import UIKit

/// As public code writes it: add first, exchange when the class has the method itself.
func exchange(_ type: AnyClass, _ original: Selector, _ other: Selector) {
    guard let originalMethod = class_getInstanceMethod(type, original),
        let otherMethod = class_getInstanceMethod(type, other)
    else { return }
    let didAdd = class_addMethod(
        type, original, method_getImplementation(otherMethod), method_getTypeEncoding(otherMethod))
    if didAdd {
        class_replaceMethod(
            type, other, method_getImplementation(originalMethod), method_getTypeEncoding(originalMethod))
    } else {
        method_exchangeImplementations(originalMethod, otherMethod)
    }
}

extension UIViewController {
    @objc func tracked_viewWillAppear(_ animated: Bool) {
        tracked_viewWillAppear(animated)
        Journal.write("tracked \(type(of: self)) \(animated)")
    }
    @objc dynamic fileprivate func tracked_viewDidLoad() {
        Journal.write("before \(#function)")
        self.tracked_viewDidLoad()
        Journal.write("after")
    }
    @objc func tracked_present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        Journal.write("presents")
        tracked_present(controller, animated: animated, completion: completion)
    }
    @objc func noted_didMove(toParent parent: UIViewController?) {
        Journal.write("moved \(parent != nil)")
        noted_didMove(toParent: parent)
    }
    static func exchangeAppearing() {
        exchange(UIViewController.self, #selector(viewWillAppear), #selector(tracked_viewWillAppear))
    }
    static func exchangeLoading() {
        exchange(UIViewController.self, #selector(UIViewController.viewDidLoad), #selector(UIViewController.tracked_viewDidLoad))
    }
    static func exchangePresenting() {
        exchange(
            UIViewController.self, #selector(UIViewController.present(_:animated:completion:)),
            #selector(UIViewController.tracked_present(_:animated:completion:)))
    }
    static func exchangeMoving() {
        exchange(UIViewController.self, #selector(didMove(toParent:)), #selector(noted_didMove(toParent:)))
    }
}

extension UIScreen {
    @objc class func otherMain() -> UIScreen { OtherScreen() }
    static func exchangeMain() {
        guard let main = class_getClassMethod(self, #selector(getter: UIScreen.main)),
            let other = class_getClassMethod(self, #selector(UIScreen.otherMain))
        else { return Journal.write("no class method") }
        method_exchangeImplementations(main, other)
    }
}

class OtherScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 480, height: 320) }
}

class CallingController: UIViewController {
    override func viewDidLoad() {
        Journal.write("loads")
        super.viewDidLoad()
        Journal.write("loaded")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Journal.write("appears")
    }
}
/// Forgets super.
class SilentController: UIViewController {
    override func viewDidLoad() { Journal.write("silent") }
}

/// Its own override is exchanged: other controllers know nothing of it.
class SwappedController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Journal.write("own")
    }
    @objc func other() {
        other()
        Journal.write("other")
    }
    static func exchangeOwn() { exchange(self, #selector(viewDidLoad), #selector(other)) }
}
class OwnersChild: SwappedController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Journal.write("child")
    }
}

/// Has no override of its own: it gets one.
class BareController: UIViewController {
    @objc func added_viewDidLoad() {
        added_viewDidLoad()
        Journal.write("added")
    }
    static func add() { exchange(BareController.self, #selector(viewDidLoad), #selector(added_viewDidLoad)) }
}

extension UILabel {
    @objc func shouting_setText(_ text: String?) { shouting_setText(text?.uppercased()) }
    static func exchangeText() {
        guard let one = class_getInstanceMethod(UILabel.self, #selector(setter: UILabel.text)),
            let other = class_getInstanceMethod(UILabel.self, #selector(shouting_setText(_:)))
        else { return Journal.write("not there") }
        method_exchangeImplementations(one, other)
    }
}

extension UIView {
    @objc func counted_layoutSubviews() {
        Journal.write("lays out \(tag)")
        counted_layoutSubviews()
    }
    @objc func kept_setHidden(_ isHidden: Bool) { Journal.write("hides \(isHidden)") }
    static func exchangeLayout() { exchange(UIView.self, #selector(layoutSubviews), #selector(counted_layoutSubviews)) }
    static func exchangeHiding() { exchange(UIView.self, #selector(setter: UIView.isHidden), #selector(kept_setHidden)) }
}

extension UIControl {
    @objc func watched_sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        Journal.write("sends \(action)")
        watched_sendAction(action, to: target, for: event)
    }
    static func exchangeSending() {
        exchange(
            UIControl.self, #selector(UIControl.sendAction(_:to:for:)), #selector(UIControl.watched_sendAction(_:to:for:)))
    }
}

extension UINavigationController {
    @objc func counted_popViewController(animated: Bool) -> UIViewController? {
        Journal.write("pops")
        return counted_popViewController(animated: animated)
    }
    static func exchangePopping() {
        exchange(
            UINavigationController.self, #selector(popViewController(animated:)),
            #selector(counted_popViewController(animated:)))
    }
}

/// Sets an implementation that is a closure, which calls the one before.
enum Hooks {
    nonisolated(unsafe) static var kept: IMP?

    static func hookAppearing() {
        let selector = #selector(UIViewController.viewDidAppear(_:))
        guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
        let before = method_getImplementation(method)
        let original = unsafeBitCast(before, to: (@convention(c) (UIViewController, Selector, Bool) -> Void).self)
        let block: @convention(block) (UIViewController, Bool) -> Void = { controller, animated in
            Journal.write("hooked \(animated)")
            original(controller, selector, animated)
        }
        kept = method_setImplementation(method, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
    }
    static func unhookAppearing() {
        guard let method = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewDidAppear(_:))), let kept
        else { return }
        method_setImplementation(method, kept)
    }

    /// A method that nobody wrote.
    static func addGreeting() -> Bool {
        let imp = imp_implementationWithBlock { (owner: BareController) in Journal.write("greets") }
        return class_addMethod(BareController.self, Selector(("greet")), imp, "v@:")
    }

    static func unknown() -> Bool { class_getInstanceMethod(UIView.self, Selector(("_privateMethod"))) == nil }
}

// MARK: Members of extensions

extension UIView {
    @objc open func refresh(_ depth: Int) -> String { "view \(depth)" }
    @objc open var kind: String { "view" }
    @objc open var strength: Int {
        get { tag }
        set { tag = newValue }
    }
    @objc(renamedHint:) open func hint(for other: UIView) -> Bool { false }
}

class RefreshingView: UIView {
    override func refresh(_ depth: Int) -> String { "refreshing(" + super.refresh(depth + 1) + ")" }
    override var kind: String { "refreshing " + super.kind }
    override var strength: Int {
        get { super.strength * 2 }
        set { super.strength = newValue + 1 }
    }
    override func hint(for other: UIView) -> Bool { !super.hint(for: other) }
}
class DeeperView: RefreshingView {
    override func refresh(_ depth: Int) -> String { "deeper(" + super.refresh(depth) + ")" }
}
class PlainView: UIView {}
extension PlainView {
    open override func refresh(_ depth: Int) -> String { "plain(" + super.refresh(depth) + ")" }
}
extension UIImageView {
    open override func refresh(_ depth: Int) -> String { "image(" + super.refresh(depth) + ")" }
}

@MainActor func refreshAll(_ views: [UIView]) -> [String] { views.map { $0.refresh(1) } }
@MainActor func kinds(_ views: [UIView]) -> [String] { views.map { $0.kind } }
@MainActor func hints(_ views: [UIView]) -> [Bool] { views.map { $0.hint(for: $0) } }
