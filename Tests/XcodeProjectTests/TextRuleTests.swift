import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Xcode projects / Texts that depend on something")
struct TextRuleTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/texts-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder + "/en.lproj", withIntermediateDirectories: true)
    }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    private func table(_ name: String) -> [String: String]? {
        RegularFile.contents(folder + "/" + name).flatMap { StringsFile.read($0) }
    }

    private let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>Start</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Go</string><key>25</key><string>Start</string><key>50</key><string>Start all</string></dict></dict>
        <key>%d apples</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@apples@</string>
        <key>apples</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>an apple</string><key>other</key><string>%d apples</string></dict></dict>
        <key>Tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>ipad</key><string>Tap the pad</string><key>other</key><string>Tap it</string></dict></dict>
        </dict></plist>
        """

    @Test(
        .documented("NSString.variantFittingPresentationWidth(_:): the next smaller width, else the smallest"),
        arguments: [(320.0, "Go"), (375, "Start"), (430, "Start"), (768, "Start all"), (100, "Go")])
    func `the variant that fits the screen is taken`(_ points: Double, _ expected: String) throws {
        #expect(TextRules(points: points, isPad: false).texts(Data(dictionary.utf8))?["Start"] == expected)
    }

    @Test(.documented("STRINGSDICT: NSStringDeviceSpecificRuleType, NSStringPluralRuleType"))
    func `rules become texts of the plain table, and lie beside it under another name`() throws {
        try write(dictionary, "en.lproj/Localizable.stringsdict")
        try write("\"Tap\" = \"Tap?\"; \"Stop\" = \"Stop!\";", "en.lproj/Localizable.strings")
        TextRules(points: 393, isPad: true).settle(in: folder)
        #expect(
            table("en.lproj/Localizable.strings")
                == ["Start": "Start", "%d apples": "%d apples", "Tap": "Tap the pad", "Stop": "Stop!"])
        #expect(!FileManager.default.fileExists(atPath: folder + "/en.lproj/Localizable.stringsdict"))
        #expect(RegularFile.contents(folder + "/en.lproj/Localizable.text-rules") != nil)
        // Foundation finds plain texts where it would take the rules for texts.
        #expect(Bundle(path: folder)?.localizedString(forKey: "Tap", value: nil, table: nil) == "Tap the pad")
    }

    @Test(.assumed("string catalogs as Xcode 15 writes them"))
    func `a string catalog becomes the tables of its languages`() throws {
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "%lld apples": {"localizations": {
                "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld apple"}}, "other": {"stringUnit": {"value": "%lld apples"}}}}}}},
              "Tap": {"localizations": {"en": {"variations": {"device": {"ipad": {"stringUnit": {"value": "Pad"}}, "other": {"stringUnit": {"value": "Phone"}}}}}}},
              "%@ has %lld": {"localizations": {"en": {"stringUnit": {"value": "%@ has %#@apples@"}, "substitutions": {"apples": {
                "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg apple"}}, "other": {"stringUnit": {"value": "%arg apples"}}}}}}}}}
            }}
            """, "Localizable.xcstrings")
        TextRules(points: 393, isPad: false).settle(in: folder)
        #expect(table("de.lproj/Localizable.strings") == ["Hello": "Hallo"])
        #expect(
            table("en.lproj/Localizable.strings")
                == ["%lld apples": "%lld apples", "Tap": "Phone", "%@ has %lld": "%@ has %lld apples"])
    }

    @Test(
        .documented(
            "FOUNDATION: Bundle.localizedString(forKey:value:table:), the user's language, else the development language"))
    func `the language that was asked for comes before the bundle's own`() throws {
        try FileManager.default.createDirectory(atPath: folder + "/de.lproj", withIntermediateDirectories: true)
        try write("\"Yes\" = \"Yes\"; \"Late\" = \"Late\";", "en.lproj/Localizable.strings")
        try write("\"Yes\" = \"Ja\";", "de.lproj/Localizable.strings")
        TextRules(points: 393, isPad: false).prefer("de-AT", own: "en", in: folder)
        #expect(Bundle(path: folder)?.localizedString(forKey: "Yes", value: nil, table: nil) == "Ja")
        #expect(Bundle(path: folder)?.localizedString(forKey: "Late", value: nil, table: nil) == "Late")
        TextRules(points: 393, isPad: false).prefer("fr", own: "en", in: folder)
        #expect(table("Localizable.strings") == ["Yes": "Ja", "Late": "Late"])
    }

    @Test(.assumed("damaged files leave the plain table alone"))
    func `a file that is no table changes nothing`() throws {
        try write("{", "Broken.xcstrings")
        try write("[]", "en.lproj/Broken.stringsdict")
        try write("\"a\" = \"b\";", "en.lproj/Broken.strings")
        TextRules(points: 393, isPad: false).settle(in: folder)
        #expect(table("en.lproj/Broken.strings") == ["a": "b"])
    }
}
