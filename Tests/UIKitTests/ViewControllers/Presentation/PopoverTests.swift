import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A popover on a pad, beside a small view.
@MainActor struct PopoverScene {
    let scene: PresentingScene
    let anchor: UIView
    let hearer = PresentationHearer()
    var modal: UIViewController { scene.modal }
    let popover: UIPopoverPresentationController

    init(
        _ frame: CGRect = CGRect(x: 300, y: 200, width: 100, height: 40), device: SimulatedDevice = .iPadPro11,
        size: CGSize = CGSize(width: 200, height: 150)
    ) {
        scene = PresentingScene(.popover, device: device)
        anchor = UIView(frame: frame)
        scene.root.view.addSubview(anchor)
        scene.modal.preferredContentSize = size
        popover = scene.modal.popoverPresentationController!
        popover.delegate = hearer
        popover.sourceView = anchor
        _ = PresentationJournal.take()
    }

    func present() {
        scene.present()
        scene.recorder.clear()
    }

    /// Arrow included, in the window.
    var frame: CGRect { popover.presentedView.map { $0.convert($0.bounds, to: nil) } ?? .zero }
    func journal() -> [String] { PresentationJournal.take() }
}

@MainActor @Suite("View controllers / Presentation / Popovers")
struct PopoverTests {
    @Test(.documented("UIPopoverPresentationController: defaults"))
    func `a popover's defaults`() {
        let modal = UIViewController()
        modal.modalPresentationStyle = .popover
        let popover = modal.popoverPresentationController!
        #expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
        #expect(popover.sourceView == nil && popover.sourceRect.isNull && popover.sourceItem == nil)
        #expect(popover.passthroughViews == nil && !popover.canOverlapSourceViewRect && popover.backgroundColor == nil)
        #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        #expect(popover.popoverBackgroundViewClass == nil && !popover.shouldPresentInFullscreen)
        #expect(UIPopoverArrowDirection.any.rawValue == 15 && UIPopoverArrowDirection.unknown.rawValue == UInt.max)
    }

    @Test(
        .documented("UIPopoverPresentationController.arrowDirection"),
        arguments: [
            (UIPopoverArrowDirection.up, CGRect(x: 250, y: 240, width: 200, height: 163)),
            (.down, CGRect(x: 250, y: 200 - 163, width: 200, height: 163)),
            (.left, CGRect(x: 400, y: 145, width: 213, height: 150)),
            (.right, CGRect(x: 300 - 213, y: 145, width: 213, height: 150)),
        ])
    func `each permitted direction has its place`(direction: UIPopoverArrowDirection, frame: CGRect) {
        let scene = PopoverScene()
        scene.popover.permittedArrowDirections = direction
        scene.present()
        #expect(scene.popover.arrowDirection == direction && scene.frame == frame)
        #expect(scene.modal.view.bounds.size == frame.size)
    }

    @Test(
        .documented("UIPopoverPresentationController: the arrow is outside the content's safe area"),
        arguments: [
            (UIPopoverArrowDirection.up, UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0)),
            (.down, UIEdgeInsets(top: 0, left: 0, bottom: 13, right: 0)),
            (.left, UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0)),
            (.right, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 13)),
        ])
    func `the content's safe area leaves the arrow out`(direction: UIPopoverArrowDirection, insets: UIEdgeInsets) {
        let scene = PopoverScene()
        scene.popover.permittedArrowDirections = direction
        scene.present()
        #expect(scene.modal.view.safeAreaInsets == insets)
        scene.scene.root.dismiss(animated: false)
        scene.scene.stage.settle()
        #expect(scene.modal.view.safeAreaInsets == .zero && scene.popover.arrowDirection == .unknown)
    }

    @Test(.assumed("below first, then above, then beside"))
    func `free to choose it goes where there is room`() {
        #expect(direction(CGRect(x: 300, y: 200, width: 100, height: 40)) == .up)
        #expect(direction(CGRect(x: 300, y: 1100, width: 100, height: 40)) == .down)
        #expect(direction(CGRect(x: 20, y: 300, width: 40, height: 600), size: CGSize(width: 200, height: 500)) == .left)
        #expect(direction(CGRect(x: 780, y: 300, width: 40, height: 600), size: CGSize(width: 200, height: 500)) == .right)
    }

    private func direction(_ anchor: CGRect, size: CGSize = CGSize(width: 200, height: 150)) -> UIPopoverArrowDirection {
        let scene = PopoverScene(anchor, size: size)
        scene.present()
        return scene.popover.arrowDirection
    }

    @Test(.assumed("no arrow, in the middle of the view: common practice"))
    func `without any direction it lies over its anchor, without an arrow`() {
        let scene = PopoverScene()
        scene.popover.sourceView = scene.scene.root.view
        scene.popover.sourceRect = CGRect(x: 417, y: 600, width: 0, height: 0)
        scene.popover.permittedArrowDirections = []
        scene.present()
        #expect(scene.frame == CGRect(x: 317, y: 525, width: 200, height: 150))
        #expect(scene.popover.arrowDirection == .unknown && scene.modal.view.safeAreaInsets == .zero)
    }

    @Test(.assumed("an anchor as large as the screen is covered"))
    func `an anchor as large as the screen is covered`() {
        let scene = PopoverScene(CGRect(x: 0, y: 0, width: 834, height: 1194))
        scene.present()
        #expect(scene.modal.view.bounds.width == 200 && scene.modal.view.bounds.height == 163)
    }

    @Test(.documented("UIPopoverPresentationController.popoverLayoutMargins"))
    func `it keeps away from the edges`() {
        let scene = PopoverScene(CGRect(x: 2, y: 300, width: 20, height: 20))
        scene.popover.permittedArrowDirections = .up
        scene.present()
        #expect(scene.frame.minX == 10)
        scene.popover.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 50, bottom: 10, right: 10)
        scene.scene.stage.layoutNow()
        #expect(scene.frame.minX == 50)
    }

    @Test(.documented("UIPopoverPresentationController.sourceRect"))
    func `a rectangle of the view may be the anchor, and may move`() {
        let scene = PopoverScene()
        scene.popover.permittedArrowDirections = .up
        scene.popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
        scene.present()
        #expect(scene.frame.midX == 305 && scene.frame.minY == 210)
        scene.popover.sourceRect = .null
        scene.scene.stage.layoutNow()
        #expect(scene.frame.midX == 350 && scene.frame.minY == 240)
    }

    @Test(.documented("UIPopoverPresentationController.sourceItem"))
    func `an item takes the place of view and rectangle`() {
        let scene = PopoverScene()
        let item = UIView(frame: CGRect(x: 500, y: 600, width: 50, height: 50))
        scene.scene.root.view.addSubview(item)
        scene.popover.sourceItem = item
        scene.present()
        #expect(scene.frame.midX == 525 && scene.frame.minY == 650)
    }

    @Test(.documented("UIPopoverPresentationController.barButtonItem"))
    func `a bar button may be the anchor`() {
        let scene = PresentingScene(.popover, device: .iPadPro11)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 834, height: 50))
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        bar.items = [item]
        scene.root.view.addSubview(bar)
        scene.modal.popoverPresentationController?.barButtonItem = item
        scene.present()
        let popover = scene.modal.popoverPresentationController
        #expect(popover?.arrowDirection == .up && popover?.barButtonItem === item)
        let frame = popover?.presentedView?.frame ?? .zero
        #expect(frame.minY > 600 && frame.minY < 660)
    }

    @Test(.oracle("PRES-H13"))
    func `the anchor may be given right after present`() {
        let scene = PopoverScene()
        scene.popover.sourceView = nil
        scene.scene.root.present(scene.modal, animated: false)
        scene.popover.sourceView = scene.anchor
        scene.scene.stage.settle()
        #expect(scene.frame.midX == 350)
    }

    @Test(.documented("UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:)"))
    func `the delegate may give the anchor at the last moment`() {
        let scene = PopoverScene()
        scene.popover.sourceView = nil
        scene.hearer.onPrepare = { $0.sourceView = scene.anchor }
        scene.present()
        #expect(scene.journal() == ["prepare"] && scene.frame.midX == 350)
    }

    @Test(.documented("UIViewController.preferredContentSize"))
    func `it follows the content's preferred size`() {
        let scene = PopoverScene()
        scene.popover.permittedArrowDirections = .up
        scene.present()
        scene.modal.preferredContentSize = CGSize(width: 300, height: 100)
        scene.scene.stage.settle()
        #expect(scene.frame.size == CGSize(width: 300, height: 113))
        let plain = PopoverScene(size: .zero)
        plain.present()
        #expect(plain.frame.size == CGSize(width: 320, height: 493))
    }

    @Test(.documented("UIPopoverPresentationController.canOverlapSourceViewRect"))
    func `it may cover its anchor only if told`() {
        let tall = CGRect(x: 300, y: 100, width: 100, height: 900)
        let scene = PopoverScene(tall, size: CGSize(width: 200, height: 400))
        scene.popover.permittedArrowDirections = .up
        scene.present()
        #expect(scene.frame.height < 200 && scene.frame.minY == 1000)
        scene.popover.canOverlapSourceViewRect = true
        scene.scene.stage.layoutNow()
        #expect(scene.frame.height == 413 && scene.frame.minY < 1000)
    }

    @Test(.documented("UIPopoverPresentationController: a touch outside dismisses"))
    func `a touch beside it dismisses, and the delegate hears`() {
        let scene = PopoverScene()
        scene.present()
        _ = scene.journal()
        scene.scene.stage.tap(at: CGPoint(x: 700, y: 900))
        scene.scene.stage.settle()
        #expect(scene.journal() == ["should", "will", "did"])
        #expect(scene.scene.recorder.take() == ["M.viewWillDisappear(true)", "M.viewDidDisappear(true)"])
        #expect(scene.scene.root.presentedViewController == nil && scene.modal.view.superview == nil)
    }

    @Test(.documented("UIViewController.isModalInPresentation: outside taps as well"))
    func `a modal one stays`() {
        let scene = PopoverScene()
        scene.modal.isModalInPresentation = true
        scene.present()
        _ = scene.journal()
        scene.scene.stage.tap(at: CGPoint(x: 700, y: 900))
        scene.scene.stage.settle()
        #expect(scene.journal() == ["attempt"] && scene.scene.root.presentedViewController === scene.modal)
    }

    @Test(.assumed("a touch inside is the content's"))
    func `a touch inside doesn't dismiss`() {
        let scene = PopoverScene()
        scene.present()
        _ = scene.journal()
        scene.scene.stage.tap(at: CGPoint(x: 350, y: 320))
        scene.scene.stage.settle()
        #expect(scene.journal() == [] && scene.scene.root.presentedViewController === scene.modal)
    }

    @Test(.documented("UIPopoverPresentationController.passthroughViews"))
    func `views that are let through get their touches`() {
        let scene = PopoverScene()
        let button = UIButton(frame: CGRect(x: 600, y: 900, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.scene.root.view.addSubview(button)
        scene.popover.passthroughViews = [button]
        scene.present()
        scene.scene.stage.tap(at: CGPoint(x: 650, y: 920))
        scene.scene.stage.settle()
        #expect(taps == 1 && scene.scene.root.presentedViewController === scene.modal)
        scene.popover.passthroughViews = nil
        scene.scene.stage.tap(at: CGPoint(x: 650, y: 920))
        scene.scene.stage.settle()
        #expect(taps == 1 && scene.scene.root.presentedViewController == nil)
    }

    @Test(.documented("UIPopoverBackgroundView"))
    func `a frame of one's own gives its measures`() throws {
        let scene = PopoverScene()
        scene.popover.permittedArrowDirections = .up
        scene.popover.popoverBackgroundViewClass = PaperBackground.self
        scene.present()
        #expect(scene.frame.size == CGSize(width: 200 + 6 + 8, height: 150 + 5 + 7 + 20))
        #expect(scene.modal.view.bounds.size == CGSize(width: 200, height: 150))
        let origin = scene.modal.view.convert(CGPoint.zero, to: scene.popover.presentedView)
        #expect(origin == CGPoint(x: 6, y: 20 + 5) && scene.modal.view.safeAreaInsets == .zero)
        let paper = try #require(scene.popover.presentedView?.subviews.first as? PaperBackground)
        #expect(paper.arrowDirection == .up && paper.arrowOffset == 0 && paper.bounds.size == scene.frame.size)
    }

    @Test(.documented("UIPopoverBackgroundView.arrowOffset"))
    func `near an edge the arrow moves along its side`() throws {
        let scene = PopoverScene(CGRect(x: 60, y: 200, width: 20, height: 20))
        scene.popover.permittedArrowDirections = .up
        scene.popover.popoverBackgroundViewClass = PaperBackground.self
        scene.present()
        let paper = try #require(scene.popover.presentedView?.subviews.first as? PaperBackground)
        #expect(scene.frame.minX == 10 && paper.arrowOffset == 70 - scene.frame.midX)
    }

    @Test(.assumed("the outline is the box without its corners, with the arrow"))
    func `the outline has an arrow and round corners`() {
        let size = CGSize(width: 200, height: 113)
        for (direction, tip, corner) in [
            (UIPopoverArrowDirection.up, CGPoint(x: 130, y: 4), CGPoint(x: 10, y: 4)),
            (.down, CGPoint(x: 130, y: 109), CGPoint(x: 10, y: 109)),
            (.left, CGPoint(x: 4, y: 86.5), CGPoint(x: 4, y: 20)), (.right, CGPoint(x: 196, y: 86.5), CGPoint(x: 196, y: 20)),
        ] {
            let path = PopoverShape.path(size: size, direction: direction, offset: 30)
            #expect(path.contains(tip) && !path.contains(corner) && path.contains(CGPoint(x: 100, y: 56)))
            #expect(path.boundingBox.width <= 200.5 && path.boundingBox.height <= 113.5)
        }
    }

    @Test(.documented("UIPopoverPresentationController: presented from a sheet"))
    func `from a sheet it may reach beyond the sheet`() {
        let scene = PresentingScene(.formSheet, device: .iPadPro11)
        scene.present()
        let popover = controller("P")
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 300, height: 600)
        popover.popoverPresentationController?.sourceView = scene.modal.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 300, width: 40, height: 40)
        popover.popoverPresentationController?.permittedArrowDirections = .up
        scene.modal.present(popover, animated: false)
        scene.stage.settle()
        let container = popover.popoverPresentationController?.containerView
        #expect(container?.superview === scene.stage.window && container?.bounds.size == scene.stage.window.bounds.size)
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.stage.window.subviews == [scene.root.view])
    }
}
