// swift-format-ignore-file
import UIKit

// MARK: Members of any object

class Gauge: NSObject {
          var title: String? = "gauge"
          var level = 3
          func raise(by amount: Int) -> Int { level += amount; return level }
          func __ext_Gauge_reset() { level = 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? Gauge)?.level == level }
    override var hash: Int { level }
func reset() { if _objcExchanges, let __m = _objcExchanged(self, Gauge.self, "reset") { _ = __m([]); return }; self.__ext_Gauge_reset() }; private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Gauge.self); switch i { case 0: return _objcRet(o.raise(by: _objcArg(a, 0, (Int).self))); case 1: return _objcRet(o.__ext_Gauge_reset()); case 2: return _objcRet(o.reset()); case 3: return _objcRet(o.title); case 4: o.title = _objcValue(a); case 5: return _objcRet(o.level); case 6: o.level = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Gauge.self }, "UIKitProofs.Gauge") { r in r.c("-raiseBy: =reset -reset <title >title <level >level", call) } } } }

enum Lookup {
    static func equal(_ one: Any, _ other: Any?) -> Bool { _objcAny(one as AnyObject).isEqual(other) }
    static func title(of object: Any) -> String? { _objcAny(object as AnyObject).title as? String }
    static func typedTitle(of object: Any) -> String? {
        let title: String? = _objcAny(object as AnyObject).title
        return title
    }
    static func responds(_ object: Any) -> Bool { _objcAny(object as AnyObject).responds(to: Selector("reset")     ) }
    static func perform(_ object: Any) { _ = _objcAny(object as AnyObject).perform(Selector("reset")     ) }
    static func raise(_ object: Any) -> Int? { _objcAny(object as AnyObject)._objcSendIfThere ("raiseBy:",     2) }
    static func number(_ object: Any) -> Double? { _objcAny(object as AnyObject).doubleValue }
    static func text(_ object: Any) -> String { _objcAny(object as AnyObject).description }
}

// MARK: Construction

typealias PlatformView = UIView
typealias Face = UIViewController

func makeView<Made: PlatformView>(_ type: Made.Type) -> Made { Made._new(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
func makeButton<Button: UIButton>(_ type: Button.Type) -> Button { Button._new(type: .system) }
class MarkedButton: UIButton {
    var made = false
    override init(frame: CGRect) {
        super.init(frame: frame)
        made = true
    }
    required init?(coder: NSCoder) { fatalError() }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MarkedButton.self }, "UIKitProofs.MarkedButton") { r in _ = r } } } }
struct Screens<Root: UIViewController> {
    typealias Content = Root
    @MainActor func make() -> Content { Content._new(nibName: nil, bundle: nil) }
}
class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
private enum __ObjC3 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ GradientView.self }, "UIKitProofs.GradientView") { r in _ = r } } } }
@MainActor func makeLayer(_ layerClass: CALayer.Type) -> CALayer { layerClass._new() }

// MARK: Classes inside generic types

struct Shelf<Item> {
    var items: [Item] = []
}
extension Shelf {
    class Target: NSObject {
              func touch() { Journal.write("shelf") }
    private struct __ObjC4: _ObjCGenericTable { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Target.self); switch i { case 0: return _objcRet(o.touch()); default: break }; return nil }; static func fill(_ r: _ObjCTable) { r.c("-touch", call) } }; private let __objc4 = __ObjC4() }
    func target() -> NSObject { Target() }
}

// MARK: Earlier names

class EarlierController: UIViewController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        Journal.write("will \(parent != nil)")
    }
             func __ext_EarlierController_didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        Journal.write("did \(parent != nil)")
    }
    override func addChild              (_ child: UIViewController) {
        super.addChild(child)
        Journal.write("adds")
    }
    override var  prefersStatusBarHidden:     Bool { return !super.prefersStatusBarHidden }
override func didMove(toParent parent: UIViewController?) { if _objcExchanges, let __m = _objcExchanged(self, EarlierController.self, "didMoveToParentViewController:") { _ = __m([parent]); return }; self.__ext_EarlierController_didMove(toParent: parent) }; private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: EarlierController.self); switch i { case 0: return _objcRet(o.__ext_EarlierController_didMove(toParent: _objcArg(a, 0, (UIViewController?).self))); case 1: return _objcRet(o.didMove(toParent: _objcArg(a, 0, (UIViewController?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ EarlierController.self }, "UIKitProofs.EarlierController") { r in r.c("=didMoveToParentViewController: -didMoveToParentViewController:", call) } } } }

// MARK: Names

class DrawnView: UIView {
    @Invalidating(.layout, .intrinsicContentSize) var inset = 1
    override var intrinsicContentSize: CGSize { CGSize(width: inset, height: inset) }
             func __ext_DrawnView_layoutSubviews() {
        super.layoutSubviews()
        Journal.write("lays out \(inset)")
    }
    override func responds(to selector: Selector!) -> Bool { selector == Selector(("madeUp")) || super.responds(to: selector) }
override func layoutSubviews() { if _objcExchanges, let __m = _objcExchanged(self, DrawnView.self, "layoutSubviews") { _ = __m([]); return }; self.__ext_DrawnView_layoutSubviews() }; private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: DrawnView.self); switch i { case 0: return _objcRet(o.__ext_DrawnView_layoutSubviews()); case 1: return _objcRet(o.layoutSubviews()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ DrawnView.self }, "UIKitProofs.DrawnView") { r in r.c("=layoutSubviews -layoutSubviews", call) } } } }

class WatchedConstraint: NSLayoutConstraint {
             func awakeFromNib() {
        super.awakeFromNib()
        Journal.write("awake")
    }
private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: WatchedConstraint.self); switch i { case 0: return _objcRet(o.awakeFromNib()); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ WatchedConstraint.self }, "UIKitProofs.WatchedConstraint") { r in r.c("-awakeFromNib", call) } } } }

func spoken(_ object: NSObject) -> String? {
    object.accessibilityLabel = "spoken"
    object.accessibilityCustomContent = [AXCustomContent(label: "size", value: "3")]
    return object.accessibilityLabel
}
func emptyText() -> NSMutableAttributedString { NSMutableAttributedString(string: "") }
func mainIdentifier() -> String? { Bundle.main._mainIdentifier }
