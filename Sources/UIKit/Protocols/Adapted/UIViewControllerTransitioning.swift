// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Animates a transition between two controllers.
@preconcurrency @MainActor
      public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
                              
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
                             
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)

    /// Without one the transition can't be interrupted.
                                              
                                        
                                                                     
                                  
                                                                   
}

/// Drives a transition from outside, with a finger for example.
@preconcurrency @MainActor
      public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)

                                                       
                                                                     
                                                          
}

/// Gives the objects of a presentation: its presentation controller, its animators, what drives them.
@preconcurrency @MainActor
      public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
                                                                                           
                                      
                                                                                                        
                                               
                                                     
                                                                                                                         
                                                
                                                       
                                                             
                                                  
                                             
                                                    
                                                             
                                                  
                                                                                                          
                                         
                                                                                                         
                                  
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIViewControllerAnimatedTransitioning { @inline(__always) public var `interruptibleAnimator(using:)`: ((UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating)? { guard let f = _objcOpt(self, __Optional0.site, "interruptibleAnimatorForTransition:", ((AnyObject, UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating).self, { f in { _objcCast(f($0, [$1]), (UIViewImplicitlyAnimating).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIViewControllerAnimatedTransitioning { @inline(__always) public var `animationEnded(_:)`: ((Bool) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "animationEnded:", ((AnyObject, Bool) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIViewControllerInteractiveTransitioning { public var completionSpeed: (CGFloat)? { _objcOptGet(self, "completionSpeed") } }
extension UIViewControllerInteractiveTransitioning { public var completionCurve: (UIView.AnimationCurve)? { _objcOptGet(self, "completionCurve") } }
extension UIViewControllerInteractiveTransitioning { public var wantsInteractiveStart: (Bool)? { _objcOptGet(self, "wantsInteractiveStart") } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIViewControllerTransitioningDelegate { @inline(__always) public var `animationController(forPresented:presenting:source:)`: ((UIViewController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?)? { guard let f = _objcOpt(self, __Optional5.site, "animationControllerForPresentedController:presentingController:sourceController:", ((AnyObject, UIViewController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIViewControllerAnimatedTransitioning?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIViewControllerTransitioningDelegate { @inline(__always) public var `animationController(forDismissed:)`: ((UIViewController) -> UIViewControllerAnimatedTransitioning?)? { guard let f = _objcOpt(self, __Optional6.site, "animationControllerForDismissedController:", ((AnyObject, UIViewController) -> UIViewControllerAnimatedTransitioning?).self, { f in { _objcCast(f($0, [$1]), (UIViewControllerAnimatedTransitioning?).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UIViewControllerTransitioningDelegate { @inline(__always) public var `interactionControllerForPresentation(using:)`: ((UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?)? { guard let f = _objcOpt(self, __Optional7.site, "interactionControllerForPresentation:", ((AnyObject, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self, { f in { _objcCast(f($0, [$1]), (UIViewControllerInteractiveTransitioning?).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UIViewControllerTransitioningDelegate { @inline(__always) public var `interactionControllerForDismissal(using:)`: ((UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?)? { guard let f = _objcOpt(self, __Optional8.site, "interactionControllerForDismissal:", ((AnyObject, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self, { f in { _objcCast(f($0, [$1]), (UIViewControllerInteractiveTransitioning?).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UIViewControllerTransitioningDelegate { @inline(__always) public var `presentationController(forPresented:presenting:source:)`: ((UIViewController, UIViewController?, UIViewController) -> UIPresentationController?)? { guard let f = _objcOpt(self, __Optional9.site, "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:", ((AnyObject, UIViewController, UIViewController?, UIViewController) -> UIPresentationController?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIPresentationController?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
