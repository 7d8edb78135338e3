import AppleFoundation
import CoreGraphics
import UIKit
import UIKitTesting

/// Writes down what a text view asks and tells.
@MainActor final class ViewLog: NSObject, UITextViewDelegate {
    private(set) var lines: [String] = []
    var mayBegin = true
    var mayEnd = true
    var mayFollow = true
    /// Most tests don't ask.
    var hearsScrolls = false
    var changed: (UITextView) -> Void = { _ in }
    var mayChange: (UITextView, NSRange, String) -> Bool = { _, _, _ in true }
    private var observers: [any NSObjectProtocol] = []

    nonisolated override init() {
        _ = Self.table
        super.init()
    }

    nonisolated private static let table: Void = {
        let names = """
            -textViewShouldBeginEditing: -textViewDidBeginEditing: -textViewShouldEndEditing: -textViewDidEndEditing: \
            -textView:shouldChangeTextInRange:replacementText: -textViewDidChangeSelection: -textViewDidChange: \
            -textView:shouldInteractWithURL:inRange:interaction: -scrollViewDidScroll:
            """
        _objcRegister({ ViewLog.self }, "ViewLog") { table in
            table.c(names) { owner, index, arguments in
                guard let log = owner as? ViewLog, let view = arguments[0] as? UITextView else { return nil }
                return log.answer(index, view, arguments)
            }
        }
    }()

    private func answer(_ index: Int, _ view: UITextView, _ arguments: [Any?]) -> Any? {
        switch index {
        case 0:
            lines.append("should begin")
            return mayBegin
        case 1: lines.append("did begin")
        case 2:
            lines.append("should end")
            return mayEnd
        case 3: lines.append("did end")
        case 4:
            let range = arguments[1] as! NSRange
            let text = arguments[2] as! String
            lines.append("should change \(range.location),\(range.length) '\(text)'")
            return mayChange(view, range, text)
        case 5: lines.append("selection \(view.selectedRange.location),\(view.selectedRange.length)")
        case 6:
            lines.append("did change")
            changed(view)
        case 7:
            let range = arguments[2] as! NSRange
            lines.append("link \(arguments[1] as! URL) \(range.location),\(range.length)")
            return mayFollow
        default: if hearsScrolls { lines.append("did scroll") }
        }
        return nil
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func watch(_ names: [(Notification.Name, String)], _ object: AnyObject?) {
        for (name, words) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.lines.append(words) }
                })
        }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}

/// A stage with a text view on it.
@MainActor struct ViewScene {
    let stage: Stage
    let view: UITextView
    let log = ViewLog()

    init(
        _ text: String = "", device: SimulatedDevice = .iPhone15, hardware: Bool = true,
        frame: CGRect = CGRect(x: 20, y: 100, width: 250, height: 200), size: CGFloat? = 17
    ) {
        stage = Stage(device: device)
        stage.usesHardwareKeyboard = hardware
        view = UITextView(frame: frame)
        if let size { view.font = .systemFont(ofSize: size) }
        view.text = text
        stage.window.addSubview(view)
        stage.layoutNow()
    }

    func begun() -> ViewScene {
        view.delegate = log
        view.becomeFirstResponder()
        _ = log.take()
        return self
    }

    func select(_ start: Int, _ length: Int = 0) {
        view.selectedRange = NSRange(location: start, length: length)
        _ = log.take()
    }
}
