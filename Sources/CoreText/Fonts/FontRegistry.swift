import AppleFoundation
import CHarfBuzz

/// Every font that text can be set in, from files at fixed places and from what the application registers.
package enum FontRegistry {
    private struct FileKey: Hashable {
        let path: String
        let index: Int
    }
    private struct TypefaceKey: Hashable {
        let file: ObjectIdentifier
        let weight: Int
    }

    private struct State {
        var files: [FileKey: FontFile?] = [:]
        var typefaces: [TypefaceKey: Typeface] = [:]
        var typefaceCount: UInt16 = 0
        var byID: [Typeface] = []
        var customFamilies: [FontFamily] = []
        var generation = 0
    }

    private static let state = UnderTextLock(State())

    /// Grows by one when fonts are registered or taken away.
    package static var generation: Int { state.value.generation }

    // MARK: Files and typefaces

    /// Opens a file at most once; a missing or broken one stays nil.
    static func file(_ path: String, index: Int = 0) -> FontFile? {
        let key = FileKey(path: path, index: index)
        if let known = state.value.files[key] { return known }
        let opened = FontFile(path: path, index: index)
        state.value.files[key] = .some(opened)
        return opened
    }

    static func typeface(_ file: FontFile, weight: CGFloat, isItalic: Bool) -> Typeface {
        let key = TypefaceKey(file: ObjectIdentifier(file), weight: file.axes.isEmpty ? 0 : Int(weight.rounded()))
        if let known = state.value.typefaces[key] { return known }
        let made = Typeface(id: state.value.typefaceCount, file: file, weight: weight, isItalic: isItalic)
        require(state.value.typefaceCount < UInt16.max, "More than 65,535 typefaces are open.")
        state.value.typefaceCount += 1
        state.value.typefaces[key] = made
        state.value.byID.append(made)
        return made
    }

    static func typeface(id: UInt16) -> Typeface { state.value.byID[Int(id)] }

    /// Inter at a weight: what the system font is drawn with.
    static func systemTypeface(weight: CGFloat, italic: Bool, display: Bool) -> Typeface {
        let names = (display ? "InterDisplay" : "Inter") + (italic ? "-italic" : "-roman") + ".var.ttf"
        if let file = file(FontLocations.own + names) { return typeface(file, weight: weight, isItalic: italic) }
        MissingFonts.tell("the system font (\(FontLocations.own)\(names))", package: "fonts-inter-variable")
        let style = (weight >= 600 ? "-Bold" : "-Regular") + ".ttf"
        let last = [
            "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf", FontLocations.noto + "NotoSans" + style,
            FontLocations.dejaVu + "DejaVuSans.ttf",
        ]
        for path in last {
            if let file = file(path) { return typeface(file, weight: weight, isItalic: false) }
        }
        fatalError(
            "Allium found no font at all. Its own fonts belong into the folder allium_CoreText.resources beside the program, "
                + "or into the folder that the environment variable ALLIUM_FONTS names.")
    }

    /// The path of a font that we bring along, nil when it is not there.
    package static func ownFontPath(_ name: String) -> String? {
        let path = FontLocations.own + name
        return access(path, R_OK) == 0 ? path : nil
    }

    // MARK: Fonts of the application

    package enum RegistrationError: Error, Equatable, CustomStringConvertible {
        case unreadable(String)
        case notAFont(String)
        case alreadyRegistered(String)
        case notRegistered(String)

        package var description: String {
            switch self {
            case .unreadable(let name): return "The font file \(name) cannot be read."
            case .notAFont(let name):
                return "\(name) is not a font that can be used: it is damaged, cut short or of another kind."
            case .alreadyRegistered(let name): return "The font \(name) is already registered."
            case .notRegistered(let name): return "The font \(name) is not registered."
            }
        }
    }

    /// Makes the fonts of a file available by name and returns their PostScript names.
    @discardableResult
    package static func register(contentsOf url: URL) throws -> [String] {
        guard url.isFileURL else { throw RegistrationError.unreadable(url.absoluteString) }
        let path = url.path
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0 else {
            throw RegistrationError.unreadable(path)
        }
        return try register(named: path) { FontFile(path: path, index: $0) }
    }

    @discardableResult
    package static func register(_ data: Data, name: String = "data") throws -> [String] {
        try register(named: name) { FontFile(data: data, index: $0) }
    }

    private static func register(named name: String, opening face: (Int) -> FontFile?) throws -> [String] {
        try TextLock.withLock {
            var names: [String] = []
            var index = 0
            var faceCount = 1
            while index < min(64, faceCount), let file = face(index) {
                faceCount = file.faceCount
                guard file.makeFreeTypeFace().map({ FT_Done($0) }) != nil else { break }
                let description = FontFileNames(file)
                if customFace(postScript: description.postScript) != nil {
                    throw RegistrationError.alreadyRegistered(description.postScript)
                }
                family(description).add(
                    "\(name)#\(description.postScript)", index: index, weight: description.weight, italic: description.isItalic,
                    style: description.style, postScript: description.postScript, loaded: file)
                names.append(description.postScript)
                index += 1
            }
            guard !names.isEmpty else { throw RegistrationError.notAFont(name) }
            state.value.generation += 1
            return names
        }
    }

    package static func unregister(postScriptName: String) throws {
        try TextLock.withLock {
            guard let found = customFace(postScript: postScriptName) else {
                throw RegistrationError.notRegistered(postScriptName)
            }
            found.family.remove(postScriptName)
            if found.family.faces.isEmpty { state.value.customFamilies.removeAll { $0 === found.family } }
            state.value.generation += 1
        }
    }

    /// Takes away every font that came from a file.
    package static func unregister(contentsOf url: URL) throws {
        let prefix = "\(url.path)#"
        let names = TextLock.withLock {
            state.value.customFamilies.flatMap(\.faces).filter { $0.path.hasPrefix(prefix) }.map(\.postScriptName)
        }
        guard !names.isEmpty else { throw RegistrationError.notRegistered(url.path) }
        for name in names { try unregister(postScriptName: name) }
    }

    private static func customFace(postScript: String) -> FontFace? {
        for family in state.value.customFamilies {
            if let face = family.faces.first(where: { $0.postScriptName == postScript }) { return face }
        }
        return nil
    }

    private static func family(_ description: FontFileNames) -> FontFamily {
        if let known = state.value.customFamilies.first(where: { $0.name == description.family }) { return known }
        let made = FontFamily(
            name: description.family, isVariable: description.isVariable, isMonospaced: description.isMonospaced, isCustom: true
        )
        state.value.customFamilies.append(made)
        return made
    }

    // MARK: Look-up by name

    /// Families that can be asked for, the application's included, in alphabetical order.
    package static var familyNames: [String] {
        TextLock.withLock {
            let installed = InstalledFamilies.all.filter { $0.faces.contains { access($0.path, R_OK) == 0 } }
            return Set((installed + state.value.customFamilies).map(\.name)).sorted()
        }
    }

    /// PostScript names of a family's faces.
    package static func fontNames(forFamily name: String) -> [String] {
        TextLock.withLock { (findFamily(name)?.faces ?? []).map(\.postScriptName) }
    }

    static func findFamily(_ name: String) -> FontFamily? {
        let key = normalized(name)
        return state.value.customFamilies.first { normalized($0.name) == key } ?? InstalledFamilies.byKey[key]
    }

    /// A face by PostScript name, full name, family name, or family name with style words.
    static func findFace(_ name: String) -> (face: FontFace, weight: CGFloat, italic: Bool)? {
        let key = normalized(name)
        for family in state.value.customFamilies {
            for face in family.faces
            where normalized(face.postScriptName) == key || normalized(family.name + face.styleName) == key {
                return (face, face.weight, face.isItalic)
            }
        }
        if let face = InstalledFamilies.face(key) { return (face, face.weight, face.isItalic) }
        if let family = findFamily(name), let face = family.face(weight: 400, italic: false) {
            return (face, face.weight, face.isItalic)
        }
        // The longest family name that the asked name starts with, when only style words follow.
        for length in stride(from: key.count, to: 2, by: -1) {
            let head = String(key.prefix(length))
            guard
                let family = state.value.customFamilies.first(where: { normalized($0.name) == head })
                    ?? InstalledFamilies.byKey[head],
                let style = FontStyleName.parse(String(key.dropFirst(length)))
            else { continue }
            if let face = family.face(weight: style.weight, italic: style.italic) { return (face, style.weight, style.italic) }
        }
        return nil
    }

    static func normalized(_ name: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
        }
        let kept = name.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
        return String(decoding: kept.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
