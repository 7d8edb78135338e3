import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor private var log: [String] = []

private func names(_ controllers: [UIViewController]) -> String {
    "[\(controllers.map { $0.title ?? "?" }.joined(separator: " "))]"
}

private class Walker: UIViewController {
    var accepts = false
    var allows = true
    /// The child through which the way came.
    var onTheWay: UIViewController?
    fileprivate var name: String { title ?? "?" }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("\(name) should \(identifier)")
        return allows
    }
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let found = super.allowedChildrenForUnwinding(from: source)
        log.append("\(name) allowed \(names(found))")
        onTheWay = childContaining(source)
        return found
    }
    override func canPerformUnwindSegueAction(_ action: Selector, from other: UIViewController, sender: Any?) -> Bool {
        log.append("\(name) can \(accepts)")
        return accepts
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("\(name) prepare \(segue.source.title ?? "?") \(segue.destination.title ?? "?")")
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        log.append("\(name) unwind \(subsequentVC.title ?? "?")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        log.append("\(name) dismiss")
        super.dismiss(animated: flag, completion: completion)
    }
    func back(_ segue: AnyObject) { log.append("\(name) back") }
}

/// Responds to the action; the question whether it can is UIKit's own.
private final class Answering: UIViewController {
    func home(_ segue: AnyObject) { log.append("answering home") }
}

private final class OldWay: UIViewController {
    var way: UIViewController?
    override func forUnwindSegueAction(_ action: Selector, from other: UIViewController, withSender sender: Any?)
        -> UIViewController?
    {
        log.append("old way asked")
        return way
    }
    override func segueForUnwinding(to toViewController: UIViewController, from: UIViewController, identifier: String?)
        -> UIStoryboardSegue?
    {
        log.append("old way segue \(identifier ?? "-")")
        return UIStoryboardSegue(identifier: identifier, source: from, destination: toViewController) {
            log.append("old way performed")
        }
    }
}

private final class Stack: UINavigationController {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let found = super.allowedChildrenForUnwinding(from: source)
        log.append("\(title ?? "nav") allowed \(names(found))")
        return found
    }
    override func canPerformUnwindSegueAction(_ action: Selector, from other: UIViewController, sender: Any?) -> Bool {
        log.append("\(title ?? "nav") can false")
        return false
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        log.append("\(title ?? "nav") unwind \(subsequentVC.title ?? "?")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        log.append("\(title ?? "nav") pop \(viewController.title ?? "?")")
        return super.popToViewController(viewController, animated: animated)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        log.append("\(title ?? "nav") dismiss")
        super.dismiss(animated: flag, completion: completion)
    }
}

private final class Tabs: UITabBarController {
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        log.append("tabs unwind \(subsequentVC.title ?? "?")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
}

private enum Members {
    @MainActor static let registered: Void = {
        NamedMembers.register(Walker.self, "Kit.Walker") { table in
            table.method("back:") { (owner: Walker, arguments) in
                MainActor.assumeIsolated { owner.back(arguments[0] as AnyObject) }
                return nil
            }
        }
        NamedMembers.register(Answering.self, "Kit.Answering") { table in
            table.method("home:") { (owner: Answering, arguments) in
                MainActor.assumeIsolated { owner.home(arguments[0] as AnyObject) }
                return nil
            }
        }
        NamedMembers.register(OldWay.self, "Kit.OldWay") { _ in }
        NamedMembers.register(Stack.self, "Kit.Stack") { _ in }
        NamedMembers.register(Tabs.self, "Kit.Tabs") { _ in }
    }()
}

@MainActor @Suite("Storyboards / Unwinding", .serialized)
struct UnwindingTests {
    /// Made when the test runs: a screen is the process's.
    private final class LaterStage {
        @MainActor lazy var stage = Stage()
    }
    private let later = LaterStage()
    private var stage: Stage { later.stage }

    init() {
        _ = Members.registered
        log = []
    }

    /// A scene whose controller can unwind, and can present the next.
    private func scene(_ title: String, _ type: String = "Walker", action: String = "back:", content: String = "") -> String {
        InterfaceFiles.scene(
            content, id: title,
            attributes: #"customClass="\#(type)" customModule="Kit" title="\#(title)" storyboardIdentifier="\#(title)""#,
            extra: #"<exit id="\#(title)-exit"/>"#,
            connections:
                #"<segue kind="unwind" destination="\#(title)-exit" identifier="home" unwindAction="\#(action)" animates="NO" id="\#(title)-u"/>"#
        )
    }

    private func board(_ scenes: String...) -> UIStoryboard {
        let text = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
        let file = InterfaceFiles.storyboard(attributes: "").replacingOccurrences(of: "<scenes>", with: "<scenes>" + text)
        return InterfaceFiles(["Main.storyboard": file]).storyboard()
    }

    private func show(_ controller: UIViewController) {
        stage.window.rootViewController = controller
        stage.advance(by: 0)
    }

    private func present(_ controller: UIViewController, from presenter: UIViewController) {
        controller.modalPresentationStyle = .fullScreen
        presenter.present(controller, animated: false)
        stage.advance(by: 1)
    }

    private func unwind(_ controller: UIViewController) {
        log = []
        controller.performSegue(withIdentifier: "home", sender: nil)
        stage.advance(by: 1)
    }

    @Test(.oracle("STORY-U12"))
    func `a child that presented is found before its parent is asked`() throws {
        let board = board(scene("1"), scene("2"), scene("3"))
        let parent = board.instantiateViewController(withIdentifier: "1") as! Walker
        let child = board.instantiateViewController(withIdentifier: "2") as! Walker
        let shown = board.instantiateViewController(withIdentifier: "3") as! Walker
        child.accepts = true
        child.definesPresentationContext = true
        show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        shown.modalPresentationStyle = .currentContext
        child.present(shown, animated: false)
        stage.advance(by: 1)
        unwind(shown)
        #expect(
            log == [
                "3 allowed []", "3 can false", "2 allowed []", "2 can true", "3 prepare 3 2", "2 back", "2 dismiss",
            ])
        #expect(child.presentedViewController == nil && child.parent === parent)
    }

    @Test(.oracle("STORY-U13"))
    func `one dismissal, then the stack is told whom to show`() throws {
        let board = board(scene("1"), scene("2"), scene("3"))
        let first = board.instantiateViewController(withIdentifier: "1") as! Walker
        let second = board.instantiateViewController(withIdentifier: "2")
        let third = board.instantiateViewController(withIdentifier: "3")
        first.accepts = true
        let stack = Stack(rootViewController: first)
        stack.pushViewController(second, animated: false)
        show(stack)
        present(third, from: second)
        unwind(third)
        let tail = Array(log.drop { !$0.hasPrefix("3 prepare") })
        #expect(log.contains("nav allowed [1]") && log.contains("1 can true"))
        #expect(tail == ["3 prepare 3 1", "1 back", "nav dismiss", "nav unwind 1", "nav pop 1"])
        #expect(stack.viewControllers.map(\.title) == ["1"] && stack.presentedViewController == nil)
    }

    @Test(.oracle("STORY-U14"))
    func `another tab's stack is searched from the top, selected and popped`() throws {
        let board = board(scene("A1"), scene("A2"), scene("B1"), scene("P"))
        let target = board.instantiateViewController(withIdentifier: "A1") as! Walker
        target.accepts = true
        let left = Stack(rootViewController: target)
        left.title = "left"
        left.pushViewController(board.instantiateViewController(withIdentifier: "A2"), animated: false)
        let right = Stack(rootViewController: board.instantiateViewController(withIdentifier: "B1"))
        right.title = "right"
        let tabs = Tabs()
        tabs.title = "tabs"
        tabs.viewControllers = [left, right]
        tabs.selectedIndex = 1
        show(tabs)
        let presented = board.instantiateViewController(withIdentifier: "P")
        present(presented, from: right.topViewController!)
        unwind(presented)
        #expect(log.contains("left allowed [A2 A1]"))
        let tail = Array(log.drop { !$0.hasPrefix("P prepare") })
        #expect(tail.first == "P prepare P A1" && tail.contains("tabs unwind left"))
        #expect(tail.suffix(2) == ["left unwind A1", "left pop A1"])
        #expect(tabs.selectedIndex == 0 && left.viewControllers.map(\.title) == ["A1"])
        #expect(tabs.presentedViewController == nil)
    }

    @Test(.documented("UIViewController.allowedChildrenForUnwinding(from:)"))
    func `children are searched but for the one where the way began`() throws {
        let board = board(scene("0"), scene("1"), scene("2"), scene("3"))
        let parent = board.instantiateViewController(withIdentifier: "0") as! Walker
        show(parent)
        let children = ["1", "2", "3"].map { board.instantiateViewController(withIdentifier: $0) as! Walker }
        for child in children {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        children[2].accepts = true
        unwind(children[0])
        #expect(
            log == [
                "1 allowed []", "1 can false", "0 allowed [2 3]", "2 allowed []", "2 can false", "3 allowed []", "3 can true",
                "1 prepare 1 3", "3 back", "0 unwind 3",
            ])
    }

    @Test(.documented("UIViewController.canPerformUnwindSegueAction(_:from:sender:)"))
    func `by default who has the method can take the action`() throws {
        let board = board(scene("A", "Answering"), scene("2", action: "home:"))
        let first = board.instantiateViewController(withIdentifier: "A")
        let second = board.instantiateViewController(withIdentifier: "2")
        show(first)
        present(second, from: first)
        #expect(first.canPerformUnwindSegueAction("home:", from: second, sender: nil))
        #expect(!first.canPerformUnwindSegueAction("back:", from: second, sender: nil))
        unwind(second)
        #expect(log.contains("answering home") && first.presentedViewController == nil)
    }

    @Test(.oracle("STORY-U7"))
    func `nothing happens where nobody takes the action`() throws {
        let board = board(scene("1"), scene("2"))
        let first = board.instantiateViewController(withIdentifier: "1")
        let second = board.instantiateViewController(withIdentifier: "2")
        show(first)
        present(second, from: first)
        unwind(second)
        #expect(log == ["2 allowed []", "2 can false", "1 allowed []", "1 can false"])
        #expect(first.presentedViewController === second)
    }

    @Test(.documented("UIViewController.shouldPerformSegue(withIdentifier:sender:)"))
    func `a control's way back is asked for first, by code it is not`() throws {
        let button =
            #"<subviews><button id="go"><connections><segue kind="unwind" destination="2-exit" identifier="tap" unwindAction="back:" animates="NO" id="t"/></connections></button></subviews>"#
        let board = board(scene("1"), scene("2", content: button))
        let first = board.instantiateViewController(withIdentifier: "1") as! Walker
        let second = board.instantiateViewController(withIdentifier: "2") as! Walker
        first.accepts = true
        second.allows = false
        show(first)
        present(second, from: first)
        let control = try #require(second.view.subviews.first as? UIButton)
        log = []
        control.sendActions(for: .touchUpInside)
        #expect(log == ["2 should tap"])
        second.allows = true
        log = []
        control.sendActions(for: .touchUpInside)
        stage.advance(by: 1)
        #expect(log.first == "2 should tap" && log.contains("1 back"))
        present(second, from: first)
        unwind(second)
        #expect(!log.contains("2 should home") && log.contains("1 back"))
    }

    @Test(.documented("HEADERS: UIViewController.viewControllerForUnwindSegueAction(_:from:withSender:)"))
    func `the methods from before iOS 9 are used where only they are overridden`() throws {
        let board = board(scene("O", "OldWay"), scene("1"), scene("2"))
        let parent = board.instantiateViewController(withIdentifier: "O") as! OldWay
        let target = board.instantiateViewController(withIdentifier: "1") as! Walker
        let source = board.instantiateViewController(withIdentifier: "2")
        show(parent)
        for child in [target, source] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        parent.way = target
        unwind(source)
        #expect(
            log == [
                "2 allowed []", "2 can false", "old way asked", "old way segue home", "2 prepare 2 1", "1 back",
                "old way performed",
            ])
    }

    @Test(.documented("UIViewController.childContaining(_:)"))
    func `the child on the way to the source is found through presentations`() throws {
        let board = board(scene("0"), scene("1"), scene("2"))
        let parent = board.instantiateViewController(withIdentifier: "0")
        let child = board.instantiateViewController(withIdentifier: "1")
        let presented = board.instantiateViewController(withIdentifier: "2")
        show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.definesPresentationContext = true
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: false)
        stage.advance(by: 1)
        unwind(presented)
        #expect((parent as? Walker)?.onTheWay === child && (child as? Walker)?.onTheWay == nil)
    }
}
