import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Running / Dispatch proofs", .assumed("what is checked in is what the adapter makes"))
struct ProofsAreFreshTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("DispatchProofs")

    /// `ALLIUM_RECORD=1` writes them anew.
    @Test func `the adapted sources of the proofs are fresh`() throws {
        let paths = AdapterCheck.swiftFiles(in: Self.folder.appendingPathComponent("Originals").path)
        #expect(paths.count >= 2)
        let adapter = ModuleAdapter(configuration: AdapterConfiguration(moduleName: "DispatchProofs"))
        for file in try adapter.adapt(paths: paths).files {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            let target = Self.folder.appendingPathComponent("Adapted").appendingPathComponent(name)
            if ProcessInfo.processInfo.environment["ALLIUM_RECORD"] != nil { try Data(file.bytes).write(to: target) }
            let stored = try String(contentsOf: target, encoding: .utf8)
            #expect(stored == file.text, "\(name): run ALLIUM_RECORD=1 swift test --filter ProofsAreFresh")
        }
    }
}
