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

extension UIBarPositioningDelegate { @inline(__always) public var `position(for:)`: ((UIBarPositioning) -> UIBarPosition)? { guard let f = _objcOpt(self, "positionForBar:", ((AnyObject, UIBarPositioning) -> UIBarPosition).self, { f in { _objcCast(f($0, [$1]), (UIBarPosition).self) } }) else { return nil }; return { f(self, $0) } } }
extension UINavigationBarDelegate { @inline(__always) public var `navigationBar(_:shouldPush:)`: ((UINavigationBar, UINavigationItem) -> Bool)? { guard let f = _objcOpt(self, "navigationBar:shouldPushItem:", ((AnyObject, UINavigationBar, UINavigationItem) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UINavigationBarDelegate { @inline(__always) public var `navigationBar(_:didPush:)`: ((UINavigationBar, UINavigationItem) -> Void)? { guard let f = _objcOpt(self, "navigationBar:didPushItem:", ((AnyObject, UINavigationBar, UINavigationItem) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UINavigationBarDelegate { @inline(__always) public var `navigationBar(_:shouldPop:)`: ((UINavigationBar, UINavigationItem) -> Bool)? { guard let f = _objcOpt(self, "navigationBar:shouldPopItem:", ((AnyObject, UINavigationBar, UINavigationItem) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UINavigationBarDelegate { @inline(__always) public var `navigationBar(_:didPop:)`: ((UINavigationBar, UINavigationItem) -> Void)? { guard let f = _objcOpt(self, "navigationBar:didPopItem:", ((AnyObject, UINavigationBar, UINavigationItem) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UITabBarDelegate { @inline(__always) public var `tabBar(_:didSelect:)`: ((UITabBar, UITabBarItem) -> Void)? { guard let f = _objcOpt(self, "tabBar:didSelectItem:", ((AnyObject, UITabBar, UITabBarItem) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UITabBarDelegate { @inline(__always) public var `tabBar(_:willBeginCustomizing:)`: ((UITabBar, [UITabBarItem]) -> Void)? { guard let f = _objcOpt(self, "tabBar:willBeginCustomizingItems:", ((AnyObject, UITabBar, [UITabBarItem]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UITabBarDelegate { @inline(__always) public var `tabBar(_:didBeginCustomizing:)`: ((UITabBar, [UITabBarItem]) -> Void)? { guard let f = _objcOpt(self, "tabBar:didBeginCustomizingItems:", ((AnyObject, UITabBar, [UITabBarItem]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UITabBarDelegate { @inline(__always) public var `tabBar(_:willEndCustomizing:changed:)`: ((UITabBar, [UITabBarItem], Bool) -> Void)? { guard let f = _objcOpt(self, "tabBar:willEndCustomizingItems:changed:", ((AnyObject, UITabBar, [UITabBarItem], Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
extension UITabBarDelegate { @inline(__always) public var `tabBar(_:didEndCustomizing:changed:)`: ((UITabBar, [UITabBarItem], Bool) -> Void)? { guard let f = _objcOpt(self, "tabBar:didEndCustomizingItems:changed:", ((AnyObject, UITabBar, [UITabBarItem], Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
