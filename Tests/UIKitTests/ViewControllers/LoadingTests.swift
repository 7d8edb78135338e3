import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Loading")
struct LoadingTests {
    @Test(.documented("UIViewController.view"))
    func `reading the view loads it once`() {
        let recorder = LifecycleRecorder(.loading)
        let made = controller("A")
        #expect(!made.isViewLoaded && made.viewIfLoaded == nil && recorder.take() == [])
        let view: UIView = made.view
        #expect(recorder.take() == ["A.loadView()", "A.viewDidLoad()"])
        #expect(made.isViewLoaded && made.viewIfLoaded === view && made.view === view)
        made.loadViewIfNeeded()
        #expect(recorder.take() == [])
    }

    @Test(.documented("UIViewController.loadViewIfNeeded()"))
    func `loadViewIfNeeded loads`() {
        let made = controller("A")
        made.loadViewIfNeeded()
        #expect(made.isViewLoaded)
    }

    @Test(.documented("UIViewController.view is resettable"))
    func `nil unloads, and the next reading loads again`() {
        let recorder = LifecycleRecorder(.loading)
        let made = controller("A")
        let first: UIView = made.view
        made.view = nil
        #expect(!made.isViewLoaded && first.next == nil)
        #expect(made.view !== first)
        #expect(recorder.take() == ["A.loadView()", "A.viewDidLoad()", "A.loadView()", "A.viewDidLoad()"])
    }

    @Test(.oracle("LIFE-L6"))
    func `a ready view counts as loaded, without callbacks`() {
        let recorder = LifecycleRecorder(.loading)
        let made = controller("A")
        made.view = UIView()
        #expect(made.isViewLoaded)
        made.view = UIView()
        _ = made.view
        #expect(recorder.take() == [])
    }

    @Test(.oracle("LIFE-L7"))
    func `a loadView that sets nothing still loads`() {
        let made = ScriptedController("A")
        var count = 0
        made.onLoadView = { _ in count += 1 }
        made.onDidLoad = { _ in count += 10 }
        made.loadViewIfNeeded()
        #expect(count == 11 && !made.isViewLoaded)
    }

    @Test(.documented("UIViewController.loadView()"))
    func `the default view is plain, as large as the screen, and flexible`() {
        _ = Stage(device: .iPhoneSE)
        let view: UIView = controller("A").view
        #expect(type(of: view) == UIView.self)
        #expect(view.frame == UIScreen.main.bounds)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test(.oracle("LIFE-L8"))
    func `in viewDidLoad the view is nowhere, and the parent is known`() {
        let parent = controller("P")
        let child = ScriptedController("C")
        var seen: [Bool] = []
        child.onDidLoad = {
            seen = [
                $0.view.superview == nil, $0.view.window == nil, $0.view.safeAreaInsets == .zero, $0.parent === parent,
            ]
        }
        _ = stage(showing: parent)
        parent.embed(child)
        #expect(seen == [true, true, true, true])
    }

    @Test(.documented("UIViewController.init()"))
    func `init without anything has no nib`() {
        let made = UIViewController()
        #expect(made.nibName == nil && made.nibBundle == nil)
        let named = UIViewController(nibName: "Some", bundle: .main)
        #expect(named.nibName == "Some" && named.nibBundle == .main)
    }

    @Test(
        .documented("UIViewController.nibName"),
        arguments: [
            ("MyViewController", ["MyView", "MyViewController"]), ("App.MyViewController", ["MyView", "MyViewController"]),
            ("Plain", ["Plain"]), ("Controller", ["Controller"]), ("ListController", ["List", "ListController"]),
        ])
    func `names of nibs follow the class`(className: String, names: [String]) {
        #expect(ViewLoading.nibNames(forClassNamed: className) == names)
    }

    @Test(.oracle("LIFE-L37"))
    func `a nib that is not there is told in UIKit's words`() {
        let made = UIViewController(nibName: "Nowhere", bundle: nil)
        let heard = Misuse.observed { _ = made.view }
        #expect(heard.map(\.exceptionName) == ["NSInternalInconsistencyException"])
        #expect(
            heard[0].message.hasPrefix("Could not load NIB in bundle: 'NSBundle <")
                && heard[0].message.hasSuffix("(loaded)' with name 'Nowhere'"))
    }

    @Test(.documented("HEADERS: UIViewController.viewWillUnload, never called since iOS 6"))
    func `views are not purged`() {
        let root = controller("R")
        let hidden = controller("H")
        let stage = stage(showing: root)
        root.addChild(hidden)
        _ = hidden.view
        ApplicationLifecycle.receiveMemoryWarning()
        stage.layoutNow()
        #expect(hidden.isViewLoaded)
    }
}
