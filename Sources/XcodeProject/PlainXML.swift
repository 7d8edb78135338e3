import AppleFoundation

/// The elements of an XML file that holds nothing but elements and attributes, as Xcode's schemes do.
struct PlainXML {
    final class Element {
        let name: String
        let attributes: [String: String]
        fileprivate(set) var children: [Element] = []

        fileprivate init(_ name: String, _ attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }

        func first(_ name: String) -> Element? { children.first { $0.name == name } }
        func all(_ name: String) -> [Element] { children.filter { $0.name == name } }
        subscript(_ name: String) -> String? { attributes[name] }
    }

    let root: Element

    /// Nil for what is no such file.
    init?(_ text: String) {
        var open: [Element] = [Element("", [:])]
        var rest = Substring(text)
        var steps = 0
        while let start = rest.firstIndex(of: "<"), steps < 100_000 {
            steps += 1
            rest = rest[start...].dropFirst()
            if rest.hasPrefix("!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            if rest.hasPrefix("?") || rest.hasPrefix("!") {
                rest = rest.drop { $0 != ">" }
                continue
            }
            if rest.hasPrefix("/") {
                let name = rest.dropFirst().prefix { $0 != ">" }.trimmingCharacters(in: .whitespaces)
                guard open.count > 1, open[open.count - 1].name == name else { return nil }
                open.removeLast()
                continue
            }
            let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
            rest = rest.dropFirst(name.count)
            var attributes: [String: String] = [:]
            while let next = rest.first(where: { !$0.isWhitespace }), next != ">", next != "/" {
                guard let equal = rest.firstIndex(of: "=") else { return nil }
                let key = rest[..<equal].trimmingCharacters(in: .whitespacesAndNewlines)
                rest = rest[equal...].dropFirst().drop(while: \.isWhitespace)
                guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
                rest = rest.dropFirst()
                let value = rest.prefix { $0 != quote }
                rest = rest.dropFirst(value.count + 1)
                attributes[key] = Self.unescaped(String(value))
            }
            rest = rest.drop(while: \.isWhitespace)
            let element = Element(String(name), attributes)
            open[open.count - 1].children.append(element)
            if rest.first != "/" {
                guard open.count < 200 else { return nil }
                open.append(element)
            }
        }
        guard open.count == 1, let root = open[0].children.first else { return nil }
        self.root = root
    }

    static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return [
            ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"), ("&#9;", "\t"), ("&amp;", "&"),
        ]
        .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
