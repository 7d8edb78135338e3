// swift-format-ignore-file
import UIKit

/// Hears what becomes of a page that somebody else shows.
@preconcurrency @MainActor
      public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
                                         
                                                                                     
                                                       
                                                                                                                              
                                                            
                                                                                                               
                                                 
                                                                                             
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension SFSafariViewControllerDelegate { @inline(__always) public var `safariViewControllerDidFinish(_:)`: ((SFSafariViewController) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "safariViewControllerDidFinish:", ((AnyObject, SFSafariViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension SFSafariViewControllerDelegate { @inline(__always) public var `safariViewController(_:didCompleteInitialLoad:)`: ((SFSafariViewController, Bool) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "safariViewController:didCompleteInitialLoad:", ((AnyObject, SFSafariViewController, Bool) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension SFSafariViewControllerDelegate { @inline(__always) public var `safariViewController(_:initialLoadDidRedirectTo:)`: ((SFSafariViewController, URL) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "safariViewController:initialLoadDidRedirectToURL:", ((AnyObject, SFSafariViewController, URL) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension SFSafariViewControllerDelegate { @inline(__always) public var `safariViewControllerWillOpenInBrowser(_:)`: ((SFSafariViewController) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "safariViewControllerWillOpenInBrowser:", ((AnyObject, SFSafariViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
