import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A navigation controller on the screen, and controllers for it.
@MainActor struct NavigationScene {
    let stage: Stage
    let a = controller("A")
    let b = controller("B")
    let c = controller("C")
    let nav: UINavigationController
    let recorder: LifecycleRecorder

    init(_ records: LifecycleRecorder.Calls = [.loading, .appearance], device: SimulatedDevice = .iPhoneSE1) {
        stage = Stage(device: device)
        nav = UINavigationController(rootViewController: a)
        recorder = LifecycleRecorder(records)
        recorder.name(nav, "N")
        stage.window.rootViewController = nav
        stage.layoutNow()
        _ = recorder.take()
    }

    /// What has been recorded, without the navigation controller's own lines.
    func take() -> [String] { recorder.take().filter { !$0.hasPrefix("N.") } }

    func push(_ controller: UIViewController, animated: Bool = false) {
        nav.pushViewController(controller, animated: animated)
        stage.settle()
    }
}

@MainActor private final class RootJournal { var lines: [String] = [] }

private final class NotingController: UIViewController {
    var journal: RootJournal?

    private func note(_ line: String) { journal?.lines.append(line) }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        note("begin \(isAppearing)")
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove")
    }
}

private final class NotingNavigationController: UINavigationController {
    var journal: RootJournal?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal?.lines.append("N after super.viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal?.lines.append("N after super.viewDidAppear")
    }
}

@MainActor @Suite("Containers / Navigation / Order of callbacks", .serialized)
struct NavigationCallbackTests {
    @Test(.oracle("NAV-10"))
    func `the root appears with the navigation controller`() {
        let stage = Stage(device: .iPhoneSE1)
        let recorder = LifecycleRecorder([.loading, .appearance])
        let root = controller("A")
        let nav = UINavigationController(rootViewController: root)
        recorder.name(nav, "N")
        #expect(recorder.take() == [])
        stage.window.rootViewController = nav
        stage.layoutNow()
        #expect(
            recorder.take().filter { $0.hasPrefix("A.") } == [
                "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
                "A.viewDidAppear(false)",
            ])
    }

    @Test(.oracle("NAV-11"))
    func `push, animated`() {
        let scene = NavigationScene()
        scene.nav.pushViewController(scene.b, animated: true)
        #expect(scene.take() == [])
        #expect(scene.nav.viewControllers == [scene.a, scene.b] && scene.nav.topViewController === scene.b)
        scene.stage.layoutNow()
        #expect(
            scene.take() == [
                "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
                "B.viewIsAppearing(true)",
            ])
        scene.stage.settle()
        #expect(scene.take() == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
        #expect(scene.a.view.window == nil && scene.b.view.window != nil)
    }

    @Test(.oracle("NAV-12"))
    func `push, not animated`() {
        let scene = NavigationScene([.loading, .appearance, .layout])
        scene.nav.pushViewController(scene.b, animated: false)
        #expect(scene.take() == [])
        scene.stage.layoutNow()
        let lines = scene.take()
        #expect(
            Array(lines.prefix(7)) == [
                "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(false)", "B.viewWillAppear(false)",
                "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
            ])
        #expect(lines.dropFirst(7).contains("B.viewDidLayoutSubviews()"))
    }

    @Test(.oracle("NAV-13"), arguments: [true, false])
    func `pop`(animated: Bool) {
        let scene = NavigationScene()
        scene.push(scene.b)
        _ = scene.take()
        #expect(scene.nav.popViewController(animated: animated) === scene.b)
        #expect(scene.nav.viewControllers == [scene.a])
        scene.stage.settle()
        #expect(
            scene.take() == [
                "B.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))",
                "B.viewDidDisappear(\(animated))", "A.viewDidAppear(\(animated))",
            ])
        #expect(scene.b.parent == nil && scene.b.view.superview == nil && scene.a.view.window != nil)
    }

    @Test(.oracle("NAV-14, NAV-15"), arguments: [true, false])
    func `push and pop with parents`(animated: Bool) {
        let scene = NavigationScene([.loading, .appearance, .containment])
        scene.nav.pushViewController(scene.b, animated: animated)
        #expect(scene.take() == ["B.willMove(toParent: N)"])
        #expect(scene.b.parent === scene.nav && scene.b.navigationController === scene.nav)
        scene.stage.settle()
        #expect(scene.take().last == "B.didMove(toParent: N)")
        scene.nav.popViewController(animated: animated)
        #expect(scene.take() == ["B.willMove(toParent: nil)"])
        scene.stage.settle()
        let lines = scene.take()
        #expect(lines.first == "B.viewWillDisappear(\(animated))" && lines.last == "B.didMove(toParent: nil)")
    }

    private func rootLines(_ show: (Stage, UINavigationController) -> Void) -> [String] {
        let stage = Stage(device: .iPhoneSE1)
        let journal = RootJournal()
        let root = NotingController()
        root.journal = journal
        let nav = UINavigationController(rootViewController: root)
        show(stage, nav)
        stage.settle()
        return journal.lines
    }

    private let wholeStory = ["willMove", "didLoad", "begin true", "willAppear", "didAppear", "didMove"]

    @Test(.oracle("NAV-14: the root of a stack"))
    func `the root hears that it has moved after it has appeared`() {
        #expect(rootLines { $0.window.rootViewController = $1 } == wholeStory)
    }

    @Test(.assumed("what holds in a window holds in every container, and for stacks that are presented"))
    func `the root of a stack in tabs or a presented one hears the same`() {
        let inTabs = rootLines { stage, nav in
            let tabs = UITabBarController()
            tabs.viewControllers = [nav]
            stage.window.rootViewController = tabs
        }
        #expect(inTabs == wholeStory)
        let presented = rootLines { stage, nav in
            let base = UIViewController()
            stage.window.rootViewController = base
            stage.layoutNow()
            base.present(nav, animated: true)
        }
        #expect(presented == wholeStory)
    }

    @Test(.oracle("NAV-14: didMove comes last"))
    func `a root that comes to an empty stack on the screen hears to the end that it has moved`() {
        let stage = Stage(device: .iPhoneSE1)
        let journal = RootJournal()
        let nav = UINavigationController()
        stage.window.rootViewController = nav
        stage.settle()
        let root = NotingController()
        root.journal = journal
        nav.pushViewController(root, animated: false)
        stage.settle()
        #expect(
            journal.lines.filter { !$0.hasPrefix("begin") } == ["willMove", "didLoad", "willAppear", "didAppear", "didMove"])
    }

    @Test(.assumed("the top appears inside the navigation controller's own callbacks, as stacks of crash reports look"))
    func `the top appears inside the navigation controller's own callbacks`() {
        let stage = Stage(device: .iPhoneSE1)
        let journal = RootJournal()
        let root = NotingController()
        root.journal = journal
        let nav = NotingNavigationController(rootViewController: root)
        nav.journal = journal
        journal.lines = []
        stage.window.rootViewController = nav
        stage.settle()
        #expect(
            journal.lines.filter { !$0.hasPrefix("begin") && $0 != "didLoad" } == [
                "willAppear", "N after super.viewWillAppear", "didAppear", "didMove", "N after super.viewDidAppear",
            ])
    }

    @Test(.documented("UIViewController.beginAppearanceTransition(_:animated:)"))
    func `a stack that comes back tells its top once each time`() {
        let stage = Stage(device: .iPhoneSE1)
        let journal = RootJournal()
        let root = NotingController()
        root.journal = journal
        let nav = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, UIViewController()]
        stage.window.rootViewController = tabs
        stage.settle()
        tabs.selectedIndex = 1
        stage.settle()
        journal.lines = []
        tabs.selectedIndex = 0
        stage.settle()
        #expect(journal.lines == ["begin true", "willAppear", "didAppear"])
    }
}
