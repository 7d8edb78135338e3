import AppleFoundation

/// The system's colours by the names that files use.
enum InterfaceColors {
    static func system(_ name: String) -> UIColor? { table[name] }

    private static let table: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "link": .link, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemRed": .systemRed, "systemGreen": .systemGreen,
        "systemBlue": .systemBlue, "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
        "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo, "systemBrown": .systemBrown,
        "systemMint": .systemMint, "systemCyan": .systemCyan, "systemGray": .systemGray, "systemGray2": .systemGray2,
        "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "darkText": .darkText, "lightText": .lightText, "groupTableViewBackground": .systemGroupedBackground,
        "viewFlipsideBackground": UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1),
        "scrollViewTexturedBackground": UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1),
        "tableCellGroupedBackground": .secondarySystemGroupedBackground, "tint": .tintColor, "text": .label,
        "white": .white, "black": .black, "clear": .clear,
    ]
}
