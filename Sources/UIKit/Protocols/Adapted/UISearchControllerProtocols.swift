// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Brings what is shown to what is searched for.
@preconcurrency @MainActor
      public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The bar begins to be edited, or its text or scope is another one.
                                                  
    func updateSearchResults(for searchController: UISearchController)
    /// A suggestion was chosen.
                                                                            
                                                                                                                                   
}

/// Is told when a search comes and goes by itself. A program that presents the controller hears nothing: it knows.
@preconcurrency @MainActor
      public protocol UISearchControllerDelegate: NSObjectProtocol {
                                                                                           
                                                                                          
                                                                                           
                                                                                          
    /// May present the controller in its own way. If it doesn't, the controller is presented as usual.
                                                                                       
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UISearchResultsUpdating { @inline(__always) public var `updateSearchResults(for:selecting:)`: ((UISearchController, any UISearchSuggestion) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "updateSearchResultsForSearchController:selectingSearchSuggestion:", ((AnyObject, UISearchController, any UISearchSuggestion) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UISearchControllerDelegate { @inline(__always) public var `willPresentSearchController(_:)`: ((UISearchController) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "willPresentSearchController:", ((AnyObject, UISearchController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UISearchControllerDelegate { @inline(__always) public var `didPresentSearchController(_:)`: ((UISearchController) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "didPresentSearchController:", ((AnyObject, UISearchController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UISearchControllerDelegate { @inline(__always) public var `willDismissSearchController(_:)`: ((UISearchController) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "willDismissSearchController:", ((AnyObject, UISearchController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UISearchControllerDelegate { @inline(__always) public var `didDismissSearchController(_:)`: ((UISearchController) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "didDismissSearchController:", ((AnyObject, UISearchController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UISearchControllerDelegate { @inline(__always) public var `presentSearchController(_:)`: ((UISearchController) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "presentSearchController:", ((AnyObject, UISearchController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
