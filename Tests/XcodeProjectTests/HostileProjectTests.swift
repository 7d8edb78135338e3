import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

/// Projects that would go on for ever, or lead out of their folder.
@Suite("Xcode projects / Hostile ones", .assumed("a project's text ends nothing but its own build"))
struct HostileProjectTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/hostile-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private func write(_ name: String, _ text: String = "") throws {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    private func link(_ name: String, _ target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
    }

    @Test func `settings that name themselves or double one another end`() {
        var settings = BuildSettings()
        settings.add(["A": String(repeating: "$(A)", count: 10)])
        for index in 0..<40 { settings.add(["B\(index)": String(repeating: "$(B\(index + 1))", count: 10)]) }
        settings.add(["B40": "x", "C": "$(D)", "D": "$(C)c"])
        #expect(settings["A"] == "")
        #expect((settings["B0"]?.utf8.count ?? 0) < 1 << 20)
        #expect(settings["C"] == "c")
        #expect(settings.expand(String(repeating: "$(", count: 100_000)).count == 200_000)
        for _ in 0..<40 { settings.add(["E": "e$(inherited)$(inherited)$(inherited)"]) }
        #expect((settings["E"]?.utf8.count ?? 0) <= 1 << 20)
    }

    @Test func `files of settings that include one another are read once each`() throws {
        try write("A.xcconfig", String(repeating: "#include \"A.xcconfig\"\n", count: 10) + "A = a")
        for index in 0..<40 {
            try write(
                "F\(index).xcconfig", String(repeating: "#include \"F\(index + 1).xcconfig\"\n", count: 10) + "F\(index) = f")
        }
        try write("Deep/D.xcconfig", String(repeating: "#include \"loop/D.xcconfig\"\n", count: 10) + "D = d")
        try link("Deep/loop", ".")
        #expect(BuildSettings.configuration(at: folder + "/A.xcconfig") as? [String: String] == ["A": "a"])
        #expect(BuildSettings.configuration(at: folder + "/F0.xcconfig").count == 40)
        #expect(BuildSettings.configuration(at: folder + "/Deep/D.xcconfig") as? [String: String] == ["D": "d"])
        #expect(BuildSettings.configuration(at: "/dev/zero").isEmpty)
    }

    private func project(settings: String = "") throws -> XcodeTarget {
        try write(
            "Demo.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { archiveVersion = 1; rootObject = P; objects = {
            P = { isa = PBXProject; targets = ( T ); mainGroup = G; buildConfigurationList = L; };
            L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
            C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            G = { isa = PBXGroup; children = ( S ); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = ( S ); };
            }; }
            """)
        return try XcodeProject(at: folder).application(named: nil)
    }

    @Test func `links that lead into themselves or away are not followed`() throws {
        try write("App/One.swift")
        try write("App/Inner/Two.swift")
        try link("App/a", ".")
        try link("App/b", ".")
        try link("App/c", "/")
        try link("App/d", folder)
        try link("App/Inner/up", "..")
        let target = try project()
        #expect(target.sources.map { ($0 as NSString).lastPathComponent }.sorted() == ["One.swift", "Two.swift"])
    }

    @Test func `names that become paths stay names`() throws {
        try write("App/One.swift")
        let target = try project(settings: #"EXECUTABLE_NAME = "../../../../X"; PRODUCT_MODULE_NAME = "A\", path: \"/etc"; "#)
        let settings = target.settings()
        #expect(settings.executableName == ".._.._.._.._X")
        #expect(settings.moduleName == "A___path____etc")
        #expect(target.information(settings, folder: folder)["AlliumModuleName"] as? String == "A___path____etc")
        for name in ["..", ".", "", "/", "a/b", "a\0b"] { #expect(!RegularFile.isPlainName(name)) }
        for text in ["..", ".", "", "a/../b", "x\0y"] { #expect(RegularFile.isPlainName(RegularFile.plainName(text))) }
        #expect(RegularFile.staysInside("a/b.png") && !RegularFile.staysInside("a/../../b") && !RegularFile.staysInside("/etc"))
    }

    @Test func `resources are copied as plain files, whatever leads where`() throws {
        try write("A.xcassets/One/Contents.json", "{}")
        try link("A.xcassets/x", ".")
        try link("A.xcassets/y", ".")
        try link("A.xcassets/passwd", "/etc/passwd")
        try link("A.xcassets/etc", "/etc")
        try link("A.xcassets/none", "nowhere")
        try write("Shared/b.txt", "b")
        try link("A.xcassets/shared", "../Shared")
        chmod(folder + "/A.xcassets/One", 0o555)
        var copy = ResourceCopy(project: folder)
        copy.copy(folder + "/A.xcassets", to: folder + "/Out/A.xcassets")
        chmod(folder + "/A.xcassets/One", 0o755)
        let found = try #require(FileManager.default.enumerator(atPath: folder + "/Out")?.compactMap { $0 as? String })
        #expect(
            found.sorted() == [
                "A.xcassets", "A.xcassets/One", "A.xcassets/One/Contents.json", "A.xcassets/shared", "A.xcassets/shared/b.txt",
            ])
        #expect(copy.warnings.count == 5)
        #expect(access(folder + "/Out/A.xcassets/One", W_OK) == 0)
        ResourceCopy.remove(folder + "/Out")
        #expect(!FileManager.default.fileExists(atPath: folder + "/Out"))
    }
}
