// swift-format-ignore-file
import CoreGraphics
import UIKit

/// Rows that can be edited, moved and swiped away, and a callback in which an app may do anything.
@MainActor final class RandomRows: TableRows {
    var inside: (() -> Void)?
    private(set) var problem: String?

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if let inside {
            self.inside = nil
            inside()
        }
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row % 5 != 4 }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard sections.indices.contains(indexPath.section), sections[indexPath.section].indices.contains(indexPath.row) else {
            problem = "commits \(indexPath), which isn't there"
            return
        }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .left)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }
}

/// Pairs what comes with what goes: rows, headers, and rows that are edited.
@MainActor class TablePairs: NSObject, UITableViewDelegate {
    private var shown: [ObjectIdentifier: Int] = [:]
    private var kept: [ObjectIdentifier: UIView] = [:]
    private var edited = 0
    private var early: String?
    var insideWill: (() -> Void)?
    var insideDid: (() -> Void)?
    var insideSelect: (() -> Void)?

    private func will(_ view: UIView) {
        kept[ObjectIdentifier(view)] = view
        shown[ObjectIdentifier(view), default: 0] += 1
    }

    private func did(_ view: UIView, _ name: String) {
        shown[ObjectIdentifier(view), default: 0] -= 1
        if shown[ObjectIdentifier(view)] != 0 { early = "a did without its will: \(name)" }
    }

    private func fire(_ body: ReferenceWritableKeyPath<TablePairs, (() -> Void)?>) {
        let now = self[keyPath: body]
        self[keyPath: body] = nil
        now?()
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        will(cell)
        fire(\.insideWill)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        did(cell, "row \(indexPath)")
        fire(\.insideDid)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { will(view) }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        did(view, "header \(section)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        edited += 1
        if edited != 1 { early = "two rows are edited at once" }
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        edited -= 1
        if edited != 0 { early = "the end of an edited row that nobody began" }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { fire(\.insideSelect) }

    func problem(_ cells: [UITableViewCell]) -> String? {
        if let early { return early }
        for cell in cells where shown[ObjectIdentifier(cell)] != 1 {
            return "a visible cell was displayed \(shown[ObjectIdentifier(cell)] ?? 0) times"
        }
        return nil
    }

    /// When nothing is shown any more.
    func leftover() -> String? {
        if let early { return early }
        if edited != 0 { return "a row is still edited" }
        let open = shown.values.filter { $0 != 0 }.count
        return open == 0 ? nil : "\(open) views were never said to be gone"
    }
}

/// Gives each row its height too.
@MainActor final class TablePairsWithHeights: TablePairs {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        30 + CGFloat(indexPath.row * 7 % 40)
    }
}

/// Has the callback inside of which an app may do anything.
@MainActor final class RandomItems: CollectionItems {
    var inside: (() -> Void)?

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        if let inside {
            self.inside = nil
            inside()
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
}

/// Pairs what comes with what goes: items, and what lies beside them.
@MainActor final class CollectionPairs: NSObject, UICollectionViewDelegate {
    private var shown: [ObjectIdentifier: Int] = [:]
    private var kept: [ObjectIdentifier: UIView] = [:]
    private var early: String?
    var insideWill: (() -> Void)?
    var insideDid: (() -> Void)?
    var insideSelect: (() -> Void)?

    private func will(_ view: UIView) {
        kept[ObjectIdentifier(view)] = view
        shown[ObjectIdentifier(view), default: 0] += 1
    }

    private func did(_ view: UIView, _ name: String) {
        shown[ObjectIdentifier(view), default: 0] -= 1
        if shown[ObjectIdentifier(view)] != 0 { early = "a did without its will: \(name)" }
    }

    private func fire(_ body: ReferenceWritableKeyPath<CollectionPairs, (() -> Void)?>) {
        let now = self[keyPath: body]
        self[keyPath: body] = nil
        now?()
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        will(cell)
        fire(\.insideWill)
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        did(cell, "item \(indexPath)")
        fire(\.insideDid)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { will(view) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { did(view, "\(elementKind) \(indexPath)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { fire(\.insideSelect) }

    func problem(_ cells: [UICollectionViewCell]) -> String? {
        if let early { return early }
        for cell in cells where shown[ObjectIdentifier(cell)] != 1 {
            return "a visible cell was displayed \(shown[ObjectIdentifier(cell)] ?? 0) times"
        }
        return nil
    }

    /// When nothing is shown any more.
    func leftover() -> String? {
        if let early { return early }
        let open = shown.values.filter { $0 != 0 }.count
        return open == 0 ? nil : "\(open) views were never said to be gone"
    }
}

/// Answers with whatever it is told to.
@MainActor final class AnyAnswers: NSObject, UITableViewDelegate {
    var number: () -> CGFloat = { 0 }
    var inside: (() -> Void)?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { number() }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { number() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { number() }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { number() }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        IndexPath(row: indexPath.row + 7, section: indexPath.section + 1)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        inside?()
    }
}
