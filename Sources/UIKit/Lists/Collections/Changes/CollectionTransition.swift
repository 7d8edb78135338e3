import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// One layout takes the place of another.
@MainActor struct CollectionTransition {
    private let view: UICollectionView
    private let old: UICollectionViewLayout
    private let new: UICollectionViewLayout

    init(_ view: UICollectionView, to layout: UICollectionViewLayout) {
        self.view = view
        old = view.collectionViewLayout
        new = layout
    }

    func run(animated: Bool, _ completion: ((Bool) -> Void)?) {
        guard animated, view.window != nil, UIView.areAnimationsEnabled, view.arrangement.wasPrepared, !view.display.isUpdating
        else {
            exchange()
            leave()
            completion?(true)
            return
        }
        let waits = view.viewLayer.needsLayout()
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        let shown = view.display.views.sorted { CollectionElement.precedes($0.key, $1.key) }
        for (_, one) in shown { one.willTransition(from: old, to: new) }
        exchange()
        // The old layout is still asked where elements come from.
        let motion = motion(shown.map { (element: $0.key, shown: $0.value) })
        leave()
        if !waits, !view.arrangement.isStale, motion.isCurrent { view.viewLayer.layoutIsDone() }
        motion.show { [old, new] finished in
            for (_, one) in shown { one.didTransition(from: old, to: new) }
            completion?(finished)
        }
    }

    private func leave() {
        guard old !== new else { return }
        old.givesWay()
        if old.owner === view { old.owner = nil }
    }

    private func exchange() {
        view.layoutInUse = new
        new.owner = view
        view.arrangement.startOver()
        view.pool.dropDecorations()
        view.setNeedsLayout()
    }

    private func motion(_ shown: [(element: CollectionElement, shown: UICollectionReusableView)]) -> CollectionMotion {
        view.arrangement.prepareIfStale()
        let proposed = view.contentOffset
        let target =
            view.listDelegate?.`collectionView(_:targetContentOffsetForProposedContentOffset:)`?(view, proposed)
            ?? new.targetContentOffset(forProposedContentOffset: proposed)
        if target != proposed, target.x.isFinite, target.y.isFinite { view.contentOffset = target }
        view.arrangement.prepareIfStale()
        view.arrangement.query()
        var motion = CollectionMotion.identity(
            view, shown, start: { view.arrangement.ask($0, old) }, end: { view.arrangement.ask($0, new) })
        motion.finalize = { [new] in new.finalizeLayoutTransition() }
        return motion
    }
}
