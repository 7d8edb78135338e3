// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Writes down what a search bar asks and tells.
@MainActor final class SearchWatch: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    var mayBegin = true
    var mayChange = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("should begin")
        return mayBegin
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("did begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("should end")
        return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("did end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("changed '\(searchText)'") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lines.append("should change \(range.location),\(range.length) '\(text)'")
        return mayChange
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmarks") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        lines.append("scope \(selectedScope)")
    }
}
