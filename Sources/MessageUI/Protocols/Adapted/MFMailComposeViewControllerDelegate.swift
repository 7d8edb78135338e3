// swift-format-ignore-file
import UIKit

/// Hears what became of a mail. Whoever presented the controller dismisses it.
@preconcurrency @MainActor
      public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
                                                           
                                                                                                                                            
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension MFMailComposeViewControllerDelegate { @inline(__always) public var `mailComposeController(_:didFinishWith:error:)`: ((MFMailComposeViewController, MFMailComposeResult, Error?) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "mailComposeController:didFinishWithResult:error:", ((AnyObject, MFMailComposeViewController, MFMailComposeResult, Error?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
