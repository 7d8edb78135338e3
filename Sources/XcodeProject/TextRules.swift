import AppleFoundation

/// Texts that depend on something: what a `.stringsdict` holds, as far as it can be settled before the program runs.
///
/// Linux' Foundation hands out such a rule as if it were a text, and ends the program. So a bundle gets plain texts in its place, in the
/// table's `.strings`: the one that fits the screen, and of plurals the general one with its places for values. The rules themselves
/// lie beside it, for `String.localizedStringWithFormat`.
package struct TextRules {
    /// How many capital M of the system font, in its usual size, are as wide as the screen: what variants are numbered by.
    let width: Int
    let isPad: Bool

    package init(points: Double, isPad: Bool) {
        width = Int(points / 14.9)
        self.isPad = isPad
    }

    /// The plain text for each key; nil for what is no property list.
    package func texts(_ data: Data) -> [String: String]? {
        guard let table = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
        else { return nil }
        return table.compactMapValues { text($0, depth: 0) }
    }

    func text(_ value: Any, depth: Int) -> String? {
        if let text = value as? String { return text }
        guard let rule = value as? [String: Any], depth < 8 else { return nil }
        if let variants = rule["NSStringVariableWidthRuleType"] as? [String: Any] {
            return fitting(variants).flatMap { text($0, depth: depth + 1) }
        }
        if let devices = rule["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return (devices[isPad ? "ipad" : "iphone"] ?? devices["other"]).flatMap { text($0, depth: depth + 1) }
        }
        guard let format = rule["NSStringLocalizedFormatKey"] else { return nil }
        return text(format, depth: depth + 1).map { PluralRules.generalText($0, of: rule) }
    }

    /// `variantFittingPresentationWidth(_:)`: the widest that is not too wide, else the narrowest.
    private func fitting(_ variants: [String: Any]) -> Any? {
        let known = variants.compactMap { key, value in Int(key).map { (width: $0, value: value) } }.sorted {
            $0.width < $1.width
        }
        return (known.last { $0.width <= width } ?? known.first)?.value
    }
}

extension TextRules {
    /// Puts plain texts in the place of the rules of a folder, and of those in its folders of languages.
    package func settle(in folder: String) {
        let manager = FileManager.default
        let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names {
            let path = folder + "/" + name
            if name.hasSuffix(".lproj") {
                settle(in: path)
            } else if name.hasSuffix(".xcstrings") {
                if let data = RegularFile.contents(path) {
                    write(TextCatalog(data), named: String(name.dropLast(10)), to: folder)
                }
            } else if name.hasSuffix(".stringsdict") {
                let table = folder + "/" + name.dropLast(12)
                guard let data = RegularFile.contents(path) else { continue }
                merge(texts(data) ?? [:], into: table + ".strings")
                try? manager.removeItem(atPath: table + PluralRules.fileEnding)
                try? manager.moveItem(atPath: path, toPath: table + PluralRules.fileEnding)
            }
        }
    }

    /// Puts the texts of a language before all others. Foundation's look-ups know no other language than the system's; texts that lie
    /// in no folder of a language come first for them.
    package func prefer(_ wish: String, own: String, in folder: String) {
        let names = [wish, wish.replacingOccurrences(of: "-", with: "_"), String(wish.prefix { $0 != "-" && $0 != "_" })]
        func tables(_ language: String) -> [String]? {
            guard RegularFile.isPlainName(language) else { return nil }
            return try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(language).lproj")
        }
        guard let language = names.first(where: { tables($0) != nil }), language != own else { return }
        for name in (tables(language) ?? []).sorted() where name.hasSuffix(".strings") {
            var texts: [String: String] = [:]
            for place in ["", "Base.lproj/", own + ".lproj/", language + ".lproj/"] {
                let table = RegularFile.contents("\(folder)/\(place)\(name)").flatMap { StringsFile.read($0) } ?? [:]
                texts.merge(table) { _, new in new }
            }
            merge(texts, into: folder + "/" + name)
        }
    }

    /// A catalog's languages, as if each had tables of its own.
    private func write(_ catalog: TextCatalog?, named name: String, to folder: String) {
        for (language, table) in catalog?.tables ?? [:] where RegularFile.isPlainName(language) {
            let place = "\(folder)/\(language).lproj"
            try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            merge(table.compactMapValues { text($0, depth: 0) }, into: "\(place)/\(name).strings")
            let rules = table.filter { !($0.value is String) }
            guard !rules.isEmpty,
                let data = try? PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
            else { continue }
            try? data.write(to: URL(fileURLWithPath: "\(place)/\(name)\(PluralRules.fileEnding)"))
        }
    }

    /// What the rules say comes before what the plain table says.
    private func merge(_ texts: [String: String], into path: String) {
        guard !texts.isEmpty else { return }
        let known = RegularFile.contents(path).flatMap { StringsFile.read($0) } ?? [:]
        let all = known.merging(texts) { _, new in new }
        guard let data = try? PropertyListSerialization.data(fromPropertyList: all, format: .binary, options: 0) else { return }
        try? data.write(to: URL(fileURLWithPath: path))
    }
}
