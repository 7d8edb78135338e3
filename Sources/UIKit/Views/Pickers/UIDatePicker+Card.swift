import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIDatePicker {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIDatePicker.self, element: "datePicker") { card in
            card.property("datePickerMode", \.datePickerMode, file: .same)
            card.property("preferredDatePickerStyle", \.preferredDatePickerStyle, file: "style")
            card.property("locale", \.locale, file: .same)
            card.property("calendar", \.calendar)
            card.property("timeZone", \.timeZone, file: .same)
            card.property("minuteInterval", \.minuteInterval, file: .same)
            card.property("roundsToMinuteInterval", \.roundsToMinuteInterval, file: .same)
            card.property("minimumDate", \.minimumDate, file: .same)
            card.property("maximumDate", \.maximumDate, file: .same)
            card.property("date", \.date)
            card.property("countDownDuration", \.countDownDuration, file: .same)
            card.reading("datePickerStyle", \.datePickerStyle)
            // The date in a file counts where the file says that it isn't to be that of the day.
            card.attribute("useCurrentDate", FixedDate.self) { $0.date = $1.date }
        }
    }
}

extension UIDatePicker.Mode: InterfaceWord {
    nonisolated init(word: IBValue) {
        switch word {
        case "time": self = .time
        case "date": self = .date
        case "countDownTimer": self = .countDownTimer
        case "yearAndMonth": self = .yearAndMonth
        default: self = .dateAndTime
        }
    }
}

extension UIDatePickerStyle: InterfaceWord {
    nonisolated init(word: IBValue) {
        switch word {
        case "wheels": self = .wheels
        case "compact": self = .compact
        case "inline": self = .inline
        default: self = .automatic
        }
    }
}

/// The date of a file that has one of its own.
private struct FixedDate: InterfaceValue {
    var date: Date

    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> FixedDate? {
        guard id.flatMap(element.bool) == false else { return nil }
        return Date.read(nil, "date", element, reader).map { FixedDate(date: $0) }
    }
}

extension Date: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Date? {
        element.first("date", key: name)?.number("timeIntervalSinceReferenceDate").map(
            Date.init(timeIntervalSinceReferenceDate:))
    }
}

extension Locale: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> Locale? {
        element.first("locale", key: name)?.string("localeIdentifier").map(Locale.init(identifier:))
    }
}

extension TimeZone: InterfaceValue {
    static func read(_ id: IBName?, _ name: String, _ element: IBElement, _ reader: any InterfaceReader) -> TimeZone? {
        element.first("timeZone", key: name)?.string("name").flatMap(TimeZone.init(identifier:))
    }
}
