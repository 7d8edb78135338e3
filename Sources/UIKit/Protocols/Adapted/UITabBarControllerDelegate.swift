// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Has a say in which tab is selected, and gives the animators between tabs.
@preconcurrency @MainActor
      public protocol UITabBarControllerDelegate: NSObjectProtocol {
                                                       
                                   
                                                                                                      
                                                    
                                                                                                                      
                                            
                                                                                                              
                                                     
                                   
                                                                                                     
                                                                
                                   
                                                                                                         
                                                                      
                                   
                                                                                                                      
                                                                     
                                   
                                                                                                                     
                                                          
                                                                 
                                                                             
                                                                        
                                                                               
                                                                         
                                                                        
                                   
                                               
                                                                                           
                                                  
                                                                                                
                                   
                                                                                                              
                                 
                                               
}

extension UITabBarControllerDelegate { public var `tabBarController(_:shouldSelect:)`: ((UITabBarController, UIViewController) -> Bool)? { _objcOpt(self, "tabBarController:shouldSelectViewController:", ((AnyObject, UITabBarController, UIViewController) -> Bool).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (Bool).self) } }) } }
extension UITabBarControllerDelegate { public var `tabBarController(_:didSelect:)`: ((UITabBarController, UIViewController) -> Void)? { _objcOpt(self, "tabBarController:didSelectViewController:", ((AnyObject, UITabBarController, UIViewController) -> Void).self, { f in { f(self, $0, $1) } }, { f in { _ = f([$0, $1]) } }) } }
extension UITabBarControllerDelegate { public var `tabBarController(_:shouldSelectTab:)`: ((UITabBarController, UITab) -> Bool)? { _objcOpt(self, "tabBarController:shouldSelectTab:", ((AnyObject, UITabBarController, UITab) -> Bool).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (Bool).self) } }) } }
extension UITabBarControllerDelegate { public var `tabBarController(_:didSelectTab:previousTab:)`: ((UITabBarController, UITab, UITab?) -> Void)? { _objcOpt(self, "tabBarController:didSelectTab:previousTab:", ((AnyObject, UITabBarController, UITab, UITab?) -> Void).self, { f in { f(self, $0, $1, $2) } }, { f in { _ = f([$0, $1, $2]) } }) } }
extension UITabBarControllerDelegate { public var `tabBarController(_:willBeginCustomizing:)`: ((UITabBarController, [UIViewController]) -> Void)? { _objcOpt(self, "tabBarController:willBeginCustomizingViewControllers:", ((AnyObject, UITabBarController, [UIViewController]) -> Void).self, { f in { f(self, $0, $1) } }, { f in { _ = f([$0, $1]) } }) } }
extension UITabBarControllerDelegate { public var `tabBarController(_:willEndCustomizing:changed:)`: ((UITabBarController, [UIViewController], Bool) -> Void)? { _objcOpt(self, "tabBarController:willEndCustomizingViewControllers:changed:", ((AnyObject, UITabBarController, [UIViewController], Bool) -> Void).self, { f in { f(self, $0, $1, $2) } }, { f in { _ = f([$0, $1, $2]) } }) } }
extension UITabBarControllerDelegate { public var `tabBarController(_:didEndCustomizing:changed:)`: ((UITabBarController, [UIViewController], Bool) -> Void)? { _objcOpt(self, "tabBarController:didEndCustomizingViewControllers:changed:", ((AnyObject, UITabBarController, [UIViewController], Bool) -> Void).self, { f in { f(self, $0, $1, $2) } }, { f in { _ = f([$0, $1, $2]) } }) } }
extension UITabBarControllerDelegate { public var `tabBarControllerSupportedInterfaceOrientations(_:)`: ((UITabBarController) -> UIInterfaceOrientationMask)? { _objcOpt(self, "tabBarControllerSupportedInterfaceOrientations:", ((AnyObject, UITabBarController) -> UIInterfaceOrientationMask).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIInterfaceOrientationMask).self) } }) } }
extension UITabBarControllerDelegate { public var `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`: ((UITabBarController) -> UIInterfaceOrientation)? { _objcOpt(self, "tabBarControllerPreferredInterfaceOrientationForPresentation:", ((AnyObject, UITabBarController) -> UIInterfaceOrientation).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIInterfaceOrientation).self) } }) } }
extension UITabBarControllerDelegate { public var `tabBarController(_:interactionControllerFor:)`: ((UITabBarController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?)? { _objcOpt(self, "tabBarController:interactionControllerForAnimationController:", ((AnyObject, UITabBarController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (UIViewControllerInteractiveTransitioning?).self) } }) } }
extension UITabBarControllerDelegate { public var `tabBarController(_:animationControllerForTransitionFrom:to:)`: ((UITabBarController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?)? { _objcOpt(self, "tabBarController:animationControllerForTransitionFromViewController:toViewController:", ((AnyObject, UITabBarController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?).self, { f in { f(self, $0, $1, $2) } }, { f in { _objcCast(f([$0, $1, $2]), (UIViewControllerAnimatedTransitioning?).self) } }) } }
