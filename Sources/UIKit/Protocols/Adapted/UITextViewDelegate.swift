// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Is asked and told about the editing of a text view, and about its scrolling.
@preconcurrency @MainActor
      public protocol UITextViewDelegate: AnyObject, UIScrollViewDelegate {
                                                                                  
                                                                                
                                                                       
                                                                     

    /// The range is of the text as it stands, in UTF-16.
                                                            
                                                                                                                           
                                                                 
                                                                          

    /// Whether a link that was touched is opened.
                                                              
                           
                                                                                                                           
             
                                                  
                                                                                                                   
    /// The same of a picture in the text.
                                                                         
                           
                                                                                                                
                                          
             
                                                             
                           
                                                                                                               
             

    /// What a tap on a link, a picture or a tagged stretch does; nil for nothing. Comes before the methods above.
                                                           
                                                                                                                               
    /// The menu of a finger that rests on one; nil for none.
                                                             
                           
                                                                                              
                                      
                                                                
                           
                                                                                                                                
     
                                                            
                           
                                                                                                                            
     

    /// The menu for a selection; nil for what is suggested.
                                                            
                           
                                                                                                   
                
                                                    
                                                                                                                        
                                                    
                                                                                                                        
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewShouldBeginEditing(_:)`: ((UITextView) -> Bool)? { guard let f = _objcOpt(self, __Optional0.site, "textViewShouldBeginEditing:", ((AnyObject, UITextView) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewShouldEndEditing(_:)`: ((UITextView) -> Bool)? { guard let f = _objcOpt(self, __Optional1.site, "textViewShouldEndEditing:", ((AnyObject, UITextView) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewDidBeginEditing(_:)`: ((UITextView) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "textViewDidBeginEditing:", ((AnyObject, UITextView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewDidEndEditing(_:)`: ((UITextView) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "textViewDidEndEditing:", ((AnyObject, UITextView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:shouldChangeTextIn:replacementText:)`: ((UITextView, NSRange, String) -> Bool)? { guard let f = _objcOpt(self, __Optional4.site, "textView:shouldChangeTextInRange:replacementText:", ((AnyObject, UITextView, NSRange, String) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewDidChange(_:)`: ((UITextView) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "textViewDidChange:", ((AnyObject, UITextView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textViewDidChangeSelection(_:)`: ((UITextView) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "textViewDidChangeSelection:", ((AnyObject, UITextView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
@preconcurrency @MainActor public struct __Choice_UITextViewDelegate_textView__shouldInteractWith_in_interaction { let o: any UITextViewDelegate; public func callAsFunction(_ a0: UITextView, _ a1: URL, _ a2: NSRange, _ a3: UITextItemInteraction) -> (Bool)? { o.`textView:shouldInteractWithURL:inRange:interaction:`?(a0, a1, a2, a3) }; public func callAsFunction(_ a0: UITextView, _ a1: NSTextAttachment, _ a2: NSRange, _ a3: UITextItemInteraction) -> (Bool)? { o.`textView:shouldInteractWithTextAttachment:inRange:interaction:`?(a0, a1, a2, a3) } }; extension UITextViewDelegate { public var `textView(_:shouldInteractWith:in:interaction:)`: __Choice_UITextViewDelegate_textView__shouldInteractWith_in_interaction? { __Choice_UITextViewDelegate_textView__shouldInteractWith_in_interaction(o: self) } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView:shouldInteractWithURL:inRange:interaction:`: ((UITextView, URL, NSRange, UITextItemInteraction) -> Bool)? { guard let f = _objcOpt(self, __Optional8.site, "textView:shouldInteractWithURL:inRange:interaction:", ((AnyObject, UITextView, URL, NSRange, UITextItemInteraction) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
@preconcurrency @MainActor public struct __Choice_UITextViewDelegate_textView__shouldInteractWith_in { let o: any UITextViewDelegate; public func callAsFunction(_ a0: UITextView, _ a1: URL, _ a2: NSRange) -> (Bool)? { o.`textView:shouldInteractWithURL:inRange:`?(a0, a1, a2) }; public func callAsFunction(_ a0: UITextView, _ a1: NSTextAttachment, _ a2: NSRange) -> (Bool)? { o.`textView:shouldInteractWithTextAttachment:inRange:`?(a0, a1, a2) } }; extension UITextViewDelegate { public var `textView(_:shouldInteractWith:in:)`: __Choice_UITextViewDelegate_textView__shouldInteractWith_in? { __Choice_UITextViewDelegate_textView__shouldInteractWith_in(o: self) } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView:shouldInteractWithURL:inRange:`: ((UITextView, URL, NSRange) -> Bool)? { guard let f = _objcOpt(self, __Optional10.site, "textView:shouldInteractWithURL:inRange:", ((AnyObject, UITextView, URL, NSRange) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView:shouldInteractWithTextAttachment:inRange:interaction:`: ((UITextView, NSTextAttachment, NSRange, UITextItemInteraction) -> Bool)? { guard let f = _objcOpt(self, __Optional11.site, "textView:shouldInteractWithTextAttachment:inRange:interaction:", ((AnyObject, UITextView, NSTextAttachment, NSRange, UITextItemInteraction) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional12 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView:shouldInteractWithTextAttachment:inRange:`: ((UITextView, NSTextAttachment, NSRange) -> Bool)? { guard let f = _objcOpt(self, __Optional12.site, "textView:shouldInteractWithTextAttachment:inRange:", ((AnyObject, UITextView, NSTextAttachment, NSRange) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:primaryActionFor:defaultAction:)`: ((UITextView, UITextItem, UIAction) -> UIAction?)? { guard let f = _objcOpt(self, __Optional13.site, "textView:primaryActionForTextItem:defaultAction:", ((AnyObject, UITextView, UITextItem, UIAction) -> UIAction?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIAction?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional14 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:menuConfigurationFor:defaultMenu:)`: ((UITextView, UITextItem, UIMenu) -> UITextItem.MenuConfiguration?)? { guard let f = _objcOpt(self, __Optional14.site, "textView:menuConfigurationForTextItem:defaultMenu:", ((AnyObject, UITextView, UITextItem, UIMenu) -> UITextItem.MenuConfiguration?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UITextItem.MenuConfiguration?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional15 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:textItemMenuWillDisplayFor:animator:)`: ((UITextView, UITextItem, any UIContextMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional15.site, "textView:textItemMenuWillDisplayForTextItem:animator:", ((AnyObject, UITextView, UITextItem, any UIContextMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional16 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:textItemMenuWillEndFor:animator:)`: ((UITextView, UITextItem, any UIContextMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional16.site, "textView:textItemMenuWillEndForTextItem:animator:", ((AnyObject, UITextView, UITextItem, any UIContextMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional17 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:editMenuForTextIn:suggestedActions:)`: ((UITextView, NSRange, [UIMenuElement]) -> UIMenu?)? { guard let f = _objcOpt(self, __Optional17.site, "textView:editMenuForTextInRange:suggestedActions:", ((AnyObject, UITextView, NSRange, [UIMenuElement]) -> UIMenu?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIMenu?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional18 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:willPresentEditMenuWith:)`: ((UITextView, any UIEditMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional18.site, "textView:willPresentEditMenuWithAnimator:", ((AnyObject, UITextView, any UIEditMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional19 { static let site = _ObjCOptionalSite() }; extension UITextViewDelegate { @inline(__always) public var `textView(_:willDismissEditMenuWith:)`: ((UITextView, any UIEditMenuInteractionAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional19.site, "textView:willDismissEditMenuWithAnimator:", ((AnyObject, UITextView, any UIEditMenuInteractionAnimating) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
