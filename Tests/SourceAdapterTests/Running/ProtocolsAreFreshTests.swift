import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Running / UIKit's protocols", .assumed("what is checked in is what the adapter makes"))
struct ProtocolsAreFreshTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/UIKit/Protocols")

    @Test func `the adapted protocols and their index are fresh`() throws {
        let paths = AdapterCheck.swiftFiles(in: Self.folder.appendingPathComponent("Originals").path)
        #expect(paths.count >= 2)
        let result = try ModuleAdapter(configuration: AdapterConfiguration(moduleName: "UIKit")).adapt(paths: paths)
        for file in result.files {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            let stored = try String(
                contentsOf: Self.folder.appendingPathComponent("Adapted").appendingPathComponent(name), encoding: .utf8)
            #expect(stored == file.text, "\(name): run Scripts/adapt-protocols")
            #expect(!file.hasSyntaxErrors && file.refusedEdits == 0, "\(name)")
        }
        let adapted = AdapterCheck.swiftFiles(in: Self.folder.appendingPathComponent("Adapted").path)
        #expect(adapted.count == paths.count, "a file in Adapted has no original any more")
        let index = try Data(contentsOf: Self.folder.appendingPathComponent("UIKit.index.json"))
        #expect(try index == result.index.encoded(), "run Scripts/adapt-protocols")
    }
}
