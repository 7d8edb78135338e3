// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hears of the detent that the user has chosen.
@preconcurrency @MainActor
@objc public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    @objc optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

/// Has a say in how a popover is placed.
@preconcurrency @MainActor
@objc public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    @objc optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}
