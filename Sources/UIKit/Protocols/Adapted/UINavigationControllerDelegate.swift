// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hears what a navigation controller shows, and gives its animators.
@preconcurrency @MainActor
      public protocol UINavigationControllerDelegate: NSObjectProtocol {
                                                                
                                       
                                                                                                                  
                                                               
                                       
                                                                                                                 
                                                              
                                                                     
                                                                                     
                                                                            
                                                                                   
                                                                                 
                                                                            
                                       
                                                       
                                                                                           
                                                  
                                                                                                    
                                       
                                                                                                                           
                                                                
                                               
}

extension UINavigationControllerDelegate { public var `navigationController(_:willShow:animated:)`: ((UINavigationController, UIViewController, Bool) -> Void)? { _objcOpt(self, "navigationController:willShowViewController:animated:", ((AnyObject, UINavigationController, UIViewController, Bool) -> Void).self, { f in { f(self, $0, $1, $2) } }, { f in { _ = f([$0, $1, $2]) } }) } }
extension UINavigationControllerDelegate { public var `navigationController(_:didShow:animated:)`: ((UINavigationController, UIViewController, Bool) -> Void)? { _objcOpt(self, "navigationController:didShowViewController:animated:", ((AnyObject, UINavigationController, UIViewController, Bool) -> Void).self, { f in { f(self, $0, $1, $2) } }, { f in { _ = f([$0, $1, $2]) } }) } }
extension UINavigationControllerDelegate { public var `navigationControllerSupportedInterfaceOrientations(_:)`: ((UINavigationController) -> UIInterfaceOrientationMask)? { _objcOpt(self, "navigationControllerSupportedInterfaceOrientations:", ((AnyObject, UINavigationController) -> UIInterfaceOrientationMask).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIInterfaceOrientationMask).self) } }) } }
extension UINavigationControllerDelegate { public var `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`: ((UINavigationController) -> UIInterfaceOrientation)? { _objcOpt(self, "navigationControllerPreferredInterfaceOrientationForPresentation:", ((AnyObject, UINavigationController) -> UIInterfaceOrientation).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIInterfaceOrientation).self) } }) } }
extension UINavigationControllerDelegate { public var `navigationController(_:interactionControllerFor:)`: ((UINavigationController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?)? { _objcOpt(self, "navigationController:interactionControllerForAnimationController:", ((AnyObject, UINavigationController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (UIViewControllerInteractiveTransitioning?).self) } }) } }
extension UINavigationControllerDelegate { public var `navigationController(_:animationControllerFor:from:to:)`: ((UINavigationController, UINavigationController.Operation, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?)? { _objcOpt(self, "navigationController:animationControllerForOperation:fromViewController:toViewController:", ((AnyObject, UINavigationController, UINavigationController.Operation, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?).self, { f in { f(self, $0, $1, $2, $3) } }, { f in { _objcCast(f([$0, $1, $2, $3]), (UIViewControllerAnimatedTransitioning?).self) } }) } }
