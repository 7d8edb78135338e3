import AppleFoundation

/// Finds the toolchain that a bundle was made for, also on a machine that has not made it: there it may lie anywhere, and its files may have
/// been built for another system.
public struct ToolchainSearch {
    private let made: SwiftSDK.Toolchain
    /// What a compiler says to some arguments.
    private let answer: (_ compiler: String, _ arguments: [String]) -> String?
    /// Answers of earlier searches, so that not every call of the compiler has to ask again.
    private let notes: String?

    public init(_ made: SwiftSDK.Toolchain, notes: String? = nil, answer: @escaping (String, [String]) -> String?) {
        self.made = made
        self.notes = notes
        self.answer = answer
    }

    /// The one in the folder that the bundle was made with, or the first of `places` that holds the same version. Else a sentence that says
    /// what is there instead. `places` are folders with a compiler, or with a link to one, and may be the whole PATH.
    public func found(in places: [String]) throws -> SwiftSDK.Toolchain {
        if !made.fingerprint.isEmpty, SwiftSDK.Toolchain.fingerprint(of: made.binaries) == made.fingerprint { return made }
        var seen: Set<String> = []
        var others: [String] = []
        for binaries in ([made.binaries] + places).compactMap(binaries) where seen.insert(binaries).inserted {
            let candidate = SwiftSDK.Toolchain(binaries: binaries, version: made.version)
            // The same file, put elsewhere.
            if !made.fingerprint.isEmpty, candidate.fingerprint == made.fingerprint { return candidate }
            let note = "\(candidate.fingerprint) \(binaries)\n\(made.version)\n"
            if let notes, FileManager.default.contents(atPath: notes) == Data(note.utf8) { return candidate }
            let words = answer(binaries + "/swiftc", ["--version"])
            guard let version = words?.split(separator: "\n").first.map(String.init) else { continue }
            if version == made.version {
                if let notes { keep(note, in: notes) }
                return candidate
            }
            others.append("\(binaries) holds Swift \(SwiftSDK.Toolchain.number(in: version))")
        }
        let there = others.isEmpty ? "there is no Swift compiler on the PATH" : others.joined(separator: ", ")
        throw SDKProblem(
            "the Swift SDK was made with Swift \(made.number), and \(there); put Swift \(made.number) on the PATH "
                + "(https://www.swift.org/install/linux), or make the SDK with the one that is there: `make sdk`")
    }

    /// Where the compiler of a folder really is, nil where there is none. `swiftly` puts itself on the PATH, and knows where the chosen one lies.
    private func binaries(_ place: String) -> String? {
        guard !place.isEmpty, let compiler = RegularFile.resolved(place + "/swiftc") else { return nil }
        let folder = (compiler as NSString).deletingLastPathComponent
        if FileManager.default.fileExists(atPath: folder + "/swift-frontend") { return folder }
        guard (compiler as NSString).lastPathComponent == "swiftly",
            let text = answer(place + "/swiftc", ["-print-target-info"]),
            let information = try? JSONDecoder().decode(TargetInformation.self, from: Data(text.utf8))
        else { return nil }
        let root = (information.paths.runtimeResourcePath as NSString).deletingLastPathComponent as NSString
        return root.deletingLastPathComponent + "/bin"
    }

    private struct TargetInformation: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }

    private func keep(_ note: String, in file: String) {
        let folder = (file as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? Data(note.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
}
