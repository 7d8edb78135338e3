// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Has a say in how a table looks, and hears of what happens to its rows.
@preconcurrency @MainActor
@objc public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Display
    @objc(tableView:willDisplayCell:forRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    @objc(tableView:willDisplayHeaderView:forSection:)
    optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    @objc(tableView:willDisplayFooterView:forSection:)
    optional func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    @objc(tableView:didEndDisplayingCell:forRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    @objc(tableView:didEndDisplayingHeaderView:forSection:)
    optional func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    @objc(tableView:didEndDisplayingFooterView:forSection:)
    optional func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Heights
    @objc(tableView:heightForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    @objc(tableView:heightForHeaderInSection:)
    optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    @objc(tableView:heightForFooterInSection:)
    optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    @objc(tableView:estimatedHeightForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    @objc(tableView:estimatedHeightForHeaderInSection:)
    optional func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    @objc(tableView:estimatedHeightForFooterInSection:)
    optional func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    // MARK: Headers and footers
    @objc(tableView:viewForHeaderInSection:)
    optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    @objc(tableView:viewForFooterInSection:)
    optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Touches
    @objc(tableView:accessoryButtonTappedForRowWithIndexPath:)
    optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    @objc(tableView:shouldHighlightRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    @objc(tableView:didHighlightRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    @objc(tableView:didUnhighlightRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    @objc(tableView:willSelectRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    @objc(tableView:willDeselectRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    @objc(tableView:didSelectRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    @objc(tableView:didDeselectRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    @objc(tableView:canPerformPrimaryActionForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    @objc(tableView:performPrimaryActionForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    @objc(tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    @objc(tableView:didBeginMultipleSelectionInteractionAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    @objc(tableViewDidEndMultipleSelectionInteraction:)
    optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

    // MARK: Editing
    @objc(tableView:editingStyleForRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    @objc(tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    @objc(tableView:editActionsForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    @objc(tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    @objc(tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    @objc(tableView:shouldIndentWhileEditingRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    @objc(tableView:willBeginEditingRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    @objc(tableView:didEndEditingRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    @objc(tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:)
    optional func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    @objc(tableView:indentationLevelForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Menus of rows
    @objc(tableView:previewForHighlightingContextMenuWithConfiguration:)
    optional func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    @objc(tableView:previewForDismissingContextMenuWithConfiguration:)
    optional func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    @objc(tableView:willPerformPreviewActionForMenuWithConfiguration:animator:)
    optional func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating)
    @objc(tableView:willDisplayContextMenuWithConfiguration:animator:)
    optional func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)
    @objc(tableView:willEndContextMenuInteractionWithConfiguration:animator:)
    optional func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)
    @objc(tableView:shouldShowMenuForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    @objc(tableView:canPerformAction:forRowAtIndexPath:withSender:)
    optional func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    @objc(tableView:performAction:forRowAtIndexPath:withSender:)
    optional func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    @objc(tableView:contextMenuConfigurationForRowAtIndexPath:point:)
    optional func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
}
