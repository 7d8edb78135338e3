import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Running / Protocols with optional methods", .assumed("what is checked in is what the adapter makes"))
struct ProtocolsAreFreshTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    @Test(arguments: ["UIKit", "CoreLocation", "MapKit", "UserNotifications", "SafariServices", "MessageUI"])
    func `the adapted protocols and their index are fresh`(
        _ module: String
    ) throws {
        let folder = Self.folder.appendingPathComponent("\(module)/Protocols")
        let paths = AdapterCheck.swiftFiles(in: folder.appendingPathComponent("Originals").path)
        #expect(!paths.isEmpty)
        let result = try ModuleAdapter(configuration: AdapterConfiguration(moduleName: module)).adapt(paths: paths)
        for file in result.files {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            let stored = try String(
                contentsOf: folder.appendingPathComponent("Adapted").appendingPathComponent(name), encoding: .utf8)
            #expect(stored == file.text, "\(name): run Scripts/adapt-protocols")
            #expect(!file.hasSyntaxErrors && file.refusedEdits == 0, "\(name)")
        }
        let adapted = AdapterCheck.swiftFiles(in: folder.appendingPathComponent("Adapted").path)
        #expect(adapted.count == paths.count, "a file in Adapted has no original any more")
        let index = try Data(contentsOf: folder.appendingPathComponent("\(module).index.json"))
        #expect(try index == result.index.encoded(), "run Scripts/adapt-protocols")
    }
}
