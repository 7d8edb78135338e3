// swift-format-ignore-file
import CoreGraphics
import UIKit

/// Columns of titles, and a diary of what was chosen.
@preconcurrency @MainActor class TitleWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
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
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TitleWheels.self); switch i { case 0: return _objcRet(o.pickerView(_objcArg(a, 0, (UIPickerView).self), titleForRow: _objcArg(a, 1, (Int).self), forComponent: _objcArg(a, 2, (Int).self))); case 1: return _objcRet(o.pickerView(_objcArg(a, 0, (UIPickerView).self), didSelectRow: _objcArg(a, 1, (Int).self), inComponent: _objcArg(a, 2, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TitleWheels.self }, "PickerTests.TitleWheels") { r in r.c("-pickerView:titleForRow:forComponent: -pickerView:didSelectRow:inComponent:", call); r.t("pickerView:titleForRow:forComponent:", { unsafeDowncast($0, to: TitleWheels.self).pickerView($1, titleForRow: $2, forComponent: $3) } as @MainActor (AnyObject, UIPickerView, Int, Int) -> String?, as: ((AnyObject, UIPickerView, Int, Int) -> String?).self); r.t("pickerView:didSelectRow:inComponent:", { unsafeDowncast($0, to: TitleWheels.self).pickerView($1, didSelectRow: $2, inComponent: $3) } as @MainActor (AnyObject, UIPickerView, Int, Int) -> Void, as: ((AnyObject, UIPickerView, Int, Int) -> Void).self) } } } }

/// Titles with attributes where the row is even.
@preconcurrency @MainActor final class AttributedWheels: TitleWheels {
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        row % 2 == 0 ? NSAttributedString(string: "\(columns[component][row])!", attributes: [.foregroundColor: UIColor.red]) : nil
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: AttributedWheels.self); switch i { case 0: return _objcRet(o.pickerView(_objcArg(a, 0, (UIPickerView).self), attributedTitleForRow: _objcArg(a, 1, (Int).self), forComponent: _objcArg(a, 2, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ AttributedWheels.self }, "PickerTests.AttributedWheels") { r in r.c("-pickerView:attributedTitleForRow:forComponent:", call); r.t("pickerView:attributedTitleForRow:forComponent:", { unsafeDowncast($0, to: AttributedWheels.self).pickerView($1, attributedTitleForRow: $2, forComponent: $3) } as @MainActor (AnyObject, UIPickerView, Int, Int) -> NSAttributedString?, as: ((AnyObject, UIPickerView, Int, Int) -> NSAttributedString?).self) } } } }

/// Views of an app, and sizes.
@preconcurrency @MainActor final class ViewWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UIPickerViewAccessibilityDelegate {
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
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ViewWheels.self); switch i { case 0: return _objcRet(o.pickerView(_objcArg(a, 0, (UIPickerView).self), widthForComponent: _objcArg(a, 1, (Int).self))); case 1: return _objcRet(o.pickerView(_objcArg(a, 0, (UIPickerView).self), rowHeightForComponent: _objcArg(a, 1, (Int).self))); case 2: return _objcRet(o.pickerView(_objcArg(a, 0, (UIPickerView).self), viewForRow: _objcArg(a, 1, (Int).self), forComponent: _objcArg(a, 2, (Int).self), reusing: _objcArg(a, 3, (UIView?).self))); case 3: return _objcRet(o.pickerView(_objcArg(a, 0, (UIPickerView).self), accessibilityLabelForComponent: _objcArg(a, 1, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ViewWheels.self }, "PickerTests.ViewWheels") { r in r.c("-pickerView:widthForComponent: -pickerView:rowHeightForComponent: -pickerView:viewForRow:forComponent:reusingView: -pickerView:accessibilityLabelForComponent:", call); r.t("pickerView:widthForComponent:", { unsafeDowncast($0, to: ViewWheels.self).pickerView($1, widthForComponent: $2) } as @MainActor (AnyObject, UIPickerView, Int) -> CGFloat, as: ((AnyObject, UIPickerView, Int) -> CGFloat).self); r.t("pickerView:rowHeightForComponent:", { unsafeDowncast($0, to: ViewWheels.self).pickerView($1, rowHeightForComponent: $2) } as @MainActor (AnyObject, UIPickerView, Int) -> CGFloat, as: ((AnyObject, UIPickerView, Int) -> CGFloat).self); r.t("pickerView:viewForRow:forComponent:reusingView:", { unsafeDowncast($0, to: ViewWheels.self).pickerView($1, viewForRow: $2, forComponent: $3, reusing: $4) } as @MainActor (AnyObject, UIPickerView, Int, Int, UIView?) -> UIView, as: ((AnyObject, UIPickerView, Int, Int, UIView?) -> UIView).self); r.t("pickerView:accessibilityLabelForComponent:", { unsafeDowncast($0, to: ViewWheels.self).pickerView($1, accessibilityLabelForComponent: $2) } as @MainActor (AnyObject, UIPickerView, Int) -> String?, as: ((AnyObject, UIPickerView, Int) -> String?).self) } } } }

/// Says how many, and nothing about what they show.
@preconcurrency @MainActor final class SilentWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SilentWheels.self }, "PickerTests.SilentWheels") { r in _ = r } } } }
