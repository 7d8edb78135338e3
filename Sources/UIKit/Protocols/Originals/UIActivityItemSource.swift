// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hands out what is shared: one thing or another, by what is going to be done with it.
@preconcurrency @MainActor
@objc public protocol UIActivityItemSource: NSObjectProtocol {
    /// What stands for the thing until somebody has chosen what to do with it.
    @objc func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Nil where there is nothing for this activity.
    @objc(activityViewController:itemForActivityType:)
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    @objc(activityViewController:subjectForActivityType:)
    optional func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    @objc(activityViewController:dataTypeIdentifierForActivityType:)
    optional func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    @objc(activityViewController:thumbnailImageForActivityType:suggestedSize:)
    optional func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}
