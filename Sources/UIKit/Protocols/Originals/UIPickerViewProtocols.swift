// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says how many wheels a picker has, and how many rows each of them.
@preconcurrency @MainActor
@objc public protocol UIPickerViewDataSource: NSObjectProtocol {
    @objc(numberOfComponentsInPickerView:)
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    @objc(pickerView:numberOfRowsInComponent:)
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and hears of rows that the user chose.
@preconcurrency @MainActor
@objc public protocol UIPickerViewDelegate: NSObjectProtocol {
    // MARK: Sizes
    @objc(pickerView:widthForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    @objc(pickerView:rowHeightForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    // MARK: Content
    @objc(pickerView:titleForRow:forComponent:)
    optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Takes the place of the title.
    @objc(pickerView:attributedTitleForRow:forComponent:)
    optional func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// Takes the place of both. `view` is one that is out of sight and can be used again.
    @objc(pickerView:viewForRow:forComponent:reusingView:)
    optional func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView

    // MARK: Choosing
    /// By the user alone, when the wheel has come to rest.
    @objc(pickerView:didSelectRow:inComponent:)
    optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Gives the wheels of a picker names for assistive programs.
@preconcurrency @MainActor
@objc public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    @objc(pickerView:accessibilityLabelForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    @objc(pickerView:accessibilityHintForComponent:)
    optional func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}
