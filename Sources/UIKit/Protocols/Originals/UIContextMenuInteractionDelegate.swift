// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says which menu a view has, and hears of it.
@preconcurrency @MainActor
@objc public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Nil: the finger means something else.
    @objc(contextMenuInteraction:configurationForMenuAtLocation:)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?

    @objc(contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: NSCopying) -> UITargetedPreview?
    @objc(contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: NSCopying) -> UITargetedPreview?
    @objc(contextMenuInteraction:previewForHighlightingMenuWithConfiguration:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    @objc(contextMenuInteraction:previewForDismissingMenuWithConfiguration:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    @objc(contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating)
    @objc(contextMenuInteraction:willDisplayMenuForConfiguration:animator:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)
    @objc(contextMenuInteraction:willEndForConfiguration:animator:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)
}
