// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Follows a scroll view: what the finger does, where the content goes, when it comes to rest.
@preconcurrency @MainActor
      public protocol UIScrollViewDelegate: NSObjectProtocol {
                                                                       
                                                                     

                                                                               
    /// The velocity is in points per millisecond; where the content is to come to rest can be changed.
                                                                      
                                            
                                                                   
                                                          
     
                                                   
                                                                                                       

                                                                                   
                                                                                
                                                                                      

                                      
                                                                        
                                               
                                                                                            
                                                    
                                                                                                                 

                                                                                       
                                                                            
                                                                                           
}

extension UIScrollViewDelegate { public var `scrollViewDidScroll(_:)`: ((UIScrollView) -> Void)? { _objcOpt(self, "scrollViewDidScroll:", ((AnyObject, UIScrollView) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewDidZoom(_:)`: ((UIScrollView) -> Void)? { _objcOpt(self, "scrollViewDidZoom:", ((AnyObject, UIScrollView) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewWillBeginDragging(_:)`: ((UIScrollView) -> Void)? { _objcOpt(self, "scrollViewWillBeginDragging:", ((AnyObject, UIScrollView) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? { _objcOpt(self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:", ((AnyObject, UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void).self, { f in { f(self, $0, $1, $2) } }, { f in { _ = f([$0, $1, $2]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewDidEndDragging(_:willDecelerate:)`: ((UIScrollView, Bool) -> Void)? { _objcOpt(self, "scrollViewDidEndDragging:willDecelerate:", ((AnyObject, UIScrollView, Bool) -> Void).self, { f in { f(self, $0, $1) } }, { f in { _ = f([$0, $1]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewWillBeginDecelerating(_:)`: ((UIScrollView) -> Void)? { _objcOpt(self, "scrollViewWillBeginDecelerating:", ((AnyObject, UIScrollView) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewDidEndDecelerating(_:)`: ((UIScrollView) -> Void)? { _objcOpt(self, "scrollViewDidEndDecelerating:", ((AnyObject, UIScrollView) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewDidEndScrollingAnimation(_:)`: ((UIScrollView) -> Void)? { _objcOpt(self, "scrollViewDidEndScrollingAnimation:", ((AnyObject, UIScrollView) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIScrollViewDelegate { public var `viewForZooming(in:)`: ((UIScrollView) -> UIView?)? { _objcOpt(self, "viewForZoomingInScrollView:", ((AnyObject, UIScrollView) -> UIView?).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIView?).self) } }) } }
extension UIScrollViewDelegate { public var `scrollViewWillBeginZooming(_:with:)`: ((UIScrollView, UIView?) -> Void)? { _objcOpt(self, "scrollViewWillBeginZooming:withView:", ((AnyObject, UIScrollView, UIView?) -> Void).self, { f in { f(self, $0, $1) } }, { f in { _ = f([$0, $1]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewDidEndZooming(_:with:atScale:)`: ((UIScrollView, UIView?, CGFloat) -> Void)? { _objcOpt(self, "scrollViewDidEndZooming:withView:atScale:", ((AnyObject, UIScrollView, UIView?, CGFloat) -> Void).self, { f in { f(self, $0, $1, $2) } }, { f in { _ = f([$0, $1, $2]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewShouldScrollToTop(_:)`: ((UIScrollView) -> Bool)? { _objcOpt(self, "scrollViewShouldScrollToTop:", ((AnyObject, UIScrollView) -> Bool).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (Bool).self) } }) } }
extension UIScrollViewDelegate { public var `scrollViewDidScrollToTop(_:)`: ((UIScrollView) -> Void)? { _objcOpt(self, "scrollViewDidScrollToTop:", ((AnyObject, UIScrollView) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIScrollViewDelegate { public var `scrollViewDidChangeAdjustedContentInset(_:)`: ((UIScrollView) -> Void)? { _objcOpt(self, "scrollViewDidChangeAdjustedContentInset:", ((AnyObject, UIScrollView) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
