// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Has a say in what can be chosen in a collection view, and hears of what happens to its items.
@preconcurrency @MainActor
@objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // MARK: Touches
    @objc(collectionView:shouldHighlightItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    @objc(collectionView:didHighlightItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    @objc(collectionView:didUnhighlightItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    @objc(collectionView:shouldSelectItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    @objc(collectionView:shouldDeselectItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    @objc(collectionView:didSelectItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    @objc(collectionView:didDeselectItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    @objc(collectionView:canPerformPrimaryActionForItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    @objc(collectionView:performPrimaryActionForItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    // MARK: Display
    @objc(collectionView:willDisplayCell:forItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    @objc(collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    @objc(collectionView:didEndDisplayingCell:forItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    @objc(collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)

    // MARK: Layouts
    @objc(collectionView:transitionLayoutForOldLayout:newLayout:)
    optional func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
    @objc(collectionView:targetContentOffsetForProposedContentOffset:)
    optional func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    // MARK: Editing
    @objc(collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    @objc(collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    @objc(collectionView:canEditItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    @objc(collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    @objc(collectionView:didBeginMultipleSelectionInteractionAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    @objc(collectionViewDidEndMultipleSelectionInteraction:)
    optional func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

    // MARK: Menus of items
    @objc(collectionView:previewForHighlightingContextMenuWithConfiguration:)
    optional func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    @objc(collectionView:previewForDismissingContextMenuWithConfiguration:)
    optional func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    @objc(collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:)
    optional func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating)
    @objc(collectionView:willDisplayContextMenuWithConfiguration:animator:)
    optional func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)
    @objc(collectionView:willEndContextMenuInteractionWithConfiguration:animator:)
    optional func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)
    @objc(collectionView:shouldShowMenuForItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    @objc(collectionView:canPerformAction:forItemAtIndexPath:withSender:)
    optional func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    @objc(collectionView:performAction:forItemAtIndexPath:withSender:)
    optional func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
    @objc(collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:)
    optional func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
    @objc(collectionView:contextMenuConfigurationForItemAtIndexPath:point:)
    optional func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    @objc(collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    @objc(collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
}

/// Gives a flow its sizes and spaces, item by item and section by section.
@preconcurrency @MainActor
@objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    @objc(collectionView:layout:sizeForItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath) -> CGSize
    @objc(collectionView:layout:insetForSectionAtIndex:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int) -> UIEdgeInsets
    @objc(collectionView:layout:minimumLineSpacingForSectionAtIndex:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int) -> CGFloat
    @objc(collectionView:layout:minimumInteritemSpacingForSectionAtIndex:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    @objc(collectionView:layout:referenceSizeForHeaderInSection:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int) -> CGSize
    @objc(collectionView:layout:referenceSizeForFooterInSection:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int) -> CGSize
}
