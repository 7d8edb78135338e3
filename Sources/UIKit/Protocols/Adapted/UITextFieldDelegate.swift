// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Is asked and told about the editing of a text field.
@preconcurrency @MainActor
      public protocol UITextFieldDelegate: NSObjectProtocol {
                                                                                     
                                                                          
                                                                                   
                                                                        
    /// Called in the place of the method without a reason.
                                         
                                                                                                           

    /// The range is of the text as it stands, in UTF-16.
                                                                     
                            
                                                                                                           
             
                                                                             

                                                                              
                                                                               

    /// The menu for a selection; nil for what is suggested.
                                                                   
                            
                                                                                                           
                
                                                     
                                                                                                                           
                                                     
                                                                                                                           
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textFieldShouldBeginEditing(_:)`: ((UITextField) -> Bool)? { guard let f = _objcOpt(self, __Optional0.site, "textFieldShouldBeginEditing:", ((AnyObject, UITextField) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textFieldDidBeginEditing(_:)`: ((UITextField) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "textFieldDidBeginEditing:", ((AnyObject, UITextField) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textFieldShouldEndEditing(_:)`: ((UITextField) -> Bool)? { guard let f = _objcOpt(self, __Optional2.site, "textFieldShouldEndEditing:", ((AnyObject, UITextField) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textFieldDidEndEditing(_:)`: ((UITextField) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "textFieldDidEndEditing:", ((AnyObject, UITextField) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textFieldDidEndEditing(_:reason:)`: ((UITextField, UITextField.DidEndEditingReason) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "textFieldDidEndEditing:reason:", ((AnyObject, UITextField, UITextField.DidEndEditingReason) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textField(_:shouldChangeCharactersIn:replacementString:)`: ((UITextField, NSRange, String) -> Bool)? { guard let f = _objcOpt(self, __Optional5.site, "textField:shouldChangeCharactersInRange:replacementString:", ((AnyObject, UITextField, NSRange, String) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textFieldDidChangeSelection(_:)`: ((UITextField) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "textFieldDidChangeSelection:", ((AnyObject, UITextField) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textFieldShouldClear(_:)`: ((UITextField) -> Bool)? { guard let f = _objcOpt(self, __Optional7.site, "textFieldShouldClear:", ((AnyObject, UITextField) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textFieldShouldReturn(_:)`: ((UITextField) -> Bool)? { guard let f = _objcOpt(self, __Optional8.site, "textFieldShouldReturn:", ((AnyObject, UITextField) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textField(_:editMenuForCharactersIn:suggestedActions:)`: ((UITextField, NSRange, [UIMenuElement]) -> UIMenu?)? { guard let f = _objcOpt(self, __Optional9.site, "textField:editMenuForCharactersInRange:suggestedActions:", ((AnyObject, UITextField, NSRange, [UIMenuElement]) -> UIMenu?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIMenu?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textField(_:willPresentEditMenuWith:)`: ((UITextField, any UIEditMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "textField:willPresentEditMenuWithAnimator:", ((AnyObject, UITextField, any UIEditMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UITextFieldDelegate { @inline(__always) public var `textField(_:willDismissEditMenuWith:)`: ((UITextField, any UIEditMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional11.site, "textField:willDismissEditMenuWithAnimator:", ((AnyObject, UITextField, any UIEditMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
