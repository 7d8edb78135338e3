// swift-format-ignore-file
import AppleFoundation
import UIKit

/// Arrays behind keys, and what their observer hears.
@preconcurrency @MainActor final class Shelf: NSObject {
                  var books = NSMutableArray() { willSet { _objcWillChange(self, "books") } didSet { _objcDidChange(self, "books") } }
                  var names: [String] = ["a"] { willSet { _objcWillChange(self, "names") } didSet { _objcDidChange(self, "names") } }
    private(set) var heard: [String] = []

    override init() {
        super.init()
        addObserver(self, forKeyPath: "books", options: [.new, .old], context: nil)
        addObserver(self, forKeyPath: "names", options: [.new, .old], context: nil)
    }

    func end() {
        removeObserver(self, forKeyPath: "books")
        removeObserver(self, forKeyPath: "names")
    }

             func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let kind = (change?[.kindKey] as! NSNumber).uintValue
        let places = (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined(separator: ",") } ?? "-"
        let new = (change?[.newKey] as? [String])?.joined(separator: " ") ?? "-"
        let old = (change?[.oldKey] as? [String])?.joined(separator: " ") ?? "-"
        heard.append("\(keyPath ?? "") \(kind) at \(places): \(old) -> \(new)")
    }

    func takeHeard() -> [String] {
        defer { heard = [] }
        return heard
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Shelf.self); switch i { case 0: return _objcRet(o.observeValue(forKeyPath: _objcArg(a, 0, (String?).self), of: _objcArg(a, 1, (Any?).self), change: _objcArg(a, 2, ([NSKeyValueChangeKey: Any]?).self), context: _objcArg(a, 3, (UnsafeMutableRawPointer?).self))); case 1: return _objcRet(o.books); case 2: o.books = _objcValue(a); case 3: return _objcRet(o.names); case 4: o.names = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Shelf.self }, "PickerTests.Shelf") { r in r.c("-observeValueForKeyPath:ofObject:change:context: <books >books <names >names", call) } } } }
