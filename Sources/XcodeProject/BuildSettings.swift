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
            guard text.contains("inherited") else {
                values[name] = text
                continue
            }
            let below = values[name] ?? ""
            let whole = text.replacingOccurrences(of: "$(inherited)", with: below)
                .replacingOccurrences(of: "${inherited}", with: below)
            // Settings that take themselves twice over in each layer.
            values[name] = whole.utf8.count <= 1 << 20 ? whole : text
        }
    }

    package subscript(_ name: String) -> String? {
        get { values[name].map { expand($0) } }
        set { values[name] = newValue }
    }

    package func words(_ name: String) -> [String] { (self[name] ?? "").split(separator: " ").map(String.init) }

    package var names: [String] { values.keys.sorted() }

    // MARK: Variables
    /// `$(NAME)`, `${NAME}`, with `:rfc1034identifier` and its like after the name. Unknown ones are empty, and so are those that
    /// name themselves.
    package func expand(_ text: String) -> String {
        guard text.contains("$") else { return text }
        var work = Expansion()
        return expand(text, &work)
    }

    /// What an expansion may cost: settings that double one another grow without end.
    private struct Expansion {
        var open: [String] = []
        var depth = 0
        var steps = 0
        var length = 0
        var isOver: Bool { depth > 32 || steps > 4_096 || length > 1 << 18 }
    }

    private func expand(_ text: String, _ work: inout Expansion) -> String {
        work.length += text.utf8.count
        guard !work.isOver, text.contains("$") else { return work.isOver ? "" : text }
        work.depth += 1
        defer { work.depth -= 1 }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{" else {
                result += "$"
                continue
            }
            work.steps += 1
            guard !work.isOver, let end = Self.end(of: rest, open) else { return result + "$" + rest }
            // A name may itself hold variables.
            let inner = expand(String(rest[rest.index(after: rest.startIndex)..<end]), &work)
            rest = rest[rest.index(after: end)...]
            var parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            let name = parts.removeFirst()
            var value = ""
            if !work.open.contains(name) {
                work.open.append(name)
                value = expand(values[name] ?? "", &work)
                work.open.removeLast()
            }
            for modifier in parts.prefix(8) { value = Self.apply(modifier, to: value) }
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
        if text.isEmpty { return "App" }
        return text.first?.isNumber == true ? "_" + text : text
    }

    /// As a manifest writes it. Swift 4's rules are other ones (what `try?` gives, which closures may be handed on), and the compiler
    /// still knows them; newer code is taken by the rules of 5, which forgive more than those of 6.
    package var languageMode: String {
        let version = self["SWIFT_VERSION"] ?? ""
        if version.hasPrefix("4.2") { return "v4_2" }
        return version == "4" || version.hasPrefix("4.0") || version.hasPrefix("4.1") ? "v4" : "v5"
    }

    /// The device for an application that is for iPads alone; nil where the usual one does.
    package var device: String? {
        let families = (self["TARGETED_DEVICE_FAMILY"] ?? "").split { !$0.isNumber }
        return families.contains("2") && !families.contains("1") ? "iPad Pro 11" : nil
    }

    /// The module's name, whatever the settings say: it goes into a manifest and into paths.
    package var moduleName: String { Self.identifier(self["PRODUCT_MODULE_NAME"] ?? "App") }

    /// The program's file name: one name, not a path.
    package var executableName: String {
        let name = RegularFile.plainName(self["EXECUTABLE_NAME"] ?? moduleName)
        return name == "_" ? moduleName : name
    }

    // MARK: Files of settings
    /// The lines of an .xcconfig and of those that it includes.
    package static func configuration(at path: String) -> [String: Any] { SettingsFile.read(path) }
}
