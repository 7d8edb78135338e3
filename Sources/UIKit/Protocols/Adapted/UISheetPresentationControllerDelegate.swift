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

extension UISheetPresentationControllerDelegate { public var `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`: ((UISheetPresentationController) -> Void)? { _objcOpt(self, "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", ((AnyObject, UISheetPresentationController) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIPopoverPresentationControllerDelegate { public var `prepareForPopoverPresentation(_:)`: ((UIPopoverPresentationController) -> Void)? { _objcOpt(self, "prepareForPopoverPresentation:", ((AnyObject, UIPopoverPresentationController) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
