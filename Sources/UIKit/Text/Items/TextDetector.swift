import AppleFoundation

/// Finds links, numbers, days and the like in what is shown, paragraph by paragraph, and remembers what it found.
@MainActor final class TextDetector {
    private let rules: [DetectingRule]
    private var known: [String: [DetectedItem]] = [:]

    init(_ types: UIDataDetectorTypes) { rules = DetectingRule.all.filter { types.contains(Self.type(of: $0.kind)) } }

    private static func type(of kind: DetectedItem.Kind) -> UIDataDetectorTypes {
        switch kind {
        case .link: .link
        case .phone: .phoneNumber
        case .address: .address
        case .day: .calendarEvent
        case .parcel: .shipmentTrackingNumber
        case .flight: .flightNumber
        case .money: .money
        case .measure: .physicalValue
        }
    }

    func items(in paragraph: String) -> [DetectedItem] {
        if let known = known[paragraph] { return known }
        let found = DetectingRule.items(in: paragraph, by: rules)
        if known.count > 512 { known = [:] }
        known[paragraph] = found
        return found
    }
}
