import AppleFoundation
import CoreGraphics

/// Collects what others want to do alongside a transition, and does it when the time comes.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Phase { case waiting, running, ended }

    // MARK: What the transition is like
    var isAnimated = false
    var presentationStyle = UIModalPresentationStyle.none
    var initiallyInteractive = false
    var isInterruptible = false
    var isInteractive = false
    var isCancelled = false
    var transitionDuration: TimeInterval = 0
    var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    var targetTransform = CGAffineTransform.identity
    var from: UIViewController?
    var to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    var container: UIView?

    private var phase = Phase.waiting
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var interactionEnds: [Block] = []
    private var interactionChanges: [Block] = []
    /// Controllers whose `viewWillTransition(to:with:)` is UIKit's own: they get the calls from before iOS 8.
    private(set) var defaults: [UIViewController] = []

    nonisolated override init() { super.init() }

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

    var containerView: UIView { container ?? UIView() }

    // MARK: Taking on
    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if phase == .ended { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        // Whoever comes while it runs still moves with it.
        if phase == .running { run([animation]) } else { alongside.append(animation) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) { interactionEnds.append(handler) }
    func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionChanges.append(handler) }

    func noteDefault(_ controller: UIViewController) { defaults.append(controller) }

    // MARK: Doing it
    /// Called inside the transition's own animation block, or beside it.
    func runAlongside() {
        guard phase == .waiting else { return }
        phase = .running
        let blocks = alongside
        alongside = []
        for block in blocks { block(self) }
    }

    private func run(_ blocks: [Block]) {
        guard isAnimated, transitionDuration > 0 else {
            for block in blocks { block(self) }
            return
        }
        UIView.animate(withDuration: transitionDuration) { for block in blocks { block(self) } }
    }

    func interactionChanged(isInteractive: Bool) {
        guard isInteractive != self.isInteractive else { return }
        self.isInteractive = isInteractive
        for handler in interactionChanges { handler(self) }
        if !isInteractive {
            let handlers = interactionEnds
            interactionEnds = []
            for handler in handlers { handler(self) }
        }
    }

    func finish() {
        guard phase != .ended else { return }
        phase = .ended
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
        alongside = []
        interactionEnds = []
        interactionChanges = []
        defaults = []
    }
}
