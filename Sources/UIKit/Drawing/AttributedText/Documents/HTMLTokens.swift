import AppleFoundation

/// What a page consists of: tags and the characters between them. Anything is a page; nothing is refused.
struct HTMLTokens {
    enum Token: Equatable {
        case text(String)
        case start(String, [String: String], isClosed: Bool)
        case end(String)
    }

    private let units: [UInt8]
    private var place = 0

    init(_ page: String) { units = Array(page.utf8) }

    mutating func next() -> Token? {
        while place < units.count {
            guard units[place] == UInt8(ascii: "<"), let token = tag() else {
                if let text = text() { return .text(text) }
                continue
            }
            if let token { return token }
        }
        return nil
    }

    private func has(_ word: String, at start: Int) -> Bool {
        let bytes = Array(word.utf8)
        guard start + bytes.count <= units.count else { return false }
        return zip(bytes, units[start..<start + bytes.count]).allSatisfy { $0 == Self.lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(lowercased(byte)) }

    private func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF8.self) }

    /// Up to the next tag. A bracket that begins none is a character.
    private mutating func text() -> String? {
        let start = place
        if place < units.count, units[place] == UInt8(ascii: "<") { place += 1 }
        while place < units.count, units[place] != UInt8(ascii: "<") { place += 1 }
        return start < place ? HTMLEntities.decoded(string(start..<place)) : nil
    }

    /// Nil for what is no tag, and nothing inside of it for a comment or the like.
    private mutating func tag() -> Token?? {
        if has("<!--", at: place) {
            var end = place + 4
            while end < units.count, !has("-->", at: end) { end += 1 }
            place = min(units.count, end + 3)
            return .some(nil)
        }
        guard place + 1 < units.count else { return nil }
        let second = units[place + 1]
        if second == UInt8(ascii: "!") || second == UInt8(ascii: "?") {
            while place < units.count, units[place] != UInt8(ascii: ">") { place += 1 }
            place = min(units.count, place + 1)
            return .some(nil)
        }
        let isEnd = second == UInt8(ascii: "/")
        let nameStart = place + (isEnd ? 2 : 1)
        guard nameStart < units.count, Self.isLetter(units[nameStart]) else { return nil }
        place = nameStart
        let name = word { Self.isSpace($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }.lowercased()
        let (attributes, isClosed) = attributes()
        return isEnd ? .end(name) : .start(name, attributes, isClosed: isClosed)
    }

    private mutating func word(until ends: (UInt8) -> Bool) -> String {
        let start = place
        while place < units.count, !ends(units[place]) { place += 1 }
        return string(start..<place)
    }

    private mutating func skipSpace() { while place < units.count, Self.isSpace(units[place]) { place += 1 } }

    private mutating func attributes() -> ([String: String], Bool) {
        var found: [String: String] = [:]
        var isClosed = false
        while true {
            skipSpace()
            guard place < units.count else { return (found, isClosed) }
            if units[place] == UInt8(ascii: ">") {
                place += 1
                return (found, isClosed)
            }
            if units[place] == UInt8(ascii: "/") {
                isClosed = true
                place += 1
                continue
            }
            isClosed = false
            let start = place
            let name = word {
                Self.isSpace($0) || [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0)
            }.lowercased()
            skipSpace()
            if place < units.count, units[place] == UInt8(ascii: "=") {
                place += 1
                let value = value()
                if found[name] == nil { found[name] = HTMLEntities.decoded(value) }
            } else if found[name] == nil {
                found[name] = ""
            }
            if place == start { place += 1 }
        }
    }

    private mutating func value() -> String {
        skipSpace()
        guard place < units.count else { return "" }
        let quote = units[place]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return word { Self.isSpace($0) || $0 == UInt8(ascii: ">") }
        }
        place += 1
        let text = word { $0 == quote }
        place = min(units.count, place + 1)
        return text
    }

    /// What stands up to the end of a script or a style sheet, which has no tags in it.
    mutating func raw(upTo name: String) -> String {
        let start = place
        while place < units.count, !has("</" + name, at: place) { place += 1 }
        let text = string(start..<place)
        while place < units.count, units[place] != UInt8(ascii: ">") { place += 1 }
        place = min(units.count, place + 1)
        return text
    }

    /// What a page says about its bytes itself.
    static func encoding(of data: Data) -> String.Encoding? {
        let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        guard let charset = start.range(of: "charset=") else { return nil }
        let name = start[charset.upperBound...].drop { $0 == "\"" || $0 == "'" }
            .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        switch name {
        case "iso-8859-1", "latin1", "windows-1252": return .windowsCP1252
        case "utf-16": return .utf16
        default: return nil
        }
    }
}

/// Characters that are written by their names.
enum HTMLEntities {
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            let name = rest.prefix(10).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
            guard !name.isEmpty, let character = character(String(name)) else {
                result += "&"
                continue
            }
            result += character
            rest = rest.dropFirst(name.count)
            if rest.first == ";" { rest = rest.dropFirst() }
        }
        return result + rest
    }

    private static func character(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return named[name] }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        guard let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10) else { return nil }
        return Unicode.Scalar(value == 0 ? 0xFFFD : value).map { String($0) } ?? "\u{FFFD}"
    }

    /// In the order of the characters from 160 on.
    private static let latin =
        "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para "
        + "middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute "
        + "Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml "
        + "Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth "
        + "ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml"

    private static let named: [String: String] = {
        var all = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "mdash": "—", "ndash": "–",
            "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "euro": "€",
            "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "infin": "∞", "ne": "≠", "le": "≤",
            "ge": "≥", "minus": "−", "asymp": "≈", "sum": "∑", "radic": "√", "pi": "π", "alpha": "α", "beta": "β",
            "gamma": "γ", "delta": "δ", "mu": "μ", "omega": "ω", "Omega": "Ω", "dagger": "†", "Dagger": "‡", "permil": "‰",
            "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "oelig": "œ", "OElig": "Œ", "scaron": "š", "Scaron": "Š",
            "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
            "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "check": "✓", "hearts": "♥",
            "star": "☆",
        ]
        for (index, name) in latin.split(separator: " ").enumerated() {
            all[String(name)] = Unicode.Scalar(UInt32(160 + index)).map { String($0) }
        }
        return all
    }()
}
