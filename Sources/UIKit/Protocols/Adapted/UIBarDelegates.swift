// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says where a bar is.
@preconcurrency @MainActor
      public protocol UIBarPositioningDelegate: NSObjectProtocol {
                          
                                                                      
}

/// Hears of items that come to a navigation bar and leave it.
@preconcurrency @MainActor
      public protocol UINavigationBarDelegate: AnyObject, UIBarPositioningDelegate {
                                        
                                                                                                            
                                     
                                                                                                 
                                       
                                                                                                           
                                    
                                                                                                
}

@preconcurrency @MainActor
      public protocol UIToolbarDelegate: AnyObject, UIBarPositioningDelegate {}

/// Hears which tab the user has chosen.
@preconcurrency @MainActor
      public protocol UITabBarDelegate: NSObjectProtocol {
                                
                                                                          
                                            
                                                                                        
                                           
                                                                                       
                                                  
                                                                                                     
                                                 
                                                                                                    
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIBarPositioningDelegate { @inline(__always) public var `position(for:)`: ((UIBarPositioning) -> UIBarPosition)? { guard let f = _objcOpt(self, __Optional0.site, "positionForBar:", ((AnyObject, UIBarPositioning) -> UIBarPosition).self, { f in { _objcCast(f($0, [$1]), (UIBarPosition).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UINavigationBarDelegate { @inline(__always) public var `navigationBar(_:shouldPush:)`: ((UINavigationBar, UINavigationItem) -> Bool)? { guard let f = _objcOpt(self, __Optional1.site, "navigationBar:shouldPushItem:", ((AnyObject, UINavigationBar, UINavigationItem) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UINavigationBarDelegate { @inline(__always) public var `navigationBar(_:didPush:)`: ((UINavigationBar, UINavigationItem) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "navigationBar:didPushItem:", ((AnyObject, UINavigationBar, UINavigationItem) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UINavigationBarDelegate { @inline(__always) public var `navigationBar(_:shouldPop:)`: ((UINavigationBar, UINavigationItem) -> Bool)? { guard let f = _objcOpt(self, __Optional3.site, "navigationBar:shouldPopItem:", ((AnyObject, UINavigationBar, UINavigationItem) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UINavigationBarDelegate { @inline(__always) public var `navigationBar(_:didPop:)`: ((UINavigationBar, UINavigationItem) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "navigationBar:didPopItem:", ((AnyObject, UINavigationBar, UINavigationItem) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UITabBarDelegate { @inline(__always) public var `tabBar(_:didSelect:)`: ((UITabBar, UITabBarItem) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "tabBar:didSelectItem:", ((AnyObject, UITabBar, UITabBarItem) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UITabBarDelegate { @inline(__always) public var `tabBar(_:willBeginCustomizing:)`: ((UITabBar, [UITabBarItem]) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "tabBar:willBeginCustomizingItems:", ((AnyObject, UITabBar, [UITabBarItem]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UITabBarDelegate { @inline(__always) public var `tabBar(_:didBeginCustomizing:)`: ((UITabBar, [UITabBarItem]) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "tabBar:didBeginCustomizingItems:", ((AnyObject, UITabBar, [UITabBarItem]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UITabBarDelegate { @inline(__always) public var `tabBar(_:willEndCustomizing:changed:)`: ((UITabBar, [UITabBarItem], Bool) -> Void)? { guard let f = _objcOpt(self, __Optional8.site, "tabBar:willEndCustomizingItems:changed:", ((AnyObject, UITabBar, [UITabBarItem], Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UITabBarDelegate { @inline(__always) public var `tabBar(_:didEndCustomizing:changed:)`: ((UITabBar, [UITabBarItem], Bool) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "tabBar:didEndCustomizingItems:changed:", ((AnyObject, UITabBar, [UITabBarItem], Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
