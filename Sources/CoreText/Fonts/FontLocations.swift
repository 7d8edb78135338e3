import AppleFoundation

/// Where font files lie. Only fixed places are asked: no fontconfig, no home folder, no language settings.
enum FontLocations {
    /// Debian's folder, unless the variable ALLIUM_SYSTEM_FONTS names another of the same structure.
    private static let system: String = getenv("ALLIUM_SYSTEM_FONTS").map { String(cString: $0) + "/" } ?? "/usr/share/fonts/"
    static let noto = system + "truetype/noto/"
    static let notoCJK = system + "opentype/noto/"
    static let dejaVu = system + "truetype/dejavu/"
    static let emoji = noto + "NotoColorEmoji.ttf"

    /// The folder with our own fonts, slash included.
    static let own: String = {
        let probe = "Inter-roman.var.ttf"
        for folder in candidates() where access(folder + probe, R_OK) == 0 { return folder }
        return Bundle.module.bundlePath + "/Fonts/"
    }()

    private static func candidates() -> [String] {
        var folders: [String] = []
        if let set = getenv("ALLIUM_FONTS") { folders.append(String(cString: set) + "/") }
        if let binary = executablePath() { folders.append(parent(of: binary) + "/allium_CoreText.resources/Fonts/") }
        if let library = loadedImagePath() {
            var folder = parent(of: library)
            for _ in 0..<4 where !folder.isEmpty {
                folders.append(folder + "/allium_CoreText.resources/Fonts/")
                folder = parent(of: folder)
            }
        }
        return folders
    }

    private static func executablePath() -> String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &buffer, 4095)
        guard length > 0 else { return nil }
        return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The file this code was loaded from: a test bundle is not the executable.
    private static func loadedImagePath() -> String? {
        let here = UInt(bitPattern: unsafeBitCast(FontLocations.marker, to: UnsafeRawPointer.self))
        guard let map = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(map) }
        var buffer = [CChar](repeating: 0, count: 8192)
        while fgets(&buffer, Int32(buffer.count), map) != nil {
            let line = String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, here >= bounds[0], here < bounds[1] else { continue }
            return line.firstIndex(of: "/").map { String(line[$0...]) }
        }
        return nil
    }

    private static let marker: @convention(c) () -> Void = {}

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[..<slash])
    }
}

/// One clear sentence for each package whose fonts are missing.
enum MissingFonts {
    private static let told = UnderTextLock<Set<String>>([])
    /// Replaced by tests.
    @Guarded static var report: (String) -> Void = { sentence in
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }

    static func tell(_ what: String, package: String) {
        guard told.value.insert(package).inserted else { return }
        report("Allium: no font for \(what) is installed, so boxes are drawn. Install it with: apt-get install \(package)")
    }

    static func forget() { told.value = [] }
}
