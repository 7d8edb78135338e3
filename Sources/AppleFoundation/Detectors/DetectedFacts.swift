import Foundation

/// What something that was found in a text means.
struct DetectedFacts {
    var url: URL?
    var phoneNumber: String?
    var date: Date?
    var parts: [NSTextCheckingKey: String]?

    /// Nil for a day that no calendar has.
    init?(_ type: NSTextCheckingResult.CheckingType, _ words: String, _ url: URL?) {
        switch type {
        case .link: self.url = url
        case .phoneNumber: phoneNumber = words
        case .date:
            guard let date = DetectedDay(words).date(after: Date(), Calendar(identifier: .gregorian)) else { return nil }
            self.date = date
        case .address: parts = Self.address(words)
        default:
            let digits = words.reversed().prefix { $0.isNumber }
            let flight = String(digits.reversed())
            let airline = words.dropLast(flight.count).split(separator: " ").last.map(String.init)
            parts = [.flight: flight]
            parts?[.airline] = airline
        }
    }

    private static func address(_ words: String) -> [NSTextCheckingKey: String] {
        let pieces = words.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        var parts: [NSTextCheckingKey: String] = [.street: pieces[0]]
        for piece in pieces.dropFirst() {
            for word in piece.split(separator: " ") {
                if word.first?.isNumber == true {
                    parts[.zip] = String(word)
                } else if word.count == 2, word.allSatisfy({ $0.isUppercase }) {
                    parts[.state] = String(word)
                } else {
                    parts[.city] = [parts[.city], String(word)].compactMap { $0 }.joined(separator: " ")
                }
            }
        }
        return parts
    }
}

/// A day as people write it, with a time if they say one.
struct DetectedDay {
    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var weekday: Int?
    /// Of a word that counts from today.
    private var away: Int?
    private var isNextWeek = false
    private var isLastWeek = false
    private var hour = 12
    private var minute = 0
    private var second = 0

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

    init(_ words: String) {
        var rest = words.lowercased()
        readTime(&rest)
        if readNumbers(rest) { return }
        for word in rest.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "." }) { read(String(word)) }
    }

    private mutating func read(_ word: String) {
        if let number = Int(word.prefix { $0.isNumber }) {
            if number > 31 { year = number } else { day = day ?? number }
            return
        }
        switch word {
        case "today": away = 0
        case "tonight": (away, hour) = (0, hour == 12 ? 20 : hour)
        case "tomorrow": away = 1
        case "yesterday": away = -1
        case "next": isNextWeek = true
        case "last": isLastWeek = true
        default:
            let start = String(word.prefix(3))
            if word.hasSuffix("day"), let found = Self.weekdays.firstIndex(of: start) {
                weekday = found + 1
            } else if let found = Self.months.firstIndex(of: start) {
                month = found + 1
            }
        }
    }

    private static let time = try? NSRegularExpression(
        pattern: #"(?:^|[,\sT])(?:at\s)?(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s?(?:([ap])\.?m\b\.?)?z?$"#,
        options: .caseInsensitive)

    /// Takes it away from the end.
    private mutating func readTime(_ words: inout String) {
        let text = words as NSString
        let whole = NSRange(location: 0, length: text.length)
        guard let match = Self.time?.firstMatch(in: words, options: [], range: whole) else { return }
        func number(_ group: Int) -> Int? {
            match.range(at: group).location == NSNotFound ? nil : Int(text.substring(with: match.range(at: group)))
        }
        let half = match.range(at: 4).location == NSNotFound ? nil : text.substring(with: match.range(at: 4))
        guard let read = number(1), number(2) != nil || half != nil else { return }
        hour = half.map { read % 12 + ($0 == "p" ? 12 : 0) } ?? read
        minute = number(2) ?? 0
        second = number(3) ?? 0
        words = text.substring(to: match.range.location)
    }

    /// Three numbers: the year first, or the month where strokes are between them, or the day where dots are.
    private mutating func readNumbers(_ words: String) -> Bool {
        for sign in ["-", "/", "."] {
            let numbers = words.split(separator: sign[sign.startIndex]).compactMap {
                Int($0.trimmingCharacters(in: .whitespaces))
            }
            guard numbers.count == 3 else { continue }
            switch sign {
            case "-": (year, month, day) = (numbers[0], numbers[1], numbers[2])
            case "/": (month, day, year) = (numbers[0], numbers[1], numbers[2])
            default: (day, month, year) = (numbers[0], numbers[1], numbers[2])
            }
            if sign == "/", let first = month, let second = day, first > 12 { (month, day) = (second, first) }
            if let short = year, short < 100 { year = 2000 + short }
            return true
        }
        return false
    }

    /// Days without a year are the next such.
    func date(after now: Date, _ calendar: Calendar) -> Date? {
        var parts = calendar.dateComponents([.year, .month, .day], from: now)
        if let month, let day {
            guard (1...12).contains(month), (1...31).contains(day) else { return nil }
            let today = (parts.month ?? 1, parts.day ?? 1)
            if year == nil, (month, day) < today { parts.year = (parts.year ?? 0) + 1 }
            parts.year = year ?? parts.year
            (parts.month, parts.day) = (month, day)
        } else if let weekday {
            let today = calendar.component(.weekday, from: now)
            var away = (weekday - today + 7) % 7
            if isLastWeek { away = away == 0 ? -7 : away - 7 } else if isNextWeek, away == 0 { away = 7 }
            parts.day = (parts.day ?? 1) + away
        } else if let away {
            parts.day = (parts.day ?? 1) + away
        } else {
            return nil
        }
        (parts.hour, parts.minute, parts.second) = (hour, minute, second)
        guard let found = calendar.date(from: parts) else { return nil }
        if let day, month != nil, calendar.component(.day, from: found) != day { return nil }
        return found
    }
}
