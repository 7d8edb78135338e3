// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says what is in an edit menu and where it stands.
@preconcurrency @MainActor
@objc public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Nil for what is suggested.
    @objc(editMenuInteraction:menuForConfiguration:suggestedActions:)
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// In the interaction's view.
    @objc(editMenuInteraction:targetRectForConfiguration:)
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    @objc(editMenuInteraction:willPresentMenuForConfiguration:animator:)
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
    @objc(editMenuInteraction:willDismissMenuForConfiguration:animator:)
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
}
