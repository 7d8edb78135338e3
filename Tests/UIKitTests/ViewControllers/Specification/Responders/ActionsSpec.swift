import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A method that adapted code would have: entered by hand here.
private enum Methods {
    static let entry: Void = {
        _objcRegister({ ActingView.self }, "ActingView") { table in
            table.method("act:") { (owner: ActingView, arguments) in owner.take(arguments.first ?? nil) }
        }
        _objcRegister({ ActingController.self }, "ActingController") { table in
            table.method("act:") { (owner: ActingController, arguments) in owner.take(arguments.first ?? nil) }
        }
        _objcRegister({ ActingDelegate.self }, "ActingDelegate") { table in
            table.method("far:") { (owner: ActingDelegate, _) in
                owner.count += 1
                return nil
            }
        }
    }()
}

private final class ActingView: UIView {
    nonisolated(unsafe) var senders: [AnyObject?] = []
    nonisolated(unsafe) var may = true
    nonisolated func take(_ sender: Any?) -> Any? {
        senders.append(sender as AnyObject?)
        return nil
    }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        may && super.canPerformAction(action, withSender: sender)
    }
}

private final class ActingController: UIViewController {
    nonisolated(unsafe) var senders: [AnyObject?] = []
    var performs = true
    nonisolated func take(_ sender: Any?) -> Any? {
        senders.append(sender as AnyObject?)
        return nil
    }
    override var performsActionsWhilePresentingModally: Bool { performs }
}

private final class ActingDelegate: UIResponder, UIApplicationDelegate {
    nonisolated(unsafe) var count = 0
}

@MainActor @Suite("Specification / Responders / Actions")
struct ActionsSpec {
    private let act = Selector("act:")

    init() { Methods.entry }

    @Test(.documented("UIResponder.canPerformAction(_:withSender:): whether it has the method"))
    func `a responder can perform what it has a method for`() {
        #expect(ActingView().canPerformAction(act, withSender: nil) && !UIView().canPerformAction(act, withSender: nil))
    }

    @Test(.assumed("the walk is target(forAction:)'s: the method itself answers for itself"))
    func `it does not answer for the next one`() {
        let outer = ActingView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(!inner.canPerformAction(act, withSender: nil))
    }

    @Test(.documented("UIResponder.target(forAction:withSender:): itself"))
    func `the target is the responder itself if it can`() {
        let view = ActingView()
        #expect(view.target(forAction: act, withSender: nil) as? UIView === view)
    }

    @Test(.documented("UIResponder.target(forAction:withSender:): else the next one's"))
    func `else the first after it that can`() {
        let (outer, middle, inner) = (ActingView(), ActingView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.target(forAction: act, withSender: nil) as? UIView === middle)
    }

    @Test(.documented("UIResponder.target(forAction:withSender:): nil at the end"))
    func `nil where nobody can`() { #expect(UIView().target(forAction: act, withSender: nil) == nil) }

    @Test(.documented("UIResponder.canPerformAction(_:withSender:): a veto"))
    func `a veto lets the search go on`() {
        let (outer, inner) = (ActingView(), ActingView())
        outer.addSubview(inner)
        inner.may = false
        #expect(inner.target(forAction: act, withSender: nil) as? UIView === outer)
    }

    private func send(_ action: Selector, from sender: Any?) -> Bool {
        UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
    }

    @Test(.oracle("CHAIN-A3: a near target"))
    func `without a target an action goes up from the sender`() {
        let root = ActingController()
        _ = stage(showing: root)
        let button = UIView()
        root.view.addSubview(button)
        #expect(send(act, from: button) && root.senders.count == 1 && root.senders[0] === button)
    }

    @Test(.documented("UIApplication.sendAction(_:to:from:for:): the first responder comes first"))
    func `the first responder is asked before the sender`() {
        let root = ActingController()
        _ = stage(showing: root)
        let (first, button) = (ActingView(), UIView())
        root.view.addSubview(first)
        root.view.addSubview(button)
        first.becomeFirstResponder()
        #expect(send(act, from: button) && first.senders.count == 1 && root.senders.isEmpty)
        first.resignFirstResponder()
    }

    @Test(.oracle("CHAIN-A3: the application's delegate as a far target"))
    func `an action reaches the application's delegate`() {
        let old = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = old }
        let delegate = ActingDelegate()
        UIApplication.shared.delegate = delegate
        let root = controller("R")
        _ = stage(showing: root)
        #expect(send(Selector("far:"), from: root.view) && delegate.count == 1)
    }

    @Test(.oracle("CHAIN-A3: nobody"))
    func `nobody: false, and no exception`() {
        let root = controller("R")
        _ = stage(showing: root)
        var isSent = true
        let heard = Misuse.observed { isSent = send(Selector("nobodyHasThis:"), from: root.view) }
        #expect(!isSent && heard == [])
    }

    @Test(.documented("UIApplication.sendAction(_:to:from:for:): to a target"))
    func `with a target the chain is not asked`() {
        let (near, far) = (ActingView(), ActingView())
        #expect(UIApplication.shared.sendAction(act, to: far, from: near, for: nil))
        #expect(far.senders.count == 1 && near.senders.isEmpty)
    }

    // MARK: While presenting
    @Test(.documented("UIViewController.performsActionsWhilePresentingModally: true"))
    func `a controller that presents performs actions by default`() {
        #expect(UIViewController().performsActionsWhilePresentingModally)
    }

    @Test(.documented("INFO-PLIST: UIViewControllerPerformsActionsWhilePresentingModally"))
    func `the information file changes the default`() {
        withInformation(["UIViewControllerPerformsActionsWhilePresentingModally": false]) {
            #expect(!UIViewController().performsActionsWhilePresentingModally)
        }
    }

    @Test(.documented("UIViewController.performsActionsWhilePresentingModally: false"), arguments: [true, false])
    func `one that says no is passed over while it presents, and only then`(presents: Bool) {
        let root = ActingController()
        root.performs = false
        let stage = stage(showing: root)
        if presents {
            root.present(controller("M"), animated: false)
            stage.settle()
        }
        #expect((root.view.target(forAction: act, withSender: nil) == nil) == presents)
    }

    // MARK: Another search
    private final class Shows: UIViewController {
        var count = 0
        override func show(_ vc: UIViewController, sender: Any?) { count += 1 }
    }

    @Test(.documented("UIViewController.targetViewController(forAction:sender:): along the parents"))
    func `targetViewController finds the ancestor that overrides the method`() {
        let (outer, middle, inner) = (Shows(), controller("M"), controller("I"))
        outer.addChild(middle)
        middle.addChild(inner)
        let action = Selector("showViewController:sender:")
        #expect(inner.targetViewController(forAction: action, sender: nil) === outer)
    }

    @Test(.documented("UIViewController.targetViewController(forAction:sender:): an override is needed"))
    func `without an override there is none`() {
        let (outer, inner) = (controller("O"), controller("I"))
        outer.addChild(inner)
        #expect(inner.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil) == nil)
    }

    @Test(.documented("UIViewController.targetViewController(forAction:sender:): parents, not superviews"))
    func `a controller above in the views alone does not count`() {
        let (outer, orphan) = (Shows(), controller("I"))
        outer.view.addSubview(orphan.view)
        #expect(orphan.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil) == nil)
    }

    // MARK: Standard actions
    private final class Copying: UIView {
        var copies = 0
        override func copy(_ sender: Any?) { copies += 1 }
    }

    nonisolated static let edits = [
        "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
        "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
        "find:",
        "findNext:", "printContent:",
    ]

    @Test(.documented("UIResponderStandardEditActions: declared only"))
    func `the standard actions are declared, and nobody performs them by himself`() {
        for name in Self.edits {
            #expect(!UIView().canPerformAction(Selector(name), withSender: nil), "\(name)")
            #expect(!UIViewController().canPerformAction(Selector(name), withSender: nil), "\(name)")
        }
    }

    @Test(.documented("UIResponderStandardEditActions: an override performs it"))
    func `a class that overrides one performs that one`() {
        let view = Copying()
        #expect(view.canPerformAction(Selector("copy:"), withSender: nil))
        #expect(
            !view.canPerformAction(Selector("cut:"), withSender: nil)
                && !view.canPerformAction(Selector("paste:"), withSender: nil))
    }

    @Test(.documented("UIResponderStandardEditActions: sent like any action"))
    func `a standard action goes up the chain like any other`() {
        let root = controller("R")
        _ = stage(showing: root)
        let outer = Copying()
        let inner = UIView()
        outer.addSubview(inner)
        root.view.addSubview(outer)
        #expect(send(Selector("copy:"), from: inner) && outer.copies == 1)
        #expect(!send(Selector("paste:"), from: inner))
    }

    // MARK: Looked up along the chain
    private final class Source: UIView {
        let manager = UndoManager()
        let input = UIView()
        let accessory = UIView()
        override var undoManager: UndoManager? { manager }
        override var inputView: UIView? { input }
        override var inputAccessoryView: UIView? { accessory }
        override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
    }

    private func sourceAndInner() -> (Source, UIView) {
        let (source, inner) = (Source(), UIView())
        source.addSubview(inner)
        return (source, inner)
    }

    @Test(.documented("UIResponder.undoManager"))
    func `the undo manager is the nearest one's`() {
        let (source, inner) = sourceAndInner()
        #expect(inner.undoManager === source.manager)
    }

    @Test(.documented("UIResponder.undoManager: a window has one"))
    func `a window has an undo manager`() {
        let root = controller("R")
        let stage = stage(showing: root)
        #expect(root.undoManager != nil && root.view.undoManager === stage.window.undoManager)
    }

    @Test(.documented("UIResponder.userActivity"))
    func `the user activity is the nearest one's`() {
        let (source, inner) = sourceAndInner()
        let activity = NSUserActivity(activityType: "reading")
        source.userActivity = activity
        #expect(inner.userActivity === activity)
        let own = NSUserActivity(activityType: "writing")
        inner.userActivity = own
        #expect(inner.userActivity === own && source.userActivity === activity)
    }

    @Test(.documented("UIResponder.inputView"))
    func `the input view is the nearest one's`() {
        let (source, inner) = sourceAndInner()
        #expect(inner.inputView === source.input && UIView().inputView == nil)
    }

    @Test(.documented("UIResponder.inputAccessoryView"))
    func `the input accessory view is the nearest one's`() {
        let (source, inner) = sourceAndInner()
        #expect(inner.inputAccessoryView === source.accessory && UIView().inputAccessoryView == nil)
    }

    @Test(.documented("UIResponder.editingInteractionConfiguration"))
    func `the editing interaction is the nearest one's, and the default at the end`() {
        let (source, inner) = sourceAndInner()
        defer { withExtendedLifetime(source) {} }
        #expect(
            inner.editingInteractionConfiguration == UIEditingInteractionConfiguration.none
                && UIView().editingInteractionConfiguration == .default)
    }

    // MARK: Events
    private final class Catching: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touchesBegan") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touchesMoved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touchesEnded") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touchesCancelled") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("pressesBegan") }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("pressesChanged") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("pressesEnded") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("pressesCancelled") }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("motionBegan") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("motionEnded") }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("motionCancelled") }
    }

    nonisolated static let events = [
        "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "pressesBegan", "pressesChanged", "pressesEnded",
        "pressesCancelled", "motionBegan", "motionEnded", "motionCancelled",
    ]

    @Test(.documented("UIResponder: the base hands events to the next responder"), arguments: events)
    func `an event that nobody takes goes to the next one`(event: String) {
        let (outer, inner) = (Catching(), UIView())
        outer.addSubview(inner)
        switch event {
        case "touchesBegan": inner.touchesBegan([], with: nil)
        case "touchesMoved": inner.touchesMoved([], with: nil)
        case "touchesEnded": inner.touchesEnded([], with: nil)
        case "touchesCancelled": inner.touchesCancelled([], with: nil)
        case "pressesBegan": inner.pressesBegan([], with: nil)
        case "pressesChanged": inner.pressesChanged([], with: nil)
        case "pressesEnded": inner.pressesEnded([], with: nil)
        case "pressesCancelled": inner.pressesCancelled([], with: nil)
        case "motionBegan": inner.motionBegan(.motionShake, with: nil)
        case "motionEnded": inner.motionEnded(.motionShake, with: nil)
        default: inner.motionCancelled(.motionShake, with: nil)
        }
        #expect(outer.log == [event])
    }
}
