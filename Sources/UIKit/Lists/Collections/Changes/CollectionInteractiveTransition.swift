import AppleFoundation
import CoreGraphics

/// A change of layouts that somebody's finger drives.
@MainActor final class CollectionInteractiveTransition {
    private var running: (layout: UICollectionViewTransitionLayout, completion: ((Bool, Bool) -> Void)?)?

    func start(
        to layout: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?, _ view: UICollectionView
    ) -> UICollectionViewTransitionLayout {
        let old = view.collectionViewLayout
        let made =
            view.listDelegate?.`collectionView(_:transitionLayoutForOldLayout:newLayout:)`?(view, old, layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        if running != nil {
            reportMisuse(
                "the collection is already part way through an interactive transition",
                exception: .internalInconsistencyException)
            return made
        }
        running = (made, completion)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        view.exchangeLayout(for: made, animated: false, nil)
        return made
    }

    func end(finishes: Bool, _ view: UICollectionView) {
        guard let running else { return }
        self.running = nil
        let target = finishes ? running.layout.nextLayout : running.layout.currentLayout
        let other = finishes ? running.layout.currentLayout : running.layout.nextLayout
        view.exchangeLayout(for: target, animated: true) { completed in
            if other.owner === view { other.owner = nil }
            running.layout.currentLayout.finalizeLayoutTransition()
            running.layout.nextLayout.finalizeLayoutTransition()
            running.completion?(completed, finishes)
        }
    }
}
