import AppleFoundation
import TestEvidence
import Testing

@testable import UIKit

/// What a date picker lets be chosen, without views.
@Suite("Views / Pickers / Date choice")
struct DateChoiceTests {
    private func choice(
        _ mode: DateChoice.Mode, _ text: String = "2024-03-15 13:47", locale: String = "en_US"
    ) -> DateChoice {
        var choice = DateChoice()
        choice.mode = mode
        choice.locale = Locale(identifier: locale)
        choice.calendar = Calendar(identifier: .gregorian)
        choice.calendar.locale = choice.locale
        choice.calendar.timeZone = .gmt
        choice.date = date(text)
        return choice
    }

    private func date(_ text: String) -> Date {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter.date(from: text)!
    }

    private func columns(_ choice: DateChoice, rightToLeft: Bool = false) -> DateColumns {
        DateColumns(choice, now: date("2024-03-15 09:00"), isRightToLeft: rightToLeft)
    }

    // MARK: Rules
    @Test(.documented("UIDatePicker.minuteInterval: must divide 60 evenly; 1 to 30"))
    func `only what divides the hour is an interval, and dates go down to it`() {
        #expect((-1...61).filter(DateChoice.isInterval) == [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])
        var time = choice(.time)
        time.interval = 15
        #expect(time.result == date("2024-03-15 13:45"))
        time.roundsToInterval = false
        #expect(time.result == date("2024-03-15 13:47"))
        var day = choice(.date)
        day.interval = 15
        #expect(day.result == date("2024-03-15 13:47"))
    }

    @Test(.documented("UIDatePicker: minimumDate above maximumDate, and both in a timer, are ignored"))
    func `dates stay within the bounds, unless these contradict each other`() {
        var one = choice(.dateAndTime)
        one.minimum = date("2024-03-01 00:00")
        one.maximum = date("2024-03-20 00:00")
        #expect(one.clamped(date("2024-02-01 00:00")) == one.minimum && one.clamped(date("2025-01-01 00:00")) == one.maximum)
        one.maximum = date("2024-01-01 00:00")
        #expect(one.clamped(date("2024-02-01 00:00")) == date("2024-02-01 00:00"))
        one.maximum = nil
        one.mode = .countDownTimer
        #expect(one.clamped(date("2024-02-01 00:00")) == date("2024-02-01 00:00"))
    }

    @Test(.documented("UIDatePicker.countDownDuration: 0 to 86,399 seconds, whole minutes"))
    func `a timer's length is hours and minutes`() {
        var timer = choice(.countDownTimer)
        timer.duration = 4 * 3600 + 10 * 60 + 59
        #expect(timer.duration == 15_000)
        timer.duration = 1e9
        #expect(timer.duration == 86_340)
        timer.duration = .nan
        #expect(timer.duration == 0)
    }

    // MARK: Wheels
    @Test(
        .assumed("the order of Foundation's own patterns"),
        arguments: [
            ("en_US", [DateColumns.Kind.month, .dayOfMonth, .year], [.hour, .minute, .period]),
            ("de_DE", [.dayOfMonth, .month, .year], [.hour, .minute]),
            ("en_GB", [.dayOfMonth, .month, .year], [.hour, .minute]),
            ("ja_JP", [.year, .month, .dayOfMonth], [.hour, .minute]),
            ("ko_KR", [.year, .month, .dayOfMonth], [.period, .hour, .minute]),
        ] as [(String, [DateColumns.Kind], [DateColumns.Kind])])
    func `wheels stand in the order of the language`(
        locale: String, date: [DateColumns.Kind], time: [DateColumns.Kind]
    ) {
        #expect(columns(choice(.date, locale: locale)).kinds == date)
        #expect(columns(choice(.time, locale: locale)).kinds == time)
        #expect(columns(choice(.dateAndTime, locale: locale)).kinds == [.day] + time)
        #expect(columns(choice(.yearAndMonth, locale: locale)).kinds == date.filter { $0 != .dayOfMonth })
    }

    @Test(.assumed("numbers are written from left to right in every language"))
    func `from right to left the hour stays left of its minutes`() {
        #expect(columns(choice(.time, locale: "ar_EG"), rightToLeft: true).kinds == [.minute, .hour, .period])
    }

    @Test(.assumed("the words that Foundation has"))
    func `rows have the language's words, and today is called so`() {
        let american = columns(choice(.dateAndTime))
        let rows = american.kinds.map { american.row($0, for: self.date("2024-03-15 13:47"), near: nil) }
        #expect(zip(rows, american.kinds).map { american.text($0, $1) } == ["Today", "1", "47", "PM"])
        #expect(american.text(rows[0] + 1, .day) == "Sat, Mar 16")
        let german = columns(choice(.date, locale: "de_DE"))
        let parts = german.kinds.map { german.row($0, for: self.date("2024-03-15 13:47"), near: nil) }
        #expect(zip(parts, german.kinds).map { german.text($0, $1) } == ["15", "März", "2024"])
        let midnight = columns(choice(.time, "2024-03-15 00:05"))
        let hours = midnight.kinds.map { midnight.row($0, for: self.date("2024-03-15 00:05"), near: nil) }
        #expect(zip(hours, midnight.kinds).map { midnight.text($0, $1) } == ["12", "05", "AM"])
    }

    @Test(
        .ours, arguments: [DateChoice.Mode.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth],
        ["en_US", "de_DE", "ja_JP", "ar_EG", "ko_KR", "hu_HU"])
    func `the rows of a date mean that date again`(mode: DateChoice.Mode, locale: String) {
        for text in ["2024-03-15 13:47", "2024-02-29 00:00", "1999-12-31 23:59", "2024-01-01 12:00"] {
            var one = choice(mode, text, locale: locale)
            one.interval = mode == .time ? 1 : 1
            let wheels = columns(one)
            let rows = wheels.kinds.map { wheels.row($0, for: one.date, near: nil) }
            if mode == .countDownTimer, one.duration == 0 {
                // There is no timer of no length.
                #expect(wheels.date(rows: rows) == one.date.addingTimeInterval(60))
            } else {
                #expect(wheels.date(rows: rows) == one.date, "\(text)")
            }
        }
    }

    @Test(.assumed("a day that a month doesn't have becomes its last"))
    func `the thirty-first of a shorter month is its last day`() {
        let wheels = columns(choice(.date, "2023-01-31 08:00"))
        var rows = wheels.kinds.map { wheels.row($0, for: self.date("2023-01-31 08:00"), near: nil) }
        rows[0] += 1
        #expect(wheels.date(rows: rows) == date("2023-02-28 08:00"))
        #expect(!columns(choice(.date, "2023-02-28 08:00")).allows(30, .dayOfMonth))
        #expect(columns(choice(.date, "2023-02-28 08:00")).allows(27, .dayOfMonth))
    }

    @Test(.assumed("rows that cannot be chosen are pale"))
    func `rows outside the bounds can be told`() {
        var one = choice(.date)
        one.minimum = date("2024-03-10 12:00")
        one.maximum = date("2025-06-01 00:00")
        let wheels = columns(one)
        #expect(!wheels.allows(0, .month) && wheels.allows(2, .month) && !wheels.allows(8, .dayOfMonth))
        #expect(wheels.allows(9, .dayOfMonth) && !wheels.allows(2022, .year) && wheels.allows(2023, .year))
        #expect(wheels.allows(2024, .year) && !wheels.allows(2025, .year))
    }

    @Test(.ours)
    func `the row for a date is the nearest of those that mean the same`() {
        let wheels = columns(choice(.date))
        let near = wheels.row(.month, for: date("2024-12-15 00:00"), near: 120)
        #expect(near == 119)
        #expect(wheels.row(.month, for: date("2024-01-15 00:00"), near: 119) == 120)
        #expect(wheels.row(.month, for: date("2024-12-15 00:00"), near: 0) == 11)
    }
}
