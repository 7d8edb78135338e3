import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Presentation / On the way")
struct PresentationWayTests {
    private func top(_ view: UIView) -> CGFloat? {
        guard view.window != nil else { return nil }
        var frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        var step: UIView? = view
        while let current = step, !(current is UIWindow) {
            let layer = current.layer.presentation() ?? current.layer
            frame = frame.offsetBy(dx: layer.frame.minX - layer.bounds.minX, dy: layer.frame.minY - layer.bounds.minY)
            step = current.superview
        }
        return frame.minY
    }

    @Test(
        .documented("UIViewController.dismiss(animated:completion:): only the topmost is seen going"),
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen,
        ])
    func `of a chain only the topmost is seen going`(style: UIModalPresentationStyle) {
        let (scene, second, third) = PresentingScene.chain(style)
        scene.root.dismiss(animated: true)
        scene.stage.advance(by: 0.2)
        #expect((top(third.view) ?? 0) > 40)
        // The others are not there any more, or where they were.
        for gone in [scene.modal, second] { #expect(top(gone.view) ?? 0 == 0) }
        scene.stage.settle()
        #expect(scene.stage.window.subviews == [scene.root.view])
    }

    @Test(.documented("UIViewController: a custom presentation is not the user's to dismiss"))
    func `a custom one is not pulled away`() {
        let scene = PresentingScene(.custom)
        scene.present()
        scene.stage.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 660), duration: 0.3)
        scene.stage.settle()
        #expect(scene.root.presentedViewController === scene.modal)
    }

    @Test(.documented("UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:): nil"))
    func `without an own presentation controller a plain one does it`() {
        let custom = CustomScene(.custom)
        custom.giver.makesController = nil
        custom.present()
        #expect(custom.scene.modal.presentationController.map { type(of: $0) == UIPresentationController.self } == true)
        #expect(custom.scene.modal.view.frame == custom.scene.stage.window.bounds)
    }

    @Test(.documented("UIPresentationController.shouldPresentInFullscreen: one that is contained does not adapt"))
    func `a contained presentation adapts to nothing`() {
        final class Contained: UIPresentationController {
            override var shouldPresentInFullscreen: Bool { false }
        }
        let custom = CustomScene(.custom)
        custom.giver.makesController = { Contained(presentedViewController: $0, presenting: $1) }
        let hearer = AdaptingHearer()
        hearer.answer = .fullScreen
        let other = controller("X")
        hearer.other = other
        let child = controller("C")
        child.definesPresentationContext = true
        custom.scene.root.embed(child)
        custom.scene.stage.layoutNow()
        custom.scene.modal.presentationController?.delegate = hearer
        child.present(custom.scene.modal, animated: false)
        custom.scene.stage.settle()
        #expect(custom.scene.modal.view.window != nil && other.viewIfLoaded?.window == nil)
        #expect(custom.scene.modal.presentingViewController === child)
    }

    @Test(.documented("UIViewControllerAnimatedTransitioning: at the end UIKit takes away who goes"))
    func `an animator need not take away who goes`() {
        let custom = CustomScene(.fullScreen)
        custom.coming.completes = false
        var context: UIViewControllerContextTransitioning?
        custom.coming.onAnimate = { context = $0 }
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        #expect(custom.scene.root.view.superview === context?.containerView)
        context?.completeTransition(true)
        custom.scene.stage.settle()
        #expect(custom.scene.root.view.superview == nil && custom.scene.modal.view.window != nil)
    }

    @Test(.oracle("PRES-H12")) func `a popover without an anchor says what is missing`() {
        let scene = PresentingScene(.popover, device: .iPadPro11)
        scene.root.present(scene.modal, animated: false)
        let heard = Misuse.observed { scene.stage.layoutNow() }
        let popover = scene.modal.popoverPresentationController
        #expect(heard.count == 1)
        #expect(heard[0].message.hasPrefix("UIPopoverPresentationController (<UIPopoverPresentationController: 0x"))
        #expect(
            heard[0].message.hasSuffix(
                ">) should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
        _ = popover
    }

    // MARK: Sheets
    @Test(.assumed("the smallest counts, in whatever order they were given"))
    func `detents count by their heights`() {
        let scene = SheetScene(.pageSheet, [.large(), .medium()])
        scene.present()
        #expect(scene.frame.height == 314)
        scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
        scene.stage.settle()
        #expect(scene.frame.height == 627)
    }

    @Test(.documented("UISheetPresentationController.animateChanges(_:): this and adjacent sheets"))
    func `sheets below are laid out before the call returns`() {
        let scene = SheetScene(.pageSheet, [.medium(), .large()])
        scene.sheet.selectedDetentIdentifier = .large
        scene.present()
        let upper = controller("U")
        let sheet = upper.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        scene.modal.present(upper, animated: false)
        scene.stage.settle()
        var layouts = 0
        final class Counting: UIView {
            var onLayout: (() -> Void)?
            override func layoutSubviews() {
                super.layoutSubviews()
                onLayout?()
            }
        }
        let counting = Counting(frame: .zero)
        scene.modal.view.addSubview(counting)
        scene.stage.layoutNow()
        counting.onLayout = { layouts += 1 }
        sheet?.animateChanges {
            counting.setNeedsLayout()
            sheet?.selectedDetentIdentifier = .large
        }
        #expect(layouts == 1 && upper.view.bounds.height > 500)
        scene.stage.settle()
    }
}

/// More rows of the measured tables.
@MainActor @Suite("View controllers / Presentation / Adaptivity on its side")
struct AdaptivityPlacesTests {
    private func scene(_ style: UIModalPresentationStyle, _ device: SimulatedDevice, isLandscape: Bool) -> PresentingScene {
        let scene = PresentingScene(style, device: device)
        if isLandscape {
            InterfaceRotation.deviceTurned(to: .landscapeLeft, animated: false)
            scene.stage.settle()
        }
        return scene
    }

    @Test(
        .oracle("PRES-D5: on its side, and on a Plus"),
        arguments: [SimulatedDevice.iPhone8, .iPhone8Plus],
        AdaptivityTests.measured.filter { !$0.devices.contains(.iPadPro11) || $0.devices.count > 1 })
    func `answers lead to the same styles on its side`(device: SimulatedDevice, expected: AdaptivityTests.Case) {
        for raw in expected.answers {
            let scene = scene(expected.style, device, isLandscape: true)
            let hearer = AdaptingHearer()
            hearer.answer = UIModalPresentationStyle(rawValue: raw)!
            let other = controller("X")
            hearer.other = other
            scene.modal.presentationController?.delegate = hearer
            scene.modal.popoverPresentationController?.sourceView = scene.root.view
            _ = PresentationJournal.take()
            scene.present()
            #expect(
                PresentationJournal.take().last == "will present \(expected.told ?? raw)", "answer \(raw) on \(device.name)")
            #expect((other.viewIfLoaded?.window != nil) == expected.isReplaced)
        }
    }

    @Test(.documented("WWDC-2019-224: either dimension compact"))
    func `a popover is a sheet on a large phone on its side`() {
        let scene = scene(.popover, .iPhone8Plus, isLandscape: true)
        #expect(scene.root.traitCollection.horizontalSizeClass == .regular)
        scene.modal.popoverPresentationController?.sourceView = scene.root.view
        scene.present()
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
    }

    @Test(
        .oracle("PRES-D6: sizes on a Plus on its side"),
        arguments: [
            (UIModalPresentationStyle.fullScreen, CGSize(width: 736, height: 414)),
            (.pageSheet, CGSize(width: 736, height: 414)),
            (.formSheet, CGSize(width: 736, height: 414)), (.popover, CGSize(width: 333, height: 374)),
        ])
    func `sizes on a large phone on its side`(style: UIModalPresentationStyle, size: CGSize) {
        let scene = scene(style, .iPhone8Plus, isLandscape: true)
        let anchor = UIView(frame: CGRect(x: 20, y: 40, width: 44, height: 44))
        scene.root.view.addSubview(anchor)
        let hearer = AdaptingHearer()
        scene.modal.presentationController?.delegate = hearer
        scene.modal.popoverPresentationController?.sourceView = anchor
        scene.present()
        #expect(scene.modal.view.bounds.size == size)
    }

    @Test(
        .oracle("PRES-D6: sizes on an iPad of 1024 by 1366"),
        arguments: [
            (UIModalPresentationStyle.overFullScreen, CGSize(width: 1024, height: 1366)),
            (.currentContext, CGSize(width: 1024, height: 1366)),
            (.pageSheet, CGSize(width: 712, height: 1006)), (.formSheet, CGSize(width: 540, height: 620)),
            (.popover, CGSize(width: 388, height: 667)),
        ])
    func `sizes on a large pad`(style: UIModalPresentationStyle, size: CGSize) throws {
        let scene = scene(style, try #require(SimulatedDevice.named("iPad Pro 12.9")), isLandscape: false)
        if style == .popover { scene.modal.preferredContentSize = CGSize(width: 375, height: 667) }
        scene.modal.popoverPresentationController?.sourceView = scene.root.view
        scene.modal.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 600, width: 44, height: 44)
        scene.modal.popoverPresentationController?.permittedArrowDirections = .left
        scene.present()
        #expect(scene.modal.view.bounds.size == size)
    }
}
