// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Measures of a flow, section by section.
@MainActor final class FlowChoices: NSObject, UICollectionViewDelegateFlowLayout {
    let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        tell("size \(indexPath.section).\(indexPath.item)")
        return CGSize(width: 100, height: 40)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 4, left: CGFloat(10 * (section + 1)), bottom: 6, right: 10) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 3 : 20 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 5 : 30 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { section == 0 ? CGSize(width: 1, height: 30) : .zero }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { section == 0 ? .zero : CGSize(width: 1, height: 25) }
}

/// Hears of primary actions.
@MainActor final class ItemPrimaryWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var maySelect = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        lines.append("should select \(indexPath.item)")
        return maySelect
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("did select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        lines.append("primary \(indexPath.item)")
    }
}

/// Says where items that are carried may go, as it was asked first.
@MainActor final class OlderTargets: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        lines.append("\(originalIndexPath.item) to \(proposedIndexPath.item)")
        return IndexPath(item: min(proposedIndexPath.item, 4), section: 0)
    }
}

/// Says where items that are carried may go.
@MainActor final class NewerTargets: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        lines.append("\(originalIndexPath.item) at \(currentIndexPath.item) to \(proposedIndexPath.item)")
        return IndexPath(item: min(proposedIndexPath.item, 4), section: 0)
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        lines.append("older")
        return proposedIndexPath
    }
}

/// Where the view scrolls to, and that it has.
@MainActor final class OffsetWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var target: CGPoint?
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("did scroll") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("did end") }
}

/// Has a layout of its own between two others.
@MainActor final class BetweenChoice: NSObject, UICollectionViewDelegate {
    private(set) var made: UICollectionViewTransitionLayout?
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        let layout = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        made = layout
        return layout
    }
}

/// Makes its layout itself, with an initialiser that overrides none.
@MainActor class SelfMadeView: UICollectionView {
    private(set) var made = 0
    init(frame: CGRect) {
        super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        made += 1
    }
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame, collectionViewLayout: layout) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
