import AppleFoundation
import CoreGraphics
import UIKit

/// What a person does with the wheels of a picker.
extension Stage {
    /// Taps a row of a wheel. A row that is far off is brought near first, as by turning the wheel; the delegate hears of the last step.
    public func pick(
        row: Int, component: Int = 0, in picker: UIPickerView, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        pick(row, component, picker, TestPlace(fileID: fileID, filePath: file, line: line, column: column))
    }

    /// Taps the row that has this title.
    public func pick(
        _ title: String, component: Int? = nil, in picker: UIPickerView, fileID: String = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        layoutNow()
        for component in component.map({ [$0] }) ?? Array(0..<picker.numberOfComponents) {
            if let row = picker.titles(inComponent: component).firstIndex(of: title) {
                return pick(row, component, picker, place)
            }
        }
        fail("No wheel has a row \"\(title)\".", place)
    }

    /// Chooses a date. Wheels are turned by touches, one after the other; where there are none the date is chosen as by tapping it in its
    /// card.
    public func pick(
        _ date: Date, in picker: UIDatePicker, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard picker.isEnabled else { return fail("The date picker is disabled.", place) }
        guard picker.allows(date) else { return fail("\(date) lies outside the date picker's bounds.", place) }
        guard let wheels = picker.wheels else {
            guard reach(picker, nil, place) != nil else { return }
            picker.chooseAsUser(date)
            return settle()
        }
        // A wheel that was turned may have turned others back into the bounds.
        for _ in 0..<2 {
            for component in 0..<wheels.numberOfComponents {
                let rows = picker.rows(for: date)
                guard rows.indices.contains(component), rows[component] != wheels.selectedRow(inComponent: component) else {
                    continue
                }
                pick(rows[component], component, wheels, place)
            }
        }
    }

    private func pick(_ row: Int, _ component: Int, _ picker: UIPickerView, _ place: TestPlace) {
        layoutNow()
        let wheels = picker.numberOfComponents
        guard (0..<wheels).contains(component) else {
            return fail("There is no wheel \(component): the picker has \(wheels).", place)
        }
        let rows = picker.numberOfRows(inComponent: component)
        guard (0..<rows).contains(row) else {
            return fail("There is no row \(row): the wheel has \(rows).", place)
        }
        let now = picker.selectedRow(inComponent: component)
        if abs(row - now) > 2 { picker.selectRow(row + (row > now ? -2 : 2), inComponent: component, animated: false) }
        guard let point = picker.place(ofRow: row, inComponent: component), let target = reach(picker, point, place) else {
            return
        }
        tap(at: target)
        settle()
    }
}
