import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Rewrites / Platform conditions", .assumed("a build for the iOS simulator"))
struct PlatformConditionsTests {
    func condition(_ text: String) -> String { adapt("#if \(text)\n#endif").code[0] }

    @Test func `the system is iOS`() {
        #expect(condition("os(iOS)") == "#if true")
        #expect(condition("os(macOS) || os(tvOS)") == "#if false || false")
        #expect(condition("!os(Linux)") == "#if !false")
    }

    @Test func `the device is a simulator`() {
        #expect(condition("targetEnvironment(simulator)") == "#if true")
        #expect(condition("targetEnvironment(macCatalyst)") == "#if false")
    }

    @Test func `Apple's own modules below UIKit are not there`() {
        #expect(condition("canImport(ObjectiveC)") == "#if false")
        #expect(condition("canImport(AppKit)") == "#if false")
        #expect(condition("canImport(UIKit)") == "#if canImport(UIKit)")
    }

    @Test func `SwiftPM builds Xcode's targets too, which is no answer to whether it does`() {
        #expect(condition("SWIFT_PACKAGE") == "#if false")
        #expect(condition("!SWIFT_PACKAGE && DEBUG") == "#if !false && DEBUG")
        let package = AdapterConfiguration(conditions: ["SWIFT_PACKAGE"])
        #expect(adapt("#if SWIFT_PACKAGE\n#endif", configuration: package).code[0] == "#if SWIFT_PACKAGE")
        let flags = ["-module-name", "App", "-c", "-DSWIFT_PACKAGE"]
        #expect(CompilerInvocation(flags).conditions.contains("SWIFT_PACKAGE"))
        #expect(!CompilerInvocation(flags + ["-D", CompilerInvocation.projectMark]).conditions.contains("SWIFT_PACKAGE"))
    }

    @Test func `other questions stay for the compiler`() {
        #expect(condition("DEBUG && swift(>=5.5) && arch(x86_64)") == "#if DEBUG && swift(>=5.5) && arch(x86_64)")
    }

    @Test func `only the active part is adapted`() {
        let text = "#if DEBUG\n@objc enum A: Int { case a }\n#else\n@objc enum B: Int { case b }\n#endif"
        #expect(adapt(text).code[1] == "@objc enum A: Int { case a }")
        #expect(adapt(text).code[3] == "enum B: Int { case b }")
        let debug = AdapterConfiguration(conditions: ["DEBUG"])
        #expect(adapt(text, configuration: debug).code[1] == "enum A: Int { case a }")
        #expect(adapt(text, configuration: debug).code[3] == "@objc enum B: Int { case b }")
    }

    @Test func `a file that calls a C module of two systems is for the system that C is compiled for`() {
        var configuration = AdapterConfiguration()
        configuration.modulesOfLinux = ["Shims"]
        let body = "\n#if os(iOS)\nlet a = exp10_apple(1)\n#else\nlet a = exp10(1)\n#endif"
        #expect(adapt("import Shims" + body, configuration: configuration).code[1] == "#if os(iOS)")
        #expect(adapt("import Foundation" + body, configuration: configuration).code[1] == "#if true")
        #expect(adapt("import UIKit\nimport Shims" + body, configuration: configuration).code[2] == "#if true")
    }

    @Test func `a region for another platform is left alone`() {
        let text = "#if os(macOS)\nimport Foundation\n#elseif os(iOS)\nimport Foundation\n#endif"
        #expect(adapt(text).code == ["#if false", "import Foundation", "#elseif true", "import AppleFoundation", "#endif"])
    }
}

@Suite(
    "Source adapter / Rewrites / Versions of the language",
    .assumed("`swift()` compares with the version of the language, not of its mode's first release"))
struct LanguageVersionTests {
    private func isAdapted(_ condition: String, _ version: String) -> Bool {
        let text = "#if \(condition)\n@objc enum A: Int { case a }\n#endif"
        return adapt(text, configuration: AdapterConfiguration(languageVersion: version)).code[1] == "enum A: Int { case a }"
    }

    @Test func `in the mode of Swift 5 it is that language's last version, which the compiler calls itself by`() {
        #expect(isAdapted("swift(>=5.7)", "5") && isAdapted("swift(>=5.10)", "5") && !isAdapted("swift(>=6)", "5"))
        #expect(isAdapted("swift(>=6)", "6") && isAdapted("swift(>=5.9)", "6"))
        #expect(isAdapted("swift(>=4.2)", "4") && !isAdapted("swift(>=5)", "4.2"))
        #expect(isAdapted("compiler(>=6)", "5"))
    }
}
