import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The application's delegate where a test needs one. It is entered by hand as the adapter would enter it.
final class TestingDelegate: NSObject, UIApplicationDelegate {
    nonisolated(unsafe) var mask = UIInterfaceOrientationMask.all
    nonisolated(unsafe) var savesState = true
    nonisolated(unsafe) var restoresState = true
    nonisolated(unsafe) var log: [String] = []
    nonisolated(unsafe) var make: ([String], NSCoder) -> UIViewController? = { _, _ in nil }

    static let entry: Void = {
        _objcRegister({ TestingDelegate.self }, "TestingDelegate") { table in
            table.method("application:supportedInterfaceOrientationsForWindow:") { (owner: TestingDelegate, _) in owner.mask }
            table.method("application:shouldSaveSecureApplicationState:") { (owner: TestingDelegate, _) in
                owner.log.append("shouldSave")
                return owner.savesState
            }
            table.method("application:shouldRestoreSecureApplicationState:") { (owner: TestingDelegate, _) in
                owner.log.append("shouldRestore")
                return owner.restoresState
            }
            table.method("application:willEncodeRestorableStateWithCoder:") { (owner: TestingDelegate, arguments) in
                owner.log.append("willEncode")
                (arguments[1] as? NSCoder)?.encode(7, forKey: "own")
                return nil
            }
            table.method("application:didDecodeRestorableStateWithCoder:") { (owner: TestingDelegate, arguments) in
                owner.log.append("didDecode \((arguments[1] as? NSCoder)?.decodeInteger(forKey: "own") ?? 0)")
                return nil
            }
            table.method("application:viewControllerWithRestorationIdentifierPath:coder:") {
                (owner: TestingDelegate, arguments) in
                guard let path = arguments[1] as? [String], let coder = arguments[2] as? NSCoder else { return nil }
                owner.log.append("make \(path.joined(separator: "/"))")
                return owner.make(path, coder)
            }
            table.method("application:willFinishLaunchingWithOptions:") { (owner: TestingDelegate, _) in
                owner.log.append("willFinish")
                return true
            }
            table.method("application:didFinishLaunchingWithOptions:") { (owner: TestingDelegate, _) in
                owner.log.append("didFinish")
                return true
            }
        }
    }()

    /// Is the application's delegate while `body` runs.
    @MainActor func serve(_ body: () -> Void) {
        TestingDelegate.entry
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = self
        body()
        UIApplication.shared.delegate = old
    }
}

@MainActor @Suite("Specification / Size / Orientation rules")
struct OrientationSpec {
    private func turned(_ orientation: UIDeviceOrientation, _ stage: Stage) -> UIInterfaceOrientation {
        InterfaceRotation.deviceTurned(to: orientation)
        stage.settle()
        return InterfaceRotation.interfaceOrientation
    }

    private func oriented(_ mask: UIInterfaceOrientationMask) -> OrientedController {
        let made = OrientedController()
        made.mask = mask
        return made
    }

    @Test(.documented("UIViewController.supportedInterfaceOrientations: both masks have to allow it"))
    func `the application's mask and the controller's are combined`() {
        let stage = stage(showing: oriented(.all))
        withInformation(orientations("Portrait", "LandscapeLeft")) {
            #expect(turned(.landscapeLeft, stage) == .portrait)
            #expect(turned(.landscapeRight, stage) == .landscapeLeft)
        }
    }

    @Test(.documented("UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)"))
    func `the delegate's mask takes the place of the file's`() {
        let delegate = TestingDelegate()
        delegate.mask = .landscape
        let stage = stage(showing: oriented(.all))
        withInformation(orientations("Portrait")) {
            delegate.serve { #expect(turned(.landscapeLeft, stage) == .landscapeRight) }
        }
    }

    @Test(.documented("INFO-PLIST: UISupportedInterfaceOrientations~ipad"))
    func `an iPad reads its own entry`() {
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = oriented(.all)
        let values: [String: Any] = [
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
            "UISupportedInterfaceOrientations~ipad": [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight",
            ],
        ]
        withInformation(values) { #expect(turned(.landscapeLeft, stage) == .landscapeRight) }
    }

    @Test(
        .documented("UIViewController.supportedInterfaceOrientations: defaults"),
        arguments: [(SimulatedDevice.iPhone15, UIInterfaceOrientationMask.allButUpsideDown), (.iPadPro11, .all)])
    func `by default a phone allows all but upside down, an iPad all`(
        device: SimulatedDevice, expected: UIInterfaceOrientationMask
    ) {
        _ = Stage(device: device)
        #expect(UIViewController().supportedInterfaceOrientations == expected)
    }

    @Test(.documented("UIViewController.shouldAutorotate"))
    func `shouldAutorotate is true by default`() { #expect(UIViewController().shouldAutorotate) }

    @Test(.documented("UIViewController.shouldAutorotate"))
    func `who answers no stays as it is`() {
        let root = oriented(.all)
        root.rotates = false
        #expect(turned(.landscapeLeft, stage(showing: root)) == .portrait)
    }

    @Test(
        .documented("UIDeviceOrientation and UIInterfaceOrientation: landscape is the other way round"),
        arguments: [
            (UIDeviceOrientation.landscapeLeft, UIInterfaceOrientation.landscapeRight), (.landscapeRight, .landscapeLeft),
            (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown),
        ])
    func `the interface turns against the device`(device: UIDeviceOrientation, expected: UIInterfaceOrientation) {
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = oriented(.all)
        #expect(turned(device, stage) == expected)
    }

    @Test(
        .documented("UIDeviceOrientation: flat says nothing of the interface"),
        arguments: [UIDeviceOrientation.faceUp, .faceDown])
    func `a device that lies flat turns nothing`(device: UIDeviceOrientation) {
        let stage = stage(showing: oriented(.all))
        _ = turned(.landscapeLeft, stage)
        #expect(turned(device, stage) == .landscapeRight)
    }

    // MARK: Who is asked
    @Test(.documented("UIViewController.supportedInterfaceOrientations: the root is asked, not its children"))
    func `a child's mask does not count`() {
        let root = oriented(.all)
        let stage = stage(showing: root)
        root.embed(oriented(.portrait))
        #expect(turned(.landscapeLeft, stage) == .landscapeRight)
    }

    private final class Asking: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            children.first?.supportedInterfaceOrientations ?? .all
        }
    }

    @Test(.oracle("SIZE-O3: containers ask their children by themselves"))
    func `a container may hand the question on`() {
        let root = Asking()
        let stage = stage(showing: root)
        root.embed(oriented(.portrait))
        #expect(turned(.landscapeLeft, stage) == .portrait)
    }

    @Test(
        .oracle("SIZE-O4: full-screen presentations force a turn, sheets don't"),
        arguments: [
            (UIModalPresentationStyle.fullScreen, true), (.overFullScreen, true), (.pageSheet, false), (.formSheet, false),
            (.overCurrentContext, false),
        ])
    func `the topmost full-screen controller decides`(style: UIModalPresentationStyle, forces: Bool) {
        let root = oriented(.portrait)
        let stage = stage(showing: root)
        let modal = oriented(.landscapeRight)
        modal.modalPresentationStyle = style
        root.present(modal, animated: false)
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == (forces ? .landscapeRight : .portrait))
    }

    @Test(.oracle("SIZE-O11"))
    func `dismissing to a portrait-only presenter turns back`() {
        let root = oriented(.portrait)
        let stage = stage(showing: root)
        let modal = oriented(.landscapeRight)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        stage.settle()
        root.dismiss(animated: false)
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .portrait && root.view.bounds.width == 375)
    }

    // MARK: Preferred
    private final class Preferring: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var preferred = UIInterfaceOrientation.landscapeLeft
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
    }

    @Test(.documented("UIViewController.preferredInterfaceOrientationForPresentation"))
    func `a full-screen presentation begins in the preferred orientation`() {
        let root = oriented(.all)
        let stage = stage(showing: root)
        let modal = Preferring()
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .landscapeLeft && modal.view.bounds.width == 667)
    }

    @Test(
        .oracle("SIZE-O4: not consulted over full screen"),
        arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet])
    func `other styles do not ask for it`(style: UIModalPresentationStyle) {
        let root = oriented(.all)
        let stage = stage(showing: root)
        let modal = Preferring()
        modal.modalPresentationStyle = style
        root.present(modal, animated: false)
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .portrait)
    }

    @Test(.documented("UIViewController.preferredInterfaceOrientationForPresentation: the present one if supported"))
    func `by default it is the present orientation`() {
        let stage = stage(showing: oriented(.all))
        #expect(UIViewController().preferredInterfaceOrientationForPresentation == .portrait)
        _ = turned(.landscapeLeft, stage)
        #expect(UIViewController().preferredInterfaceOrientationForPresentation == .landscapeRight)
    }

    @Test(.documented("UIViewController.preferredInterfaceOrientationForPresentation: else one that is supported"))
    func `by default it is one that is supported`() {
        _ = Stage(device: .iPhoneSE)
        #expect(oriented(.landscapeLeft).preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    @Test(.oracle("SIZE-O6"))
    func `a preferred orientation that is not supported is an exception`() {
        let root = oriented(.all)
        let stage = stage(showing: root)
        let modal = Preferring()
        modal.mask = .portrait
        modal.preferred = .landscapeRight
        modal.modalPresentationStyle = .fullScreen
        let heard = Misuse.observed {
            root.present(modal, animated: false)
            stage.settle()
        }
        #expect(
            heard.map(\.message) == [
                "preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported interface orientation: 'portrait'!"
            ])
        #expect(heard.map(\.exceptionName) == ["UIApplicationInvalidInterfaceOrientation"])
    }

    @Test(.oracle("SIZE-O7"))
    func `masks that share nothing: the controller wins, and nothing is raised`() {
        let root = oriented(.landscape)
        withInformation(orientations("Portrait")) {
            var stage: Stage?
            #expect(Misuse.observed { stage = UIKitTests.stage(showing: root) } == [])
            #expect(InterfaceRotation.interfaceOrientation.isLandscape && stage?.window.bounds.width == 667)
        }
    }

    // MARK: Asking anew
    @Test(.documented("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()"))
    func `a new mask takes hold when it is asked for, not before`() {
        let root = oriented(.portrait)
        let stage = stage(showing: root)
        root.mask = .landscapeLeft
        stage.layoutNow()
        #expect(InterfaceRotation.interfaceOrientation == .portrait)
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .landscapeLeft)
    }

    @Test(.documented("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations(): animated"))
    func `it turns with an animation`() {
        let root = oriented(.portrait)
        let stage = stage(showing: root)
        root.mask = .landscapeLeft
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(!stage.pending.isEmpty)
        stage.settle()
    }

    @Test(.documented("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations(): none in performWithoutAnimation"))
    func `inside performWithoutAnimation it turns without one`() {
        let root = oriented(.portrait)
        let stage = stage(showing: root)
        root.mask = .landscapeLeft
        UIView.performWithoutAnimation { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
        #expect(stage.pending == [] && root.view.bounds.width == 667)
    }

    @Test(.documented("UIViewController.attemptRotationToDeviceOrientation()"))
    func `the older call turns to the way the device is held`() {
        let root = oriented(.portrait)
        let stage = stage(showing: root)
        _ = turned(.landscapeLeft, stage)
        root.mask = .all
        UIViewController.attemptRotationToDeviceOrientation()
        stage.settle()
        #expect(InterfaceRotation.interfaceOrientation == .landscapeRight)
    }

    // MARK: iPads that share the screen
    @Test(.assumed("Apple's page on multitasking: the masks of controllers are ignored"))
    func `an iPad app that shares the screen ignores its controllers' masks`() {
        let all = orientations("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = oriented(.portrait)
        withInformation(all) { #expect(turned(.landscapeLeft, stage) == .landscapeRight) }
    }

    @Test(.documented("INFO-PLIST: UIRequiresFullScreen"))
    func `an iPad app that requires the full screen heeds them`() {
        var all = orientations("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")
        all["UIRequiresFullScreen"] = true
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = oriented(.portrait)
        withInformation(all) { #expect(turned(.landscapeLeft, stage) == .portrait) }
    }

    // MARK: requestGeometryUpdate
    @Test(.documented("UIWindowScene.requestGeometryUpdate(_:errorHandler:)"))
    func `a scene turns where the masks allow it`() {
        let stage = stage(showing: oriented(.all))
        let scene = stage.window.windowScene
        scene?.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft))
        stage.settle()
        #expect(scene?.interfaceOrientation == .landscapeLeft)
    }

    @Test(.documented("UIWindowScene.requestGeometryUpdate(_:errorHandler:): the handler gets the error"))
    func `a scene says why it does not turn`() {
        let stage = stage(showing: oriented(.portrait))
        var words = ""
        stage.window.windowScene?.requestGeometryUpdate(
            UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
        ) { words = "\($0)" }
        #expect(words == "None of the requested orientations are supported by the view controller.")
    }
}
