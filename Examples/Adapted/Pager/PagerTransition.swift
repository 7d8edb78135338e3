import UIKit

/// What the pager tells an animator: who goes, who comes, and where. UIKit makes such objects for its own transitions;
/// a container makes its own.
public final class PagerTransitionContext: NSObject, UIViewControllerContextTransitioning {
    public let containerView: UIView
    public let isAnimated: Bool
    public private(set) var isInteractive = false
    public private(set) var transitionWasCancelled = false
    let from: UIViewController
    let to: UIViewController
    var onUpdate: ((CGFloat) -> Void)?
    var onComplete: ((Bool) -> Void)?

    init(in containerView: UIView, from: UIViewController, to: UIViewController, isAnimated: Bool) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
    }

    public var presentationStyle: UIModalPresentationStyle { .custom }
    public var targetTransform: CGAffineTransform { .identity }

    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: return from
        case .to: return to
        default: return nil
        }
    }

    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: return from.view
        case .to: return to.view
        default: return nil
        }
    }

    public func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    public func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

    func beginInteraction() { isInteractive = true }
    public func updateInteractiveTransition(_ percentComplete: CGFloat) { onUpdate?(percentComplete) }
    public func finishInteractiveTransition() { isInteractive = false }
    public func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
    }
    public func pauseInteractiveTransition() { isInteractive = true }

    public func completeTransition(_ didComplete: Bool) {
        let body = onComplete
        onComplete = nil
        onUpdate = nil
        body?(didComplete)
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PagerTransitionContext.self }, "Pager.PagerTransitionContext") { r in _ = r } } } }

/// The pager's own way: both pages side by side, pushed along.
public final class PagerSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let forward: Bool
    private var animation: UIViewPropertyAnimator?

    public init(forward: Bool) { self.forward = forward }

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    public func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animation { return animation }
        let made = PagerMotion.animation(transitionContext, duration: transitionDuration(using: transitionContext)) {
            from, to, bounds in
            let isMirrored = transitionContext.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let way = forward == isMirrored ? -bounds.width : bounds.width
            to.frame = bounds.offsetBy(dx: way, dy: 0)
            return {
                to.frame = bounds
                from.frame = bounds.offsetBy(dx: -way, dy: 0)
            }
        }
        animation = made
        return made
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PagerSlide.self); switch i { case 0: return _objcRet(o.interruptibleAnimator(using: _objcArg(a, 0, (UIViewControllerContextTransitioning).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PagerSlide.self }, "Pager.PagerSlide") { r in r.c("-interruptibleAnimatorForTransition:", call); r.t("interruptibleAnimatorForTransition:", { unsafeDowncast($0, to: PagerSlide.self).interruptibleAnimator(using: $1) } as @MainActor (AnyObject, UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating, as: ((AnyObject, UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating).self) } } } }

/// Another way: the new page grows out of the old one and covers it.
public final class PagerZoom: NSObject, UIViewControllerAnimatedTransitioning {
    private var animation: UIViewPropertyAnimator?

    public override init() {}

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    public func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animation { return animation }
        let made = PagerMotion.animation(transitionContext, duration: transitionDuration(using: transitionContext)) {
            _, to, bounds in
            to.frame = bounds
            to.alpha = 0
            to.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
            return {
                to.alpha = 1
                to.transform = .identity
            }
        }
        animation = made
        return made
    }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PagerZoom.self); switch i { case 0: return _objcRet(o.interruptibleAnimator(using: _objcArg(a, 0, (UIViewControllerContextTransitioning).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PagerZoom.self }, "Pager.PagerZoom") { r in r.c("-interruptibleAnimatorForTransition:", call); r.t("interruptibleAnimatorForTransition:", { unsafeDowncast($0, to: PagerZoom.self).interruptibleAnimator(using: $1) } as @MainActor (AnyObject, UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating, as: ((AnyObject, UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating).self) } } } }

/// What animators of pages have in common: the new view comes in, something moves, and the context hears how it ended.
@MainActor enum PagerMotion {
    static func animation(
        _ context: UIViewControllerContextTransitioning, duration: TimeInterval,
        prepare: (_ from: UIView, _ to: UIView, _ bounds: CGRect) -> () -> Void
    ) -> UIViewPropertyAnimator {
        let animation = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return animation }
        let bounds = context.containerView.bounds
        var changes: () -> Void = {}
        UIView.performWithoutAnimation {
            changes = prepare(from, to, bounds)
            context.containerView.addSubview(to)
            to.layoutIfNeeded()
        }
        animation.addAnimations(changes)
        animation.addCompletion { position in
            to.alpha = 1
            to.transform = .identity
            context.completeTransition(position == .end)
        }
        return animation
    }
}

/// Moves an animator's transition by a share of the way until it is let go.
///
/// `UIPercentDrivenInteractiveTransition` drives only transitions that UIKit has started, so a container brings its own.
final class PagerInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    let isForward: Bool
    private(set) var share: CGFloat = 0
    private let animator: UIViewControllerAnimatedTransitioning
    private var animation: UIViewPropertyAnimator?
    private var context: PagerTransitionContext?

    init(_ animator: UIViewControllerAnimatedTransitioning, forward: Bool) {
        self.animator = animator
        isForward = forward
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext as? PagerTransitionContext
        context?.beginInteraction()
        animation = animator.`interruptibleAnimator(using:)`?(transitionContext) as? UIViewPropertyAnimator
        guard let animation else { return animator.animateTransition(using: transitionContext) }
        animation.pauseAnimation()
    }

    func update(_ share: CGFloat) {
        self.share = share
        animation?.fractionComplete = share
        context?.updateInteractiveTransition(share)
    }

    func finish() {
        context?.finishInteractiveTransition()
        animation?.startAnimation()
    }

    func cancel() {
        context?.cancelInteractiveTransition()
        animation?.isReversed = true
        animation?.startAnimation()
    }
private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PagerInteraction.self }, "Pager.PagerInteraction") { r in _ = r } } } }
