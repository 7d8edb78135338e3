// swift-format-ignore-file
import CoreGraphics
import UIKit

/// Columns of titles, and a diary of what was chosen.
@MainActor class TitleWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var columns: [[String]]
    var widths: [CGFloat?] = []
    private(set) var chosen: [String] = []
    private(set) var asked: [Int] = []

    init(_ columns: [[String]]) { self.columns = columns }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        asked.append(component)
        return columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        columns[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(row) in \(component)")
    }
    func takeChosen() -> [String] {
        defer { chosen = [] }
        return chosen
    }
}

/// Titles with attributes where the row is even.
@MainActor final class AttributedWheels: TitleWheels {
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        row % 2 == 0 ? NSAttributedString(string: "\(columns[component][row])!", attributes: [.foregroundColor: UIColor.red]) : nil
    }
}

/// Views of an app, and sizes.
@MainActor final class ViewWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UIPickerViewAccessibilityDelegate {
    private(set) var reused = 0
    private(set) var made = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 100 : 60 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        if view != nil { reused += 1 } else { made += 1 }
        let label = view as? UILabel ?? UILabel()
        label.text = "\(row)"
        return label
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { "Wheel \(component)" }
}

/// Says how many, and nothing about what they show.
@MainActor final class SilentWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}
