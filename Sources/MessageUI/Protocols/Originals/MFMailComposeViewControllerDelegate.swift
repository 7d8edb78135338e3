// swift-format-ignore-file
import UIKit

/// Hears what became of a mail. Whoever presented the controller dismisses it.
@preconcurrency @MainActor
@objc public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    @objc(mailComposeController:didFinishWithResult:error:)
    optional func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?)
}
