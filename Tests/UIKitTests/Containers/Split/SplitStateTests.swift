import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

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

    @Test(.oracle("SPLIT-1"))
    func `it is folded where there is little width`() {
        for (device, sideways, folded) in [
            (SimulatedDevice.iPadPro11, true, false), (.iPadPro11, false, false), (.iPhone15, false, true),
            (.iPhone15, true, true), (.iPhone15ProMax, false, true), (.iPhone15ProMax, true, false),
        ] {
            let scene = SplitScene(device: device, sideways: sideways)
            #expect(scene.split.isCollapsed == folded, "\(device.name) sideways \(sideways)")
        }
    }

    @Test(.oracle("SPLIT-2"))
    func `it is created unfolded`() {
        let stage = Stage(device: .iPhone15)
        let split = UISplitViewController()
        split.viewControllers = [controller("P"), controller("S")]
        #expect(!split.isCollapsed)
        stage.window.rootViewController = split
        stage.layoutNow()
        #expect(split.isCollapsed)
    }

    @Test(.documented("WWDC-2014-214: overridden traits unfold a split view on a phone"))
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

    @Test(.documented("UISplitViewController.setViewController(_:for:)")) func `a classic one has no columns to set`() {
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

    @Test(.assumed("nobody holds it")) func `all is freed`() {
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
