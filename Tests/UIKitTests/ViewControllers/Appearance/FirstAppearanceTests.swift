import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Appearance / In a window")
struct FirstAppearanceTests {
    @Test(.oracle("LIFE-A9"))
    func `the root of a visible window appears step by step`() {
        let recorder = LifecycleRecorder([.loading, .appearance, .layout])
        let stage = Stage(device: .iPhoneSE)
        stage.window.rootViewController = controller("A")
        #expect(recorder.take() == ["A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)"])
        stage.layoutNow()
        let lines = recorder.take()
        #expect(
            lines.filter { !$0.contains("Layout") && !$0.contains("Constraints") } == [
                "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
            ])
        #expect(lines.first == "A.viewIsAppearing(false)" && lines.last == "A.viewDidAppear(false)")
        #expect(lines.contains("A.viewWillLayoutSubviews()") && lines.contains("A.viewDidLayoutSubviews()"))
    }

    @Test(.oracle("LIFE-A9: window and safe area at each step"))
    func `window, size and safe area become valid in viewIsAppearing`() {
        let recorder = LifecycleRecorder([.loading, .appearance])
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = controller("A")
        stage.layoutNow()
        let entries = recorder.entries.filter { $0.call != "loadView()" }
        #expect(entries.map(\.isInWindow) == [false, false, true, true])
        #expect(entries.map(\.safeArea.top) == [0, 0, 59, 59])
        #expect(entries.last?.bounds == stage.window.bounds)
    }

    @Test(.oracle("LIFE-A17"))
    func `the safe area is told before the first layout`() {
        let recorder = LifecycleRecorder([.appearance, .layout, .insets])
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = controller("A")
        stage.layoutNow()
        let lines = recorder.lines
        let will = lines.firstIndex(of: "A.viewWillAppear(false)")!
        let safe = lines.firstIndex(of: "A.viewSafeAreaInsetsDidChange()")!
        let layout = lines.firstIndex(of: "A.viewWillLayoutSubviews()")!
        #expect(will < safe && safe < layout)
        #expect(lines.contains("A.viewLayoutMarginsDidChange()"))
    }

    @Test(.documented("UIWindow.rootViewController"))
    func `the root's view fills the window and grows with it`() {
        let root = controller("A")
        let stage = stage(showing: root)
        #expect(root.view.frame == stage.window.bounds)
        stage.window.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test(.documented("UIWindow.rootViewController"))
    func `a new root takes the old one's place`() {
        let old = controller("A")
        let new = controller("B")
        let stage = stage(showing: old)
        let recorder = LifecycleRecorder(.lifecycle)
        stage.window.rootViewController = new
        #expect(old.view.superview == nil && new.view.superview === stage.window)
        stage.layoutNow()
        #expect(
            recorder.take() == [
                "A.viewWillDisappear(false)", "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(false)",
                "B.viewIsAppearing(false)",
                "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
            ])
    }

    @Test(.oracle("LIFE-W2"))
    func `without a root the old one disappears`() {
        let old = controller("A")
        let stage = stage(showing: old)
        let recorder = LifecycleRecorder(.appearance)
        stage.window.rootViewController = nil
        stage.layoutNow()
        #expect(recorder.take() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    }

    @Test(.oracle("LIFE-W1"))
    func `a root is loaded when its window shows`() {
        let stage = Stage(device: .iPhoneSE)
        let recorder = LifecycleRecorder(.lifecycle)
        let window = UIWindow(frame: stage.window.frame)
        let root = controller("A")
        window.rootViewController = root
        #expect(!root.isViewLoaded)
        window.makeKeyAndVisible()
        #expect(recorder.take() == ["A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)"])
        stage.layoutNow()
        #expect(recorder.take() == ["A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
        window.isHidden = true
        stage.layoutNow()
        window.isHidden = false
        stage.layoutNow()
        #expect(
            recorder.take() == [
                "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "A.viewWillAppear(false)",
                "A.viewIsAppearing(false)",
                "A.viewDidAppear(false)",
            ])
        window.isHidden = true
    }

    @Test(.oracle("LIFE-A13"))
    func `did comes after the turn in which the view came`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let child = controller("C")
        let recorder = LifecycleRecorder(.appearance)
        root.embed(child)
        #expect(recorder.take() == ["C.viewWillAppear(false)"])
        stage.layoutNow()
        #expect(recorder.take() == ["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }

    @Test(.oracle("LIFE-V4"))
    func `a view whose controller has no parent gets its callbacks too`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let orphan = controller("C")
        let recorder = LifecycleRecorder(.appearance)
        root.view.addSubview(orphan.view)
        stage.layoutNow()
        orphan.view.removeFromSuperview()
        stage.layoutNow()
        #expect(orphan.parent == nil)
        #expect(
            recorder.take() == [
                "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)", "C.viewWillDisappear(false)",
                "C.viewDidDisappear(false)",
            ])
    }

    @Test(.oracle("CHILD-21"))
    func `an unparented view that comes along is told first that it did appear`() {
        let root = ScriptedController("P")
        let orphan = controller("C")
        root.onDidLoad = { $0.view.addSubview(orphan.view) }
        let recorder = LifecycleRecorder(.appearance)
        _ = stage(showing: root)
        let lines = recorder.take().filter { !$0.contains("isAppearing") && !$0.contains("IsAppearing") }
        #expect(
            lines == ["P.viewWillAppear(false)", "C.viewWillAppear(false)", "C.viewDidAppear(false)", "P.viewDidAppear(false)"])
    }

    @Test(.oracle("CHILD-20"))
    func `a child that was there before its parent appeared follows it`() {
        let root = ScriptedController("P")
        let child = controller("C")
        root.onDidLoad = { $0.embed(child) }
        let recorder = LifecycleRecorder(.appearance)
        _ = stage(showing: root)
        let lines = recorder.take().filter { !$0.contains("IsAppearing") }
        #expect(
            lines == ["P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewDidAppear(false)", "C.viewDidAppear(false)"])
    }

    @Test(.assumed("a child joins the transition that its parent is in"))
    func `a child added while its parent appears ends with it`() {
        let root = controller("P")
        let child = controller("C")
        let stage = Stage(device: .iPhoneSE)
        let recorder = LifecycleRecorder(.appearance)
        stage.window.rootViewController = root
        root.embed(child)
        stage.layoutNow()
        let lines = recorder.take().filter { !$0.contains("IsAppearing") }
        #expect(
            lines == ["P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewDidAppear(false)", "C.viewDidAppear(false)"])
    }

    @Test(.assumed("appearance follows the window, not visibility"), arguments: [true, false])
    func `hidden views appear and disappear as others do`(isHidden: Bool) {
        let root = controller("P")
        let stage = stage(showing: root)
        let child = controller("C")
        let recorder = LifecycleRecorder(.appearance)
        if isHidden { child.view.isHidden = true } else { child.view.alpha = 0 }
        root.embed(child)
        stage.layoutNow()
        #expect(recorder.take().count == 3)
        child.view.isHidden.toggle()
        root.view.isHidden = true
        stage.layoutNow()
        #expect(recorder.take() == [])
    }
}
