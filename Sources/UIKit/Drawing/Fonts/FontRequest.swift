import AppleFoundation
import CoreGraphics
import CoreText

/// What is asked of a font, and the engine's font that answers.
struct FontRequest: Hashable {
    enum Family: Hashable {
        case system(UIFontDescriptor.SystemDesign)
        /// A PostScript or full name.
        case named(String)
        case family(String)
    }

    var family = Family.system(.default)
    /// 0 stands for 12 points.
    var size: CGFloat = 0
    var weight = UIFont.Weight.regular
    var width = UIFont.Width.standard
    var isItalic = false
    var monospacedDigits = false
    var smallCaps = false
    /// As they were given, by Apple's numbers: those that the engine doesn't know are kept, too.
    var featureSettings: [FeatureSetting] = []
    /// Traits were asked for: they are among the attributes then.
    var asksForTraits = false
    /// Weight or slope were asked for, so that they replace the named face's own.
    var overridesFace = false
    var leadingTraits: UIFontDescriptor.SymbolicTraits = []
    var textStyle: UIFont.TextStyle?
    /// The distance that a text style wants between lines, besides the line height.
    var styleLeading: CGFloat?
    private var matrixValues: [CGFloat]?

    struct FeatureSetting: Hashable {
        let type: Int
        let selector: Int
    }

    init() {}

    init(system weight: UIFont.Weight, size: CGFloat, design: UIFontDescriptor.SystemDesign = .default) {
        family = .system(design)
        self.weight = weight
        self.size = size
    }

    static func preferred(_ style: UIFont.TextStyle, traits: UITraitCollection) -> FontRequest {
        let metrics = DynamicType.metrics(style, category: traits.preferredContentSizeCategory)
        var request = FontRequest(system: DynamicType.weight(style), size: metrics.size)
        if traits.legibilityWeight == .bold { request.weight = style == .headline ? .bold : .semibold }
        request.textStyle = style
        request.styleLeading = max(0, metrics.leading - request.engineFont().lineHeight)
        return request
    }

    var matrix: CGAffineTransform {
        get {
            guard let m = matrixValues else { return .identity }
            return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
        }
        set {
            matrixValues =
                newValue.isIdentity ? nil : [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty]
        }
    }

    // MARK: The engine's font

    private var engineDesign: Font.Design {
        guard case .system(let design) = family else { return .standard }
        switch design {
        case .rounded: return .rounded
        case .serif: return .serif
        case .monospaced: return .monospaced
        default: return .standard
        }
    }

    private var features: [Font.Feature] {
        var list: [Font.Feature] = []
        if monospacedDigits { list.append(.monospacedDigits) }
        if smallCaps { list.append(.smallCaps) }
        return list
    }

    private var openTypeWeight: CGFloat { FontWeight.openType(trait: weight.rawValue) }

    /// Nil when no font has the name asked for.
    func findEngineFont() -> Font? {
        let size = self.size > 0 ? self.size : 12
        switch family {
        case .system:
            return .system(ofSize: size, weight: openTypeWeight, italic: isItalic, design: engineDesign, features: features)
        case .named(let name):
            let font = Font.named(name, size: size, features: features)
            return overridesFace ? font?.with(weight: openTypeWeight, italic: isItalic) : font
        case .family(let name):
            return .family(name, size: size, weight: openTypeWeight, italic: isItalic, features: features)
        }
    }

    func engineFont() -> Font {
        let font =
            findEngineFont()
            ?? .system(ofSize: size > 0 ? size : 12, weight: openTypeWeight, italic: isItalic, features: features)
        return font.with(lineGap: max(0, styleLeading ?? 0))
    }

    var isAvailable: Bool { findEngineFont() != nil }
    var postScriptName: String { findEngineFont()?.fontName ?? "" }

    // MARK: Traits

    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits = leadingTraits
        let font = engineFont()
        if font.isItalic { traits.insert(.traitItalic) }
        if FontWeight.trait(openType: font.weight) >= UIFont.Weight.semibold.rawValue - 0.001 { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        if width.rawValue < 0 { traits.insert(.traitCondensed) }
        if width.rawValue > 0 { traits.insert(.traitExpanded) }
        if font.isSystem { traits.insert(.traitUIOptimized) }
        return traits
    }

    /// The same family with just these traits; nil when a named family has no such face.
    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontRequest? {
        var changed = self
        let font = engineFont()
        if case .named = family { changed.family = font.isSystem ? .system(.default) : .family(font.familyName) }
        changed.overridesFace = true
        changed.isItalic = traits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        if traits.contains(.traitBold) {
            if !isBold { changed.weight = font.isSystem ? .semibold : .bold }
        } else if isBold {
            changed.weight = .regular
        }
        if case .system = changed.family, traits.contains(.traitMonoSpace) { changed.family = .system(.monospaced) }
        if traits.contains(.traitCondensed) { changed.width = .condensed }
        if traits.contains(.traitExpanded) { changed.width = .expanded }
        if changed.width != .standard { Unsupported.fontWidth.report() }
        let leading = traits.intersection([.traitTightLeading, .traitLooseLeading])
        if leading != changed.leadingTraits, let pitch = changed.styleLeading {
            changed.styleLeading = leading.contains(.traitTightLeading) ? pitch - 2 : leading.isEmpty ? pitch : pitch + 2
        }
        changed.leadingTraits = leading
        if case .family(let name) = changed.family {
            guard let found = changed.findEngineFont(), found.isItalic == changed.isItalic else { return nil }
            _ = name
        }
        return changed
    }

    // MARK: Attributes

    init(attributes: [UIFontDescriptor.AttributeName: Any]) { self = FontRequest().adding(attributes) }

    func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRequest {
        var request = self
        if let style = attributes[.textStyle] {
            let name = (style as? UIFont.TextStyle) ?? (style as? String).map(UIFont.TextStyle.init(rawValue:))
            if let name { request = .preferred(name, traits: .current) }
        }
        if let name = attributes[.family] as? String {
            request.family = name == ".AppleSystemUIFont" ? .system(.default) : .family(name)
        }
        if let name = attributes[.name] as? String { request.family = .named(name) }
        if let face = attributes[.face] as? String { request.apply(face: face) }
        if let size = Self.number(attributes[.size]) {
            request.size = size
            request.styleLeading = nil
        }
        if let matrix = attributes[.matrix] as? CGAffineTransform { request.matrix = matrix }
        request.apply(traits: attributes[.traits])
        request.apply(features: attributes[.featureSettings])
        return request
    }

    private mutating func apply(face: String) {
        let words = face.split(separator: " ").map(String.init)
        isItalic = words.contains("Italic") || words.contains("Oblique")
        for word in words {
            if let named = UIFont.Weight.named(word) { weight = named }
        }
        overridesFace = true
    }

    private mutating func apply(traits value: Any?) {
        if value != nil { asksForTraits = true }
        var traits: [UIFontDescriptor.TraitKey: Any] = value as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        if let plain = value as? [String: Any] {
            for (key, entry) in plain { traits[UIFontDescriptor.TraitKey(rawValue: key)] = entry }
        }
        if let number = Self.number(traits[.symbolic]) {
            self = with(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(clamping: Int(clamping: number)))) ?? self
        } else if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits {
            self = with(symbolic) ?? self
        }
        if let number = Self.number(traits[.weight]) ?? (traits[.weight] as? UIFont.Weight)?.rawValue {
            weight = UIFont.Weight(rawValue: number)
            overridesFace = true
        }
        if let number = Self.number(traits[.width]) ?? (traits[.width] as? UIFont.Width)?.rawValue {
            width = UIFont.Width(rawValue: number)
            if number != 0 { Unsupported.fontWidth.report() }
        }
        if let slant = Self.number(traits[.slant]) {
            isItalic = slant > 0
            overridesFace = true
        }
    }

    private mutating func apply(features value: Any?) {
        var settings: [[String: Any]] = value as? [[String: Any]] ?? []
        if let keyed = value as? [[UIFontDescriptor.FeatureKey: Any]] {
            settings = keyed.map { entry in
                Dictionary(uniqueKeysWithValues: entry.map { ($0.key.rawValue, $0.value) })
            }
        }
        for setting in settings {
            let type = setting[UIFontDescriptor.FeatureKey.type.rawValue] as? Int
            let selector = setting[UIFontDescriptor.FeatureKey.selector.rawValue] as? Int
            if let type, let selector {
                featureSettings.removeAll { $0.type == type && $0.selector == selector }
                featureSettings.append(FeatureSetting(type: type, selector: selector))
            }
            // Apple's feature numbers: 6 is number spacing (0 monospaced), 37 and 38 are lower and upper case (1 small capitals).
            if type == 6 { monospacedDigits = selector == 0 }
            if type == 37 || type == 38 { smallCaps = selector == 1 }
        }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: return number
        case let number as NSNumber: return CGFloat(number.doubleValue)
        case let number as Int: return CGFloat(number)
        case let number as UInt32: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        default: return nil
        }
    }

    var attributes: [UIFontDescriptor.AttributeName: Any] {
        var result: [UIFontDescriptor.AttributeName: Any] = [:]
        if size > 0 { result[.size] = NSNumber(value: Double(size)) }
        switch family {
        case .system: result[.name] = postScriptName
        case .named(let name): result[.name] = name
        case .family(let name): result[.family] = name
        }
        if let textStyle { result[.textStyle] = textStyle.rawValue }
        if !featureSettings.isEmpty {
            result[.featureSettings] = featureSettings.map {
                [UIFontDescriptor.FeatureKey.type: $0.type, UIFontDescriptor.FeatureKey.selector: $0.selector]
            }
        }
        // A plain font says its name and size only.
        if asksForTraits { result[.traits] = traits }
        return result
    }

    private var traits: [UIFontDescriptor.TraitKey: Any] {
        [
            .symbolic: NSNumber(value: symbolicTraits.rawValue),
            .weight: NSNumber(value: Double(FontWeight.trait(openType: engineFont().weight))),
        ]
    }

    /// What can be asked for by key: also what follows from the font that was found.
    func attribute(_ name: UIFontDescriptor.AttributeName) -> Any? {
        if let given = attributes[name] { return given }
        switch name {
        case .family: return engineFont().familyName
        case .name: return postScriptName
        case .traits: return traits
        default: return nil
        }
    }

    // MARK: Archiving

    init?(coder: NSCoder) {
        size = CGFloat(coder.decodeDouble(forKey: "size"))
        weight = UIFont.Weight(rawValue: CGFloat(coder.decodeDouble(forKey: "weight")))
        isItalic = coder.decodeBool(forKey: "italic")
        monospacedDigits = coder.decodeBool(forKey: "monospacedDigits")
        overridesFace = coder.decodeBool(forKey: "overridesFace")
        func string(_ key: String) -> String? {
            coder.keptObject(of: NSString.self, forKey: key) as String?
        }
        if let style = string("textStyle") { textStyle = UIFont.TextStyle(rawValue: style) }
        if let name = string("name") {
            family = .named(name)
        } else if let name = string("family") {
            family = .family(name)
        } else if let design = string("design") {
            family = .system(UIFontDescriptor.SystemDesign(rawValue: design))
        } else {
            return nil
        }
    }

    func encode(with coder: NSCoder) {
        coder.encode(Double(size), forKey: "size")
        coder.encode(Double(weight.rawValue), forKey: "weight")
        coder.encode(isItalic, forKey: "italic")
        coder.encode(monospacedDigits, forKey: "monospacedDigits")
        coder.encode(overridesFace, forKey: "overridesFace")
        if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "textStyle") }
        switch family {
        case .system(let design): coder.encode(design.rawValue as NSString, forKey: "design")
        case .named(let name): coder.encode(name as NSString, forKey: "name")
        case .family(let name): coder.encode(name as NSString, forKey: "family")
        }
    }
}
