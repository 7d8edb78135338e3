import AppleFoundation
import TestEvidence
import Testing

/// Spans of time in words and numbers.
@Suite("AppleFoundation / Spans of time", .documented("DateComponentsFormatter"))
struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        return formatter
    }

    @Test(
        arguments: [
            (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.brief, "9hr 41min 30sec"),
            (.short, "9 hr, 41 min, 30 sec"),
            (.full, "9 hours, 41 minutes, 30 seconds"), (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
        ] as [(DateComponentsFormatter.UnitsStyle, String)])
    func `each style writes as documented`(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: DateComponents(hour: 9, minute: 41, second: 30)) == text)
        #expect(formatter(style).string(from: 9 * 3600 + 41 * 60 + 30) == text)
    }

    @Test func `one of a unit is singular, and zeros are left out of words`() {
        let full = formatter(.full)
        #expect(full.string(from: DateComponents(hour: 1, minute: 0, second: 1)) == "1 hour, 1 second")
        #expect(full.string(from: DateComponents(year: 1, month: 2, day: 10)) == "1 year, 2 months, 1 week, 3 days")
        #expect(full.string(from: 0) == "0 seconds" && full.string(from: DateComponents(hour: 0, minute: 0)) == "0 minutes")
        #expect(full.string(from: -90) == "-1 minute, 30 seconds")
    }

    @Test func `numbers leave leading zeros out and pad the others`() {
        let units: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(formatter(.positional, units).string(from: 3610) == "1:00:10")
        #expect(formatter(.positional, units).string(from: 70) == "1:10")
        let padded = formatter(.positional, units)
        padded.zeroFormattingBehavior = .pad
        #expect(padded.string(from: 70) == "00:01:10")
        let minutes = formatter(.positional, [.minute, .second])
        minutes.zeroFormattingBehavior = .pad
        #expect(minutes.string(from: 65) == "01:05" && minutes.string(from: 3605) == "60:05")
        #expect(minutes.string(from: .nan) == nil)
    }

    @Test func `units can be limited, collapsed and left as zeros`() {
        let one = formatter(.full)
        one.maximumUnitCount = 2
        #expect(one.string(from: 3600 + 660 + 5) == "1 hour, 11 minutes")
        let short = formatter(.abbreviated, [.minute, .second])
        short.collapsesLargestUnit = true
        #expect(short.string(from: 63) == "63s" && short.string(from: 130) == "2m 10s")
        let all = formatter(.abbreviated, [.hour, .minute, .second])
        all.zeroFormattingBehavior = []
        #expect(all.string(from: 60) == "0h 1m 0s")
        all.zeroFormattingBehavior = .dropTrailing
        #expect(all.string(from: 60) == "0h 1m")
        let remaining = formatter(.full)
        remaining.includesApproximationPhrase = true
        remaining.includesTimeRemainingPhrase = true
        #expect(remaining.string(from: 600) == "About 10 minutes remaining")
    }

    @Test func `a span between dates is counted in the calendar`() throws {
        let start = Date(timeIntervalSince1970: 1_706_745_600)  // 1 February 2024
        let end = Date(timeIntervalSince1970: 1_709_251_200)  // 1 March 2024
        #expect(formatter(.full, [.month]).string(from: start, to: end) == "1 month")
        #expect(formatter(.full, [.day]).string(from: start, to: end) == "29 days")
        #expect(formatter(.full).string(for: DateComponents(minute: 2)) == "2 minutes")
        #expect(formatter(.full).string(for: "x") == nil)
    }

    @Test(arguments: [("de_DE", "4 Stunden und 10 Minuten"), ("fr_FR", "4 heures et 10 minutes"), ("ja_JP", "4時間 10分")])
    func `other languages have their words`(locale: String, text: String) {
        // The toolchain's data puts spaces in some places that do not break.
        let written = formatter(.full, locale: locale).string(from: 15_000)
        #expect(written?.replacingOccurrences(of: "\u{A0}", with: " ") == text)
    }

    @Test func `the class writes components in one call`() {
        let text = DateComponentsFormatter.localizedString(from: DateComponents(hour: 4, minute: 10), unitsStyle: .full)
        #expect(text?.contains("4") == true && text?.contains("10") == true)
    }
}
