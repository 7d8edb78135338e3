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
    /// The same of a picture in the text.
    @objc(textView:shouldInteractWithTextAttachment:inRange:interaction:)
    optional func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    @objc(textView:shouldInteractWithTextAttachment:inRange:)
    optional func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool

    /// What a tap on a link, a picture or a tagged stretch does; nil for nothing. Comes before the methods above.
    @objc(textView:primaryActionForTextItem:defaultAction:)
    optional func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// The menu of a finger that rests on one; nil for none.
    @objc(textView:menuConfigurationForTextItem:defaultMenu:)
    optional func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    @objc(textView:textItemMenuWillDisplayForTextItem:animator:)
    optional func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    )
    @objc(textView:textItemMenuWillEndForTextItem:animator:)
    optional func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    )

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
