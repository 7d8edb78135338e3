// swift-format-ignore-file
import UIKit

/// Hears what becomes of a page that somebody else shows.
@preconcurrency @MainActor
@objc public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    @objc(safariViewControllerDidFinish:)
    optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    @objc(safariViewController:didCompleteInitialLoad:)
    optional func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    @objc(safariViewController:initialLoadDidRedirectToURL:)
    optional func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    @objc(safariViewControllerWillOpenInBrowser:)
    optional func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
