// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says what a finger lifts off a list, and hears of its way.
@preconcurrency @MainActor
@objc public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// None: there is no drag.
    @objc(tableView:itemsForBeginningDragSession:atIndexPath:)
    func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// What a tap with another finger adds.
    @objc(tableView:itemsForAddingToDragSession:atIndexPath:point:)
    optional func tableView(
        _ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    @objc(tableView:dragPreviewParametersForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    @objc(tableView:dragSessionWillBegin:)
    optional func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession)
    @objc(tableView:dragSessionDidEnd:)
    optional func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession)
    @objc(tableView:dragSessionAllowsMoveOperation:)
    optional func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool
    @objc(tableView:dragSessionIsRestrictedToDraggingApplication:)
    optional func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool
}

/// Says what a list does with what is above it, and takes it.
@preconcurrency @MainActor
@objc public protocol UITableViewDropDelegate: NSObjectProtocol {
    @objc(tableView:performDropWithCoordinator:)
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
    @objc(tableView:canHandleDropSession:)
    optional func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool
    @objc(tableView:dropSessionDidEnter:)
    optional func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession)
    @objc(tableView:dropSessionDidUpdate:withDestinationIndexPath:)
    optional func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
    @objc(tableView:dropSessionDidExit:)
    optional func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession)
    @objc(tableView:dropSessionDidEnd:)
    optional func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession)
    @objc(tableView:dropPreviewParametersForRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}
