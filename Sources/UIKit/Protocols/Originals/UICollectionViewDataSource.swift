// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Gives a collection view its items.
@preconcurrency @MainActor
@objc public protocol UICollectionViewDataSource: NSObjectProtocol {
    @objc(collectionView:numberOfItemsInSection:)
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A cell, dequeued and filled with what the item shows.
    @objc(collectionView:cellForItemAtIndexPath:)
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    @objc(numberOfSectionsInCollectionView:)
    optional func numberOfSections(in collectionView: UICollectionView) -> Int
    @objc(collectionView:viewForSupplementaryElementOfKind:atIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    // MARK: Carrying items
    @objc(collectionView:canMoveItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    @objc(collectionView:moveItemAtIndexPath:toIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // MARK: Index
    @objc(indexTitlesForCollectionView:)
    optional func indexTitles(for collectionView: UICollectionView) -> [String]?
    @objc(collectionView:indexPathForIndexTitle:atIndex:)
    optional func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

/// Hears which items will be wanted soon.
@preconcurrency @MainActor
@objc public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    @objc(collectionView:prefetchItemsAtIndexPaths:)
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    @objc(collectionView:cancelPrefetchingForItemsAtIndexPaths:)
    optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
