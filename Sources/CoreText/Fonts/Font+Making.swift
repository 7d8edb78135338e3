import AppleFoundation

extension Font {
    private static let known = UnderTextLock<[Description: Font]>([:])
    private static let knownLimit = 1024

    /// The system font: Inter with the metrics and widths of the font of iOS. Weight from 100 to 900.
    package static func system(
        ofSize size: CGFloat, weight: CGFloat = 400, italic: Bool = false, design: Design = .standard, features: [Feature] = []
    ) -> Font {
        find(
            Description(
                design: design, family: "", postScriptName: "", size: usable(size), weight: min(max(weight, 1), 1000),
                isItalic: italic, features: features))!
    }

    /// A font by PostScript, full or family name; nil when there is none of that name. Size 0 means 12.
    package static func named(_ name: String, size: CGFloat, features: [Feature] = []) -> Font? {
        if let system = systemFont(named: name) {
            return Font.system(
                ofSize: size, weight: system.weight, italic: system.italic, design: system.design, features: features)
        }
        return TextLock.withLock { () -> Font? in
            guard let found = FontRegistry.findFace(name) else { return nil }
            return find(description(found.face, weight: found.weight, italic: found.italic, size: size, features: features))
        }
    }

    /// The face of a family that comes nearest.
    package static func family(
        _ name: String, size: CGFloat, weight: CGFloat = 400, italic: Bool = false, features: [Feature] = []
    ) -> Font? {
        TextLock.withLock {
            guard let face = FontRegistry.findFamily(name)?.face(weight: weight, italic: italic) else { return nil }
            return find(description(face, weight: weight, italic: italic, size: size, features: features))
        }
    }

    package func withSize(_ size: CGFloat) -> Font {
        changed { $0.size = Font.usable(size) }
    }

    /// The same family at another weight or slope.
    package func with(weight: CGFloat? = nil, italic: Bool? = nil, design: Design? = nil, features: [Feature]? = nil) -> Font {
        changed { description in
            if let weight { description.weight = min(max(weight, 1), 1000) }
            if let italic { description.isItalic = italic }
            if let design, description.design != nil { description.design = design }
            if let features { description.features = features }
            if description.design == nil, weight != nil || italic != nil { description.postScriptName = "" }
        }
    }

    package func with(lineGap: CGFloat) -> Font {
        lineGap == description.lineGap ? self : changed { $0.lineGap = lineGap }
    }

    private func changed(_ change: (inout Description) -> Void) -> Font {
        var description = description
        change(&description)
        return Font.find(description) ?? self
    }

    private static func usable(_ size: CGFloat) -> CGFloat {
        guard size.isFinite, size > 0 else { return 12 }
        return min(size, 20_000)
    }

    private static func description(
        _ face: FontFace, weight: CGFloat, italic: Bool, size: CGFloat, features: [Feature]
    ) -> Description {
        Description(
            design: nil, family: face.family.name, postScriptName: face.postScriptName, size: usable(size), weight: weight,
            isItalic: italic, features: features, generation: face.family.isCustom ? FontRegistry.generation : 0)
    }

    private static func find(_ description: Description) -> Font? {
        TextLock.withLock {
            if let font = known.value[description] { return font }
            guard let font = make(description) else { return nil }
            if known.value.count >= knownLimit { known.value.removeAll(keepingCapacity: true) }
            known.value[description] = font
            return font
        }
    }

    private static func make(_ description: Description) -> Font? {
        if let design = description.design { return makeSystem(description, design) }
        guard let family = FontRegistry.findFamily(description.family) else { return nil }
        let exact = family.faces.first { $0.postScriptName == description.postScriptName }
        guard let face = exact ?? family.face(weight: description.weight, italic: description.isItalic),
            let file = face.loaded ?? FontRegistry.file(face.path, index: face.index)
        else { return nil }
        let weight = family.isVariable ? description.weight : face.weight
        let typeface = FontRegistry.typeface(file, weight: weight, isItalic: face.isItalic)
        var complete = description
        complete.weight = weight
        return Font(
            complete, plan: ShapingPlan.plan(typeface, description.features),
            metrics: family.standInMetrics ?? FontMetrics(file), familyName: family.name, fontName: face.postScriptName,
            styleName: face.styleName, isMonospaced: family.isMonospaced, tracking: family.standInTracking * description.size,
            syntheticSkew: description.isItalic && !face.isItalic ? obliqueSkew : 0, isStandIn: family.isStandIn)
    }

    /// Twelve degrees.
    private static let obliqueSkew: CGFloat = 0.2126

    private static func makeSystem(_ description: Description, _ design: Design) -> Font {
        let weight = description.weight
        let italic = description.isItalic
        let styleName = FontStyleName.name(weight: weight, italic: italic)
        let suffix = styleName.filter { $0 != " " }
        func font(_ typeface: Typeface, _ name: String, _ family: String, metrics: FontMetrics, mono: Bool, tracking: CGFloat)
            -> Font
        {
            Font(
                description, plan: ShapingPlan.plan(typeface, description.features), metrics: metrics, familyName: family,
                fontName: "\(name)-\(suffix)", styleName: styleName, isMonospaced: mono, tracking: tracking,
                syntheticSkew: italic && !typeface.isItalic ? obliqueSkew : 0)
        }
        switch design {
        case .serif:
            if let file = designFile(DesignFiles.serif, weight: weight, italic: italic) {
                let typeface = FontRegistry.typeface(file, weight: weight >= 600 ? 700 : 400, isItalic: italic)
                let family = ".AppleSystemUIFontSerif"
                return font(typeface, family, family, metrics: .system, mono: false, tracking: 0)
            }
            MissingFonts.tell("the serif design", package: "fonts-noto-core")
        case .monospaced:
            if let file = designFile(DesignFiles.monospaced, weight: weight, italic: italic) {
                let typeface = FontRegistry.typeface(file, weight: weight >= 600 ? 700 : 400, isItalic: italic)
                let family = ".AppleSystemUIFontMonospaced"
                return font(typeface, family, family, metrics: .system, mono: true, tracking: 0)
            }
            MissingFonts.tell("monospaced text", package: "fonts-dejavu-core")
        case .standard, .rounded:
            break
        }
        let typeface = FontRegistry.systemTypeface(
            weight: weight, italic: italic, display: description.size >= SystemTracking.displaySize)
        let tracking = SystemTracking.tracking(size: description.size, weight: weight)
        let rounded = design == .rounded
        return font(
            typeface, rounded ? ".AppleSystemUIFontRounded" : ".SFUI",
            rounded ? ".AppleSystemUIFontRounded" : ".AppleSystemUIFont", metrics: .system, mono: false, tracking: tracking)
    }

    private static func designFile(_ sets: [[String]], weight: CGFloat, italic: Bool) -> FontFile? {
        let position = (weight >= 600 ? 2 : 0) + (italic ? 1 : 0)
        for paths in sets {
            if let file = FontRegistry.file(paths[position]) { return file }
        }
        return nil
    }

    /// The names under which iOS hands out its system font.
    private static func systemFont(named name: String) -> (weight: CGFloat, italic: Bool, design: Design)? {
        guard name.hasPrefix(".") else { return nil }
        let parts = name.dropFirst().split(separator: "-", maxSplits: 1).map(String.init)
        guard let base = parts.first else { return nil }
        let design: Design
        switch base {
        case "SFUI", "SFUIText", "SFUIDisplay", "SFNS", "AppleSystemUIFont", "SFProText", "SFProDisplay": design = .standard
        case "AppleSystemUIFontRounded", "SFUIRounded", "SFRounded": design = .rounded
        case "AppleSystemUIFontMonospaced", "SFUIMono", "SFMono": design = .monospaced
        case "AppleSystemUIFontSerif", "NewYork": design = .serif
        default: return nil
        }
        guard parts.count == 2 else { return (400, false, design) }
        guard let style = FontStyleName.parse(parts[1]) else { return nil }
        return (style.weight, style.italic, design)
    }
}
