import AppleFoundation

/// The Swift source that Xcode makes of a target's asset catalogs, so that `UIImage(resource: .lighthouse)` is checked by the compiler.
package struct AssetSymbols {
    private struct Asset {
        let symbol: String
        /// With the groups that are part of it.
        let name: String
    }

    /// A group whose name is part of its assets' names; the root has none.
    private struct Space {
        var type = ""
        var assets: [Asset] = []
        var spaces: [Space] = []
        var isEmpty: Bool { assets.isEmpty && spaces.allSatisfy(\.isEmpty) }
    }

    private var colors = Space()
    private var images = Space()
    private let hasExtensions: Bool
    /// Assets that share a symbol with one before them, and stay out.
    package private(set) var clashes: [String] = []

    /// Nil where the settings want none, or there is nothing to name.
    package init?(catalogs: [String], settings: BuildSettings) {
        guard settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return nil }
        let frameworks = settings.words("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS")
        hasExtensions =
            settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
            && (frameworks.isEmpty || frameworks.contains("UIKit"))
        var seen: Set<String> = []
        for catalog in catalogs { read(catalog, in: catalog, prefix: "", path: [], &seen, depth: 0) }
        if colors.isEmpty, images.isEmpty { return nil }
    }

    // MARK: Catalogs
    /// Links that lead out of the catalog are no part of it.
    private mutating func read(
        _ folder: String, in catalog: String, prefix: String, path: [String], _ seen: inout Set<String>, depth: Int
    ) {
        guard depth < 32, let place = RegularFile.resolved(folder), seen.insert(place).inserted,
            folder == catalog || RegularFile.lies(folder, in: catalog)
        else { return }
        for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let file = entry as NSString
            let name = file.deletingPathExtension
            switch file.pathExtension {
            case "colorset": add(name, prefix, .color, path)
            case "imageset", "symbolset": add(name, prefix, .image, path)
            case "":
                var isFolder: ObjCBool = false
                let below = folder + "/" + entry
                guard FileManager.default.fileExists(atPath: below, isDirectory: &isFolder), isFolder.boolValue else {
                    continue
                }
                if Self.isNamespace(below), let type = AssetSymbolName.type(entry) {
                    read(below, in: catalog, prefix: prefix + entry + "/", path: path + [type], &seen, depth: depth + 1)
                } else {
                    read(below, in: catalog, prefix: prefix, path: path, &seen, depth: depth + 1)
                }
            default: break
            }
        }
    }

    private static func isNamespace(_ folder: String) -> Bool {
        guard let data = RegularFile.contents(folder + "/Contents.json", limit: 1 << 20),
            let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else { return false }
        return (root["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }

    private mutating func add(_ name: String, _ prefix: String, _ kind: AssetSymbolName.Kind, _ path: [String]) {
        guard let symbol = AssetSymbolName.symbol(name, kind) else { return }
        let asset = Asset(symbol: symbol, name: prefix + name)
        let isNew = kind == .color ? Self.add(asset, path[...], &colors) : Self.add(asset, path[...], &images)
        if !isNew { clashes.append(asset.name) }
    }

    private static func add(_ asset: Asset, _ path: ArraySlice<String>, _ space: inout Space) -> Bool {
        guard let type = path.first else {
            if space.assets.contains(where: { $0.symbol == asset.symbol }) { return false }
            space.assets.append(asset)
            return true
        }
        if !space.spaces.contains(where: { $0.type == type }) { space.spaces.append(Space(type: type)) }
        guard let index = space.spaces.firstIndex(where: { $0.type == type }) else { return false }
        return add(asset, path.dropFirst(), &space.spaces[index])
    }

    // MARK: Source
    package static let fileName = "GeneratedAssetSymbols.swift"

    package var source: String {
        var lines = [
            "// Made from the asset catalogs.", "import Foundation", "import UIKit", "",
            "private final class AssetBundleClass {}",
            "private let assetBundle = Bundle(for: AssetBundleClass.self)",
        ]
        func add(_ head: String, _ body: [String]) {
            if !body.isEmpty { lines += ["", head + " {"] + body + ["}"] }
        }
        add("extension UIKit.ColorResource", Self.resources(colors, "ColorResource", 1))
        add("extension UIKit.ImageResource", Self.resources(images, "ImageResource", 1))
        if hasExtensions {
            add("extension UIKit.UIColor", Self.members(colors, "UIColor", Self.ownColors, [], 1))
            add("extension UIKit.UIImage", Self.members(images, "UIImage", Self.ownImages, [], 1))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func resources(_ space: Space, _ type: String, _ depth: Int) -> [String] {
        let indent = String(repeating: "    ", count: depth)
        var lines = space.assets.map {
            "\(indent)static let \($0.symbol) = UIKit.\(type)(name: \(quoted($0.name)), bundle: assetBundle)"
        }
        for inner in space.spaces where !inner.isEmpty {
            lines += ["\(indent)enum \(inner.type) {"] + resources(inner, type, depth + 1) + [indent + "}"]
        }
        return lines
    }

    /// What the type has already keeps its meaning.
    private static func members(_ space: Space, _ type: String, _ taken: Set<String>, _ path: [String], _ depth: Int)
        -> [String]
    {
        let indent = String(repeating: "    ", count: depth)
        let resource = type == "UIColor" ? "ColorResource" : "ImageResource"
        var lines = space.assets.filter { !path.isEmpty || !taken.contains($0.symbol) }.map {
            let place = (path + [$0.symbol]).joined(separator: ".")
            return "\(indent)static var \($0.symbol): UIKit.\(type) { UIKit.\(type)(resource: UIKit.\(resource).\(place)) }"
        }
        for inner in space.spaces where !inner.isEmpty {
            lines +=
                ["\(indent)enum \(inner.type) {"] + members(inner, type, taken, path + [inner.type], depth + 1) + [indent + "}"]
        }
        return lines
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    private static let ofObjects: Set<String> = [
        "description", "debugDescription", "hash", "superclass", "`class`", "`self`", "version", "load",
    ]
    private static let ownImages = ofObjects.union(["add", "remove", "actions", "checkmark", "strokedCheckmark"])
    private static let ownColors = ofObjects.union([
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "lightGray", "lightText", "magenta",
        "orange",
        "purple", "red", "white", "yellow", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
        "placeholderText",
        "separator", "opaqueSeparator", "tint", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
        "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBlue", "systemBrown", "systemCyan",
        "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemIndigo", "systemMint",
        "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "groupTableViewBackground",
    ])
}
