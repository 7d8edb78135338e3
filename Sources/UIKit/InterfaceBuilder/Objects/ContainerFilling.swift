import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension NibDecoder {
    /// The end of `UIStackView.init(coder:)`: all subviews are arranged.
    @MainActor func fill(_ stack: UIStackView) {
        if let axis = element.string("axis") { stack.axis = axis == "vertical" ? .vertical : .horizontal }
        if let word = element.string("distribution") { stack.distribution = IBWords.distribution(word) }
        if let word = element.string("alignment") { stack.alignment = IBWords.stackAlignment(word) }
        let isStandard = element.string("spacingType") == "standard"
        if let spacing = element.number("spacing") { stack.spacing = CGFloat(spacing) } else if isStandard { stack.spacing = 8 }
        if element.bool("baselineRelativeArrangement", default: false) { stack.isBaselineRelativeArrangement = true }
        let hasMargins = element.children.contains { $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins" }
        if element.bool("layoutMarginsRelativeArrangement", default: hasMargins) {
            stack.isLayoutMarginsRelativeArrangement = true
        }
        for view in stack.subviews { stack.addArrangedSubview(view) }
    }

    /// The end of `UIVisualEffectView.init(coder:)`.
    @MainActor func fill(_ view: UIVisualEffectView) {
        for child in element.children {
            if child.has("blurEffect") {
                view.effect = UIBlurEffect(style: IBWords.blur(child.string("style")))
            } else if child.has("vibrancyEffect") {
                let blur = child.first("blurEffect").map { IBWords.blur($0.string("style")) } ?? .regular
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
