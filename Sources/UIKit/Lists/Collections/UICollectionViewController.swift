import AppleFoundation
import CoreGraphics
import ListEngine

/// A controller of a collection view, which it fills and answers for.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private var layout: UICollectionViewLayout?
    private var shown: UICollectionView?
    /// Taken away by the app: none is made in its place.
    private var isWithout = false
    private var hasAppeared = false

    // MARK: Creating
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UICollectionViewController.self)
    }

    // MARK: The collection view
    /// Loads the view. Nil where a view of the app's own was loaded.
    open var collectionView: UICollectionView! {
        get {
            if !isWithout { loadViewIfNeeded() }
            return shown
        }
        set { exchange(newValue) }
    }

    /// That of the beginning, whatever the view's is by now.
    open var collectionViewLayout: UICollectionViewLayout {
        layout ?? shown?.collectionViewLayout ?? UICollectionViewLayout()
    }

    open var clearsSelectionOnViewWillAppear = true
    open var useLayoutToLayoutNavigationTransitions = false {
        didSet {
            if useLayoutToLayoutNavigationTransitions {
                Unsupported.kept("UICollectionViewController.useLayoutToLayoutNavigationTransitions")
            }
        }
    }
    /// A long press carries items, if the data source lets them be carried.
    open var installsStandardGestureForInteractiveMovement = true { didSet { updateCarrying() } }
    private var carrying: UILongPressGestureRecognizer?

    private func updateCarrying() {
        let isWanted =
            installsStandardGestureForInteractiveMovement && shown?.window != nil
            && shown?.dataSource?.`collectionView(_:moveItemAt:to:)` != nil
        if isWanted, carrying == nil, let shown {
            let press = UILongPressGestureRecognizer(target: nil, action: nil)
            press.onChange = { [weak self] _ in self?.carry() }
            shown.addGestureRecognizer(press)
            carrying = press
        } else if !isWanted, let press = carrying {
            press.view?.removeGestureRecognizer(press)
            carrying = nil
        }
    }

    private func carry() {
        guard let shown, let carrying else { return }
        let place = carrying.location(in: shown)
        switch carrying.state {
        case .began:
            guard let path = shown.indexPathForItem(at: place), shown.beginInteractiveMovementForItem(at: path) else { return }
            shown.updateInteractiveMovementTargetPosition(place)
        case .changed: shown.updateInteractiveMovementTargetPosition(place)
        case .ended: shown.endInteractiveMovement()
        default: shown.cancelInteractiveMovement()
        }
    }

    // MARK: Loading
    override func makePlainView() -> UIView {
        let wrapper = UIView(frame: UIScreen.main.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard let layout else { return wrapper }
        let made = UICollectionView(frame: wrapper.bounds, collectionViewLayout: layout)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(made)
        take(made)
        return wrapper
    }

    open override func loadView() {
        super.loadView()
        guard shown == nil else { return }
        // A file's view is the collection view itself.
        if let own = view as? UICollectionView { take(own) }
    }

    final func take(_ view: UICollectionView) {
        shown = view
        if view.dataSource == nil { view.dataSource = self }
        if view.delegate == nil { view.delegate = self }
    }

    private func exchange(_ new: UICollectionView?) {
        if new == nil, !isViewLoaded {
            isWithout = false
            return
        }
        loadViewIfNeeded()
        guard new !== shown else { return }
        let old = shown
        old?.dataSource = nil
        old?.delegate = nil
        shown = new
        isWithout = new == nil
        guard let new else {
            old?.removeFromSuperview()
            return
        }
        if let old, old === view {
            new.frame = old.frame
            view = new
        } else {
            new.frame = view.bounds
            new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            old?.removeFromSuperview()
            view.addSubview(new)
        }
        take(new)
    }

    // MARK: Appearing
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        updateCarrying()
        guard hasAppeared, clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions, let shown else { return }
        for path in shown.indexPathsForSelectedItems ?? [] { shown.deselectItem(at: path, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        shown?.flashScrollIndicators()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        updateCarrying()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        shown?.isEditing = editing
    }

    // MARK: Items, for subclasses
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        reportMisuse(
            "UICollectionView (\(collectionView.description)) failed to obtain a cell from its dataSource (\(Diagnostics.name(self)))",
            exception: .internalInconsistencyException)
        return UICollectionViewCell(frame: .zero)
    }

    // MARK: What subclasses may override. Only an override is ever asked: the view takes what isn't overridden for missing.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    // MARK: Menus
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }

    // MARK: The collection view as a scroll view
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The maker for `init(collectionViewLayout:)`; see AppleFoundation's `SlotConstruction`.
open class _UICollectionViewControllerMaker: UICollectionViewController {
    public required override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionViewController {
    /// What adapted code calls for `type.init(collectionViewLayout:)` and `T(collectionViewLayout:)`.
    @inline(never)
    public static func _new(collectionViewLayout layout: UICollectionViewLayout) -> Self {
        _objcMade(_objcMaker(self, _UICollectionViewControllerMaker.self).init(collectionViewLayout: layout))
    }
}
