import CoreGraphics

/// The space that the system leaves between things that belong together.
@MainActor enum SystemSpacing {
    static let standard: CGFloat = 8

    static func constraint(
        _ first: LayoutTarget, _ relation: NSLayoutConstraint.Relation, _ second: LayoutTarget, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint.make(first, relation, second, constant: space(first, second) * multiplier)
        made.marks.insert(.isAnchorSpace)
        return made
    }

    /// Between baselines it grows with the fonts.
    private static func space(_ first: LayoutTarget, _ second: LayoutTarget) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(first.attribute), baselines.contains(second.attribute) else { return standard }
        let heights = [first, second].compactMap { ($0.state.view as? UILabel)?.font.lineHeight }
        return heights.max().map { ($0 * 1.2).rounded(.up) } ?? standard
    }
}
