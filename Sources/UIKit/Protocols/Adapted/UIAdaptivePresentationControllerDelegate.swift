// swift-format-ignore-file
import AppleFoundation

/// Has a say in how a presentation adapts, and whether the user may dismiss it.
@preconcurrency @MainActor
      public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    // MARK: Adapting
                                                              
                                                                                                                 
                                                                              
                                            
                                                                                    
                                 
                                                                        
                                         
                                                                                                                            
     
                                               
                                                                                                                          
                          
                                               
                                                                                                                         
                                                                     
     

    // MARK: Dismissing
                                                                                                                       
                                                                                                             
                                                                                                            
                                                                                                                     
}

extension UIAdaptivePresentationControllerDelegate { public var `adaptivePresentationStyle(for:)`: ((UIPresentationController) -> UIModalPresentationStyle)? { _objcOpt(self, "adaptivePresentationStyleForPresentationController:", ((AnyObject, UIPresentationController) -> UIModalPresentationStyle).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIModalPresentationStyle).self) } }) } }
extension UIAdaptivePresentationControllerDelegate { public var `adaptivePresentationStyle(for:traitCollection:)`: ((UIPresentationController, UITraitCollection) -> UIModalPresentationStyle)? { _objcOpt(self, "adaptivePresentationStyleForPresentationController:traitCollection:", ((AnyObject, UIPresentationController, UITraitCollection) -> UIModalPresentationStyle).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (UIModalPresentationStyle).self) } }) } }
extension UIAdaptivePresentationControllerDelegate { public var `presentationController(_:prepare:)`: ((UIPresentationController, UIPresentationController) -> Void)? { _objcOpt(self, "presentationController:prepareAdaptivePresentationController:", ((AnyObject, UIPresentationController, UIPresentationController) -> Void).self, { f in { f(self, $0, $1) } }, { f in { _ = f([$0, $1]) } }) } }
extension UIAdaptivePresentationControllerDelegate { public var `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: ((UIPresentationController, UIModalPresentationStyle) -> UIViewController?)? { _objcOpt(self, "presentationController:viewControllerForAdaptivePresentationStyle:", ((AnyObject, UIPresentationController, UIModalPresentationStyle) -> UIViewController?).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (UIViewController?).self) } }) } }
extension UIAdaptivePresentationControllerDelegate { public var `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`: ((UIPresentationController, UIModalPresentationStyle, UIViewControllerTransitionCoordinator?) -> Void)? { _objcOpt(self, "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", ((AnyObject, UIPresentationController, UIModalPresentationStyle, UIViewControllerTransitionCoordinator?) -> Void).self, { f in { f(self, $0, $1, $2) } }, { f in { _ = f([$0, $1, $2]) } }) } }
extension UIAdaptivePresentationControllerDelegate { public var `presentationControllerShouldDismiss(_:)`: ((UIPresentationController) -> Bool)? { _objcOpt(self, "presentationControllerShouldDismiss:", ((AnyObject, UIPresentationController) -> Bool).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (Bool).self) } }) } }
extension UIAdaptivePresentationControllerDelegate { public var `presentationControllerWillDismiss(_:)`: ((UIPresentationController) -> Void)? { _objcOpt(self, "presentationControllerWillDismiss:", ((AnyObject, UIPresentationController) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIAdaptivePresentationControllerDelegate { public var `presentationControllerDidDismiss(_:)`: ((UIPresentationController) -> Void)? { _objcOpt(self, "presentationControllerDidDismiss:", ((AnyObject, UIPresentationController) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIAdaptivePresentationControllerDelegate { public var `presentationControllerDidAttemptToDismiss(_:)`: ((UIPresentationController) -> Void)? { _objcOpt(self, "presentationControllerDidAttemptToDismiss:", ((AnyObject, UIPresentationController) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
