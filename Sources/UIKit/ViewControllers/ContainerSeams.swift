import AppleFoundation
import CoreGraphics

// What UIKit's own containers use beyond what every app has, `reportMisuse` beside it: a word about what passes in silence, texts that are
// kept, safe areas of their contents, and transitions in which the container itself is appearing. ArchitectureTests takes the names from
// this file and holds the containers to them. Menus and looks of bar items lie in rooms above, or above views: their hooks are public,
// with an underscore.

// MARK: Words and texts

/// A word about what UIKit lets pass in silence, once for each class; given where advice is.
@MainActor package func giveAdvice(_ words: String, about type: AnyClass, topic: String) {
    ControllerAdvice.give(.other(words, isException: false), about: type, topic)
}

/// An attributed text that is made once for all who show the same.
@MainActor package func keptText(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], in label: UILabel
) -> NSAttributedString {
    KeptTexts.text(string, attributes, in: label)
}

extension UISearchTextField {
    /// The picture that a search bar was given for its field's button that clears.
    package final func setClearImage(_ image: UIImage?, for state: UIControl.State) {
        ownClearImages[state.rawValue] = image
    }

    /// What a search bar says of where its field's text and icons are.
    package final func shiftText(by offset: UIOffset) { textShift = offset }
    package final func shiftIcons(by offsets: [UISearchBar.Icon: UIOffset]) { iconShifts = offsets }

    /// Who wants to hear of tokens that come and go.
    package final func whenTokensChange(_ body: @escaping () -> Void) { tokenRow.whenChanged = body }
}

// MARK: Safe areas

/// A view whose own safe area is smaller than its place would make it: containers put their content into one and tell it how far
/// their bars reach over it.
@preconcurrency @MainActor
package class ContentInsetView: UIView {
    package final var contentSafeAreaInsets: UIEdgeInsets {
        get { rarities?.contentSafeArea ?? .zero }
        set {
            guard newValue != contentSafeAreaInsets else { return }
            rare.contentSafeArea = newValue
            SafeAreaInsets.areAddedTo = true
            if !flags.contains(.hearsOfWindows) {
                // In the next window it is computed anew.
                flags.insert(.hearsOfWindows)
                WindowAttachment.changes &+= 1
            }
            updateSafeArea()
        }
    }
}

// MARK: Presentations

extension UIPresentationController {
    /// What lies below the container is in reach, wherever nothing presented is touched.
    package final func letTouchesThrough() { (containerView as? PresentationContainerView)?.letsTouchesThrough = true }
}

// MARK: Transitions

/// A container that is appearing itself tells a child so in the midst of its own callbacks, instead of after them.
extension UIViewController {
    /// From `viewWillAppear`. The child is told by `beginAppearanceTransition(_:animated:)`, as an app's container would; what becomes of
    /// the container becomes of the child.
    package final func beginAppearance(of child: UIViewController) {
        guard appearance.state == .appearing, shouldAutomaticallyForwardAppearanceMethods, child.containment.isChild(of: self),
            !child.appearance.isVisible
        else { return }
        let isAnimated = appearance.isAnimated
        DeepStack.call { child.beginAppearanceTransition(true, animated: isAnimated) }
        if child.appearance.isOpen, child.appearance.driver == .hand { child.appearance.handOver(to: .parent) }
    }

    /// From `viewDidAppear`, for a child that has begun with the container.
    package final func endAppearance(of child: UIViewController) {
        guard appearance.state == .appeared, child.containment.isChild(of: self), child.appearance.state == .appearing,
            child.appearance.driver == .parent
        else { return }
        DeepStack.call { child.endTransition() }
    }

    /// Where the controller has appeared before: when a child that has come since has appeared, too.
    package final func afterNewcomersAppeared(_ body: @escaping () -> Void) {
        if appearance.state == .appeared, rootView?.window != nil { AfterCommit.call(body) }
    }
}

/// Moves from one child of a container to another with an animator object, as UIKit's own containers do it: it makes the context,
/// offers the container's `transitionCoordinator`, and lets an interaction controller drive. Appearance callbacks and the children's
/// places stay the container's business.
@preconcurrency @MainActor
package final class ContainerTransition {
    private let container: UIViewController
    private let transitionContext: TransitionContext
    private let transitionCoordinator = TransitionCoordinator()
    private var animator: (any UIViewControllerAnimatedTransitioning)?

    package init(
        of container: UIViewController, in view: UIView, from: UIViewController, to: UIViewController, isAnimated: Bool
    ) {
        self.container = container
        transitionContext = TransitionContext(container: view, from: from, to: to, style: .none, isAnimated: isAnimated)
        transitionContext.fromView = from.viewIfLoaded
        transitionContext.toView = to.viewIfLoaded
    }

    package var context: any UIViewControllerContextTransitioning { transitionContext }
    package var coordinator: any UIViewControllerTransitionCoordinator { transitionCoordinator }
    package var isCancelled: Bool { transitionContext.transitionWasCancelled }

    /// Where the two are at the beginning and at the end; zero stands for a view that is not there.
    package func setFrames(from: (initial: CGRect, final: CGRect), to: (initial: CGRect, final: CGRect)) {
        transitionContext.initialFrames = [.from: from.initial, .to: to.initial]
        transitionContext.finalFrames = [.from: from.final, .to: to.final]
    }

    /// From here on the container and its children have the coordinator.
    package func prepare(_ animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        let duration = transitionContext.isAnimated ? animator.transitionDuration(using: transitionContext) : 0
        transitionCoordinator.take(transitionContext, duration: duration)
        container.rareState.coordinator = transitionCoordinator
    }

    /// Calls `done` when the animator has completed the transition, with whether it went through; the container settles there what
    /// has become of its children. Then come the completions of those who took part.
    package func start(
        _ interaction: (any UIViewControllerInteractiveTransitioning)?, done: @escaping (Bool) -> Void
    ) {
        guard let animator else { fatalError("Call prepare(_:) before start(_:done:).") }
        transitionContext.whenComplete = { [self] completed in
            transitionCoordinator.isCancelled = !completed
            if container.controllerRarities?.coordinator === transitionCoordinator {
                container.controllerRarities?.coordinator = nil
            }
            done(completed)
            transitionCoordinator.finish()
            animator.`animationEnded(_:)`?(completed)
        }
        TransitionRun.start(transitionContext, animator, interaction, transitionCoordinator)
    }
}
