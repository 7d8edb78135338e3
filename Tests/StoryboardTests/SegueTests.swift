import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor private var log: [String] = []

/// Notes what the storyboard asks of it.
private class Teller: UIViewController {
    var allows = true
    var acceptsUnwinding = false
    private var label: String { title ?? "?" }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("\(label) should \(identifier)")
        return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let towards = segue.destination
        log.append("\(label) prepare \(segue.identifier ?? "-") \(towards.title ?? "?") \(towards.isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("\(label) loaded \(children.count)")
    }
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let found = super.allowedChildrenForUnwinding(from: source)
        log.append("\(label) allowedChildren \(found.map { $0.title ?? "?" })")
        return found
    }
    override func canPerformUnwindSegueAction(_ action: Selector, from other: UIViewController, sender: Any?) -> Bool {
        log.append("\(label) canPerform \(acceptsUnwinding)")
        return acceptsUnwinding
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        log.append("\(label) dismiss")
        super.dismiss(animated: flag, completion: completion)
    }
    func back(_ segue: AnyObject) { log.append("\(label) back") }
}

private final class Jump: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        log.append("jump made")
    }
    override func perform() { log.append("jump \(source.title ?? "") \(destination.title ?? "")") }
}

private enum Members {
    @MainActor static let registered: Void = {
        NamedMembers.register(Teller.self, "Kit.Teller") { table in
            table.method("back:") { (owner: Teller, arguments) in
                MainActor.assumeIsolated { owner.back(arguments[0] as AnyObject) }
                return nil
            }
            table.method("makeSecond:sender:") { (_: Teller, arguments) in
                MainActor.assumeIsolated {
                    log.append("segue action")
                    return Teller(coder: arguments[0] as! NSCoder)
                }
            }
        }
        NamedMembers.register(Jump.self, "Kit.Jump") { _ in }
    }()
}

@MainActor @Suite("Storyboards / Segues", .serialized)
struct SegueTests {
    init() {
        _ = Members.registered
        log = []
    }

    private static let teller = #"customClass="Teller" customModule="Kit""#

    private func scene(_ id: String, _ title: String, content: String = "", connections: String = "", extra: String = "")
        -> String
    {
        InterfaceFiles.scene(
            content, id: id, attributes: #"\#(Self.teller) title="\#(title)" storyboardIdentifier="\#(title)""#, extra: extra,
            connections: connections)
    }

    private func board(_ scenes: String...) -> InterfaceFiles {
        let text = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
        let empty = InterfaceFiles.storyboard()
        return InterfaceFiles(["Main.storyboard": empty.replacingOccurrences(of: "<scenes>", with: "<scenes>" + text)])
    }

    private func button(_ connections: String) -> String {
        #"<subviews><button id="go" buttonType="system"><rect key="frame" x="0" y="0" width="50" height="30"/><connections>\#(connections)</connections></button></subviews>"#
    }

    @Test(.documented("UIViewController.prepare(for:sender:)"), .oracle("STORY-G1"))
    func `a control asks first, then the segue is prepared and performed`() throws {
        let files = board(
            scene(
                "vc", "A",
                content: button(
                    #"<segue kind="presentation" destination="b" identifier="toB" modalPresentationStyle="fullScreen" animates="NO" id="sg"/>"#
                )),
            scene("b", "B"))
        let stage = Stage()
        let first = try #require(files.storyboard().instantiateInitialViewController() as? Teller)
        stage.show(first)
        log = []
        let go = try #require(first.view.subviews.first as? UIButton)
        first.allows = false
        go.sendActions(for: .touchUpInside)
        #expect(log == ["A should toB"])
        first.allows = true
        go.sendActions(for: .touchUpInside)
        stage.advance(by: 1)
        #expect(log == ["A should toB", "A should toB", "A prepare toB B false", "B loaded 0"])
        #expect(first.presentedViewController?.title == "B")
        #expect(first.presentedViewController?.modalPresentationStyle == .fullScreen)
        log = []
        first.presentedViewController?.dismiss(animated: false)
        stage.advance(by: 1)
        first.performSegue(withIdentifier: "toB", sender: nil)
        stage.advance(by: 1)
        #expect(log == ["B dismiss", "A prepare toB B false", "B loaded 0"])
    }

    @Test(.oracle("STORY-G30"))
    func `a container view is filled before viewDidLoad`() throws {
        let container =
            #"<subviews><containerView id="box"><rect key="frame" x="10" y="20" width="100" height="50"/><connections><segue kind="embed" destination="b" identifier="inner" id="sg"/></connections></containerView></subviews>"#
        let files = board(scene("vc", "A", content: container), scene("b", "B"))
        let first = try #require(files.storyboard().instantiateInitialViewController())
        first.loadViewIfNeeded()
        #expect(log == ["A prepare inner B false", "B loaded 0", "A loaded 1"])
        let child = try #require(first.children.first)
        #expect(child.view.superview === first.view.subviews[0])
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test(.documented("UIStoryboardSegue, custom class"), .documented("IB-HELP: segue actions"))
    func `custom segues perform themselves, and a segue action makes the destination`() throws {
        let files = board(
            scene(
                "vc", "A",
                connections: """
                    <segue kind="custom" customClass="Jump" customModule="Kit" destination="b" identifier="jump" id="s1"/>
                    <segue kind="show" destination="b" identifier="made" destinationCreationSelector="makeSecond:sender:" id="s2"/>
                    """), scene("b", "B"))
        let first = try #require(files.storyboard().instantiateInitialViewController())
        first.performSegue(withIdentifier: "jump", sender: nil)
        #expect(log == ["jump made", "A prepare jump B false", "jump A B"])
        log = []
        let stage = Stage()
        stage.show(first)
        log = []
        first.performSegue(withIdentifier: "made", sender: nil)
        #expect(
            log == ["segue action", "A prepare made B false"]
                || log == ["segue action", "A prepare made B false", "B loaded 0"])
    }

    @Test(.oracle("STORY-U11"))
    func `unwinding passes everything that was presented, with one dismissal`() throws {
        let exit = #"<exit id="exit"/>"#
        let files = board(
            scene(
                "vc", "1",
                connections: #"<segue kind="presentation" destination="v2" identifier="next" animates="NO" id="g1"/>"#),
            scene(
                "v2", "2",
                connections: #"<segue kind="presentation" destination="v3" identifier="next" animates="NO" id="g2"/>"#),
            scene(
                "v3", "3",
                connections:
                    #"<segue kind="unwind" destination="exit" identifier="home" unwindAction="back:" animates="NO" id="g3"/>"#,
                extra: exit))
        let stage = Stage()
        let first = try #require(files.storyboard().instantiateInitialViewController() as? Teller)
        first.acceptsUnwinding = true
        stage.show(first)
        first.performSegue(withIdentifier: "next", sender: nil)
        stage.advance(by: 1)
        let second = try #require(first.presentedViewController)
        second.performSegue(withIdentifier: "next", sender: nil)
        stage.advance(by: 1)
        let third = try #require(second.presentedViewController)
        log = []
        third.performSegue(withIdentifier: "home", sender: nil)
        stage.advance(by: 1)
        #expect(
            log == [
                "3 allowedChildren []", "3 canPerform false", "2 allowedChildren []", "2 canPerform false",
                "1 allowedChildren []", "1 canPerform true", "3 prepare home 1 true", "1 back", "1 dismiss",
            ])
        #expect(first.presentedViewController == nil)
    }

    @Test(.documented("IB-HELP: relationships"))
    func `a navigation controller comes with its root, and shows push onto it`() throws {
        let navigation =
            #"<navigationController id="vc"><navigationBar key="navigationBar" id="bar"/><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>"#
        let item =
            #"<navigationItem key="navigationItem" title="Start" id="ni"><barButtonItem key="rightBarButtonItem" title="Go" id="bi"><connections><segue kind="show" destination="b" identifier="go" id="s"/></connections></barButtonItem></navigationItem>"#
        let files = board(
            navigation, scene("a", "A").replacingOccurrences(of: "<connections>", with: item + "<connections>"), scene("b", "B")
        )
        let stack = try #require(files.storyboard().instantiateInitialViewController() as? UINavigationController)
        #expect(stack.viewControllers.map(\.title) == ["A"])
        let stage = Stage()
        stage.show(stack)
        #expect(stack.topViewController?.navigationItem.title == "Start")
        let button = try #require(stack.topViewController?.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(button.action!, to: button.target, from: button, for: nil)
        stage.advance(by: 1)
        #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    }

    @Test(.documented("IB-HELP: storyboard references"))
    func `a reference leads to another storyboard`() throws {
        let reference = #"<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="X" id="ref"/>"#
        let other = InterfaceFiles.storyboard(
            InterfaceFiles.scene(id: "x", attributes: #"storyboardIdentifier="X" title="Far""#), attributes: "")
        let main = InterfaceFiles.storyboard(
            InterfaceFiles.scene(
                connections: #"<segue kind="presentation" destination="ref" identifier="go" animates="NO" id="s"/>"#), reference
        )
        let files = InterfaceFiles(["Main.storyboard": main, "Other.storyboard": other])
        let first = try #require(files.storyboard().instantiateInitialViewController())
        let stage = Stage()
        stage.show(first)
        first.performSegue(withIdentifier: "go", sender: nil)
        stage.advance(by: 1)
        #expect(first.presentedViewController?.title == "Far")
    }
}

extension Stage {
    fileprivate func show(_ controller: UIViewController) {
        window.rootViewController = controller
        advance(by: 0)
    }
}
