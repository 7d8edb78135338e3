import AppleFoundation

/// Which face draws a character that the chosen font lacks.
package enum FontFallback {
    /// The regional forms of Han characters.
    package enum HanForm: Int, Sendable {
        case japanese = 0
        case korean = 1
        case simplifiedChinese = 2
        case traditionalChinese = 3
        case hongKong = 4

        /// From a BCP 47 tag such as "ja" or "zh-Hant-HK"; nil for other languages.
        package init?(language: String) {
            let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
            switch parts.first {
            case "ja": self = .japanese
            case "ko": self = .korean
            case "zh", "yue":
                if parts.contains("hk") || parts.contains("mo") {
                    self = .hongKong
                } else if parts.contains("hant") || parts.contains("tw") {
                    self = .traditionalChinese
                } else {
                    self = .simplifiedChinese
                }
            default: return nil
            }
        }
    }

    /// The form of Han characters whose language nothing tells.
    static let defaultHanForm = HanForm.simplifiedChinese

    private static let found = UnderTextLock<[UInt64: Typeface?]>([:])
    private static let scripts = UnderTextLock<[Int32: [String]]>([:])

    static func emoji() -> Typeface? {
        if let file = FontRegistry.file(FontLocations.emoji) {
            return FontRegistry.typeface(file, weight: 400, isItalic: false)
        }
        MissingFonts.tell("emoji", package: "fonts-noto-color-emoji")
        return nil
    }

    /// Nil when no installed face has the character.
    static func typeface(for scalar: UInt32, weight: CGFloat, han: HanForm) -> Typeface? {
        let isBold = weight >= 550
        let key = UInt64(scalar) << 8 | UInt64(han.rawValue) << 1 | (isBold ? 1 : 0)
        if let known = found.value[key] { return known }
        let result = search(scalar, isBold: isBold, han: han)
        if found.value.count > 50_000 { found.value.removeAll() }
        found.value[key] = .some(result)
        return result
    }

    private static func search(_ scalar: UInt32, isBold: Bool, han: HanForm) -> Typeface? {
        let script = ICU.script(of: scalar)
        let isCJK = isEastAsian(script, scalar)
        let hasScript = script != ICU.common && script != ICU.inherited && script != ICU.unknown
        if isCJK, let face = cjk(scalar, isBold: isBold, han: han) { return face }
        if !isCJK, hasScript {
            for path in paths(script, isBold: isBold) {
                if let face = open(path, scalar, isBold: isBold) { return face }
            }
        }
        for path in general(isBold) {
            if let face = open(path, scalar, isBold: isBold) { return face }
        }
        if !isCJK, let face = cjk(scalar, isBold: isBold, han: han) { return face }
        if let face = emoji(), face.glyph(for: scalar) != 0 { return face }
        if hasScript, !isCJK {
            let name = ICU.longName(ofScript: script).replacingOccurrences(of: "_", with: " ")
            let package =
                access(FontLocations.noto + "NotoSans-Regular.ttf", R_OK) == 0 ? "fonts-noto-extra" : "fonts-noto-core"
            MissingFonts.tell("the \(name) script", package: package)
        }
        return nil
    }

    private static func open(_ path: String, _ scalar: UInt32, isBold: Bool) -> Typeface? {
        guard let file = FontRegistry.file(path) else { return nil }
        let face = FontRegistry.typeface(file, weight: isBold ? 700 : 400, isItalic: false)
        return face.glyph(for: scalar) != 0 ? face : nil
    }

    private static func paths(_ script: Int32, isBold: Bool) -> [String] {
        let name = ICU.longName(ofScript: script).filter { $0 != "_" }
        let known = name == "Nko" ? "NKo" : name
        var paths: [String] = []
        for base in ["NotoSans\(known)", "NotoSerif\(known)"] {
            if isBold { paths.append("\(FontLocations.noto)\(base)-Bold.ttf") }
            paths.append("\(FontLocations.noto)\(base)-Regular.ttf")
        }
        return paths
    }

    private static func general(_ isBold: Bool) -> [String] {
        let style = isBold ? "-Bold.ttf" : "-Regular.ttf"
        return [
            FontLocations.own + "Inter-roman.var.ttf", FontLocations.noto + "NotoSans" + style,
            FontLocations.noto + "NotoSansSymbols2-Regular.ttf", FontLocations.noto + "NotoSansSymbols" + style,
            FontLocations.noto + "NotoSansMath-Regular.ttf", FontLocations.noto + "NotoMusic-Regular.ttf",
            FontLocations.dejaVu + (isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf"),
        ]
    }

    private static func cjk(_ scalar: UInt32, isBold: Bool, han: HanForm) -> Typeface? {
        let regular = FontLocations.notoCJK + "NotoSansCJK-Regular.ttc"
        let bold = FontLocations.notoCJK + "NotoSansCJK-Bold.ttc"
        guard
            let file = (isBold ? FontRegistry.file(bold, index: han.rawValue) : nil)
                ?? FontRegistry.file(regular, index: han.rawValue)
        else {
            if isEastAsian(ICU.script(of: scalar), scalar) {
                MissingFonts.tell("Chinese, Japanese and Korean text", package: "fonts-noto-cjk")
            }
            return nil
        }
        let face = FontRegistry.typeface(file, weight: isBold ? 700 : 400, isItalic: false)
        return face.glyph(for: scalar) != 0 ? face : nil
    }

    static func isEastAsian(_ script: Int32, _ scalar: UInt32) -> Bool {
        script == ICU.han || script == ICU.hiragana || script == ICU.katakana || script == ICU.hangul || script == ICU.bopomofo
            || (scalar >= 0x3000 && scalar <= 0x33FF) || (scalar >= 0xFF00 && scalar <= 0xFFEF)
    }
}
