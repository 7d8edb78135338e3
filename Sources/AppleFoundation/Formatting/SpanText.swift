import Foundation

/// The words for parts of a span of time.
struct SpanText {
    typealias Part = (unit: Calendar.Component, value: Int)

    let style: DateComponentsFormatter.UnitsStyle
    let locale: Locale
    let pads: Bool

    func text(_ parts: [Part]) -> String {
        if style == .positional { return positional(parts) }
        if locale.language.languageCode?.identifier == "en" { return english(parts) }
        return translated(parts)
    }

    // MARK: Numbers

    private func number(_ value: Int, digits: Int = 1, groups: Bool = false) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = groups ? .decimal : .none
        formatter.minimumIntegerDigits = digits
        return formatter.string(from: NSNumber(value: value)) ?? String(value)
    }

    /// Hours, minutes and seconds stand between colons, larger units before them with their signs.
    private func positional(_ parts: [Part]) -> String {
        let clock: Set<Calendar.Component> = [.hour, .minute, .second]
        let small = parts.filter { clock.contains($0.unit) }
        let large = parts.filter { !clock.contains($0.unit) }
        let times = small.enumerated().map { index, part in
            number(part.value, digits: index > 0 || pads ? 2 : 1, groups: index == 0)
        }.joined(separator: ":")
        let others = SpanText(style: .abbreviated, locale: locale, pads: pads).text(large)
        return [others, times].filter { !$0.isEmpty }.joined(separator: " ")
    }

    // MARK: English

    private struct Names {
        var full: String
        var short: (one: String, many: String)
        var brief: (one: String, many: String)
        var sign: String
    }

    private static func names(_ unit: Calendar.Component) -> Names {
        switch unit {
        case .year: return Names(full: "year", short: ("yr", "yrs"), brief: ("yr", "yrs"), sign: "y")
        case .month: return Names(full: "month", short: ("mth", "mths"), brief: ("mth", "mths"), sign: "mo")
        case .weekOfMonth: return Names(full: "week", short: ("wk", "wks"), brief: ("wk", "wks"), sign: "w")
        case .day: return Names(full: "day", short: ("day", "days"), brief: ("day", "days"), sign: "d")
        case .hour: return Names(full: "hour", short: ("hr", "hr"), brief: ("hr", "hr"), sign: "h")
        case .minute: return Names(full: "minute", short: ("min", "min"), brief: ("min", "min"), sign: "m")
        default: return Names(full: "second", short: ("sec", "sec"), brief: ("sec", "sec"), sign: "s")
        }
    }

    private func english(_ parts: [Part]) -> String {
        let texts = parts.map { part -> String in
            let names = Self.names(part.unit)
            let value = number(part.value, groups: true)
            switch style {
            case .full: return "\(value) \(names.full)\(part.value == 1 ? "" : "s")"
            case .spellOut: return "\(spelledOut(part.value)) \(names.full)\(part.value == 1 ? "" : "s")"
            case .short: return "\(value) \(part.value == 1 ? names.short.one : names.short.many)"
            case .brief: return value + (part.value == 1 ? names.brief.one : names.brief.many)
            default: return value + names.sign
            }
        }
        return texts.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
    }

    private func spelledOut(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? String(value)
    }

    // MARK: Other languages

    /// Weeks and smaller units are written by the toolchain's own data. It has none for months and years, which are told by their signs in
    /// patterns of dates.
    private func translated(_ parts: [Part]) -> String {
        var texts: [String] = []
        var rest: [Part] = []
        for part in parts {
            switch part.unit {
            case .year, .month: texts.append(named(part))
            default: rest.append(part)
            }
        }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            style == .full || style == .spellOut ? .wide : style == .short ? .abbreviated : .narrow
        let seconds: [Calendar.Component: Int64] = [
            .weekOfMonth: 604_800, .day: 86_400, .hour: 3600, .minute: 60, .second: 1,
        ]
        let units: [Calendar.Component: Duration.UnitsFormatStyle.Unit] = [
            .weekOfMonth: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
        ]
        if !rest.isEmpty {
            let total = rest.reduce(Int64(0)) { $0 + Int64($1.value) * (seconds[$1.unit] ?? 0) }
            let allowed = Set(rest.compactMap { units[$0.unit] })
            texts.append(
                Duration.seconds(total).formatted(
                    .units(allowed: allowed, width: width, zeroValueUnits: .show(length: 1)).locale(locale)))
        }
        return texts.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
    }

    private func named(_ part: Part) -> String {
        let languages: [String: (year: (String, String), month: (String, String))] = [
            "de": (("Jahr", "Jahre"), ("Monat", "Monate")), "fr": (("an", "ans"), ("mois", "mois")),
            "es": (("año", "años"), ("mes", "meses")), "it": (("anno", "anni"), ("mese", "mesi")),
            "pt": (("ano", "anos"), ("mês", "meses")), "nl": (("jaar", "jaar"), ("maand", "maanden")),
            "sv": (("år", "år"), ("månad", "månader")), "da": (("år", "år"), ("måned", "måneder")),
            "nb": (("år", "år"), ("måned", "måneder")),
            "ja": (("年", "年"), ("か月", "か月")), "zh": (("年", "年"), ("个月", "个月")), "ko": (("년", "년"), ("개월", "개월")),
        ]
        let value = number(part.value, groups: true)
        let language = locale.language.languageCode?.identifier ?? ""
        guard let names = languages[language] else {
            return SpanText(style: style, locale: Locale(identifier: "en_US"), pads: pads).text([part])
        }
        let pair = part.unit == .year ? names.year : names.month
        let isTight = ["ja", "zh", "ko"].contains(language)
        return value + (isTight ? "" : " ") + (part.value == 1 ? pair.0 : pair.1)
    }
}
