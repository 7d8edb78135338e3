import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Running / Dispatch proofs", .assumed("what is checked in is what the adapter makes"))
struct ProofsAreFreshTests {
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// `ALLIUM_RECORD=1` writes them anew.
    @Test(arguments: ["DispatchProofs", "UIKitProofs"])
    func `the adapted sources of the proofs are fresh`(module: String) throws {
        let folder = Self.project.appendingPathComponent("Tests/" + module)
        let paths = AdapterCheck.swiftFiles(in: folder.appendingPathComponent("Originals").path)
        #expect(paths.count >= 2)
        let index = Self.project.appendingPathComponent("Sources/UIKit/Protocols/UIKit.index.json")
        let dependencies = module == "UIKitProofs" ? [try ModuleIndex(contentsOf: index)] : []
        let adapter = ModuleAdapter(configuration: AdapterConfiguration(moduleName: module), dependencies: dependencies)
        for file in try adapter.adapt(paths: paths).files {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            let target = folder.appendingPathComponent("Adapted").appendingPathComponent(name)
            if ProcessInfo.processInfo.environment["ALLIUM_RECORD"] != nil { try Data(file.bytes).write(to: target) }
            let stored = try String(contentsOf: target, encoding: .utf8)
            #expect(stored == file.text, "\(name): run ALLIUM_RECORD=1 swift test --filter ProofsAreFresh")
        }
    }
}
