// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says what is in an edit menu and where it stands.
@preconcurrency @MainActor
      public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Nil for what is suggested.
                                                                     
                                      
                                                                                                                               
                
    /// In the interaction's view.
                                                          
                                      
                                                                                                  
               
                                                                        
                                      
                                                                                                        
                                                    
     
                                                                        
                                      
                                                                                                        
                                                    
     
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIEditMenuInteractionDelegate { @inline(__always) public var `editMenuInteraction(_:menuFor:suggestedActions:)`: ((UIEditMenuInteraction, UIEditMenuConfiguration, [UIMenuElement]) -> UIMenu?)? { guard let f = _objcOpt(self, __Optional0.site, "editMenuInteraction:menuForConfiguration:suggestedActions:", ((AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration, [UIMenuElement]) -> UIMenu?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIMenu?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIEditMenuInteractionDelegate { @inline(__always) public var `editMenuInteraction(_:targetRectFor:)`: ((UIEditMenuInteraction, UIEditMenuConfiguration) -> CGRect)? { guard let f = _objcOpt(self, __Optional1.site, "editMenuInteraction:targetRectForConfiguration:", ((AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration) -> CGRect).self, { f in { _objcCast(f($0, [$1, $2]), (CGRect).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIEditMenuInteractionDelegate { @inline(__always) public var `editMenuInteraction(_:willPresentMenuFor:animator:)`: ((UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "editMenuInteraction:willPresentMenuForConfiguration:animator:", ((AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIEditMenuInteractionDelegate { @inline(__always) public var `editMenuInteraction(_:willDismissMenuFor:animator:)`: ((UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "editMenuInteraction:willDismissMenuForConfiguration:animator:", ((AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
