import AppleFoundation
import CoreGraphics

/// Colours of asset catalogs.
enum AssetColor {
    static func find(_ name: String, in bundle: Bundle) -> NamedColor? {
        guard let catalog = AssetCatalog.of(bundle), let folder = catalog.folder(.color, name) else { return nil }
        let entries = catalog.content(folder)["colors"] as? [[String: Any]] ?? []
        let known = entries.compactMap { entry in color(entry["color"] as? [String: Any]).map { (AssetConditions(entry), $0) } }
        guard let first = known.first else { return nil }
        return NamedColor(name: name) { traits in
            var best = (rank: -1, color: first.1)
            for (conditions, color) in known {
                if let rank = conditions.rank(traits), rank > best.rank { best = (rank, color) }
            }
            return best.color
        }
    }

    /// An entry without a colour is an empty slot.
    private static func color(_ value: [String: Any]?) -> UIColor? {
        guard let value else { return nil }
        if let reference = value["reference"] as? String {
            return InterfaceColors.system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
        }
        guard let components = value["components"] as? [String: Any] else { return nil }
        let alpha = component(components["alpha"], isAlpha: true) ?? 1
        if let white = component(components["white"]) { return UIColor(white: white, alpha: alpha) }
        let red = component(components["red"]) ?? 0
        let green = component(components["green"]) ?? 0
        let blue = component(components["blue"]) ?? 0
        if value["color-space"] as? String == "display-p3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0.5`, `128` and `0x80` are three spellings of the same.
    static func component(_ value: Any?, isAlpha: Bool = false) -> CGFloat? {
        guard let text = value as? String else { return (value as? NSNumber).map { CGFloat($0.doubleValue) } }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text) else { return nil }
        if text.contains(".") || isAlpha { return CGFloat(number) }
        return CGFloat(number / 255)
    }
}
