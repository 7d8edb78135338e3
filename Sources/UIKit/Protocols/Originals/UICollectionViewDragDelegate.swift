// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says what a finger lifts off a list, and hears of its way.
@preconcurrency @MainActor
@objc public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// None: there is no drag.
    @objc(collectionView:itemsForBeginningDragSession:atIndexPath:)
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// What a tap with another finger adds.
    @objc(collectionView:itemsForAddingToDragSession:atIndexPath:point:)
    optional func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    @objc(collectionView:dragPreviewParametersForItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    @objc(collectionView:dragSessionWillBegin:)
    optional func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession)
    @objc(collectionView:dragSessionDidEnd:)
    optional func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession)
    @objc(collectionView:dragSessionAllowsMoveOperation:)
    optional func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool
    @objc(collectionView:dragSessionIsRestrictedToDraggingApplication:)
    optional func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool
}

/// Says what a list does with what is above it, and takes it.
@preconcurrency @MainActor
@objc public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    @objc(collectionView:performDropWithCoordinator:)
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator)
    @objc(collectionView:canHandleDropSession:)
    optional func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool
    @objc(collectionView:dropSessionDidEnter:)
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession)
    @objc(collectionView:dropSessionDidUpdate:withDestinationIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
    @objc(collectionView:dropSessionDidExit:)
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession)
    @objc(collectionView:dropSessionDidEnd:)
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession)
    @objc(collectionView:dropPreviewParametersForItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}
