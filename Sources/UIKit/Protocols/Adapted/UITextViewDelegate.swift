// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Is asked and told about the editing of a text view, and about its scrolling.
@preconcurrency @MainActor
      public protocol UITextViewDelegate: AnyObject, UIScrollViewDelegate {
                                                                                  
                                                                                
                                                                       
                                                                     

    /// The range is of the text as it stands, in UTF-16.
                                                            
                                                                                                                           
                                                                 
                                                                          

    /// Whether a link that was touched is opened.
                                                              
                           
                                                                                                                           
             
                                                  
                                                                                                                   

    /// The menu for a selection; nil for what is suggested.
                                                            
                           
                                                                                                   
                
                                                    
                                                                                                                        
                                                    
                                                                                                                        
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewShouldBeginEditing(_:)`: ((UITextView) -> Bool)? { guard let f = _objcOpt(self, __Optional0.site, "textViewShouldBeginEditing:", ((AnyObject, UITextView) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewShouldEndEditing(_:)`: ((UITextView) -> Bool)? { guard let f = _objcOpt(self, __Optional1.site, "textViewShouldEndEditing:", ((AnyObject, UITextView) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewDidBeginEditing(_:)`: ((UITextView) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "textViewDidBeginEditing:", ((AnyObject, UITextView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewDidEndEditing(_:)`: ((UITextView) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "textViewDidEndEditing:", ((AnyObject, UITextView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:shouldChangeTextIn:replacementText:)`: ((UITextView, NSRange, String) -> Bool)? { guard let f = _objcOpt(self, __Optional4.site, "textView:shouldChangeTextInRange:replacementText:", ((AnyObject, UITextView, NSRange, String) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewDidChange(_:)`: ((UITextView) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "textViewDidChange:", ((AnyObject, UITextView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewDidChangeSelection(_:)`: ((UITextView) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "textViewDidChangeSelection:", ((AnyObject, UITextView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:shouldInteractWith:in:interaction:)`: ((UITextView, URL, NSRange, UITextItemInteraction) -> Bool)? { guard let f = _objcOpt(self, __Optional7.site, "textView:shouldInteractWithURL:inRange:interaction:", ((AnyObject, UITextView, URL, NSRange, UITextItemInteraction) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:shouldInteractWith:in:)`: ((UITextView, URL, NSRange) -> Bool)? { guard let f = _objcOpt(self, __Optional8.site, "textView:shouldInteractWithURL:inRange:", ((AnyObject, UITextView, URL, NSRange) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:editMenuForTextIn:suggestedActions:)`: ((UITextView, NSRange, [UIMenuElement]) -> UIMenu?)? { guard let f = _objcOpt(self, __Optional9.site, "textView:editMenuForTextInRange:suggestedActions:", ((AnyObject, UITextView, NSRange, [UIMenuElement]) -> UIMenu?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIMenu?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:willPresentEditMenuWith:)`: ((UITextView, any UIEditMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "textView:willPresentEditMenuWithAnimator:", ((AnyObject, UITextView, any UIEditMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:willDismissEditMenuWith:)`: ((UITextView, any UIEditMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional11.site, "textView:willDismissEditMenuWithAnimator:", ((AnyObject, UITextView, any UIEditMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
