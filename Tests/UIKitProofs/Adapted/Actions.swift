// swift-format-ignore-file
import UIKit

final class Journal {
    nonisolated(unsafe) static var lines: [String] = []
    static func write(_ line: String) { lines.append(line) }
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Connects every kind of action to a control.
class ActionPanel: UIView {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    func connect() {
        control.addTarget(self, action: Selector("plain"), for: .touchUpInside)
        control.addTarget(self, action: Selector("sent:")  , for: .touchUpInside)
        control.addTarget(self, action: Selector("sent:event:")  , for: [.touchUpInside, .valueChanged])
        control.addTarget(self, action: Selector("inExtension"), for: .touchDown)
        control.addTarget(ActionPanel.self, action: Selector("shared:")              , for: .editingChanged)
    }
    func disconnect() { control.removeTarget(self, action: Selector("sent:")  , for: .touchUpInside) }

          private func __ext_ActionPanel_plain() { Journal.write("plain") }
          func __ext_ActionPanel_sent(_ sender: UIControl) { Journal.write("sent \(sender === control)") }
          func __ext_ActionPanel_sent(_ sender: Any, event: UIEvent?) { Journal.write("sent with \(event == nil ? "no event" : "an event")") }
          class func shared(_ sender: UIControl) { Journal.write("shared") }
private func plain() { if _objcExchanges, let __m = _objcExchanged(self, ActionPanel.self, "plain") { _ = __m([]); return }; self.__ext_ActionPanel_plain() }; func sent(_ sender: UIControl) { if _objcExchanges, let __m = _objcExchanged(self, ActionPanel.self, "sent:") { _ = __m([sender]); return }; self.__ext_ActionPanel_sent(sender) }; func sent(_ sender: Any, event: UIEvent?) { if _objcExchanges, let __m = _objcExchanged(self, ActionPanel.self, "sent:event:") { _ = __m([sender, event]); return }; self.__ext_ActionPanel_sent(sender, event: event) }; private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ActionPanel.self); switch i { case 0: return _objcRet(o.__ext_ActionPanel_plain()); case 1: return _objcRet(o.plain()); case 2: return _objcRet(o.__ext_ActionPanel_sent(_objcArg(a, 0, (UIControl).self))); case 3: return _objcRet(o.sent(_objcArg(a, 0, (UIControl).self))); case 4: return _objcRet(o.__ext_ActionPanel_sent(_objcArg(a, 0, (Any).self), event: _objcArg(a, 1, (UIEvent?).self))); case 5: return _objcRet(o.sent(_objcArg(a, 0, (Any).self), event: _objcArg(a, 1, (UIEvent?).self))); default: break }; return nil }; @MainActor static func callType(_ t: AnyClass, _ i: Int, _ a: [Any?]) -> Any? { let o = t as! ActionPanel.Type; switch i { case 0: return _objcRet(o.shared(_objcArg(a, 0, (UIControl).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ActionPanel.self }, "UIKitProofs.ActionPanel") { r in r.c("=plain -plain =sent: -sent: =sent:event: -sent:event:", call); r.k("shared:", callType) } } } }

private extension ActionPanel {
          func __ext_ActionPanel_inExtension() { Journal.write("in extension") }
func inExtension() { if _objcExchanges, let __m = _objcExchanged(self, ActionPanel.self, "inExtension") { _ = __m([]); return }; self.__ext_ActionPanel_inExtension() }; private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ActionPanel.self); switch i { case 0: return _objcRet(o.__ext_ActionPanel_inExtension()); case 1: return _objcRet(o.inExtension()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ActionPanel.self }, nil) { r in r.c("=inExtension -inExtension", call) } } } }

class LouderPanel: ActionPanel {
             func __ext_LouderPanel_sent(_ sender: UIControl) {
        super.sent(sender)
        Journal.write("louder")
    }
override func sent(_ sender: UIControl) { if _objcExchanges, let __m = _objcExchanged(self, LouderPanel.self, "sent:") { _ = __m([sender]); return }; self.__ext_LouderPanel_sent(sender) }; private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: LouderPanel.self); switch i { case 0: return _objcRet(o.__ext_LouderPanel_sent(_objcArg(a, 0, (UIControl).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ LouderPanel.self }, "UIKitProofs.LouderPanel") { r in r.c("=sent:", call) } } } }

/// Answers actions that name no target.
class ChainView: UIView {
    override var canBecomeFirstResponder: Bool { true }
          func __ext_ChainView_none() { Journal.write("\(tag) none") }
          func __ext_ChainView_one(_ sender: Any?) { Journal.write("\(tag) one \(sender is UIControl)") }
          func __ext_ChainView_two(_ sender: Any?, event: UIEvent?) { Journal.write("\(tag) two \(event == nil)") }
func none() { if _objcExchanges, let __m = _objcExchanged(self, ChainView.self, "none") { _ = __m([]); return }; self.__ext_ChainView_none() }; func one(_ sender: Any?) { if _objcExchanges, let __m = _objcExchanged(self, ChainView.self, "one:") { _ = __m([sender]); return }; self.__ext_ChainView_one(sender) }; func two(_ sender: Any?, event: UIEvent?) { if _objcExchanges, let __m = _objcExchanged(self, ChainView.self, "two:event:") { _ = __m([sender, event]); return }; self.__ext_ChainView_two(sender, event: event) }; private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ChainView.self); switch i { case 0: return _objcRet(o.__ext_ChainView_none()); case 1: return _objcRet(o.none()); case 2: return _objcRet(o.__ext_ChainView_one(_objcArg(a, 0, (Any?).self))); case 3: return _objcRet(o.one(_objcArg(a, 0, (Any?).self))); case 4: return _objcRet(o.__ext_ChainView_two(_objcArg(a, 0, (Any?).self), event: _objcArg(a, 1, (UIEvent?).self))); case 5: return _objcRet(o.two(_objcArg(a, 0, (Any?).self), event: _objcArg(a, 1, (UIEvent?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ChainView.self }, "UIKitProofs.ChainView") { r in r.c("=none -none =one: -one: =two:event: -two:event:", call) } } } }
/// Has the methods, and says no.
class ModestView: ChainView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
private enum __ObjC6 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ModestView.self }, "UIKitProofs.ModestView") { r in _ = r } } } }

let chainSelectors = [Selector("none")         , Selector("one:")            , Selector("two:event:")            ]

class Ticker: NSObject {
    var link: CADisplayLink?
    func start() {
        let link = CADisplayLink(target: self, selector: Selector("tick:")  )
        link.add(to: .main, forMode: .common)
        self.link = link
    }
          private func __ext_Ticker_tick(_ link: CADisplayLink) {
        Journal.write("tick \(link === self.link)")
        link.invalidate()
    }
private func tick(_ link: CADisplayLink) { if _objcExchanges, let __m = _objcExchanged(self, Ticker.self, "tick:") { _ = __m([link]); return }; self.__ext_Ticker_tick(link) }; private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Ticker.self); switch i { case 0: return _objcRet(o.__ext_Ticker_tick(_objcArg(a, 0, (CADisplayLink).self))); case 1: return _objcRet(o.tick(_objcArg(a, 0, (CADisplayLink).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Ticker.self }, "UIKitProofs.Ticker") { r in r.c("=tick: -tick:", call) } } } }

/// Hears of keys and changes by overriding.
class KeyedView: UIView {
                  var level = 0 { willSet { _objcWillChange(self, "level") } didSet { _objcDidChange(self, "level") } }
                   var corner: CGFloat = 0
    override func setValue(_ value: Any?, forUndefinedKey key: String) { Journal.write("set \(key)") }
    override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
    func watch(_ other: KeyedView) { other.addObserver(self, forKeyPath: "level"                  , options: [.new], context: nil) }
    func unwatch(_ other: KeyedView) { other.removeObserver(self, forKeyPath: "level"                  ) }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Journal.write("\(keyPath ?? "") is \(change?[.newKey] ?? "")")
    }
private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: KeyedView.self); switch i { case 0: return _objcRet(o.level); case 1: o.level = _objcValue(a); case 2: return _objcRet(o.corner); case 3: o.corner = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ KeyedView.self }, "UIKitProofs.KeyedView") { r in r.c("<level >level <corner >corner", call) } } } }

/// Names methods and keys of UIKit's own classes.
class FormView: UIView {
    let button = UIControl(frame: .zero)
    func connect() { button.addTarget(self, action: Selector("endEditing:")         , for: .touchUpInside) }
    func hideKeyboard() {
        UIApplication.shared.sendAction(Selector("resignFirstResponder")           , to: nil, from: nil, for: nil)
    }
    func relayout() { perform(Selector("setNeedsLayout")) }
             func __ext_FormView_layoutSubviews() { Journal.write("layout") }
             func __ext_FormView_endEditing(_ force: Bool) -> Bool {
        Journal.write("end editing \(force)")
        return super.endEditing(force)
    }
override func layoutSubviews() { if _objcExchanges, let __m = _objcExchanged(self, FormView.self, "layoutSubviews") { _ = __m([]); return }; self.__ext_FormView_layoutSubviews() }; override func endEditing(_ force: Bool) -> Bool { if _objcExchanges, let __m = _objcExchanged(self, FormView.self, "endEditing:") { return _objcCast(__m([force]), (Bool).self) }; return self.__ext_FormView_endEditing(force) }; private enum __ObjC9 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: FormView.self); switch i { case 0: return _objcRet(o.__ext_FormView_layoutSubviews()); case 1: return _objcRet(o.layoutSubviews()); case 2: return _objcRet(o.__ext_FormView_endEditing(_objcArg(a, 0, (Bool).self))); case 3: return _objcRet(o.endEditing(_objcArg(a, 0, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ FormView.self }, "UIKitProofs.FormView") { r in r.c("=layoutSubviews -layoutSubviews =endEditing: -endEditing:", call) } } } }
