// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

// Lists in collection views.

/// The first letter of each section's first item stands at the edge.
@MainActor final class IndexedItems: CollectionItems {
    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        sections.map { $0.first.map { String($0.prefix(1)) } ?? "" }
    }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        lines.append("index \(title)")
        return IndexPath(item: 0, section: index)
    }
}

/// Says which items can be edited, and writes down which are selected.
@MainActor final class EditingWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var refused: Set<Int> = []

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        lines.append("can edit \(indexPath.item)")
        return !refused.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("select \(indexPath.item)")
    }
}
