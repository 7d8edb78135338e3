// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Has a say in which tab is selected, and gives the animators between tabs.
@preconcurrency @MainActor
      public protocol UITabBarControllerDelegate: NSObjectProtocol {
                                                       
                                   
                                                                                                      
                                                    
                                                                                                                      
                                            
                                                                                                              
                                                     
                                   
                                                                                                     
                                                                
                                   
                                                                                                         
                                                                      
                                   
                                                                                                                      
                                                                     
                                   
                                                                                                                     
                                                          
                                                                 
                                                                             
                                                                        
                                                                               
                                                                         
                                                                        
                                   
                                               
                                                                                           
                                                  
                                                                                                
                                   
                                                                                                              
                                 
                                               
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarController(_:shouldSelect:)`: ((UITabBarController, UIViewController) -> Bool)? { guard let f = _objcOpt(self, __Optional0.site, "tabBarController:shouldSelectViewController:", ((AnyObject, UITabBarController, UIViewController) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarController(_:didSelect:)`: ((UITabBarController, UIViewController) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "tabBarController:didSelectViewController:", ((AnyObject, UITabBarController, UIViewController) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarController(_:shouldSelectTab:)`: ((UITabBarController, UITab) -> Bool)? { guard let f = _objcOpt(self, __Optional2.site, "tabBarController:shouldSelectTab:", ((AnyObject, UITabBarController, UITab) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarController(_:didSelectTab:previousTab:)`: ((UITabBarController, UITab, UITab?) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "tabBarController:didSelectTab:previousTab:", ((AnyObject, UITabBarController, UITab, UITab?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarController(_:willBeginCustomizing:)`: ((UITabBarController, [UIViewController]) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "tabBarController:willBeginCustomizingViewControllers:", ((AnyObject, UITabBarController, [UIViewController]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarController(_:willEndCustomizing:changed:)`: ((UITabBarController, [UIViewController], Bool) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "tabBarController:willEndCustomizingViewControllers:changed:", ((AnyObject, UITabBarController, [UIViewController], Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarController(_:didEndCustomizing:changed:)`: ((UITabBarController, [UIViewController], Bool) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "tabBarController:didEndCustomizingViewControllers:changed:", ((AnyObject, UITabBarController, [UIViewController], Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarControllerSupportedInterfaceOrientations(_:)`: ((UITabBarController) -> UIInterfaceOrientationMask)? { guard let f = _objcOpt(self, __Optional7.site, "tabBarControllerSupportedInterfaceOrientations:", ((AnyObject, UITabBarController) -> UIInterfaceOrientationMask).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientationMask).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`: ((UITabBarController) -> UIInterfaceOrientation)? { guard let f = _objcOpt(self, __Optional8.site, "tabBarControllerPreferredInterfaceOrientationForPresentation:", ((AnyObject, UITabBarController) -> UIInterfaceOrientation).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientation).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarController(_:interactionControllerFor:)`: ((UITabBarController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?)? { guard let f = _objcOpt(self, __Optional9.site, "tabBarController:interactionControllerForAnimationController:", ((AnyObject, UITabBarController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self, { f in { _objcCast(f($0, [$1, $2]), (UIViewControllerInteractiveTransitioning?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UITabBarControllerDelegate { @inline(__always) public var `tabBarController(_:animationControllerForTransitionFrom:to:)`: ((UITabBarController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?)? { guard let f = _objcOpt(self, __Optional10.site, "tabBarController:animationControllerForTransitionFromViewController:toViewController:", ((AnyObject, UITabBarController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIViewControllerAnimatedTransitioning?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
