// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Gives a table its rows.
@preconcurrency @MainActor
@objc public protocol UITableViewDataSource: NSObjectProtocol {
    @objc(tableView:numberOfRowsInSection:)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A cell, dequeued and filled with what the row shows.
    @objc(tableView:cellForRowAtIndexPath:)
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    @objc(numberOfSectionsInTableView:)
    optional func numberOfSections(in tableView: UITableView) -> Int
    @objc(tableView:titleForHeaderInSection:)
    optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    @objc(tableView:titleForFooterInSection:)
    optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Editing
    @objc(tableView:canEditRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    @objc(tableView:commitEditingStyle:forRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    @objc(tableView:canMoveRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    @objc(tableView:moveRowAtIndexPath:toIndexPath:)
    optional func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // MARK: Index
    @objc(sectionIndexTitlesForTableView:)
    optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
    @objc(tableView:sectionForSectionIndexTitle:atIndex:)
    optional func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

/// Hears which rows will be wanted soon.
@preconcurrency @MainActor
@objc public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    @objc(tableView:prefetchRowsAtIndexPaths:)
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    @objc(tableView:cancelPrefetchingForRowsAtIndexPaths:)
    optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
