// swift-format-ignore-file
import AppleFoundation

/// Has a say in which gestures a recogniser sees, and beside which others.
@preconcurrency @MainActor
      public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
                                                                                                      

                                                
                                                                                                                   
                                                
                                                                                                                   
                                                
                                                                                                                   

                                                                                
                                    
                                                 
                                                                                     
             
                                                                     
                                    
                                                                                                                    
             
                                                                       
                                    
                                                                                                                      
             
}

extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizerShouldBegin(_:)`: ((UIGestureRecognizer) -> Bool)? { guard let f = _objcOpt(self, "gestureRecognizerShouldBegin:", ((AnyObject, UIGestureRecognizer) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer(_:shouldReceive:)`: ((UIGestureRecognizer, UITouch) -> Bool)? { guard let f = _objcOpt(self, "gestureRecognizer:shouldReceiveTouch:", ((AnyObject, UIGestureRecognizer, UITouch) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer:shouldReceivePress:`: ((UIGestureRecognizer, UIPress) -> Bool)? { guard let f = _objcOpt(self, "gestureRecognizer:shouldReceivePress:", ((AnyObject, UIGestureRecognizer, UIPress) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer:shouldReceiveEvent:`: ((UIGestureRecognizer, UIEvent) -> Bool)? { guard let f = _objcOpt(self, "gestureRecognizer:shouldReceiveEvent:", ((AnyObject, UIGestureRecognizer, UIEvent) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)? { guard let f = _objcOpt(self, "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", ((AnyObject, UIGestureRecognizer, UIGestureRecognizer) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer(_:shouldRequireFailureOf:)`: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)? { guard let f = _objcOpt(self, "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", ((AnyObject, UIGestureRecognizer, UIGestureRecognizer) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIGestureRecognizerDelegate { @inline(__always) public var `gestureRecognizer(_:shouldBeRequiredToFailBy:)`: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)? { guard let f = _objcOpt(self, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", ((AnyObject, UIGestureRecognizer, UIGestureRecognizer) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
