// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Follows a scroll view: what the finger does, where the content goes, when it comes to rest.
@preconcurrency @MainActor
      public protocol UIScrollViewDelegate: NSObjectProtocol {
                                                                       
                                                                     

                                                                               
    /// The velocity is in points per millisecond; where the content is to come to rest can be changed.
                                                                      
                                            
                                                                   
                                                          
     
                                                   
                                                                                                       

                                                                                   
                                                                                
                                                                                      

                                      
                                                                        
                                               
                                                                                            
                                                    
                                                                                                                 

                                                                                       
                                                                            
                                                                                           
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidScroll(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "scrollViewDidScroll:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidZoom(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "scrollViewDidZoom:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewWillBeginDragging(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "scrollViewWillBeginDragging:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "scrollViewWillEndDragging:withVelocity:targetContentOffset:", ((AnyObject, UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidEndDragging(_:willDecelerate:)`: ((UIScrollView, Bool) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "scrollViewDidEndDragging:willDecelerate:", ((AnyObject, UIScrollView, Bool) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewWillBeginDecelerating(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "scrollViewWillBeginDecelerating:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidEndDecelerating(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "scrollViewDidEndDecelerating:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidEndScrollingAnimation(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "scrollViewDidEndScrollingAnimation:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `viewForZooming(in:)`: ((UIScrollView) -> UIView?)? { guard let f = _objcOpt(self, __Optional8.site, "viewForZoomingInScrollView:", ((AnyObject, UIScrollView) -> UIView?).self, { f in { _objcCast(f($0, [$1]), (UIView?).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewWillBeginZooming(_:with:)`: ((UIScrollView, UIView?) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "scrollViewWillBeginZooming:withView:", ((AnyObject, UIScrollView, UIView?) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidEndZooming(_:with:atScale:)`: ((UIScrollView, UIView?, CGFloat) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "scrollViewDidEndZooming:withView:atScale:", ((AnyObject, UIScrollView, UIView?, CGFloat) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewShouldScrollToTop(_:)`: ((UIScrollView) -> Bool)? { guard let f = _objcOpt(self, __Optional11.site, "scrollViewShouldScrollToTop:", ((AnyObject, UIScrollView) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional12 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidScrollToTop(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, __Optional12.site, "scrollViewDidScrollToTop:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension UIScrollViewDelegate { @inline(__always) public var `scrollViewDidChangeAdjustedContentInset(_:)`: ((UIScrollView) -> Void)? { guard let f = _objcOpt(self, __Optional13.site, "scrollViewDidChangeAdjustedContentInset:", ((AnyObject, UIScrollView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
