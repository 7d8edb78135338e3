import Foundation

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Where the texts are.
    public enum BundleDescription: Hashable, Sendable {
        case main
        case forClass(ObjectIdentifier)
        case atURL(URL)
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public var table: String?
    public var locale: Locale { didSet { Unsupported.kept("LocalizedStringResource.locale") } }
    public var bundle: BundleDescription

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension String {
    /// A key with places for values, and the values.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// Collects the pieces of a text whose values are filled in after it has been translated.
        public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
            var key = ""
            var values: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
            public mutating func appendInterpolation(_ value: some BinaryInteger) { add("%lld", String(describing: value)) }
            public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
                add("%lf", String(format: "%f", Double(value)))
            }
            public mutating func appendInterpolation(_ value: String) { add("%@", value) }
            public mutating func appendInterpolation<Value>(_ value: Value) { add("%@", String(describing: value)) }

            private mutating func add(_ place: String, _ value: String) {
                key += place
                values.append(value)
            }
        }

        let key: String
        let values: [String]

        public init(_ value: String) { self.init(stringLiteral: value) }
        public init(stringLiteral value: String) {
            key = value
            values = []
        }
        public init(stringInterpolation: StringInterpolation) {
            values = stringInterpolation.values
            key = values.isEmpty ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.key
        }

        /// The translation with its values, each in its place.
        func text(_ format: String) -> String {
            guard !values.isEmpty else { return format }
            var text = ""
            var rest = values[...]
            var characters = format[...]
            while let percent = characters.firstIndex(of: "%") {
                text += characters[..<percent]
                characters = characters[characters.index(after: percent)...]
                if characters.first == "%" {
                    text += "%"
                    characters = characters.dropFirst()
                    continue
                }
                let place = characters.prefix { $0 == "l" || $0 == "$" || $0.isNumber }
                let number = place.split(separator: "$").first.flatMap { place.contains("$") ? Int($0) : nil }
                characters = characters.dropFirst(place.count + 1)
                if let number, values.indices.contains(number - 1) {
                    text += values[number - 1]
                } else {
                    text += rest.popFirst() ?? ""
                }
            }
            return text + characters
        }
    }

    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text(
            (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: keyAndValue.key, table: table))
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(
            (bundle ?? .main).localizedString(forKey: key.description, value: defaultValue.key, table: table))
    }

    public init(localized resource: LocalizedStringResource) {
        let bundle: Bundle
        switch resource.bundle {
        case .atURL(let url): bundle = Bundle(url: url) ?? .main
        case .main, .forClass: bundle = .main
        }
        self = resource.defaultValue.text(
            bundle.localizedString(forKey: resource.key, value: resource.defaultValue.key, table: resource.table))
    }
}
