// swift-format-ignore-file
import AppleFoundation

/// Has a say in how a presentation adapts, and whether the user may dismiss it.
@preconcurrency @MainActor
      public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    // MARK: Adapting
                                                              
                                                                                                                 
                                                                              
                                            
                                                                                    
                                 
                                                                        
                                         
                                                                                                                            
     
                                               
                                                                                                                          
                          
                                               
                                                                                                                         
                                                                     
     

    // MARK: Dismissing
                                                                                                                       
                                                                                                             
                                                                                                            
                                                                                                                     
}

extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `adaptivePresentationStyle(for:)`: ((UIPresentationController) -> UIModalPresentationStyle)? { guard let f = _objcOpt(self, "adaptivePresentationStyleForPresentationController:", ((AnyObject, UIPresentationController) -> UIModalPresentationStyle).self, { f in { _objcCast(f($0, [$1]), (UIModalPresentationStyle).self) } }) else { return nil }; return { f(self, $0) } } }
extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `adaptivePresentationStyle(for:traitCollection:)`: ((UIPresentationController, UITraitCollection) -> UIModalPresentationStyle)? { guard let f = _objcOpt(self, "adaptivePresentationStyleForPresentationController:traitCollection:", ((AnyObject, UIPresentationController, UITraitCollection) -> UIModalPresentationStyle).self, { f in { _objcCast(f($0, [$1, $2]), (UIModalPresentationStyle).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationController(_:prepare:)`: ((UIPresentationController, UIPresentationController) -> Void)? { guard let f = _objcOpt(self, "presentationController:prepareAdaptivePresentationController:", ((AnyObject, UIPresentationController, UIPresentationController) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: ((UIPresentationController, UIModalPresentationStyle) -> UIViewController?)? { guard let f = _objcOpt(self, "presentationController:viewControllerForAdaptivePresentationStyle:", ((AnyObject, UIPresentationController, UIModalPresentationStyle) -> UIViewController?).self, { f in { _objcCast(f($0, [$1, $2]), (UIViewController?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`: ((UIPresentationController, UIModalPresentationStyle, UIViewControllerTransitionCoordinator?) -> Void)? { guard let f = _objcOpt(self, "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", ((AnyObject, UIPresentationController, UIModalPresentationStyle, UIViewControllerTransitionCoordinator?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationControllerShouldDismiss(_:)`: ((UIPresentationController) -> Bool)? { guard let f = _objcOpt(self, "presentationControllerShouldDismiss:", ((AnyObject, UIPresentationController) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationControllerWillDismiss(_:)`: ((UIPresentationController) -> Void)? { guard let f = _objcOpt(self, "presentationControllerWillDismiss:", ((AnyObject, UIPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationControllerDidDismiss(_:)`: ((UIPresentationController) -> Void)? { guard let f = _objcOpt(self, "presentationControllerDidDismiss:", ((AnyObject, UIPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationControllerDidAttemptToDismiss(_:)`: ((UIPresentationController) -> Void)? { guard let f = _objcOpt(self, "presentationControllerDidAttemptToDismiss:", ((AnyObject, UIPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
