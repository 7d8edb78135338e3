// swift-format-ignore-file
import AppleFoundation

/// Has a say in how a presentation adapts, and whether the user may dismiss it.
@preconcurrency @MainActor
      public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    // MARK: Adapting
                                                              
                                                                                                                 
                                                                              
                                            
                                                                                    
                                 
                                                                        
                                         
                                                                                                                            
     
                                               
                                                                                                                          
                          
                                               
                                                                                                                         
                                                                     
     

    // MARK: Dismissing
                                                                                                                       
                                                                                                             
                                                                                                            
                                                                                                                     
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `adaptivePresentationStyle(for:)`: ((UIPresentationController) -> UIModalPresentationStyle)? { guard let f = _objcOpt(self, __Optional0.site, "adaptivePresentationStyleForPresentationController:", ((AnyObject, UIPresentationController) -> UIModalPresentationStyle).self, { f in { _objcCast(f($0, [$1]), (UIModalPresentationStyle).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `adaptivePresentationStyle(for:traitCollection:)`: ((UIPresentationController, UITraitCollection) -> UIModalPresentationStyle)? { guard let f = _objcOpt(self, __Optional1.site, "adaptivePresentationStyleForPresentationController:traitCollection:", ((AnyObject, UIPresentationController, UITraitCollection) -> UIModalPresentationStyle).self, { f in { _objcCast(f($0, [$1, $2]), (UIModalPresentationStyle).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationController(_:prepare:)`: ((UIPresentationController, UIPresentationController) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "presentationController:prepareAdaptivePresentationController:", ((AnyObject, UIPresentationController, UIPresentationController) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: ((UIPresentationController, UIModalPresentationStyle) -> UIViewController?)? { guard let f = _objcOpt(self, __Optional3.site, "presentationController:viewControllerForAdaptivePresentationStyle:", ((AnyObject, UIPresentationController, UIModalPresentationStyle) -> UIViewController?).self, { f in { _objcCast(f($0, [$1, $2]), (UIViewController?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`: ((UIPresentationController, UIModalPresentationStyle, UIViewControllerTransitionCoordinator?) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", ((AnyObject, UIPresentationController, UIModalPresentationStyle, UIViewControllerTransitionCoordinator?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationControllerShouldDismiss(_:)`: ((UIPresentationController) -> Bool)? { guard let f = _objcOpt(self, __Optional5.site, "presentationControllerShouldDismiss:", ((AnyObject, UIPresentationController) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationControllerWillDismiss(_:)`: ((UIPresentationController) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "presentationControllerWillDismiss:", ((AnyObject, UIPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationControllerDidDismiss(_:)`: ((UIPresentationController) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "presentationControllerDidDismiss:", ((AnyObject, UIPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UIAdaptivePresentationControllerDelegate { @inline(__always) public var `presentationControllerDidAttemptToDismiss(_:)`: ((UIPresentationController) -> Void)? { guard let f = _objcOpt(self, __Optional8.site, "presentationControllerDidAttemptToDismiss:", ((AnyObject, UIPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
