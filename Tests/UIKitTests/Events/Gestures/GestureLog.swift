import AppleFoundation
import CoreGraphics
import UIKit
import UIKitTesting

/// Writes down what recognisers report, and answers for them as their delegate.
@MainActor final class GestureLog: NSObject, UIGestureRecognizerDelegate {
    private(set) var lines: [String] = []
    var onReport: ((UIGestureRecognizer) -> Void)?

    var shouldBegin: ((UIGestureRecognizer) -> Bool)?
    var shouldReceive: ((UIGestureRecognizer, UITouch) -> Bool)?
    var simultaneously: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var shouldRequireFailure: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var shouldBeRequiredToFail: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?

    static let report = Selector("reported:")

    nonisolated override init() {
        _ = Self.table
        super.init()
    }

    /// What the source adapter would write.
    nonisolated private static let table: Void = {
        let names = """
            -reported: -gestureRecognizerShouldBegin: -gestureRecognizer:shouldReceiveTouch: \
            -gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: \
            -gestureRecognizer:shouldRequireFailureOfGestureRecognizer: \
            -gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
            """
        _objcRegister({ GestureLog.self }, "GestureLog") { table in
            table.c(names) { owner, index, arguments in
                guard let log = owner as? GestureLog, let first = arguments[0] as? UIGestureRecognizer else { return nil }
                let other = arguments.count > 1 ? arguments[1] as? UIGestureRecognizer : nil
                switch index {
                case 0:
                    log.reported(first)
                    return nil
                case 1: return log.shouldBegin?(first) ?? true
                case 2: return log.shouldReceive?(first, arguments[1] as! UITouch) ?? true
                case 3: return log.simultaneously?(first, other!) ?? false
                case 4: return log.shouldRequireFailure?(first, other!) ?? false
                default: return log.shouldBeRequiredToFail?(first, other!) ?? false
                }
            }
        }
    }()

    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func reported(_ recognizer: UIGestureRecognizer) {
        lines.append("\(recognizer.name ?? "gesture") \(recognizer.state)")
        onReport?(recognizer)
    }

    /// A recogniser on a view, whose reports come here.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView, asDelegate: Bool = false
    ) -> Recognizer {
        recognizer.addTarget(self, action: Self.report)
        recognizer.name = name
        if asDelegate { recognizer.delegate = self }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// Writes down the touches it gets.
final class TouchLogView: UIView {
    var log: GestureLog?
    var name = "view"

    convenience init(_ name: String, _ log: GestureLog, frame: CGRect) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ what: String, _ touches: Set<UITouch>) {
        log?.note("\(name) \(what)\(touches.count > 1 ? " ×\(touches.count)" : "")")
    }
}

/// A stage with one view that writes its touches down.
@MainActor struct TouchScene {
    let stage = Stage(device: .iPhone15)
    let log = GestureLog()
    let view: TouchLogView

    init() {
        view = TouchLogView("view", log, frame: CGRect(x: 50, y: 200, width: 300, height: 400))
        stage.window.addSubview(view)
    }
}
