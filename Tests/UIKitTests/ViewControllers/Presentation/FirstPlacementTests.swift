import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Does nothing but put the view in.
private final class BareAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var seen: [CGRect] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) {
            seen.append(view.frame)
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: 0.2, animations: {}) { _ in context.completeTransition(true) }
    }
}

@MainActor @Suite("View controllers / Presentation / First placement", .serialized)
struct FirstPlacementTests {
    private let giver = TransitionGiver()

    private func present(
        _ presented: UIViewController, style: UIModalPresentationStyle, on device: SimulatedDevice
    ) -> (stage: Stage, animator: BareAnimator) {
        let stage = Stage(device: device)
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.settle()
        let animator = BareAnimator()
        giver.presenting = animator
        presented.modalPresentationStyle = style
        presented.transitioningDelegate = giver
        root.present(presented, animated: true)
        stage.settle()
        return (stage, animator)
    }

    @Test(
        .documented("HEADERS: finalFrame(for:) of the presented controller"),
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom], [SimulatedDevice.iPhone8, .iPadPro11])
    func `an animator that only adds the view shows all of it`(_ style: UIModalPresentationStyle, _ device: SimulatedDevice) {
        let presented = UIViewController()
        // As a scene of another device stores it.
        presented.loadViewIfNeeded()
        presented.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        let (stage, animator) = present(presented, style: style, on: device)
        #expect(presented.view.frame == stage.window.bounds)
        #expect(animator.seen == [stage.window.bounds])
    }

    @Test(
        .assumed("a sheet is placed like any other presented view"),
        arguments: [SimulatedDevice.iPhone8, .iPadPro11])
    func `a sheet with an animator of its own has a size`(_ device: SimulatedDevice) throws {
        let presented = UIViewController()
        let (stage, animator) = present(presented, style: .pageSheet, on: device)
        let sheet = try #require(presented.presentationController)
        let frame = presented.view.convert(presented.view.bounds, to: stage.window)
        #expect(frame == sheet.frameOfPresentedViewInContainerView && !frame.isEmpty)
        #expect(animator.seen == [frame])
    }

    @Test(.documented("UIPresentationController.frameOfPresentedViewInContainerView"))
    func `the place is the presentation controller's`() {
        let place = CGRect(x: 10, y: 20, width: 100, height: 50)
        giver.makesController = { presented, presenting in
            let made = RecordingPresentation(presentedViewController: presented, presenting: presenting)
            made.framing = { _ in place }
            return made
        }
        let presented = UIViewController()
        let (_, animator) = present(presented, style: .custom, on: .iPhone8)
        #expect(animator.seen == [place] && presented.view.frame == place)
    }

    @Test(.assumed("tests of apps read outlets of what they have just presented"), arguments: [true, false])
    func `the presented view is loaded when present returns`(_ animated: Bool) {
        let stage = Stage()
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.settle()
        final class Asking: UIViewController {
            var presenter: UIViewController?
            override func viewDidLoad() {
                super.viewDidLoad()
                presenter = presentingViewController
            }
        }
        let presented = Asking()
        root.present(presented, animated: animated)
        #expect(presented.isViewLoaded && presented.presenter === root)
        let refused = UIViewController()
        _ = Misuse.observed { root.present(refused, animated: animated) }
        #expect(!refused.isViewLoaded)
    }

    @Test(.documented("UIPresentationController.presentingViewController: not optional"))
    func `who presents whom is never nil`() {
        let presentation = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        // Nobody else holds it.
        #expect(presentation.presentedViewController.title == nil)
        let presenting = presentation.presentingViewController
        #expect(presenting.view != nil)
    }

    @Test(.documented("UIPresentationController.presentedViewController: strong"))
    func `a presentation controller that is kept keeps whom it presented`() throws {
        let stage = Stage()
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.settle()
        weak var presented: UIViewController?
        var kept: UIPresentationController?
        do {
            let controller = UIViewController()
            presented = controller
            root.present(controller, animated: false)
            stage.settle()
            kept = controller.presentationController
            root.dismiss(animated: false)
            stage.settle()
        }
        #expect(kept?.presentedViewController === presented && presented != nil)
        kept = nil
        stage.settle()
        #expect(presented == nil)
    }
}
