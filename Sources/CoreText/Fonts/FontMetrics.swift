import AppleFoundation

/// Vertical measures per em; `descender` is negative.
package struct FontMetrics: Hashable {
    package var ascender: CGFloat
    package var descender: CGFloat
    package var leading: CGFloat = 0
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    package var underlinePosition: CGFloat = -0.1
    package var underlineThickness: CGFloat = 0.05

    package init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat,
        underlinePosition: CGFloat = -0.1, underlineThickness: CGFloat = 0.05
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
    }

    /// The system font of iOS in units of 2048: 1950, −494, 1443, 1078.
    static let system = FontMetrics(
        ascender: 1950 / 2048, descender: -494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048, underlinePosition: -0.0981,
        underlineThickness: 0.0596)

    /// What the file itself says.
    init(_ file: FontFile) {
        let em = CGFloat(file.unitsPerEm)
        let horizontal = file.table("hhea")
        let post = file.table("post")
        let os2 = file.table("OS/2")
        func signed(_ bytes: [UInt8], _ offset: Int) -> CGFloat? {
            guard bytes.count >= offset + 2 else { return nil }
            return CGFloat(Int16(bitPattern: UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]))) / em
        }
        ascender = signed(horizontal, 4) ?? 0.9
        descender = signed(horizontal, 6) ?? -0.25
        leading = max(0, signed(horizontal, 8) ?? 0)
        if ascender <= 0, descender >= 0 {
            ascender = signed(os2, 68) ?? 0.9
            descender = signed(os2, 70) ?? -0.25
        }
        let version = os2.count >= 2 ? Int(os2[0]) << 8 | Int(os2[1]) : 0
        let x = version >= 2 ? signed(os2, 86) : nil
        let cap = version >= 2 ? signed(os2, 88) : nil
        capHeight = cap.flatMap { $0 > 0 ? $0 : nil } ?? ascender * 0.74
        xHeight = x.flatMap { $0 > 0 ? $0 : nil } ?? ascender * 0.54
        underlinePosition = signed(post, 8) ?? -0.1
        underlineThickness = max(0.02, signed(post, 10) ?? 0.05)
    }
}
