// swift-format-ignore-file
import AppleFoundation

/// Everything below is iOS source as an app would have it. `Adapted` holds what the adapter makes of it.
final class Journal {
    nonisolated(unsafe) static var lines: [String] = []
    static func write(_ line: String) { lines.append(line) }
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

class BaseController: NSObject {
          func tap(_ sender: Any?) { Journal.write("Base.tap(\(sender ?? "nil"))") }
          func two(_ sender: Any, event: NSObject?) { Journal.write("Base.two(\(sender), \(event == nil ? "no event" : "event"))") }
          private func secret() { Journal.write("Base.secret") }
                  func overloaded(_ number: Int) { Journal.write("first(\(number))") }
                   func overloaded(_ text: String) { Journal.write("second(\(text))") }
          func failing(_ fails: Bool) throws -> String {
        if fails { throw CocoaError(.fileNoSuchFile) }
        return "worked"
    }
          func slow() async { Journal.write("slow") }
          class func shared(_ name: String) { Journal.write("\(self).shared(\(name))") }
    static let secretSelector = Selector("secret")
func overriddenFromExtension() { self.__ext_BaseController_overriddenFromExtension() }; private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: BaseController.self); switch i { case 0: return _objcRet(o.tap(_objcArg(a, 0, (Any?).self))); case 1: return _objcRet(o.two(_objcArg(a, 0, (Any).self), event: _objcArg(a, 1, (NSObject?).self))); case 2: return _objcRet(o.secret()); case 3: return _objcRet(o.overloaded(_objcArg(a, 0, (Int).self))); case 4: return _objcRet(o.overloaded(_objcArg(a, 0, (String).self))); case 5: return _objcRet(try? o.failing(_objcArg(a, 0, (Bool).self))); case 6: nonisolated(unsafe) let o = o; return _objcAsync { _ = await o.slow() }; default: break }; return nil }; @MainActor static func callType(_ t: AnyClass, _ i: Int, _ a: [Any?]) -> Any? { let o = t as! BaseController.Type; switch i { case 0: return _objcRet(o.shared(_objcArg(a, 0, (String).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ BaseController.self }, "DispatchProofs.BaseController") { r in r.c("-tap: -two:event: -secret -first: -second: -failing:error: -slowWithCompletionHandler:", call); r.k("shared:", callType) } } } }

extension BaseController {
          fileprivate func fromExtension() { Journal.write("Base.fromExtension") }
          func __ext_BaseController_overriddenFromExtension() { Journal.write("Base.overriddenFromExtension") }
    static let extensionSelector = Selector("fromExtension")
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: BaseController.self); switch i { case 0: return _objcRet(o.fromExtension()); case 1: return _objcRet(o.overriddenFromExtension()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ BaseController.self }, nil) { r in r.c("-fromExtension -overriddenFromExtension", call) } } } }

fileprivate extension BaseController {
          func hidden() { Journal.write("Base.hidden") }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: BaseController.self); switch i { case 0: return _objcRet(o.hidden()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ BaseController.self }, nil) { r in r.c("-hidden", call) } } } }

func hiddenSelector() -> Selector { Selector("hidden")               }

class SubController: BaseController {
    override func tap(_ sender: Any?) {
        super.tap(sender)
        Journal.write("Sub.tap")
    }
    override func overriddenFromExtension() {
        super.overriddenFromExtension()
        Journal.write("Sub.overriddenFromExtension")
    }
    override class func shared(_ name: String) {
        super.shared(name)
        Journal.write("Sub.shared")
    }

    private class Inner: NSObject {
              func inside() { Journal.write("Inner.inside") }
    private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Inner.self); switch i { case 0: return _objcRet(o.inside()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Inner.self }, "DispatchProofs.SubController.Inner") { r in r.c("-inside", call) } } } }
    func makeInner() -> NSObject { Inner() }
override func isEqual(_ object: Any?) -> Bool { self.__ext_SubController_isEqual(object) }; override var description: String { get { self.__ext_SubController_description } }; private enum __ObjC6 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SubController.self }, "DispatchProofs.SubController") { r in _ = r } } } }

extension SubController {
             var __ext_SubController_description: String { "a SubController" }
             func __ext_SubController_isEqual(_ object: Any?) -> Bool { object is SubController }
}

class GenericController<Item>: BaseController {
          func generic(_ item: Any) { Journal.write("generic \(Item.self) \(item is Item)") }
              weak var outlet: NSObject!
private struct __ObjC8: _ObjCGenericTable { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: GenericController.self); switch i { case 0: return _objcRet(o.generic(_objcArg(a, 0, (Any).self))); case 1: return _objcRet(o.outlet); case 2: o.outlet = _objcValue(a); default: break }; return nil }; static func fill(_ r: _ObjCTable) { r.c("-generic: <outlet >outlet", call) } }; private let __objc8 = __ObjC8() }
final class NumberController: GenericController<Int> {private enum __ObjC9 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ NumberController.self }, "DispatchProofs.NumberController") { r in _ = r } } } }

             class Model: NSObject {
            var name = "x" { willSet { _objcWillChange(self, "name") } didSet { _objcDidChange(self, "name") } }
    var age: Int = 3
    func pair(_ a: String, b: Int) -> String { "\(a)\(b)" }
private enum __ObjC10 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Model.self); switch i { case 0: return _objcRet(o.pair(_objcArg(a, 0, (String).self), b: _objcArg(a, 1, (Int).self))); case 1: return _objcRet(o.name); case 2: o.name = _objcValue(a); case 3: return _objcRet(o.age); case 4: o.age = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Model.self }, "DispatchProofs.Model") { r in r.c("-pair:b: <name >name <age >age", call) } } } }

func makeLocal() -> NSObject {
    class Local: NSObject {
              func local() { Journal.write("Local.local") }
    private enum __ObjC11 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Local.self); switch i { case 0: return _objcRet(o.local()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Local.self }, "DispatchProofs.Local") { r in r.c("-local", call) } } } }
    return Local()
}

class Waker: NSObject {
             func awakeFromNib() {
        super.awakeFromNib()
        Journal.write("awake")
    }
private enum __ObjC12 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Waker.self); switch i { case 0: return _objcRet(o.awakeFromNib()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Waker.self }, "DispatchProofs.Waker") { r in r.c("-awakeFromNib", call) } } } }

class Form: NSObject {
              private weak var label: NSObject! { didSet { Journal.write("label didSet") } }
              unowned var owner: NSObject!
              var collection: [NSObject]!
              private(set) var optional: NSObject?
                   var radius: CGFloat = 0
                   var isOn: Bool = false
                   var title: String?
    var hasLabel: Bool { label != nil }
private enum __ObjC13 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Form.self); switch i { case 0: return _objcRet(o.label); case 1: o.label = _objcValue(a); case 2: return _objcRet(o.owner); case 3: o.owner = _objcValue(a); case 4: return _objcRet(o.collection); case 5: o.collection = _objcValue(a); case 6: return _objcRet(o.optional); case 7: o.optional = _objcValue(a); case 8: return _objcRet(o.radius); case 9: o.radius = _objcValue(a); case 10: return _objcRet(o.isOn); case 11: o.isOn = _objcValue(a); case 12: return _objcRet(o.title); case 13: o.title = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Form.self }, "DispatchProofs.Form") { r in r.c("<label >label <owner >owner <collection >collection <optional >optional <radius >radius <isOn >isOn <title >title", call) } } } }
