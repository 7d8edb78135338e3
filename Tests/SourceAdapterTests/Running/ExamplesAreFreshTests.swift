import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Running / Example containers", .assumed("what is checked in is what the adapter makes"))
struct ExamplesAreFreshTests {
    static let folder = ProofsAreFreshTests.project.appendingPathComponent("Examples")
    static let adapted = folder.appendingPathComponent("Adapted")

    /// Each is a module of its own; the names of the folders say which.
    static var modules: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: adapted.path)) ?? []).sorted()
    }

    /// `ALLIUM_RECORD=1` writes them anew.
    @Test func `adapted examples are fresh`() throws {
        #expect(Self.modules.count >= 4)
        for module in Self.modules {
            let sources = Self.folder.appendingPathComponent("Sources/\(module)")
            let target = Self.adapted.appendingPathComponent(module)
            let paths = AdapterCheck.swiftFiles(in: sources.path)
            let adapter = ModuleAdapter(
                configuration: AdapterConfiguration(moduleName: module),
                dependencies: try ProofsAreFreshTests.indexes(for: paths))
            let files = try adapter.adapt(paths: paths).files
            if ProcessInfo.processInfo.environment["ALLIUM_RECORD"] != nil {
                try? FileManager.default.removeItem(at: target)
                try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
                for file in files {
                    try Data(file.bytes).write(
                        to: target.appendingPathComponent(URL(fileURLWithPath: file.path).lastPathComponent))
                }
            }
            for file in files {
                let name = URL(fileURLWithPath: file.path).lastPathComponent
                let stored = try? String(contentsOf: target.appendingPathComponent(name), encoding: .utf8)
                #expect(stored == file.text, "\(module)/\(name): run Scripts/adapt-fixtures")
            }
            #expect(AdapterCheck.swiftFiles(in: target.path).count == paths.count, "\(module): run Scripts/adapt-fixtures")
        }
    }
}
