import Foundation

/// Writes spans of time in words or numbers: `1 hour, 10 minutes`, `1h 10m`, `1:10`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// What becomes of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As numbers, the first are left out and the others padded; in words, all are left out.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: How it writes
    open var unitsStyle = UnitsStyle.positional
    /// Without any all that a span needs are used.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    /// Where a span begins, since months and years differ in length.
    open var referenceDate: Date?
    open var allowsFractionalUnits = false { didSet { Unsupported.kept("DateComponentsFormatter.allowsFractionalUnits") } }
    /// 0 for no limit. What is beyond it is cut off.
    open var maximumUnitCount = 0
    /// Whether `63 sec` is written for a minute and three seconds.
    open var collapsesLargestUnit = false
    /// In English.
    open var includesApproximationPhrase = false
    /// In English.
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown {
        didSet { Unsupported.kept("DateComponentsFormatter.formattingContext") }
    }

    // MARK: Writing
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return text(from: start, to: end, given: Self.units(of: components))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? { text(from: startDate, to: endDate, given: []) }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return text(from: start, to: start.addingTimeInterval(ti), given: [])
    }

    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        if let number = obj as? NSNumber { return string(from: number.doubleValue) }
        return nil
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    // MARK: Parts

    /// From large to small.
    private static let all: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second),
    ]

    private static func units(of components: DateComponents) -> NSCalendar.Unit {
        var units: NSCalendar.Unit = []
        for (unit, component) in all where components.value(for: component) != nil { units.insert(unit) }
        return units
    }

    private func text(from start: Date, to end: Date, given: NSCalendar.Unit) -> String? {
        var allowed = allowedUnits
        if allowed.contains(.weekOfYear) { allowed.insert(.weekOfMonth) }
        var units = Self.all.filter { allowed.isEmpty || allowed.contains($0.unit) }
        guard !units.isEmpty else { return nil }
        let isNegative = end < start
        let (first, last) = isNegative ? (end, start) : (start, end)
        var parts = values(units.map(\.component), first, last)
        if collapsesLargestUnit, let index = parts.firstIndex(where: { $0.value != 0 }), parts[index].value == 1,
            index + 1 < parts.count
        {
            units.removeSubrange(0...index)
            parts = values(units.map(\.component), first, last)
        }
        // A span of nothing is told in what it was given in.
        if parts.allSatisfy({ $0.value == 0 }), allowed.isEmpty {
            let smallest = Self.all.last { given.contains($0.unit) }?.component ?? .second
            parts = [(smallest, 0)]
        }
        parts = withoutZeros(parts, isUnlimited: allowed.isEmpty)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let words = SpanText(
            style: unitsStyle, locale: usedCalendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current,
            pads: zeroFormattingBehavior.contains(.pad))
        return phrase((isNegative ? "-" : "") + words.text(parts))
    }

    private func values(_ components: [Calendar.Component], _ start: Date, _ end: Date) -> [SpanText.Part] {
        let found = usedCalendar.dateComponents(Set(components), from: start, to: end)
        return components.map { ($0, found.value(for: $0) ?? 0) }
    }

    private func withoutZeros(_ parts: [SpanText.Part], isUnlimited: Bool) -> [SpanText.Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        // Padding keeps the units that were asked for, and none that weren't.
        if behavior.contains(.pad), isUnlimited { behavior.insert(.dropLeading) }
        guard let first = parts.firstIndex(where: { $0.value != 0 }), let last = parts.lastIndex(where: { $0.value != 0 })
        else {
            return behavior.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(1))
        }
        return parts.enumerated().filter { index, part in
            if part.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    private func phrase(_ text: String) -> String {
        var text = text
        if includesTimeRemainingPhrase { text += " remaining" }
        if includesApproximationPhrase { text = "About " + text }
        return text
    }
}
