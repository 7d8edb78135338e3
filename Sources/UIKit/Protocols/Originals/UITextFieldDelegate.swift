// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Is asked and told about the editing of a text field.
@preconcurrency @MainActor
@objc public protocol UITextFieldDelegate: NSObjectProtocol {
    @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
    @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in the place of the method without a reason.
    @objc(textFieldDidEndEditing:reason:)
    optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// The range is of the text as it stands, in UTF-16.
    @objc(textField:shouldChangeCharactersInRange:replacementString:)
    optional func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    @objc optional func textFieldDidChangeSelection(_ textField: UITextField)

    @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
    @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// The menu for a selection; nil for what is suggested.
    @objc(textField:editMenuForCharactersInRange:suggestedActions:)
    optional func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @objc(textField:willPresentEditMenuWithAnimator:)
    optional func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @objc(textField:willDismissEditMenuWithAnimator:)
    optional func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}
