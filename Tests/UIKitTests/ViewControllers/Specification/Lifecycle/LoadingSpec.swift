import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Lifecycle / Loading: order and idempotence")
struct LoadingOrderSpec {
    @Test(.documented("UIViewController.view: loadView, then viewDidLoad, then the getter returns"))
    func `the getter returns after loadView and viewDidLoad`() {
        let made = ScriptedController("A")
        var log: [String] = []
        made.onLoadView = {
            log.append("loadView")
            $0.view = UIView()
        }
        made.onDidLoad = { _ in log.append("viewDidLoad") }
        _ = made.view
        log.append("returned")
        #expect(log == ["loadView", "viewDidLoad", "returned"])
    }

    @Test(.documented("UIViewController.view"))
    func `inside viewDidLoad the view is there already`() {
        let made = ScriptedController("A")
        var isLoaded: [Bool] = []
        made.onDidLoad = { isLoaded = [$0.isViewLoaded, $0.viewIfLoaded === $0.view] }
        made.loadViewIfNeeded()
        #expect(isLoaded == [true, true])
    }

    @Test(.oracle("LIFE-L2"))
    func `a second reading calls nothing`() {
        let recorder = LifecycleRecorder(.loading)
        let made = controller("A")
        _ = made.view
        _ = recorder.take()
        _ = made.view
        #expect(recorder.take() == [])
    }

    @Test(.documented("UIViewController.isViewLoaded"))
    func `isViewLoaded loads nothing`() {
        let made = controller("A")
        #expect(!made.isViewLoaded && !made.isViewLoaded)
    }

    @Test(.documented("UIViewController.viewIfLoaded"))
    func `viewIfLoaded is nil before the load and loads nothing`() {
        let made = controller("A")
        #expect(made.viewIfLoaded == nil && !made.isViewLoaded)
    }

    @Test(.documented("UIViewController.viewIfLoaded"))
    func `viewIfLoaded is the view afterwards`() {
        let made = controller("A")
        let view: UIView = made.view
        #expect(made.viewIfLoaded === view)
    }

    @Test(.documented("UIViewController.loadViewIfNeeded()"))
    func `loadViewIfNeeded calls loadView and viewDidLoad once`() {
        let recorder = LifecycleRecorder(.loading)
        let made = controller("A")
        made.loadViewIfNeeded()
        made.loadViewIfNeeded()
        #expect(recorder.take() == ["A.loadView()", "A.viewDidLoad()"])
    }

    @Test(.documented("UIViewController.view: null_resettable"))
    func `nil unloads without a callback`() {
        let made = controller("A")
        _ = made.view
        let recorder = LifecycleRecorder(.all)
        made.view = nil
        #expect(!made.isViewLoaded && recorder.take() == [])
    }

    @Test(.oracle("LIFE-L5"))
    func `after nil the next reading loads again`() {
        let recorder = LifecycleRecorder(.loading)
        let made = controller("A")
        _ = made.view
        made.view = nil
        _ = made.view
        #expect(recorder.lines.count { $0 == "A.loadView()" } == 2 && recorder.lines.count { $0 == "A.viewDidLoad()" } == 2)
    }

    @Test(.oracle("LIFE-L6"))
    func `a ready view makes it loaded at once, without loadView`() {
        let recorder = LifecycleRecorder(.loading)
        let made = controller("A")
        made.view = UIView()
        #expect(made.isViewLoaded && recorder.take() == [])
    }

    @Test(.oracle("LIFE-L6"))
    func `replacing a loaded view does not call viewDidLoad again`() {
        let made = controller("A")
        _ = made.view
        let recorder = LifecycleRecorder(.loading)
        let other = UIView()
        made.view = other
        #expect(made.view === other && recorder.take() == [])
    }

    @Test(.oracle("LIFE-L7"))
    func `a loadView that assigns nothing runs once, and so does viewDidLoad`() {
        let made = ScriptedController("A")
        var log: [String] = []
        made.onLoadView = { _ in log.append("loadView") }
        made.onDidLoad = { _ in log.append("viewDidLoad") }
        made.loadViewIfNeeded()
        #expect(log == ["loadView", "viewDidLoad"] && !made.isViewLoaded)
    }

    @Test(.oracle("LIFE-L7: reading the view inside recurses without end; here a sentence says why"))
    func `reading the view while loadView has set none ends the process`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let made = ScriptedController("A")
                made.onLoadView = { _ = $0.view }
                _ = made.view
            }
        }
    }

    @Test(.oracle("LIFE-L8"))
    func `in viewDidLoad the view has no superview`() {
        let made = ProbeController("A")
        _ = stage(showing: made)
        #expect(made.moment("viewDidLoad")?.hasSuperview == false)
    }

    @Test(.oracle("LIFE-L8"))
    func `in viewDidLoad the view has no window`() {
        let made = ProbeController("A")
        _ = stage(showing: made)
        #expect(made.moment("viewDidLoad")?.hasWindow == false)
    }

    @Test(.oracle("LIFE-L8"))
    func `in viewDidLoad the safe area is zero`() {
        let made = ProbeController("A")
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = made
        #expect(made.moment("viewDidLoad")?.safeArea == .zero)
    }

    @Test(.oracle("CHILD-9: addChild before the first reading of the view"))
    func `in viewDidLoad the parent is known if addChild came first`() {
        let (parent, early, late) = (controller("P"), ProbeController("E"), ProbeController("L"))
        parent.addChild(early)
        _ = early.view
        _ = late.view
        parent.addChild(late)
        #expect(early.moment("viewDidLoad")?.hasParent == true && late.moment("viewDidLoad")?.hasParent == false)
    }

    @Test(.documented("UIViewController.init()"))
    func `init is init with neither nib nor bundle`() {
        let made = UIViewController()
        let long = UIViewController(nibName: nil, bundle: nil)
        #expect(made.nibName == nil && made.nibBundle == nil && long.nibName == nil && long.nibBundle == nil)
        #expect(!made.isViewLoaded && !long.isViewLoaded)
    }

    @Test(.documented("UIViewController.loadView(): an override does not call super"))
    func `what an override of loadView assigns is the view`() {
        let made = ScriptedController("A")
        let own = UIView()
        made.onLoadView = { $0.view = own }
        #expect(made.view === own)
    }

    @MainActor private final class Unloading: UIViewController {
        var unloads = 0
        override func viewWillUnload() { unloads += 1 }
        override func viewDidUnload() { unloads += 1 }
    }

    @Test(.documented("HEADERS: UIViewController.viewDidUnload(), not called since iOS 6"))
    func `viewWillUnload and viewDidUnload are never called`() {
        let made = Unloading()
        let stage = stage(showing: controller("R"))
        stage.window.rootViewController?.addChild(made)
        _ = made.view
        ApplicationLifecycle.receiveMemoryWarning()
        made.view = nil
        #expect(made.unloads == 0)
    }

    @MainActor private final class LateLoader: UIViewController {
        deinit { MainActor.assumeIsolated { _ = view } }
    }

    @Test(.oracle("LIFE-L12"))
    func `loading while the controller goes is told in UIKit's words, and goes on`() {
        let heard = Misuse.observed { autoreleasepool { _ = LateLoader() } }
        #expect(heard.count == 1 && heard[0].severity == .warning)
        #expect(
            heard[0].message.hasPrefix(
                "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in "
                    + "undefined behavior (<"))
    }

    @Test(.oracle("LIFE-L13"))
    func `one view for two controllers is refused by name`() {
        let (one, two) = (controller("1"), controller("2"))
        let view = UIView()
        one.view = view
        let heard = Misuse.observed { two.view = view }
        #expect(heard.map(\.exceptionName) == ["UIViewControllerHierarchyInconsistency"])
        #expect(heard[0].message.hasPrefix("A view can only be associated with at most one view controller at a time! View <"))
        #expect(
            heard[0].message.contains("is associated with \(Diagnostics.name(one)). Clear this association before associating"))
    }

    @Test(.documented("UIViewController.view: cleared by assigning nil"))
    func `a view that was let go may have another controller`() {
        let (one, two) = (controller("1"), controller("2"))
        let view = UIView()
        one.view = view
        one.view = nil
        #expect(Misuse.observed { two.view = view } == [] && view.next === two)
    }

    @Test(.assumed("plain controllers load nothing in init"))
    func `init loads no view`() {
        let recorder = LifecycleRecorder(.loading)
        _ = UIViewController()
        _ = ScriptedController("A")
        #expect(recorder.take() == [])
    }
}

@MainActor @Suite("Specification / Lifecycle / Loading: the default view")
struct DefaultViewSpec {
    @Test(.documented("UIViewController.loadView()"))
    func `without nib and override it is a plain view`() {
        #expect(type(of: controller("A").view as UIView) == UIView.self)
    }

    @Test(.oracle("LIFE-L21"), arguments: [SimulatedDevice.iPhoneSE, .iPhone15, .iPadPro11])
    func `it is as large as the screen`(device: SimulatedDevice) {
        _ = Stage(device: device)
        #expect(controller("A").view.frame == UIScreen.main.bounds)
    }

    @Test(.oracle("LIFE-L21: autoresize = W+H"))
    func `it grows in both directions`() {
        #expect(controller("A").view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test(.assumed("plain, so without a colour, shown, opaque, and open to touches"))
    func `it has no colour and lets touches through to its subviews`() {
        let view: UIView = controller("A").view
        #expect(view.backgroundColor == nil && !view.isHidden && view.alpha == 1 && view.isUserInteractionEnabled)
        #expect(view.subviews.isEmpty)
    }

    @Test(.oracle("LIFE-L23"))
    func `a window's root has the window's size before viewWillAppear`() {
        let made = ProbeController("A")
        let stage = Stage(device: .iPhoneSE)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.rootViewController = made
        window.makeKeyAndVisible()
        #expect(made.moment("viewWillAppear")?.bounds.size == CGSize(width: 200, height: 300))
        window.isHidden = true
        stage.layoutNow()
    }

    @Test(
        .oracle("LIFE-L24"),
        arguments: [(SimulatedDevice.iPhoneSE, UIUserInterfaceSizeClass.compact), (.iPadPro11, .regular)])
    func `traits are predicted in init`(device: SimulatedDevice, expected: UIUserInterfaceSizeClass) {
        _ = Stage(device: device)
        #expect(UIViewController().traitCollection.horizontalSizeClass == expected)
    }

    @Test(.oracle("LIFE-L24: the prediction holds the scale and the style as well"))
    func `the prediction is the whole collection`() {
        _ = Stage(device: .iPhone15, style: .dark, contentSize: .extraLarge)
        let traits = UIViewController().traitCollection
        #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
        #expect(traits.preferredContentSizeCategory == .extraLarge && traits.userInterfaceIdiom == .phone)
    }

    @Test(.oracle("LIFE-L25"))
    func `joining a hierarchy as predicted says nothing of traits`() {
        let recorder = freshRecorder(.environment)
        _ = stage(showing: controller("A"))
        #expect(recorder.take() == [])
    }

    @Test(.oracle("LIFE-L25: a wrong prediction is told between will appear and the first layout"))
    func `joining a hierarchy with other traits tells them before the first layout`() {
        let stage = stage(showing: controller("R"))
        let box = UIView(frame: stage.window.bounds)
        box.overrideUserInterfaceStyle = .dark
        stage.window.rootViewController?.view.addSubview(box)
        let child = controller("C")
        stage.window.rootViewController?.addChild(child)
        let recorder = LifecycleRecorder([.appearance, .environment, .layout])
        box.addSubview(child.view)
        child.didMove(toParent: stage.window.rootViewController)
        stage.layoutNow()
        let lines = recorder.take().filter { $0.hasPrefix("C.") }
        #expect(lines.prefix(2) == ["C.viewWillAppear(false)", "C.traitCollectionDidChange()"])
    }
}
