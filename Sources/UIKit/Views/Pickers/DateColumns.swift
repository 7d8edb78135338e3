import AppleFoundation

/// The wheels of a date picker as rows of words: which there are, in which order, what stands in them, and what their rows mean.
struct DateColumns {
    enum Kind: Equatable { case day, month, dayOfMonth, year, hour, minute, period, hours, minutes }

    private(set) var choice: DateChoice
    let kinds: [Kind]
    let is24Hours: Bool
    let isRightToLeft: Bool
    /// The first of the days that are offered one by one.
    private let firstDay: Date
    private let texts: [Kind: [String]]
    private let dayFormatter: DateFormatter
    private let yearFormatter: NumberFormatter
    private let today: Date
    private let todayText: String

    /// How often what begins again is there.
    private static let turns = 400
    private static let days = 20_000
    private static let years = 9_999

    init(_ choice: DateChoice, now: Date, isRightToLeft: Bool) {
        self.choice = choice
        let time = DateChoice.letters(of: choice.pattern("jm"))
        is24Hours = !time.contains("a") && !time.contains("b") && !time.contains("B")
        self.isRightToLeft = isRightToLeft
        var kinds = Self.kinds(choice, time: time)
        // Numbers run from left to right in every language: the hour stays left of its minutes.
        if isRightToLeft, let hour = kinds.firstIndex(of: .hour), let minute = kinds.firstIndex(of: .minute) {
            kinds.swapAt(hour, minute)
        }
        self.kinds = kinds
        let calendar = choice.calendar
        today = calendar.startOfDay(for: now)
        let middle = calendar.startOfDay(for: choice.date)
        firstDay = calendar.date(byAdding: .day, value: -Self.days / 2, to: middle) ?? middle
        dayFormatter = choice.formatter(choice.pattern("EEEMMMd"))
        yearFormatter = NumberFormatter()
        yearFormatter.locale = choice.locale
        yearFormatter.usesGroupingSeparator = false
        texts = Self.texts(choice, is24Hours: is24Hours)
        todayText = Self.wordForToday(choice.locale)
    }

    private static func kinds(_ choice: DateChoice, time: [Character]) -> [Kind] {
        let hours = time.compactMap { letter -> Kind? in
            switch letter {
            case "h", "H", "k", "K": return .hour
            case "m": return .minute
            case "a", "b", "B": return .period
            default: return nil
            }
        }
        func dates(_ template: String) -> [Kind] {
            DateChoice.letters(of: choice.pattern(template)).compactMap { letter in
                switch letter {
                case "y", "u", "r", "U": return .year
                case "M", "L": return .month
                case "d": return .dayOfMonth
                default: return nil
                }
            }
        }
        switch choice.mode {
        case .time: return hours
        case .date: return dates("yMMMMd")
        case .dateAndTime: return [.day] + hours
        case .countDownTimer: return [.hours, .minutes]
        case .yearAndMonth: return dates("yMMMM")
        }
    }

    private static func texts(_ choice: DateChoice, is24Hours: Bool) -> [Kind: [String]] {
        let calendar = choice.calendar
        let reference = calendar.startOfDay(for: choice.date)
        let names = choice.formatter("LLLL")
        names.timeZone = calendar.timeZone
        let plain = NumberFormatter()
        plain.locale = choice.locale
        let padded = NumberFormatter()
        padded.locale = choice.locale
        padded.minimumIntegerDigits = 2
        func text(_ number: Int, _ formatter: NumberFormatter) -> String {
            formatter.string(from: NSNumber(value: number)) ?? String(number)
        }
        let padsHours = choice.pattern("jm").contains("HH") || choice.pattern("jm").contains("hh")
        let steps = Array(stride(from: 0, to: 60, by: choice.interval))
        return [
            .month: names.standaloneMonthSymbols,
            .dayOfMonth: (1...31).map { text($0, plain) },
            .hour: is24Hours
                ? (0..<24).map { text($0, padsHours ? padded : plain) }
                : (0..<12).map { text($0 == 0 ? 12 : $0, padsHours ? padded : plain) },
            .minute: steps.map { text($0, padded) },
            .period: [names.amSymbol, names.pmSymbol],
            .hours: (0..<24).map { text($0, plain) },
            .minutes: steps.map { text($0, plain) },
            .day: [choice.formatter("d").string(from: reference)],
        ]
    }

    private static func wordForToday(_ locale: Locale) -> String {
        var style = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide, locale: locale)
        style.allowedFields = [.day]
        let word = style.format(Date())
        return word.prefix(1).uppercased(with: locale) + word.dropFirst()
    }

    // MARK: Rows

    private func base(_ kind: Kind) -> Int { texts[kind]?.count ?? 0 }

    /// Years, days and halves of the day have an end, as the numbers of a timer do not.
    private func turns(_ kind: Kind) -> Int {
        switch kind {
        case .day, .year, .period: return 1
        default: return Self.turns
        }
    }

    func rowCount(_ kind: Kind) -> Int {
        switch kind {
        case .day: return Self.days
        case .year: return Self.years
        default: return base(kind) * turns(kind)
        }
    }

    func text(_ row: Int, _ kind: Kind) -> String {
        switch kind {
        case .day:
            let date = day(row)
            return choice.calendar.isDate(date, inSameDayAs: today) ? todayText : dayFormatter.string(from: date)
        case .year: return yearFormatter.string(from: NSNumber(value: row + 1)) ?? String(row + 1)
        default:
            let texts = texts[kind] ?? []
            return texts.isEmpty ? "" : texts[row % texts.count]
        }
    }

    /// What the widest row may be.
    func samples(_ kind: Kind) -> [String] {
        switch kind {
        case .day:
            let calendar = choice.calendar
            let start = calendar.date(from: calendar.dateComponents([.era, .year], from: choice.date)) ?? choice.date
            return [todayText]
                + (0..<12).flatMap { month -> [String] in
                    guard let first = calendar.date(byAdding: .month, value: month, to: start) else { return [] }
                    return (20...26).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
                        .map(dayFormatter.string)
                }
        case .year: return [text(2887, .year)]
        default: return texts[kind] ?? []
        }
    }

    private func day(_ row: Int) -> Date {
        choice.calendar.date(byAdding: .day, value: row, to: firstDay) ?? firstDay
    }

    /// The row that stands for the date; of those that mean the same the nearest to another.
    func row(_ kind: Kind, for date: Date, near row: Int?) -> Int {
        let parts = choice.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let hour = parts.hour ?? 0
        let value: Int
        switch kind {
        case .day:
            let day = choice.calendar.startOfDay(for: date)
            let count = choice.calendar.dateComponents([.day], from: firstDay, to: day).day ?? 0
            return max(0, min(Self.days - 1, count))
        case .year: return max(0, min(Self.years - 1, (parts.year ?? 1) - 1))
        case .month: value = (parts.month ?? 1) - 1
        case .dayOfMonth: value = (parts.day ?? 1) - 1
        case .hour: value = is24Hours ? hour : hour % 12
        case .hours: value = hour
        case .minute, .minutes: value = (parts.minute ?? 0) / choice.interval
        case .period: return hour < 12 ? 0 : 1
        }
        let count = max(1, base(kind))
        let near = row ?? count * (turns(kind) / 2)
        let start = near - near % count + value
        let nearest = [start - count, start, start + count].min { abs($0 - near) < abs($1 - near) } ?? start
        return max(value, min(count * (turns(kind) - 1) + value, nearest))
    }

    /// Whether the days have run out, so that they have to be laid out anew around the date.
    func reaches(_ date: Date) -> Bool {
        guard kinds.contains(.day) else { return true }
        let count = choice.calendar.dateComponents([.day], from: firstDay, to: date).day ?? 0
        return (200..<(Self.days - 200)).contains(count)
    }

    // MARK: Meaning

    /// The date for a row of each wheel, before bounds have their say.
    func date(rows: [Int]) -> Date {
        var values: [Kind: Int] = [:]
        for (kind, row) in zip(kinds, rows) { values[kind] = kind == .day || kind == .year ? row : row % max(1, base(kind)) }
        let parts = choice.calendar.dateComponents([.year, .month, .day], from: choice.date)
        switch choice.mode {
        case .date, .yearAndMonth:
            return choice.on(
                year: values[.year].map { $0 + 1 } ?? parts.year ?? 1, month: values[.month].map { $0 + 1 } ?? parts.month ?? 1,
                day: values[.dayOfMonth].map { $0 + 1 } ?? parts.day ?? 1)
        case .time, .dateAndTime:
            var hour = values[.hour] ?? 0
            if !is24Hours { hour += (values[.period] ?? 0) * 12 }
            return choice.at(
                hour, (values[.minute] ?? 0) * choice.interval, on: values[.day].map { day($0) } ?? choice.date)
        case .countDownTimer:
            // There is no timer of no length.
            let minutes = (values[.hours] ?? 0) * 60 + (values[.minutes] ?? 0) * choice.interval
            let length = max(minutes, choice.interval)
            return choice.at(length / 60, length % 60, on: choice.date)
        }
    }

    /// Whether a row may be chosen, with the others as they are.
    func allows(_ row: Int, _ kind: Kind) -> Bool {
        let parts = choice.calendar.dateComponents([.year, .month, .day, .hour], from: choice.date)
        let value = row % max(1, kind == .day || kind == .year ? Int.max : base(kind))
        switch kind {
        case .day: return choice.allows(.day, of: day(row))
        case .year:
            return choice.allows(.year, of: choice.on(year: row + 1, month: 6, day: 15))
        case .month: return choice.allows(.month, of: choice.on(year: parts.year ?? 1, month: value + 1, day: 1))
        case .dayOfMonth:
            let (year, month) = (parts.year ?? 1, parts.month ?? 1)
            return value < choice.daysOfMonth(year, month)
                && choice.allows(.day, of: choice.on(year: year, month: month, day: value + 1))
        case .hour:
            let hour = is24Hours ? value : value + ((parts.hour ?? 0) < 12 ? 0 : 12)
            return choice.allows(.hour, of: choice.at(hour, 0, on: choice.date))
        case .minute:
            return choice.allows(.minute, of: choice.at(parts.hour ?? 0, value * choice.interval, on: choice.date))
        case .period, .hours, .minutes: return true
        }
    }

    mutating func chose(_ date: Date) { choice.date = date }
}
