import AppleFoundation
import TestEvidence
import Testing

@Suite("AppleFoundation / Plurals")
struct PluralRuleTests {
    private let apples: [String: Any] = [
        "NSStringLocalizedFormatKey": "%1$@ has %2$#@apples@",
        "apples": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "zero": "no apples",
            "one": "one apple", "other": "%2$d apples",
        ],
    ]

    private func text(_ rule: [String: Any], _ values: [any CVarArg], language: String = "en") -> String? {
        PluralRules.text(rule, values: values, language: language)
    }

    @Test(.documented("STRINGSDICT: plural rule properties, positional arguments"))
    func `a number chooses its words`() {
        #expect(text(apples, ["Ann" as NSString, 0]) == "Ann has no apples")
        #expect(text(apples, ["Ann" as NSString, 1]) == "Ann has one apple")
        #expect(text(apples, ["Ann" as NSString, 7]) == "Ann has 7 apples")
    }

    @Test(.documented("STRINGSDICT: a variable may name another one"))
    func `words may hold further words`() {
        let rule: [String: Any] = [
            "NSStringLocalizedFormatKey": "%#@files@",
            "files": ["one": "a file %#@folders@", "other": "%d files %#@folders@"],
            "folders": ["one": "in a folder", "other": "in %d folders"],
        ]
        #expect(text(rule, [3, 1]) == "3 files in a folder")
        #expect(text(rule, [3, 2]) == "3 files in 2 folders")
        #expect(text(rule, [1, 2]) == "a file in 2 folders")
        #expect(PluralRules.generalText("%#@files@", of: rule) == "%d files in %d folders")
        let named: [String: Any] = [
            "NSStringLocalizedFormatKey": "%@ has %#@n@", "n": ["one": "%d pear", "other": "%d pears"],
        ]
        #expect(text(named, ["Ann" as NSString, 1]) == "Ann has 1 pear")
        let endless: [String: Any] = ["NSStringLocalizedFormatKey": "%#@a@", "a": ["other": "%#@a@"]]
        #expect(text(endless, [1]) == nil)
    }

    @Test(
        .documented("PLURALS: cardinals"),
        arguments: [
            ("en", "many one many many many"), ("ru", "many one few many one"), ("pl", "many one few many many"),
            ("cs", "many one few many many"), ("fr", "one one many many many"), ("ja", "many many many many many"),
            ("ar", "zero one two few many"),
        ])
    func `languages count in their own ways`(_ language: String, _ expected: String) {
        let found = [0, 1, 2, 5, 21].map { PluralRules.category(of: $0, language: language) }
        let simple = expected.split(separator: " ").map(String.init)
        // In languages with two or three forms `other` stands for the rest.
        let hasMany = ["ru", "pl", "ar"].contains(language)
        #expect(found == simple.map { $0 == "many" && !hasMany ? "other" : $0 })
    }

    @Test(.documented("FOUNDATION: String.localizedStringWithFormat(_:_:)"))
    func `a format that is no rule stays as it is`() {
        #expect(String.localizedStringWithFormat("%d of %@", 3, "five" as NSString) == "3 of five")
        #expect(PluralRules.generalText("100 %% of %#@b@", of: [:]) == "100 %% of %#@b@")
    }
}
