// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says what a finger lifts off a view, and hears of its way.
@preconcurrency @MainActor
@objc public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// None: there is no drag.
    @objc(dragInteraction:itemsForBeginningSession:)
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem]

    @objc(dragInteraction:previewForLiftingItem:session:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession) -> UITargetedDragPreview?
    @objc(dragInteraction:willAnimateLiftWithAnimator:session:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: UIDragAnimating, session: UIDragSession)
    @objc(dragInteraction:sessionWillBegin:)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession)
    @objc(dragInteraction:sessionAllowsMoveOperation:)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession) -> Bool
    @objc(dragInteraction:sessionIsRestrictedToDraggingApplication:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool
    @objc(dragInteraction:prefersFullSizePreviewsForSession:)
    optional func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: UIDragSession) -> Bool
    @objc(dragInteraction:sessionDidMove:)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: UIDragSession)
    @objc(dragInteraction:session:willEndWithOperation:)
    optional func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation)
    @objc(dragInteraction:session:didEndWithOperation:)
    optional func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation)
    @objc(dragInteraction:sessionDidTransferItems:)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: UIDragSession)

    // MARK: More items, by another finger
    @objc(dragInteraction:itemsForAddingToSession:withTouchAtPoint:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
    @objc(dragInteraction:sessionForAddingItems:withTouchAtPoint:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [UIDragSession], withTouchAt point: CGPoint) -> UIDragSession?
    @objc(dragInteraction:session:willAddItems:forInteraction:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)

    // MARK: Back to where they came from
    @objc(dragInteraction:previewForCancellingItem:withDefault:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    @objc(dragInteraction:item:willAnimateCancelWithAnimator:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: UIDragAnimating)
}

/// Says what a view does with what is above it, and takes it.
@preconcurrency @MainActor
@objc public protocol UIDropInteractionDelegate: NSObjectProtocol {
    @objc(dropInteraction:canHandleSession:)
    optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool
    @objc(dropInteraction:sessionDidEnter:)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession)
    @objc(dropInteraction:sessionDidUpdate:)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal
    @objc(dropInteraction:sessionDidExit:)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession)
    @objc(dropInteraction:performDrop:)
    optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession)
    @objc(dropInteraction:concludeDrop:)
    optional func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession)
    @objc(dropInteraction:sessionDidEnd:)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession)
    @objc(dropInteraction:previewForDroppingItem:withDefault:)
    optional func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    @objc(dropInteraction:item:willAnimateDropWithAnimator:)
    optional func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: UIDragAnimating)
}
