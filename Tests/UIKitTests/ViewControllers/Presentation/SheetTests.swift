import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A sheet on a phone without a home indicator, whose delegate writes everything down.
@MainActor struct SheetScene {
    let scene: PresentingScene
    let hearer = PresentationHearer()
    var sheet: UISheetPresentationController { scene.modal.sheetPresentationController! }
    var modal: UIViewController { scene.modal }
    var stage: Stage { scene.stage }

    init(
        _ style: UIModalPresentationStyle = .pageSheet, device: SimulatedDevice = .iPhoneSE,
        _ detents: [UISheetPresentationController.Detent]? = nil
    ) {
        scene = PresentingScene(style, device: device)
        let sheet = scene.modal.sheetPresentationController!
        if let detents { sheet.detents = detents }
        sheet.delegate = hearer
        _ = PresentationJournal.take()
    }

    func present() {
        scene.present()
        scene.recorder.clear()
    }

    /// The card in the window.
    var frame: CGRect { modal.view.convert(modal.view.bounds, to: nil).snapped }

    func journal() -> [String] { PresentationJournal.take() }
}

extension CGRect {
    /// Without the last digits that conversions leave.
    var snapped: CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        return CGRect(x: snap(minX), y: snap(minY), width: snap(width), height: snap(height))
    }
}

@MainActor @Suite("View controllers / Presentation / Sheets")
struct SheetTests {
    typealias Detent = UISheetPresentationController.Detent

    @Test(.documented("UISheetPresentationController: defaults"))
    func `a sheet's defaults`() {
        let sheet = UIViewController().sheetPresentationController!
        #expect(sheet.detents.map(\.identifier) == [.large] && sheet.selectedDetentIdentifier == nil)
        #expect(sheet.largestUndimmedDetentIdentifier == nil && !sheet.prefersGrabberVisible)
        #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.prefersEdgeAttachedInCompactHeight)
        #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && sheet.preferredCornerRadius == nil)
        #expect(sheet.sourceView == nil)
    }

    @Test(.documented("UISheetPresentationController.Detent"))
    func `nothing selected means the smallest`() {
        let scene = SheetScene(.pageSheet, [.medium(), .large()])
        scene.present()
        let half: CGFloat = 314
        #expect(scene.frame == CGRect(x: 0, y: 667 - half, width: 375, height: half))
        scene.sheet.selectedDetentIdentifier = UISheetPresentationController.Detent.Identifier("unknown")
        scene.stage.layoutNow()
        #expect(scene.frame.height == half)
        scene.sheet.selectedDetentIdentifier = .large
        scene.stage.layoutNow()
        #expect(scene.frame.height == 627)
    }

    @Test(.documented("UISheetPresentationController.Detent.medium(): not in compact height"))
    func `medium is left out in compact height`() {
        let scene = SheetScene(.pageSheet, [.medium(), .large()])
        scene.sheet.prefersEdgeAttachedInCompactHeight = true
        InterfaceRotation.deviceTurned(to: .landscapeLeft, animated: false)
        scene.stage.settle()
        scene.present()
        #expect(scene.frame.height > 300)
    }

    @Test(.documented("UISheetPresentationController.prefersEdgeAttachedInCompactHeight"))
    func `attached to the edge it doesn't fill the screen in compact height`() {
        let scene = SheetScene()
        scene.sheet.prefersEdgeAttachedInCompactHeight = true
        InterfaceRotation.deviceTurned(to: .landscapeLeft, animated: false)
        scene.stage.settle()
        scene.present()
        #expect(scene.frame.minY > 0 && scene.frame.maxY == 375 && scene.frame.width == 667)
    }

    @Test(.documented("UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached"))
    func `the width may follow the content`() {
        let scene = SheetScene()
        scene.sheet.prefersEdgeAttachedInCompactHeight = true
        scene.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        scene.modal.preferredContentSize = CGSize(width: 300, height: 100)
        InterfaceRotation.deviceTurned(to: .landscapeLeft, animated: false)
        scene.stage.settle()
        scene.present()
        #expect(scene.frame.width == 300 && abs(scene.frame.midX - 667 / 2) <= 0.5)
    }

    @Test(.documented("UISheetPresentationController.Detent.custom: the height inside the safe area"))
    func `a custom detent's height is that inside the safe area`() {
        let scene = SheetScene(.pageSheet, device: .iPhone15, [.custom { _ in 200 }])
        scene.present()
        #expect(scene.frame.height == 200 + 34 && scene.frame.maxY == 852)
        #expect(scene.modal.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test(.documented("UISheetPresentationController.Detent.custom: floating sheets have no edge"))
    func `floating it is the height itself`() {
        let scene = SheetScene(.formSheet, device: .iPadPro11, [.custom { _ in 300 }])
        scene.present()
        #expect(scene.frame.size == CGSize(width: 540, height: 300))
    }

    @Test(.documented("UISheetPresentationController.Detent.custom: nil leaves it out; the context"))
    func `a detent may leave itself out, by its context`() {
        var seen: [(UIUserInterfaceSizeClass, CGFloat)] = []
        let scene = SheetScene(
            .pageSheet,
            [
                .custom(identifier: .init("never")) { _ in nil },
                .custom(identifier: .init("third")) {
                    seen.append(($0.containerTraitCollection.horizontalSizeClass, $0.maximumDetentValue))
                    return $0.maximumDetentValue / 3
                },
            ])
        scene.present()
        #expect(scene.frame.height == 209)
        #expect(seen.last?.0 == .compact && seen.last?.1 == 627)
    }

    @Test(.documented("UISheetPresentationController.invalidateDetents()"))
    func `detents are asked anew when they are told to be`() {
        var height: CGFloat = 100
        let scene = SheetScene(.pageSheet, [.custom { _ in height }])
        scene.present()
        height = 250
        scene.stage.layoutNow()
        #expect(scene.frame.height == 100)
        scene.sheet.invalidateDetents()
        #expect(scene.frame.height == 100)
        scene.stage.layoutNow()
        #expect(scene.frame.height == 250)
    }

    @Test(.documented("UISheetPresentationController.Detent.resolvedValue(in:)"))
    func `system detents resolve in any context`() {
        final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection: UITraitCollection
            let maximumDetentValue: CGFloat = 600
            init(_ height: UIUserInterfaceSizeClass) { containerTraitCollection = UITraitCollection(verticalSizeClass: height) }
        }
        #expect(Detent.large().resolvedValue(in: Context(.compact)) == 600)
        #expect(Detent.medium().resolvedValue(in: Context(.regular)) == 300)
        #expect(Detent.medium().resolvedValue(in: Context(.compact)) == nil)
        #expect(Detent.custom { _ in 7 }.identifier != Detent.custom { _ in 7 }.identifier)
    }

    @Test(.documented("UISheetPresentationController.animateChanges(_:)"))
    func `animated changes are laid out before the call returns`() {
        let scene = SheetScene(.pageSheet, [.medium(), .large()])
        scene.present()
        scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
        #expect(scene.frame.height == 627 && !scene.stage.pending.isEmpty)
        scene.stage.settle()
        #expect(scene.journal() == [])
    }

    @Test(.documented("UISheetPresentationController.largestUndimmedDetentIdentifier"))
    func `up to the undimmed detent what lies below can be touched`() {
        let scene = SheetScene(.pageSheet, [.medium(), .large()])
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.scene.root.view.addSubview(button)
        scene.sheet.largestUndimmedDetentIdentifier = .medium
        scene.present()
        scene.stage.tap(at: CGPoint(x: 150, y: 120))
        #expect(taps == 1)
        scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 150, y: 10))
        #expect(taps == 1)
        scene.sheet.animateChanges {
            scene.sheet.selectedDetentIdentifier = .medium
            scene.sheet.largestUndimmedDetentIdentifier = nil
        }
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 150, y: 120))
        #expect(taps == 1)
    }

    @Test(.documented("UISheetPresentationController.preferredCornerRadius, prefersGrabberVisible"))
    func `corners and grabber are the card's, not the view's`() {
        let scene = SheetScene()
        scene.sheet.preferredCornerRadius = 30
        scene.sheet.prefersGrabberVisible = true
        scene.present()
        #expect(scene.modal.view.layer.cornerRadius == 0 && scene.modal.view.subviews.isEmpty)
        #expect(scene.modal.view.superview?.layer.cornerRadius == 30)
        scene.sheet.preferredCornerRadius = nil
        scene.stage.layoutNow()
        #expect(scene.modal.view.superview?.layer.cornerRadius == 10)
    }

    @Test(.assumed("as on iOS, where views of the system draw the presenter back"))
    func `the presenter behind is drawn back and knows nothing of it`() {
        let scene = SheetScene()
        let root = scene.scene.root
        let before = (root.view.frame, root.view.safeAreaInsets)
        scene.scene.recorder.records = .all
        scene.scene.recorder.clear()
        scene.scene.present(animated: true)
        #expect(!scene.scene.recorder.lines.contains { $0.hasPrefix("R.") })
        #expect(root.view.frame == before.0 && root.view.safeAreaInsets == before.1 && root.view.transform.isIdentity)
        let shown = root.view.layer.presentation()
        #expect(shown.map { abs($0.frame.minX - 16) < 0.01 && abs($0.frame.minY - 30) < 0.01 } == true)
        scene.stage.expectNothingPending()
        root.dismiss(animated: true)
        scene.stage.settle()
        #expect(root.view.layer.presentation()?.frame ?? root.view.layer.frame == before.0)
        #expect(!root.view.clipsToBounds)
    }

    @Test(.assumed("behind a sheet of half the height nothing is drawn back"))
    func `behind a medium sheet the presenter stays`() {
        let scene = SheetScene(.pageSheet, [.medium()])
        scene.present()
        let shown = scene.scene.root.view.layer.presentation() ?? scene.scene.root.view.layer
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test(.documented("UISheetPresentationController: detents must not be empty"))
    func `a sheet needs a detent`() throws {
        let sheet = try #require(UIViewController().sheetPresentationController)
        let misuses = Misuse.observed { sheet.detents = [] }
        #expect(misuses.map(\.message) == ["A sheet needs at least one detent."])
        #expect(misuses.allSatisfy { $0.severity == .exception } && sheet.detents.count == 1)
    }
}

@MainActor @Suite("View controllers / Presentation / The user's hand on a sheet")
struct SheetHandTests {
    private func drag(_ scene: SheetScene, by way: CGFloat, from y: CGFloat = 200, duration: TimeInterval = 0.6) {
        scene.stage.drag(from: CGPoint(x: 180, y: y), to: CGPoint(x: 180, y: y + way), duration: duration)
        scene.stage.settle()
    }

    @Test(.documented("UIAdaptivePresentationControllerDelegate: should, will, did"))
    func `pulled far enough it goes, and the delegate hears in order`() {
        let scene = SheetScene()
        scene.present()
        drag(scene, by: 450)
        #expect(scene.journal() == ["should", "will", "did"])
        #expect(scene.scene.root.presentedViewController == nil && scene.modal.view.superview == nil)
        #expect(scene.scene.recorder.take() == ["M.viewWillDisappear(true)", "M.viewDidDisappear(true)"])
        scene.stage.expectNothingPending()
    }

    @Test(.assumed("one public report of a pull that is given up"))
    func `a pull that is given up leads through the callbacks of a cancelled dismissal`() {
        let scene = SheetScene()
        scene.present()
        drag(scene, by: 120)
        #expect(scene.journal() == ["should", "will"])
        #expect(
            scene.scene.recorder.take() == [
                "M.viewWillDisappear(true)", "M.viewWillAppear(true)", "M.viewIsAppearing(true)", "M.viewDidAppear(true)",
            ])
        #expect(scene.scene.root.presentedViewController === scene.modal)
        #expect(scene.frame == CGRect(x: 0, y: 40, width: 375, height: 627))
        scene.stage.expectNothingPending()
    }

    @Test(.documented("UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:): may come many times"))
    func `tugging asks each time, and dismisses once`() {
        let scene = SheetScene()
        scene.present()
        drag(scene, by: 100)
        drag(scene, by: 90)
        drag(scene, by: 450)
        #expect(scene.journal() == ["should", "will", "should", "will", "should", "will", "did"])
    }

    @Test(.documented("UIViewController.isModalInPresentation"))
    func `a modal one resists, and the delegate hears of the attempt`() {
        let scene = SheetScene()
        scene.modal.isModalInPresentation = true
        scene.present()
        drag(scene, by: 450)
        #expect(scene.journal() == ["attempt"])
        #expect(scene.scene.root.presentedViewController === scene.modal && scene.frame.minY == 40)
        #expect(scene.scene.recorder.lines == [])
        scene.modal.isModalInPresentation = false
        drag(scene, by: 450)
        #expect(scene.journal() == ["should", "will", "did"])
    }

    @Test(
        .documented(
            "UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:): a pull with intent"))
    func `a small tug is no attempt`() {
        let scene = SheetScene()
        scene.modal.isModalInPresentation = true
        scene.present()
        drag(scene, by: 25)
        #expect(scene.journal() == [] && scene.frame.minY == 40)
    }

    @Test(.documented("UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:)"))
    func `the delegate may refuse`() {
        let scene = SheetScene()
        scene.hearer.allows = false
        scene.present()
        drag(scene, by: 450)
        #expect(scene.journal() == ["should", "attempt"] && scene.scene.root.presentedViewController === scene.modal)
    }

    @Test(.assumed("a child that is modal counts as well"))
    func `a modal child holds the whole sheet`() {
        let scene = SheetScene()
        let child = controller("C")
        child.isModalInPresentation = true
        scene.modal.embed(child)
        scene.present()
        drag(scene, by: 450)
        #expect(scene.journal() == ["attempt"])
    }

    @Test(.documented("WWDC-2019-224: the coordinator in will dismiss"))
    func `in will dismiss the coordinator is there`() {
        let scene = SheetScene()
        var seen: [String] = []
        let (root, modal) = (scene.scene.root, scene.modal)
        scene.hearer.onWillDismiss = { _ in
            seen.append("\(root.transitionCoordinator != nil) \(modal.transitionCoordinator != nil)")
            modal.transitionCoordinator?.animate(alongsideTransition: nil) { seen.append("cancelled \($0.isCancelled)") }
        }
        scene.present()
        drag(scene, by: 100)
        drag(scene, by: 450)
        #expect(seen == ["true true", "cancelled true", "true true", "cancelled false"])
    }

    @Test(.assumed("the card follows the finger"))
    func `the card follows the finger`() {
        let scene = SheetScene()
        scene.present()
        let finger = scene.stage.touchDown(at: CGPoint(x: 180, y: 200))
        finger.move(to: CGPoint(x: 180, y: 300), duration: 0.2)
        let card = scene.sheet.presentedView!
        let shown = (card.layer.presentation() ?? card.layer).frame
        // What it takes to become a pull may be left out.
        #expect(shown.minY > 120 && shown.minY < 141)
        finger.move(to: CGPoint(x: 180, y: 250), duration: 0.2)
        #expect(abs((card.layer.presentation() ?? card.layer).frame.minY - (shown.minY - 50)) < 1.5)
        finger.move(to: CGPoint(x: 180, y: 205), duration: 1)
        finger.lift()
        scene.stage.settle()
        #expect(scene.frame.minY == 40 && scene.scene.root.presentedViewController === scene.modal)
    }

    @Test(.documented("UISheetPresentationController: the user drags between detents"))
    func `dragged up it rests at the larger detent, and the delegate hears`() {
        let scene = SheetScene(.pageSheet, [.medium(), .large()])
        scene.present()
        drag(scene, by: -250, from: 450)
        #expect(scene.frame.height == 627 && scene.sheet.selectedDetentIdentifier == .large)
        #expect(scene.journal() == ["detent com.apple.UIKit.large"])
        drag(scene, by: 250, from: 200)
        #expect(scene.sheet.selectedDetentIdentifier == .medium)
        #expect(scene.journal() == ["detent com.apple.UIKit.medium"])
        #expect(scene.scene.recorder.lines == [])
    }

    @Test(.documented("UISheetPresentationController.selectedDetentIdentifier: the app's own change tells nobody"))
    func `the delegate doesn't hear of the app's own change`() {
        let scene = SheetScene(.pageSheet, [.medium(), .large()])
        scene.present()
        scene.sheet.selectedDetentIdentifier = .large
        scene.stage.settle()
        drag(scene, by: -30, from: 300)
        #expect(scene.journal() == [])
    }

    @Test(.assumed("a flick carries on"))
    func `a flick from the large detent may carry the sheet away`() {
        let scene = SheetScene()
        scene.present()
        drag(scene, by: 200, duration: 0.08)
        #expect(scene.scene.root.presentedViewController == nil && scene.journal() == ["should", "will", "did"])
    }

    @Test(.assumed("what goes sideways is no pull"))
    func `a stroke sideways leaves the sheet alone`() {
        let scene = SheetScene()
        scene.present()
        scene.stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 330, y: 330), duration: 0.3)
        scene.stage.settle()
        #expect(scene.journal() == [] && scene.frame.minY == 40)
    }

    @Test(.assumed("a call that comes in gives the sheet back"))
    func `a cancelled touch brings the sheet back`() {
        let scene = SheetScene()
        scene.present()
        let finger = scene.stage.touchDown(at: CGPoint(x: 180, y: 200))
        finger.move(to: CGPoint(x: 180, y: 280), duration: 0.2)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.frame.minY == 40 && scene.scene.root.presentedViewController === scene.modal)
        #expect(scene.journal() == ["should", "will"])
    }

    @Test(.assumed("on a pad a touch beside a form sheet dismisses it"))
    func `a touch beside a floating sheet dismisses it`() {
        let scene = SheetScene(.formSheet, device: .iPadPro11)
        scene.present()
        scene.stage.tap(at: CGPoint(x: 30, y: 300))
        scene.stage.settle()
        #expect(scene.journal() == ["should", "will", "did"])
    }

    @Test(.assumed("on a phone the strip above a sheet does nothing"))
    func `a touch above a sheet on a phone does nothing`() {
        let scene = SheetScene()
        scene.present()
        scene.stage.tap(at: CGPoint(x: 180, y: 20))
        scene.stage.settle()
        #expect(scene.journal() == [] && scene.scene.root.presentedViewController === scene.modal)
    }

    // MARK: What scrolls inside
    /// A sheet full of something that scrolls.
    private func scrolling(_ detents: [UISheetPresentationController.Detent]? = nil) -> (SheetScene, UIScrollView) {
        let scene = SheetScene(.pageSheet, detents)
        let inner = UIScrollView()
        inner.contentInsetAdjustmentBehavior = .never
        scene.modal.view.addSubview(inner)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.frame = scene.modal.view.bounds
        inner.contentSize = CGSize(width: 300, height: 3000)
        scene.present()
        return (scene, inner)
    }

    @Test(.assumed("what scrolls comes first, the sheet when it is at its top"))
    func `in the middle of its way the content scrolls and the sheet stays`() {
        let (scene, inner) = scrolling()
        inner.contentOffset.y = 500
        drag(scene, by: 200)
        #expect(inner.contentOffset.y < 400 && scene.frame.minY == 40 && scene.journal() == [])
    }

    @Test(.assumed("what scrolls comes first, the sheet when it is at its top"))
    func `at its top a pull down takes the sheet`() {
        let (scene, inner) = scrolling()
        drag(scene, by: 450)
        #expect(scene.journal() == ["should", "will", "did"] && inner.contentOffset.y == 0)
    }

    @Test(.documented("UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge"), arguments: [true, false])
    func `scrolling up expands the sheet first, if it shall`(expands: Bool) {
        let (scene, inner) = scrolling([.medium(), .large()])
        scene.sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
        drag(scene, by: -250, from: 550)
        #expect((scene.frame.height == 627) == expands && (inner.contentOffset.y == 0) == expands)
        #expect(scene.journal() == (expands ? ["detent com.apple.UIKit.large"] : []))
        drag(scene, by: -200, from: 550)
        #expect(inner.contentOffset.y > 100)
    }

    // MARK: The decisions alone
    private let decision = SheetDrag(tops: [50, 350], bottom: 700, start: 350)

    @Test(.assumed("as users feel it"))
    func `above the largest detent the sheet resists`() {
        #expect(decision.top(for: -100, mayGo: true) == 250)
        let high = decision.top(for: -400, mayGo: true)
        #expect(high < 50 && high > 20)
    }

    @Test(.assumed("as users feel it"))
    func `below the smallest it follows if it may go, and resists if not`() {
        #expect(decision.top(for: 100, mayGo: true) == 450)
        let held = decision.top(for: 100, mayGo: false)
        #expect(held > 350 && held < 410)
        #expect(decision.top(for: 1000, mayGo: true) == 700)
    }

    @Test(.assumed("as users feel it"))
    func `where it comes to rest`() {
        #expect(decision.rest(top: 100, velocity: 0, mayGo: true) == .detent(0))
        #expect(decision.rest(top: 300, velocity: 0, mayGo: true) == .detent(1))
        #expect(decision.rest(top: 300, velocity: -1200, mayGo: true) == .detent(0))
        #expect(decision.rest(top: 500, velocity: 0, mayGo: true) == .detent(1))
        #expect(decision.rest(top: 560, velocity: 0, mayGo: true) == .gone)
        #expect(decision.rest(top: 560, velocity: -2000, mayGo: true) == .detent(1))
        #expect(decision.rest(top: 400, velocity: 1500, mayGo: true) == .gone)
        #expect(decision.rest(top: 400, velocity: 1500, mayGo: false) == .detent(1))
        #expect(decision.share(at: 525) == 0.5)
    }
}
