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

extension UISheetPresentationControllerDelegate { @inline(__always) public var `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`: ((UISheetPresentationController) -> Void)? { guard let f = _objcOpt(self, "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", ((AnyObject, UISheetPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIPopoverPresentationControllerDelegate { @inline(__always) public var `prepareForPopoverPresentation(_:)`: ((UIPopoverPresentationController) -> Void)? { guard let f = _objcOpt(self, "prepareForPopoverPresentation:", ((AnyObject, UIPopoverPresentationController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
