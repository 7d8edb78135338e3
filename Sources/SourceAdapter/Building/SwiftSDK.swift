import AppleFoundation

/// The installed bundle that this program is part of, and the toolchain it was made with.
public struct SwiftSDK: Sendable {
    /// What is written down when the bundle is made. Adapter, prebuilt modules and tricks below Swift's surface fit one toolchain.
    public struct Toolchain: Codable, Sendable {
        public var binaries: String
        /// The compiler's own first line about itself.
        public var version: String
        /// Size and time of the compiler's file: as long as they are the same, nobody needs to ask.
        public var fingerprint: String

        public init(binaries: String, version: String) {
            self.binaries = binaries
            self.version = version
            fingerprint = Self.fingerprint(of: binaries)
        }

        static func fingerprint(of binaries: String) -> String {
            var status = stat()
            guard stat(binaries + "/swift-frontend", &status) == 0 else { return "" }
            return "\(status.st_size) \(status.st_mtim.tv_sec)"
        }

        /// `6.3.1`
        public var number: String { Self.number(in: version) }

        static func number(in text: String) -> String {
            guard let range = text.range(of: "Swift version ") else { return text }
            return String(text[range.upperBound...].prefix { $0.isNumber || $0 == "." })
        }
    }

    public let folder: String
    public private(set) var toolchain: Toolchain
    /// Differs when the bundle was made anew.
    public let stamp: String

    /// The bundle around `executable`, which lies in its folder `bin`.
    public init(executable: String) throws {
        let folder = URL(fileURLWithPath: executable).deletingLastPathComponent().deletingLastPathComponent()
        self.folder = folder.path
        guard let data = FileManager.default.contents(atPath: folder.path + "/toolchain.json") else {
            throw SDKProblem("\(executable) is no part of an installed Swift SDK; run `make sdk`")
        }
        toolchain = try JSONDecoder().decode(Toolchain.self, from: data)
        let stamp = FileManager.default.contents(atPath: folder.path + "/stamp")
        self.stamp = String(decoding: stamp ?? Data(), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    public var modules: String { folder + "/modules" }
    public var index: String { folder + "/UIKit.index.json" }
    public func tool(_ name: String) -> String { toolchain.binaries + "/" + name }
    /// The toolchain's own modules and libraries.
    public var resources: String { (toolchain.binaries as NSString).deletingLastPathComponent + "/lib/swift" }

    /// With the toolchain where it is on this machine.
    public func with(_ toolchain: Toolchain) -> SwiftSDK {
        var sdk = self
        sdk.toolchain = toolchain
        return sdk
    }

    /// Throws one sentence when SwiftPM is of another toolchain than the one the bundle was made with.
    public func checkToolchain(caller: String?, version: (String) -> String?) throws {
        guard let caller, caller != toolchain.binaries, FileManager.default.fileExists(atPath: caller + "/swift-frontend")
        else {
            return
        }
        if let found = version(caller), found != toolchain.version {
            throw SDKProblem(
                "the Swift SDK was made with Swift \(toolchain.number), and this build runs with "
                    + "Swift \(Toolchain.number(in: found)) from \(caller); run `make sdk` again with that toolchain, "
                    + "or put \(toolchain.binaries) first on the PATH")
        }
    }
}

/// One sentence for people.
public struct SDKProblem: Error, CustomStringConvertible, Sendable {
    public let description: String
    public init(_ description: String) { self.description = description }
}
