import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Collects changes of items and sections, checks them against the data source, and has them shown.
@MainActor final class CollectionUpdates {
    private var depth = 0
    private var changes: [ListChange] = []
    private var completions: [(Bool) -> Void] = []
    /// The counts before the first of the changes.
    private var before: [Int] = []
    private(set) var isApplying = false
    /// The changes come from comparing: they fit, and items may move into sections that are new.
    private var isCompared = false
    /// What waits for the end of the block.
    private var afterwards: [() -> Void] = []

    var isOpen: Bool { depth > 0 }

    // MARK: - Collecting
    private func begin(_ view: UICollectionView) {
        if depth == 0 {
            layOutFirst(view)
            before = view.content.loaded(view)
        }
        depth += 1
    }

    /// A layout that is due comes before the first change, with all that the app does in it.
    private func layOutFirst(_ view: UICollectionView) {
        guard view.viewLayer.needsLayout(), view.arrangement.wasPrepared, !isApplying, !view.display.isUpdating else { return }
        view.layoutIfNeeded()
    }

    private func end(_ view: UICollectionView) {
        depth -= 1
        if depth == 0 { apply(view) }
    }

    func perform(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?, _ view: UICollectionView) {
        begin(view)
        if let completion { completions.append(completion) }
        body?()
        end(view)
    }

    /// Changes that come from comparing; `adopt` makes the data source's items the new ones.
    func perform(
        compared changes: [ListChange], _ adopt: () -> Void, _ completion: @escaping (Bool) -> Void, _ view: UICollectionView
    ) {
        begin(view)
        isCompared = depth == 1
        completions.append(completion)
        adopt()
        self.changes += changes
        end(view)
    }

    /// At the end of the block that is open, or now.
    func whenClosed(_ body: @escaping () -> Void) { if isOpen { afterwards.append(body) } else { body() } }

    func items(_ paths: [IndexPath], _ view: UICollectionView, _ change: (ListPath) -> ListChange) {
        begin(view)
        for path in paths { if let item = path.listRow { changes.append(change(item)) } }
        end(view)
    }

    func sections(_ sections: IndexSet, _ view: UICollectionView, _ change: (Int) -> ListChange) {
        begin(view)
        for section in sections { changes.append(change(section)) }
        end(view)
    }

    // MARK: - Applying
    private func apply(_ view: UICollectionView) {
        let (changes, completions, afterwards) = (changes, completions, afterwards)
        let isCompared = isCompared
        self.isCompared = false
        self.changes = []
        self.completions = []
        self.afterwards = []
        let after = view.content.ask(view)
        let update: ListUpdate
        do throws(ListProblem) {
            update = try ListUpdate(before: before, after: after, changes, allowsMovesIntoNewSections: isCompared)
        } catch {
            let mismatch = ListMismatch(error, before: before, after: after, changes)
            reportMisuse(
                mismatch?.message(.collection, list: view.description) ?? error.message(.collection),
                exception: .internalInconsistencyException)
            // As it is now.
            view.reloadData()
            for body in afterwards { body() }
            for completion in completions { completion(false) }
            return
        }
        guard view.arrangement.wasPrepared else {
            // Nobody has seen anything yet, or another layout has just come: what was seen comes anew with it.
            view.content.take(after)
            view.selection.follow(update)
            view.drags.follow(update)
            view.ranges.follow(update)
            view.display.dropAll(view)
            view.setNeedsLayout()
            for body in afterwards { body() }
            for completion in completions { AnimatedEnd.later(completion) }
            return
        }
        let waits = view.viewLayer.needsLayout()
        let isInside = isApplying
        isApplying = true
        let known = view.arrangement.invalidations
        var change = CollectionChange(view, update, changes)
        let motion = change.motion()
        isApplying = isInside
        // A layout that has thought again on the way is asked once more in the view's next layout, which an app may have overridden.
        let hasChanged = view.arrangement.invalidations != known &+ 1 && !view.collectionViewLayout.mayAnswerInParts
        if !waits, !hasChanged, !view.arrangement.isStale, motion.isCurrent { view.viewLayer.layoutIsDone() }
        motion.show { finished in for completion in completions { completion(finished) } }
        for body in afterwards { body() }
    }
}
