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
}

/// Dismisses what goes by itself, as many apps do.
final class BusyPageWatch: NSObject, SFSafariViewControllerDelegate {
    var count = 0
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        count += 1
        controller.dismiss(animated: true)
    }
}
