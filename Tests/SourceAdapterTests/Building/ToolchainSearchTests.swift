import AppleFoundation
import TestEvidence
import Testing

@testable import SourceAdapter

@Suite("Source adapter / Building / The toolchain", .ours)
final class ToolchainSearchTests {
    private let root = FileManager.default.temporaryDirectory.path + "/toolchains-\(UUID().uuidString)"
    private static let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
    private var asked: [String] = []

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func write(_ text: String, _ name: String) throws {
        let path = URL(fileURLWithPath: root + "/" + name)
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: path)
    }

    /// A compiler that says its version.
    private func install(_ version: String, _ folder: String) throws {
        try write(version + "\nTarget: here\n", folder + "/swift-frontend")
        try write("", folder + "/swiftc")
    }

    private func made(in folder: String) -> SwiftSDK.Toolchain { .init(binaries: root + "/" + folder, version: Self.version) }

    private func found(_ made: SwiftSDK.Toolchain, _ places: [String], notes: String? = nil) throws -> String {
        let search = ToolchainSearch(made, notes: notes.map { root + "/" + $0 }) { compiler, arguments in
            self.asked.append(compiler)
            if arguments == ["-print-target-info"] {
                return "{\"paths\": {\"runtimeResourcePath\": \"\(self.root)/chosen/usr/lib/swift\"}}"
            }
            let folder = (compiler as NSString).deletingLastPathComponent
            return FileManager.default.contents(atPath: folder + "/swift-frontend").map { String(decoding: $0, as: UTF8.self) }
        }
        let toolchain = try search.found(in: places.map { root + "/" + $0 })
        #expect(toolchain.version == Self.version)
        return String(toolchain.binaries.dropFirst(root.count + 1))
    }

    @Test func `the toolchain that the bundle was made with is taken unasked while its file is the same`() throws {
        try install(Self.version, "usr/bin")
        let made = made(in: "usr/bin")
        #expect(try found(made, ["other"]) == "usr/bin")
        #expect(asked == [])
        try write(Self.version + ", built anew", "usr/bin/swift-frontend")
        #expect(throws: SDKProblem.self) { try found(made, []) }
        try write(Self.version + "\nTarget: elsewhere\n", "usr/bin/swift-frontend")
        #expect(try found(made, []) == "usr/bin")
        #expect(asked.count == 2)
    }

    @Test func `on another machine it is the first of the same version, links followed`() throws {
        let made = made(in: "gone")
        try install("Swift version 6.4 (swift-6.4-RELEASE)", "newer")
        try install(Self.version, "opt/swift/usr/bin")
        try FileManager.default.createDirectory(atPath: root + "/local", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: root + "/local/swiftc", withDestinationPath: root + "/opt/swift/usr/bin/swiftc")
        #expect(try found(made, ["nothing", "newer", "local"]) == "opt/swift/usr/bin")
    }

    @Test func `swiftly is asked which toolchain it has chosen`() throws {
        try install(Self.version, "chosen/usr/bin")
        try write("", "swiftly/swiftly")
        try FileManager.default.createSymbolicLink(
            atPath: root + "/swiftly/swiftc", withDestinationPath: root + "/swiftly/swiftly")
        #expect(try found(made(in: "gone"), ["swiftly"]) == "chosen/usr/bin")
        // Another program under the compiler's name is nobody to ask: it might be this one.
        try write("", "other/tool")
        try FileManager.default.createSymbolicLink(atPath: root + "/other/swiftc", withDestinationPath: root + "/other/tool")
        asked = []
        #expect(throws: SDKProblem.self) { try found(made(in: "gone"), ["other"]) }
        #expect(asked == [])
    }

    @Test func `an answer is noted until the compiler's file changes`() throws {
        try install(Self.version, "usr/bin")
        let made = made(in: "gone")
        for _ in 1...3 { #expect(try found(made, ["usr/bin"], notes: "cache/toolchain") == "usr/bin") }
        #expect(asked.count == 1)
        try write("Swift version 6.4 (swift-6.4-RELEASE)", "usr/bin/swift-frontend")
        #expect(throws: SDKProblem.self) { try found(made, ["usr/bin"], notes: "cache/toolchain") }
    }

    @Test func `a sentence says what is there instead`() throws {
        try install("Swift version 6.4 (swift-6.4-RELEASE)", "newer")
        let other = #expect(throws: SDKProblem.self) { try found(made(in: "gone"), ["newer"]) }
        #expect(other?.description.contains("made with Swift 6.3.1, and \(root)/newer holds Swift 6.4;") == true)
        let none = #expect(throws: SDKProblem.self) { try found(made(in: "gone"), []) }
        #expect(none?.description.contains("there is no Swift compiler on the PATH") == true)
    }
}
