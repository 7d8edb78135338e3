import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Responders / Next")
struct NextResponderSpec {
    @Test(.documented("UIResponder.next: the root view of a controller"))
    func `a controller's root view leads to the controller`() {
        let made = controller("A")
        #expect(made.view.next === made)
    }

    @Test(.documented("UIResponder.next: other views"))
    func `any other view leads to its superview`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.next === outer)
    }

    @Test(.documented("UIResponder.next: nil at the end"))
    func `a view without superview leads nowhere`() { #expect(UIView().next == nil) }

    @Test(.documented("UIViewController: between its root view and that view's superview"))
    func `a controller leads to its view's superview`() {
        let made = controller("A")
        let box = UIView()
        box.addSubview(made.view)
        #expect(made.next === box)
    }

    @Test(.oracle("CHAIN-R4"))
    func `a child leads by way of the parent's view to the parent`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.embed(child)
        #expect(child.view.next === child && child.next === parent.view && child.next?.next === parent)
    }

    @Test(.oracle("CHAIN-R4: views between child and parent are on the way"))
    func `views between a child and its parent are on the way`() {
        let (parent, child) = (controller("P"), controller("C"))
        let box = UIView()
        parent.view.addSubview(box)
        parent.addChild(child)
        box.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.next === box && box.next === parent.view)
    }

    @Test(.documented("UIResponder.next: the window's root controller"))
    func `a window's root leads to the window`() {
        let root = controller("R")
        let stage = stage(showing: root)
        #expect(root.next === stage.window)
    }

    @Test(.assumed("the container's superviews come first, as for every controller"))
    func `a presented controller leads to the view that contains it, and so to the window`() {
        let scene = PresentingScene(.fullScreen)
        scene.present()
        #expect(scene.modal.next === scene.modal.view.superview)
        #expect(ResponderChain.responders(from: scene.modal).contains(scene.stage.window))
    }

    @Test(.assumed("reading it must not load the view"))
    func `a controller without a loaded view leads nowhere, and loads nothing`() {
        let made = controller("A")
        #expect(made.next == nil && !made.isViewLoaded)
    }

    @Test(.assumed("the view leads nowhere, so the controller does neither"))
    func `a controller whose view has no superview leads nowhere`() {
        let made = controller("A")
        _ = made.view
        #expect(made.next == nil)
    }

    @Test(.oracle("CHAIN-R8"))
    func `a window leads to its scene`() {
        let stage = Stage(device: .iPhoneSE)
        #expect(stage.window.windowScene != nil && stage.window.next === stage.window.windowScene)
    }

    @Test(.oracle("CHAIN-R8"))
    func `a scene leads to the application`() {
        let stage = Stage(device: .iPhoneSE)
        #expect(stage.window.windowScene?.next === UIApplication.shared)
    }

    private final class RespondingDelegate: UIResponder, UIApplicationDelegate {}
    private final class PlainDelegate: NSObject, UIApplicationDelegate {}
    private final class ViewDelegate: UIView, UIApplicationDelegate {}
    private final class ControllerDelegate: UIViewController, UIApplicationDelegate {}

    private func next(with delegate: any UIApplicationDelegate) -> UIResponder? {
        let old = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = old }
        UIApplication.shared.delegate = delegate
        return UIApplication.shared.next
    }

    @Test(.documented("UIApplication: a delegate that is a responder"))
    func `the application leads to a delegate that responds`() {
        let delegate = RespondingDelegate()
        #expect(next(with: delegate) === delegate)
    }

    @Test(
        .documented("UIApplication: a delegate that is no responder, a view or a controller"),
        arguments: ["plain", "view", "controller"])
    func `the application leads to no other delegate`(kind: String) {
        let delegate: any UIApplicationDelegate =
            switch kind {
            case "view": ViewDelegate(frame: .zero)
            case "controller": ControllerDelegate(nibName: nil, bundle: nil)
            default: PlainDelegate()
            }
        #expect(next(with: delegate) == nil)
    }

    @Test(.oracle("CHAIN-R11"))
    func `the delegate leads nowhere`() { #expect(RespondingDelegate().next == nil) }

    @Test(.oracle("CHAIN-R12"))
    func `gesture recognisers are no responders`() {
        #expect(!((UITapGestureRecognizer() as Any) is UIResponder))
    }

    @Test(.oracle("LIFE-V7"))
    func `when its controller has gone a view leads to its superview`() {
        let (outer, view) = (UIView(), UIView())
        outer.addSubview(view)
        autoreleasepool {
            let orphan = controller("C")
            orphan.view = view
            #expect(view.next === orphan)
        }
        #expect(view.next === outer)
    }

    @Test(.oracle("CHAIN-R5"))
    func `the whole chain from a view deep in a child`() {
        let (root, child) = (controller("R"), controller("C"))
        let stage = stage(showing: root)
        root.embed(child)
        let (box, deep) = (UIView(), UIView())
        child.view.addSubview(box)
        box.addSubview(deep)
        let delegate = RespondingDelegate()
        let old = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = old }
        UIApplication.shared.delegate = delegate
        let expected: [UIResponder?] = [
            deep, box, child.view, child, root.view, root, stage.window, stage.window.windowScene, UIApplication.shared,
            delegate,
        ]
        #expect(ResponderChain.responders(from: deep) == expected.compactMap { $0 })
    }
}

@MainActor @Suite("Specification / Responders / First responder")
struct FirstResponderSpec {
    private final class Willing: UIView {
        var mayResign = true
        var onResign: (() -> Void)?
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
        @discardableResult
        override func resignFirstResponder() -> Bool {
            onResign?()
            return super.resignFirstResponder()
        }
    }

    private final class WillingController: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(.documented("UIResponder.canBecomeFirstResponder: false"), arguments: ["view", "controller", "window"])
    func `by default nothing becomes first responder`(kind: String) {
        let stage = stage(showing: controller("R"))
        let responder: UIResponder? =
            switch kind {
            case "view": stage.window.rootViewController?.view
            case "controller": stage.window.rootViewController
            default: stage.window
            }
        #expect(responder?.canBecomeFirstResponder == false && responder?.becomeFirstResponder() == false)
    }

    @Test(.documented("UIResponder.canResignFirstResponder: true"))
    func `by default a first responder may resign`() {
        #expect(UIView().canResignFirstResponder && UIViewController().canResignFirstResponder)
    }

    @Test(.documented("UIResponder.becomeFirstResponder(): only in a window"))
    func `outside a window nothing becomes first responder`() {
        #expect(!Willing().becomeFirstResponder() && !WillingController().becomeFirstResponder())
    }

    @Test(.documented("UIResponder.becomeFirstResponder()"))
    func `a willing view in a window does`() {
        let stage = Stage(device: .iPhoneSE)
        let view = Willing()
        stage.window.addSubview(view)
        #expect(view.becomeFirstResponder() && view.isFirstResponder)
        view.removeFromSuperview()
    }

    @Test(.documented("UIResponder.becomeFirstResponder(): controllers too"))
    func `a willing controller whose view is in a window does`() {
        let made = WillingController()
        _ = stage(showing: made)
        #expect(made.becomeFirstResponder() && made.isFirstResponder)
        made.resignFirstResponder()
    }

    @Test(.documented("UIResponder.becomeFirstResponder(): the present one is asked to resign"))
    func `the present first responder resigns before another takes its place`() {
        let stage = Stage(device: .iPhoneSE)
        let (one, two) = (Willing(), Willing())
        stage.window.addSubview(one)
        stage.window.addSubview(two)
        one.becomeFirstResponder()
        var wasFirst = false
        one.onResign = { wasFirst = one.isFirstResponder && !two.isFirstResponder }
        #expect(two.becomeFirstResponder() && wasFirst && !one.isFirstResponder)
        two.resignFirstResponder()
    }

    @Test(.documented("UIResponder.becomeFirstResponder(): its refusal counts"))
    func `one that refuses to resign stays`() {
        let stage = Stage(device: .iPhoneSE)
        let (one, two) = (Willing(), Willing())
        stage.window.addSubview(one)
        stage.window.addSubview(two)
        one.becomeFirstResponder()
        one.mayResign = false
        #expect(!two.becomeFirstResponder() && one.isFirstResponder)
        one.mayResign = true
        one.resignFirstResponder()
    }

    @Test(.assumed("becoming it again is no change"))
    func `the first responder becomes it again without resigning`() {
        let stage = Stage(device: .iPhoneSE)
        let view = Willing()
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        var resigned = false
        view.onResign = { resigned = true }
        #expect(view.becomeFirstResponder() && !resigned)
        view.onResign = nil
        view.resignFirstResponder()
    }

    @Test(
        .documented("UIViewController.disablesAutomaticKeyboardDismissal: form sheets"),
        arguments: [
            (UIModalPresentationStyle.formSheet, true), (.fullScreen, false), (.pageSheet, false), (.overFullScreen, false),
        ])
    func `a form sheet keeps the keyboard, other styles do not`(style: UIModalPresentationStyle, expected: Bool) {
        let made = UIViewController()
        made.modalPresentationStyle = style
        #expect(made.disablesAutomaticKeyboardDismissal == expected)
    }

    @Test(.documented("UIViewController.restoresFocusAfterTransition: true"))
    func `focus is restored by default`() { #expect(UIViewController().restoresFocusAfterTransition) }
}
