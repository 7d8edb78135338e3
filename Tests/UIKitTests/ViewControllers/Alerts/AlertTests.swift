import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A root on the screen, and an alert to show.
@MainActor struct AlertScene {
    let stage: Stage
    let root = controller("R")
    let alert: UIAlertController
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    init(
        _ style: UIAlertController.Style = .alert, title: String? = "Delete?", message: String? = "It can't be undone.",
        device: SimulatedDevice = .iPhone15, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        stage = Stage(device: device, contentSize: contentSize, layoutDirection: direction)
        stage.window.rootViewController = root
        stage.layoutNow()
        alert = UIAlertController(title: title, message: message, preferredStyle: style)
    }

    @discardableResult
    func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        let action = UIAlertAction(title: title, style: style) { [log, root] action in
            log.lines.append("\(action.title ?? "") \(root.presentedViewController == nil ? "afterwards" : "before")")
        }
        alert.addAction(action)
        return action
    }

    func present(animated: Bool = false) {
        root.present(alert, animated: animated)
        stage.settle()
    }

    /// Which actions were performed.
    var performed: [String] { log.lines }

    /// Of a button in the window.
    func frame(_ title: String) -> CGRect { button(title).map { $0.convert($0.bounds, to: nil).snapped } ?? .null }
    private var views: [UIView] {
        var found: [UIView] = []
        var pending: [UIView] = [alert.view]
        while let view = pending.popLast() {
            found.append(view)
            pending.append(contentsOf: view.subviews)
        }
        return found
    }
    func button(_ title: String) -> UIView? {
        views.first { $0.accessibilityLabel == title && $0.accessibilityTraits.contains(.button) }
    }
    func isHighlighted(_ title: String) -> Bool { button(title)?.backgroundColor != nil }
    func label(_ text: String) -> UILabel? { views.compactMap { $0 as? UILabel }.first { $0.text == text } }
    var card: CGRect { alert.view.convert(alert.view.bounds, to: nil) }
}

@MainActor @Suite("View controllers / Alerts / Alerts")
struct AlertTests {
    @Test(.documented("UIAlertController, UIAlertAction"))
    func `an alert knows what it was given`() {
        let scene = AlertScene()
        let action = scene.add("OK", .destructive)
        #expect(scene.alert.title == "Delete?" && scene.alert.message == "It can't be undone.")
        #expect(scene.alert.preferredStyle == .alert && scene.alert.actions == [action])
        #expect(action.title == "OK" && action.style == .destructive && action.isEnabled)
        #expect(UIAlertController.Style.actionSheet.rawValue == 0 && UIAlertAction.Style.destructive.rawValue == 2)
        let copy = action.copy() as? UIAlertAction
        #expect(copy !== action && copy?.title == "OK" && copy?.style == .destructive)
        #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).popoverPresentationController == nil)
    }

    @Test(.assumed("270 points wide, in the middle of the safe area"))
    func `it stands in the middle`() {
        let scene = AlertScene()
        scene.add("OK")
        scene.present()
        #expect(scene.card.width == 270 && abs(scene.card.midX - 393 / 2) < 1)
        #expect(abs(scene.card.midY - (59 + (852 - 59 - 34) / 2)) <= 1)
        #expect(scene.root.view.window != nil)
    }

    @Test(
        .documented("HIG: two buttons stand side by side, cancel on the left"), arguments: [true, false])
    func `two actions stand side by side with cancel first`(cancelIsFirst: Bool) {
        let scene = AlertScene()
        if cancelIsFirst { scene.add("Cancel", .cancel) }
        scene.add("Delete", .destructive)
        if !cancelIsFirst { scene.add("Cancel", .cancel) }
        scene.present()
        let (cancel, delete) = (scene.frame("Cancel"), scene.frame("Delete"))
        #expect(cancel.minY == delete.minY && cancel.maxX <= delete.minX && cancel.height == 44)
        #expect(scene.alert.actions.map(\.title) == (cancelIsFirst ? ["Cancel", "Delete"] : ["Delete", "Cancel"]))
    }

    @Test(.assumed("without cancel the order of adding counts"))
    func `two others stand in the order of adding`() {
        let scene = AlertScene()
        scene.add("No")
        scene.add("Yes")
        scene.present()
        #expect(scene.frame("No").maxX <= scene.frame("Yes").minX)
    }

    @Test(.assumed("right to left cancel is on the right"))
    func `right to left the row turns round`() {
        let scene = AlertScene(direction: .rightToLeft)
        scene.add("Cancel", .cancel)
        scene.add("Delete")
        scene.present()
        #expect(scene.frame("Delete").maxX <= scene.frame("Cancel").minX)
    }

    @Test(.documented("HIG: more buttons are stacked, cancel at the bottom"))
    func `three are stacked with cancel last`() {
        let scene = AlertScene()
        scene.add("Cancel", .cancel)
        scene.add("First")
        scene.add("Second")
        scene.present()
        let tops = ["First", "Second", "Cancel"].map { scene.frame($0).minY }
        #expect(tops == tops.sorted() && Set(tops).count == 3)
        #expect(scene.frame("First").width == 270)
    }

    @Test(.assumed("titles too long for half the width"))
    func `two with long titles are stacked`() {
        let scene = AlertScene()
        scene.add("Cancel", .cancel)
        scene.add("Delete everything for ever")
        scene.present()
        #expect(scene.frame("Cancel").minY > scene.frame("Delete everything for ever").minY)
    }

    @Test(.documented("UIAlertController.preferredAction: bold, else cancel is"))
    func `the preferred action is bold, else cancel`() {
        func bold(_ prefers: Bool) -> [String] {
            let scene = AlertScene()
            scene.add("Cancel", .cancel)
            let ok = scene.add("OK")
            if prefers { scene.alert.preferredAction = ok }
            scene.present()
            return ["Cancel", "OK"].filter {
                scene.label($0)?.font.pointSize == 17
                    && scene.label($0)?.font == UIFont.systemFont(ofSize: 17, weight: .semibold)
            }
        }
        #expect(bold(false) == ["Cancel"] && bold(true) == ["OK"])
    }

    @Test(.documented("UIAlertAction.Style: colours"))
    func `destructive is red, the others have the tint`() {
        let scene = AlertScene()
        scene.add("Delete", .destructive)
        scene.add("OK")
        scene.add("Later").isEnabled = false
        scene.present()
        #expect(scene.label("Delete")?.textColor == .systemRed && scene.label("OK")?.textColor == .systemBlue)
        #expect(scene.label("Later")?.textColor == .tertiaryLabel)
        scene.alert.view.tintColor = .systemPurple
        #expect(scene.label("OK")?.textColor == .systemPurple && scene.label("Delete")?.textColor == .systemRed)
    }

    @Test(.assumed("headline above, footnote below; a message alone is set as a title"))
    func `fonts of title and message`() {
        let scene = AlertScene()
        scene.add("OK")
        scene.present()
        #expect(scene.label("Delete?")?.font == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(scene.label("It can't be undone.")?.font == UIFont.preferredFont(forTextStyle: .footnote))
    }

    @Test(.documented("UIAlertAction: the handler is called after the alert is dismissed"))
    func `a tap dismisses, then performs`() {
        let scene = AlertScene()
        scene.add("Cancel", .cancel)
        scene.add("Delete", .destructive)
        scene.present(animated: true)
        scene.stage.tap("Delete")
        #expect(scene.performed == [])
        scene.stage.settle()
        #expect(scene.performed == ["Delete afterwards"])
        #expect(scene.root.presentedViewController == nil && scene.stage.window.subviews == [scene.root.view])
        scene.stage.expectNothingPending()
    }

    @Test(.assumed("a second tap while it goes does nothing"))
    func `one alert performs one action`() {
        let scene = AlertScene()
        scene.add("A")
        scene.add("B")
        scene.present()
        let b = scene.frame("B")
        scene.stage.tap("A")
        scene.stage.tap(at: CGPoint(x: b.midX, y: b.midY))
        scene.stage.settle()
        #expect(scene.performed == ["A afterwards"])
    }

    @Test(.documented("UIAlertAction.isEnabled"))
    func `a disabled action can't be chosen`() {
        let scene = AlertScene()
        let action = scene.add("Delete")
        action.isEnabled = false
        scene.present()
        scene.stage.tap("Delete")
        scene.stage.settle()
        #expect(scene.performed == [] && scene.root.presentedViewController === scene.alert)
        action.isEnabled = true
        scene.stage.tap("Delete")
        scene.stage.settle()
        #expect(scene.performed == ["Delete afterwards"])
    }

    @Test(.assumed("the finger may change its mind"))
    func `the button under the finger when it is lifted counts`() {
        let scene = AlertScene()
        scene.add("First")
        scene.add("Second")
        scene.add("Third")
        scene.present()
        let (first, second) = (scene.frame("First"), scene.frame("Second"))
        let finger = scene.stage.touchDown(at: CGPoint(x: first.midX, y: first.midY))
        #expect(scene.isHighlighted("First"))
        finger.move(to: CGPoint(x: second.midX, y: second.midY), duration: 0.2)
        #expect(!scene.isHighlighted("First") && scene.isHighlighted("Second"))
        finger.lift()
        scene.stage.settle()
        #expect(scene.performed == ["Second afterwards"])
    }

    @Test(.assumed("lifted elsewhere nothing is chosen"))
    func `lifted beside the buttons nothing is chosen`() {
        let scene = AlertScene()
        scene.add("OK")
        scene.present()
        let place = scene.frame("OK")
        let finger = scene.stage.touchDown(at: CGPoint(x: place.midX, y: place.midY))
        finger.move(to: CGPoint(x: place.midX, y: place.minY - 60), duration: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.performed == [] && scene.root.presentedViewController === scene.alert)
    }

    @Test(.assumed("an alert is modal: beside it nothing happens"))
    func `a touch beside an alert does nothing`() {
        let scene = AlertScene()
        scene.add("Cancel", .cancel)
        scene.present()
        scene.stage.tap(at: CGPoint(x: 20, y: 100))
        scene.stage.settle()
        #expect(scene.performed == [] && scene.root.presentedViewController === scene.alert)
    }

    @Test(.assumed("a handler may present the next alert"))
    func `a handler may show the next alert`() {
        let scene = AlertScene()
        let next = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        scene.alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in scene.root.present(next, animated: true) })
        scene.present()
        scene.stage.tap("Go")
        scene.stage.settle()
        #expect(scene.root.presentedViewController === next)
    }

    @Test(.assumed("changes show at once"))
    func `title, message and actions may change while it shows`() {
        let scene = AlertScene()
        scene.add("OK")
        scene.present()
        let height = scene.card.height
        scene.alert.message = "It can't be undone. " + String(repeating: "Really. ", count: 20)
        scene.stage.settle()
        #expect(scene.card.height > height + 30)
        scene.add("More")
        scene.add("Most")
        scene.stage.settle()
        #expect(scene.frame("Most").maxY <= scene.card.maxY + 0.5)
    }

    @Test(.assumed("what is too long scrolls and leaves the buttons in reach"))
    func `a long message leaves the buttons in reach`() {
        let scene = AlertScene(message: String(repeating: "A long story that goes on and on. ", count: 120), device: .iPhoneSE)
        scene.add("Cancel", .cancel)
        scene.add("OK")
        scene.present()
        #expect(scene.card.minY >= 20 && scene.card.maxY <= 667)
        #expect(scene.frame("OK").maxY <= scene.card.maxY + 0.5)
        let before = scene.label(scene.alert.message ?? "")?.convert(CGPoint.zero, to: nil).y ?? 0
        scene.stage.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 250), duration: 0.4)
        scene.stage.settle()
        let after = scene.label(scene.alert.message ?? "")?.convert(CGPoint.zero, to: nil).y ?? 0
        #expect(before - after > 50)
        scene.stage.tap("OK")
        scene.stage.settle()
        #expect(scene.performed == ["OK afterwards"])
    }

    @Test(.assumed("large text makes larger rows"))
    func `rows grow with the text`() {
        let scene = AlertScene(contentSize: .accessibilityExtraLarge)
        scene.add("OK")
        scene.present()
        #expect(scene.frame("OK").height > 60)
    }

    // MARK: Misuse
    @Test(
        .assumed(
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel: words as they are quoted"))
    func `one cancel action only`() {
        let scene = AlertScene()
        scene.add("Cancel", .cancel)
        let heard = Misuse.observed { scene.add("Cancel too", .cancel) }
        #expect(
            heard.map(\.message) == ["UIAlertController can only have one action with a style of UIAlertActionStyleCancel"])
        #expect(heard.map(\.exceptionName) == ["NSInternalInconsistencyException"] && scene.alert.actions.count == 1)
    }

    @Test(.assumed("UIAlertController must have a title, a message or an action to display: words as they are quoted"))
    func `an alert needs something to show`() {
        let scene = AlertScene(title: nil, message: nil)
        let heard = Misuse.observed { scene.root.present(scene.alert, animated: false) }
        #expect(heard.map(\.message) == ["UIAlertController must have a title, a message or an action to display"])
        #expect(scene.root.presentedViewController == nil)
    }

    @Test(.assumed("wording not verified"))
    func `the preferred action has to be one of the actions`() {
        let scene = AlertScene()
        let heard = Misuse.observed {
            scene.alert.preferredAction = UIAlertAction(title: "Else", style: .default)
        }
        #expect(heard == [.alert(.preferredActionNotAdded)] && scene.alert.preferredAction == nil)
    }
}

@MainActor @Suite("View controllers / Alerts / Action sheets")
struct ActionSheetTests {
    @Test(.documented("HIG: cancel stands apart at the bottom"))
    func `on a phone cancel stands apart at the bottom`() {
        let scene = AlertScene(.actionSheet)
        scene.add("Cancel", .cancel)
        scene.add("Delete", .destructive)
        scene.add("Duplicate")
        scene.present()
        let (cancel, delete, duplicate) = (scene.frame("Cancel"), scene.frame("Delete"), scene.frame("Duplicate"))
        #expect(delete.minY < duplicate.minY && cancel.minY - duplicate.maxY == 8)
        #expect(cancel.maxY == 852 - 34 && cancel.width == 393 - 16 && cancel.height == 57)
        #expect(scene.label("Cancel")?.font == UIFont.systemFont(ofSize: 20, weight: .semibold))
        #expect(scene.alert.popoverPresentationController == nil)
    }

    @Test(.assumed("without a home indicator eight points are left"))
    func `without a home indicator it stands nearer to the edge`() {
        let scene = AlertScene(.actionSheet, device: .iPhoneSE)
        scene.add("Cancel", .cancel)
        scene.present()
        #expect(scene.frame("Cancel").maxY == 659)
    }

    @Test(.documented("UIAlertController: a touch outside a sheet is its cancel action"))
    func `a touch above the sheet cancels`() {
        let scene = AlertScene(.actionSheet)
        scene.add("Cancel", .cancel)
        scene.add("Delete")
        scene.present()
        scene.stage.tap(at: CGPoint(x: 190, y: 100))
        scene.stage.settle()
        #expect(scene.performed == ["Cancel afterwards"] && scene.root.presentedViewController == nil)
    }

    @Test(.assumed("without a cancel action there is no way out but the actions"))
    func `without cancel a touch above does nothing`() {
        let scene = AlertScene(.actionSheet)
        scene.add("Delete")
        scene.present()
        scene.stage.tap(at: CGPoint(x: 190, y: 100))
        scene.stage.settle()
        #expect(scene.performed == [] && scene.root.presentedViewController === scene.alert)
    }

    @Test(.assumed("more actions than the screen is high"))
    func `many actions stay on the screen`() {
        let scene = AlertScene(.actionSheet, device: .iPhoneSE)
        for number in 1...20 { scene.add("Action \(number)") }
        scene.add("Cancel", .cancel)
        scene.present()
        #expect(scene.card.minY >= 20 && scene.frame("Cancel").maxY == 659)
    }

    @Test(.oracle("PRES-H14"))
    func `on a pad it is a popover and needs an anchor`() {
        let scene = AlertScene(.actionSheet, device: .iPadPro11)
        scene.add("Delete")
        #expect(scene.alert.modalPresentationStyle == .popover && scene.alert.popoverPresentationController != nil)
        scene.root.present(scene.alert, animated: false)
        let heard = Misuse.observed { scene.stage.layoutNow() }
        #expect(heard.map(\.exceptionName) == ["NSGenericException"])
        #expect(heard.first?.message.hasPrefix("Your application has presented a UIAlertController (") == true)
        #expect(
            heard.first?.message.hasSuffix("UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
                == true)
    }

    @Test(.documented("UIAlertController: on a pad without a cancel button"))
    func `on a pad a touch beside it is the cancel button`() {
        let scene = AlertScene(.actionSheet, device: .iPadPro11)
        let anchor = UIView(frame: CGRect(x: 300, y: 300, width: 60, height: 40))
        scene.root.view.addSubview(anchor)
        scene.alert.popoverPresentationController?.sourceView = anchor
        scene.add("Cancel", .cancel)
        scene.add("Delete", .destructive)
        scene.add("Share")
        scene.present()
        #expect(scene.button("Cancel") == nil && scene.button("Delete") != nil)
        #expect(scene.alert.popoverPresentationController?.arrowDirection == .up)
        #expect(scene.frame("Delete").minY > 340)
        scene.stage.tap(at: CGPoint(x: 700, y: 1000))
        scene.stage.settle()
        #expect(scene.performed == ["Cancel afterwards"] && scene.root.presentedViewController == nil)
    }

    @Test(.assumed("an alert is in the middle of the screen, however the device was held when it began to come"))
    func `an alert that comes while the device turns is in the middle afterwards`() {
        let scene = AlertScene()
        scene.add("OK")
        scene.root.present(scene.alert, animated: true)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        let middle = scene.frame("OK").midX
        #expect(abs(middle - scene.stage.window.bounds.midX) < 1 && scene.frame("OK").maxY < scene.stage.window.bounds.maxY)
    }

    @Test(.documented("UIAlertController on a pad"))
    func `on a pad an action works as on a phone`() {
        let scene = AlertScene(.actionSheet, device: .iPadPro11)
        scene.alert.popoverPresentationController?.sourceView = scene.root.view
        scene.alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 1, height: 1)
        scene.add("Share")
        scene.present()
        scene.stage.tap("Share")
        scene.stage.settle()
        #expect(scene.performed == ["Share afterwards"])
    }
}
