import AppleFoundation

/// The families at the fixed places, and stand-ins under the names that iOS applications ask for. A family's faces are made when it is
/// first asked for one: a program uses few of them.
enum InstalledFamilies {
    static let all: [FontFamily] = {
        var families = [
            variable("Inter", roman: "Inter-roman.var.ttf", italic: "Inter-italic.var.ttf"),
            variable("Inter Display", roman: "InterDisplay-roman.var.ttf", italic: "InterDisplay-italic.var.ttf"),
            fourFaces("Noto Sans", FontLocations.noto + "NotoSans", ["Regular", "Italic", "Bold", "BoldItalic"]),
            fourFaces("Noto Serif", FontLocations.noto + "NotoSerif", ["Regular", "Italic", "Bold", "BoldItalic"]),
            twoFaces("Noto Sans Mono", FontLocations.noto + "NotoSansMono-Regular.ttf", "NotoSansMono-Bold.ttf"),
            dejaVu("DejaVu Sans", "DejaVuSans", italic: "Oblique"),
            dejaVu("DejaVu Serif", "DejaVuSerif", italic: "Italic"),
            dejaVu("DejaVu Sans Mono", "DejaVuSansMono", italic: "Oblique", isMonospaced: true),
        ]
        families += ["JP", "KR", "SC", "TC", "HK"].enumerated().map { index, name in
            FontFamily(name: "Noto Sans CJK \(name)") {
                $0.add(FontLocations.notoCJK + "NotoSansCJK-Regular.ttc", index: index)
                $0.add(FontLocations.notoCJK + "NotoSansCJK-Bold.ttc", index: index, weight: 700)
            }
        }
        families.append(
            FontFamily(name: "Noto Color Emoji") { $0.add(FontLocations.emoji, postScript: "NotoColorEmoji") })
        return families + StandInFamilies.make()
    }()

    static let byKey: [String: FontFamily] = {
        var families: [String: FontFamily] = [:]
        for family in all { families[FontRegistry.normalized(family.name)] = family }
        return families
    }()

    /// The face with a PostScript name, or nil. Most such names begin with their family's.
    static func face(_ key: String) -> FontFace? {
        for length in stride(from: key.utf8.count, to: 2, by: -1) {
            guard let family = byKey[String(key.prefix(length))] else { continue }
            if let face = family.faces.first(where: { FontRegistry.normalized($0.postScriptName) == key }) { return face }
        }
        return byKey[key] == nil ? facesByKey[key] : nil
    }

    /// By the normalized PostScript names of their faces: makes all of them.
    private static let facesByKey: [String: FontFace] = {
        var faces: [String: FontFace] = [:]
        for family in all {
            for face in family.faces where faces[FontRegistry.normalized(face.postScriptName)] == nil {
                faces[FontRegistry.normalized(face.postScriptName)] = face
            }
        }
        return faces
    }()

    private static func variable(_ name: String, roman: String, italic: String) -> FontFamily {
        FontFamily(name: name, isVariable: true) { addInter(to: $0, roman: roman, italic: italic) }
    }

    static func addInter(to family: FontFamily, roman: String, italic: String) {
        for weight: CGFloat in [100, 200, 300, 400, 500, 600, 700, 800, 900] {
            family.add(FontLocations.own + roman, weight: weight)
            family.add(FontLocations.own + italic, weight: weight, italic: true)
        }
    }

    private static func fourFaces(_ name: String, _ base: String, _ styles: [String]) -> FontFamily {
        FontFamily(name: name) { family in
            family.add("\(base)-\(styles[0]).ttf")
            family.add("\(base)-\(styles[1]).ttf", italic: true)
            family.add("\(base)-\(styles[2]).ttf", weight: 700)
            family.add("\(base)-\(styles[3]).ttf", weight: 700, italic: true)
        }
    }

    private static func twoFaces(_ name: String, _ regular: String, _ bold: String) -> FontFamily {
        FontFamily(name: name, isMonospaced: true) { family in
            family.add(regular)
            family.add(FontLocations.noto + bold, weight: 700)
        }
    }

    private static func dejaVu(_ name: String, _ file: String, italic: String, isMonospaced: Bool = false) -> FontFamily {
        FontFamily(name: name, isMonospaced: isMonospaced) { family in
            let base = FontLocations.dejaVu + file
            family.add("\(base).ttf", postScript: file)
            family.add("\(base)-\(italic).ttf", italic: true, style: italic)
            family.add("\(base)-Bold.ttf", weight: 700)
            family.add("\(base)-Bold\(italic).ttf", weight: 700, italic: true, style: "Bold \(italic)")
        }
    }
}

/// Names of fonts that come with iOS and are not ours to ship: a free face plays the part, with the line metrics of the name.
enum StandInFamilies {
    private struct Part {
        let names: [String]
        let kind: Kind
        let metrics: FontMetrics?
        let tracking: CGFloat
    }
    private enum Kind { case sans, serif, mono, emoji, signs }

    private static let sans: CGFloat = -0.022

    private static let parts: [Part] = [
        part(["Helvetica Neue"], .sans, 0.952, -0.213, 0.028, cap: 0.714, x: 0.517, sans),
        // iOS raises its ascender (0.770) by 0.15.
        part(["Helvetica"], .sans, 0.920, -0.230, 0, cap: 0.720, x: 0.523, sans),
        part(["Arial", "Arial MT"], .sans, 0.905, -0.212, 0.033, cap: 0.716, x: 0.519, sans),
        part(["Avenir", "Avenir Next"], .sans, 1.0, -0.366, 0, cap: 0.708, x: 0.468, sans),
        Part(
            names: ["SF Pro", "SF Pro Text", "SF Pro Display", "SF Pro Rounded", "SF Compact", "SF Compact Text"], kind: .sans,
            metrics: .system, tracking: sans),
        part(["PingFang SC", "PingFang TC", "PingFang HK"], .sans, 1.06, -0.34, 0, cap: 0.86, x: 0.6, sans),
        part(["Georgia"], .serif, 0.917, -0.219, 0, cap: 0.692, x: 0.481, 0),
        part(["Times New Roman", "Times New Roman PS", "Times"], .serif, 0.891, -0.216, 0.042, cap: 0.662, x: 0.448, -0.03),
        Part(
            names: [
                "Palatino", "Baskerville", "Cochin", "Didot", "Hoefler Text", "American Typewriter", "Charter",
                "Iowan Old Style", "New York", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Rockwell",
                "Superclarendon", "Snell Roundhand", "Zapfino", "Savoye LET", "Academy Engraved LET", "Hiragino Mincho ProN",
            ], kind: .serif, metrics: nil, tracking: 0),
        part(["Menlo"], .mono, 0.928, -0.236, 0, cap: 0.729, x: 0.547, 0),
        part(["Courier New", "Courier"], .mono, 0.833, -0.300, 0, cap: 0.571, x: 0.423, 0),
        Part(names: ["SF Mono", "Monaco"], kind: .mono, metrics: nil, tracking: 0),
        Part(names: ["Apple Color Emoji"], kind: .emoji, metrics: nil, tracking: 0),
        Part(
            names: ["Zapf Dingbats", "Symbol", "Apple Symbols", "Bodoni Ornaments"], kind: .signs, metrics: nil, tracking: 0),
    ]

    private static func part(
        _ names: [String], _ kind: Kind, _ up: CGFloat, _ down: CGFloat, _ gap: CGFloat, cap: CGFloat, x: CGFloat,
        _ tracking: CGFloat
    ) -> Part {
        Part(
            names: names, kind: kind,
            metrics: FontMetrics(ascender: up, descender: down, leading: gap, capHeight: cap, xHeight: x), tracking: tracking)
    }

    /// Those that have a part of their own, and then the rest of iOS's list, without serifs.
    static func make() -> [FontFamily] {
        let cast = Set(parts.flatMap(\.names))
        let others = NamesOfIOSFonts.familyNames.filter { !cast.contains($0) }
        let rest = Part(names: others, kind: .sans, metrics: nil, tracking: sans)
        return (parts + [rest]).flatMap { part in
            part.names.map { name in
                FontFamily(
                    name: name, isVariable: part.kind == .sans, isMonospaced: part.kind == .mono, isStandIn: true,
                    standIn: part.metrics, tracking: part.tracking
                ) { fill($0, part.kind, NamesOfIOSFonts.faces(of: name)) }
            }
        }
    }

    private static func fill(_ family: FontFamily, _ kind: Kind, _ faces: [NamesOfIOSFonts.Face]) {
        switch kind {
        case .emoji, .signs:
            let path = kind == .emoji ? FontLocations.emoji : FontLocations.dejaVu + "DejaVuSans.ttf"
            for face in faces { family.add(path, style: face.style, postScript: face.postScript) }
        case .serif, .mono:
            guard let paths = paths(kind) else { fallthrough }
            for face in faces {
                let path = paths[(face.weight >= 600 ? 2 : 0) + (face.isItalic ? 1 : 0)]
                family.add(
                    path, weight: face.weight, italic: face.isItalic, style: face.style, postScript: face.postScript)
            }
            guard faces.isEmpty else { return }
            family.add(paths[0], postScript: family.name.filter { $0 != " " })
            family.add(paths[1], italic: true)
            family.add(paths[2], weight: 700)
            family.add(paths[3], weight: 700, italic: true)
        case .sans:
            for face in faces {
                family.add(
                    FontLocations.own + (face.isItalic ? "Inter-italic.var.ttf" : "Inter-roman.var.ttf"), weight: face.weight,
                    italic: face.isItalic, style: face.style, postScript: face.postScript)
            }
            if faces.isEmpty {
                InstalledFamilies.addInter(to: family, roman: "Inter-roman.var.ttf", italic: "Inter-italic.var.ttf")
            }
        }
    }

    /// Regular, italic, bold and bold italic files of the first set that is installed.
    private static func paths(_ kind: Kind) -> [String]? {
        let sets = kind == .serif ? DesignFiles.serif : DesignFiles.monospaced
        return sets.first { access($0[0], R_OK) == 0 }
    }
}

/// Files for the system font's other designs: regular, italic, bold, bold italic, the best set first.
enum DesignFiles {
    static let serif: [[String]] = [
        four(FontLocations.noto + "NotoSerif-", ["Regular", "Italic", "Bold", "BoldItalic"]),
        four(FontLocations.dejaVu + "DejaVuSerif", ["", "-Italic", "-Bold", "-BoldItalic"]),
    ]
    static let monospaced: [[String]] = [
        four(FontLocations.dejaVu + "DejaVuSansMono", ["", "-Oblique", "-Bold", "-BoldOblique"]),
        four(FontLocations.noto + "NotoSansMono-", ["Regular", "Regular", "Bold", "Bold"]),
    ]

    private static func four(_ base: String, _ styles: [String]) -> [String] { styles.map { "\(base)\($0).ttf" } }
}
