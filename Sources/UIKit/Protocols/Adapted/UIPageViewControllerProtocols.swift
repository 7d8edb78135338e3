// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hears of pages that the user turns.
@preconcurrency @MainActor
      public protocol UIPageViewControllerDelegate: NSObjectProtocol {
                                                              
                                     
                                                                                                                
                                                                                             
                                     
                                                                                      
                                                                                         
                                                                   
                                     
                                                                                                        
                                           
                                                            
                                                                   
                                                                                 
                                                                          
                                                                                 
                                                                             
}

/// Gives the pages before and after one.
@preconcurrency @MainActor
      public protocol UIPageViewControllerDataSource: NSObjectProtocol {
                                                                 
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
                                                                
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
                                                  
                                                                                        
                                                  
                                                                                        
}

extension UIPageViewControllerDelegate { public var `pageViewController(_:willTransitionTo:)`: ((UIPageViewController, [UIViewController]) -> Void)? { _objcOpt(self, "pageViewController:willTransitionToViewControllers:", ((AnyObject, UIPageViewController, [UIViewController]) -> Void).self, { f in { f(self, $0, $1) } }, { f in { _ = f([$0, $1]) } }) } }
extension UIPageViewControllerDelegate { public var `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`: ((UIPageViewController, Bool, [UIViewController], Bool) -> Void)? { _objcOpt(self, "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", ((AnyObject, UIPageViewController, Bool, [UIViewController], Bool) -> Void).self, { f in { f(self, $0, $1, $2, $3) } }, { f in { _ = f([$0, $1, $2, $3]) } }) } }
extension UIPageViewControllerDelegate { public var `pageViewController(_:spineLocationFor:)`: ((UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation)? { _objcOpt(self, "pageViewController:spineLocationForInterfaceOrientation:", ((AnyObject, UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (UIPageViewController.SpineLocation).self) } }) } }
extension UIPageViewControllerDelegate { public var `pageViewControllerSupportedInterfaceOrientations(_:)`: ((UIPageViewController) -> UIInterfaceOrientationMask)? { _objcOpt(self, "pageViewControllerSupportedInterfaceOrientations:", ((AnyObject, UIPageViewController) -> UIInterfaceOrientationMask).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIInterfaceOrientationMask).self) } }) } }
extension UIPageViewControllerDelegate { public var `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`: ((UIPageViewController) -> UIInterfaceOrientation)? { _objcOpt(self, "pageViewControllerPreferredInterfaceOrientationForPresentation:", ((AnyObject, UIPageViewController) -> UIInterfaceOrientation).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIInterfaceOrientation).self) } }) } }
extension UIPageViewControllerDataSource { public var `presentationCount(for:)`: ((UIPageViewController) -> Int)? { _objcOpt(self, "presentationCountForPageViewController:", ((AnyObject, UIPageViewController) -> Int).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (Int).self) } }) } }
extension UIPageViewControllerDataSource { public var `presentationIndex(for:)`: ((UIPageViewController) -> Int)? { _objcOpt(self, "presentationIndexForPageViewController:", ((AnyObject, UIPageViewController) -> Int).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (Int).self) } }) } }
