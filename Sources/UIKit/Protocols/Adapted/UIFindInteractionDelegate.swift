// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Makes the sessions in which a view is searched.
@preconcurrency @MainActor
      public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Nil where nothing can be searched: the panel doesn't come.
                                          
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
                                               
                                                                                                    
                                             
                                                                                                  
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIFindInteractionDelegate { @inline(__always) public var `findInteraction(_:didBegin:)`: ((UIFindInteraction, UIFindSession) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "findInteraction:didBeginFindSession:", ((AnyObject, UIFindInteraction, UIFindSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIFindInteractionDelegate { @inline(__always) public var `findInteraction(_:didEnd:)`: ((UIFindInteraction, UIFindSession) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "findInteraction:didEndFindSession:", ((AnyObject, UIFindInteraction, UIFindSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
