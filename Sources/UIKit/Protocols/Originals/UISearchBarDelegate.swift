// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Is asked and told about the editing of a search bar, and hears of its buttons.
@preconcurrency @MainActor
@objc public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    @objc optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    @objc optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// With the key of the clear button, too.
    @objc(searchBar:textDidChange:)
    optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    @objc(searchBar:shouldChangeTextInRange:replacementText:)
    optional func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// By the user alone.
    @objc(searchBar:selectedScopeButtonIndexDidChange:)
    optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
