import AppleFoundation
import CoreGraphics

/// Leads the user's finger on a sheet to its hand.
@MainActor final class SheetPan: NSObject {
    private weak var sheet: UISheetPresentationController?

    /// Upwards or downwards; what goes sideways is for others.
    private final class Recognizer: UIPanGestureRecognizer {
        override func acceptsStart(_ way: CGPoint) -> Bool { abs(way.y) > abs(way.x) }
    }

    nonisolated private static let table: Void = {
        _objcRegister({ SheetPan.self }, "SheetPan") { table in
            table.c("-panned:") { owner, _, arguments in
                if let pan = owner as? SheetPan, let recognizer = arguments[0] as? UIPanGestureRecognizer {
                    pan.panned(recognizer)
                }
                return nil
            }
        }
    }()

    private init(_ sheet: UISheetPresentationController) {
        _ = Self.table
        self.sheet = sheet
        super.init()
    }

    /// Watches the finger on a sheet's view. Whoever gets the result keeps it.
    static func attach(to sheet: UISheetPresentationController, view: UIView) -> SheetPan {
        let pan = SheetPan(sheet)
        let recognizer = Recognizer(target: pan, action: Selector("panned:"))
        recognizer.name = "sheet"
        view.addGestureRecognizer(recognizer)
        return pan
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        guard let sheet, let container = sheet.containerView else { return }
        let translation = recognizer.translation(in: container).y
        switch recognizer.state {
        case .began:
            sheet.hand.begin()
            sheet.hand.move(by: translation)
        case .changed: sheet.hand.move(by: translation)
        case .ended: sheet.hand.end(velocity: recognizer.velocity(in: container).y)
        case .cancelled, .failed: sheet.hand.cancel()
        default: break
        }
    }
}
