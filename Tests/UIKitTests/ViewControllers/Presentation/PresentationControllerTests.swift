import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Presentation / Presentation controllers")
struct PresentationControllerTests {
    private func custom(_ configure: @escaping (RecordingPresentation) -> Void = { _ in }) -> CustomScene {
        let custom = CustomScene(.custom)
        custom.giver.makesController = {
            let made = RecordingPresentation(presentedViewController: $0, presenting: $1)
            configure(made)
            return made
        }
        return custom
    }

    private func presentation(_ custom: CustomScene) throws -> RecordingPresentation {
        try #require(custom.scene.modal.presentationController as? RecordingPresentation)
    }

    @Test(.documented("UIPresentationController: defaults"))
    func `a plain one's defaults`() {
        let modal = controller("M")
        modal.modalPresentationStyle = .custom
        let made = UIPresentationController(presentedViewController: modal, presenting: nil)
        #expect(made.shouldPresentInFullscreen && !made.shouldRemovePresentersView)
        #expect(made.presentedView === modal.view && made.containerView == nil)
        #expect(made.presentationStyle == .custom && made.adaptivePresentationStyle == .custom)
        #expect(made.frameOfPresentedViewInContainerView == .zero && made.overrideTraitCollection == nil)
    }

    @Test(.oracle("PRES-C9"))
    func `its container may be put in by key`() {
        let made = UIPresentationController(presentedViewController: controller("M"), presenting: nil)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        made.setValue(container, forKeyPath: "containerView")
        #expect(made.containerView === container && made.frameOfPresentedViewInContainerView == container.bounds)
    }

    @Test(.documented("UIPresentationController.frameOfPresentedViewInContainerView"))
    func `a plain one fills its container`() {
        let scene = PresentingScene(.custom)
        scene.present()
        #expect(scene.modal.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(type(of: scene.modal.presentationController!) == UIPresentationController.self)
    }

    @Test(.documented("VCPG: creating custom presentations"))
    func `a custom presentation goes through its steps`() {
        let custom = custom()
        custom.present()
        #expect(
            custom.journal() == [
                "controller for M on nil from R", "animator for M on R from R", "interaction", "duration", "will begin",
                "animate", "alongside", "complete true", "did end true", "completion", "ended true",
            ])
        custom.dismiss()
        #expect(
            custom.journal() == [
                "animator away M", "interaction away", "duration", "away will begin", "animate", "complete true",
                "away did end true", "completion", "ended true",
            ])
    }

    @Test(
        .documented("UIViewControllerTransitioningDelegate: asked for the custom style only"),
        arguments: [
            UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .currentContext,
        ])
    func `other styles don't ask for a presentation controller`(style: UIModalPresentationStyle) {
        let custom = CustomScene(style)
        custom.giver.makesController = { RecordingPresentation(presentedViewController: $0, presenting: $1) }
        custom.present()
        #expect(!custom.journal().contains { $0.hasPrefix("controller for") })
    }

    @Test(.assumed("phases and appearance callbacks in one timeline: the phase first, its end last"))
    func `phases surround the appearance callbacks`() {
        let custom = custom()
        let modal = ScriptedController("M")
        modal.onWillAppear = { _ in PresentationJournal.write("M will") }
        modal.onDidAppear = { _ in PresentationJournal.write("M did") }
        modal.onWillDisappear = { _ in PresentationJournal.write("M will not") }
        modal.onDidDisappear = { _ in PresentationJournal.write("M did not") }
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = custom.giver
        custom.giver.presenting = nil
        custom.giver.dismissing = nil
        custom.scene.root.present(modal, animated: true)
        custom.scene.stage.settle()
        custom.scene.root.dismiss(animated: true)
        custom.scene.stage.settle()
        #expect(
            custom.journal() == [
                "controller for M on nil from R", "animator for M on R from R", "will begin", "M will", "alongside", "M did",
                "did end true", "animator away M", "away will begin", "M will not", "M did not", "away did end true",
            ])
    }

    @Test(.documented("UIPresentationController.containerView"))
    func `the container is there from the first phase to the last`() throws {
        let custom = custom()
        let made = custom.scene.modal.presentationController
        #expect(made?.containerView == nil)
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.layoutNow()
        let presentation = try presentation(custom)
        #expect(presentation.chrome.superview === presentation.containerView)
        #expect(presentation.containerView?.superview === custom.scene.stage.window)
        custom.scene.stage.settle()
        #expect(custom.scene.modal.view.superview === presentation.containerView)
        custom.dismiss()
        #expect(presentation.containerView == nil && presentation.chrome.window == nil)
    }

    @Test(.oracle("PRES-M15"))
    func `before it begins the presenter may be unknown`() throws {
        let modal = controller("M")
        modal.modalPresentationStyle = .custom
        // Not optional, and nobody.
        let nobody = try #require(modal.presentationController).presentingViewController
        #expect(!nobody.isViewLoaded && nobody.presentedViewController == nil)
    }

    @Test(.documented("UIPresentationController.containerViewWillLayoutSubviews()"))
    func `layout of the container is bracketed`() {
        let custom = custom { $0.writesLayout = true }
        custom.giver.presenting = nil
        custom.present(animated: false)
        let lines = custom.journal().filter { $0.hasSuffix("lay out") }
        #expect(lines.count >= 2 && lines.count % 2 == 0)
        #expect(
            stride(from: 0, to: lines.count, by: 2).allSatisfy { lines[$0] == "will lay out" && lines[$0 + 1] == "did lay out" }
        )
        custom.scene.modal.presentationController?.containerView?.setNeedsLayout()
        custom.scene.stage.layoutNow()
        #expect(custom.journal() == ["will lay out", "did lay out"])
    }

    @Test(.documented("WWDC-2014-228: the container's layout is the place for frames"))
    func `after a turn the presentation controller sets the frame anew`() {
        let custom = custom { $0.framing = { CGRect(x: 10, y: $0.height / 2, width: $0.width - 20, height: $0.height / 2) } }
        custom.present(animated: false)
        #expect(custom.scene.modal.view.frame == CGRect(x: 10, y: 333.5, width: 355, height: 333.5))
        _ = custom.journal()
        InterfaceRotation.deviceTurned(to: .landscapeLeft, animated: false)
        custom.scene.stage.settle()
        #expect(custom.scene.modal.view.frame == CGRect(x: 10, y: 187.5, width: 647, height: 187.5))
        #expect(custom.journal().first == "size 667×375")
    }

    @Test(.documented("UIPresentationController: the base class sets no frame in layout"))
    func `the base class leaves the frame alone`() {
        let scene = PresentingScene(.custom)
        scene.present()
        scene.modal.view.autoresizingMask = []
        scene.modal.view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        scene.modal.presentationController?.containerView?.setNeedsLayout()
        scene.stage.layoutNow()
        #expect(scene.modal.view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    }

    @Test(.documented("WWDC-2014-228: sizes go from presenter to presentation controller to presented"))
    func `the presentation controller says the presented one's new size`() {
        let custom = custom { $0.framing = { CGRect(x: 0, y: 0, width: $0.width, height: $0.height / 2) } }
        custom.present(animated: false)
        custom.scene.recorder.records = .environment
        custom.scene.recorder.clear()
        InterfaceRotation.deviceTurned(to: .landscapeLeft, animated: false)
        custom.scene.stage.settle()
        let sizes = custom.scene.recorder.lines.filter { $0.contains("viewWillTransition") }
        #expect(sizes == ["R.viewWillTransition(to: 667×375)", "M.viewWillTransition(to: 667×187.5)"])
    }

    @Test(.documented("UIContentContainer.preferredContentSizeDidChange(forChildContentContainer:)"))
    func `the presentation controller hears of a preferred size`() {
        let custom = custom()
        custom.present(animated: false)
        _ = custom.journal()
        custom.scene.modal.preferredContentSize = CGSize(width: 100, height: 200)
        #expect(custom.journal() == ["preferred 100×200"])
        #expect(custom.scene.modal.presentationController?.preferredContentSize == CGSize(width: 100, height: 200))
    }

    @Test(.documented("UIPresentationController.overrideTraitCollection"))
    func `its traits reach the presented one`() {
        let custom = custom { $0.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark) }
        custom.present(animated: false)
        #expect(custom.scene.modal.traitCollection.userInterfaceStyle == .dark)
        #expect(custom.scene.modal.view.traitCollection.userInterfaceStyle == .dark)
        #expect(custom.scene.modal.presentationController?.traitCollection.userInterfaceStyle == .dark)
        #expect(custom.scene.root.traitCollection.userInterfaceStyle == .light)
        custom.scene.modal.presentationController?.overrideTraitCollection = nil
        custom.scene.stage.layoutNow()
        #expect(custom.scene.modal.traitCollection.userInterfaceStyle == .light)
    }

    @Test(.documented("UIPresentationController.presentationTransitionDidEnd(_:)"))
    func `a cancelled presentation ends with false and without chrome`() throws {
        let custom = custom()
        let driver = UIPercentDrivenInteractiveTransition()
        custom.giver.presentingInteraction = driver
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        let presentation = try presentation(custom)
        driver.update(0.5)
        driver.cancel()
        custom.scene.stage.settle()
        #expect(custom.journal().contains("did end false"))
        #expect(presentation.chrome.superview == nil && presentation.containerView == nil)
    }

    @Test(.documented("UIPresentationController.dismissalTransitionDidEnd(_:)"))
    func `a cancelled dismissal ends with false and stays`() throws {
        let custom = custom()
        custom.present()
        let driver = UIPercentDrivenInteractiveTransition()
        custom.giver.dismissingInteraction = driver
        _ = custom.journal()
        custom.scene.recorder.clear()
        custom.scene.root.dismiss(animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver.update(0.5)
        driver.cancel()
        custom.scene.stage.settle()
        #expect(
            custom.journal() == [
                "animator away M", "interaction away", "duration", "away will begin", "duration", "animate", "complete false",
                "away did end false", "ended false",
            ])
        #expect(
            custom.scene.recorder.take() == [
                "M.viewWillDisappear(true)", "M.viewWillAppear(true)", "M.viewIsAppearing(true)", "M.viewDidAppear(true)",
            ])
        #expect(try presentation(custom).containerView != nil && custom.scene.modal.view.window != nil)
    }

    @Test(.documented("UIPresentationController.shouldPresentInFullscreen"))
    func `one that doesn't want the full screen stays in its context`() {
        final class Contained: UIPresentationController {
            override var shouldPresentInFullscreen: Bool { false }
        }
        let custom = CustomScene(.custom)
        custom.giver.makesController = { Contained(presentedViewController: $0, presenting: $1) }
        let child = controller("C")
        child.definesPresentationContext = true
        custom.scene.root.embed(child)
        child.view.frame = CGRect(x: 30, y: 40, width: 200, height: 300)
        custom.scene.stage.layoutNow()
        child.present(custom.scene.modal, animated: false)
        custom.scene.stage.settle()
        #expect(custom.scene.modal.presentingViewController === child)
        #expect(
            custom.scene.modal.view.convert(custom.scene.modal.view.bounds, to: nil)
                == CGRect(x: 30, y: 40, width: 200, height: 300))
    }

    @Test(.documented("UIPresentationController: the style is taken when it is made"))
    func `the style is to be set first`() {
        let modal = controller("M")
        modal.modalPresentationStyle = .popover
        let made = modal.popoverPresentationController
        #expect(made != nil)
        modal.modalPresentationStyle = .formSheet
        #expect(modal.sheetPresentationController == nil && modal.presentationController === made)
    }
}
