import AppleFoundation
import TestEvidence
import Testing

@Suite("Foundation / Locales", .documented("NSLocale"))
struct LocaleNamesTests {
    private let german = NSLocale(localeIdentifier: "de_AT")

    @Test func `a locale tells its codes`() {
        #expect(german.languageCode == "de" && german.countryCode == "AT" && german.scriptCode == nil)
        #expect(german.currencyCode == "EUR" && german.currencySymbol == "€")
        #expect(german.decimalSeparator == "," && german.usesMetricSystem)
        #expect(NSLocale(localeIdentifier: "zh-Hant_TW").scriptCode == "Hant")
        #expect(!NSLocale(localeIdentifier: "en_US").usesMetricSystem)
    }

    @Test func `a locale names countries, languages and currencies in its own words`() {
        #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
        #expect(german.localizedString(forLanguageCode: "fr") == "Französisch")
        #expect(german.localizedString(forCurrencyCode: "USD") == "US-Dollar")
        #expect((Locale(identifier: "en") as NSLocale).localizedString(forScriptCode: "Cyrl") == "Cyrillic")
    }

    @Test(.documented("FOUNDATION: isKind(of:)"))
    func `an object that a protocol stands for tells its class`() {
        final class Plain: NSObject {}
        let object: any NSObjectProtocol = Plain()
        #expect(object.isKind(of: NSObject.self) && object.isKind(of: Plain.self))
        #expect(object.isMember(of: Plain.self) && !object.isMember(of: NSObject.self))
    }
}
