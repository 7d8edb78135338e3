// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Writes down what a search bar asks and tells.
@preconcurrency @MainActor final class SearchWatch: NSObject, UISearchBarDelegate {
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
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SearchWatch.self); switch i { case 0: return _objcRet(o.searchBarShouldBeginEditing(_objcArg(a, 0, (UISearchBar).self))); case 1: return _objcRet(o.searchBarTextDidBeginEditing(_objcArg(a, 0, (UISearchBar).self))); case 2: return _objcRet(o.searchBarShouldEndEditing(_objcArg(a, 0, (UISearchBar).self))); case 3: return _objcRet(o.searchBarTextDidEndEditing(_objcArg(a, 0, (UISearchBar).self))); case 4: return _objcRet(o.searchBar(_objcArg(a, 0, (UISearchBar).self), textDidChange: _objcArg(a, 1, (String).self))); case 5: return _objcRet(o.searchBar(_objcArg(a, 0, (UISearchBar).self), shouldChangeTextIn: _objcArg(a, 1, (NSRange).self), replacementText: _objcArg(a, 2, (String).self))); case 6: return _objcRet(o.searchBarSearchButtonClicked(_objcArg(a, 0, (UISearchBar).self))); case 7: return _objcRet(o.searchBarBookmarkButtonClicked(_objcArg(a, 0, (UISearchBar).self))); case 8: return _objcRet(o.searchBarCancelButtonClicked(_objcArg(a, 0, (UISearchBar).self))); case 9: return _objcRet(o.searchBarResultsListButtonClicked(_objcArg(a, 0, (UISearchBar).self))); case 10: return _objcRet(o.searchBar(_objcArg(a, 0, (UISearchBar).self), selectedScopeButtonIndexDidChange: _objcArg(a, 1, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SearchWatch.self }, "UIKitTests.SearchWatch") { r in r.c("-searchBarShouldBeginEditing: -searchBarTextDidBeginEditing: -searchBarShouldEndEditing: -searchBarTextDidEndEditing: -searchBar:textDidChange: -searchBar:shouldChangeTextInRange:replacementText: -searchBarSearchButtonClicked: -searchBarBookmarkButtonClicked: -searchBarCancelButtonClicked: -searchBarResultsListButtonClicked: -searchBar:selectedScopeButtonIndexDidChange:", call); r.t("searchBarShouldBeginEditing:", { unsafeDowncast($0, to: SearchWatch.self).searchBarShouldBeginEditing($1) } as @MainActor (AnyObject, UISearchBar) -> Bool, as: ((AnyObject, UISearchBar) -> Bool).self); r.t("searchBarTextDidBeginEditing:", { unsafeDowncast($0, to: SearchWatch.self).searchBarTextDidBeginEditing($1) } as @MainActor (AnyObject, UISearchBar) -> Void, as: ((AnyObject, UISearchBar) -> Void).self); r.t("searchBarShouldEndEditing:", { unsafeDowncast($0, to: SearchWatch.self).searchBarShouldEndEditing($1) } as @MainActor (AnyObject, UISearchBar) -> Bool, as: ((AnyObject, UISearchBar) -> Bool).self); r.t("searchBarTextDidEndEditing:", { unsafeDowncast($0, to: SearchWatch.self).searchBarTextDidEndEditing($1) } as @MainActor (AnyObject, UISearchBar) -> Void, as: ((AnyObject, UISearchBar) -> Void).self); r.t("searchBar:textDidChange:", { unsafeDowncast($0, to: SearchWatch.self).searchBar($1, textDidChange: $2) } as @MainActor (AnyObject, UISearchBar, String) -> Void, as: ((AnyObject, UISearchBar, String) -> Void).self); r.t("searchBar:shouldChangeTextInRange:replacementText:", { unsafeDowncast($0, to: SearchWatch.self).searchBar($1, shouldChangeTextIn: $2, replacementText: $3) } as @MainActor (AnyObject, UISearchBar, NSRange, String) -> Bool, as: ((AnyObject, UISearchBar, NSRange, String) -> Bool).self); r.t("searchBarSearchButtonClicked:", { unsafeDowncast($0, to: SearchWatch.self).searchBarSearchButtonClicked($1) } as @MainActor (AnyObject, UISearchBar) -> Void, as: ((AnyObject, UISearchBar) -> Void).self); r.t("searchBarBookmarkButtonClicked:", { unsafeDowncast($0, to: SearchWatch.self).searchBarBookmarkButtonClicked($1) } as @MainActor (AnyObject, UISearchBar) -> Void, as: ((AnyObject, UISearchBar) -> Void).self); r.t("searchBarCancelButtonClicked:", { unsafeDowncast($0, to: SearchWatch.self).searchBarCancelButtonClicked($1) } as @MainActor (AnyObject, UISearchBar) -> Void, as: ((AnyObject, UISearchBar) -> Void).self); r.t("searchBarResultsListButtonClicked:", { unsafeDowncast($0, to: SearchWatch.self).searchBarResultsListButtonClicked($1) } as @MainActor (AnyObject, UISearchBar) -> Void, as: ((AnyObject, UISearchBar) -> Void).self); r.t("searchBar:selectedScopeButtonIndexDidChange:", { unsafeDowncast($0, to: SearchWatch.self).searchBar($1, selectedScopeButtonIndexDidChange: $2) } as @MainActor (AnyObject, UISearchBar, Int) -> Void, as: ((AnyObject, UISearchBar, Int) -> Void).self) } } } }

/// Writes down what a search controller and its bar tell, in one list.
@preconcurrency @MainActor final class SearchJournal: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
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
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SearchJournal.self); switch i { case 0: return _objcRet(o.willPresentSearchController(_objcArg(a, 0, (UISearchController).self))); case 1: return _objcRet(o.didPresentSearchController(_objcArg(a, 0, (UISearchController).self))); case 2: return _objcRet(o.willDismissSearchController(_objcArg(a, 0, (UISearchController).self))); case 3: return _objcRet(o.didDismissSearchController(_objcArg(a, 0, (UISearchController).self))); case 4: return _objcRet(o.searchBarShouldBeginEditing(_objcArg(a, 0, (UISearchBar).self))); case 5: return _objcRet(o.searchBarTextDidBeginEditing(_objcArg(a, 0, (UISearchBar).self))); case 6: return _objcRet(o.searchBarTextDidEndEditing(_objcArg(a, 0, (UISearchBar).self))); case 7: return _objcRet(o.searchBarCancelButtonClicked(_objcArg(a, 0, (UISearchBar).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SearchJournal.self }, "UIKitTests.SearchJournal") { r in r.c("-willPresentSearchController: -didPresentSearchController: -willDismissSearchController: -didDismissSearchController: -searchBarShouldBeginEditing: -searchBarTextDidBeginEditing: -searchBarTextDidEndEditing: -searchBarCancelButtonClicked:", call); r.t("willPresentSearchController:", { unsafeDowncast($0, to: SearchJournal.self).willPresentSearchController($1) } as @MainActor (AnyObject, UISearchController) -> Void, as: ((AnyObject, UISearchController) -> Void).self); r.t("didPresentSearchController:", { unsafeDowncast($0, to: SearchJournal.self).didPresentSearchController($1) } as @MainActor (AnyObject, UISearchController) -> Void, as: ((AnyObject, UISearchController) -> Void).self); r.t("willDismissSearchController:", { unsafeDowncast($0, to: SearchJournal.self).willDismissSearchController($1) } as @MainActor (AnyObject, UISearchController) -> Void, as: ((AnyObject, UISearchController) -> Void).self); r.t("didDismissSearchController:", { unsafeDowncast($0, to: SearchJournal.self).didDismissSearchController($1) } as @MainActor (AnyObject, UISearchController) -> Void, as: ((AnyObject, UISearchController) -> Void).self); r.t("searchBarShouldBeginEditing:", { unsafeDowncast($0, to: SearchJournal.self).searchBarShouldBeginEditing($1) } as @MainActor (AnyObject, UISearchBar) -> Bool, as: ((AnyObject, UISearchBar) -> Bool).self); r.t("searchBarTextDidBeginEditing:", { unsafeDowncast($0, to: SearchJournal.self).searchBarTextDidBeginEditing($1) } as @MainActor (AnyObject, UISearchBar) -> Void, as: ((AnyObject, UISearchBar) -> Void).self); r.t("searchBarTextDidEndEditing:", { unsafeDowncast($0, to: SearchJournal.self).searchBarTextDidEndEditing($1) } as @MainActor (AnyObject, UISearchBar) -> Void, as: ((AnyObject, UISearchBar) -> Void).self); r.t("searchBarCancelButtonClicked:", { unsafeDowncast($0, to: SearchJournal.self).searchBarCancelButtonClicked($1) } as @MainActor (AnyObject, UISearchBar) -> Void, as: ((AnyObject, UISearchBar) -> Void).self) } } } }

/// Presents a search controller in a way of its own.
@preconcurrency @MainActor final class SearchPresenter: NSObject, UISearchControllerDelegate {
    var lines: [String] = []
    var present: (UISearchController) -> Void = { _ in }

    func presentSearchController(_ searchController: UISearchController) {
        lines.append("present")
        present(searchController)
    }
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SearchPresenter.self); switch i { case 0: return _objcRet(o.presentSearchController(_objcArg(a, 0, (UISearchController).self))); case 1: return _objcRet(o.willPresentSearchController(_objcArg(a, 0, (UISearchController).self))); case 2: return _objcRet(o.didPresentSearchController(_objcArg(a, 0, (UISearchController).self))); case 3: return _objcRet(o.didDismissSearchController(_objcArg(a, 0, (UISearchController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SearchPresenter.self }, "UIKitTests.SearchPresenter") { r in r.c("-presentSearchController: -willPresentSearchController: -didPresentSearchController: -didDismissSearchController:", call); r.t("presentSearchController:", { unsafeDowncast($0, to: SearchPresenter.self).presentSearchController($1) } as @MainActor (AnyObject, UISearchController) -> Void, as: ((AnyObject, UISearchController) -> Void).self); r.t("willPresentSearchController:", { unsafeDowncast($0, to: SearchPresenter.self).willPresentSearchController($1) } as @MainActor (AnyObject, UISearchController) -> Void, as: ((AnyObject, UISearchController) -> Void).self); r.t("didPresentSearchController:", { unsafeDowncast($0, to: SearchPresenter.self).didPresentSearchController($1) } as @MainActor (AnyObject, UISearchController) -> Void, as: ((AnyObject, UISearchController) -> Void).self); r.t("didDismissSearchController:", { unsafeDowncast($0, to: SearchPresenter.self).didDismissSearchController($1) } as @MainActor (AnyObject, UISearchController) -> Void, as: ((AnyObject, UISearchController) -> Void).self) } } } }
