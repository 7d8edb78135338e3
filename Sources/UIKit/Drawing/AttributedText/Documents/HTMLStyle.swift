import AppleFoundation
import CoreGraphics

/// What the letters and paragraphs of an element look like. What isn't said is that of the element around it.
struct HTMLStyle {
    /// Without a word about it a page is in this font.
    static let size: CGFloat = 12

    var families: [String] = ["Times New Roman"]
    var size = HTMLStyle.size
    var weight = UIFont.Weight.regular
    var isItalic = false
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    var link: URL?
    var baseline: CGFloat = 0
    var kern: CGFloat = 0
    var alignment = NSTextAlignment.natural
    /// As a factor of the font's own height, or in points.
    var lineHeight: (factor: CGFloat, points: CGFloat) = (0, 0)
    var spacingAfter: CGFloat = 0
    var spacingBefore: CGFloat = 0
    var indent: CGFloat = 0
    /// Where the words of a list's line begin; nothing elsewhere.
    var listIndent: CGFloat = 0
    var keepsSpaces = false
    var isHidden = false
    var isRightToLeft: Bool?
    var transform = ""

    // MARK: Declarations
    /// One line of a style sheet.
    mutating func set(_ name: String, _ given: String, around: HTMLStyle) {
        let value = given.lowercased()
        switch name {
        case "color": color = CSSColor.color(value) ?? color
        case "background-color", "background": background = CSSColor.color(value) ?? background
        case "font-size": size = Self.fontSize(value, around.size) ?? size
        case "font-family":
            families = given.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\"")) }
        case "font-weight": weight = Self.weight(value, around.weight) ?? weight
        case "font-style": isItalic = value == "italic" || value.hasPrefix("oblique")
        case "font": setFont(given, around: around)
        case "text-decoration", "text-decoration-line":
            let words = value.split(separator: " ")
            if words.contains("none") { (isUnderlined, isStruck) = (false, false) }
            if words.contains("underline") { isUnderlined = true }
            if words.contains("line-through") { isStruck = true }
        case "text-align":
            alignment =
                ["left": .left, "start": .natural, "right": .right, "center": .center, "justify": .justified][value]
                ?? alignment
        case "line-height":
            if let factor = Double(value) {
                lineHeight = (CGFloat(factor), 0)
            } else if let points = Self.length(value, size) {
                lineHeight = (0, points)
            }
        case "letter-spacing": kern = Self.length(value, size) ?? 0
        case "margin-bottom": spacingAfter = Self.length(value, size) ?? spacingAfter
        case "margin-top": spacingBefore = Self.length(value, size) ?? spacingBefore
        case "margin":
            let sides = value.split(separator: " ").compactMap { Self.length(String($0), size) }
            if let first = sides.first { (spacingBefore, spacingAfter) = (first, sides.count > 2 ? sides[2] : first) }
        case "margin-left", "padding-left": indent = around.indent + (Self.length(value, size) ?? 0)
        case "vertical-align":
            if value == "super" { baseline = around.size / 3 }
            if value == "sub" { baseline = -around.size / 6 }
        case "white-space": keepsSpaces = value.hasPrefix("pre")
        case "display": isHidden = value == "none"
        case "direction": isRightToLeft = value == "rtl"
        case "text-transform": transform = value
        default: break
        }
    }

    /// "italic bold 12px/1.5 Helvetica, sans-serif".
    private mutating func setFont(_ value: String, around: HTMLStyle) {
        var words = value.split(separator: " ").map(String.init)
        while let word = words.first {
            words.removeFirst()
            let parts = word.split(separator: "/").map(String.init)
            if let size = Self.fontSize(parts[0].lowercased(), around.size), Int(word) == nil {
                self.size = size
                if parts.count > 1 { set("line-height", parts[1], around: around) }
                return set("font-family", words.joined(separator: " "), around: around)
            }
            if word == "italic" { isItalic = true } else { weight = Self.weight(word.lowercased(), around.weight) ?? weight }
        }
    }

    private static func fontSize(_ value: String, _ around: CGFloat) -> CGFloat? {
        let names: [String: CGFloat] = [
            "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
        ]
        if let named = names[value] { return named }
        if value == "smaller" { return around / 1.2 }
        if value == "larger" { return around * 1.2 }
        return length(value, around).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Pixels are points; without a unit, too.
    static func length(_ value: String, _ size: CGFloat) -> CGFloat? {
        let number = value.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let amount = Double(number), amount.isFinite, abs(amount) < 100_000 else { return nil }
        switch value.dropFirst(number.count).trimmingCharacters(in: .whitespaces) {
        case "px", "": return CGFloat(amount)
        case "pt": return CGFloat(amount) * 4 / 3
        case "em": return CGFloat(amount) * size
        case "rem": return CGFloat(amount) * HTMLStyle.size
        case "%": return CGFloat(amount) * size / 100
        default: return nil
        }
    }

    private static func weight(_ value: String, _ around: UIFont.Weight) -> UIFont.Weight? {
        switch value {
        case "bold": return .bold
        case "normal": return .regular
        case "bolder": return around.rawValue >= UIFont.Weight.bold.rawValue ? .heavy : .bold
        case "lighter": return around.rawValue >= UIFont.Weight.bold.rawValue ? .regular : .thin
        default:
            let steps: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            guard let number = Int(value), (1...1000).contains(number) else { return nil }
            return steps[min(max(number / 100 - 1, 0), 8)]
        }
    }

    // MARK: Attributes
    /// Of letters with this style; the defaults count where nobody said anything else.
    func attributes(_ defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var found = defaults
        found[.font] = font
        found[.foregroundColor] = color ?? (link == nil ? defaults[.foregroundColor] ?? UIColor.black : CSSColor.link)
        if let background { found[.backgroundColor] = background }
        if isUnderlined { found[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
        if isStruck { found[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
        if baseline != 0 { found[.baselineOffset] = NSNumber(value: Double(baseline)) }
        if kern != 0 { found[.kern] = NSNumber(value: Double(kern)) }
        found[.link] = link
        found[.paragraphStyle] = paragraph
        return found
    }

    private var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacingAfter
        style.paragraphSpacingBefore = spacingBefore
        style.firstLineHeadIndent = indent
        style.headIndent = indent
        if listIndent > 0 {
            (style.firstLineHeadIndent, style.headIndent) = (0, listIndent)
            style.tabStops = [listIndent - 25, listIndent].map { NSTextTab(textAlignment: .left, location: $0) }
        }
        if lineHeight.factor > 0 { style.lineHeightMultiple = lineHeight.factor }
        if lineHeight.points > 0 { (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight.points, lineHeight.points) }
        if let isRightToLeft { style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        return style
    }

    var font: UIFont {
        for family in families {
            switch family.lowercased() {
            case "-apple-system", "system-ui", "blinkmacsystemfont", ".applesystemuifont", "sf pro text", "sf pro display":
                return styled(.systemFont(ofSize: size, weight: weight), isWeighted: true)
            case "serif": return styled(named("Times New Roman", size), isWeighted: false)
            case "sans-serif": return styled(named("Helvetica", size), isWeighted: false)
            case "monospace": return styled(named("Courier New", size), isWeighted: false)
            default: if let font = UIFont(name: family, size: size) { return styled(font, isWeighted: false) }
            }
        }
        return styled(named("Times New Roman", size), isWeighted: false)
    }

    private func named(_ family: String, _ size: CGFloat) -> UIFont {
        UIFont(name: family, size: size) ?? .systemFont(ofSize: size)
    }

    private func styled(_ font: UIFont, isWeighted: Bool) -> UIFont {
        var traits = font.fontDescriptor.symbolicTraits
        let isBold = !isWeighted && weight.rawValue >= UIFont.Weight.semibold.rawValue
        guard isBold || isItalic else { return font }
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
    }
}

/// Colours as style sheets write them.
enum CSSColor {
    static let link = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)

    private static let named: [String: UInt32] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
        "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "purple": 0x800080, "fuchsia": 0xFF00FF,
        "magenta": 0xFF00FF, "lime": 0x00FF00, "olive": 0x808000, "navy": 0x000080, "teal": 0x008080, "aqua": 0x00FFFF,
        "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "darkgray": 0xA9A9A9,
        "lightgray": 0xD3D3D3, "darkblue": 0x00008B, "darkgreen": 0x006400, "darkred": 0x8B0000, "crimson": 0xDC143C,
        "indigo": 0x4B0082, "violet": 0xEE82EE, "tomato": 0xFF6347, "salmon": 0xFA8072, "coral": 0xFF7F50,
    ]

    static func color(_ value: String) -> UIColor? {
        if let known = named[value] { return color(known, 1) }
        if value == "transparent" { return .clear }
        if value.hasPrefix("#") { return hexadecimal(value.dropFirst()) }
        guard value.hasPrefix("rgb"), let open = value.firstIndex(of: "("), let close = value.lastIndex(of: ")") else {
            return nil
        }
        let parts = value[value.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }.map(String.init)
        let numbers = parts.compactMap { Double($0.hasSuffix("%") ? String($0.dropLast()) : $0) }
        guard numbers.count == parts.count, numbers.count >= 3 else { return nil }
        func channel(_ index: Int) -> CGFloat {
            CGFloat(min(max(numbers[index] / (parts[index].hasSuffix("%") ? 100 : 255), 0), 1))
        }
        return UIColor(red: channel(0), green: channel(1), blue: channel(2), alpha: numbers.count > 3 ? CGFloat(numbers[3]) : 1)
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        guard let value = UInt32(digits, radix: 16) else { return nil }
        switch digits.count {
        case 3: return color((value >> 8 & 15) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11, 1)
        case 6: return color(value, 1)
        case 8: return color(value >> 8, CGFloat(value & 255) / 255)
        default: return nil
        }
    }

    private static func color(_ value: UInt32, _ alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255,
            alpha: alpha)
    }
}
