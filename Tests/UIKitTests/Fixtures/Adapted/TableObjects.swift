// swift-format-ignore-file
import CoreGraphics
import UIKit

/// Texts in sections, shown in cells of one class. Writes down what the table asks for.
@preconcurrency @MainActor class TableRows: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var lines: [String] = [] { didSet { if !keepsLines { lines = [] } } }
    /// What is asked is written down.
    var keepsLines = true
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var style = UITableViewCell.CellStyle.default
    var fill: ((UITableViewCell, IndexPath) -> Void)?
    var made = 0

    init(_ sections: [[String]]) { self.sections = sections }

    /// So many rows in one section.
    convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        lines.append("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.append("rows \(section)")
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        lines.append("cell \(indexPath.section).\(indexPath.row)")
        let cell: UITableViewCell
        if let waiting = tableView.dequeueReusableCell(withIdentifier: "row") {
            cell = waiting
        } else {
            cell = UITableViewCell(style: style, reuseIdentifier: "row")
            made += 1
        }
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        fill?(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TableRows.self); switch i { case 0: return _objcRet(o.numberOfSections(in: _objcArg(a, 0, (UITableView).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), titleForHeaderInSection: _objcArg(a, 1, (Int).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), titleForFooterInSection: _objcArg(a, 1, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TableRows.self }, "UIKitTests.TableRows") { r in r.c("-numberOfSectionsInTableView: -tableView:titleForHeaderInSection: -tableView:titleForFooterInSection:", call); r.t("numberOfSectionsInTableView:", { unsafeDowncast($0, to: TableRows.self).numberOfSections(in: $1) } as @MainActor (AnyObject, UITableView) -> Int, as: ((AnyObject, UITableView) -> Int).self); r.t("tableView:titleForHeaderInSection:", { unsafeDowncast($0, to: TableRows.self).tableView($1, titleForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> String?, as: ((AnyObject, UITableView, Int) -> String?).self); r.t("tableView:titleForFooterInSection:", { unsafeDowncast($0, to: TableRows.self).tableView($1, titleForFooterInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> String?, as: ((AnyObject, UITableView, Int) -> String?).self) } } } }

/// Can edit and delete its rows.
@preconcurrency @MainActor final class EditableRows: TableRows {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        lines.append("can edit \(indexPath.section).\(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        lines.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: EditableRows.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canEditRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), commit: _objcArg(a, 1, (UITableViewCell.EditingStyle).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ EditableRows.self }, "UIKitTests.EditableRows") { r in r.c("-tableView:canEditRowAtIndexPath: -tableView:commitEditingStyle:forRowAtIndexPath:", call); r.t("tableView:canEditRowAtIndexPath:", { unsafeDowncast($0, to: EditableRows.self).tableView($1, canEditRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:commitEditingStyle:forRowAtIndexPath:", { unsafeDowncast($0, to: EditableRows.self).tableView($1, commit: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void).self) } } } }

/// Follows display and selection, and has a say in the latter.
@preconcurrency @MainActor final class TableWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var mayHighlight = true
    var willSelect: ((IndexPath) -> IndexPath?)?
    var tellsDisplay = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if tellsDisplay { lines.append("will display \(indexPath.section).\(indexPath.row)") }
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if tellsDisplay { lines.append("did end \(indexPath.section).\(indexPath.row)") }
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        lines.append("should highlight \(indexPath.row)")
        return mayHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        lines.append("did highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        lines.append("did unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("will select \(indexPath.row)")
        if let willSelect { return willSelect(indexPath) }
        return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("will deselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        lines.append("did deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        lines.append("accessory \(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    var scrolls = 0
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TableWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDisplay: _objcArg(a, 1, (UITableViewCell).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didEndDisplaying: _objcArg(a, 1, (UITableViewCell).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), shouldHighlightRowAt: _objcArg(a, 1, (IndexPath).self))); case 3: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didHighlightRowAt: _objcArg(a, 1, (IndexPath).self))); case 4: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didUnhighlightRowAt: _objcArg(a, 1, (IndexPath).self))); case 5: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willSelectRowAt: _objcArg(a, 1, (IndexPath).self))); case 6: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDeselectRowAt: _objcArg(a, 1, (IndexPath).self))); case 7: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); case 8: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didDeselectRowAt: _objcArg(a, 1, (IndexPath).self))); case 9: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), accessoryButtonTappedForRowWith: _objcArg(a, 1, (IndexPath).self))); case 10: return _objcRet(o.scrollViewDidScroll(_objcArg(a, 0, (UIScrollView).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TableWatch.self }, "UIKitTests.TableWatch") { r in r.c("-tableView:willDisplayCell:forRowAtIndexPath: -tableView:didEndDisplayingCell:forRowAtIndexPath: -tableView:shouldHighlightRowAtIndexPath: -tableView:didHighlightRowAtIndexPath: -tableView:didUnhighlightRowAtIndexPath: -tableView:willSelectRowAtIndexPath: -tableView:willDeselectRowAtIndexPath: -tableView:didSelectRowAtIndexPath: -tableView:didDeselectRowAtIndexPath: -tableView:accessoryButtonTappedForRowWithIndexPath: -scrollViewDidScroll:", call); r.t("tableView:willDisplayCell:forRowAtIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, willDisplay: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell, IndexPath) -> Void).self); r.t("tableView:didEndDisplayingCell:forRowAtIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, didEndDisplaying: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell, IndexPath) -> Void).self); r.t("tableView:shouldHighlightRowAtIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, shouldHighlightRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:didHighlightRowAtIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, didHighlightRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:didUnhighlightRowAtIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, didUnhighlightRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:willSelectRowAtIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, willSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> IndexPath?, as: ((AnyObject, UITableView, IndexPath) -> IndexPath?).self); r.t("tableView:willDeselectRowAtIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, willDeselectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> IndexPath?, as: ((AnyObject, UITableView, IndexPath) -> IndexPath?).self); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:didDeselectRowAtIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, didDeselectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:accessoryButtonTappedForRowWithIndexPath:", { unsafeDowncast($0, to: TableWatch.self).tableView($1, accessoryButtonTappedForRowWith: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("scrollViewDidScroll:", { unsafeDowncast($0, to: TableWatch.self).scrollViewDidScroll($1) } as @MainActor (AnyObject, UIScrollView) -> Void, as: ((AnyObject, UIScrollView) -> Void).self) } } } }

/// Writes down what taps on rows lead to.
@preconcurrency @MainActor final class PrimaryWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var maySelect = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("will select \(indexPath.row)")
        return maySelect ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        lines.append("perform \(indexPath.row)")
    }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PrimaryWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willSelectRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), performPrimaryActionForRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PrimaryWatch.self }, "UIKitTests.PrimaryWatch") { r in r.c("-tableView:willSelectRowAtIndexPath: -tableView:didSelectRowAtIndexPath: -tableView:performPrimaryActionForRowAtIndexPath:", call); r.t("tableView:willSelectRowAtIndexPath:", { unsafeDowncast($0, to: PrimaryWatch.self).tableView($1, willSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> IndexPath?, as: ((AnyObject, UITableView, IndexPath) -> IndexPath?).self); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: PrimaryWatch.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:performPrimaryActionForRowAtIndexPath:", { unsafeDowncast($0, to: PrimaryWatch.self).tableView($1, performPrimaryActionForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self) } } } }

/// The same, and says itself which rows do something.
@preconcurrency @MainActor final class PrimaryChoice: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var mayPerform = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        lines.append("can perform \(indexPath.row)")
        return mayPerform
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        lines.append("perform \(indexPath.row)")
    }
private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PrimaryChoice.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), canPerformPrimaryActionForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), performPrimaryActionForRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PrimaryChoice.self }, "UIKitTests.PrimaryChoice") { r in r.c("-tableView:canPerformPrimaryActionForRowAtIndexPath: -tableView:performPrimaryActionForRowAtIndexPath:", call); r.t("tableView:canPerformPrimaryActionForRowAtIndexPath:", { unsafeDowncast($0, to: PrimaryChoice.self).tableView($1, canPerformPrimaryActionForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Bool, as: ((AnyObject, UITableView, IndexPath) -> Bool).self); r.t("tableView:performPrimaryActionForRowAtIndexPath:", { unsafeDowncast($0, to: PrimaryChoice.self).tableView($1, performPrimaryActionForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self) } } } }

/// Gives each row its height.
@preconcurrency @MainActor final class TableHeights: NSObject, UITableViewDelegate {
    let rows: TableRows
    var height: (IndexPath) -> CGFloat = { 30 + CGFloat($0.row % 3) * 10 }

    init(_ rows: TableRows) { self.rows = rows }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.lines.append("height \(indexPath.section).\(indexPath.row)")
        return height(indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        rows.lines.append("will display \(indexPath.section).\(indexPath.row)")
    }
private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TableHeights.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willDisplay: _objcArg(a, 1, (UITableViewCell).self), forRowAt: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TableHeights.self }, "UIKitTests.TableHeights") { r in r.c("-tableView:heightForRowAtIndexPath: -tableView:willDisplayCell:forRowAtIndexPath:", call); r.t("tableView:heightForRowAtIndexPath:", { unsafeDowncast($0, to: TableHeights.self).tableView($1, heightForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> CGFloat, as: ((AnyObject, UITableView, IndexPath) -> CGFloat).self); r.t("tableView:willDisplayCell:forRowAtIndexPath:", { unsafeDowncast($0, to: TableHeights.self).tableView($1, willDisplay: $2, forRowAt: $3) } as @MainActor (AnyObject, UITableView, UITableViewCell, IndexPath) -> Void, as: ((AnyObject, UITableView, UITableViewCell, IndexPath) -> Void).self) } } } }

/// Headers by the delegate.
@preconcurrency @MainActor final class TableHeaders: NSObject, UITableViewDelegate {
    var header: CGFloat = 40
    var footer: CGFloat = 0
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footer }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        view?.textLabel?.text = "Head \(section)"
        return view
    }
private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TableHeaders.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForHeaderInSection: _objcArg(a, 1, (Int).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForFooterInSection: _objcArg(a, 1, (Int).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), viewForHeaderInSection: _objcArg(a, 1, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TableHeaders.self }, "UIKitTests.TableHeaders") { r in r.c("-tableView:heightForHeaderInSection: -tableView:heightForFooterInSection: -tableView:viewForHeaderInSection:", call); r.t("tableView:heightForHeaderInSection:", { unsafeDowncast($0, to: TableHeaders.self).tableView($1, heightForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> CGFloat, as: ((AnyObject, UITableView, Int) -> CGFloat).self); r.t("tableView:heightForFooterInSection:", { unsafeDowncast($0, to: TableHeaders.self).tableView($1, heightForFooterInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> CGFloat, as: ((AnyObject, UITableView, Int) -> CGFloat).self); r.t("tableView:viewForHeaderInSection:", { unsafeDowncast($0, to: TableHeaders.self).tableView($1, viewForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> UIView?, as: ((AnyObject, UITableView, Int) -> UIView?).self) } } } }

/// A controller as apps write it: methods of the protocols, overridden.
@preconcurrency @MainActor final class FruitController: UITableViewController {
    var fruits = ["Apple", "Pear", "Plum"]
    var chosen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = fruits[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(fruits[indexPath.row])
    }
private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: FruitController.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didSelectRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ FruitController.self }, "UIKitTests.FruitController") { r in r.c("-tableView:heightForRowAtIndexPath: -tableView:didSelectRowAtIndexPath:", call); r.t("tableView:heightForRowAtIndexPath:", { unsafeDowncast($0, to: FruitController.self).tableView($1, heightForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> CGFloat, as: ((AnyObject, UITableView, IndexPath) -> CGFloat).self); r.t("tableView:didSelectRowAtIndexPath:", { unsafeDowncast($0, to: FruitController.self).tableView($1, didSelectRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self) } } } }

/// The rows of a storyboard, one of them by the controller.
@preconcurrency @MainActor final class SettingsController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if indexPath.section == 0, indexPath.row == 0 { cell.detailTextLabel?.text = "Changed" }
        return cell
    }
private enum __ObjC9 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SettingsController.self }, "UIKitTests.SettingsController") { r in _ = r } } } }

/// Actions beside rows.
@preconcurrency @MainActor final class SwipeWatch: NSObject, UITableViewDelegate {
    var lines: [String] = []
    var done: ((Bool) -> Void)?

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if indexPath.row == 0 { return UISwipeActionsConfiguration(actions: []) }
        let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
            self?.lines.append("remove \(indexPath.row)")
            self?.done = done
        }
        let more = UIContextualAction(style: .normal, title: "More") { [weak self] _, _, done in
            self?.lines.append("more \(indexPath.row)")
            done(false)
        }
        return UISwipeActionsConfiguration(actions: [remove, more])
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        lines.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        lines.append("end \(indexPath?.row ?? -1)")
    }
private enum __ObjC10 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SwipeWatch.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), trailingSwipeActionsConfigurationForRowAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), willBeginEditingRowAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), didEndEditingRowAt: _objcArg(a, 1, (IndexPath?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SwipeWatch.self }, "UIKitTests.SwipeWatch") { r in r.c("-tableView:trailingSwipeActionsConfigurationForRowAtIndexPath: -tableView:willBeginEditingRowAtIndexPath: -tableView:didEndEditingRowAtIndexPath:", call); r.t("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", { unsafeDowncast($0, to: SwipeWatch.self).tableView($1, trailingSwipeActionsConfigurationForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?, as: ((AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?).self); r.t("tableView:willBeginEditingRowAtIndexPath:", { unsafeDowncast($0, to: SwipeWatch.self).tableView($1, willBeginEditingRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> Void, as: ((AnyObject, UITableView, IndexPath) -> Void).self); r.t("tableView:didEndEditingRowAtIndexPath:", { unsafeDowncast($0, to: SwipeWatch.self).tableView($1, didEndEditingRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath?) -> Void, as: ((AnyObject, UITableView, IndexPath?) -> Void).self) } } } }

/// Sections by letters.
@preconcurrency @MainActor final class LetterRows: TableRows, UITableViewDataSourcePrefetching {
    var fetched: [Int] = []
    var cancelled: [Int] = []
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map { String($0[0].prefix(1)) } }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        lines.append("index \(title)")
        return index
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { fetched += indexPaths.map(\.row) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.row)
    }
private enum __ObjC11 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: LetterRows.self); switch i { case 0: return _objcRet(o.sectionIndexTitles(for: _objcArg(a, 0, (UITableView).self))); case 1: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), sectionForSectionIndexTitle: _objcArg(a, 1, (String).self), at: _objcArg(a, 2, (Int).self))); case 2: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), cancelPrefetchingForRowsAt: _objcArg(a, 1, ([IndexPath]).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ LetterRows.self }, "UIKitTests.LetterRows") { r in r.c("-sectionIndexTitlesForTableView: -tableView:sectionForSectionIndexTitle:atIndex: -tableView:cancelPrefetchingForRowsAtIndexPaths:", call); r.t("sectionIndexTitlesForTableView:", { unsafeDowncast($0, to: LetterRows.self).sectionIndexTitles(for: $1) } as @MainActor (AnyObject, UITableView) -> [String]?, as: ((AnyObject, UITableView) -> [String]?).self); r.t("tableView:sectionForSectionIndexTitle:atIndex:", { unsafeDowncast($0, to: LetterRows.self).tableView($1, sectionForSectionIndexTitle: $2, at: $3) } as @MainActor (AnyObject, UITableView, String, Int) -> Int, as: ((AnyObject, UITableView, String, Int) -> Int).self); r.t("tableView:cancelPrefetchingForRowsAtIndexPaths:", { unsafeDowncast($0, to: LetterRows.self).tableView($1, cancelPrefetchingForRowsAt: $2) } as @MainActor (AnyObject, UITableView, [IndexPath]) -> Void, as: ((AnyObject, UITableView, [IndexPath]) -> Void).self) } } } }
