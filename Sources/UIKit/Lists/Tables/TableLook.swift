import AppleFoundation
import CoreGraphics

/// The measures of a table of one style and width.
struct TableLook: Equatable {
    let isGrouped: Bool
    /// Sections are cards with round corners.
    let isInset: Bool
    /// From the cell's edge to its text, and from the table's to a card.
    private(set) var margin: CGFloat
    let scale: CGFloat
    /// From the end of a line between rows to the table's edge.
    private(set) var lineEnd: CGFloat = 0

    static let cornerRadius: CGFloat = 10
    static let standardRow: CGFloat = 44
    /// A plain header's line, and what lies above it.
    static let plainHeader: CGFloat = 28
    static let plainTopPadding: CGFloat = 22

    @MainActor init(width: CGFloat, _ traits: UITraitCollection, style: UITableView.Style = .plain) {
        isGrouped = style != .plain
        isInset = style == .insetGrouped
        margin = width >= 390 ? 20 : 16
        scale = traits.drawingScale
    }

    @MainActor init(_ table: UITableView) {
        self.init(width: table.bounds.width, table.traits, style: table.style)
        guard table.cellLayoutMarginsFollowReadableWidth, !isInset else { return }
        let safe = table.safeAreaInsets
        let spare = (table.bounds.width - safe.left - safe.right - UIView.readableWidth) / 2
        guard spare > margin else { return }
        margin = spare
        lineEnd = spare
    }

    /// Between sections of a grouped table that have no titles: above each and below each.
    var groupGap: CGFloat { scale < 3 ? 17.5 : (17.5 * scale).rounded(.up) / scale }

    /// What the first section of a grouped table has above its title.
    var firstGap: CGFloat { (17.5 * scale).rounded(.down) / scale }

    // MARK: - Titles
    /// Lines of the small ones stand closer than those of other text of their size.
    @MainActor static func titleFont(isGrouped: Bool, isHeader: Bool) -> UIFont {
        guard isGrouped || !isHeader else { return .preferredFont(forTextStyle: .headline) }
        return UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: smallTitle))
    }

    private static let smallTitle: CGFloat = 13

    @MainActor private func lines(_ title: String, _ font: UIFont, _ width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font.adjusted(to: traits)
        label.text = title
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private var edge: CGFloat { isInset ? margin * 2 : margin }

    /// Without the padding above plain headers, and without the first section's gap.
    @MainActor func titleHeight(_ title: String, isHeader: Bool, width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        let font = Self.titleFont(isGrouped: isGrouped, isHeader: isHeader)
        let text = lines(title, font, max(1, width - edge * 2), traits)
        guard isGrouped else { return max(Self.plainHeader, text.rounded(.up) + 7) }
        if isHeader { return text.rounded(.up) + 22 }
        // Each line is a number of whole pixels high.
        let line = font.adjusted(to: traits).lineHeight
        return (text / line).rounded() * (line * scale).rounded(.up) / scale + (21.5 * scale).rounded(.up) / scale
    }

    /// Where a title stands in a header or footer of that height.
    func titlePlace(_ text: CGFloat, height: CGFloat, isHeader: Bool) -> CGFloat {
        if !isGrouped { return ((height - text) / 2 * scale).rounded() / scale }
        return isHeader ? height - text - 6 : 8
    }

    /// From the header's edge to its title.
    var titleEdge: CGFloat { edge }
}
