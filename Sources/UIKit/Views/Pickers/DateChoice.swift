import AppleFoundation

/// What a date picker lets be chosen, and what has been: dates and rules, and no views.
struct DateChoice {
    enum Mode: Int { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    var mode = Mode.dateAndTime
    /// With the picker's locale and time zone.
    var calendar = Calendar.current
    var locale = Locale.current
    var minimum: Date?
    var maximum: Date?
    var interval = 1
    var roundsToInterval = true
    /// As it was set, within the bounds.
    var date = Date(timeIntervalSinceReferenceDate: 0)

    /// Everything but the date.
    func hasSameRules(as other: DateChoice) -> Bool {
        mode == other.mode && calendar == other.calendar && locale == other.locale && minimum == other.minimum
            && maximum == other.maximum && interval == other.interval && roundsToInterval == other.roundsToInterval
    }

    // MARK: Rules

    /// Bounds that contradict each other are none, and timers have none.
    var bounds: (lower: Date?, upper: Date?) {
        if mode == .countDownTimer { return (nil, nil) }
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    func clamped(_ date: Date) -> Date {
        let (lower, upper) = bounds
        if let lower, date < lower { return lower }
        if let upper, date > upper { return upper }
        return date
    }

    /// Down to the interval; minutes as they are keep their seconds.
    func rounded(_ date: Date) -> Date {
        guard interval > 1, roundsToInterval, mode != .date, mode != .yearAndMonth else { return date }
        let minute = calendar.component(.minute, from: date)
        let second = calendar.component(.second, from: date)
        let fraction = date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate.rounded(.down)
        return date.addingTimeInterval(-(Double((minute % interval) * 60 + second) + fraction))
    }

    var result: Date { rounded(date) }

    /// Only what divides the hour.
    static func isInterval(_ minutes: Int) -> Bool { (1...30).contains(minutes) && 60 % minutes == 0 }

    /// Hours and minutes of the date, which is what a timer keeps its length in.
    var duration: TimeInterval {
        get {
            let parts = calendar.dateComponents([.hour, .minute], from: result)
            return Double((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let minutes = newValue.isFinite ? Int(max(0, min(86_399, newValue))) / 60 : 0
            date = at(minutes / 60, minutes % 60, on: date)
        }
    }

    // MARK: Parts of a date

    func at(_ hour: Int, _ minute: Int, on day: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        parts.hour = hour
        parts.minute = minute
        return calendar.date(from: parts) ?? day
    }

    /// Days that the month doesn't have become its last; the time of day stays.
    func on(year: Int, month: Int, day: Int) -> Date {
        var parts = calendar.dateComponents([.era, .hour, .minute, .second, .nanosecond], from: date)
        parts.year = year
        parts.month = month
        parts.day = min(day, daysOfMonth(year, month))
        return calendar.date(from: parts) ?? date
    }

    func daysOfMonth(_ year: Int, _ month: Int) -> Int {
        var parts = calendar.dateComponents([.era], from: date)
        (parts.year, parts.month, parts.day) = (year, month, 1)
        return calendar.date(from: parts).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
    }

    /// Whether any moment of the span around the date may be chosen.
    func allows(_ component: Calendar.Component, of date: Date) -> Bool {
        let (lower, upper) = bounds
        guard lower != nil || upper != nil else { return true }
        guard let span = calendar.dateInterval(of: component, for: date) else { return clamped(date) == date }
        if let lower, span.end <= lower { return false }
        if let upper, span.start > upper { return false }
        return true
    }

    // MARK: Words

    /// The order and the signs that a language uses for some parts of a date.
    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    func formatter(_ pattern: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = pattern
        return formatter
    }

    func text(_ date: Date, _ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
        let formatter = formatter("")
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    /// Letters of a pattern that stand for parts, in their order, without what is quoted.
    static func letters(of pattern: String) -> [Character] {
        var result: [Character] = []
        var isQuoted = false
        for letter in pattern {
            if letter == "'" {
                isQuoted.toggle()
            } else if !isQuoted, letter.isLetter, !result.contains(letter) {
                result.append(letter)
            }
        }
        return result
    }
}
