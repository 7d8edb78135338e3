import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// How views of elements get from where they were to where they are now.
@MainActor struct CollectionMotion {
    let view: UICollectionView
    /// Views with where they come from and where they go.
    var steps: [Step] = []
    /// In the block of the animation, after all views have been placed.
    var finalize: () -> Void = {}
    var duration: TimeInterval = 0.3

    struct Step {
        let shown: UICollectionReusableView
        let element: CollectionElement
        /// Nil: it stands there already.
        var start: UICollectionViewLayoutAttributes?
        var end: UICollectionViewLayoutAttributes
        /// It isn't one of those that can be seen any more.
        var leaves: Bool
    }

    func show(completion: @escaping (Bool) -> Void) {
        let view = view
        let leaving = steps.filter(\.leaves)
        guard view.window != nil, UIView.areAnimationsEnabled, !steps.isEmpty else {
            for step in steps where !step.leaves { step.shown.take(view.flipped(step.end)) }
            finalize()
            for step in leaving { view.display.putAway(step.shown, step.element, view) }
            view.pool.hideWaiting()
            return AnimatedEnd.later(completion)
        }
        UIView.performWithoutAnimation {
            for step in steps {
                if let start = step.start {
                    step.shown.place(view.flipped(start))
                    step.shown.layoutIfNeeded()
                }
            }
        }
        let (all, finalize) = (steps, finalize)
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for step in all {
                if step.leaves {
                    step.shown.place(view.flipped(step.end))
                } else {
                    if step.start != nil { step.shown.place(view.flipped(step.end)) }
                    step.shown.take(view.flipped(step.end))
                    step.shown.layoutIfNeeded()
                }
            }
            finalize()
        } completion: { finished in
            for step in leaving { view.display.putAway(step.shown, step.element, view) }
            view.pool.hideWaiting()
            completion(finished)
        }
    }
}
