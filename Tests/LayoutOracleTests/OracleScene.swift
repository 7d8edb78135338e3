import CoreGraphics
import Foundation
import UIKit

/// A scene of numbers, as `allium ib-check --scenes` prints it, and how to build it again.
struct OracleScene {
    let number: Int
    private let lines: [[Substring]]

    /// Where the system's bars would leave room, without any bars.
    final class Root: UIView {
        var insets = UIEdgeInsets.zero
        override var safeAreaInsets: UIEdgeInsets { insets }
    }

    /// What a text or a picture asks for: the size that it was stored with.
    final class Content: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    static func all(_ file: URL) throws -> [OracleScene] {
        var scenes: [[[Substring]]] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words[0] == "S" { scenes.append([words]) } else { scenes[scenes.count - 1].append(words) }
        }
        return scenes.enumerated().map { OracleScene(number: $0.offset, lines: $0.element) }
    }

    /// The views, each with the frame that it should have.
    @MainActor func build() -> [(view: UIView, frame: CGRect)] {
        var views: [(view: UIView, frame: CGRect)] = []
        for words in lines {
            let numbers = words.map { Double($0) ?? 0 }
            switch words[0] {
            case "V": views.append(view(words, numbers, parents: views.map(\.view)))
            case "K": style(views[Int(numbers[1])].view as! UIStackView, words)
            case "M":
                views[Int(numbers[1])].view.layoutMargins = UIEdgeInsets(
                    top: numbers[2], left: numbers[3], bottom: numbers[4], right: numbers[5])
            case "P": views[Int(numbers[1])].view.preservesSuperviewLayoutMargins = true
            case "C": constraint(words, views.map(\.view)).isActive = true
            default: break
            }
        }
        return views
    }

    @MainActor private func view(
        _ words: [Substring], _ numbers: [Double], parents: [UIView]
    ) -> (view: UIView, frame: CGRect) {
        let frame = CGRect(x: numbers[3], y: numbers[4], width: numbers[5], height: numbers[6])
        let view: UIView
        if numbers[1] < 0 {
            view = root(frame)
        } else if words[2] == "k" {
            view = UIStackView()
        } else if words[2] == "i" {
            let content = Content()
            content.size = frame.size
            view = content
        } else {
            view = UIView()
        }
        if numbers[1] >= 0 {
            view.translatesAutoresizingMaskIntoConstraints = numbers[7] == 1
            if numbers[7] == 1 { view.frame = frame }
            let parent = parents[Int(numbers[1])]
            if let stack = parent as? UIStackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
        }
        view.setContentHuggingPriority(UILayoutPriority(Float(numbers[8])), for: .horizontal)
        view.setContentHuggingPriority(UILayoutPriority(Float(numbers[9])), for: .vertical)
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(numbers[10])), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(numbers[11])), for: .vertical)
        return (view, frame)
    }

    @MainActor private func root(_ frame: CGRect) -> UIView {
        let head = lines[0]
        let root = Root(frame: frame)
        root.insets = UIEdgeInsets(top: Double(head[3])!, left: 0, bottom: Double(head[4])!, right: 0)
        if let side = Double(head[5]) {
            root.insetsLayoutMarginsFromSafeArea = false
            root.layoutMargins = UIEdgeInsets(top: root.insets.top, left: side, bottom: root.insets.bottom, right: side)
        }
        return root
    }

    @MainActor private func style(_ stack: UIStackView, _ words: [Substring]) {
        stack.axis = words[2] == "vertical" ? .vertical : .horizontal
        stack.alignment =
            switch words[3] {
            case "leading", "top": .leading
            case "center": .center
            case "trailing", "bottom": .trailing
            default: .fill
            }
        stack.distribution =
            switch words[4] {
            case "fillEqually": .fillEqually
            case "equalSpacing": .equalSpacing
            case "equalCentering": .equalCentering
            default: .fill
            }
        stack.spacing = Double(words[5])!
        stack.isLayoutMarginsRelativeArrangement = words[6] == "1"
    }

    private static let attributes: [Substring: NSLayoutConstraint.Attribute] = [
        "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top, "bottom": .bottom,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins, "-": .notAnAttribute,
    ]

    @MainActor private func constraint(_ words: [Substring], _ views: [UIView]) -> NSLayoutConstraint {
        let item = { (word: Substring) -> Any? in
            if word == "-" { return nil }
            if word == "s0" { return views[0].safeAreaLayoutGuide }
            return views[Int(word)!]
        }
        let relation: NSLayoutConstraint.Relation =
            words[3] == "=" ? .equal : words[3] == ">" ? .greaterThanOrEqual : .lessThanOrEqual
        let constraint = NSLayoutConstraint(
            item: item(words[1])!, attribute: Self.attributes[words[2]]!, relatedBy: relation, toItem: item(words[4]),
            attribute: Self.attributes[words[5]]!, multiplier: Double(words[6])!, constant: Double(words[7])!)
        constraint.priority = UILayoutPriority(Float(words[8])!)
        return constraint
    }
}
