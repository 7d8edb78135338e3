import Foundation

/// Finds links, phone numbers, addresses and dates in a text.
///
/// On iOS it is a regular expression. The toolchain's can't be inherited from, so that this is a class of its own with the same methods; what is
/// found is the clear cases that the detectors of text views find.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes
    private let rules: [DetectingRule]

    /// Throws for a set in which there is nothing to look for.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        guard !types.isDisjoint(with: Self.detectable) else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        rules = DetectingRule.all.filter { rule in Self.type(of: rule.kind).map(types.contains) ?? false }
        super.init()
    }

    private static let detectable: NSTextCheckingResult.CheckingType = [
        .date, .address, .link, .phoneNumber, .transitInformation,
    ]

    private static func type(of kind: DetectedItem.Kind) -> NSTextCheckingResult.CheckingType? {
        switch kind {
        case .link: .link
        case .phone: .phoneNumber
        case .address: .address
        case .day: .date
        case .flight: .transitInformation
        case .parcel, .money, .measure: nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Finding
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = string as NSString
        let start = min(max(0, range.location), text.length)
        let end = min(max(start, range.location.addingReportingOverflow(range.length).partialValue), text.length)
        let part = text.substring(with: NSRange(location: start, length: end - start))
        return DetectingRule.items(in: part, by: rules).compactMap { item in
            let place = NSRange(location: item.range.lowerBound + start, length: item.range.count)
            let words = text.substring(with: place)
            guard let type = Self.type(of: item.kind), let facts = DetectedFacts(type, words, item.url) else { return nil }
            return DetectedResult(type, place, facts)
        }
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// With what is found replaced. `$0` in the template stands for it.
    open func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate template: String
    ) -> String {
        let text = NSMutableString(string: string)
        for match in matches(in: string, options: options, range: range).reversed() {
            let found = text.substring(with: match.range)
            text.replaceCharacters(in: match.range, with: template.replacingOccurrences(of: "$0", with: found))
        }
        return text as String
    }
}

/// Sets of what a text is looked through for.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
    public static let orthography = Self(rawValue: 1 << 0)
    public static let spelling = Self(rawValue: 1 << 1)
    public static let grammar = Self(rawValue: 1 << 2)
    public static let date = Self(rawValue: 1 << 3)
    public static let address = Self(rawValue: 1 << 4)
    public static let link = Self(rawValue: 1 << 5)
    public static let quote = Self(rawValue: 1 << 6)
    public static let dash = Self(rawValue: 1 << 7)
    public static let replacement = Self(rawValue: 1 << 8)
    public static let correction = Self(rawValue: 1 << 9)
    public static let phoneNumber = Self(rawValue: 1 << 11)
    public static let transitInformation = Self(rawValue: 1 << 12)
}

extension NSTextCheckingKey {
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// Something that was found, and what it means.
final class DetectedResult: NSTextCheckingResult {
    private let type: NSTextCheckingResult.CheckingType
    private let place: NSRange
    let facts: DetectedFacts

    init(_ type: NSTextCheckingResult.CheckingType, _ place: NSRange, _ facts: DetectedFacts) {
        self.type = type
        self.place = place
        self.facts = facts
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
    private var meaning: DetectedFacts? { (self as? DetectedResult)?.facts }

    /// Of a link; with a scheme also where the text has none.
    public var url: URL? { meaning?.url }
    /// As it stands in the text.
    public var phoneNumber: String? { meaning?.phoneNumber }
    /// At noon where the text says no time.
    public var date: Date? { meaning?.date }
    /// Of a date with a time zone.
    public var timeZone: TimeZone? { nil }
    public var duration: TimeInterval { 0 }
    public var addressComponents: [NSTextCheckingKey: String]? { resultType == .address ? meaning?.parts : nil }
    /// What an address or a flight consists of.
    public var components: [NSTextCheckingKey: String]? { meaning?.parts }
}
