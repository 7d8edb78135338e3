import AppleFoundation

/// Settings of a target, from the most general layer to the most special one.
package struct BuildSettings {
    private var values: [String: String] = [:]

    package init() {}

    /// A layer over those before it; `$(inherited)` is what they say.
    package mutating func add(_ layer: [String: Any]) {
        for (key, value) in layer {
            // Conditions on the platform don't hold for a simulator's screen without a device.
            let name = key.split(separator: "[").first.map(String.init) ?? key
            if name != key, !key.contains("sdk=iphone") { continue }
            let text = (value as? [Any])?.map { "\($0)" }.joined(separator: " ") ?? "\(value)"
            let below = values[name] ?? ""
            values[name] = text.replacingOccurrences(of: "$(inherited)", with: below)
                .replacingOccurrences(of: "${inherited}", with: below)
        }
    }

    package subscript(_ name: String) -> String? {
        get { values[name].map { expand($0) } }
        set { values[name] = newValue }
    }

    package func words(_ name: String) -> [String] { (self[name] ?? "").split(separator: " ").map(String.init) }

    package var names: [String] { values.keys.sorted() }

    // MARK: Variables
    /// `$(NAME)`, `${NAME}`, with `:rfc1034identifier` and its like after the name. Unknown ones are empty.
    package func expand(_ text: String) -> String { expand(text, depth: 0) }

    private func expand(_ text: String, depth: Int) -> String {
        guard depth < 16, text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{" else {
                result += "$"
                continue
            }
            guard let end = Self.end(of: rest, open) else { return result + "$" + rest }
            // A name may itself hold variables.
            let inner = expand(String(rest[rest.index(after: rest.startIndex)..<end]), depth: depth + 1)
            rest = rest[rest.index(after: end)...]
            var parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            let name = parts.removeFirst()
            var value = expand(values[name] ?? "", depth: depth + 1)
            for modifier in parts { value = Self.apply(modifier, to: value) }
            result += value
        }
        return result + rest
    }

    private static func end(of text: Substring, _ open: Character) -> Substring.Index? {
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    private static func apply(_ modifier: String, to value: String) -> String {
        switch modifier {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
        case "c99extidentifier", "identifier": identifier(value)
        default: modifier.hasPrefix("default=") && value.isEmpty ? String(modifier.dropFirst(8)) : value
        }
    }

    /// A name that Swift takes for a module.
    package static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }

    // MARK: Files of settings
    /// The lines of an .xcconfig and of those that it includes.
    package static func configuration(at path: String, depth: Int = 0) -> [String: Any] {
        guard depth < 16, let data = FileManager.default.contents(atPath: path) else { return [:] }
        var result: [String: Any] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                let folder = (path as NSString).deletingLastPathComponent
                result.merge(configuration(at: folder + "/" + name, depth: depth + 1)) { $1 }
            } else if let equal = text.firstIndex(of: "=") {
                let key = text[..<equal].trimmingCharacters(in: .whitespaces)
                result[key] = text[text.index(after: equal)...].trimmingCharacters(in: .whitespaces)
            }
        }
        return result
    }
}
