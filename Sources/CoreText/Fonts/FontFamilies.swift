import AppleFoundation

/// One face that a family offers.
struct FontFace {
    let family: FontFamily
    /// A path, or nil for data registered by the application.
    let path: String
    let index: Int
    let weight: CGFloat
    let isItalic: Bool
    let styleName: String
    let postScriptName: String
    let loaded: FontFile?
}

/// A family that can be asked for by name.
final class FontFamily {
    let name: String
    /// Metrics that stand for the named family's own, when another face has to play its part.
    let standInMetrics: FontMetrics?
    /// Added to every advance of a stand-in, per em.
    let standInTracking: CGFloat
    private var made: [FontFace] = []
    /// Makes the faces of a family that comes with the system.
    private var fill: ((FontFamily) -> Void)?
    /// Weights in between are made by a variable axis.
    let isVariable: Bool
    let isMonospaced: Bool
    let isCustom: Bool
    /// Another font plays the part of the one that is named.
    let isStandIn: Bool

    init(
        name: String, isVariable: Bool = false, isMonospaced: Bool = false, isCustom: Bool = false, isStandIn: Bool = false,
        standIn: FontMetrics? = nil, tracking: CGFloat = 0, filledBy fill: ((FontFamily) -> Void)? = nil
    ) {
        self.name = name
        self.isVariable = isVariable
        self.isMonospaced = isMonospaced
        self.isCustom = isCustom
        self.isStandIn = isStandIn
        standInMetrics = standIn
        standInTracking = tracking
        self.fill = fill
    }

    var faces: [FontFace] {
        if let fill {
            self.fill = nil
            fill(self)
        }
        return made
    }

    func add(
        _ path: String, index: Int = 0, weight: CGFloat = 400, italic: Bool = false, style: String? = nil,
        postScript: String? = nil,
        loaded: FontFile? = nil
    ) {
        let styleName = style ?? FontStyleName.name(weight: weight, italic: italic)
        let compactFamily = name.filter { $0 != " " }
        let compactStyle = styleName.filter { $0 != " " }
        made.append(
            FontFace(
                family: self, path: path, index: index, weight: weight, isItalic: italic, styleName: styleName,
                postScriptName: postScript ?? "\(compactFamily)-\(compactStyle)", loaded: loaded))
    }

    func remove(_ postScriptName: String) { made.removeAll { $0.postScriptName == postScriptName } }

    /// The face nearest in slope, then in weight.
    func face(weight: CGFloat, italic: Bool) -> FontFace? {
        func distance(_ face: FontFace) -> CGFloat {
            (face.isItalic == italic ? 0 : 10_000) + abs(face.weight - weight)
                + (face.weight < weight && weight >= 600 ? 50 : 0)
        }
        return faces.min { distance($0) < distance($1) }
    }
}

/// Words such as "SemiboldItalic" in font names.
enum FontStyleName {
    private static let words: [(String, CGFloat)] = [
        ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200), ("demibold", 600), ("semibold", 600),
        ("extrabold", 800), ("ultrabold", 800), ("light", 300), ("regular", 400), ("roman", 400), ("normal", 400),
        ("book", 400),
        ("medium", 500), ("demi", 600), ("bold", 700), ("heavy", 800), ("black", 900), ("condensed", 400), ("mt", 400),
        ("ps", 400), ("w1", 200), ("w3", 300), ("w4", 400), ("w6", 600), ("w7", 700),
    ]

    /// Nil when the text holds anything but style words.
    static func parse(_ text: String) -> (weight: CGFloat, italic: Bool)? {
        var rest = text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }[...]
        var weight: CGFloat = 400
        var italic = false
        while !rest.isEmpty {
            if rest.hasPrefix("italic") || rest.hasPrefix("oblique") {
                italic = true
                rest = rest.dropFirst(rest.hasPrefix("italic") ? 6 : 7)
            } else if rest == "it" {
                italic = true
                rest = ""
            } else if let (word, value) = words.first(where: { rest.hasPrefix($0.0) }) {
                if value != 400 { weight = value }
                rest = rest.dropFirst(word.count)
            } else {
                return nil
            }
        }
        return (weight, italic)
    }

    static func name(weight: CGFloat, italic: Bool) -> String {
        let base: String
        switch weight {
        case ..<150: base = "Ultralight"
        case ..<250: base = "Thin"
        case ..<350: base = "Light"
        case ..<450: base = "Regular"
        case ..<550: base = "Medium"
        case ..<650: base = "Semibold"
        case ..<750: base = "Bold"
        case ..<850: base = "Heavy"
        default: base = "Black"
        }
        guard italic else { return base }
        return base == "Regular" ? "Italic" : base + " Italic"
    }
}
