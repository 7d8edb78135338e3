// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// An animation that takes more blocks and can go on with another pace.
@preconcurrency @MainActor
      public protocol UIViewImplicitlyAnimating: AnyObject, UIViewAnimating {
                                     
                                                                                        
                                                                        
                                                                                                
                                                                
                                                                                                                           
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIViewImplicitlyAnimating { @inline(__always) public var `addAnimations(_:delayFactor:)`: ((@escaping () -> Void, CGFloat) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "addAnimations:delayFactor:", ((AnyObject, @escaping () -> Void, CGFloat) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIViewImplicitlyAnimating { @inline(__always) public var `addAnimations(_:)`: ((@escaping () -> Void) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "addAnimations:", ((AnyObject, @escaping () -> Void) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIViewImplicitlyAnimating { @inline(__always) public var `addCompletion(_:)`: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "addCompletion:", ((AnyObject, @escaping (UIViewAnimatingPosition) -> Void) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIViewImplicitlyAnimating { @inline(__always) public var `continueAnimation(withTimingParameters:durationFactor:)`: (((any UITimingCurveProvider)?, CGFloat) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "continueAnimationWithTimingParameters:durationFactor:", ((AnyObject, (any UITimingCurveProvider)?, CGFloat) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
