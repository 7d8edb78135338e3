import AppleFoundation

/// A string catalog, `.xcstrings`: all languages of a table in one file.
struct TextCatalog {
    /// By language and key: a text, or a rule as a `.stringsdict` has it.
    private(set) var tables: [String: [String: Any]] = [:]

    init?(_ data: Data) {
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let entries = root["strings"] as? [String: Any]
        else { return nil }
        for (key, entry) in entries {
            let languages = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, localization) in languages {
                guard let localization = localization as? [String: Any] else { continue }
                tables[language, default: [:]][key] = Self.value(localization, key: key)
            }
        }
    }

    private static func value(_ localization: [String: Any], key: String) -> Any? {
        let text = (localization["stringUnit"] as? [String: Any])?["value"] as? String
        guard let parts = localization["substitutions"] as? [String: Any], let text else {
            if let text { return text }
            return variations(localization, type: firstPlace(key))
        }
        var rule: [String: Any] = ["NSStringLocalizedFormatKey": text]
        for (name, part) in parts {
            guard let part = part as? [String: Any] else { continue }
            let type = part["formatSpecifier"] as? String ?? "lld"
            guard var plural = plural(part["variations"] as? [String: Any] ?? [:], type: type) else { continue }
            plural = plural.mapValues { $0.replacingOccurrences(of: "%arg", with: "%" + type) }
            rule[name] = plural
        }
        return rule
    }

    private static func variations(_ localization: [String: Any], type: String) -> Any? {
        guard let variations = localization["variations"] as? [String: Any] else { return nil }
        if let plural = plural(variations, type: type) {
            return ["NSStringLocalizedFormatKey": "%#@value@", "value": plural] as [String: Any]
        }
        guard let devices = variations["device"] as? [String: Any] else { return nil }
        var texts: [String: Any] = [:]
        for (device, part) in devices {
            guard let part = part as? [String: Any] else { continue }
            texts[device] = (part["stringUnit"] as? [String: Any])?["value"] as? String ?? self.variations(part, type: type)
        }
        return ["NSStringDeviceSpecificRuleType": texts]
    }

    private static func plural(_ variations: [String: Any], type: String) -> [String: String]? {
        guard let cases = variations["plural"] as? [String: Any] else { return nil }
        var rule = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type]
        for (name, part) in cases {
            rule[name] = ((part as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
        }
        return rule
    }

    /// `lld` of "%lld apples".
    private static func firstPlace(_ key: String) -> String {
        guard let percent = key.firstIndex(of: "%") else { return "lld" }
        let word = key[key.index(after: percent)...].prefix { $0.isLetter || $0.isNumber || $0 == "$" }
        return String(word.drop { $0.isNumber || $0 == "$" }.prefix { "lhqzduifgxX@".contains($0) })
    }
}
