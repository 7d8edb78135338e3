// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Is asked and told about the editing of a text view, and about its scrolling.
@preconcurrency @MainActor
@objc public protocol UITextViewDelegate: UIScrollViewDelegate {
    @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    @objc optional func textViewDidBeginEditing(_ textView: UITextView)
    @objc optional func textViewDidEndEditing(_ textView: UITextView)

    /// The range is of the text as it stands, in UTF-16.
    @objc(textView:shouldChangeTextInRange:replacementText:)
    optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    @objc optional func textViewDidChange(_ textView: UITextView)
    @objc optional func textViewDidChangeSelection(_ textView: UITextView)

    /// Whether a link that was touched is opened.
    @objc(textView:shouldInteractWithURL:inRange:interaction:)
    optional func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    @objc(textView:shouldInteractWithURL:inRange:)
    optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool

    /// The menu for a selection; nil for what is suggested.
    @objc(textView:editMenuForTextInRange:suggestedActions:)
    optional func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @objc(textView:willPresentEditMenuWithAnimator:)
    optional func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @objc(textView:willDismissEditMenuWithAnimator:)
    optional func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}
