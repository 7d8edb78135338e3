// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Items that write down what they are asked.
@MainActor class CollectionItems: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var lines: [String] = [] { didSet { if !keepsLines { lines = [] } } }
    /// What is asked is written down.
    var keepsLines = true
    var tellsCounts = true
    var fill: ((UICollectionViewCell, IndexPath) -> Void)?
    /// In place of a cell that was dequeued.
    var made: (() -> UICollectionViewCell)?

    init(_ sections: [[String]]) { self.sections = sections }

    /// So many items in one section.
    convenience init(count: Int) { self.init([(0..<count).map { "Item \($0)" }]) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        if tellsCounts { lines.append("sections") }
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if tellsCounts { lines.append("items \(section)") }
        return sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        lines.append("cell \(indexPath.section).\(indexPath.item)")
        if let made { return made() }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? CollectionCell)?.text = sections[indexPath.section][indexPath.item]
        fill?(cell, indexPath)
        return cell
    }
}

/// Has headers and footers too.
@MainActor final class CollectionItemsWithEdges: CollectionItems {
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        lines.append("\(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer") \(indexPath.section)")
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
}

/// Lets its items be carried.
@MainActor final class CollectionItemsThatMove: CollectionItems {
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        lines.append("can move \(indexPath.item)")
        return indexPath.item != 3
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        lines.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
}

@MainActor final class CollectionCell: UICollectionViewCell {
    var text = ""
    var log: ((String) -> Void)?
    var preferred: CGSize?

    override func prepareForReuse() {
        super.prepareForReuse()
        log?("reuse \(text)")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        log?("apply")
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferred else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        layoutAttributes.size = preferred
        return layoutAttributes
    }
}

/// Writes down what happens to items.
@MainActor final class CollectionWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var refused: Set<String> = []
    var tellsDisplay = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func ask(_ words: String) -> Bool {
        lines.append(words)
        return !refused.contains(words)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        ask("should highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        lines.append("did highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        lines.append("did unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ask("should select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        ask("should deselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("did select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        lines.append("did deselect \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if tellsDisplay { lines.append("will display \(indexPath.section).\(indexPath.item)") }
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if tellsDisplay { lines.append("did end \(indexPath.section).\(indexPath.item)") }
    }
}

/// Gives a flow its measures, item by item.
@MainActor final class FlowMeasurer: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]] = []
    var asked = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked += 1
        return sizes[indexPath.section][indexPath.item]
    }
}

/// Hears which items will be wanted.
@MainActor final class CollectionPrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var lines: [String] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        lines.append("prefetch " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        lines.append("cancel " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
    }
}

/// Writes down that something was scrolled.
@MainActor final class ScrollLines: NSObject, UICollectionViewDelegate {
    private let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { tell("did scroll") }
}

/// Counts displays: each cell that is said to be displayed is said to be no more.
@MainActor final class DisplayWatch: NSObject, UICollectionViewDelegate {
    private var shown: [ObjectIdentifier: Int] = [:]
    private var kept: [ObjectIdentifier: UICollectionViewCell] = [:]
    var inside: (() -> Void)?
    private var early: String?

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        kept[ObjectIdentifier(cell)] = cell
        shown[ObjectIdentifier(cell), default: 0] += 1
        if let inside {
            self.inside = nil
            inside()
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        shown[ObjectIdentifier(cell), default: 0] -= 1
        if shown[ObjectIdentifier(cell)] != 0 { early = "a did without its will at \(indexPath)" }
    }

    func problem(_ cells: [UICollectionViewCell]) -> String? {
        if let early { return early }
        for cell in cells where shown[ObjectIdentifier(cell)] != 1 {
            return "a visible cell was displayed \(shown[ObjectIdentifier(cell)] ?? 0) times"
        }
        return nil
    }
}

/// Tells of what comes and goes: cells, and what lies beside them.
@MainActor final class LineWatch: NSObject, UICollectionViewDelegate {
    private let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { tell("come \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { tell("gone \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { tell("header come \(indexPath.section)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { tell("header gone \(indexPath.section)") }
}
