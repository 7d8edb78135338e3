import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Transitions / Coordinator")
struct TransitionCoordinatorTests {
    private func begin(_ style: UIModalPresentationStyle = .pageSheet, animated: Bool = true) -> PresentingScene {
        let scene = PresentingScene(style)
        scene.root.present(scene.modal, animated: animated)
        scene.stage.advance(by: 0)
        return scene
    }

    @Test(.documented("UIViewController.transitionCoordinator"))
    func `it is there during a transition only`() {
        let scene = PresentingScene(.pageSheet)
        #expect(scene.root.transitionCoordinator == nil)
        scene.root.present(scene.modal, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.root.transitionCoordinator != nil)
        #expect(scene.root.transitionCoordinator === scene.modal.transitionCoordinator)
        scene.stage.settle()
        #expect(scene.root.transitionCoordinator == nil && scene.modal.transitionCoordinator == nil)
    }

    @Test(.documented("UIViewController.transitionCoordinator: asks the parent"))
    func `children find it through their parents`() {
        let scene = begin()
        let (mine, its) = (controller("c"), controller("m"))
        scene.root.embed(mine)
        scene.modal.embed(its)
        #expect(mine.transitionCoordinator === scene.root.transitionCoordinator && mine.transitionCoordinator != nil)
        #expect(its.transitionCoordinator === scene.root.transitionCoordinator)
        scene.stage.settle()
    }

    @Test(.documented("UIViewControllerTransitionCoordinatorContext"))
    func `it tells what goes on`() throws {
        let scene = begin(.fullScreen)
        let coordinator = try #require(scene.modal.transitionCoordinator)
        #expect(coordinator.isAnimated && !coordinator.isInteractive && !coordinator.initiallyInteractive)
        #expect(!coordinator.isCancelled && coordinator.presentationStyle == .fullScreen)
        #expect(coordinator.transitionDuration == 0.4 && coordinator.targetTransform == .identity)
        #expect(coordinator.viewController(forKey: .from) === scene.root)
        #expect(coordinator.viewController(forKey: .to) === scene.modal)
        #expect(coordinator.view(forKey: .to) === scene.modal.view && coordinator.view(forKey: .from) === scene.root.view)
        #expect(scene.modal.view.isDescendant(of: coordinator.containerView))
        scene.stage.settle()
    }

    @Test(.documented("UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)"))
    func `alongside runs at once and moves for as long`() throws {
        let stage = Stage(device: .iPhoneSE)
        let root = controller("R")
        let modal = ScriptedController("M")
        let follower = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(follower)
        stage.window.rootViewController = root
        stage.layoutNow()
        modal.modalPresentationStyle = .overFullScreen
        var order: [String] = []
        modal.onWillAppear = {
            let taken = $0.transitionCoordinator?.animate(
                alongsideTransition: { _ in
                    order.append("alongside")
                    follower.frame.origin.x = 100
                }, completion: { order.append("completion \($0.isCancelled)") })
            order.append("taken \(taken == true)")
        }
        modal.onDidAppear = { _ in order.append("did appear") }
        root.present(modal, animated: true) { order.append("present's completion") }
        stage.layoutNow()
        stage.advance(by: 0.2)
        let shown = try #require(follower.layer.presentation()).frame.minX
        #expect(shown > 5 && shown < 95 && follower.frame.minX == 100)
        stage.settle()
        #expect(order == ["taken true", "alongside", "did appear", "completion false", "present's completion"])
    }

    @Test(.documented("UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)"))
    func `there may be no animation, only a completion`() {
        let scene = begin()
        var done = 0
        #expect(scene.modal.transitionCoordinator?.animate(alongsideTransition: nil) { _ in done += 1 } == true)
        scene.stage.settle()
        #expect(done == 1)
    }

    @Test(.assumed("who comes too late is refused"))
    func `afterwards it takes nothing on`() throws {
        let scene = begin()
        let coordinator = try #require(scene.modal.transitionCoordinator)
        scene.stage.settle()
        var ran = 0
        #expect(!coordinator.animate(alongsideTransition: { _ in ran += 1 }, completion: { _ in ran += 1 }))
        #expect(ran == 0)
    }

    @Test(.assumed("without animation alongside runs all the same"))
    func `without animation it serves as well`() {
        let stage = Stage(device: .iPhoneSE)
        let root = controller("R")
        let modal = ScriptedController("M")
        stage.window.rootViewController = root
        stage.layoutNow()
        var order: [String] = []
        modal.onWillAppear = {
            order.append("animated \($0.transitionCoordinator?.isAnimated == true)")
            $0.transitionCoordinator?.animate(
                alongsideTransition: { _ in order.append("alongside") }, completion: { _ in order.append("completion") })
        }
        root.present(modal, animated: false)
        stage.settle()
        #expect(order == ["animated false", "alongside", "completion"])
    }

    @Test(.documented("UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:)"), arguments: [true, false])
    func `who asks hears when the finger lets go`(finishes: Bool) {
        let custom = CustomScene(.custom)
        let driver = UIPercentDrivenInteractiveTransition()
        custom.giver.presentingInteraction = driver
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        var heard: [String] = []
        let coordinator = custom.scene.root.transitionCoordinator
        coordinator?.notifyWhenInteractionChanges { heard.append("changes \($0.isInteractive) \($0.isCancelled)") }
        coordinator?.notifyWhenInteractionEnds { heard.append("ends \($0.isCancelled) \($0.percentComplete)") }
        coordinator?.animate(alongsideTransition: nil) { heard.append("completion \($0.isCancelled)") }
        driver.update(0.5)
        if finishes { driver.finish() } else { driver.cancel() }
        #expect(heard == ["changes false \(!finishes)", "ends \(!finishes) 0.5"])
        custom.scene.stage.settle()
        #expect(heard.last == "completion \(!finishes)" && heard.count == 3)
    }

    @Test(.documented("UIViewControllerTransitionCoordinatorContext.isCancelled"))
    func `what is not interactive is never cancelled`() throws {
        let scene = begin()
        let coordinator = try #require(scene.modal.transitionCoordinator)
        var cancelled: Bool?
        coordinator.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
        scene.stage.settle()
        #expect(cancelled == false)
    }

    @Test(.documented("UIViewControllerTransitionCoordinator: animations in the container follow the finger"))
    func `alongside in the container follows the percentage`() throws {
        let custom = CustomScene(.custom)
        let driver = UIPercentDrivenInteractiveTransition()
        custom.giver.presentingInteraction = driver
        custom.giver.makesController = { RecordingPresentation(presentedViewController: $0, presenting: $1) }
        custom.scene.root.present(custom.scene.modal, animated: true)
        custom.scene.stage.advance(by: 0.1)
        driver.update(0.5)
        let presentation = try #require(custom.scene.modal.presentationController as? RecordingPresentation)
        let shown = try #require(presentation.chrome.layer.presentation()).opacity
        #expect(abs(shown - 0.5) < 0.02)
        driver.finish()
        custom.scene.stage.settle()
        #expect(presentation.chrome.alpha == 1)
    }

    @Test(.documented("UIViewControllerTransitionCoordinator: in a dismissal"))
    func `a dismissal has one with the roles exchanged`() throws {
        let scene = PresentingScene(.fullScreen)
        scene.present()
        scene.root.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        let coordinator = try #require(scene.modal.transitionCoordinator)
        #expect(coordinator.viewController(forKey: .from) === scene.modal)
        #expect(coordinator.viewController(forKey: .to) === scene.root)
        scene.stage.settle()
    }
}

/// A context of an app's container.
@MainActor final class OwnContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController
    private let to: UIViewController
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    var whenComplete: ((Bool) -> Void)?
    var whenUpdated: ((CGFloat) -> Void)?

    init(from: UIViewController, to: UIViewController, in container: UIView) {
        self.from = from
        self.to = to
        containerView = container
    }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }
    func begin() { isInteractive = true }
    func updateInteractiveTransition(_ percentComplete: CGFloat) { whenUpdated?(percentComplete) }
    func finishInteractiveTransition() { isInteractive = false }
    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
    }
    func pauseInteractiveTransition() { isInteractive = true }
    func completeTransition(_ didComplete: Bool) { whenComplete?(didComplete) }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .from ? from : to }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}

/// An app's container that swaps its one child with animators written for UIKit's own transitions.
@MainActor final class SwappingContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    private(set) var shown: UIViewController?
    private(set) var running: OwnContext?

    func show(_ new: UIViewController) {
        addChild(new)
        new.view.frame = view.bounds
        new.beginAppearanceTransition(true, animated: false)
        view.addSubview(new.view)
        new.endAppearanceTransition()
        new.didMove(toParent: self)
        shown = new
    }

    /// With the same steps as UIKit: tell, run, tidy up.
    func swap(to new: UIViewController, with animator: UIViewControllerAnimatedTransitioning, by driver: HandDriver? = nil) {
        guard let old = shown else { return }
        old.willMove(toParent: nil)
        addChild(new)
        let context = OwnContext(from: old, to: new, in: view)
        running = context
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        context.whenComplete = { [self] completed in
            if completed {
                old.view.removeFromSuperview()
                new.endAppearanceTransition()
                old.endAppearanceTransition()
                old.removeFromParent()
                new.didMove(toParent: self)
                shown = new
            } else {
                new.beginAppearanceTransition(false, animated: true)
                old.beginAppearanceTransition(true, animated: true)
                new.view.removeFromSuperview()
                new.endAppearanceTransition()
                old.endAppearanceTransition()
                new.willMove(toParent: nil)
                new.removeFromParent()
            }
            running = nil
        }
        if let driver {
            context.begin()
            driver.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
        }
    }
}

@MainActor @Suite("View controllers / Transitions / An app's own container")
struct OwnContainerTransitionTests {
    private func scene() -> (Stage, SwappingContainer, UIViewController, UIViewController, LifecycleRecorder) {
        let stage = Stage(device: .iPhoneSE)
        let container = SwappingContainer()
        container.title = "P"
        let (a, b) = (controller("A"), controller("B"))
        stage.window.rootViewController = container
        container.show(a)
        stage.layoutNow()
        return (stage, container, a, b, LifecycleRecorder(.lifecycle))
    }

    @Test(.documented("UIViewControllerContextTransitioning: a container may offer its own"))
    func `an animator of modals swaps children`() {
        let (stage, container, a, b, recorder) = scene()
        container.swap(to: b, with: SlideAnimator(isPresenting: true))
        stage.settle()
        #expect(
            recorder.take() == [
                "A.willMove(toParent: nil)", "B.willMove(toParent: P)", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
                "B.loadView()", "B.viewDidLoad()", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
                "A.viewDidDisappear(true)", "A.didMove(toParent: nil)", "B.didMove(toParent: P)",
            ])
        #expect(container.children == [b] && a.view.superview == nil)
    }

    @Test(.documented("UIViewControllerInteractiveTransitioning: a container may use it as well"), arguments: [true, false])
    func `a driver of modals leads a swap of children`(completes: Bool) throws {
        let (stage, container, a, b, recorder) = scene()
        let driver = HandDriver()
        container.swap(to: b, with: SlideAnimator(isPresenting: true), by: driver)
        let context = try #require(driver.context as? OwnContext)
        var percents: [CGFloat] = []
        context.whenUpdated = { percents.append($0) }
        container.view.addSubview(b.view)
        stage.layoutNow()
        context.updateInteractiveTransition(0.3)
        recorder.clear()
        if completes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        context.completeTransition(!context.transitionWasCancelled)
        stage.settle()
        #expect(percents == [0.3] && container.shown === (completes ? b : a) && container.children == [completes ? b : a])
        let appearance = recorder.lines.filter { $0.contains("view") }
        #expect(
            appearance
                == (completes
                    ? ["B.viewDidAppear(true)", "A.viewDidDisappear(true)"]
                    : [
                        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
                        "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
                    ]))
    }
}
