// swift-format-ignore-file
import UIKit

/// A table of one row.
@preconcurrency @MainActor final class OneCell: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OneCell.self }, "UIKitTests.OneCell") { r in _ = r } } } }

/// Headers with content configurations.
@preconcurrency @MainActor final class ConfiguredHeaders: NSObject, UITableViewDelegate {
    var pinned: [Bool] = []
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        var list = view?.defaultContentConfiguration()
        list?.text = "Section \(section)"
        view?.contentConfiguration = list
        view?.configurationUpdateHandler = { [weak self] _, state in self?.pinned.append(state.isPinned) }
        return view
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ConfiguredHeaders.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), viewForHeaderInSection: _objcArg(a, 1, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ConfiguredHeaders.self }, "UIKitTests.ConfiguredHeaders") { r in r.c("-tableView:viewForHeaderInSection:", call); r.t("tableView:viewForHeaderInSection:", { unsafeDowncast($0, to: ConfiguredHeaders.self).tableView($1, viewForHeaderInSection: $2) } as @MainActor (AnyObject, UITableView, Int) -> UIView?, as: ((AnyObject, UITableView, Int) -> UIView?).self) } } } }
