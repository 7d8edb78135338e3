import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Split / Folding", .serialized)
struct SplitFoldingTests {
    /// A large phone that is turned.
    private func phone(_ style: UISplitViewController.Style, inStack: Bool = false, set: (SplitScene) -> Void = { _ in })
        -> SplitScene
    { SplitScene(style, device: .iPhone15ProMax, inStack: inStack, set: set) }

    @Test(.documented("UISplitViewControllerDelegate: order of a classic fold"))
    func `a plain primary controller lets the secondary one go`() {
        let scene = phone(.unspecified)
        let posts = Posts(UIViewController.showDetailTargetDidChangeNotification, of: scene.split)
        scene.turn(upright: true)
        #expect(scene.log.lines.prefix(2) == ["primaryForCollapsing", "collapseSecondary"])
        #expect(scene.split.isCollapsed && scene.split.viewControllers == [scene.p])
        #expect(scene.s.view.window == nil && scene.span(scene.p) == [0, 430])
        let lines = scene.take().filter { $0.hasPrefix("S") }
        #expect(lines == ["S.viewWillDisappear(false)", "S.viewDidDisappear(false)"])
        scene.clear()
        scene.turn(upright: false)
        #expect(scene.log.lines.prefix(2) == ["primaryForExpanding", "separateSecondary"])
        #expect(!scene.split.isCollapsed && scene.split.viewControllers == [scene.p, scene.s])
        #expect(scene.s.view.window != nil)
        #expect(posts.count == 2)
    }

    @Test(.documented("UINavigationController.collapseSecondaryViewController(_:for:)"))
    func `a stack takes the secondary controller, and gives it back`() {
        let scene = phone(.unspecified, inStack: true)
        let stack = scene.p.navigationController
        scene.turn(upright: true)
        #expect(stack?.viewControllers == [scene.p, scene.s] && scene.s.view.window != nil)
        scene.turn(upright: false)
        #expect(stack?.viewControllers == [scene.p] && scene.split.viewControllers.last === scene.s)
        #expect(scene.s.parent === scene.split && scene.s.view.window != nil && scene.p.view.window != nil)
    }

    @Test(.assumed("known from practice: a stack ends up inside a stack"))
    func `a stack takes a stack`() {
        let inner = UINavigationController(rootViewController: controller("I"))
        let scene = phone(.unspecified, inStack: true) { $0.split.viewControllers = [$0.split.viewControllers[0], inner] }
        let stack = scene.p.navigationController
        scene.turn(upright: true)
        #expect(stack?.viewControllers == [scene.p, inner] && inner.view.window != nil)
        scene.turn(upright: false)
        #expect(inner.parent === scene.split && stack?.viewControllers == [scene.p])
    }

    @Test(.documented("UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:)"))
    func `the delegate may fold by itself`() {
        let scene = phone(.unspecified, inStack: true) { $0.log.handlesCollapse = true }
        scene.turn(upright: true)
        #expect(scene.p.navigationController?.viewControllers == [scene.p])
        let other = controller("O")
        scene.log.separated = other
        scene.turn(upright: false)
        #expect(scene.split.viewControllers.last === other && other.view.window != nil && scene.s.view.window == nil)
    }

    @Test(.oracle("SPLIT-11"))
    func `what was folded away is kept`() {
        let scene = phone(.unspecified)
        weak var kept = controller("W")
        autoreleasepool {
            let made = controller("W")
            kept = made
            scene.split.viewControllers = [scene.p, made]
            scene.stage.settle()
        }
        scene.turn(upright: true)
        #expect(kept != nil && kept?.parent == nil)
        scene.turn(upright: false)
        #expect(scene.split.viewControllers.last === kept && kept != nil)
    }

    @Test(.documented("UISplitViewControllerDelegate: columns"))
    func `columns are stacked`() {
        let scene = phone(.tripleColumn)
        scene.turn(upright: true)
        #expect(
            scene.log.lines.filter { $0.contains("ollaps") || $0.contains("topColumn") } == [
                "topColumn secondary", "didCollapse",
            ])
        #expect(scene.stack(.primary)?.viewControllers.count == 3 && scene.s.view.window != nil)
        scene.clear()
        scene.turn(upright: false)
        #expect(
            scene.log.lines.filter { $0.contains("xpand") } == ["modeForExpanding oneBesideSecondary", "didExpand"])
        #expect(scene.stack(.primary)?.viewControllers == [scene.p] && scene.s.view.window != nil)
    }

    @Test(.documented("UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"))
    func `the delegate chooses the top column`() {
        let scene = phone(.doubleColumn) { $0.log.topColumn = .primary }
        scene.turn(upright: true)
        #expect(scene.stack(.primary)?.viewControllers == [scene.p] && scene.p.view.window != nil && scene.s.view.window == nil)
        scene.log.expandingMode = .secondaryOnly
        scene.turn(upright: false)
        #expect(scene.split.displayMode == .secondaryOnly && scene.p.view.window == nil && scene.s.view.window != nil)
    }

    @Test(.documented("UISplitViewController.Column.compact"))
    func `the compact column stands for all`() {
        let compact = controller("C")
        let scene = phone(.doubleColumn) { $0.split.setViewController(compact, for: .compact) }
        #expect(!compact.isViewLoaded || compact.view.window == nil)
        scene.turn(upright: true)
        #expect(scene.span(compact) == [0, 430] && scene.p.view.window == nil && scene.s.view.window == nil)
        #expect(scene.log.lines.contains("topColumn compact"))
        scene.turn(upright: false)
        #expect(compact.view.window == nil && scene.s.view.window != nil && compact.parent == nil)
    }

    @Test(.assumed("each will has its did")) func `turned again and again everybody is told in pairs`() {
        for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
            let misuses = MisuseRecorder()
            let scene = phone(style, inStack: true)
            for step in 0..<6 { scene.turn(upright: step % 2 == 0) }
            var state: [Character: String] = [:]
            for line in scene.take() where !line.contains("IsAppearing") {
                let name = line.first ?? "?"
                let call = line.dropFirst(2).prefix { $0 != "(" }
                let before = state[name] ?? "viewDidAppear"
                if call == "viewDidAppear" { #expect(before == "viewWillAppear", "\(style) \(line)") }
                if call == "viewDidDisappear" { #expect(before == "viewWillDisappear", "\(style) \(line)") }
                state[name] = String(call)
            }
            #expect(scene.s.view.window != nil && (style == .tripleColumn || scene.p.view.window != nil))
            #expect(misuses.take() == [])
        }
    }
}
