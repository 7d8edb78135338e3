import AppleFoundation

/// The letter spacing of the system font, which depends on the size.
enum SystemTracking {
    /// Points by point size; sizes between are interpolated.
    private static let table: [(size: CGFloat, tracking: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
        (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
        (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40),
        (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30), (60, 0.26), (80, 0),
    ]

    /// From this size on the Display cut is drawn.
    static let displaySize: CGFloat = 24

    /// Points to add to every advance of Inter so that it runs as wide as the system font does.
    static func tracking(size: CGFloat, weight: CGFloat) -> CGFloat {
        weightTerm(weight) * size + (size < displaySize ? published(size) : display(size))
    }

    static func published(_ size: CGFloat) -> CGFloat {
        guard size > 6 else { return 0.04 * size }
        var previous = table[0]
        for entry in table.dropFirst() {
            if size <= entry.size {
                let part: CGFloat = (size - previous.size) / (entry.size - previous.size)
                return previous.tracking + part * (entry.tracking - previous.tracking)
            }
            previous = entry
        }
        return 0
    }

    /// Inter Display needs 30/1000 em at 28 points; above, it follows the published table down.
    private static func display(_ size: CGFloat) -> CGFloat {
        size <= 28 ? 0.030 * size : (0.030 - 0.38 / 28) * size + published(size)
    }

    /// Inter's heavy weights are narrower than the system font's.
    private static func weightTerm(_ weight: CGFloat) -> CGFloat {
        switch weight {
        case ...400: return 0
        case ...600: return 0.008 * (weight - 400) / 200
        case ...700: return 0.008 + 0.003 * (weight - 600) / 100
        default: return 0.011
        }
    }
}
