import CoreGraphics
import Onion
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The onboarding, open or about to be.
@MainActor final class OnionScene: ExampleScene {
    let garden = GardenController()

    init(on device: SimulatedDevice = .iPhone15, isOpen: Bool = true) {
        super.init(garden, on: device)
        guard isOpen else { return }
        stage.tap("Set Up My Garden")
        stage.settle()
        recorder.clear()
    }

    var wrapper: ModalWrapperController { garden.presentedViewController as! ModalWrapperController }
    var flow: OnboardingFlowController { wrapper.content as! OnboardingFlowController }
    var template: OnboardingTemplateController { flow.topViewController as! OnboardingTemplateController }
    var buttonTitles: [String] {
        template.buttonViews.map { ($0.configuration?.title ?? "") + ($0.isEnabled ? "" : " (off)") }
    }

    func tap(_ text: String) {
        stage.tap(text)
        stage.settle()
    }
}

@MainActor @Suite("Examples / Onion", .assumed("what a person expects of such an app on iOS"), .serialized)
struct OnionTests {
    // MARK: Layers
    @Test func `each layer is a controller of its own`() {
        let scene = OnionScene()
        #expect(
            ExampleScene.tree(scene.wrapper) == """
                ModalWrapperController
                  OnboardingFlowController
                    OnboardingTemplateController
                      WelcomeController
                """)
        #expect(scene.template.content.onboardingTemplate === scene.template)
        #expect(scene.wrapper.presentingViewController === scene.garden)
    }

    @Test func `the same template carries three screens`() {
        let scene = OnionScene()
        #expect(scene.buttonTitles == ["Continue"])
        scene.tap("Continue")
        #expect(scene.template.content is InterestsController && scene.template.pageControl.currentPage == 1)
        scene.tap("Skip")
        #expect(scene.template.content is ReadyController && scene.template.pageControl.currentPage == 2)
        #expect(scene.flow.viewControllers.allSatisfy { $0 is OnboardingTemplateController })
        #expect(scene.buttonTitles == ["Start Gardening", "Change My Choice"])
        scene.tap("Change My Choice")
        #expect(scene.template.content is InterestsController)
    }

    @Test func `the template asks its content for the buttons, again when it says so`() {
        let scene = OnionScene()
        scene.tap("Continue")
        #expect(scene.buttonTitles == ["Continue (off)", "Skip"])
        scene.tap("Pond")
        #expect(scene.buttonTitles == ["Continue", "Skip"])
        scene.tap("Balcony")
        #expect(scene.buttonTitles == ["Continue with 2", "Skip"])
        scene.tap("Pond")
        scene.tap("Balcony")
        #expect(scene.buttonTitles == ["Continue (off)", "Skip"])
    }

    @Test func `what was chosen comes out below`() {
        let scene = OnionScene()
        scene.tap("Continue")
        scene.tap("Pond")
        scene.tap("Indoor")
        scene.tap("Continue with 2")
        scene.tap("Start Gardening")
        #expect(scene.garden.presentedViewController == nil)
        #expect(scene.garden.statusLabel.text == "Growing: Pond, Indoor")
        scene.stage.expectNothingPending()
    }

    // MARK: Callbacks
    @Test func `coming and going, whole`() {
        let scene = OnionScene(isOpen: false)
        scene.tap("Set Up My Garden")
        #expect(
            scene.take() == """
                OnboardingTemplateController.willMove(toParent: OnboardingFlowController)
                OnboardingFlowController.willMove(toParent: ModalWrapperController)
                OnboardingFlowController.didMove(toParent: ModalWrapperController)
                ModalWrapperController.viewWillAppear(true)
                OnboardingFlowController.viewWillAppear(true)
                WelcomeController.willMove(toParent: OnboardingTemplateController)
                WelcomeController.didMove(toParent: OnboardingTemplateController)
                OnboardingTemplateController.viewWillAppear(true)
                WelcomeController.viewWillAppear(true)
                ModalWrapperController.viewIsAppearing(true)
                OnboardingFlowController.viewIsAppearing(true)
                OnboardingTemplateController.viewIsAppearing(true)
                WelcomeController.viewIsAppearing(true)
                ModalWrapperController.viewDidAppear(true)
                OnboardingFlowController.viewDidAppear(true)
                OnboardingTemplateController.viewDidAppear(true)
                WelcomeController.viewDidAppear(true)
                OnboardingTemplateController.didMove(toParent: OnboardingFlowController)
                """)
        scene.tap("Continue")
        #expect(
            scene.take() == """
                OnboardingTemplateController.willMove(toParent: OnboardingFlowController)
                InterestsController.willMove(toParent: OnboardingTemplateController)
                InterestsController.didMove(toParent: OnboardingTemplateController)
                OnboardingTemplateController.viewWillDisappear(true)
                WelcomeController.viewWillDisappear(true)
                OnboardingTemplateController.viewWillAppear(true)
                InterestsController.viewWillAppear(true)
                OnboardingTemplateController.viewIsAppearing(true)
                InterestsController.viewIsAppearing(true)
                OnboardingTemplateController.viewDidDisappear(true)
                WelcomeController.viewDidDisappear(true)
                OnboardingTemplateController.viewDidAppear(true)
                InterestsController.viewDidAppear(true)
                OnboardingTemplateController.didMove(toParent: OnboardingFlowController)
                """)
        scene.tap("Close")
        #expect(
            scene.take() == """
                ModalWrapperController.viewWillDisappear(true)
                OnboardingFlowController.viewWillDisappear(true)
                OnboardingTemplateController.viewWillDisappear(true)
                InterestsController.viewWillDisappear(true)
                ModalWrapperController.viewDidDisappear(true)
                OnboardingFlowController.viewDidDisappear(true)
                OnboardingTemplateController.viewDidDisappear(true)
                InterestsController.viewDidDisappear(true)
                """)
    }

    @Test func `a long drag takes the card away`() {
        let scene = OnionScene()
        let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 150))
        finger.move(by: CGVector(dx: 0, dy: 500), duration: 0.5)
        #expect(
            scene.take() == """
                ModalWrapperController.viewWillDisappear(true)
                OnboardingFlowController.viewWillDisappear(true)
                OnboardingTemplateController.viewWillDisappear(true)
                WelcomeController.viewWillDisappear(true)
                """)
        finger.lift()
        scene.stage.settle()
        #expect(
            scene.take() == """
                ModalWrapperController.viewDidDisappear(true)
                OnboardingFlowController.viewDidDisappear(true)
                OnboardingTemplateController.viewDidDisappear(true)
                WelcomeController.viewDidDisappear(true)
                """)
        #expect(scene.garden.presentedViewController == nil)
        scene.stage.expectNothingPending()
    }

    @Test func `a short drag leaves everything as it was`() {
        let scene = OnionScene()
        let card = scene.place(scene.wrapper.view)
        let tree = ExampleScene.tree(scene.wrapper)
        let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 150))
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.5)
        let layer = scene.wrapper.view.layer.presentation() ?? scene.wrapper.view.layer
        #expect(layer.frame.minY > card.minY + 150)
        finger.move(by: CGVector(dx: 0, dy: -120), duration: 0.5)
        finger.lift()
        scene.stage.settle()
        #expect(
            scene.take(without: "viewIsAppearing") == """
                ModalWrapperController.viewWillDisappear(true)
                OnboardingFlowController.viewWillDisappear(true)
                OnboardingTemplateController.viewWillDisappear(true)
                WelcomeController.viewWillDisappear(true)
                ModalWrapperController.viewWillAppear(true)
                OnboardingFlowController.viewWillAppear(true)
                OnboardingTemplateController.viewWillAppear(true)
                WelcomeController.viewWillAppear(true)
                ModalWrapperController.viewDidAppear(true)
                OnboardingFlowController.viewDidAppear(true)
                OnboardingTemplateController.viewDidAppear(true)
                WelcomeController.viewDidAppear(true)
                """)
        #expect(scene.place(scene.wrapper.view) == card)
        #expect(ExampleScene.tree(scene.wrapper) == tree)
        scene.stage.expectNothingPending()
        scene.tap("Continue")
        #expect(scene.template.content is InterestsController)
    }

    @Test func `a call that comes in lets the card go back`() {
        let scene = OnionScene()
        let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 150))
        finger.move(by: CGVector(dx: 0, dy: 500), duration: 0.5)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.garden.presentedViewController === scene.wrapper && !scene.wrapper.isBeingDismissed)
    }

    @Test func `inside the card a swipe from the edge goes back`() {
        let scene = OnionScene()
        scene.tap("Continue")
        scene.stage.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 350, y: 500))
        scene.stage.settle()
        #expect(scene.template.content is WelcomeController)
        #expect(scene.garden.presentedViewController === scene.wrapper)
    }

    // MARK: Places
    @Test func `on a phone the card comes from the bottom, on a pad it is as large as its content wishes`() {
        let phone = OnionScene()
        let screen = phone.stage.window.bounds
        #expect(phone.place(phone.wrapper.view) == CGRect(x: 0, y: 59 + 10, width: 393, height: screen.height - 69))
        let pad = OnionScene(on: .iPadPro11)
        let wide = pad.stage.window.bounds
        #expect(
            pad.place(pad.wrapper.view)
                == CGRect(x: (wide.width - 540) / 2, y: (wide.height - 680) / 2, width: 540, height: 680))
        pad.stage.rotate(to: .landscapeLeft)
        pad.stage.settle()
        #expect(
            pad.place(pad.wrapper.view)
                == CGRect(x: (wide.height - 540) / 2, y: (wide.width - 680) / 2, width: 540, height: 680))
    }

    @Test func `a new wish changes the card`() {
        let scene = OnionScene(on: .iPadPro11)
        scene.flow.preferredContentSize = CGSize(width: 480, height: 600)
        scene.stage.layoutNow()
        #expect(scene.wrapper.view.bounds.size == CGSize(width: 480, height: 600))
    }

    @Test func `nothing stays behind`() {
        let scene = OnionScene()
        weak var wrapper: UIViewController?
        weak var content: UIViewController?
        autoreleasepool {
            wrapper = scene.wrapper
            content = scene.template.content
            scene.tap("Close")
        }
        #expect(wrapper == nil && content == nil)
    }
}
