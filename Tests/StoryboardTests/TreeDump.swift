import AppleFoundation
import CoreGraphics
import UIKit

/// What was made, as lines that two ways of making can be compared by.
@MainActor enum TreeDump {
    static func lines(of controller: UIViewController) -> [String] {
        var result = ["\(type(of: controller)) title \(controller.title ?? "-") \(controller.modalPresentationStyle.rawValue)"]
        let item = controller.navigationItem
        let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        result.append("item \(item.title ?? "-") \(buttons.map { $0.title ?? "-" })")
        result += lines(of: controller.view)
        for child in controller.children { result += lines(of: child).map { "  " + $0 } }
        return result
    }

    static func lines(of root: UIView) -> [String] {
        var numbers: [ObjectIdentifier: Int] = [:]
        var pending = [root]
        while let view = pending.popLast() {
            numbers[ObjectIdentifier(view)] = numbers.count
            pending += view.subviews.reversed()
        }
        var result: [String] = []
        add(root, depth: 0, numbers, to: &result)
        return result
    }

    private static func add(_ view: UIView, depth: Int, _ numbers: [ObjectIdentifier: Int], to result: inout [String]) {
        var words: [String] = ["\(type(of: view))", "\(view.frame)", "mask \(view.autoresizingMask.rawValue)"]
        words.append("tag \(view.tag) alpha \(view.alpha) mode \(view.contentMode.rawValue)")
        words.append("flags \(view.isHidden) \(view.isOpaque) \(view.clipsToBounds) \(view.isUserInteractionEnabled)")
        words.append("\(view.isMultipleTouchEnabled) \(view.translatesAutoresizingMaskIntoConstraints)")
        words.append("margins \(view.layoutMargins) \(view.preservesSuperviewLayoutMargins)")
        words.append("color \(text(view.backgroundColor))")
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            words.append("\(view.contentHuggingPriority(for: axis).rawValue)")
            words.append("\(view.contentCompressionResistancePriority(for: axis).rawValue)")
        }
        words.append("corner \(view.layer.cornerRadius) label \(view.accessibilityLabel ?? "-")")
        words.append(content(view))
        for constraint in view.constraints { words.append(text(constraint, numbers)) }
        for recognizer in view.gestureRecognizers ?? [] { words.append("\(type(of: recognizer))") }
        result.append(String(repeating: " ", count: depth) + words.joined(separator: " "))
        for child in view.subviews { add(child, depth: depth + 1, numbers, to: &result) }
    }

    private static func content(_ view: UIView) -> String {
        switch view {
        case let label as UILabel:
            return "text \(label.text ?? "-") \(label.font.fontName) \(label.font.pointSize) \(label.textAlignment.rawValue) "
                + "\(label.numberOfLines) \(label.lineBreakMode.rawValue) \(text(label.textColor))"
        case let button as UIButton:
            return "title \(button.title(for: .normal) ?? "-") \(button.title(for: .highlighted) ?? "-") "
                + "\(button.buttonType.rawValue) \(button.contentEdgeInsets) \(button.allTargets.count)"
        case let stack as UIStackView:
            return "stack \(stack.axis.rawValue) \(stack.alignment.rawValue) \(stack.distribution.rawValue) \(stack.spacing) "
                + "\(stack.arrangedSubviews.count)"
        case let slider as UISlider: return "slider \(slider.minimumValue) \(slider.maximumValue) \(slider.value)"
        case let control as UISwitch: return "switch \(control.isOn)"
        case let scroll as UIScrollView: return "scroll \(scroll.isPagingEnabled) \(scroll.bounces) \(scroll.contentInset)"
        default: return ""
        }
    }

    private static func text(_ color: UIColor?) -> String {
        guard let color else { return "nil" }
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        return "\(parts)"
    }

    private static func text(_ constraint: NSLayoutConstraint, _ numbers: [ObjectIdentifier: Int]) -> String {
        func name(_ item: AnyObject?) -> String {
            guard let item else { return "-" }
            if let guide = item as? UILayoutGuide {
                return "guide \(guide.identifier) of \(guide.owningView.flatMap { numbers[ObjectIdentifier($0)] } ?? -1)"
            }
            return numbers[ObjectIdentifier(item)].map(String.init) ?? "?"
        }
        return
            "{\(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue) \(constraint.relation.rawValue) "
            + "\(name(constraint.secondItem)).\(constraint.secondAttribute.rawValue) * \(constraint.multiplier) + "
            + "\(constraint.constant) @ \(constraint.priority.rawValue) \(constraint.isActive)}"
    }
}
