import AppleFoundation
import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Running / Dispatch proofs", .assumed("what is checked in is what the adapter makes"))
struct ProofsAreFreshTests {
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Folders of iOS sources with the adapted text beside them, and their modules. Tests and benchmarks of classes that have optional
    /// methods need one: the registry knows adapted classes only.
    static let folders = [
        "Tests/DispatchProofs": "DispatchProofs", "Tests/UIKitProofs": "UIKitProofs", "Tests/UIKitTests/Fixtures": "UIKitTests",
        "Tests/PickerTests/Fixtures": "PickerTests", "Tests/CoreLocationTests/Fixtures": "CoreLocationTests",
        "Tests/MapKitTests/Fixtures": "MapKitTests",
        "Tests/UserNotificationsTests/Fixtures": "UserNotificationsTests",
        "Tests/SafariServicesTests/Fixtures": "SafariServicesTests", "Tests/MessageUITests/Fixtures": "MessageUITests",
        "Benchmarks/Sources/ListObjects": "ListObjects",
        "Benchmarks/Sources/window_bench": "window_bench",
    ]

    /// What UIKit and the modules beside it that sources import ask for by name.
    static func indexes(for paths: [String]) throws -> [ModuleIndex] {
        let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
        return try ["UIKit", "CoreLocation", "MapKit", "UserNotifications", "SafariServices", "MessageUI"].filter { module in
            module == "UIKit" || texts.contains { $0.contains("import \(module)\n") }
        }.map {
            try ModuleIndex(contentsOf: project.appendingPathComponent("Sources/\($0)/Protocols/\($0).index.json"))
        }
    }

    /// `ALLIUM_RECORD=1` writes them anew.
    @Test(arguments: folders)
    func `adapted sources in tests and benchmarks are fresh`(path: String, module: String) throws {
        let folder = Self.project.appendingPathComponent(path)
        let paths = AdapterCheck.swiftFiles(in: folder.appendingPathComponent("Originals").path)
        let dependencies = module == "DispatchProofs" ? [] : try Self.indexes(for: paths)
        let adapter = ModuleAdapter(configuration: AdapterConfiguration(moduleName: module), dependencies: dependencies)
        for file in try adapter.adapt(paths: paths).files {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            let target = folder.appendingPathComponent("Adapted").appendingPathComponent(name)
            if ProcessInfo.processInfo.environment["ALLIUM_RECORD"] != nil {
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.bytes).write(to: target)
            }
            let stored = try String(contentsOf: target, encoding: .utf8)
            #expect(stored == file.text, "\(path)/\(name): run Scripts/adapt-fixtures")
        }
    }
}
