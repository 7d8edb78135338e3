// swift-format-ignore-file
import Foundation

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
    @objc func tap(_ sender: Any?) { Journal.write("Base.tap(\(sender ?? "nil"))") }
    @objc func two(_ sender: Any, event: NSObject?) { Journal.write("Base.two(\(sender), \(event == nil ? "no event" : "event"))") }
    @objc private func secret() { Journal.write("Base.secret") }
    @objc(first:) func overloaded(_ number: Int) { Journal.write("first(\(number))") }
    @objc(second:) func overloaded(_ text: String) { Journal.write("second(\(text))") }
    @objc func failing(_ fails: Bool) throws -> String {
        if fails { throw CocoaError(.fileNoSuchFile) }
        return "worked"
    }
    @objc func slow() async { Journal.write("slow") }
    @objc class func shared(_ name: String) { Journal.write("\(self).shared(\(name))") }
    static let secretSelector = #selector(secret)
}

extension BaseController {
    @objc fileprivate func fromExtension() { Journal.write("Base.fromExtension") }
    @objc func overriddenFromExtension() { Journal.write("Base.overriddenFromExtension") }
    static let extensionSelector = #selector(fromExtension)
}

fileprivate extension BaseController {
    @objc func hidden() { Journal.write("Base.hidden") }
}

func hiddenSelector() -> Selector { #selector(BaseController.hidden) }

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
        @objc func inside() { Journal.write("Inner.inside") }
    }
    func makeInner() -> NSObject { Inner() }
}

extension SubController {
    override var description: String { "a SubController" }
    override func isEqual(_ object: Any?) -> Bool { object is SubController }
}

class GenericController<Item>: BaseController {
    @objc func generic(_ item: Any) { Journal.write("generic \(Item.self) \(item is Item)") }
    @IBOutlet weak var outlet: NSObject!
}
final class NumberController: GenericController<Int> {}

@objcMembers class Model: NSObject {
    dynamic var name = "x"
    var age: Int = 3
    func pair(_ a: String, b: Int) -> String { "\(a)\(b)" }
}

func makeLocal() -> NSObject {
    class Local: NSObject {
        @objc func local() { Journal.write("Local.local") }
    }
    return Local()
}

class Waker: NSObject {
    override func awakeFromNib() {
        super.awakeFromNib()
        Journal.write("awake")
    }
}

class Form: NSObject {
    @IBOutlet private weak var label: NSObject! { didSet { Journal.write("label didSet") } }
    @IBOutlet unowned var owner: NSObject!
    @IBOutlet var collection: [NSObject]!
    @IBOutlet private(set) var optional: NSObject?
    @IBInspectable var radius: CGFloat = 0
    @IBInspectable var isOn: Bool = false
    @IBInspectable var title: String?
    var hasLabel: Bool { label != nil }
}
