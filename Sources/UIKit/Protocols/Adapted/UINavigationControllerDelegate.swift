// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hears what a navigation controller shows, and gives its animators.
@preconcurrency @MainActor
      public protocol UINavigationControllerDelegate: NSObjectProtocol {
                                                                
                                       
                                                                                                                  
                                                               
                                       
                                                                                                                 
                                                              
                                                                     
                                                                                     
                                                                            
                                                                                   
                                                                                 
                                                                            
                                       
                                                       
                                                                                           
                                                  
                                                                                                    
                                       
                                                                                                                           
                                                                
                                               
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UINavigationControllerDelegate { @inline(__always) public var `navigationController(_:willShow:animated:)`: ((UINavigationController, UIViewController, Bool) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "navigationController:willShowViewController:animated:", ((AnyObject, UINavigationController, UIViewController, Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UINavigationControllerDelegate { @inline(__always) public var `navigationController(_:didShow:animated:)`: ((UINavigationController, UIViewController, Bool) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "navigationController:didShowViewController:animated:", ((AnyObject, UINavigationController, UIViewController, Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UINavigationControllerDelegate { @inline(__always) public var `navigationControllerSupportedInterfaceOrientations(_:)`: ((UINavigationController) -> UIInterfaceOrientationMask)? { guard let f = _objcOpt(self, __Optional2.site, "navigationControllerSupportedInterfaceOrientations:", ((AnyObject, UINavigationController) -> UIInterfaceOrientationMask).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientationMask).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UINavigationControllerDelegate { @inline(__always) public var `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`: ((UINavigationController) -> UIInterfaceOrientation)? { guard let f = _objcOpt(self, __Optional3.site, "navigationControllerPreferredInterfaceOrientationForPresentation:", ((AnyObject, UINavigationController) -> UIInterfaceOrientation).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientation).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UINavigationControllerDelegate { @inline(__always) public var `navigationController(_:interactionControllerFor:)`: ((UINavigationController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?)? { guard let f = _objcOpt(self, __Optional4.site, "navigationController:interactionControllerForAnimationController:", ((AnyObject, UINavigationController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self, { f in { _objcCast(f($0, [$1, $2]), (UIViewControllerInteractiveTransitioning?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UINavigationControllerDelegate { @inline(__always) public var `navigationController(_:animationControllerFor:from:to:)`: ((UINavigationController, UINavigationController.Operation, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?)? { guard let f = _objcOpt(self, __Optional5.site, "navigationController:animationControllerForOperation:fromViewController:toViewController:", ((AnyObject, UINavigationController, UINavigationController.Operation, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), (UIViewControllerAnimatedTransitioning?).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
