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

/// Writes down what a search controller and its bar tell, in one list.
@MainActor final class SearchJournal: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func updateSearchResults(for searchController: UISearchController) {
        lines.append("update '\(searchController.searchBar.text ?? "nil")' \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("should begin")
        return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("did begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("did end") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
}

/// Presents a search controller in a way of its own.
@MainActor final class SearchPresenter: NSObject, UISearchControllerDelegate {
    var lines: [String] = []
    var present: (UISearchController) -> Void = { _ in }

    func presentSearchController(_ searchController: UISearchController) {
        lines.append("present")
        present(searchController)
    }
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
}
