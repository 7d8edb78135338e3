// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hears how an alert view comes and goes, and which of its buttons was touched.
@preconcurrency @MainActor
      public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Before the alert goes.
                                          
                                                                                       
    /// When the system takes the alert away.
                                                                 
                                
                                                       
                               
                                                      
                                                
                                                                                                  
                                               
                                                                                                 
    /// With each letter that is typed into a field.
                                                                                               
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIAlertViewDelegate { @inline(__always) public var `alertView(_:clickedButtonAt:)`: ((UIAlertView, Int) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "alertView:clickedButtonAtIndex:", ((AnyObject, UIAlertView, Int) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIAlertViewDelegate { @inline(__always) public var `alertViewCancel(_:)`: ((UIAlertView) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "alertViewCancel:", ((AnyObject, UIAlertView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIAlertViewDelegate { @inline(__always) public var `willPresent(_:)`: ((UIAlertView) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "willPresentAlertView:", ((AnyObject, UIAlertView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIAlertViewDelegate { @inline(__always) public var `didPresent(_:)`: ((UIAlertView) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "didPresentAlertView:", ((AnyObject, UIAlertView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UIAlertViewDelegate { @inline(__always) public var `alertView(_:willDismissWithButtonIndex:)`: ((UIAlertView, Int) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "alertView:willDismissWithButtonIndex:", ((AnyObject, UIAlertView, Int) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIAlertViewDelegate { @inline(__always) public var `alertView(_:didDismissWithButtonIndex:)`: ((UIAlertView, Int) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "alertView:didDismissWithButtonIndex:", ((AnyObject, UIAlertView, Int) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIAlertViewDelegate { @inline(__always) public var `alertViewShouldEnableFirstOtherButton(_:)`: ((UIAlertView) -> Bool)? { guard let f = _objcOpt(self, __Optional6.site, "alertViewShouldEnableFirstOtherButton:", ((AnyObject, UIAlertView) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
