import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Wheels in code, under a finger, and by name.
@MainActor @Suite("Views / Pickers / Picker view", .serialized)
struct PickerViewTests {
    private let stage = Stage(device: .iPhone15)

    private func picker(_ wheels: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 390, height: 216))
        picker.dataSource = wheels
        picker.delegate = wheels
        stage.window.addSubview(picker)
        stage.settle()
        return picker
    }

    private static let letters = [["A", "B", "C", "D", "E", "F", "G", "H"], ["one", "two"]]

    // MARK: Data
    @Test(.documented("UIPickerView: selectedRow(inComponent:) is -1 where nothing is selected"))
    func `a picker without data has no wheels and nothing selected`() {
        let picker = UIPickerView()
        #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
        #expect(picker.numberOfRows(inComponent: 3) == 0 && picker.rowSize(forComponent: 2) == .zero)
        picker.selectRow(4, inComponent: 2, animated: true)
        picker.reloadComponent(7)
        let empty = TitleWheels([[]])
        picker.dataSource = empty
        #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == -1)
    }

    @Test(.assumed("public suites of RxSwift and Xamarin: sizes, and data asked for without a window"))
    func `a picker is 216 points high, and reloading asks for its data at once`() {
        let picker = UIPickerView()
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        let wheels = TitleWheels(Self.letters)
        picker.dataSource = wheels
        #expect(wheels.asked.isEmpty)
        picker.reloadAllComponents()
        #expect(wheels.asked == [0, 1])
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.numberOfRows(inComponent: 1) == 2)
        picker.reloadComponent(1)
        #expect(wheels.asked == [0, 1, 1])
    }

    @Test(.documented("UIPickerView: selectRow(_:inComponent:animated:); the delegate is told of the user's choice alone"))
    func `rows selected by code are known at once, and the delegate hears nothing`() {
        let wheels = TitleWheels(Self.letters)
        let picker = picker(wheels)
        picker.selectRow(3, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 3)
        picker.selectRow(6, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 6)
        stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 6 && wheels.takeChosen().isEmpty)
        #expect(shown(picker, 0) == "G")
    }

    @Test(.assumed("a row that goes takes the selection to the last one"))
    func `a wheel that loses its selected row stands at its last`() {
        let wheels = TitleWheels(Self.letters)
        let picker = picker(wheels)
        picker.selectRow(7, inComponent: 0, animated: false)
        wheels.columns[0] = ["A", "B"]
        picker.reloadComponent(0)
        stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 1 && shown(picker, 0) == "B")
        wheels.columns = [["x"]]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
    }

    /// What stands in the middle of a wheel.
    private func shown(_ picker: UIPickerView, _ component: Int) -> String? {
        stage.layoutNow()
        let middle = CGPoint(x: picker.wheels[component].frame.midX, y: picker.bounds.midY)
        func find(_ view: UIView) -> String? {
            for child in view.subviews where !child.isHidden {
                if let label = child as? UILabel, child.convert(child.bounds, to: picker).contains(middle) { return label.text }
                if let text = find(child) { return text }
            }
            return nil
        }
        return find(picker.wheels[component])
    }

    // MARK: Content
    @Test(.documented("UIPickerViewDelegate: viewForRow, attributedTitleForRow and titleForRow, in this order"))
    func `a view beats an attributed title, which beats a title; without any there is a question mark`() {
        let attributed = AttributedWheels(Self.letters)
        let first = picker(attributed)
        #expect(shown(first, 0) == "A!")
        first.selectRow(1, inComponent: 0, animated: false)
        #expect(shown(first, 0) == "B")
        #expect(first.view(forRow: 1, forComponent: 0) == nil)
        let silent = SilentWheels()
        #expect(shown(picker(silent), 0) == "?")
    }

    @Test(.documented("UIPickerViewDelegate: widthForComponent, rowHeightForComponent; UIPickerView.rowSize(forComponent:)"))
    func `an app's own views and sizes are used, and views that are out of sight are used again`() throws {
        let wheels = ViewWheels()
        let picker = picker(wheels)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 40))
        let view = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
        #expect(view.text == "0" && view.bounds.size == CGSize(width: 100, height: 40))
        #expect(picker.view(forRow: 900, forComponent: 0) == nil)
        let made = wheels.made
        for row in stride(from: 0, to: 1000, by: 100) {
            picker.selectRow(row, inComponent: 0, animated: false)
            stage.layoutNow()
        }
        #expect(wheels.made <= made + 8 && wheels.reused > 30)
    }

    @Test(.assumed("the share of the width that a wheel gets without a wish"))
    func `wheels without a width share the room`() {
        let picker = picker(TitleWheelsKeeper.keep(Self.letters))
        #expect(picker.rowSize(forComponent: 0) == picker.rowSize(forComponent: 1))
        #expect(picker.rowSize(forComponent: 0).height == 32)
        #expect(picker.wheels[0].frame.maxX < picker.wheels[1].frame.minX)
    }

    // MARK: Fingers
    @Test(.documented("UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:)"))
    func `a tap on a row turns the wheel to it, and the delegate hears of it once`() {
        let wheels = TitleWheels(Self.letters)
        let picker = picker(wheels)
        stage.pick(row: 2, in: picker)
        #expect(wheels.takeChosen() == ["2 in 0"] && picker.selectedRow(inComponent: 0) == 2)
        stage.pick("H", in: picker)
        #expect(wheels.takeChosen() == ["7 in 0"] && shown(picker, 0) == "H")
        stage.pick("two", in: picker)
        #expect(wheels.takeChosen() == ["1 in 1"])
    }

    @Test(.assumed("a wheel that is let go between two rows goes on to the nearer one"))
    func `a drag comes to rest on a row, and the delegate hears of it when it has`() {
        let wheels = TitleWheels(Self.letters)
        let picker = picker(wheels)
        let start = picker.convert(CGPoint(x: picker.wheels[0].frame.midX, y: 108), to: nil)
        let finger = stage.touchDown(at: start)
        finger.move(by: CGVector(dx: 0, dy: -84), duration: 0.6)
        stage.advance(by: 0.3)
        #expect(wheels.chosen.isEmpty)
        finger.lift()
        stage.settle()
        #expect(wheels.takeChosen() == ["2 in 0"] && picker.selectedRow(inComponent: 0) == 2)
        #expect(shown(picker, 0) == "C")
    }

    @Test(.assumed("as everything that scrolls"))
    func `a fling rolls on and stops at the end of the rows`() {
        let wheels = TitleWheels(Self.letters)
        let picker = picker(wheels)
        let start = picker.convert(CGPoint(x: picker.wheels[0].frame.midX, y: 180), to: nil)
        let finger = stage.touchDown(at: start)
        finger.move(by: CGVector(dx: 0, dy: -120), duration: 0.08)
        finger.lift()
        stage.settle()
        #expect(wheels.takeChosen() == ["7 in 0"] && shown(picker, 0) == "H")
    }

    @Test(.assumed("a finger that catches a wheel stops it, and it comes to rest on a row"))
    func `a wheel that a finger stops half-way goes on to a row`() {
        let wheels = TitleWheels([(0..<400).map(String.init)])
        let picker = picker(wheels)
        let start = picker.convert(CGPoint(x: picker.wheels[0].frame.midX, y: 180), to: nil)
        let finger = stage.touchDown(at: start)
        finger.move(by: CGVector(dx: 0, dy: -120), duration: 0.08)
        finger.lift()
        stage.advance(by: 0.25)
        let catching = stage.touchDown(at: start)
        stage.advance(by: 0.2)
        #expect(wheels.chosen.isEmpty)
        catching.lift()
        stage.settle()
        let chosen = wheels.takeChosen()
        #expect(chosen.count == 1 && chosen == ["\(picker.selectedRow(inComponent: 0)) in 0"])
        #expect(shown(picker, 0) == "\(picker.selectedRow(inComponent: 0))")
    }

    // MARK: By name
    @Test(.assumed("assistive programs meet a wheel that can be adjusted, as public drivers of UI tests do"))
    func `each wheel is an element with the row's title as its value`() {
        let wheels = TitleWheels(Self.letters)
        let picker = picker(wheels)
        let wheel = picker.wheels[0]
        #expect(wheel.isAccessibilityElement && wheel.accessibilityTraits.contains(.adjustable))
        #expect(wheel.accessibilityValue == "A")
        wheel.accessibilityIncrement()
        stage.settle()
        #expect(wheel.accessibilityValue == "B" && wheels.takeChosen() == ["1 in 0"])
        #expect(self.picker(ViewWheelsKeeper.shared).wheels[1].accessibilityLabel == "Wheel 1")
    }

    @Test(.assumed("first wheels stand where reading begins"))
    func `wheels stand from right to left where the language does`() {
        let wheels = TitleWheels(Self.letters)
        let picker = picker(wheels)
        picker.semanticContentAttribute = .forceRightToLeft
        picker.setNeedsLayout()
        stage.settle()
        #expect(picker.wheels[0].frame.minX > picker.wheels[1].frame.maxX)
    }

    @Test(.documented("UITextField.inputView"))
    func `a picker takes the place of the keyboard`() {
        let wheels = TitleWheels(Self.letters)
        let picker = UIPickerView()
        picker.dataSource = wheels
        picker.delegate = wheels
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.inputView = picker
        stage.window.addSubview(field)
        stage.settle()
        field.becomeFirstResponder()
        stage.settle()
        #expect(picker.window != nil && picker.bounds.size == CGSize(width: 393, height: 216))
        stage.pick("C", in: picker)
        #expect(wheels.takeChosen() == ["2 in 0"])
        field.resignFirstResponder()
        stage.settle()
        #expect(picker.window == nil)
    }

    @Test(.ours)
    func `a million rows cost what can be seen`() {
        let picker = picker(MillionRows.shared)
        picker.selectRow(999_999, inComponent: 0, animated: false)
        stage.layoutNow()
        #expect(picker.wheels[0].subviews.count < 24)
    }
}

@MainActor private enum TitleWheelsKeeper {
    static var kept: [TitleWheels] = []
    static func keep(_ columns: [[String]]) -> TitleWheels {
        let wheels = TitleWheels(columns)
        kept.append(wheels)
        return wheels
    }
}

@MainActor private enum ViewWheelsKeeper { static let shared = ViewWheels() }

@MainActor private final class MillionRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    static let shared = MillionRows()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1_000_000 }
}
