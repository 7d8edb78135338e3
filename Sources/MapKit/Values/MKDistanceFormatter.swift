import AppleFoundation
import CoreLocation

/// Distances as people say them: rounded the more, the longer they are.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable {
        case `default` = 0
        case metric = 1
        case imperial = 2
        case imperialWithYards = 3
    }

    public enum DistanceUnitStyle: UInt, Sendable {
        case `default` = 0
        case abbreviated = 1
        case full = 2
    }

    open var locale: Locale! = Locale(identifier: "en_US")
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    private var system: Units {
        guard units == .default else { return units }
        switch locale.region?.identifier {
        case "US": return .imperial
        case "GB": return .imperialWithYards
        default: return .metric
        }
    }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        guard distance.isFinite else { return "" }
        let metres = abs(distance)
        switch system {
        case .imperial, .imperialWithYards:
            let miles = metres / 1609.344
            if miles >= 0.1 { return text(miles, miles < 10 ? 1 : 0, "mi", "mile") }
            return system == .imperial
                ? text(Self.rounded(metres / 0.3048, to: 50), 0, "ft", "foot", "feet")
                : text(Self.rounded(metres / 0.9144, to: 10), 0, "yd", "yard")
        default:
            if metres >= 1000 { return text(metres / 1000, metres < 10_000 ? 1 : 0, "km", "kilometer") }
            return text(metres < 100 ? metres.rounded() : Self.rounded(metres, to: 50), 0, "m", "meter")
        }
    }

    static func metric(_ metres: Double) -> String {
        metres >= 1000 ? "\(Int(metres / 1000)) km" : "\(Int(metres)) m"
    }

    private static func rounded(_ value: Double, to step: Double) -> Double { (value / step).rounded() * step }

    private func text(_ value: Double, _ digits: Int, _ short: String, _ long: String, _ plural: String? = nil) -> String {
        let format = NumberFormatter()
        format.locale = locale
        format.numberStyle = .decimal
        format.maximumFractionDigits = digits
        let number = format.string(from: NSNumber(value: value)) ?? "\(value)"
        guard unitStyle == .full else { return "\(number) \(short)" }
        return "\(number) \(number == "1" ? long : plural ?? long + "s")"
    }

    /// Metres; -1 for what isn't a distance.
    open func distance(from distance: String) -> CLLocationDistance {
        let parts = distance.trimmingCharacters(in: .whitespaces).split(separator: " ")
        guard let first = parts.first, let number = Double(first.replacingOccurrences(of: ",", with: "")) else { return -1 }
        let unit = parts.count > 1 ? parts[1].lowercased() : system == .metric ? "m" : "ft"
        let metres: [String: Double] = [
            "m": 1, "meter": 1, "meters": 1, "km": 1000, "kilometer": 1000, "kilometers": 1000, "ft": 0.3048, "foot": 0.3048,
            "feet": 0.3048, "yd": 0.9144, "yard": 0.9144, "yards": 0.9144, "mi": 1609.344, "mile": 1609.344, "miles": 1609.344,
        ]
        return metres[unit].map { number * $0 } ?? -1
    }

    open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } }
}
