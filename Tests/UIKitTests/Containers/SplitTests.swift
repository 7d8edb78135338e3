import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A split view controller on the screen; its columns are called P, S and U (supplementary).
@MainActor final class SplitScene {
    let stage: Stage
    let split: UISplitViewController
    let p = controller("P")
    let s = controller("S")
    let u = controller("U")
    let log = SplitLog()
    let recorder: LifecycleRecorder

    /// Held sideways unless it is a phone.
    init(
        _ style: UISplitViewController.Style = .unspecified, device: SimulatedDevice = .iPadPro11, sideways: Bool = true,
        inStack: Bool = false, set: (SplitScene) -> Void = { _ in }
    ) {
        stage = Stage(device: device)
        if sideways { stage.rotate(to: .landscapeLeft, animated: false) }
        split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        recorder = LifecycleRecorder(.appearance, on: stage)
        if style == .unspecified {
            split.viewControllers = inStack ? [UINavigationController(rootViewController: p), s] : [p, s]
        } else {
            split.setViewController(p, for: .primary)
            if style == .tripleColumn { split.setViewController(u, for: .supplementary) }
            split.setViewController(s, for: .secondary)
        }
        split.delegate = log
        set(self)
        stage.window.rootViewController = split
        stage.settle()
        clear()
    }

    func clear() {
        log.lines = []
        recorder.clear()
    }

    func turn(upright: Bool) {
        stage.rotate(to: upright ? .portrait : .landscapeLeft)
        stage.settle()
    }

    /// The lines of the columns themselves.
    func take() -> [String] { recorder.take().filter { "PSU".contains($0.prefix(1)) && $0.dropFirst().hasPrefix(".") } }

    /// From and to, in the window; nil where it isn't on the screen.
    func span(_ controller: UIViewController) -> [CGFloat]? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        let frame = view.convert(view.bounds, to: nil)
        return [frame.minX.rounded(), frame.maxX.rounded()]
    }

    func stack(_ column: UISplitViewController.Column) -> UINavigationController? {
        split.viewController(for: column)?.navigationController
    }
}

/// Counts notifications.
@MainActor final class Posts {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name, of object: AnyObject) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
    }
}

@MainActor @Suite("Containers / Split / State", .serialized)
struct SplitStateTests {
    @Test(.documented("UISplitViewController"), arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
    func `defaults`(style: UISplitViewController.Style) {
        let split = UISplitViewController(style: style)
        #expect(split.style == style && UISplitViewController().style == .unspecified)
        #expect(split.presentsWithGesture && !split.showsSecondaryOnlyButton && split.primaryEdge == .leading)
        #expect(split.preferredDisplayMode == .automatic && split.preferredSplitBehavior == .automatic)
        let automatic = UISplitViewController.automaticDimension
        #expect(split.preferredPrimaryColumnWidth == automatic && split.preferredPrimaryColumnWidthFraction == automatic)
        #expect(split.minimumPrimaryColumnWidth == automatic && split.maximumPrimaryColumnWidth == automatic)
        #expect(split.preferredSupplementaryColumnWidth == automatic)
        #expect(split.displayMode != .automatic)
    }

    @Test(.oracle("table of width classes: folded where the width is compact"))
    func `it is folded where there is little width`() {
        for (device, sideways, folded) in [
            (SimulatedDevice.iPadPro11, true, false), (.iPadPro11, false, false), (.iPhone15, false, true),
            (.iPhone15, true, true), (.iPhone15ProMax, false, true), (.iPhone15ProMax, true, false),
        ] {
            let scene = SplitScene(device: device, sideways: sideways)
            #expect(scene.split.isCollapsed == folded, "\(device.name) sideways \(sideways)")
        }
    }

    @Test(.oracle("printed: created unfolded, folded in the window"))
    func `it is created unfolded`() {
        let stage = Stage(device: .iPhone15)
        let split = UISplitViewController()
        split.viewControllers = [controller("P"), controller("S")]
        #expect(!split.isCollapsed)
        stage.window.rootViewController = split
        stage.layoutNow()
        #expect(split.isCollapsed)
    }

    @Test(.documented("WWDC 2014 session 214: overridden traits unfold a split view on a phone"))
    func `a parent gives it width`() {
        let stage = Stage(device: .iPhone15)
        let parent = UIViewController()
        let split = UISplitViewController()
        split.viewControllers = [controller("P"), controller("S")]
        parent.addChild(split)
        split.view.frame = parent.view.bounds
        parent.view.addSubview(split.view)
        split.didMove(toParent: parent)
        stage.window.rootViewController = parent
        stage.layoutNow()
        #expect(split.isCollapsed)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
        stage.layoutNow()
        #expect(!split.isCollapsed)
    }

    @Test(.documented("UISplitViewController.preferredDisplayMode"))
    func `upright one lies over the other, sideways they lie side by side`() {
        let scene = SplitScene()
        #expect(scene.split.displayMode == .oneBesideSecondary)
        #expect(scene.span(scene.p) == [0, 320] && scene.span(scene.s) == [320, 1194])
        scene.turn(upright: true)
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.span(scene.p) == nil && scene.span(scene.s) == [0, 834])
        #expect(scene.log.lines == ["willChangeTo secondaryOnly"])
        scene.turn(upright: false)
        #expect(scene.split.displayMode == .oneBesideSecondary)
    }

    @Test(.documented("UISplitViewController.SplitBehavior"))
    func `behaviours and their modes`() {
        typealias Mode = UISplitViewController.DisplayMode
        let all: [Mode] = [
            .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
            .twoDisplaceSecondary,
        ]
        let allowed: [UISplitViewController.SplitBehavior: Set<Mode>] = [
            .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary],
            .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary],
            .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary],
        ]
        let scene = SplitScene(.tripleColumn)
        for (behavior, modes) in allowed {
            scene.split.preferredSplitBehavior = behavior
            for mode in all {
                scene.split.preferredDisplayMode = mode
                scene.stage.settle()
                #expect((scene.split.displayMode == mode) == modes.contains(mode), "\(behavior) \(mode)")
            }
        }
    }

    @Test(.documented("UISplitViewController.DisplayMode"))
    func `where the columns are`() {
        let scene = SplitScene(.tripleColumn)
        func spans(_ mode: UISplitViewController.DisplayMode) -> [[CGFloat]?] {
            scene.split.preferredDisplayMode = mode
            scene.stage.settle()
            return [scene.p, scene.u, scene.s].map { scene.span($0) }
        }
        #expect(spans(.secondaryOnly) == [nil, nil, [0, 1194]])
        #expect(spans(.oneBesideSecondary) == [nil, [0, 320], [320, 1194]])
        #expect(spans(.twoBesideSecondary) == [[0, 320], [320, 640], [640, 1194]])
        #expect(spans(.oneOverSecondary) == [nil, [0, 320], [0, 1194]])
        #expect(spans(.twoOverSecondary) == [[0, 320], [320, 640], [0, 1194]])
        // The secondary column keeps the width that it has beside one column.
        #expect(spans(.twoDisplaceSecondary) == [[0, 320], [320, 640], [640, 1514]])
    }

    @Test(.documented("UISplitViewController.primaryEdge"), arguments: [false, true])
    func `the primary column may stand on the other side`(readsFromRight: Bool) {
        let scene = SplitScene()
        if readsFromRight {
            scene.stage.window.traitOverrides.layoutDirection = .rightToLeft
        } else {
            scene.split.primaryEdge = .trailing
        }
        scene.stage.settle()
        #expect(scene.span(scene.p) == [874, 1194] && scene.span(scene.s) == [0, 874])
    }

    @Test(.documented("UISplitViewController.preferredPrimaryColumnWidth"))
    func `widths`() {
        let scene = SplitScene()
        let split = scene.split
        func width() -> CGFloat {
            scene.stage.settle()
            #expect(scene.p.view.bounds.width == split.primaryColumnWidth)
            return split.primaryColumnWidth
        }
        #expect(width() == 320)
        split.preferredPrimaryColumnWidthFraction = 0.25
        #expect(width() == 299)
        split.preferredPrimaryColumnWidth = 260
        #expect(width() == 260)
        split.minimumPrimaryColumnWidth = 280
        #expect(width() == 280)
        split.preferredPrimaryColumnWidth = 500
        split.maximumPrimaryColumnWidth = 400
        #expect(width() == 400)
    }

    @Test(.documented("UISplitViewController.setViewController(_:for:)"))
    func `columns get a navigation controller, the compact one doesn't`() {
        let scene = SplitScene(.doubleColumn)
        let compact = controller("C")
        scene.split.setViewController(compact, for: .compact)
        #expect(scene.split.viewController(for: .primary) === scene.p && scene.split.viewController(for: .compact) === compact)
        #expect(scene.p.navigationController != nil && scene.p.navigationController !== scene.s.navigationController)
        #expect(compact.navigationController == nil && scene.split.viewController(for: .supplementary) == nil)
        let own = UINavigationController(rootViewController: controller("N"))
        scene.split.setViewController(own, for: .secondary)
        scene.stage.settle()
        #expect(own.parent === scene.split && scene.s.view.window == nil && own.view.window != nil)
        #expect(scene.split.viewController(for: .secondary) === own)
    }

    @Test func `a classic one has no columns to set`() {
        let scene = SplitScene()
        let misuses = MisuseRecorder()
        scene.split.setViewController(controller("X"), for: .primary)
        scene.split.show(.primary)
        #expect(misuses.reports.map(\.exception) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
    }

    @Test(.documented("UIViewController.splitViewController"))
    func `the nearest split view controller is found through stacks`() {
        let scene = SplitScene(.doubleColumn)
        #expect(scene.p.splitViewController === scene.split && scene.split.splitViewController == nil)
    }

    @Test(.documented("UIView.traitCollection"))
    func `the narrow column is compact`() {
        let scene = SplitScene()
        #expect(scene.p.traitCollection.horizontalSizeClass == .compact)
        #expect(scene.s.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `all is freed`() {
        weak var split: UISplitViewController?
        weak var primary: UIViewController?
        autoreleasepool {
            let scene = SplitScene(.tripleColumn)
            scene.split.preferredDisplayMode = .twoOverSecondary
            scene.stage.settle()
            split = scene.split
            primary = scene.p
            scene.stage.window.rootViewController = nil
            scene.stage.settle()
        }
        #expect(split == nil && primary == nil)
    }
}

@MainActor @Suite("Containers / Split / Showing columns", .serialized)
struct SplitShowingTests {
    @Test(.documented("UISplitViewController.show(_:)"))
    func `unfolded, show and hide go to the nearest mode`() {
        let scene = SplitScene(.tripleColumn)
        #expect(scene.split.displayMode == .oneBesideSecondary)
        scene.split.show(.secondary)
        scene.split.show(.supplementary)
        scene.split.hide(.secondary)
        scene.split.hide(.primary)
        scene.stage.settle()
        #expect(scene.log.lines == [] && scene.split.displayMode == .oneBesideSecondary)
        scene.split.show(.primary)
        #expect(scene.split.transitionCoordinator != nil)
        scene.stage.settle()
        #expect(scene.split.displayMode == .twoBesideSecondary)
        #expect(scene.log.lines == ["willChangeTo twoBesideSecondary", "willShow primary"])
        #expect(scene.take() == ["P.viewWillAppear(true)", "P.viewIsAppearing(true)", "P.viewDidAppear(true)"])
        scene.clear()
        scene.split.hide(.supplementary)
        scene.stage.settle()
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.log.lines == ["willChangeTo secondaryOnly", "willHide supplementary", "willHide primary"])
        #expect(
            Set(scene.take()) == [
                "P.viewWillDisappear(true)", "U.viewWillDisappear(true)", "P.viewDidDisappear(true)",
                "U.viewDidDisappear(true)",
            ])
        #expect(scene.split.transitionCoordinator == nil)
    }

    @Test(.documented("UISplitViewController.show(_:)"))
    func `folded, show pushes what lies between, and pops what covers`() {
        let scene = SplitScene(.tripleColumn, device: .iPhone15, sideways: false)
        let stack = scene.stack(.primary)
        #expect(stack?.viewControllers.count == 3 && scene.s.view.window != nil)
        scene.split.show(.primary)
        scene.stage.settle()
        #expect(stack?.viewControllers == [scene.p] && scene.p.view.window != nil)
        scene.split.show(.secondary)
        scene.stage.settle()
        #expect(stack?.viewControllers.count == 3 && scene.s.view.window != nil)
        scene.split.show(.secondary)
        scene.split.show(.supplementary)
        scene.stage.settle()
        #expect(stack?.viewControllers.count == 2 && scene.u.view.window != nil)
        // Not on top, or the primary column: nothing.
        scene.split.hide(.secondary)
        scene.split.hide(.primary)
        scene.stage.settle()
        #expect(stack?.viewControllers.count == 2)
        scene.split.hide(.supplementary)
        scene.stage.settle()
        #expect(stack?.viewControllers == [scene.p])
    }

    @Test func `the compact column is not shown by hand`() {
        let scene = SplitScene(.doubleColumn)
        let misuses = MisuseRecorder()
        scene.split.show(.compact)
        scene.split.hide(.compact)
        #expect(misuses.take().count == 2)
    }

    @Test(.documented("UISplitViewController.displayModeButtonItem"))
    func `the button shows and hides the primary column`() {
        let scene = SplitScene(sideways: false) { scene in
            scene.split.viewControllers = [scene.p, UINavigationController(rootViewController: scene.s)]
            scene.s.navigationItem.leftBarButtonItem = scene.split.displayModeButtonItem
        }
        #expect(scene.split.displayMode == .secondaryOnly)
        let place = CGPoint(x: 28, y: 24 + 25)
        let hit = scene.stage.window.hitTest(place, with: nil)
        #expect(hit is UIControl)
        scene.stage.tap(at: place)
        scene.stage.settle()
        #expect(scene.split.displayMode == .oneOverSecondary && scene.span(scene.p) == [0, 320])
        #expect(scene.take() == ["P.viewWillAppear(true)", "P.viewIsAppearing(true)", "P.viewDidAppear(true)"])
        // Beside the column the screen is dark; a finger there sends the column away.
        scene.stage.tap(at: CGPoint(x: 700, y: 600))
        scene.stage.settle()
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.take() == ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"])
    }

    @Test(.documented("UISplitViewController.presentsWithGesture"), arguments: [true, false])
    func `a finger from the edge brings the primary column`(isOn: Bool) {
        let scene = SplitScene(sideways: false) { $0.split.presentsWithGesture = isOn }
        scene.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.3)
        scene.stage.settle()
        #expect(scene.split.displayMode == (isOn ? .oneOverSecondary : .secondaryOnly))
        #expect(
            scene.take() == (isOn ? ["P.viewWillAppear(true)", "P.viewIsAppearing(true)", "P.viewDidAppear(true)"] : []))
    }

    @Test func `the column follows the finger, and goes back where it lets go early`() {
        let scene = SplitScene(sideways: false)
        let finger = scene.stage.touchDown(at: CGPoint(x: 2, y: 500))
        finger.move(to: CGPoint(x: 122, y: 500), duration: 0.4)
        #expect(scene.take() == ["P.viewWillAppear(true)", "P.viewIsAppearing(true)"])
        let right = scene.p.view.superview?.layer.presentation()?.frame.maxX ?? 0
        #expect(right > 90 && right < 130)
        finger.move(to: CGPoint(x: 60, y: 500), duration: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(scene.split.displayMode == .secondaryOnly && scene.p.view.window == nil)
        #expect(scene.take() == ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"])
        scene.stage.expectNothingPending()
    }

    // MARK: Three columns
    private func press(_ label: String, in scene: SplitScene) {
        var pending: [UIView] = [scene.stage.window]
        while let view = pending.popLast() {
            if view.isHidden { continue }
            if view.accessibilityLabel == label {
                scene.stage.tap(view)
                return scene.stage.settle()
            }
            pending += view.subviews
        }
        Issue.record("nobody is called \(label)")
    }

    @Test(.documented("UISplitViewController.displayModeButtonVisibility"), arguments: [true, false])
    func `among three columns the button brings the next one`(isSideways: Bool) {
        let scene = SplitScene(.tripleColumn, sideways: isSideways)
        let split = scene.split
        let (one, two): (UISplitViewController.DisplayMode, UISplitViewController.DisplayMode) =
            isSideways ? (.oneBesideSecondary, .twoBesideSecondary) : (.oneOverSecondary, .twoOverSecondary)
        if isSideways {
            #expect(split.displayMode == one)
        } else {
            #expect(split.displayMode == .secondaryOnly)
            press("Sidebar", in: scene)
        }
        #expect(split.displayMode == one && scene.p.viewIfLoaded?.window == nil && scene.u.view.window != nil)
        scene.clear()
        press("Sidebar", in: scene)
        #expect(split.displayMode == two && scene.p.view.window != nil && scene.u.view.window != nil)
        #expect(scene.take() == ["P.viewWillAppear(true)", "P.viewIsAppearing(true)", "P.viewDidAppear(true)"])
        press("Sidebar", in: scene)
        #expect(split.displayMode == one && scene.p.view.window == nil && scene.u.view.window != nil)
        #expect(scene.take() == ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"])
    }

    @Test(.documented("UISplitViewController.presentsWithGesture"))
    func `among three columns a finger from the edge brings the next one`() {
        let scene = SplitScene(.tripleColumn)
        let split = scene.split
        #expect(split.displayMode == .oneBesideSecondary)
        let finger = scene.stage.touchDown(at: CGPoint(x: 2, y: 500))
        finger.move(to: CGPoint(x: 100, y: 500), duration: 0.4)
        finger.move(to: CGPoint(x: 40, y: 500), duration: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(split.displayMode == .oneBesideSecondary && scene.p.viewIfLoaded?.window == nil)
        scene.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.3)
        scene.stage.settle()
        #expect(split.displayMode == .twoBesideSecondary && scene.p.view.window != nil)
        // There is no further one.
        scene.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.3)
        scene.stage.settle()
        #expect(split.displayMode == .twoBesideSecondary)
        scene.stage.expectNothingPending()
    }

    @Test(.documented("UISplitViewController.showsSecondaryOnlyButton"))
    func `a button gives the secondary column all the width, and back`() {
        let scene = SplitScene(.tripleColumn) { $0.split.showsSecondaryOnlyButton = true }
        press("Full Width", in: scene)
        #expect(scene.split.displayMode == .secondaryOnly && scene.u.view.window == nil)
        press("Sidebar", in: scene)
        #expect(scene.split.displayMode == .oneBesideSecondary && scene.u.view.window != nil)
    }
}

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

    @Test(.oracle("printed: the discarded secondary is kept and returns"))
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

    @Test func `turned again and again everybody is told in pairs`() {
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

@MainActor @Suite("Containers / Split / Show and show detail", .serialized)
struct SplitRoutingTests {
    private func action(_ name: String) -> Selector { Selector(name) }

    @Test(.documented("UIViewController.targetViewController(forAction:sender:)"))
    func `who overrides the action is its target`() {
        let scene = SplitScene(inStack: true)
        let stack = scene.p.navigationController
        #expect(scene.p.targetViewController(forAction: action("showViewController:sender:"), sender: nil) === stack)
        #expect(
            scene.p.targetViewController(forAction: action("showDetailViewController:sender:"), sender: nil) === scene.split)
        let lonely = controller("L")
        #expect(lonely.targetViewController(forAction: action("showViewController:sender:"), sender: nil) == nil)
    }

    @Test(.documented("UIViewController.show(_:sender:)"))
    func `without a target it is presented`() {
        let stage = Stage(device: .iPhone15)
        let root = controller("R")
        stage.window.rootViewController = root
        stage.settle()
        root.show(controller("X"), sender: nil)
        stage.settle()
        #expect(root.presentedViewController?.title == "X")
    }

    @Test(.documented("UISplitViewController.showDetailViewController(_:sender:)"))
    func `unfolded, detail replaces the secondary column`() {
        let scene = SplitScene(inStack: true)
        let new = controller("D")
        scene.p.showDetailViewController(new, sender: nil)
        scene.stage.settle()
        #expect(scene.log.lines == ["showDetail D"])
        #expect(scene.split.viewControllers.last === new && new.view.window != nil && scene.s.view.window == nil)
    }

    @Test(.oracle("printed: folded, the primary stack pushes it"))
    func `folded, detail is pushed`() {
        let scene = SplitScene(device: .iPhone15, sideways: false, inStack: true)
        scene.p.navigationController?.popToRootViewController(animated: false)
        scene.stage.settle()
        let new = controller("D")
        scene.p.showDetailViewController(new, sender: nil)
        scene.stage.settle()
        #expect(scene.p.navigationController?.viewControllers == [scene.p, new] && new.view.window != nil)
    }

    @Test(.documented("UISplitViewControllerDelegate.splitViewController(_:showDetail:sender:)"))
    func `the delegate may show by itself`() {
        let scene = SplitScene { $0.log.handlesShow = true }
        scene.split.showDetailViewController(controller("D"), sender: nil)
        scene.split.show(controller("E"), sender: nil)
        scene.stage.settle()
        #expect(scene.log.lines == ["showDetail D", "show E"])
        #expect(scene.split.viewControllers == [scene.p, scene.s])
    }

    @Test(.documented("UISplitViewController.show(_:sender:)"))
    func `show replaces the column of who asks`() {
        let scene = SplitScene()
        let first = controller("1")
        scene.split.show(first, sender: scene.p)
        scene.stage.settle()
        #expect(scene.split.viewControllers == [first, scene.s])
        let second = controller("2")
        scene.split.show(second, sender: scene.s)
        scene.stage.settle()
        #expect(scene.split.viewControllers == [first, second])
        let phone = SplitScene(device: .iPhone15, sideways: false)
        let third = controller("3")
        phone.split.show(third, sender: nil)
        phone.stage.settle()
        #expect(phone.split.presentedViewController === third)
    }

    @Test(.oracle("printed: column styles present what is shown and set what is detail"))
    func `with columns the delegate is not asked`() {
        let scene = SplitScene(.doubleColumn)
        let detail = controller("D")
        scene.split.showDetailViewController(detail, sender: nil)
        scene.stage.settle()
        #expect(scene.split.viewController(for: .secondary) === detail && detail.view.window != nil)
        let shown = controller("E")
        scene.split.show(shown, sender: nil)
        scene.stage.settle()
        #expect(scene.split.presentedViewController === shown)
        #expect(!scene.log.lines.contains { $0.hasPrefix("show") })
    }
}
