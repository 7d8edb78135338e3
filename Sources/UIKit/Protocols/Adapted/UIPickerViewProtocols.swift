// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says how many wheels a picker has, and how many rows each of them.
@preconcurrency @MainActor
      public protocol UIPickerViewDataSource: NSObjectProtocol {
                                          
    func numberOfComponents(in pickerView: UIPickerView) -> Int
                                              
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and hears of rows that the user chose.
@preconcurrency @MainActor
      public protocol UIPickerViewDelegate: NSObjectProtocol {
    // MARK: Sizes
                                        
                                                                                                     
                                            
                                                                                                         

    // MARK: Content
                                               
                                                                                                                      
    /// Takes the place of the title.
                                                         
                             
                                                                                                                       
    /// Takes the place of both. `view` is one that is out of sight and can be used again.
                                                          
                             
                                                                                                                      

    // MARK: Choosing
    /// By the user alone, when the wheel has come to rest.
                                               
                                                                                                           
}

/// Gives the wheels of a picker names for assistive programs.
@preconcurrency @MainActor
      public protocol UIPickerViewAccessibilityDelegate: AnyObject, UIPickerViewDelegate {
                                                     
                                                                                                                  
                                                    
                                                                                                                 
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIPickerViewDelegate { @inline(__always) public var `pickerView(_:widthForComponent:)`: ((UIPickerView, Int) -> CGFloat)? { guard let f = _objcOpt(self, __Optional0.site, "pickerView:widthForComponent:", ((AnyObject, UIPickerView, Int) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIPickerViewDelegate { @inline(__always) public var `pickerView(_:rowHeightForComponent:)`: ((UIPickerView, Int) -> CGFloat)? { guard let f = _objcOpt(self, __Optional1.site, "pickerView:rowHeightForComponent:", ((AnyObject, UIPickerView, Int) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIPickerViewDelegate { @inline(__always) public var `pickerView(_:titleForRow:forComponent:)`: ((UIPickerView, Int, Int) -> String?)? { guard let f = _objcOpt(self, __Optional2.site, "pickerView:titleForRow:forComponent:", ((AnyObject, UIPickerView, Int, Int) -> String?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (String?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIPickerViewDelegate { @inline(__always) public var `pickerView(_:attributedTitleForRow:forComponent:)`: ((UIPickerView, Int, Int) -> NSAttributedString?)? { guard let f = _objcOpt(self, __Optional3.site, "pickerView:attributedTitleForRow:forComponent:", ((AnyObject, UIPickerView, Int, Int) -> NSAttributedString?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (NSAttributedString?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UIPickerViewDelegate { @inline(__always) public var `pickerView(_:viewForRow:forComponent:reusing:)`: ((UIPickerView, Int, Int, UIView?) -> UIView)? { guard let f = _objcOpt(self, __Optional4.site, "pickerView:viewForRow:forComponent:reusingView:", ((AnyObject, UIPickerView, Int, Int, UIView?) -> UIView).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), (UIView).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIPickerViewDelegate { @inline(__always) public var `pickerView(_:didSelectRow:inComponent:)`: ((UIPickerView, Int, Int) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "pickerView:didSelectRow:inComponent:", ((AnyObject, UIPickerView, Int, Int) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIPickerViewAccessibilityDelegate { @inline(__always) public var `pickerView(_:accessibilityLabelForComponent:)`: ((UIPickerView, Int) -> String?)? { guard let f = _objcOpt(self, __Optional6.site, "pickerView:accessibilityLabelForComponent:", ((AnyObject, UIPickerView, Int) -> String?).self, { f in { _objcCast(f($0, [$1, $2]), (String?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UIPickerViewAccessibilityDelegate { @inline(__always) public var `pickerView(_:accessibilityHintForComponent:)`: ((UIPickerView, Int) -> String?)? { guard let f = _objcOpt(self, __Optional7.site, "pickerView:accessibilityHintForComponent:", ((AnyObject, UIPickerView, Int) -> String?).self, { f in { _objcCast(f($0, [$1, $2]), (String?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
