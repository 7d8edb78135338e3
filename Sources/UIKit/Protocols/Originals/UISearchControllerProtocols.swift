// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Brings what is shown to what is searched for.
@preconcurrency @MainActor
@objc public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The bar begins to be edited, or its text or scope is another one.
    @objc(updateSearchResultsForSearchController:)
    func updateSearchResults(for searchController: UISearchController)
    /// A suggestion was chosen.
    @objc(updateSearchResultsForSearchController:selectingSearchSuggestion:)
    optional func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

/// Is told when a search comes and goes by itself. A program that presents the controller hears nothing: it knows.
@preconcurrency @MainActor
@objc public protocol UISearchControllerDelegate: NSObjectProtocol {
    @objc optional func willPresentSearchController(_ searchController: UISearchController)
    @objc optional func didPresentSearchController(_ searchController: UISearchController)
    @objc optional func willDismissSearchController(_ searchController: UISearchController)
    @objc optional func didDismissSearchController(_ searchController: UISearchController)
    /// May present the controller in its own way. If it doesn't, the controller is presented as usual.
    @objc optional func presentSearchController(_ searchController: UISearchController)
}
