// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Is asked and told about the editing of a search bar, and hears of its buttons.
@preconcurrency @MainActor
      public protocol UISearchBarDelegate: AnyObject, UIBarPositioningDelegate {
                                                                                     
                                                                              
                                                                                   
                                                                            
    /// With the key of the clear button, too.
                                   
                                                                                       
                                                             
                                                                                                                              

                                                                              
                                                                                
                                                                              
                                                                                   
    /// By the user alone.
                                                       
                                                                                                           
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBarShouldBeginEditing(_:)`: ((UISearchBar) -> Bool)? { guard let f = _objcOpt(self, __Optional0.site, "searchBarShouldBeginEditing:", ((AnyObject, UISearchBar) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBarTextDidBeginEditing(_:)`: ((UISearchBar) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "searchBarTextDidBeginEditing:", ((AnyObject, UISearchBar) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBarShouldEndEditing(_:)`: ((UISearchBar) -> Bool)? { guard let f = _objcOpt(self, __Optional2.site, "searchBarShouldEndEditing:", ((AnyObject, UISearchBar) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBarTextDidEndEditing(_:)`: ((UISearchBar) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "searchBarTextDidEndEditing:", ((AnyObject, UISearchBar) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBar(_:textDidChange:)`: ((UISearchBar, String) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "searchBar:textDidChange:", ((AnyObject, UISearchBar, String) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBar(_:shouldChangeTextIn:replacementText:)`: ((UISearchBar, NSRange, String) -> Bool)? { guard let f = _objcOpt(self, __Optional5.site, "searchBar:shouldChangeTextInRange:replacementText:", ((AnyObject, UISearchBar, NSRange, String) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBarSearchButtonClicked(_:)`: ((UISearchBar) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "searchBarSearchButtonClicked:", ((AnyObject, UISearchBar) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBarBookmarkButtonClicked(_:)`: ((UISearchBar) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "searchBarBookmarkButtonClicked:", ((AnyObject, UISearchBar) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBarCancelButtonClicked(_:)`: ((UISearchBar) -> Void)? { guard let f = _objcOpt(self, __Optional8.site, "searchBarCancelButtonClicked:", ((AnyObject, UISearchBar) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBarResultsListButtonClicked(_:)`: ((UISearchBar) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "searchBarResultsListButtonClicked:", ((AnyObject, UISearchBar) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UISearchBarDelegate { @inline(__always) public var `searchBar(_:selectedScopeButtonIndexDidChange:)`: ((UISearchBar, Int) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "searchBar:selectedScopeButtonIndexDidChange:", ((AnyObject, UISearchBar, Int) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
