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

extension UIViewControllerAnimatedTransitioning { public var `interruptibleAnimator(using:)`: ((UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating)? { _objcOpt(self, "interruptibleAnimatorForTransition:", ((AnyObject, UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIViewImplicitlyAnimating).self) } }) } }
extension UIViewControllerAnimatedTransitioning { public var `animationEnded(_:)`: ((Bool) -> Void)? { _objcOpt(self, "animationEnded:", ((AnyObject, Bool) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIViewControllerInteractiveTransitioning { public var completionSpeed: (CGFloat)? { _objcOptGet(self, "completionSpeed") } }
extension UIViewControllerInteractiveTransitioning { public var completionCurve: (UIView.AnimationCurve)? { _objcOptGet(self, "completionCurve") } }
extension UIViewControllerInteractiveTransitioning { public var wantsInteractiveStart: (Bool)? { _objcOptGet(self, "wantsInteractiveStart") } }
extension UIViewControllerTransitioningDelegate { public var `animationController(forPresented:presenting:source:)`: ((UIViewController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?)? { _objcOpt(self, "animationControllerForPresentedController:presentingController:sourceController:", ((AnyObject, UIViewController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?).self, { f in { f(self, $0, $1, $2) } }, { f in { _objcCast(f([$0, $1, $2]), (UIViewControllerAnimatedTransitioning?).self) } }) } }
extension UIViewControllerTransitioningDelegate { public var `animationController(forDismissed:)`: ((UIViewController) -> UIViewControllerAnimatedTransitioning?)? { _objcOpt(self, "animationControllerForDismissedController:", ((AnyObject, UIViewController) -> UIViewControllerAnimatedTransitioning?).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIViewControllerAnimatedTransitioning?).self) } }) } }
extension UIViewControllerTransitioningDelegate { public var `interactionControllerForPresentation(using:)`: ((UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?)? { _objcOpt(self, "interactionControllerForPresentation:", ((AnyObject, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIViewControllerInteractiveTransitioning?).self) } }) } }
extension UIViewControllerTransitioningDelegate { public var `interactionControllerForDismissal(using:)`: ((UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?)? { _objcOpt(self, "interactionControllerForDismissal:", ((AnyObject, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIViewControllerInteractiveTransitioning?).self) } }) } }
extension UIViewControllerTransitioningDelegate { public var `presentationController(forPresented:presenting:source:)`: ((UIViewController, UIViewController?, UIViewController) -> UIPresentationController?)? { _objcOpt(self, "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:", ((AnyObject, UIViewController, UIViewController?, UIViewController) -> UIPresentationController?).self, { f in { f(self, $0, $1, $2) } }, { f in { _objcCast(f([$0, $1, $2]), (UIPresentationController?).self) } }) } }
