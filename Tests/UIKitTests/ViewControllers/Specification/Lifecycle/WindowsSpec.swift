import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Lifecycle / Appearance: windows and application")
struct WindowsSpec {
    @Test(.oracle("LIFE-W1"))
    func `makeKeyAndVisible loads the root and starts its appearance`() {
        let stage = Stage(device: .iPhoneSE)
        let window = UIWindow(frame: stage.window.frame)
        let root = controller("A")
        window.rootViewController = root
        let recorder = LifecycleRecorder(.lifecycle)
        window.makeKeyAndVisible()
        #expect(recorder.take() == ["A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)"])
        stage.layoutNow()
        #expect(recorder.take() == ["A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
        window.isHidden = true
    }

    @Test(.oracle("LIFE-W1: showing a window by isHidden"))
    func `showing a window without making it key does the same`() {
        let stage = Stage(device: .iPhoneSE)
        let window = UIWindow(frame: stage.window.frame)
        window.rootViewController = controller("A")
        let recorder = LifecycleRecorder(.appearance)
        window.isHidden = false
        #expect(recorder.take() == ["A.viewWillAppear(false)"] && !window.isKeyWindow)
        window.isHidden = true
        stage.layoutNow()
    }

    @Test(.assumed("a hidden window has no use for a view"))
    func `the root of a hidden window is not loaded`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = controller("A")
        window.rootViewController = root
        #expect(!root.isViewLoaded)
    }

    @Test(.documented("UIWindow.rootViewController: the old view goes before the new one comes"))
    func `a new root's view is put in after the old one's went`() {
        let (old, new) = (controller("A"), ScriptedController("B"))
        let stage = stage(showing: old)
        var oldHadGone = false
        new.onWillAppear = { _ in oldHadGone = old.view.superview == nil }
        stage.window.rootViewController = new
        #expect(oldHadGone && new.view.superview === stage.window)
    }

    @Test(.assumed("removal is documented; the callbacks follow from it"))
    func `the old root gets will and did disappear`() {
        let old = controller("A")
        let stage = stage(showing: old)
        let recorder = LifecycleRecorder(.appearance)
        stage.window.rootViewController = controller("B")
        stage.layoutNow()
        #expect(recorder.lines.filter { $0.hasPrefix("A") } == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    }

    @Test(.assumed("insertion is documented; the callbacks follow from it"))
    func `the new root gets will, is and did appear`() {
        let stage = stage(showing: controller("A"))
        let recorder = LifecycleRecorder(.appearance)
        stage.window.rootViewController = controller("B")
        stage.layoutNow()
        #expect(
            recorder.lines.filter { $0.hasPrefix("B") } == [
                "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
            ])
    }

    @Test(.oracle("LIFE-W2"))
    func `no root at all lets the old one disappear`() {
        let stage = stage(showing: controller("A"))
        let recorder = LifecycleRecorder(.appearance)
        stage.window.rootViewController = nil
        stage.layoutNow()
        #expect(recorder.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    }

    @Test(.assumed("the same root again is no change"))
    func `setting the same root says nothing`() {
        let root = controller("A")
        let stage = stage(showing: root)
        let recorder = LifecycleRecorder(.all)
        stage.window.rootViewController = root
        stage.layoutNow()
        #expect(recorder.take() == [])
    }

    @Test(.documented("UIWindow.rootViewController: the view fills the window"))
    func `the root's view gets the window's bounds`() {
        let root = controller("A")
        root.view.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
        let stage = stage(showing: root)
        #expect(root.view.frame == stage.window.bounds)
    }

    @Test(.documented("UIWindow.rootViewController: the view follows the window"))
    func `the root's view grows and shrinks with the window`() {
        let root = controller("A")
        let stage = stage(showing: root)
        stage.window.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test(.oracle("LIFE-W4"))
    func `a new root does not dismiss what the old one has presented`() {
        let scene = PresentingScene(.fullScreen)
        scene.present()
        scene.stage.window.rootViewController = controller("N")
        scene.stage.layoutNow()
        #expect(scene.root.presentedViewController === scene.modal)
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil)
    }

    @Test(.oracle("LIFE-W5"))
    func `a launch that leaves a window without root ends in UIKit's words`() {
        let stage = Stage(device: .iPhoneSE)
        let heard = Misuse.observed { ApplicationLifecycle.checkRoots() }
        #expect(
            heard.map(\.message) == [
                "Application windows are expected to have a root view controller at the end of application launch"
            ])
        #expect(heard.map(\.exceptionName) == ["NSInternalInconsistencyException"])
        stage.window.rootViewController = controller("R")
        #expect(Misuse.observed { ApplicationLifecycle.checkRoots() } == [])
    }

    @Test(.documented("UIViewController.viewWillAppear(_:): about the hierarchy, not the app"))
    func `going to the background says nothing to controllers`() {
        _ = stage(showing: controller("R"))
        let recorder = LifecycleRecorder(.all)
        ApplicationLifecycle.enterBackground()
        settle()
        #expect(recorder.take() == [])
        ApplicationLifecycle.enterForeground()
    }

    @Test(.oracle("LIFE-W6: coming back"))
    func `coming back says nothing to controllers`() {
        _ = stage(showing: controller("R"))
        ApplicationLifecycle.enterBackground()
        let recorder = LifecycleRecorder(.all)
        ApplicationLifecycle.enterForeground()
        settle()
        #expect(recorder.take() == [])
    }

    @Test(.documented("UIApplication: notifications instead"))
    func `the application's observers hear of both`() {
        _ = stage(showing: controller("R"))
        nonisolated(unsafe) var heard: [String] = []
        let names: [Notification.Name] = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.append($0.name.rawValue) }
        }
        ApplicationLifecycle.enterBackground()
        ApplicationLifecycle.enterForeground()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(heard == names.map(\.rawValue))
    }

    @Test(.documented("UIScene: notifications of its own"))
    func `the scene's observers hear of both`() {
        _ = stage(showing: controller("R"))
        nonisolated(unsafe) var heard: [String] = []
        let names: [Notification.Name] = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.append($0.name.rawValue) }
        }
        ApplicationLifecycle.enterBackground()
        ApplicationLifecycle.enterForeground()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(heard == names.map(\.rawValue))
    }

    @Test(.oracle("LIFE-W7"))
    func `a root that is installed in the background appears as well`() {
        let stage = Stage(device: .iPhoneSE)
        ApplicationLifecycle.enterBackground()
        let recorder = LifecycleRecorder(.lifecycle)
        stage.window.rootViewController = controller("R")
        stage.layoutNow()
        #expect(
            recorder.take() == [
                "R.loadView()", "R.viewDidLoad()", "R.viewWillAppear(false)", "R.viewIsAppearing(false)",
                "R.viewDidAppear(false)",
            ])
        ApplicationLifecycle.enterForeground()
    }

    @Test(.oracle("LIFE-W10"))
    func `a child that its container tells by hand, in two snapshots, loads once and appears twice`() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let child = controller("C")
        let stage = Stage(device: .iPhoneSE)
        let recorder = LifecycleRecorder([.loading, .appearance])
        for _ in 0..<2 {
            let root = Container()
            root.view.addSubview(child.view)
            root.addChild(child)
            child.didMove(toParent: root)
            stage.window.rootViewController = root
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            stage.layoutNow()
            child.beginAppearanceTransition(false, animated: false)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            child.didMove(toParent: nil)
            child.endAppearanceTransition()
            stage.window.rootViewController = nil
            stage.layoutNow()
        }
        let counts = [
            "viewDidLoad()", "viewWillAppear(false)", "viewDidAppear(false)", "viewWillDisappear(false)",
            "viewDidDisappear(false)",
        ]
        .map { call in recorder.lines.count { $0 == "C." + call } }
        #expect(counts == [1, 2, 2, 2, 2])
    }
}

@MainActor @Suite("Specification / Lifecycle / Appearance: two controllers")
struct TwoControllersSpec {
    @Test(.oracle("PRES-M20"), arguments: [true, false])
    func `presenting over the full screen: new did comes before old did`(animated: Bool) {
        let scene = PresentingScene(.fullScreen, records: [.loading, .appearance])
        scene.present(animated: animated)
        #expect(
            scene.recorder.take().filter { $0 != "M.loadView()" } == [
                "M.viewDidLoad()", "R.viewWillDisappear(\(animated))", "M.viewWillAppear(\(animated))",
                "M.viewIsAppearing(\(animated))", "M.viewDidAppear(\(animated))", "R.viewDidDisappear(\(animated))",
            ])
    }

    @Test(.oracle("PRES-M22"), arguments: [true, false])
    func `dismissing from the full screen: the presenter's did comes first`(animated: Bool) {
        let scene = PresentingScene(.fullScreen)
        scene.present()
        scene.recorder.clear()
        scene.root.dismiss(animated: animated)
        scene.stage.settle()
        #expect(
            scene.recorder.takeWillsAndDids() == [
                "M.viewWillDisappear(\(animated))", "R.viewWillAppear(\(animated))", "R.viewDidAppear(\(animated))",
                "M.viewDidDisappear(\(animated))",
            ])
    }

    @Test(.oracle("CHILD-65"))
    func `a transition between children: old will, new will, new did, old did`() {
        let (parent, old, new) = (controller("P"), controller("A"), controller("B"))
        let stage = stage(showing: parent)
        parent.embed(old)
        stage.layoutNow()
        parent.addChild(new)
        old.willMove(toParent: nil)
        let recorder = LifecycleRecorder([.appearance, .layout])
        parent.transition(from: old, to: new, duration: 0.4, options: .transitionFlipFromLeft, animations: nil) { _ in
            new.didMove(toParent: parent)
            old.removeFromParent()
        }
        stage.settle()
        let lines = recorder.take().filter { !$0.hasPrefix("P.") && !$0.contains("IsAppearing") && !$0.contains("Constraints") }
        let layout = ["B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()"]
        #expect(Array(lines.prefix(4)) == ["A.viewWillDisappear(true)", "B.viewWillAppear(true)"] + layout)
        #expect(lines.suffix(2) == ["B.viewDidAppear(true)", "A.viewDidDisappear(true)"])
    }

    @Test(.oracle("NAV-11: here in a home-made stack"))
    func `a push of one's own: old will, new will, old did, new did`() {
        let (stack, first, second) = (HomeMadeStack(), controller("A"), controller("B"))
        _ = stage(showing: stack)
        stack.push(first)
        let recorder = LifecycleRecorder([.loading, .appearance])
        stack.push(second, animated: true)
        #expect(
            recorder.takeWillsAndDids().filter { !$0.contains("load") } == [
                "B.viewDidLoad()", "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "A.viewDidDisappear(true)",
                "B.viewDidAppear(true)",
            ])
    }

    @Test(.oracle("NAV-13: here in a home-made stack"))
    func `a pop of one's own: old will, new will, old did, new did`() {
        let (stack, first, second) = (HomeMadeStack(), controller("A"), controller("B"))
        _ = stage(showing: stack)
        stack.push(first)
        stack.push(second)
        let recorder = LifecycleRecorder(.appearance)
        stack.pop(animated: true)
        #expect(
            recorder.takeWillsAndDids() == [
                "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
            ])
    }
}

@MainActor @Suite("Specification / Lifecycle / Lifetime and memory")
struct LifetimeSpec {
    @Test(.oracle("LIFE-M1: here in a home-made stack"))
    func `one that is popped goes when its transition is over`() {
        let (stack, first) = (HomeMadeStack(), controller("A"))
        let stage = stage(showing: stack)
        stack.push(first)
        weak var popped: UIViewController?
        autoreleasepool {
            let second = controller("B")
            popped = second
            stack.push(second)
        }
        stage.layoutNow()
        #expect(popped != nil)
        stack.pop()
        stage.layoutNow()
        #expect(popped == nil)
    }

    @Test(.oracle("LIFE-M2"))
    func `one that is dismissed lives through the completion and goes then`() {
        let root = controller("R")
        let stage = stage(showing: root)
        weak var gone: UIViewController?
        autoreleasepool {
            let modal = controller("M")
            gone = modal
            root.present(modal, animated: false)
            stage.settle()
        }
        var wasAlive = false
        root.dismiss(animated: false) { wasAlive = gone != nil }
        stage.settle()
        #expect(wasAlive && gone == nil)
    }

    @Test(.assumed("an animated dismissal ends no differently"))
    func `an animated dismissal lets go as well`() {
        let root = controller("R")
        let stage = stage(showing: root)
        weak var gone: UIViewController?
        autoreleasepool {
            let modal = controller("M")
            gone = modal
            root.present(modal, animated: true)
            stage.settle()
        }
        root.dismiss(animated: true)
        stage.settle()
        #expect(gone == nil)
    }

    @Test(
        .oracle("LIFE-M3: here in a container of one's own"))
    func `a hidden child that is removed goes inside the call`() {
        let parent = controller("P")
        _ = stage(showing: parent)
        weak var gone: UIViewController?
        autoreleasepool {
            let child = controller("C")
            gone = child
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        autoreleasepool { parent.children[0].removeFromParent() }
        #expect(gone == nil)
    }

    @Test(.oracle("LIFE-M4: every controller of the trees"))
    func `a memory warning reaches every controller, with or without a view`() {
        let (root, child, unloaded, modal) = (controller("R"), controller("C"), controller("U"), controller("M"))
        let stage = stage(showing: root)
        root.embed(child)
        root.addChild(unloaded)
        unloaded.didMove(toParent: root)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        stage.settle()
        let recorder = LifecycleRecorder(.memory)
        ApplicationLifecycle.receiveMemoryWarning()
        #expect(recorder.take() == ["R", "C", "U", "M"].map { $0 + ".didReceiveMemoryWarning()" } && !unloaded.isViewLoaded)
    }

    @Test(.oracle("LIFE-M4: bottom first, top last"))
    func `children are warned in their order, each with all it contains`() {
        let (root, one, two, inner) = (controller("R"), controller("1"), controller("2"), controller("I"))
        _ = stage(showing: root)
        root.embed(one)
        one.embed(inner)
        root.embed(two)
        let recorder = LifecycleRecorder(.memory)
        ApplicationLifecycle.receiveMemoryWarning()
        #expect(recorder.take().map { $0.prefix(1) } == ["R", "1", "I", "2"])
    }

    @Test(.documented("UIViewController.didReceiveMemoryWarning(): views stay, since iOS 6"))
    func `a memory warning purges no view`() {
        let (root, hidden) = (controller("R"), controller("H"))
        _ = stage(showing: root)
        root.addChild(hidden)
        hidden.didMove(toParent: root)
        let view: UIView = hidden.view
        ApplicationLifecycle.receiveMemoryWarning()
        #expect(hidden.viewIfLoaded === view && root.isViewLoaded)
    }

    @Test(.oracle("LIFE-M6"))
    func `posting the notification by hand reaches observers only`() {
        _ = stage(showing: controller("R"))
        let recorder = LifecycleRecorder(.memory)
        nonisolated(unsafe) var count = 0
        let name = UIApplication.didReceiveMemoryWarningNotification
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(token)
        #expect(count == 1 && recorder.take() == [])
    }

    @Test(.documented("UIViewController.didReceiveMemoryWarning(): overrides call super"))
    func `an override of didReceiveMemoryWarning without super is told`() {
        final class Deaf: UIViewController {
            override func didReceiveMemoryWarning() {}
        }
        let made = Deaf()
        _ = stage(showing: made)
        let heard = Misuse.observed { ApplicationLifecycle.receiveMemoryWarning() }
        #expect(heard == [.superNotCalled(controller: Diagnostics.name(made), method: "didReceiveMemoryWarning()")])
    }
}
