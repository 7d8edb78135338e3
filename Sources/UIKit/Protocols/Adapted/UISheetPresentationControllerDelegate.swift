// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hears of the detent that the user has chosen.
@preconcurrency @MainActor
      public protocol UISheetPresentationControllerDelegate: AnyObject, UIAdaptivePresentationControllerDelegate {
                                                                                     
                                                                    
     
}

/// Has a say in how a popover is placed.
@preconcurrency @MainActor
      public protocol UIPopoverPresentationControllerDelegate: AnyObject, UIAdaptivePresentationControllerDelegate {
                                                                                                                       
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UISheetPresentationControllerDelegate { @inline(__always) public var `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`: ((UISheetPresentationController) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", ((AnyObject, UISheetPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIPopoverPresentationControllerDelegate { @inline(__always) public var `prepareForPopoverPresentation(_:)`: ((UIPopoverPresentationController) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "prepareForPopoverPresentation:", ((AnyObject, UIPopoverPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
