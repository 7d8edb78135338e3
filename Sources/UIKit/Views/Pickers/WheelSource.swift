import AppleFoundation
import CoreGraphics

/// What a row shows that is words.
struct WheelText {
    enum Words {
        case plain(String)
        case attributed(NSAttributedString)
    }

    var content: Words
    var color = UIColor.label
    var alignment = NSTextAlignment.center
    /// Room at the sides.
    var insets = UIEdgeInsets.zero

    init(_ text: String) { content = .plain(text) }
    init(_ text: NSAttributedString) { content = .attributed(text) }

    var words: String {
        switch content {
        case .plain(let text): return text
        case .attributed(let text): return text.string
        }
    }
}

enum WheelContent {
    case view(UIView)
    case text(WheelText)
}

/// Fills wheels.
@MainActor protocol WheelSource: AnyObject {
    var componentCount: Int { get }
    /// Whether rows are views of an app.
    var hasOwnViews: Bool { get }
    /// Whether the first wheel is on the left in every language.
    var keepsOrder: Bool { get }
    func rowCount(_ component: Int) -> Int
    /// Nil for a share of what is left.
    func width(_ component: Int) -> CGFloat?
    func rowHeight(_ component: Int) -> CGFloat?
    func content(_ row: Int, _ component: Int, reusing old: UIView?) -> WheelContent
    func userChose(_ row: Int, _ component: Int)
    func spoken(_ component: Int) -> (label: String?, hint: String?)
}

/// Asks a picker's data source and delegate.
final class DelegateWheels: WheelSource {
    private unowned let picker: UIPickerView

    init(_ picker: UIPickerView) { self.picker = picker }

    var hasOwnViews: Bool { picker.delegate?.`pickerView(_:viewForRow:forComponent:reusing:)` != nil }
    var keepsOrder: Bool { false }
    var componentCount: Int { picker.dataSource?.numberOfComponents(in: picker) ?? 0 }
    func rowCount(_ component: Int) -> Int { picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0 }

    func width(_ component: Int) -> CGFloat? {
        usable(picker.delegate?.`pickerView(_:widthForComponent:)`?(picker, component))
    }
    func rowHeight(_ component: Int) -> CGFloat? {
        usable(picker.delegate?.`pickerView(_:rowHeightForComponent:)`?(picker, component))
    }
    private func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 > 0 ? min($0, 10_000) : nil } }

    func content(_ row: Int, _ component: Int, reusing old: UIView?) -> WheelContent {
        let delegate = picker.delegate
        if let make = delegate?.`pickerView(_:viewForRow:forComponent:reusing:)` {
            return .view(make(picker, row, component, old is WheelLabel ? nil : old))
        }
        if let title = delegate?.`pickerView(_:attributedTitleForRow:forComponent:)`?(picker, row, component) {
            return .text(WheelText(title))
        }
        let title = delegate?.`pickerView(_:titleForRow:forComponent:)`
        return .text(WheelText(title.map { $0(picker, row, component) ?? "" } ?? "?"))
    }

    func userChose(_ row: Int, _ component: Int) {
        picker.delegate?.`pickerView(_:didSelectRow:inComponent:)`?(picker, row, component)
    }

    func spoken(_ component: Int) -> (label: String?, hint: String?) {
        guard let delegate = picker.delegate as? any UIPickerViewAccessibilityDelegate else { return (nil, nil) }
        return (
            delegate.`pickerView(_:accessibilityLabelForComponent:)`?(picker, component),
            delegate.`pickerView(_:accessibilityHintForComponent:)`?(picker, component)
        )
    }
}

/// A row of words.
final class WheelLabel: UILabel {
    private var room = UIEdgeInsets.zero

    func show(_ text: WheelText) {
        switch text.content {
        case .plain(let words):
            attributedText = nil
            font = UIPickerView.font
            textColor = text.color
            self.text = words
        case .attributed(let words):
            font = UIPickerView.font
            textColor = text.color
            attributedText = words
        }
        textAlignment = text.alignment
        room = text.insets
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: room)) }
}
