// swift-format-ignore-file
import AppleFoundation

/// Has a say in which gestures a recogniser sees, and beside which others.
@preconcurrency @MainActor
      public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
                                                                                                      

                                                
                                                                                                                   
                                                
                                                                                                                   
                                                
                                                                                                                   

                                                                                
                                    
                                                 
                                                                                     
             
                                                                     
                                    
                                                                                                                    
             
                                                                       
                                    
                                                                                                                      
             
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizerShouldBegin(_:)`: ((UIGestureRecognizer) -> Bool)? { guard let f = _objcOpt(self, __Optional0.site, "gestureRecognizerShouldBegin:", ((AnyObject, UIGestureRecognizer) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
@preconcurrency @MainActor public struct __Choice_UIGestureRecognizerDelegate_gestureRecognizer__shouldReceive { let o: any UIGestureRecognizerDelegate; public func callAsFunction(_ a0: UIGestureRecognizer, _ a1: UITouch) -> (Bool)? { o.`gestureRecognizer:shouldReceiveTouch:`?(a0, a1) }; public func callAsFunction(_ a0: UIGestureRecognizer, _ a1: UIPress) -> (Bool)? { o.`gestureRecognizer:shouldReceivePress:`?(a0, a1) }; public func callAsFunction(_ a0: UIGestureRecognizer, _ a1: UIEvent) -> (Bool)? { o.`gestureRecognizer:shouldReceiveEvent:`?(a0, a1) } }; extension UIGestureRecognizerDelegate { public var `gestureRecognizer(_:shouldReceive:)`: __Choice_UIGestureRecognizerDelegate_gestureRecognizer__shouldReceive? { __Choice_UIGestureRecognizerDelegate_gestureRecognizer__shouldReceive(o: self) } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer:shouldReceiveTouch:`: ((UIGestureRecognizer, UITouch) -> Bool)? { guard let f = _objcOpt(self, __Optional2.site, "gestureRecognizer:shouldReceiveTouch:", ((AnyObject, UIGestureRecognizer, UITouch) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer:shouldReceivePress:`: ((UIGestureRecognizer, UIPress) -> Bool)? { guard let f = _objcOpt(self, __Optional3.site, "gestureRecognizer:shouldReceivePress:", ((AnyObject, UIGestureRecognizer, UIPress) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer:shouldReceiveEvent:`: ((UIGestureRecognizer, UIEvent) -> Bool)? { guard let f = _objcOpt(self, __Optional4.site, "gestureRecognizer:shouldReceiveEvent:", ((AnyObject, UIGestureRecognizer, UIEvent) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)? { guard let f = _objcOpt(self, __Optional5.site, "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", ((AnyObject, UIGestureRecognizer, UIGestureRecognizer) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer(_:shouldRequireFailureOf:)`: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)? { guard let f = _objcOpt(self, __Optional6.site, "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", ((AnyObject, UIGestureRecognizer, UIGestureRecognizer) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer(_:shouldBeRequiredToFailBy:)`: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)? { guard let f = _objcOpt(self, __Optional7.site, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", ((AnyObject, UIGestureRecognizer, UIGestureRecognizer) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
