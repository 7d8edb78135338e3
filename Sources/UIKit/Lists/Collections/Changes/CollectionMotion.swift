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
    /// Nothing has to be laid out any more.
    private var isComplete = true
    /// What it was reckoned for.
    private let bounds: CGRect
    private let round: Int

    init(_ view: UICollectionView) {
        self.view = view
        bounds = view.viewLayer.bounds
        round = view.display.reloads
    }

    /// Views of another layout that go, and animations that end, are told of: an app that hears of it may scroll or change items.
    var isCurrent: Bool { isComplete && bounds == view.viewLayer.bounds && round == view.display.reloads }

    struct Step {
        let shown: UICollectionReusableView
        let element: CollectionElement
        /// Nil: it stands there already.
        var start: UICollectionViewLayoutAttributes?
        var end: UICollectionViewLayoutAttributes
        /// It isn't one of those that can be seen any more.
        var leaves: Bool

        /// From a row that moves sideways by itself into the list, or into a row: it goes on from where it is seen.
        @MainActor func carryOver(to view: UICollectionView) {
            let old = shown.superview
            guard old !== view || end.carrier != nil else { return }
            let place = old.map { shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: $0) }
            view.stack(shown, end)
            if let old, let place, let new = shown.superview, new !== old { shown.center = new.convert(place, from: old) }
        }
    }

    /// Nothing but what goes is left to be done: the rest is laid out once more.
    func interrupted(_ layout: UICollectionViewLayout) -> CollectionMotion {
        var motion = self
        motion.steps = steps.filter(\.leaves)
        motion.isComplete = false
        motion.finalize = { layout.finalizeCollectionViewUpdates() }
        view.setNeedsLayout()
        return motion
    }

    /// What came was told of meanwhile, and the app may have had all views come anew.
    private func seen(_ steps: [Step]) -> [Step] { steps.filter { $0.leaves || view.display.views[$0.element] === $0.shown } }

    /// The app has scrolled, or changed items once more: a view that is out of sight by now may be needed elsewhere, and what is still
    /// seen may have another place.
    private func laidOutAgain() -> [Step] {
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        return seen(steps).map { step in
            guard !step.leaves, let end = view.arrangement.attributes(of: step.element) else { return step }
            var step = step
            step.end = end
            return step
        }
    }

    func show(completion: @escaping (Bool) -> Void) {
        let view = view
        let steps = isCurrent ? seen(steps) : laidOutAgain()
        let leaving = steps.filter(\.leaves)
        for step in leaving { view.swipe.forget(step.shown, view, animated: true) }
        guard view.window != nil, UIView.areAnimationsEnabled, !steps.isEmpty else {
            for step in steps where !step.leaves {
                step.carryOver(to: view)
                step.shown.take(view.flipped(step.end))
            }
            finalize()
            for step in leaving { view.display.putAway(step.shown, step.element, view) }
            view.pool.hideWaiting()
            return AnimatedEnd.later(completion)
        }
        UIView.performWithoutAnimation {
            for step in steps where !step.leaves { step.carryOver(to: view) }
            for step in steps {
                if let start = step.start, step.leaves || view.display.views[step.element] === step.shown {
                    step.shown.place(view.flipped(start))
                    step.shown.layoutIfNeeded()
                }
            }
        }
        let (all, finalize, bounds, round) = (steps, finalize, view.viewLayer.bounds, view.display.reloads)
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for step in all {
                if step.leaves {
                    step.shown.place(view.flipped(step.end))
                } else if view.display.views[step.element] !== step.shown {
                    // The animation before this one has ended meanwhile: the view shows something else now, or nothing.
                    if let now = step.shown.shown.attributes { step.shown.place(now) }
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
        if bounds != view.viewLayer.bounds || round != view.display.reloads { view.setNeedsLayout() }
    }
}

extension CollectionMotion {
    /// The same elements at other places: what comes into sight comes from somewhere, what leaves it goes somewhere.
    static func identity(
        _ view: UICollectionView, _ shown: [(element: CollectionElement, shown: UICollectionReusableView)],
        start: (CollectionElement) -> UICollectionViewLayoutAttributes?,
        end: (CollectionElement) -> UICollectionViewLayoutAttributes?
    ) -> CollectionMotion {
        var motion = CollectionMotion(view)
        let bounds = view.viewLayer.bounds
        let round = view.display.reloads
        var seen: Set<CollectionElement> = []
        for attributes in view.arrangement.elements where view.display.isSeen(attributes, bounds, view) {
            guard seen.insert(attributes.element).inserted else { continue }
            if let known = view.display.views[attributes.element] {
                motion.steps.append(
                    .init(shown: known, element: attributes.element, start: nil, end: attributes, leaves: false))
            } else if let made = view.display.make(attributes, view) {
                guard round == view.display.reloads else {
                    view.pool.keep(made, attributes.element)
                    break
                }
                view.display.bring(made, attributes, view)
                let there = start(attributes.element).flatMap { $0.isUsable ? $0 : nil } ?? CollectionChange.faded(attributes)
                motion.steps.append(
                    .init(shown: made, element: attributes.element, start: there, end: attributes, leaves: false))
            }
            if round != view.display.reloads { break }
        }
        // The app has had all views come anew.
        if round != view.display.reloads {
            motion.isComplete = false
            view.setNeedsLayout()
            return motion
        }
        for (element, one) in shown where !seen.contains(element) && view.display.views[element] === one {
            view.display.forget(element)
            let there = end(element).flatMap { $0.isUsable ? $0 : nil }
            let place = there ?? one.shown.attributes.map { CollectionChange.faded($0) } ?? UICollectionViewLayoutAttributes()
            motion.steps.append(.init(shown: one, element: element, start: nil, end: place, leaves: true))
        }
        return motion
    }

    /// A change of size inside of an animation, as when a device is turned: the layout says where elements come from and go to.
    static func resizing(_ view: UICollectionView, from old: CGRect) {
        let layout = view.collectionViewLayout
        let shown = view.display.views.sorted { CollectionElement.precedes($0.key, $1.key) }
        layout.prepare(forAnimatedBoundsChange: old)
        var finals: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for (element, _) in shown { finals[element] = CollectionChange.finalAttributes(element, layout) }
        view.arrangement.query()
        var motion = identity(
            view, shown.map { (element: $0.key, shown: $0.value) }, start: { CollectionChange.initialAttributes($0, layout) },
            end: { finals[$0] })
        motion.duration = UIView.inheritedAnimationDuration
        motion.finalize = { layout.finalizeAnimatedBoundsChange() }
        if !view.arrangement.isStale, motion.isCurrent { view.viewLayer.layoutIsDone() }
        motion.show { _ in }
    }
}
