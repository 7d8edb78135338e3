import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Application and chain", .serialized)
struct ApplicationTests {
    @Test(.oracle("CHAIN-R5"))
    func `the chain goes through root views, controllers, window, scene and application`() {
        let (root, child) = (controller("R"), controller("C"))
        let stage = stage(showing: root)
        root.embed(child)
        let (box, deep) = (UIView(), UIView())
        child.view.addSubview(box)
        box.addSubview(deep)
        let expected: [UIResponder] = [
            deep, box, child.view, child, root.view, root, stage.window, stage.window.windowScene!, UIApplication.shared,
        ]
        #expect(ResponderChain.responders(from: deep) == expected)
    }

    @Test(.oracle("LIFE-V7"))
    func `without its controller a view goes on to its superview`() {
        let outer = UIView()
        let view = UIView()
        outer.addSubview(view)
        autoreleasepool {
            let orphan = controller("C")
            orphan.view = view
            #expect(view.next === orphan && orphan.next === outer)
        }
        #expect(view.next === outer)
    }

    @Test(.documented("UIApplication.canOpenURL(_:), open(_:options:completionHandler:): false where nothing can open it"))
    func `no other program is there to open an address`() async {
        let address = URL(string: "https://example.org")!
        #expect(!UIApplication.shared.canOpenURL(address))
        let opened = await withCheckedContinuation { answer in
            UIApplication.shared.open(address) { answer.resume(returning: $0) }
        }
        #expect(!opened)
    }

    @Test(
        .documented(
            "UIApplication: isNetworkActivityIndicatorVisible, applicationSupportsShakeToEdit, setMinimumBackgroundFetchInterval(_:)"
        ))
    func `what old apps tell the application at their start has its defaults`() {
        let application = UIApplication.shared
        #expect(!application.isNetworkActivityIndicatorVisible && application.applicationSupportsShakeToEdit)
        application.isNetworkActivityIndicatorVisible = true
        #expect(application.isNetworkActivityIndicatorVisible)
        application.isNetworkActivityIndicatorVisible = false
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        #expect(UIApplication.backgroundFetchIntervalMinimum < UIApplication.backgroundFetchIntervalNever)
    }

    @Test(.assumed("reading next does not load the view"))
    func `asking for the next responder loads nothing`() {
        let made = controller("A")
        #expect(made.next == nil && !made.isViewLoaded)
    }

    @Test(.assumed("the container's superviews lead to the window"))
    func `what a presented controller does not answer goes to the window`() {
        let scene = PresentingScene(.pageSheet)
        scene.present()
        let chain = ResponderChain.responders(from: scene.modal.view)
        #expect(chain.contains(scene.stage.window) && !chain.contains(scene.root))
    }

    private final class FirstController: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(.documented("UIResponder.becomeFirstResponder()"))
    func `a controller may be first responder while it is in a window`() {
        let first = FirstController()
        #expect(!first.becomeFirstResponder())
        let stage = stage(showing: first)
        #expect(first.becomeFirstResponder() && first.isFirstResponder)
        stage.window.rootViewController = nil
        #expect(!first.isFirstResponder)
    }

    private final class BusyController: UIViewController {
        var performs = true
        override var performsActionsWhilePresentingModally: Bool { performs }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    }

    @Test(.documented("UIViewController.performsActionsWhilePresentingModally"))
    func `one that presents may be passed over`() {
        let root = BusyController()
        let stage = stage(showing: root)
        let modal = controller("M")
        root.present(modal, animated: false)
        stage.settle()
        let inner = UIView()
        root.view.addSubview(inner)
        let action = Selector("someAction")
        #expect(inner.target(forAction: action, withSender: nil) as? UIViewController === root)
        root.performs = false
        #expect(inner.target(forAction: action, withSender: nil) == nil)
        root.dismiss(animated: false)
        stage.settle()
        #expect(inner.target(forAction: action, withSender: nil) as? UIViewController === root)
    }

    private final class ShowingController: UIViewController {
        var shown: [UIViewController] = []
        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }

    @Test(.documented("UIViewController.show(_:sender:), targetViewController(forAction:sender:)"))
    func `show goes to the nearest ancestor with a way of its own, else it presents`() {
        let root = ShowingController()
        let (child, grandchild, new) = (controller("C"), controller("G"), controller("N"))
        let stage = stage(showing: root)
        root.embed(child)
        child.embed(grandchild)
        grandchild.show(new, sender: nil)
        #expect(root.shown == [new])
        let plain = controller("R")
        stage.window.rootViewController = plain
        stage.layoutNow()
        plain.show(new, sender: nil)
        stage.settle()
        #expect(plain.presentedViewController === new)
    }

    @Test(.oracle("LIFE-M4"))
    func `a memory warning reaches every controller of the trees`() {
        let (root, child, hidden, modal) = (controller("R"), controller("C"), controller("H"), controller("M"))
        let stage = stage(showing: root)
        root.embed(child)
        root.addChild(hidden)
        root.present(modal, animated: false)
        stage.settle()
        let recorder = LifecycleRecorder(.memory)
        nonisolated(unsafe) var noted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in noted += 1 }
        ApplicationLifecycle.receiveMemoryWarning()
        #expect(recorder.take() == ["R", "C", "H", "M"].map { "\($0).didReceiveMemoryWarning()" })
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(recorder.take() == [] && noted == 2)
        NotificationCenter.default.removeObserver(token)
    }

    @Test(.oracle("LIFE-W6"))
    func `going to the background tells observers, not controllers`() {
        let root = controller("R")
        let stage = stage(showing: root)
        let recorder = LifecycleRecorder(.all)
        nonisolated(unsafe) var names: [String] = []
        let all: [(Notification.Name, String)] = [
            (UIApplication.willResignActiveNotification, "resign"),
            (UIApplication.didEnterBackgroundNotification, "background"),
            (UIApplication.willEnterForegroundNotification, "foreground"),
            (UIApplication.didBecomeActiveNotification, "active"),
        ]
        let tokens = all.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in names.append(text) }
        }
        ApplicationLifecycle.enterBackground()
        #expect(UIApplication.shared.applicationState == .background)
        #expect(stage.window.windowScene?.activationState == .background)
        ApplicationLifecycle.enterForeground()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        stage.layoutNow()
        #expect(names == ["resign", "background", "foreground", "active"])
        #expect(recorder.take() == [] && UIApplication.shared.applicationState == .active)
    }
}
