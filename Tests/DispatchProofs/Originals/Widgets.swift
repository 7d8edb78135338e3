// swift-format-ignore-file
import Foundation

@objc protocol WidgetDelegate: NSObjectProtocol {
    func widgetRequired(_ widget: Widget)
    @objc optional func widget(_ widget: Widget, didChange value: Int)
    @objc optional func widgetDidTap(_ widget: Widget)
    @objc optional func widget(_ widget: Widget, titleFor row: Int) -> String?
    @objc optional var widgetName: String { get }
}

class Widget: NSObject {
    weak var delegate: WidgetDelegate?
    @objc dynamic var level: Int = 0
    @objc dynamic var child: Widget?
    @objc dynamic var doubled: Int {
        get { level * 2 }
        set { level = newValue / 2 }
    }
    func go() {
        delegate?.widgetRequired(self)
        delegate?.widget?(self, didChange: level)
        delegate?.widgetDidTap?(self)
        Journal.write("title: \(delegate?.widget?(self, titleFor: 3) ?? "none")")
        Journal.write("name: \(delegate?.widgetName ?? "none")")
        Journal.write("has tap: \(delegate?.widgetDidTap != nil)")
        Journal.write("responds: \(delegate?.responds(to: #selector(WidgetDelegate.widget(_:didChange:))) ?? false)")
    }
}

/// Conforms without the optional methods; its subclass has them.
class SilentOwner: NSObject, WidgetDelegate {
    func widgetRequired(_ widget: Widget) { Journal.write("required") }
}

class TalkingOwner: SilentOwner {
    func widget(_ widget: Widget, didChange value: Int) { Journal.write("did change \(value)") }
    func widget(_ widget: Widget, titleFor row: Int) -> String? { "row \(row)" }
    var widgetName: String { "talking" }
}

/// Writes a parameter's type in another way than the protocol does.
class OtherOwner: SilentOwner {
    func widget(_ widget: DispatchWidget, didChange value: Swift.Int) { Journal.write("other did change \(value)") }
}
typealias DispatchWidget = Widget

class GenericOwner<Item>: SilentOwner {
    func widgetDidTap(_ widget: Widget) { Journal.write("tapped with \(Item.self)") }
}

class Watcher: NSObject {
    var token: NSKeyValueObservation?
    func watch(_ widget: Widget) {
        token = widget.observe(\.level, options: [.old, .new]) { _, change in
            Journal.write("level \(change.oldValue!) -> \(change.newValue!)")
        }
    }
    func watchChild(_ widget: Widget) {
        token = widget.observe(\.child?.level, options: [.new]) { widget, _ in
            Journal.write("child's level \(widget.child?.level ?? -1)")
        }
    }
    func add(to widget: Widget) { widget.addObserver(self, forKeyPath: #keyPath(Widget.level), options: [.new], context: nil) }
    func remove(from widget: Widget) { widget.removeObserver(self, forKeyPath: "level") }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Journal.write("observed \(keyPath ?? "") = \(change?[.newKey] ?? "")")
    }
}

class Clockwork: NSObject {
    func start() {
        Timer.scheduledTimer(timeInterval: 0.001, target: self, selector: #selector(tick(_:)), userInfo: "info", repeats: false)
        Timer.scheduledTimer(timeInterval: 0.002, target: self, selector: #selector(tock), userInfo: nil, repeats: false)
        perform(#selector(later(_:)), with: "x", afterDelay: 0.003)
        perform(#selector(later(_:)), with: "cancelled", afterDelay: 0.003)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(later(_:)), object: "cancelled")
    }
    @objc private func tick(_ timer: Timer) { Journal.write("tick \(timer.userInfo ?? "")") }
    @objc private func tock() { Journal.write("tock") }
    @objc private func later(_ text: String) { Journal.write("later \(text)") }

    func listen(as name: String) {
        self.name = name
        NotificationCenter.default.addObserver(self, selector: #selector(heard(_:)), name: Notification.Name("proof"), object: nil)
    }
    /// Calls of one turn, in another order than they come in.
    func lineUp() {
        for (order, word) in [(3, "c"), (1, "a"), (2, "b"), (1, "again"), (0, "never")] {
            RunLoop.current.perform(#selector(later(_:)), target: self, argument: word, order: order, modes: [.default])
        }
        RunLoop.current.cancelPerform(#selector(later(_:)), target: self, argument: "never")
    }
    private var name = ""
    @objc private func heard(_ note: Notification) { Journal.write("\(name) heard \(note.name.rawValue)") }
}

/// Its full name depends on two keys.
class Person: NSObject {
    @objc dynamic var first = "Ada"
    @objc dynamic var last = "Byron"
    @objc var fullName: String { first + " " + last }
    @objc class func keyPathsForValuesAffectingFullName() -> Set<String> { [#keyPath(first), #keyPath(last)] }
    var token: NSKeyValueObservation?
    func watch() { token = observe(\.fullName, options: [.new]) { _, change in Journal.write(change.newValue ?? "") } }
}

class Editor: NSObject {
    let undo = UndoManager()
    private(set) var text = ""
    @objc func setText(_ new: String) {
        undo.registerUndo(withTarget: self, selector: #selector(setText(_:)), object: text)
        text = new
    }
}

/// Works on other threads, by selector.
class Worker: NSObject {
    let done = DispatchSemaphore(value: 0)
    func detach() {
        Thread.detachNewThreadSelector(#selector(work(_:)), toTarget: self, with: "detached")
        done.wait()
        performSelector(inBackground: #selector(work(_:)), with: "in background")
        done.wait()
        let thread = Thread(target: self, selector: #selector(work(_:)), object: "thread")
        thread.start()
        done.wait()
    }
    func reportHome() {
        for number in 0..<5 {
            performSelector(onMainThread: #selector(report(_:)), with: number, waitUntilDone: number == 4)
        }
    }
    func cancelAll() {
        perform(#selector(report(_:)), with: 7, afterDelay: 0.001)
        perform(#selector(report(_:)), with: 8, afterDelay: 0.001)
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }
    @objc private func work(_ name: String) {
        Journal.write("\(name) \(Thread.isMainThread)")
        done.signal()
    }
    @objc private func report(_ number: Int) { Journal.write("report \(number)") }
}
