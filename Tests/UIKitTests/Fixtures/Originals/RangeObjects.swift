// swift-format-ignore-file
import UIKit

/// Lets two fingers select, in tables and in collections, and writes down what it hears.
@MainActor final class RangeWatch: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var lines: [String] = []
    var mayBegin = true
    var begins: (() -> Void)?

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        lines.append("should begin \(indexPath.row)")
        return mayBegin
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        lines.append("did begin \(indexPath.row)")
        begins?()
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { lines.append("did end") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("selected \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        lines.append("deselected \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        lines.append("performed \(indexPath.row)")
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        lines.append("should begin \(indexPath.item)")
        return mayBegin
    }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        lines.append("did begin \(indexPath.item)")
        begins?()
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { lines.append("did end") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("selected \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        lines.append("deselected \(indexPath.item)")
    }
}
