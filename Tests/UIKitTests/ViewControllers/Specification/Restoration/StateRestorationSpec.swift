import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Keeps a number, and writes down what happens.
private class KeepingController: UIViewController {
    var number = 0
    nonisolated(unsafe) static var log: [String] = []
    static func take() -> [String] {
        defer { log = [] }
        return log
    }

    private var name: String { restorationIdentifier ?? "?" }

    override func loadView() { view = UIView() }
    override func viewDidLoad() {
        super.viewDidLoad()
        Self.log.append("load \(name)")
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
        Self.log.append("encode \(name)")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number")
        Self.log.append("decode \(name)")
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        Self.log.append("finished \(name)")
    }
}

private final class Factory: NSObject, UIViewControllerRestoration {
    nonisolated(unsafe) static var makes = true
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
    {
        KeepingController.log.append("factory \(identifierComponents.joined(separator: "/"))")
        guard makes else { return nil }
        let made = KeepingController()
        made.restorationIdentifier = identifierComponents.last
        return made
    }
}

/// Hands its children's places on, as a container does.
private final class Container: KeepingController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "children")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        for case let child as UIViewController in coder.decodeObject(forKey: "children") as? [Any] ?? []
        where child.parent == nil {
            embed(child)
        }
    }
}

private final class KeepingView: UIView {
    var text = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(forKey: "text") as? String ?? ""
    }
}

private final class Plain: NSObject, UIStateRestoring {
    var value = 0
    var restorationParent: (any UIStateRestoring)?
    func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    func decodeRestorableState(with coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
}

private final class Silent: NSObject, UIStateRestoring {}

@MainActor @Suite("Specification / State restoration")
struct StateRestorationSpec {
    private func named<Controller: UIViewController>(_ identifier: String?, _ made: Controller) -> Controller {
        made.restorationIdentifier = identifier
        return made
    }

    /// Shows a root, lets it be kept, shows what the next launch has, and brings back what was kept.
    private func roundTrip(
        _ root: UIViewController, delegate given: TestingDelegate? = nil, before: () -> Void = {},
        next: @autoclosure () -> UIViewController? = nil
    ) -> (before: [String], after: [String], isRestored: Bool) {
        var result: (before: [String], after: [String], isRestored: Bool) = ([], [], false)
        let stage = stage(showing: root)
        let delegate = given ?? TestingDelegate()
        delegate.serve {
            before()
            _ = KeepingController.take()
            guard let data = StateRestoration.preserve() else { return }
            result.before = KeepingController.take()
            stage.window.rootViewController = next()
            _ = KeepingController.take()
            result.isRestored = StateRestoration.restore(from: data)
            stage.layoutNow()
            result.after = KeepingController.take()
        }
        return result
    }

    @Test(.documented("UIApplicationDelegate.application(_:shouldSaveSecureApplicationState:)"))
    func `nothing is kept unless the delegate says so`() {
        let root = named("root", KeepingController())
        _ = stage(showing: root)
        #expect(StateRestoration.preserve() == nil)
        let delegate = TestingDelegate()
        delegate.savesState = false
        delegate.serve { #expect(StateRestoration.preserve() == nil) }
        delegate.savesState = true
        delegate.serve { #expect(StateRestoration.preserve() != nil) }
    }

    @Test(.documented("UIApplicationDelegate.application(_:shouldRestoreSecureApplicationState:)"))
    func `nothing comes back unless the delegate says so`() {
        let delegate = TestingDelegate()
        delegate.restoresState = false
        let root = named("root", KeepingController())
        let result = roundTrip(root, delegate: delegate, next: named("root", KeepingController()))
        #expect(!result.isRestored && result.after == [])
    }

    @Test(.documented("UIViewController.restorationIdentifier: nil is not kept"))
    func `a controller without an identifier is not kept`() {
        #expect(roundTrip(KeepingController()).before == [])
    }

    @Test(.documented("UIViewController.restorationIdentifier: every ancestor needs one"))
    func `what is inside a controller without an identifier is not kept`() {
        let root = named("root", KeepingController())
        let middle = KeepingController()
        root.embed(middle)
        middle.embed(named("inner", KeepingController()))
        #expect(roundTrip(root).before == ["encode root"])
    }

    @Test(.documented("RESTORING: from the root down"))
    func `parents are encoded before children, children before what is presented`() {
        let root = named("root", KeepingController())
        root.embed(named("one", KeepingController()))
        root.embed(named("two", KeepingController()))
        let modal = named("modal", KeepingController())
        let result = roundTrip(
            root,
            before: {
                root.present(modal, animated: false)
                settle()
            })
        #expect(result.before == ["encode root", "encode one", "encode two", "encode modal"])
        root.dismiss(animated: false)
        settle()
    }

    @Test(.documented("RESTORING: an object that is there already"))
    func `a controller that is there already gets its state back`() {
        let root = named("root", KeepingController())
        root.number = 42
        let next = named("root", KeepingController())
        let result = roundTrip(root, next: next)
        #expect(next.number == 42 && result.isRestored)
    }

    @Test(.documented("RESTORING: other identifiers"))
    func `one of another name does not`() {
        let root = named("root", KeepingController())
        root.number = 42
        let next = named("another", KeepingController())
        _ = roundTrip(root, next: next)
        #expect(next.number == 0)
    }

    @Test(.documented("UIViewController.restorationClass: asked first"))
    func `the restoration class is asked before the delegate`() {
        let root = named("root", KeepingController())
        root.restorationClass = Factory.self
        let delegate = TestingDelegate()
        let result = roundTrip(root, delegate: delegate)
        #expect(result.after.first == "factory root" && !delegate.log.contains("make root"))
    }

    @Test(.documented("UIApplicationDelegate.application(_:viewControllerWithRestorationIdentifierPath:coder:): second"))
    func `without a class the delegate is asked, with the whole path`() {
        let root = named("root", Container())
        root.embed(named("child", KeepingController()))
        let delegate = TestingDelegate()
        _ = roundTrip(root, delegate: delegate, next: named("root", Container()))
        #expect(delegate.log.filter { $0.hasPrefix("make") } == ["make root", "make root/child"])
    }

    @Test(.documented("RESTORING: nil from the class stops"))
    func `nil from the class leaves the controller out, and all inside it`() {
        let root = named("root", KeepingController())
        root.restorationClass = Factory.self
        root.embed(named("child", KeepingController()))
        Factory.makes = false
        defer { Factory.makes = true }
        let delegate = TestingDelegate()
        let result = roundTrip(root, delegate: delegate, next: named("root", KeepingController()))
        #expect(result.after == ["factory root"] && !delegate.log.contains("make root/child"))
    }

    @Test(.oracle("STORY-R4"))
    func `each controller is made, loaded, decoded`() {
        let root = named("root", KeepingController())
        root.restorationClass = Factory.self
        #expect(roundTrip(root).after == ["factory root", "load root", "decode root", "finished root"])
    }

    @Test(.oracle("STORY-R3: all are made, then all decoded, then all told"))
    func `down the chain everything is made first, then decoded, then told that it is over`() {
        let root = named("root", Container())
        let child = named("child", KeepingController())
        child.restorationClass = Factory.self
        root.embed(child)
        let result = roundTrip(root, next: named("root", Container()))
        #expect(
            result.after == [
                "load root", "factory root/child", "load child", "decode root", "decode child", "finished root",
                "finished child",
            ]
                || result.after == [
                    "factory root/child", "load child", "decode root", "decode child", "finished root", "finished child",
                ])
    }

    @Test(.documented("UIViewController.encodeRestorableState(with:): controllers are kept as references"))
    func `a container links the children that come back`() {
        let root = named("root", Container())
        let child = named("child", KeepingController())
        child.number = 9
        child.restorationClass = Factory.self
        root.embed(child)
        let next = named("root", Container())
        _ = roundTrip(root, next: next)
        #expect(next.children.count == 1 && next.children.first?.restorationIdentifier == "child")
        #expect((next.children.first as? KeepingController)?.number == 9 && next.children.first?.view.superview === next.view)
    }

    @Test(.documented("UIViewController.encodeRestorableState(with:): the base keeps what is presented"))
    func `what was presented is presented again`() {
        let root = named("root", KeepingController())
        let modal = named("modal", KeepingController())
        modal.restorationClass = Factory.self
        let next = named("root", KeepingController())
        _ = roundTrip(
            root,
            before: {
                root.present(modal, animated: false)
                settle()
            }, next: next)
        settle()
        #expect(next.presentedViewController?.restorationIdentifier == "modal")
        next.dismiss(animated: false)
        root.dismiss(animated: false)
        settle()
    }

    @Test(.oracle("STORY-R3"))
    func `a launch restores between willFinish and didFinish`() {
        let root = named("root", KeepingController())
        let stage = stage(showing: root)
        let delegate = TestingDelegate()
        delegate.serve {
            let data = StateRestoration.preserve()
            _ = KeepingController.take()
            delegate.log = []
            ApplicationLifecycle.launch(state: data)
        }
        #expect(delegate.log == ["willFinish", "shouldRestore", "make root", "didDecode 7", "didFinish"])
        #expect(KeepingController.take() == ["decode root", "finished root"])
        ApplicationLifecycle.becomeActive()
        withExtendedLifetime(stage) {}
    }

    @Test(.documented("UIApplicationDelegate.application(_:willEncodeRestorableStateWith:)"))
    func `the delegate may keep something of its own`() {
        let delegate = TestingDelegate()
        _ = roundTrip(named("root", KeepingController()), delegate: delegate, next: named("root", KeepingController()))
        #expect(delegate.log == ["shouldSave", "willEncode", "shouldRestore", "make root", "didDecode 7"])
    }

    @Test(.documented("UIApplication: keys of the coder"))
    func `the delegate's coder knows idiom and system`() {
        let coder = RestorationProbe.application(named("root", KeepingController()))
        #expect(coder?.containsValue(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) == true)
        #expect(
            coder?.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) as? String
                == UIDevice.current.systemVersion)
    }

    @Test(.documented("UIView.restorationIdentifier"))
    func `a view with an identifier in a kept controller is kept`() {
        func make() -> (KeepingController, KeepingView) {
            let made = named("root", KeepingController())
            let view = KeepingView()
            view.restorationIdentifier = "field"
            made.view.addSubview(view)
            return (made, view)
        }
        let (root, view) = make()
        let (next, nextView) = make()
        view.text = "typed"
        _ = roundTrip(root, next: next)
        #expect(nextView.text == "typed")
    }

    @Test(.documented("UIStateRestoring, UIApplication.registerObject(forStateRestoration:restorationIdentifier:)"))
    func `any object that is registered takes part`() {
        let object = Plain()
        object.value = 5
        UIApplication.registerObject(forStateRestoration: object, restorationIdentifier: "model")
        let root = named("root", KeepingController())
        let stage = stage(showing: root)
        let delegate = TestingDelegate()
        delegate.serve {
            let data = StateRestoration.preserve()
            object.value = 0
            if let data { StateRestoration.restore(from: data) }
        }
        #expect(object.value == 5)
        withExtendedLifetime(stage) {}
    }

    @Test(.documented("UIStateRestoring: every method is optional"))
    func `an object without methods may be registered`() {
        let object = Silent()
        UIApplication.registerObject(forStateRestoration: object, restorationIdentifier: "silent")
        #expect(roundTrip(named("root", KeepingController()), next: named("root", KeepingController())).isRestored)
    }

    @Test(.documented("UIApplication.extendStateRestoration()"))
    func `restoring may be drawn out`() {
        let root = named("root", KeepingController())
        _ = UIApplication.shared
        UIApplication.shared.extendStateRestoration()
        let result = roundTrip(root, next: named("root", KeepingController()))
        #expect(!result.after.contains("finished root"))
        UIApplication.shared.completeStateRestoration()
        #expect(KeepingController.take() == ["finished root"])
    }

    @Test(.documented("NSCoder: what can be kept"))
    func `numbers, texts, lists, tables and archived objects come back`() {
        final class Varied: UIViewController {
            var back: [String: Any] = [:]
            override func encodeRestorableState(with coder: NSCoder) {
                coder.encode(true, forKey: "flag")
                coder.encode(2.5, forKey: "number")
                coder.encode("text", forKey: "text")
                coder.encode(["a", "b"], forKey: "list")
                coder.encode(["k": 3], forKey: "table")
                coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
                coder.encode(UIColor.red, forKey: "color")
                coder.encode(URL(string: "https://example.org") as NSURL?, forKey: "url")
            }
            override func decodeRestorableState(with coder: NSCoder) {
                back = [
                    "flag": coder.decodeBool(forKey: "flag"), "number": coder.decodeDouble(forKey: "number"),
                    "text": coder.decodeObject(forKey: "text") as? String ?? "",
                    "list": coder.decodeObject(forKey: "list") as? [String] ?? [],
                    "table": (coder.decodeObject(forKey: "table") as? [String: Any])?["k"] as? NSNumber ?? 0,
                    "point": coder.decodeCGPoint(forKey: "point"),
                    "color": coder.decodeObject(of: UIColor.self, forKey: "color") ?? UIColor.clear,
                    "url": coder.decodeObject(of: NSURL.self, forKey: "url")?.absoluteString ?? "",
                ]
            }
        }
        let next = named("root", Varied())
        _ = roundTrip(named("root", Varied()), next: next)
        #expect(next.back["flag"] as? Bool == true && next.back["number"] as? Double == 2.5)
        #expect(next.back["text"] as? String == "text" && next.back["list"] as? [String] == ["a", "b"])
        #expect(next.back["table"] as? NSNumber == 3 && next.back["point"] as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(next.back["color"] as? UIColor == UIColor.red && next.back["url"] as? String == "https://example.org")
    }

    // MARK: Scenes
    private final class SceneDelegate: NSObject, UISceneDelegate {
        nonisolated(unsafe) var asked = 0
        nonisolated(unsafe) var restored: [String] = []
        static let entry: Void = {
            _objcRegister({ SceneDelegate.self }, nil) { table in
                table.method("stateRestorationActivityForScene:") { (owner: SceneDelegate, _) in
                    owner.asked += 1
                    return NSUserActivity(activityType: "browsing")
                }
                table.method("scene:restoreInteractionStateWith:") { (owner: SceneDelegate, arguments) in
                    owner.restored.append((arguments[1] as? NSUserActivity)?.activityType ?? "")
                    return nil
                }
            }
        }()
    }

    @Test(.documented("UISceneDelegate.stateRestorationActivity(for:)"))
    func `a scene's delegate is asked for an activity when the app goes`() {
        SceneDelegate.entry
        let stage = Stage(device: .iPhoneSE)
        let delegate = SceneDelegate()
        stage.window.windowScene?.delegate = delegate
        ApplicationLifecycle.enterBackground()
        #expect(delegate.asked == 1)
        #expect(stage.window.windowScene?.session.stateRestorationActivity?.activityType == "browsing")
        ApplicationLifecycle.enterForeground()
        stage.window.windowScene?.delegate = nil
    }

    @Test(.documented("UISceneDelegate.scene(_:restoreInteractionStateWith:)"))
    func `a scene that comes back is given its activity`() throws {
        SceneDelegate.entry
        let stage = Stage(device: .iPhoneSE)
        let delegate = SceneDelegate()
        let scene = try #require(stage.window.windowScene)
        scene.delegate = delegate
        ApplicationLifecycle.enterBackground()
        ApplicationLifecycle.enterForeground()
        SceneRegistry.disconnect(scene)
        SceneRegistry.connect(scene, options: UIScene.ConnectionOptions())
        #expect(delegate.restored == ["browsing"])
        scene.delegate = nil
        ApplicationLifecycle.enterBackground()
        ApplicationLifecycle.enterForeground()
    }
}

/// Looks at the application's own coder.
@MainActor private enum RestorationProbe {
    static func application(_ root: UIViewController) -> NSCoder? {
        final class Looking: NSObject, UIApplicationDelegate {
            nonisolated(unsafe) var coder: NSCoder?
            static let entry: Void = {
                _objcRegister({ Looking.self }, nil) { table in
                    table.method("application:shouldSaveSecureApplicationState:") { (owner: Looking, arguments) in
                        owner.coder = arguments[1] as? NSCoder
                        return false
                    }
                }
            }()
        }
        Looking.entry
        let old = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = old }
        let delegate = Looking()
        UIApplication.shared.delegate = delegate
        _ = StateRestoration.preserve()
        return delegate.coder
    }
}
