import Foundation

// What Foundation on Linux tells of locales through `Locale` only.
extension NSLocale {
    private var locale: Locale { self as Locale }

    public var languageCode: String { locale.language.languageCode?.identifier ?? "" }
    public var countryCode: String? { locale.region?.identifier }
    public var scriptCode: String? { Locale.Components(locale: locale).languageComponents.script?.identifier }
    public var variantCode: String? { locale.variant?.identifier }
    public var currencyCode: String? { locale.currency?.identifier }
    public var currencySymbol: String { locale.currencySymbol ?? "" }
    public var decimalSeparator: String { locale.decimalSeparator ?? "." }
    public var groupingSeparator: String { locale.groupingSeparator ?? "" }
    public var usesMetricSystem: Bool { locale.measurementSystem != .us }

    public func localizedString(forLanguageCode code: String) -> String? { locale.localizedString(forLanguageCode: code) }
    public func localizedString(forCountryCode code: String) -> String? { locale.localizedString(forRegionCode: code) }
    public func localizedString(forScriptCode code: String) -> String? { locale.localizedString(forScriptCode: code) }
    public func localizedString(forVariantCode code: String) -> String? { locale.localizedString(forVariantCode: code) }
    public func localizedString(forCurrencyCode code: String) -> String? { locale.localizedString(forCurrencyCode: code) }
}
