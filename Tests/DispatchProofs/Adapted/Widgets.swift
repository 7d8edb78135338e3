// swift-format-ignore-file
import AppleFoundation

      protocol WidgetDelegate: NSObjectProtocol {
    func widgetRequired(_ widget: Widget)
                                                                      
                                                      
                                                                              
                                                 
}

class Widget: NSObject {
    weak var delegate: WidgetDelegate?
                  var level: Int = 0 { willSet { _objcWillChange(self, "level") } didSet { _objcDidChange(self, "level") } }
                  var child: Widget? { willSet { _objcWillChange(self, "child") } didSet { _objcDidChange(self, "child") } }
                  var doubled: Int {
        get { level * 2 }
        set { _objcWillChange(self, "doubled"); defer { _objcDidChange(self, "doubled") }; level = newValue / 2 }
    }
    func go() {
        delegate?.widgetRequired(self)
        delegate?.`widget(_:didChange:)`?(self, level)
        delegate?.`widgetDidTap(_:)`?(self)
        Journal.write("title: \(delegate?.`widget(_:titleFor:)`?(self, 3) ?? "none")")
        Journal.write("name: \(delegate?.widgetName ?? "none")")
        Journal.write("has tap: \(delegate?.`widgetDidTap(_:)` != nil)")
        Journal.write("responds: \(delegate?.responds(to: Selector("widget:didChange:")                 ) ?? false)")
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Widget.self); switch i { case 0: return _objcRet(o.level); case 1: o.level = _objcValue(a); case 2: return _objcRet(o.child); case 3: o.child = _objcValue(a); case 4: return _objcRet(o.doubled); case 5: o.doubled = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Widget.self }, "DispatchProofs.Widget") { r in r.c("<level >level <child >child <doubled >doubled", call) } } } }

/// Conforms without the optional methods; its subclass has them.
class SilentOwner: NSObject, WidgetDelegate {
    func widgetRequired(_ widget: Widget) { Journal.write("required") }
private enum __ObjC3 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SilentOwner.self }, "DispatchProofs.SilentOwner") { r in _ = r } } } }

class TalkingOwner: SilentOwner {
    func widget(_ widget: Widget, didChange value: Int) { Journal.write("did change \(value)") }
    func widget(_ widget: Widget, titleFor row: Int) -> String? { "row \(row)" }
    var widgetName: String { "talking" }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TalkingOwner.self); switch i { case 0: return _objcRet(o.widget(_objcArg(a, 0, (Widget).self), didChange: _objcArg(a, 1, (Int).self))); case 1: return _objcRet(o.widget(_objcArg(a, 0, (Widget).self), titleFor: _objcArg(a, 1, (Int).self))); case 2: return _objcRet(o.widgetName); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TalkingOwner.self }, "DispatchProofs.TalkingOwner") { r in r.c("-widget:didChange: -widget:titleFor: <widgetName", call); r.t("widget:didChange:", { unsafeDowncast($0, to: TalkingOwner.self).widget($1, didChange: $2) } as @MainActor (AnyObject, Widget, Int) -> Void, as: ((AnyObject, Widget, Int) -> Void).self); r.t("widget:titleFor:", { unsafeDowncast($0, to: TalkingOwner.self).widget($1, titleFor: $2) } as @MainActor (AnyObject, Widget, Int) -> String?, as: ((AnyObject, Widget, Int) -> String?).self) } } } }

/// Writes a parameter's type in another way than the protocol does.
class OtherOwner: SilentOwner {
    func widget(_ widget: DispatchWidget, didChange value: Swift.Int) { Journal.write("other did change \(value)") }
private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: OtherOwner.self); switch i { case 0: return _objcRet(o.widget(_objcArg(a, 0, (DispatchWidget).self), didChange: _objcArg(a, 1, (Swift.Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OtherOwner.self }, "DispatchProofs.OtherOwner") { r in r.c("-widget:didChange:", call) } } } }
typealias DispatchWidget = Widget

class GenericOwner<Item>: SilentOwner {
    func widgetDidTap(_ widget: Widget) { Journal.write("tapped with \(Item.self)") }
private struct __ObjC6: _ObjCGenericTable { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: GenericOwner.self); switch i { case 0: return _objcRet(o.widgetDidTap(_objcArg(a, 0, (Widget).self))); default: break }; return nil }; static func fill(_ r: _ObjCTable) { r.c("-widgetDidTap:", call); r.t("widgetDidTap:", { unsafeDowncast($0, to: GenericOwner.self).widgetDidTap($1) } as @MainActor (AnyObject, Widget) -> Void, as: ((AnyObject, Widget) -> Void).self) } }; private let __objc6 = __ObjC6() }

class Watcher: NSObject {
    var token: NSKeyValueObservation?
    func watch(_ widget: Widget) {
        token = widget.observe(\.level, "level", options: [.old, .new]) { _, change in
            Journal.write("level \(change.oldValue!) -> \(change.newValue!)")
        }
    }
    func watchChild(_ widget: Widget) {
        token = widget.observe(\.child?.level, "child.level", options: [.new]) { widget, _ in
            Journal.write("child's level \(widget.child?.level ?? -1)")
        }
    }
    func add(to widget: Widget) { widget.addObserver(self, forKeyPath: "level"               , options: [.new], context: nil) }
    func remove(from widget: Widget) { widget.removeObserver(self, forKeyPath: "level") }
             func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Journal.write("observed \(keyPath ?? "") = \(change?[.newKey] ?? "")")
    }
private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Watcher.self); switch i { case 0: return _objcRet(o.observeValue(forKeyPath: _objcArg(a, 0, (String?).self), of: _objcArg(a, 1, (Any?).self), change: _objcArg(a, 2, ([NSKeyValueChangeKey: Any]?).self), context: _objcArg(a, 3, (UnsafeMutableRawPointer?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Watcher.self }, "DispatchProofs.Watcher") { r in r.c("-observeValueForKeyPath:ofObject:change:context:", call) } } } }

class Clockwork: NSObject {
    func start() {
        Timer.scheduledTimer(timeInterval: 0.001, target: self, selector: Selector("tick:")  , userInfo: "info", repeats: false)
        Timer.scheduledTimer(timeInterval: 0.002, target: self, selector: Selector("tock"), userInfo: nil, repeats: false)
        perform(Selector("later:")  , with: "x", afterDelay: 0.003)
        perform(Selector("later:")  , with: "cancelled", afterDelay: 0.003)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector("later:")  , object: "cancelled")
    }
          private func tick(_ timer: Timer) { Journal.write("tick \(timer.userInfo ?? "")") }
          private func tock() { Journal.write("tock") }
          private func later(_ text: String) { Journal.write("later \(text)") }

    func listen(as name: String) {
        self.name = name
        NotificationCenter.default.addObserver(self, selector: Selector("heard:")  , name: Notification.Name("proof"), object: nil)
    }
    /// Calls of one turn, in another order than they come in.
    func lineUp() {
        for (order, word) in [(3, "c"), (1, "a"), (2, "b"), (1, "again"), (0, "never")] {
            RunLoop.current.perform(Selector("later:")  , target: self, argument: word, order: order, modes: [.default])
        }
        RunLoop.current.cancelPerform(Selector("later:")  , target: self, argument: "never")
    }
    private var name = ""
          private func heard(_ note: Notification) { Journal.write("\(name) heard \(note.name.rawValue)") }
private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Clockwork.self); switch i { case 0: return _objcRet(o.tick(_objcArg(a, 0, (Timer).self))); case 1: return _objcRet(o.tock()); case 2: return _objcRet(o.later(_objcArg(a, 0, (String).self))); case 3: return _objcRet(o.heard(_objcArg(a, 0, (Notification).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Clockwork.self }, "DispatchProofs.Clockwork") { r in r.c("-tick: -tock -later: -heard:", call) } } } }

/// Its full name depends on two keys.
class Person: NSObject {
                  var first = "Ada" { willSet { _objcWillChange(self, "first") } didSet { _objcDidChange(self, "first") } }
                  var last = "Byron" { willSet { _objcWillChange(self, "last") } didSet { _objcDidChange(self, "last") } }
          var fullName: String { first + " " + last }
          class func keyPathsForValuesAffectingFullName() -> Set<String> { ["first"        , "last"        ] }
    var token: NSKeyValueObservation?
    func watch() { token = observe(\.fullName, "fullName", options: [.new]) { _, change in Journal.write(change.newValue ?? "") } }
private enum __ObjC9 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Person.self); switch i { case 0: return _objcRet(o.first); case 1: o.first = _objcValue(a); case 2: return _objcRet(o.last); case 3: o.last = _objcValue(a); case 4: return _objcRet(o.fullName); default: break }; return nil }; @MainActor static func callType(_ t: AnyClass, _ i: Int, _ a: [Any?]) -> Any? { let o = t as! Person.Type; switch i { case 0: return _objcRet(o.keyPathsForValuesAffectingFullName()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Person.self }, "DispatchProofs.Person") { r in r.c("<first >first <last >last <fullName", call); r.k("keyPathsForValuesAffectingFullName", callType) } } } }

class Editor: NSObject {
    let undo = UndoManager()
    private(set) var text = ""
          func setText(_ new: String) {
        undo.registerUndo(withTarget: self, selector: Selector("setText:")  , object: text)
        text = new
    }
private enum __ObjC10 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Editor.self); switch i { case 0: return _objcRet(o.setText(_objcArg(a, 0, (String).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Editor.self }, "DispatchProofs.Editor") { r in r.c("-setText:", call) } } } }

/// Works on other threads, by selector.
class Worker: NSObject {
    let done = DispatchSemaphore(value: 0)
    func detach() {
        Thread.detachNewThreadSelector(Selector("work:")  , toTarget: self, with: "detached")
        done.wait()
        performSelector(inBackground: Selector("work:")  , with: "in background")
        done.wait()
        let thread = Thread(target: self, selector: Selector("work:")  , object: "thread")
        thread.start()
        done.wait()
    }
    func reportHome() {
        for number in 0..<5 {
            performSelector(onMainThread: Selector("report:")  , with: number, waitUntilDone: number == 4)
        }
    }
    func cancelAll() {
        perform(Selector("report:")  , with: 7, afterDelay: 0.001)
        perform(Selector("report:")  , with: 8, afterDelay: 0.001)
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }
          private func work(_ name: String) {
        Journal.write("\(name) \(Thread.isMainThread)")
        done.signal()
    }
          private func report(_ number: Int) { Journal.write("report \(number)") }
private enum __ObjC11 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Worker.self); switch i { case 0: return _objcRet(o.work(_objcArg(a, 0, (String).self))); case 1: return _objcRet(o.report(_objcArg(a, 0, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Worker.self }, "DispatchProofs.Worker") { r in r.c("-work: -report:", call) } } } }

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension WidgetDelegate { @inline(__always) var `widget(_:didChange:)`: ((Widget, Int) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "widget:didChange:", ((AnyObject, Widget, Int) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension WidgetDelegate { @inline(__always) var `widgetDidTap(_:)`: ((Widget) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "widgetDidTap:", ((AnyObject, Widget) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension WidgetDelegate { @inline(__always) var `widget(_:titleFor:)`: ((Widget, Int) -> String?)? { guard let f = _objcOpt(self, __Optional2.site, "widget:titleFor:", ((AnyObject, Widget, Int) -> String?).self, { f in { _objcCast(f($0, [$1, $2]), (String?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension WidgetDelegate { var widgetName: (String)? { _objcOptGet(self, "widgetName") } }
