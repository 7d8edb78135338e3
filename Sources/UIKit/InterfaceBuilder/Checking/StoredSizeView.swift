import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// A label, a button or the like that is as large as the file says it was.
final class StoredSizeView: UIControl {
    private let natural: CGSize
    private let insets: UIEdgeInsets

    required init?(coder: NSCoder) {
        let element = (coder as? NibDecoder)?.element
        let kind = element?.name ?? ""
        insets = Self.alignment[kind] ?? .zero
        let stored = element?.first("rect", key: "frame").map { CGSize($0) } ?? .zero
        let placeholder: (width: CGFloat?, height: CGFloat?) = element.map(Self.placeholder) ?? (nil, nil)
        natural = CGSize(
            width: placeholder.width ?? stored.width - insets.left - insets.right,
            height: placeholder.height ?? stored.height - insets.top - insets.bottom)
        super.init(coder: coder)
        // A size that nothing in the file speaks of: the canvas has one of its own for such views.
        guard element?.isSizedByContent != true, kind != "textView" else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
        where (axis == .horizontal ? placeholder.width : placeholder.height) == nil {
            setContentHuggingPriority(UILayoutPriority(1), for: axis)
            // Above what a stack view does to views that nothing holds apart.
            setContentCompressionResistancePriority(UILayoutPriority(51), for: axis)
        }
    }

    /// The size that the designer gave a view for the canvas alone; "infinite" is none.
    static func placeholder(_ element: IBElement) -> (width: CGFloat?, height: CGFloat?) {
        func size(_ name: IBName) -> CGFloat? {
            guard let word = element.string(name) else { return nil }
            return Double(word).map { CGFloat($0) } ?? UIView.noIntrinsicMetric
        }
        return (size("placeholderIntrinsicWidth"), size("placeholderIntrinsicHeight"))
    }

    override var intrinsicContentSize: CGSize { natural }
    override var alignmentRectInsets: UIEdgeInsets { insets }

    /// As the real classes have them.
    private static let alignment: [String: UIEdgeInsets] = [
        "switch": UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
        "slider": UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
        "segmentedControl": UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
    ]

    static func stands(for element: IBElement) -> Bool {
        if element.isSizedByContent { return true }
        // A text that does not scroll is as large as its lines.
        if element.has("textView") { return element.bool("scrollEnabled") == false }
        // So is a stack view that code fills.
        if element.has("stackView") { return element.first("subviews") == nil }
        // Views without subviews may draw themselves, or are given a size by code.
        return element.has("view") && element.key == nil && element.parent?.has("subviews") == true
            && element.first("subviews") == nil
    }
}
