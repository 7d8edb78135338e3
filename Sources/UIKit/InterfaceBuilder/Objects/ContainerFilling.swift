import AppleFoundation
import CoreGraphics
import InterfaceBuilder

private enum StackAttribute: UInt8, CaseIterable {
    case none, axis, distribution, alignment, spacingType, spacing, baselineRelativeArrangement
    case layoutMarginsRelativeArrangement

    static let map = IBNameMap(StackAttribute.self) { "\($0)" }
}

extension NibDecoder {
    /// The end of `UIStackView.init(coder:)`: all subviews are arranged.
    @MainActor func fill(_ stack: UIStackView) {
        var isStandard = false
        var spacing: Double?
        var isRelative: Bool?
        let map = StackAttribute.map
        node.eachAttribute { name, value in
            let code = map.code(name)
            if code == 0 { return }
            switch StackAttribute(rawValue: code)! {
            case .none: break
            case .axis: stack.axis = "vertical" ~= value ? .vertical : .horizontal
            case .distribution: stack.distribution = UIStackView.Distribution(word: value)
            case .alignment: stack.alignment = UIStackView.Alignment(word: value)
            case .spacingType: isStandard = "standard" ~= value
            case .spacing: spacing = value.number
            case .baselineRelativeArrangement: stack.isBaselineRelativeArrangement = value.bool ?? false
            case .layoutMarginsRelativeArrangement: isRelative = value.bool
            }
        }
        if let spacing { stack.spacing = CGFloat(spacing) } else if isStandard { stack.spacing = 8 }
        let hasMargins = { self.node.children.contains { $0.isKey("layoutMargins") || $0.isKey("directionalLayoutMargins") } }
        if isRelative ?? hasMargins() { stack.isLayoutMarginsRelativeArrangement = true }
        stack.arrangeSubviews()
    }

    /// The end of `UIVisualEffectView.init(coder:)`.
    @MainActor func fill(_ view: UIVisualEffectView) {
        for child in element.children {
            if child.has("blurEffect") {
                view.effect = UIBlurEffect(style: UIBlurEffect.Style(word: child.string("style") ?? ""))
            } else if child.has("vibrancyEffect") {
                let blur = child.first("blurEffect").map { UIBlurEffect.Style(word: $0.string("style") ?? "") } ?? .regular
                view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur))
            } else if child.key == "contentView", IBView(child) != nil {
                fillContent(view.contentView, child)
            }
        }
    }

    /// A view that its owner makes itself and the file describes.
    @MainActor private func fillContent(_ content: UIView, _ element: IBElement) {
        let outer = self.element
        self.element = element
        defer { self.element = outer }
        content.autoresizingMask = []
        fill(content)
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let parent = content.superview { content.frame = parent.bounds }
    }
}
