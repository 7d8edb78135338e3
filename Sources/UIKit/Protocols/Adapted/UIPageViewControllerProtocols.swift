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

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIPageViewControllerDelegate { @inline(__always) public var `pageViewController(_:willTransitionTo:)`: ((UIPageViewController, [UIViewController]) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "pageViewController:willTransitionToViewControllers:", ((AnyObject, UIPageViewController, [UIViewController]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIPageViewControllerDelegate { @inline(__always) public var `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`: ((UIPageViewController, Bool, [UIViewController], Bool) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", ((AnyObject, UIPageViewController, Bool, [UIViewController], Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3, $4]) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIPageViewControllerDelegate { @inline(__always) public var `pageViewController(_:spineLocationFor:)`: ((UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation)? { guard let f = _objcOpt(self, __Optional2.site, "pageViewController:spineLocationForInterfaceOrientation:", ((AnyObject, UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation).self, { f in { _objcCast(f($0, [$1, $2]), (UIPageViewController.SpineLocation).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIPageViewControllerDelegate { @inline(__always) public var `pageViewControllerSupportedInterfaceOrientations(_:)`: ((UIPageViewController) -> UIInterfaceOrientationMask)? { guard let f = _objcOpt(self, __Optional3.site, "pageViewControllerSupportedInterfaceOrientations:", ((AnyObject, UIPageViewController) -> UIInterfaceOrientationMask).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientationMask).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UIPageViewControllerDelegate { @inline(__always) public var `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`: ((UIPageViewController) -> UIInterfaceOrientation)? { guard let f = _objcOpt(self, __Optional4.site, "pageViewControllerPreferredInterfaceOrientationForPresentation:", ((AnyObject, UIPageViewController) -> UIInterfaceOrientation).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientation).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIPageViewControllerDataSource { @inline(__always) public var `presentationCount(for:)`: ((UIPageViewController) -> Int)? { guard let f = _objcOpt(self, __Optional5.site, "presentationCountForPageViewController:", ((AnyObject, UIPageViewController) -> Int).self, { f in { _objcCast(f($0, [$1]), (Int).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIPageViewControllerDataSource { @inline(__always) public var `presentationIndex(for:)`: ((UIPageViewController) -> Int)? { guard let f = _objcOpt(self, __Optional6.site, "presentationIndexForPageViewController:", ((AnyObject, UIPageViewController) -> Int).self, { f in { _objcCast(f($0, [$1]), (Int).self) } }) else { return nil }; return { f(self, $0) } } }
