import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Runs with another information file.
@MainActor func withInformation(_ values: [String: Any], _ body: () -> Void) {
    let old = InformationFile.values
    InformationFile.values = values
    body()
    InformationFile.values = old
}

/// The names of orientations in information files.
@MainActor func orientations(_ names: String...) -> [String: Any] {
    ["UISupportedInterfaceOrientations": names.map { "UIInterfaceOrientation" + $0 }]
}

@MainActor @Suite("Specification / Size / Launch")
struct LaunchSpec {
    /// Launches with a root, and says what its view was like at each step.
    private func launch(
        held: UIDeviceOrientation, information: [String: Any] = [:], mask: UIInterfaceOrientationMask? = nil
    ) -> (log: [String], recorder: LifecycleRecorder) {
        _ = freshRecorder([])
        let stage = Stage(device: .iPhoneSE)
        let root = OrientedProbe()
        root.title = "R"
        root.mask = mask
        let recorder = LifecycleRecorder([.loading, .appearance, .environment, .layout])
        withInformation(information) {
            InterfaceRotation.launch(held: held)
            stage.window.rootViewController = root
            stage.layoutNow()
        }
        let log = recorder.entries.filter { $0.call != "loadView()" && !$0.call.contains("Constraints") }.map { entry in
            "\(entry.call) \(Int(entry.bounds?.width ?? 0))×\(Int(entry.bounds?.height ?? 0))"
        }
        return (log, recorder)
    }

    private final class OrientedProbe: UIViewController {
        var mask: UIInterfaceOrientationMask?
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask ?? super.supportedInterfaceOrientations }
    }

    private let upright = [
        "viewDidLoad() 375×667", "viewWillAppear(false) 375×667", "viewIsAppearing(false) 375×667",
        "viewWillLayoutSubviews() 375×667", "viewDidLayoutSubviews() 375×667", "viewDidAppear(false) 375×667",
    ]
    private var sideways: [String] { upright.map { $0.replacing("375×667", with: "667×375") } }

    @Test(.oracle("SIZE-Z30: launch in portrait"))
    func `held upright`() {
        #expect(launch(held: .portrait).log == upright)
    }

    @Test(.oracle("SIZE-Z30: held in landscape, and allowed"))
    func `held sideways where that is allowed`() {
        #expect(launch(held: .landscapeLeft).log == sideways)
    }

    @Test(.oracle("SIZE-Z30: the app allows landscape only"))
    func `held upright by an app that allows landscape only`() {
        #expect(launch(held: .portrait, information: orientations("LandscapeRight", "LandscapeLeft")).log == sideways)
    }

    @Test(.oracle("SIZE-Z30: all allowed, portrait first in the file"))
    func `held flat, the first orientation of the file`() {
        #expect(launch(held: .faceUp, information: orientations("Portrait", "LandscapeRight", "LandscapeLeft")).log == upright)
        #expect(launch(held: .faceUp, information: orientations("LandscapeRight", "Portrait")).log == sideways)
    }

    @Test(.oracle("SIZE-Z31"))
    func `a root that allows landscape only loads upright and is laid out sideways`() {
        let (log, _) = launch(held: .portrait, mask: .landscape)
        #expect(log.prefix(2) == ["viewDidLoad() 375×667", "viewWillAppear(false) 375×667"])
        #expect(log.last == "viewDidAppear(false) 667×375")
        #expect(log.contains("viewDidLayoutSubviews() 667×375") && !log.contains("viewDidLayoutSubviews() 375×667"))
    }

    @Test(.oracle("SIZE-Z31: such a root hears of its traits"))
    func `such a root hears willTransition after viewWillAppear, then the new traits`() {
        let lines = launch(held: .portrait, mask: .landscape).recorder.lines
        #expect(
            lines.filter { $0.contains("ransition") || $0.contains("traitColl") || $0.contains("WillAppear") } == [
                "R.viewWillAppear(false)", "R.willTransition(to: compact/compact)", "R.traitCollectionDidChange()",
            ])
    }

    @Test(.oracle("SIZE-Z31: such a root hears of no size"))
    func `such a root hears of no size`() {
        #expect(!launch(held: .portrait, mask: .landscape).recorder.lines.contains { $0.contains("viewWillTransition") })
    }
}

@MainActor @Suite("Specification / Size / Callbacks from before iOS 8")
struct LegacyRotationSpec {
    /// Knows only the old calls.
    private class Old: UIViewController {
        var log: [String] = []
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("will \(toInterfaceOrientation.rawValue) \(Int(view.bounds.width)) \(duration > 0)")
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("animate \(Int(view.bounds.width)) \(UIView.inheritedAnimationDuration > 0)")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            log.append("did \(fromInterfaceOrientation.rawValue) \(Int(view.bounds.width))")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            log.append("layout \(Int(view.bounds.width))")
        }
    }

    private final class Both: Old {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size")
        }
    }

    private func turned(_ root: Old, child: Old? = nil) -> [String] {
        let stage = stage(showing: root)
        if let child { root.embed(child) }
        stage.layoutNow()
        root.log = []
        child?.log = []
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        return root.log
    }

    @Test(.documented("UIViewController.willRotate(to:duration:): with the old bounds"))
    func `willRotate comes first, with the old bounds and the orientation to come`() {
        #expect(turned(Old()).first == "will 3 375 true")
    }

    @Test(.documented("UIViewController.willAnimateRotation(to:duration:): with the new bounds, inside the animation"))
    func `willAnimateRotation comes after the layout, inside the animation`() {
        let log = turned(Old())
        #expect(log.firstIndex(of: "layout 667") ?? 9 < log.firstIndex(of: "animate 667 true") ?? 0)
    }

    @Test(.documented("UIViewController.didRotate(from:)"))
    func `didRotate comes last, with the orientation before`() {
        #expect(turned(Old()).last == "did 1 667")
    }

    @Test(.oracle("SIZE-Z42: each once"))
    func `each comes once`() {
        let log = turned(Old()).filter { !$0.hasPrefix("layout") }
        #expect(log.map { $0.prefix(4) } == ["will", "anim", "did "])
    }

    @Test(.documented("UIViewController.viewWillTransition(to:with:): takes their place"))
    func `who overrides viewWillTransition gets none of them`() {
        #expect(turned(Both()).filter { !$0.hasPrefix("layout") } == ["size"])
    }

    @Test(.documented("UIViewController.willRotate(to:duration:): children too"))
    func `children get them as well`() {
        let child = Old()
        _ = turned(Old(), child: child)
        #expect(child.log.first == "will 3 375 true" && child.log.last == "did 1 667")
    }

    @Test(.documented("UIViewController.willRotate(to:duration:): only what is visible"))
    func `a controller that is not to be seen gets none`() {
        let (root, hidden) = (Old(), Old())
        let stage = stage(showing: root)
        root.addChild(hidden)
        hidden.didMove(toParent: root)
        _ = hidden.view
        hidden.log = []
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        #expect(hidden.log == [])
    }

    @Test(.documented("UIViewController.willRotate(to:duration:): what is not visible gets layout when it is shown"))
    func `it is laid out in its new size when it is shown`() {
        let (root, hidden) = (Old(), Old())
        let stage = stage(showing: root)
        _ = hidden.view
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        root.embed(hidden)
        stage.layoutNow()
        #expect(hidden.log == ["layout 667"])
    }
}
