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
          func __ext_UIViewController_tracked_viewWillAppear(_ animated: Bool) {
        tracked_viewWillAppear(animated)
        Journal.write("tracked \(type(of: self)) \(animated)")
    }
                  fileprivate func __ext_UIViewController_tracked_viewDidLoad() {
        Journal.write("before \("tracked_viewDidLoad()")")
        self.tracked_viewDidLoad()
        Journal.write("after")
    }
          func __ext_UIViewController_tracked_present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        Journal.write("presents")
        tracked_present(controller, animated: animated, completion: completion)
    }
          func __ext_UIViewController_noted_didMove(toParent parent: UIViewController?) {
        Journal.write("moved \(parent != nil)")
        noted_didMove(toParent: parent)
    }
    static func exchangeAppearing() {
        exchange(UIViewController.self, Selector("viewWillAppear:"), Selector("tracked_viewWillAppear:"))
    }
    static func exchangeLoading() {
        exchange(UIViewController.self, Selector("viewDidLoad")                , Selector("tracked_viewDidLoad")                )
    }
    static func exchangePresenting() {
        exchange(
            UIViewController.self, Selector("presentViewController:animated:completion:")     ,
            Selector("tracked_present:animated:completion:")                   )
    }
    static func exchangeMoving() {
        exchange(UIViewController.self, Selector("didMoveToParentViewController:"), Selector("noted_didMoveToParent:") )
    }
func tracked_viewWillAppear(_ animated: Bool) { if _objcExchanges, let __m = _objcExchanged(self, UIViewController.self, "tracked_viewWillAppear:") { _ = __m([animated]); return }; self.__ext_UIViewController_tracked_viewWillAppear(animated) }; fileprivate func tracked_viewDidLoad() { if _objcExchanges, let __m = _objcExchanged(self, UIViewController.self, "tracked_viewDidLoad") { _ = __m([]); return }; self.__ext_UIViewController_tracked_viewDidLoad() }; func tracked_present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) { if _objcExchanges, let __m = _objcExchanged(self, UIViewController.self, "tracked_present:animated:completion:") { _ = __m([controller, animated, completion]); return }; self.__ext_UIViewController_tracked_present(controller, animated: animated, completion: completion) }; func noted_didMove(toParent parent: UIViewController?) { if _objcExchanges, let __m = _objcExchanged(self, UIViewController.self, "noted_didMoveToParent:") { _ = __m([parent]); return }; self.__ext_UIViewController_noted_didMove(toParent: parent) }; private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: UIViewController.self); switch i { case 0: return _objcRet(o.__ext_UIViewController_tracked_viewWillAppear(_objcArg(a, 0, (Bool).self))); case 1: return _objcRet(o.tracked_viewWillAppear(_objcArg(a, 0, (Bool).self))); case 2: return _objcRet(o.__ext_UIViewController_tracked_viewDidLoad()); case 3: return _objcRet(o.tracked_viewDidLoad()); case 4: return _objcRet(o.__ext_UIViewController_tracked_present(_objcArg(a, 0, (UIViewController).self), animated: _objcArg(a, 1, (Bool).self), completion: _objcArg(a, 2, ((() -> Void)?).self))); case 5: return _objcRet(o.tracked_present(_objcArg(a, 0, (UIViewController).self), animated: _objcArg(a, 1, (Bool).self), completion: _objcArg(a, 2, ((() -> Void)?).self))); case 6: return _objcRet(o.__ext_UIViewController_noted_didMove(toParent: _objcArg(a, 0, (UIViewController?).self))); case 7: return _objcRet(o.noted_didMove(toParent: _objcArg(a, 0, (UIViewController?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ UIViewController.self }, nil) { r in r.c("=tracked_viewWillAppear: -tracked_viewWillAppear: =tracked_viewDidLoad -tracked_viewDidLoad =tracked_present:animated:completion: -tracked_present:animated:completion: =noted_didMoveToParent: -noted_didMoveToParent:", call) } } } }

extension UIScreen {
          class func otherMain() -> UIScreen { OtherScreen() }
    static func exchangeMain() {
        guard let main = class_getClassMethod(self, Selector("main")                ),
            let other = class_getClassMethod(self, Selector("otherMain")        )
        else { return Journal.write("no class method") }
        method_exchangeImplementations(main, other)
    }
private enum __ObjC2 { @MainActor static func callType(_ t: AnyClass, _ i: Int, _ a: [Any?]) -> Any? { let o = t as! UIScreen.Type; switch i { case 0: return _objcRet(o.otherMain()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ UIScreen.self }, nil) { r in r.k("otherMain", callType) } } } }

class OtherScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 480, height: 320) }
private enum __ObjC3 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OtherScreen.self }, "UIKitProofs.OtherScreen") { r in _ = r } } } }

class CallingController: UIViewController {
             func __ext_CallingController_viewDidLoad() {
        Journal.write("loads")
        super.viewDidLoad()
        Journal.write("loaded")
    }
             func __ext_CallingController_viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Journal.write("appears")
    }
override func viewDidLoad() { if _objcExchanges, let __m = _objcExchanged(self, CallingController.self, "viewDidLoad") { _ = __m([]); return }; self.__ext_CallingController_viewDidLoad() }; override func viewWillAppear(_ animated: Bool) { if _objcExchanges, let __m = _objcExchanged(self, CallingController.self, "viewWillAppear:") { _ = __m([animated]); return }; self.__ext_CallingController_viewWillAppear(animated) }; private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CallingController.self); switch i { case 0: return _objcRet(o.__ext_CallingController_viewDidLoad()); case 1: return _objcRet(o.viewDidLoad()); case 2: return _objcRet(o.__ext_CallingController_viewWillAppear(_objcArg(a, 0, (Bool).self))); case 3: return _objcRet(o.viewWillAppear(_objcArg(a, 0, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CallingController.self }, "UIKitProofs.CallingController") { r in r.c("=viewDidLoad -viewDidLoad =viewWillAppear: -viewWillAppear:", call) } } } }
/// Forgets super.
class SilentController: UIViewController {
             func __ext_SilentController_viewDidLoad() { Journal.write("silent") }
override func viewDidLoad() { if _objcExchanges, let __m = _objcExchanged(self, SilentController.self, "viewDidLoad") { _ = __m([]); return }; self.__ext_SilentController_viewDidLoad() }; private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SilentController.self); switch i { case 0: return _objcRet(o.__ext_SilentController_viewDidLoad()); case 1: return _objcRet(o.viewDidLoad()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SilentController.self }, "UIKitProofs.SilentController") { r in r.c("=viewDidLoad -viewDidLoad", call) } } } }

/// Its own override is exchanged: other controllers know nothing of it.
class SwappedController: UIViewController {
             func __ext_SwappedController_viewDidLoad() {
        super.viewDidLoad()
        Journal.write("own")
    }
          func __ext_SwappedController_other() {
        other()
        Journal.write("other")
    }
    static func exchangeOwn() { exchange(self, Selector("viewDidLoad"), Selector("other")) }
override func viewDidLoad() { if _objcExchanges, let __m = _objcExchanged(self, SwappedController.self, "viewDidLoad") { _ = __m([]); return }; self.__ext_SwappedController_viewDidLoad() }; func other() { if _objcExchanges, let __m = _objcExchanged(self, SwappedController.self, "other") { _ = __m([]); return }; self.__ext_SwappedController_other() }; private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SwappedController.self); switch i { case 0: return _objcRet(o.__ext_SwappedController_viewDidLoad()); case 1: return _objcRet(o.viewDidLoad()); case 2: return _objcRet(o.__ext_SwappedController_other()); case 3: return _objcRet(o.other()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SwappedController.self }, "UIKitProofs.SwappedController") { r in r.c("=viewDidLoad -viewDidLoad =other -other", call) } } } }
class OwnersChild: SwappedController {
             func __ext_OwnersChild_viewDidLoad() {
        super.viewDidLoad()
        Journal.write("child")
    }
override func viewDidLoad() { if _objcExchanges, let __m = _objcExchanged(self, OwnersChild.self, "viewDidLoad") { _ = __m([]); return }; self.__ext_OwnersChild_viewDidLoad() }; private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: OwnersChild.self); switch i { case 0: return _objcRet(o.__ext_OwnersChild_viewDidLoad()); case 1: return _objcRet(o.viewDidLoad()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OwnersChild.self }, "UIKitProofs.OwnersChild") { r in r.c("=viewDidLoad -viewDidLoad", call) } } } }

/// Has no override of its own: it gets one.
class BareController: UIViewController {
          func __ext_BareController_added_viewDidLoad() {
        added_viewDidLoad()
        Journal.write("added")
    }
    static func add() { exchange(BareController.self, Selector("viewDidLoad"), Selector("added_viewDidLoad")) }
func added_viewDidLoad() { if _objcExchanges, let __m = _objcExchanged(self, BareController.self, "added_viewDidLoad") { _ = __m([]); return }; self.__ext_BareController_added_viewDidLoad() }; private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: BareController.self); switch i { case 0: return _objcRet(o.__ext_BareController_added_viewDidLoad()); case 1: return _objcRet(o.added_viewDidLoad()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ BareController.self }, "UIKitProofs.BareController") { r in r.c("=added_viewDidLoad -added_viewDidLoad", call) } } } }

extension UILabel {
          func __ext_UILabel_shouting_setText(_ text: String?) { shouting_setText(text?.uppercased()) }
    static func exchangeText() {
        guard let one = class_getInstanceMethod(UILabel.self, Selector("setText:")           ),
            let other = class_getInstanceMethod(UILabel.self, Selector("shouting_setText:")  )
        else { return Journal.write("not there") }
        method_exchangeImplementations(one, other)
    }
func shouting_setText(_ text: String?) { if _objcExchanges, let __m = _objcExchanged(self, UILabel.self, "shouting_setText:") { _ = __m([text]); return }; self.__ext_UILabel_shouting_setText(text) }; private enum __ObjC9 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: UILabel.self); switch i { case 0: return _objcRet(o.__ext_UILabel_shouting_setText(_objcArg(a, 0, (String?).self))); case 1: return _objcRet(o.shouting_setText(_objcArg(a, 0, (String?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ UILabel.self }, nil) { r in r.c("=shouting_setText: -shouting_setText:", call) } } } }

extension UIView {
          func __ext_UIView_counted_layoutSubviews() {
        Journal.write("lays out \(tag)")
        counted_layoutSubviews()
    }
          func __ext_UIView_kept_setHidden(_ isHidden: Bool) { Journal.write("hides \(isHidden)") }
    static func exchangeLayout() { exchange(UIView.self, Selector("layoutSubviews"), Selector("counted_layoutSubviews")) }
    static func exchangeHiding() { exchange(UIView.self, Selector("setHidden:")            , Selector("kept_setHidden:")) }
func counted_layoutSubviews() { if _objcExchanges, let __m = _objcExchanged(self, UIView.self, "counted_layoutSubviews") { _ = __m([]); return }; self.__ext_UIView_counted_layoutSubviews() }; func kept_setHidden(_ isHidden: Bool) { if _objcExchanges, let __m = _objcExchanged(self, UIView.self, "kept_setHidden:") { _ = __m([isHidden]); return }; self.__ext_UIView_kept_setHidden(isHidden) }; private enum __ObjC10 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: UIView.self); switch i { case 0: return _objcRet(o.__ext_UIView_counted_layoutSubviews()); case 1: return _objcRet(o.counted_layoutSubviews()); case 2: return _objcRet(o.__ext_UIView_kept_setHidden(_objcArg(a, 0, (Bool).self))); case 3: return _objcRet(o.kept_setHidden(_objcArg(a, 0, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ UIView.self }, nil) { r in r.c("=counted_layoutSubviews -counted_layoutSubviews =kept_setHidden: -kept_setHidden:", call) } } } }

extension UIControl {
          func __ext_UIControl_watched_sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        Journal.write("sends \(action)")
        watched_sendAction(action, to: target, for: event)
    }
    static func exchangeSending() {
        exchange(
            UIControl.self, Selector("sendAction:to:forEvent:")       , Selector("watched_sendAction:to:for:")            )
    }
func watched_sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { if _objcExchanges, let __m = _objcExchanged(self, UIControl.self, "watched_sendAction:to:for:") { _ = __m([action, target, event]); return }; self.__ext_UIControl_watched_sendAction(action, to: target, for: event) }; private enum __ObjC11 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: UIControl.self); switch i { case 0: return _objcRet(o.__ext_UIControl_watched_sendAction(_objcArg(a, 0, (Selector).self), to: _objcArg(a, 1, (Any?).self), for: _objcArg(a, 2, (UIEvent?).self))); case 1: return _objcRet(o.watched_sendAction(_objcArg(a, 0, (Selector).self), to: _objcArg(a, 1, (Any?).self), for: _objcArg(a, 2, (UIEvent?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ UIControl.self }, nil) { r in r.c("=watched_sendAction:to:for: -watched_sendAction:to:for:", call) } } } }

extension UINavigationController {
          func __ext_UINavigationController_counted_popViewController(animated: Bool) -> UIViewController? {
        Journal.write("pops")
        return counted_popViewController(animated: animated)
    }
    static func exchangePopping() {
        exchange(
            UINavigationController.self, Selector("popViewControllerAnimated:") ,
            Selector("counted_popViewControllerWithAnimated:"))
    }
func counted_popViewController(animated: Bool) -> UIViewController? { if _objcExchanges, let __m = _objcExchanged(self, UINavigationController.self, "counted_popViewControllerWithAnimated:") { return _objcCast(__m([animated]), (UIViewController?).self) }; return self.__ext_UINavigationController_counted_popViewController(animated: animated) }; private enum __ObjC12 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: UINavigationController.self); switch i { case 0: return _objcRet(o.__ext_UINavigationController_counted_popViewController(animated: _objcArg(a, 0, (Bool).self))); case 1: return _objcRet(o.counted_popViewController(animated: _objcArg(a, 0, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ UINavigationController.self }, nil) { r in r.c("=counted_popViewControllerWithAnimated: -counted_popViewControllerWithAnimated:", call) } } } }

/// Sets an implementation that is a closure, which calls the one before.
enum Hooks {
    nonisolated(unsafe) static var kept: IMP?

    static func hookAppearing() {
        let selector = Selector("viewDidAppear:")                   
        guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
        let before = method_getImplementation(method)
        let original = _objcFunction(before, to: (               (UIViewController, Selector, Bool) -> Void).self)
        let block:                    (UIViewController, Bool) -> Void = { controller, animated in
            Journal.write("hooked \(animated)")
            original(controller, selector, animated)
        }
        kept = method_setImplementation(method, imp_implementationWithBlock(              block                     ))
    }
    static func unhookAppearing() {
        guard let method = class_getInstanceMethod(UIViewController.self, Selector("viewDidAppear:")                   ), let kept
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
          public func __ext_UIView_refresh(_ depth: Int) -> String { "view \(depth)" }
          public var __ext_UIView_kind: String { "view" }
          public var __ext_UIView_strength: Int {
        get { tag }
        set { tag = newValue }
    }
                        public func __ext_UIView_hint(for other: UIView) -> Bool { false }
private enum __ObjC13 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: UIView.self); switch i { case 0: return _objcRet(o.__ext_UIView_refresh(_objcArg(a, 0, (Int).self))); case 1: return _objcRet(o.refresh(_objcArg(a, 0, (Int).self))); case 2: return _objcRet(o.__ext_UIView_hint(for: _objcArg(a, 0, (UIView).self))); case 3: return _objcRet(o.hint(for: _objcArg(a, 0, (UIView).self))); case 4: return _objcRet(o.kind); case 5: return _objcRet(o.strength); case 6: o.strength = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ UIView.self }, nil) { r in r.c("=refresh: -refresh: =renamedHint: -renamedHint: <kind <strength >strength", call) } } } }

class RefreshingView: UIView {
    @_nonoverride          func refresh(_ depth: Int) -> String { "refreshing(" + super.__ext_UIView_refresh(depth + 1) + ")" }
    @_nonoverride          var kind: String { "refreshing " + super.__ext_UIView_kind }
    @_nonoverride          var strength: Int {
        get { super.__ext_UIView_strength * 2 }
        set { super.__ext_UIView_strength = newValue + 1 }
    }
    @_nonoverride          func hint(for other: UIView) -> Bool { !super.__ext_UIView_hint(for: other) }
private enum __ObjC14 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: RefreshingView.self); switch i { case 0: return _objcRet(o.refresh(_objcArg(a, 0, (Int).self))); case 1: return _objcRet(o.hint(for: _objcArg(a, 0, (UIView).self))); case 2: return _objcRet(o.kind); case 3: return _objcRet(o.strength); case 4: o.strength = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RefreshingView.self }, "UIKitProofs.RefreshingView") { r in r.c("-refresh: -renamedHint: <kind <strength >strength", call) } } } }
class DeeperView: RefreshingView {
    override func refresh(_ depth: Int) -> String { "deeper(" + super.refresh(depth) + ")" }
private enum __ObjC15 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ DeeperView.self }, "UIKitProofs.DeeperView") { r in _ = r } } } }
class PlainView: UIView {@_nonoverride open func refresh(_ depth: Int) -> String { self.__ext_PlainView_refresh(depth) }; private enum __ObjC16 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PlainView.self }, "UIKitProofs.PlainView") { r in _ = r } } } }
extension PlainView {
    public          func __ext_PlainView_refresh(_ depth: Int) -> String { "plain(" + super.__ext_UIView_refresh(depth) + ")" }
private enum __ObjC17 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PlainView.self); switch i { case 0: return _objcRet(o.refresh(_objcArg(a, 0, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PlainView.self }, nil) { r in r.c("-refresh:", call) } } } }
extension UIImageView {
    public          func __ext_UIImageView_refresh(_ depth: Int) -> String { "image(" + super.__ext_UIView_refresh(depth) + ")" }
private enum __ObjC18 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: UIImageView.self); switch i { case 0: return _objcRet(o.__ext_UIImageView_refresh(_objcArg(a, 0, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ UIImageView.self }, nil) { r in r.c("-refresh:", call) } } } }

@MainActor func refreshAll(_ views: [UIView]) -> [String] { views.map { $0.refresh(1) } }
@MainActor func kinds(_ views: [UIView]) -> [String] { views.map { $0.kind } }
@MainActor func hints(_ views: [UIView]) -> [Bool] { views.map { $0.hint(for: $0) } }

extension NSObjectProtocol where Self: UIView { @preconcurrency @MainActor public func refresh(_ depth: Int) -> String { if let __m = _objcOverride(self, UIView.self, "refresh:") { return _objcCast(__m([depth]), (String).self) }; return self.__ext_UIView_refresh(depth) } }
extension NSObjectProtocol where Self: UIView { @preconcurrency @MainActor public func hint(for other: UIView) -> Bool { if let __m = _objcOverride(self, UIView.self, "renamedHint:") { return _objcCast(__m([other]), (Bool).self) }; return self.__ext_UIView_hint(for: other) } }
extension NSObjectProtocol where Self: UIView { @preconcurrency @MainActor public var kind: String { get { if let __m = _objcOverrideGet(self, UIView.self, "kind") { return _objcCast(__m(), (String).self) }; return self.__ext_UIView_kind } } }
extension NSObjectProtocol where Self: UIView { @preconcurrency @MainActor public var strength: Int { get { if let __m = _objcOverrideGet(self, UIView.self, "strength") { return _objcCast(__m(), (Int).self) }; return self.__ext_UIView_strength } set { if let __m = _objcOverrideSet(self, UIView.self, "strength") { __m(newValue) } else { self.__ext_UIView_strength = newValue } } } }
