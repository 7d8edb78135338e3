// swift-format-ignore-file
import SafariServices

/// Writes down what a page's controller says.
final class PageWatch: NSObject, SFSafariViewControllerDelegate {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { lines.append("done, shown: \(controller.presentingViewController != nil)") }
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        lines.append("loaded: \(didLoadSuccessfully)")
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PageWatch.self); switch i { case 0: return _objcRet(o.safariViewControllerDidFinish(_objcArg(a, 0, (SFSafariViewController).self))); case 1: return _objcRet(o.safariViewController(_objcArg(a, 0, (SFSafariViewController).self), didCompleteInitialLoad: _objcArg(a, 1, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PageWatch.self }, "SafariServicesTests.PageWatch") { r in r.c("-safariViewControllerDidFinish: -safariViewController:didCompleteInitialLoad:", call); r.t("safariViewControllerDidFinish:", { unsafeDowncast($0, to: PageWatch.self).safariViewControllerDidFinish($1) } as @MainActor (AnyObject, SFSafariViewController) -> Void, as: ((AnyObject, SFSafariViewController) -> Void).self); r.t("safariViewController:didCompleteInitialLoad:", { unsafeDowncast($0, to: PageWatch.self).safariViewController($1, didCompleteInitialLoad: $2) } as @MainActor (AnyObject, SFSafariViewController, Bool) -> Void, as: ((AnyObject, SFSafariViewController, Bool) -> Void).self) } } } }

/// Dismisses what goes by itself, as many apps do.
final class BusyPageWatch: NSObject, SFSafariViewControllerDelegate {
    var count = 0
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        count += 1
        controller.dismiss(animated: true)
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: BusyPageWatch.self); switch i { case 0: return _objcRet(o.safariViewControllerDidFinish(_objcArg(a, 0, (SFSafariViewController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ BusyPageWatch.self }, "SafariServicesTests.BusyPageWatch") { r in r.c("-safariViewControllerDidFinish:", call); r.t("safariViewControllerDidFinish:", { unsafeDowncast($0, to: BusyPageWatch.self).safariViewControllerDidFinish($1) } as @MainActor (AnyObject, SFSafariViewController) -> Void, as: ((AnyObject, SFSafariViewController) -> Void).self) } } } }
