import AppleFoundation
import CoreGraphics
import UIKit
import UIKitTesting

/// Writes down what a field asks and tells, whoever hears of it.
@MainActor final class FieldLog: NSObject, UITextFieldDelegate {
    private(set) var lines: [String] = []
    var mayBegin = true
    var mayEnd = true
    var mayClear = true
    var mayReturn = true
    var mayChange: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }
    /// Selections are many; most tests don't ask.
    var hearsSelections = false
    private var observers: [any NSObjectProtocol] = []

    nonisolated override init() {
        _ = Self.table
        super.init()
    }

    nonisolated private static let table: Void = {
        let names = """
            -textFieldShouldBeginEditing: -textFieldDidBeginEditing: -textFieldShouldEndEditing: -textFieldDidEndEditing: \
            -textField:shouldChangeCharactersInRange:replacementString: -textFieldDidChangeSelection: -textFieldShouldClear: \
            -textFieldShouldReturn:
            """
        _objcRegister({ FieldLog.self }, "FieldLog") { table in
            table.c(names) { owner, index, arguments in
                guard let log = owner as? FieldLog, let field = arguments[0] as? UITextField else { return nil }
                return log.answer(index, field, arguments)
            }
        }
    }()

    private func answer(_ index: Int, _ field: UITextField, _ arguments: [Any?]) -> Any? {
        let name = field.accessibilityIdentifier ?? ""
        switch index {
        case 0:
            lines.append("\(name)should begin")
            return mayBegin
        case 1: lines.append("\(name)did begin\(field.isEditing ? "" : " too late")")
        case 2:
            lines.append("\(name)should end")
            return mayEnd
        case 3: lines.append("\(name)did end\(field.isEditing ? " too early" : "")")
        case 4:
            let range = arguments[1] as! NSRange
            let text = arguments[2] as! String
            lines.append("\(name)should change \(range.location),\(range.length) '\(text)'")
            return mayChange(field, range, text)
        case 5: if hearsSelections { lines.append("\(name)selection") }
        case 6:
            lines.append("\(name)should clear")
            return mayClear
        default:
            lines.append("\(name)should return")
            return mayReturn
        }
        return nil
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Its events and notifications, too.
    func watch(_ field: UITextField, _ events: [(UIControl.Event, String)]? = nil) {
        field.delegate = self
        let all: [(UIControl.Event, String)] = [
            (.editingDidBegin, "event begin"), (.editingChanged, "event changed"), (.editingDidEnd, "event end"),
            (.primaryActionTriggered, "event primary"),
        ]
        for (event, name) in events ?? all {
            field.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
        }
        for (name, words) in [
            (UITextField.textDidBeginEditingNotification, "note begin"),
            (UITextField.textDidChangeNotification, "note changed"),
            (UITextField.textDidEndEditingNotification, "note end"),
        ] { hear(name, words, field) }
    }

    func watchKeyboard() {
        for (name, words) in [
            (UIResponder.keyboardWillChangeFrameNotification, "keys will change"),
            (UIResponder.keyboardWillShowNotification, "keys will show"),
            (UIResponder.keyboardDidChangeFrameNotification, "keys did change"),
            (UIResponder.keyboardDidShowNotification, "keys did show"),
            (UIResponder.keyboardWillHideNotification, "keys will hide"),
            (UIResponder.keyboardDidHideNotification, "keys did hide"),
        ] { hear(name, words, nil) }
    }

    private func hear(_ name: Notification.Name, _ words: String, _ object: AnyObject?) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] note in
                MainActor.assumeIsolated {
                    self?.lines.append(words)
                    self?.last = note
                }
            })
    }
    nonisolated(unsafe) private(set) var last: Notification?

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}

/// A stage with a field on it.
@MainActor struct FieldScene {
    let stage: Stage
    let field: UITextField
    let log = FieldLog()

    init(
        _ text: String = "", device: SimulatedDevice = .iPhone15, hardware: Bool = true,
        _ make: @MainActor () -> UITextField = { UITextField() }
    ) {
        stage = Stage(device: device)
        stage.usesHardwareKeyboard = hardware
        field = make()
        field.frame = CGRect(x: 20, y: 100, width: 250, height: 34)
        field.text = text
        stage.window.addSubview(field)
        stage.layoutNow()
    }

    /// Begins, and forgets what was told of it.
    func begun() -> FieldScene {
        log.watch(field)
        field.becomeFirstResponder()
        _ = log.take()
        return self
    }
}

extension UITextField {
    var caret: Int { selectedTextRange.map { offset(from: beginningOfDocument, to: $0.end) } ?? -1 }
    var selectedText: String? { selectedTextRange.flatMap { text(in: $0) } }
    func select(_ start: Int, _ end: Int) {
        selectedTextRange = textRange(
            from: position(from: beginningOfDocument, offset: start)!, to: position(from: beginningOfDocument, offset: end)!)
    }
}
