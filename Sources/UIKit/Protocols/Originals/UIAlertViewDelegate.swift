// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hears how an alert view comes and goes, and which of its buttons was touched.
@preconcurrency @MainActor
@objc public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Before the alert goes.
    @objc(alertView:clickedButtonAtIndex:)
    optional func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// When the system takes the alert away.
    @objc optional func alertViewCancel(_ alertView: UIAlertView)
    @objc(willPresentAlertView:)
    optional func willPresent(_ alertView: UIAlertView)
    @objc(didPresentAlertView:)
    optional func didPresent(_ alertView: UIAlertView)
    @objc(alertView:willDismissWithButtonIndex:)
    optional func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    @objc(alertView:didDismissWithButtonIndex:)
    optional func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// With each letter that is typed into a field.
    @objc optional func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}
