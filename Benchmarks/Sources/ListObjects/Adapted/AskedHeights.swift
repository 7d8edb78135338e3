// swift-format-ignore-file
import UIKit

/// Has to be asked for the height of each row.
public final class AskedHeights: NSObject, UITableViewDelegate {
    public private(set) var asked = 0
    private let height: CGFloat

    public init(_ height: CGFloat) { self.height = height }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return height
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: AskedHeights.self); switch i { case 0: return _objcRet(o.tableView(_objcArg(a, 0, (UITableView).self), heightForRowAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ AskedHeights.self }, "ListObjects.AskedHeights") { r in r.c("-tableView:heightForRowAtIndexPath:", call); r.t("tableView:heightForRowAtIndexPath:", { unsafeDowncast($0, to: AskedHeights.self).tableView($1, heightForRowAt: $2) } as @MainActor (AnyObject, UITableView, IndexPath) -> CGFloat, as: ((AnyObject, UITableView, IndexPath) -> CGFloat).self) } } } }
