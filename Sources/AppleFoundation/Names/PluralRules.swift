import Foundation

/// Texts with a number in them, as `.stringsdict` files have them: `%#@apples@` is one word for one apple and another for two.
package enum PluralRules {
    /// What a bundle calls the file with a table's rules; Foundation must not find it, for it would take the rules for texts.
    package static let fileEnding = ".text-rules"

    /// Puts the general words of all variables into a format.
    package static func generalText(_ format: String, of rule: [String: Any]) -> String {
        var writer = Writer(rule: rule, ordersValues: false) { _, _ in "other" }
        return writer.text(format, of: nil, depth: 0)
    }

    /// Puts variables' words into a format, those that they name in turn as well.
    private struct Writer {
        let rule: [String: Any]
        /// Whether places take the values of `used` in turn: a variable's words may leave out its value, and the C library of formats
        /// can't skip one.
        let ordersValues: Bool
        /// The category for a variable, whose value is that of this index.
        let choose: (_ variable: [String: Any], _ index: Int) -> String
        private var next = 0
        /// The index of the value for each place.
        private(set) var used: [Int] = []

        init(rule: [String: Any], ordersValues: Bool, choose: @escaping (_ variable: [String: Any], _ index: Int) -> String) {
            self.rule = rule
            self.ordersValues = ordersValues
            self.choose = choose
        }

        /// Places in a variable's words are for the variable's own value.
        mutating func text(_ format: String, of own: Int?, depth: Int) -> String {
            var text = ""
            var rest = format[...]
            while let percent = rest.firstIndex(of: "%") {
                text += rest[..<percent]
                rest = rest[rest.index(after: percent)...]
                if rest.first == "%" {
                    text += "%%"
                    rest = rest.dropFirst()
                    continue
                }
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                let place = rest.dropFirst(digits.count).first == "$" ? Int(digits) : nil
                let sign = place == nil ? rest : rest.dropFirst(digits.count + 1)
                if sign.hasPrefix("#@"), let end = sign.dropFirst(2).firstIndex(of: "@"), depth < 8,
                    let variable = rule[String(sign.dropFirst(2)[..<end])] as? [String: Any]
                {
                    let index = place.map { max(0, $0 - 1) } ?? next
                    next = index + 1
                    let words = variable[choose(variable, index)] as? String ?? variable["other"] as? String ?? ""
                    text += self.text(words, of: index, depth: depth + 1)
                    rest = sign[sign.index(after: end)...]
                } else {
                    let index = place.map { $0 - 1 } ?? own ?? next
                    if place == nil, own == nil { next += 1 }
                    text += "%"
                    used.append(index)
                    if ordersValues { rest = sign }
                }
            }
            return text + rest
        }
    }

    /// The category of a number: zero, one, two, few, many or other (Unicode's plural rules, for whole numbers).
    package static func category(of number: Int, language: String) -> String {
        let n = number.magnitude
        let (tens, hundreds) = (n % 10, n % 100)
        switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "yue": return "other"
        case "fr", "pt", "hy", "fa", "hi", "bn", "gu", "kn", "zu": return n <= 1 ? "one" : "other"
        case "ru", "uk", "be":
            if tens == 1 && hundreds != 11 { return "one" }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
        case "hr", "sr", "bs":
            if tens == 1 && hundreds != 11 { return "one" }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "other"
        case "pl":
            if n == 1 { return "one" }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(hundreds) ? "few" : "other"
        case "lt":
            if tens == 1 && !(11...19).contains(hundreds) { return "one" }
            return (2...9).contains(tens) && !(11...19).contains(hundreds) ? "few" : "other"
        case "sl": return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
        case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
        case "ar":
            if n <= 2 { return ["zero", "one", "two"][Int(n)] }
            return (3...10).contains(hundreds) ? "few" : (11...99).contains(hundreds) ? "many" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }

    /// A rule's text with these values. A variable without a place takes the next value.
    package static func text(_ rule: [String: Any], values: [any CVarArg], language: String) -> String? {
        guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
        var writer = Writer(rule: rule, ordersValues: true) { variable, index in
            guard values.indices.contains(index), let number = number(values[index]) else { return "other" }
            // Zero has its own words wherever they are given.
            if number == 0, variable["zero"] != nil { return "zero" }
            return category(of: number, language: language)
        }
        let words = writer.text(format, of: nil, depth: 0)
        guard writer.used.allSatisfy(values.indices.contains) else { return nil }
        return String(format: words, locale: .current, arguments: writer.used.map { values[$0] })
    }

    private static func number(_ value: any CVarArg) -> Int? {
        switch value {
        case let value as any BinaryInteger: return Int(exactly: value)
        case let value as Double: return value == value.rounded() ? Int(exactly: value) : nil
        case let value as Float: return value == value.rounded() ? Int(exactly: value) : nil
        case let value as NSNumber: return Int(exactly: value.doubleValue)
        default: return nil
        }
    }
}

extension String {
    /// The format with its values; one that came from a rule for plurals gets the words for its numbers.
    ///
    /// Where Foundation is in sight only through this module, this one takes the place of Foundation's. Files that import that by
    /// themselves keep it, and with it a plural's general words.
    @_disfavoredOverload
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        let bundled = BundledRules.main.rules[format]
        return bundled.flatMap { PluralRules.text($0.rule, values: arguments, language: $0.language) }
            ?? String(format: format, locale: .current, arguments: arguments)
    }
}

/// The rules that lie in the program's bundle, by the general text that a look-up gives for them, each with its language: which
/// language a look-up takes is Foundation's matter.
private struct BundledRules {
    private(set) var rules: [String: (rule: [String: Any], language: String)] = [:]

    static let main = BundledRules(Bundle.main)

    private init(_ bundle: Bundle) {
        guard let root = bundle.resourcePath else { return }
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasSuffix(".lproj") }
        // The same words in two languages are those of the bundle's own.
        for folder in folders.sorted() + ["Base.lproj", own + ".lproj", ""] {
            let language = folder.isEmpty || folder == "Base.lproj" ? own : String(folder.dropLast(6))
            read(folder.isEmpty ? root : root + "/" + folder, language)
        }
    }

    private mutating func read(_ folder: String, _ language: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where name.hasSuffix(PluralRules.fileEnding) {
            let data = RegularFile.contents(folder + "/" + name) ?? Data()
            let table = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
            for case let rule as [String: Any] in (table ?? [:]).values {
                guard let format = rule["NSStringLocalizedFormatKey"] as? String else { continue }
                rules[PluralRules.generalText(format, of: rule)] = (rule, language)
            }
        }
    }
}

extension String {
    /// Look-ups have chosen a variant for the screen's width already.
    public func variantFittingPresentationWidth(_ width: Int) -> String { self }
}
