import AppleFoundation
import CoreGraphics
import UIKit

/// A view and everything inside it as text, a line each, without addresses or anything else that changes from run to run.
@MainActor struct ViewTreeText {
    let root: UIView

    var text: String {
        var lines: [String] = []
        // A stack of its own, so that depth costs no call stack.
        var waiting: [(view: UIView, depth: Int)] = [(root, 0)]
        while let (view, depth) = waiting.popLast() {
            lines.append(String(repeating: "  ", count: depth) + line(for: view))
            for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }

    private func line(for view: UIView) -> String {
        var parts = [Self.className(of: view)]
        if let identifier = view.accessibilityIdentifier { parts.append("#\(identifier)") }
        parts.append(Describe.rect(view.frame))
        if view.bounds.origin != .zero { parts.append("bounds origin \(Describe.point(view.bounds.origin))") }
        if view.isHidden { parts.append("hidden") }
        if view.alpha != 1 { parts.append("alpha \(Describe.number(view.alpha))") }
        if view.tag != 0 { parts.append("tag \(view.tag)") }
        if view.clipsToBounds { parts.append("clips") }
        return parts.joined(separator: " ")
    }

    private static func className(of view: UIView) -> String { String(describing: type(of: view)) }

    private static func quoted(_ text: String) -> String {
        "\""
            + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
            .replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}

extension UIView {
    /// This view and everything inside it, a line each: class, identifier, text, frame and what is unusual.
    public var treeDescription: String { ViewTreeText(root: self).text }
}
