@_spi(House) import AppleFoundation
import CoreGraphics

/// What an animator is given, and what it says when it is done.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    private let from: UIViewController
    private let to: UIViewController
    var fromView: UIView?
    var toView: UIView?
    var initialFrames: [UITransitionContextViewControllerKey: CGRect] = [:]
    var finalFrames: [UITransitionContextViewControllerKey: CGRect] = [:]
    var targetTransform: CGAffineTransform { .identity }
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private var isComplete = false
    weak var coordinator: TransitionCoordinator?
    var whenComplete: ((Bool) -> Void)?
    /// Kept until the transition is over: apps let go of it with the finger.
    var driver: UIPercentDrivenInteractiveTransition?

    /// The window that overlooks fingers.
    private weak var deafWindow: UIWindow?

    init(
        container: UIView, from: UIViewController, to: UIViewController, style: UIModalPresentationStyle, isAnimated: Bool
    ) {
        containerView = container
        self.from = from
        self.to = to
        presentationStyle = style
        self.isAnimated = isAnimated
        super.init()
        EndsOnMainThread.note(Self.self)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: return from
        case .to: return to
        default: return nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: return fromView
        case .to: return toView
        default: return nil
        }
    }

    private func key(of controller: UIViewController) -> UITransitionContextViewControllerKey? {
        if controller === from { return .from }
        return controller === to ? .to : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { key(of: vc).flatMap { initialFrames[$0] } ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { key(of: vc).flatMap { finalFrames[$0] } ?? .zero }

    // MARK: Interaction
    func beginInteraction() {
        isInteractive = true
        coordinator?.initiallyInteractive = true
        coordinator?.interactionChanged(isInteractive: true)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
        coordinator?.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        coordinator?.interactionChanged(isInteractive: false)
    }

    func cancelInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = true
        coordinator?.isCancelled = true
        coordinator?.interactionChanged(isInteractive: false)
    }

    func pauseInteractiveTransition() {
        guard !isInteractive else { return }
        isInteractive = true
        transitionWasCancelled = false
        coordinator?.isCancelled = false
        coordinator?.interactionChanged(isInteractive: true)
    }

    // MARK: Fingers
    /// Until the transition is over fingers that come down are overlooked: what they would meet is on its way.
    func keepFingersAway() {
        guard deafWindow == nil, let window = containerView.window else { return }
        window.transitionsUnderWay += 1
        deafWindow = window
    }

    private func letFingersIn() {
        deafWindow?.transitionsUnderWay -= 1
        deafWindow = nil
    }

    deinit {
        // An animator has forgotten to complete it.
        if deafWindow != nil { Isolation.assumeMain { letFingersIn() } }
    }

    func completeTransition(_ didComplete: Bool) {
        if isComplete { return }
        isComplete = true
        letFingersIn()
        let body = whenComplete
        whenComplete = nil
        driver?.transitionEnded()
        driver = nil
        body?(didComplete)
    }
}

extension TransitionCoordinator {
    final func take(_ context: TransitionContext, duration: TimeInterval) {
        isAnimated = context.isAnimated
        presentationStyle = context.presentationStyle
        transitionDuration = duration
        container = context.containerView
        from = context.viewController(forKey: .from)
        to = context.viewController(forKey: .to)
        toView = context.toView
        fromView = context.fromView
        context.coordinator = self
    }
}
