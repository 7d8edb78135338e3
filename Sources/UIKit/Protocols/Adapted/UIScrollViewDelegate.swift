// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Follows a scroll view: what the finger does, where the content goes, when it comes to rest.
@preconcurrency @MainActor
      public protocol UIScrollViewDelegate: NSObjectProtocol {
                                                                       
                                                                     

                                                                               
    /// The velocity is in points per millisecond; where the content is to come to rest can be changed.
                                                                      
                                            
                                                                   
                                                          
     
                                                   
                                                                                                       

                                                                                   
                                                                                
                                                                                      

                                      
                                                                        
                                               
                                                                                            
                                                    
                                                                                                                 

                                                                                       
                                                                            
                                                                                           
}

extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidScroll(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, "scrollViewDidScroll:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidZoom(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, "scrollViewDidZoom:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewWillBeginDragging(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, "scrollViewWillBeginDragging:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? { guard let f = _objcOpt(self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:", ((AnyObject, UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidEndDragging(_:willDecelerate:)`: ((UIScrollView, Bool) -> Void)? { guard let f = _objcOpt(self, "scrollViewDidEndDragging:willDecelerate:", ((AnyObject, UIScrollView, Bool) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewWillBeginDecelerating(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, "scrollViewWillBeginDecelerating:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidEndDecelerating(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, "scrollViewDidEndDecelerating:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidEndScrollingAnimation(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, "scrollViewDidEndScrollingAnimation:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIScrollViewDelegate { @inline(__always) public var `viewForZooming(in:)`: ((UIScrollView) -> UIView?)? { guard let f = _objcOpt(self, "viewForZoomingInScrollView:", ((AnyObject, UIScrollView) -> UIView?).self, { f in { _objcCast(f($0, [$1]), (UIView?).self) } }) else { return nil }; return { f(self, $0) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewWillBeginZooming(_:with:)`: ((UIScrollView, UIView?) -> Void)? { guard let f = _objcOpt(self, "scrollViewWillBeginZooming:withView:", ((AnyObject, UIScrollView, UIView?) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidEndZooming(_:with:atScale:)`: ((UIScrollView, UIView?, CGFloat) -> Void)? { guard let f = _objcOpt(self, "scrollViewDidEndZooming:withView:atScale:", ((AnyObject, UIScrollView, UIView?, CGFloat) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewShouldScrollToTop(_:)`: ((UIScrollView) -> Bool)? { guard let f = _objcOpt(self, "scrollViewShouldScrollToTop:", ((AnyObject, UIScrollView) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidScrollToTop(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, "scrollViewDidScrollToTop:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidChangeAdjustedContentInset(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, "scrollViewDidChangeAdjustedContentInset:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
