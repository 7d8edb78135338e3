import AppleFoundation
import SourceAdapter

/// `allium build`, `test` and `run`: SwiftPM with the SDK, and with manifests whose conditions hold for iOS.
struct BuildCommand {
    static let names: Set<String> = ["build", "test", "run"]

    let name: String
    let arguments: [String]

    func run() -> Int32 {
        do {
            let sdk = try SwiftSDK.here()
            setenv("SWIFT_EXEC_MANIFEST", sdk.folder + "/bin/swiftc", 1)
            // The bundle's own folder, wherever it was put.
            let bundles = URL(fileURLWithPath: sdk.folder).deletingLastPathComponent().deletingLastPathComponent().path
            return CompilerCommand.become(
                sdk.tool("swift"), [name, "--swift-sdks-path", bundles, "--swift-sdk", "allium"] + arguments)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return 1
        }
    }

    /// What the bundle keeps about the toolchain that it is made with.
    static func describeToolchain(_ binaries: String) -> Int32 {
        let lines = CompilerCommand.output(of: binaries + "/swiftc", ["--version"])?.split(separator: "\n") ?? []
        guard let version = lines.first.map(String.init),
            let data = try? JSONEncoder().encode(SwiftSDK.Toolchain(binaries: binaries, version: version))
        else {
            FileHandle.standardError.write(Data("error: there is no Swift compiler in \(binaries)\n".utf8))
            return 1
        }
        FileHandle.standardOutput.write(data)
        return 0
    }
}
