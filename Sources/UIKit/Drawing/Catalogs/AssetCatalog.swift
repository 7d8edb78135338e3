import AppleFoundation
import Synchronization

/// The asset catalogs of a bundle: folders `….xcassets`, read where they lie.
///
/// A name is looked up once in the list of folders; what a folder holds is read when it is asked for.
final class AssetCatalog: @unchecked Sendable {
    enum Kind: String, CaseIterable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
    }

    private static let catalogs = Mutex<[String: AssetCatalog]>([:])
    private static let images = Mutex(AssetImageCache())

    static func of(_ bundle: Bundle) -> AssetCatalog? {
        guard let root = bundle.resourcePath else { return nil }
        return catalogs.withLock { catalogs in
            if let known = catalogs[root] { return known.isEmpty ? nil : known }
            // An app has a few bundles; who opens hundreds comes back to few of them.
            if catalogs.count >= 64 { catalogs = [:] }
            let made = AssetCatalog(root)
            catalogs[root] = made
            return made.isEmpty ? nil : made
        }
    }

    package static func removeAll() {
        catalogs.withLock { $0 = [:] }
        images.withLock { $0 = AssetImageCache() }
    }

    /// A picture made once for a key, and again when many others came between. Of two threads that make the same, both get the first's.
    static func image(_ key: String, _ make: () -> UIImage?) -> UIImage? {
        if let known = images.withLock({ $0[key] }) { return known }
        guard let made = make() else { return nil }
        return images.withLock { images in
            if let known = images[key] { return known }
            images.add(made, key)
            return made
        }
    }

    private var folders: [Kind: [String: String]] = [:]
    private let contents = Mutex<[String: [String: Any]]>([:])
    private var isEmpty: Bool { folders.isEmpty }

    private init(_ root: String) {
        let manager = FileManager.default
        let entries = (try? manager.contentsOfDirectory(atPath: root)) ?? []
        var seen: Set<String> = []
        for name in entries.sorted() where name.hasSuffix(".xcassets") {
            collect(root + "/" + name, within: root + "/" + name, prefix: "", &seen)
        }
    }

    /// Groups name their assets only where they say so. The first asset of a name wins. Each folder is entered once, and links lead
    /// no way out of the catalog.
    private func collect(_ folder: String, within root: String, prefix: String, _ seen: inout Set<String>) {
        guard let place = RegularFile.resolved(folder), seen.insert(place).inserted, prefix.utf8.count < 4_096,
            folder == root || RegularFile.lies(folder, in: root)
        else { return }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in entries.sorted() {
            let path = folder + "/" + name
            let type = (name as NSString).pathExtension
            if let kind = Kind(rawValue: type) {
                let key = prefix + (name as NSString).deletingPathExtension
                if folders[kind]?[key] == nil { folders[kind, default: [:]][key] = path }
            } else if type.isEmpty {
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
                let properties = Self.json(path + "/Contents.json")["properties"] as? [String: Any]
                let isNamespace = properties?["provides-namespace"] as? Bool ?? false
                collect(path, within: root, prefix: isNamespace ? prefix + name + "/" : prefix, &seen)
            }
        }
    }

    func folder(_ kind: Kind, _ name: String) -> String? { folders[kind]?[name] }

    /// What `Contents.json` of an asset says.
    func content(_ folder: String) -> [String: Any] {
        contents.withLock { contents in
            if let known = contents[folder] { return known }
            let content = Self.json(folder + "/Contents.json")
            contents[folder] = content
            return content
        }
    }

    static func json(_ path: String) -> [String: Any] {
        guard let data = RegularFile.contents(path, limit: 16 << 20),
            let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [:] }
        return content
    }
}

/// Pictures that are kept as long as there is room: those longest unused go first.
private struct AssetImageCache {
    private static let limit = 48 << 20

    private var images: [String: (image: UIImage, cost: Int, turn: Int)] = [:]
    private var cost = 0
    private var turn = 0

    subscript(_ key: String) -> UIImage? {
        mutating get {
            guard let known = images[key] else { return nil }
            turn += 1
            images[key]?.turn = turn
            return known.image
        }
    }

    mutating func add(_ image: UIImage, _ key: String) {
        let size = 1_024 + (image.cgImage.map { $0.width * $0.height * 4 } ?? 0)
        turn += 1
        images[key] = (image, size, turn)
        cost += size
        guard cost > Self.limit else { return }
        // Down to half of the room, so that this is seldom.
        for (old, entry) in images.sorted(by: { $0.value.turn < $1.value.turn }) where old != key && cost > Self.limit / 2 {
            cost -= entry.cost
            images[old] = nil
        }
    }
}

/// One entry's conditions, in the spelling of `Contents.json`.
struct AssetConditions {
    private let entry: [String: Any]

    init(_ entry: [String: Any]) { self.entry = entry }

    /// Nil where the entry is for something else; higher for a closer match.
    func rank(_ traits: UITraitCollection) -> Int? {
        var rank = 0
        switch entry["idiom"] as? String {
        case nil, "universal"?: break
        case "iphone"?: if traits.userInterfaceIdiom == .pad { return nil } else { rank += 100 }
        case "ipad"?: if traits.userInterfaceIdiom == .pad { rank += 100 } else { return nil }
        default: return nil
        }
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
            switch (appearance["appearance"] as? String, appearance["value"] as? String) {
            case ("luminosity"?, "dark"?): if traits.userInterfaceStyle != .dark { return nil } else { rank += 20 }
            case ("luminosity"?, "light"?): if traits.userInterfaceStyle == .dark { return nil } else { rank += 20 }
            case ("contrast"?, "high"?): if traits.accessibilityContrast != .high { return nil } else { rank += 10 }
            default: return nil
            }
        }
        for (key, sizeClass) in [("width-class", traits.horizontalSizeClass), ("height-class", traits.verticalSizeClass)] {
            switch entry[key] as? String {
            case "compact"?: if sizeClass != .compact { return nil } else { rank += 5 }
            case "regular"?: if sizeClass != .regular { return nil } else { rank += 5 }
            default: break
            }
        }
        switch entry["language-direction"] as? String {
        case "left-to-right"?: if traits.layoutDirection == .rightToLeft { return nil } else { rank += 2 }
        case "right-to-left"?: if traits.layoutDirection == .rightToLeft { rank += 2 } else { return nil }
        default: break
        }
        return rank
    }
}
