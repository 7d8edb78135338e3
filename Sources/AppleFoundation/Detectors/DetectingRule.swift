import Foundation

/// Something in a text that means more than its letters: an address of the net, a number to call, a day.
package struct DetectedItem: Equatable, Sendable {
    package enum Kind: Sendable { case link, phone, address, day, parcel, flight, money, measure }

    package let range: Range<Int>
    package let kind: Kind
    /// What touching it opens.
    package let url: URL?
}

/// One kind of thing, and how it is written. What is no clear case is left alone.
package struct DetectingRule: Sendable {
    package let kind: DetectedItem.Kind
    private let expression: NSRegularExpression?
    /// The place as it counts, with what it opens; nil for what only looks so.
    private let read: @Sendable (NSString, NSRange) -> (NSRange, URL?)?

    private init(
        _ kind: DetectedItem.Kind, _ pattern: String, _ options: NSRegularExpression.Options = .caseInsensitive,
        _ read: @escaping @Sendable (NSString, NSRange) -> (NSRange, URL?)?
    ) {
        self.kind = kind
        expression = try? NSRegularExpression(pattern: pattern, options: options)
        self.read = read
    }

    /// A paragraph is looked at by itself. Where two rules claim the same place, the first one has it.
    package static func items(in paragraph: String, by rules: [DetectingRule]) -> [DetectedItem] {
        guard isWorthALook(paragraph) else { return [] }
        let text = NSString(string: paragraph)
        var found: [DetectedItem] = []
        for rule in rules {
            for item in rule.items(in: text) where !found.contains(where: { $0.range.overlaps(item.range) }) {
                found.append(item)
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Most paragraphs have neither a digit nor a dot between letters.
    private static func isWorthALook(_ text: String) -> Bool {
        var last: UInt8 = 32
        for byte in text.utf8 {
            if byte >= 0x30 && byte <= 0x39 || byte == 0x40 || byte == 0x3A { return true }
            if last == 0x2E, byte > 32 { return true }
            last = byte
        }
        return daysByWord.contains { text.range(of: $0, options: .caseInsensitive) != nil }
    }

    private func items(in text: NSString) -> [DetectedItem] {
        let whole = NSRange(location: 0, length: text.length)
        let matches = expression?.matches(in: text as String, options: [], range: whole) ?? []
        return matches.compactMap { match in
            guard let (range, url) = read(text, match.range), let place = Range(range), !place.isEmpty else { return nil }
            return DetectedItem(range: place, kind: kind, url: url)
        }
    }

    private static let daysByWord = [
        "today", "tonight", "tomorrow", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday",
        "saturday", "sunday",
    ]

    // MARK: The rules
    package static let all: [DetectingRule] = [
        DetectingRule(.link, #"\b[a-z0-9._%+-]+@[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,}\b"#) { mail($0, $1) },
        DetectingRule(.link, #"\b(?:https?|ftp)://[^\s<>"]+|\bmailto:[^\s<>"]+"#) { link($0, $1) },
        DetectingRule(
            .link, #"(?<![@\w.])(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?"#
        ) { bareLink($0, $1) },
        DetectingRule(.parcel, #"\b1Z[0-9A-Z]{16}\b|\b(?:94|93|92|95)\d{20}\b"#) { thing($0, $1) },
        DetectingRule(.address, addressPattern, []) { thing($0, $1) },
        DetectingRule(.address, germanAddressPattern, []) { thing($0, $1) },
        DetectingRule(.day, dayPattern) { thing($0, $1) },
        DetectingRule(.money, #"[$€£¥]\s?\d+(?:[.,]\d+)*|\b\d+(?:[.,]\d+)*\s?(?:€|\$|£|USD|EUR|GBP|dollars?|euros?)(?!\w)"#) {
            thing($0, $1)
        },
        DetectingRule(.phone, #"(?<![\w.,/:$€£#-])(?:\+|\(\s?)?\d[\d\s().\-/]{4,18}\d(?![\w/:%$€£]|[.,-]\d)"#) {
            phone($0, $1)
        },
        DetectingRule(.flight, #"\b(?:flight|flug|vol)\s+([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}\b"#) { thing($0, $1) },
        DetectingRule(.measure, #"\b\d+(?:[.,]\d+)?\s?(?:km|cm|mm|kg|lbs?|miles?|feet|inch(?:es)?|°[CF]|mph|km/h)\b"#) {
            thing($0, $1)
        },
    ]

    private static let addressPattern =
        #"\b\d{1,5}\s(?:[NSEW]\.?\s)?(?:[\p{Lu}\d][\w'.]*\s){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|"#
        + #"Court|Ct|Place|Pl|Square|Sq|Loop|Way|Parkway|Pkwy)\b\.?(?:,?\s(?:Apt|Suite|Unit|#)\.?\s?\w+)?"#
        + #"(?:,\s[\p{Lu}][\w.]*(?:\s[\p{Lu}][\w.]*){0,2}(?:,?\s[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?)?)?(?:,\s\d{5})?"#
    private static let germanAddressPattern =
        #"\b[\p{Lu}][\p{L}-]*(?:straße|strasse|str\.|weg|platz|allee|gasse)\s\d{1,4}[a-z]?(?:,\s?\d{5}\s[\p{Lu}][\p{L}-]+)?"#
    private static let month =
        #"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"#
        + #"nov(?:ember)?|dec(?:ember)?)\.?"#
    private static let weekday = #"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)"#
    private static let time = #"(?:,?\s(?:at\s)?\d{1,2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)|,?\s(?:at\s)?\d{1,2}:\d{2}(?::\d{2})?)"#
    private static let dayPattern =
        #"\b(?:"# + weekday + #",?\s)?(?:"# + month + #"\s\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s\d{4})?|\d{1,2}(?:st|nd|rd|th|\.)?\s"#
        + month + #"\b(?:,?\s\d{4})?|\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z?)?|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2}))\b"#
        + time + #"?|\b(?:today|tonight|tomorrow|yesterday|(?:(?:this|next|last)\s)?"# + weekday + #")\b"# + time + #"?"#

    // MARK: Reading
    private static func thing(_ text: NSString, _ range: NSRange) -> (NSRange, URL?)? {
        (range, URL(string: "x-apple-data-detectors://\(range.location)"))
    }

    private static func mail(_ text: NSString, _ range: NSRange) -> (NSRange, URL?)? {
        (range, URL(string: "mailto:" + text.substring(with: range)))
    }

    private static func link(_ text: NSString, _ range: NSRange) -> (NSRange, URL?)? {
        let trimmed = withoutPunctuation(text, range)
        return URL(string: text.substring(with: trimmed)).map { (trimmed, $0) }
    }

    /// Without a scheme only a domain that is well known counts: "e.g" and "file.txt" are none.
    private static func bareLink(_ text: NSString, _ range: NSRange) -> (NSRange, URL?)? {
        let trimmed = withoutPunctuation(text, range)
        let words = text.substring(with: trimmed)
        let host = words.prefix { !"/?#:".contains($0) }
        guard let domain = host.split(separator: ".").last, domains.contains(domain.lowercased()) else { return nil }
        return URL(string: "http://" + words).map { (trimmed, $0) }
    }

    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "co", "app", "dev", "me", "tv", "ai", "eu", "de",
        "at",
        "ch", "uk", "fr", "es", "it", "nl", "be", "dk", "se", "no", "fi", "pl", "cz", "pt", "ie", "ru", "ua", "tr", "gr", "us",
        "ca",
        "mx", "br", "ar", "cl", "au", "nz", "jp", "cn", "kr", "in", "sg", "hk", "tw", "za", "il",
    ]

    /// What ends a sentence doesn't belong to it, nor a bracket that was opened before.
    private static func withoutPunctuation(_ text: NSString, _ range: NSRange) -> NSRange {
        var units = Array(text.substring(with: range).utf16)
        while let last = units.last, let scalar = Unicode.Scalar(last) {
            let character = Character(scalar)
            if ".,;:!?'\"…".contains(character) {
                units.removeLast()
            } else if let open = [")": "(", "]": "[", "}": "{"][character]?.utf16.first,
                units.count(where: { $0 == last }) > units.count(where: { $0 == open })
            {
                units.removeLast()
            } else {
                break
            }
        }
        return NSRange(location: range.location, length: units.count)
    }

    private static func phone(_ text: NSString, _ range: NSRange) -> (NSRange, URL?)? {
        var words = text.substring(with: range)
        var range = range
        // A bracket that nobody closed.
        if words.hasPrefix("("), !words.contains(")") {
            words.removeFirst()
            range = NSRange(location: range.location + 1, length: range.length - 1)
        }
        let digits = words.filter(\.isNumber)
        let isInternational = words.hasPrefix("+")
        guard (7...15).contains(digits.count) else { return nil }
        let hasSigns = words.contains { "()-./ ".contains($0) }
        if !hasSigns, !isInternational, digits.count != 10, digits.count != 11 { return nil }
        // Four groups between dots are a machine's address, three that begin with a year a day.
        if words.split(separator: ".").count == 4, words.allSatisfy({ $0.isNumber || $0 == "." }), digits.count <= 12,
            !isInternational
        {
            return nil
        }
        let groups = words.split(whereSeparator: { !$0.isNumber })
        if !isInternational, groups.allSatisfy({ $0.count == 1 }) || groups.count > 7 { return nil }
        return (range, URL(string: "tel:" + (isInternational ? "+" : "") + digits))
    }
}
