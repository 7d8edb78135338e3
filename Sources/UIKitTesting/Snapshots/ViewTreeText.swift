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
            lines.append(Self.indentation(depth) + line(for: view))
            for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }

    /// Beyond what fits a page the level is a number, or very deep trees would be mostly spaces.
    private static func indentation(_ depth: Int) -> String {
        let widest = 40
        let spaces = String(repeating: "  ", count: min(depth, widest))
        return depth > widest ? spaces + "[level \(depth)] " : spaces
    }

    private func line(for view: UIView) -> String {
        var parts = [Self.className(of: view)]
        if let identifier = view.accessibilityIdentifier { parts.append("#\(identifier)") }
        if let text = (view as? UILabel)?.text { parts.append(Self.quoted(text)) }
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
