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
        control.addTarget(self, action: #selector(plain), for: .touchUpInside)
        control.addTarget(self, action: #selector(sent(_:)), for: .touchUpInside)
        control.addTarget(self, action: #selector(sent(_:event:)), for: [.touchUpInside, .valueChanged])
        control.addTarget(self, action: #selector(inExtension), for: .touchDown)
        control.addTarget(ActionPanel.self, action: #selector(ActionPanel.shared(_:)), for: .editingChanged)
    }
    func disconnect() { control.removeTarget(self, action: #selector(sent(_:)), for: .touchUpInside) }

    @objc private func plain() { Journal.write("plain") }
    @objc func sent(_ sender: UIControl) { Journal.write("sent \(sender === control)") }
    @objc func sent(_ sender: Any, event: UIEvent?) { Journal.write("sent with \(event == nil ? "no event" : "an event")") }
    @objc class func shared(_ sender: UIControl) { Journal.write("shared") }
}

private extension ActionPanel {
    @objc func inExtension() { Journal.write("in extension") }
}

class LouderPanel: ActionPanel {
    override func sent(_ sender: UIControl) {
        super.sent(sender)
        Journal.write("louder")
    }
}

/// Answers actions that name no target.
class ChainView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    @objc func none() { Journal.write("\(tag) none") }
    @objc func one(_ sender: Any?) { Journal.write("\(tag) one \(sender is UIControl)") }
    @objc func two(_ sender: Any?, event: UIEvent?) { Journal.write("\(tag) two \(event == nil)") }
}
/// Has the methods, and says no.
class ModestView: ChainView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

let chainSelectors = [#selector(ChainView.none), #selector(ChainView.one(_:)), #selector(ChainView.two(_:event:))]

class Ticker: NSObject {
    var link: CADisplayLink?
    func start() {
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }
    @objc private func tick(_ link: CADisplayLink) {
        Journal.write("tick \(link === self.link)")
        link.invalidate()
    }
}

/// Hears of keys and changes by overriding.
class KeyedView: UIView {
    @objc dynamic var level = 0
    @IBInspectable var corner: CGFloat = 0
    override func setValue(_ value: Any?, forUndefinedKey key: String) { Journal.write("set \(key)") }
    override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
    func watch(_ other: KeyedView) { other.addObserver(self, forKeyPath: #keyPath(KeyedView.level), options: [.new], context: nil) }
    func unwatch(_ other: KeyedView) { other.removeObserver(self, forKeyPath: #keyPath(KeyedView.level)) }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Journal.write("\(keyPath ?? "") is \(change?[.newKey] ?? "")")
    }
}

/// Names methods and keys of UIKit's own classes.
class FormView: UIView {
    let button = UIControl(frame: .zero)
    func connect() { button.addTarget(self, action: #selector(UIView.endEditing(_:)), for: .touchUpInside) }
    func hideKeyboard() {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
    func relayout() { perform(#selector(setNeedsLayout)) }
    override func layoutSubviews() { Journal.write("layout") }
    override func endEditing(_ force: Bool) -> Bool {
        Journal.write("end editing \(force)")
        return super.endEditing(force)
    }
}
