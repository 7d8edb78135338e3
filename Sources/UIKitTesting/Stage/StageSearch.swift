import AppleFoundation
import CoreGraphics
import UIKit

/// Finds views as a person does: by what they show.
@MainActor enum StageSearch {
    /// The foremost one; of a control and its label, the control.
    static func view(showing text: String, in root: UIView) -> UIView? {
        var found: UIView?
        var pending = [root]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            if shows(text, view), found.map({ !view.isDescendant(of: $0) || !isOperated($0) }) ?? true { found = view }
            for child in view.subviews.reversed() { pending.append(child) }
        }
        return found
    }

    private static func isOperated(_ view: UIView) -> Bool { view is UIControl }

    private static func shows(_ text: String, _ view: UIView) -> Bool {
        if let label = view as? UILabel, label.text == text { return true }
        if let button = view as? UIButton, button.currentTitle == text { return true }
        return view.accessibilityLabel == text || view.accessibilityIdentifier == text
    }

    /// What a view and those in it show, in the order in which they lie.
    static func texts(in root: UIView) -> [String] {
        var texts: [String] = []
        var pending = [root]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            if let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? view.accessibilityLabel {
                texts.append(text)
            }
            pending += view.subviews.reversed()
        }
        return texts
    }

    static func name(_ view: UIView) -> String {
        let label = view.accessibilityLabel ?? (view as? UILabel)?.text
        return label.map { "\(type(of: view)) \"\($0)\"" } ?? "\(type(of: view))"
    }
}
