import AppleFoundation

/// A tool that writes sources while Xcode builds; checkouts seldom hold what it has written.
package enum SourceGenerator: String, CaseIterable {
    case rSwift = "R.swift"
    case swiftGen = "SwiftGen"
    case sourcery = "Sourcery"
    case apollo = "Apollo"
    case protobuf = "protoc"
    case mockolo = "Mockolo"

    /// As it is called where it is.
    private var command: String {
        switch self {
        case .rSwift: "rswift generate"
        case .swiftGen: "swiftgen"
        case .sourcery: "sourcery"
        case .apollo: "apollo-ios-cli generate"
        case .protobuf: "protoc --swift_out"
        case .mockolo: "mockolo"
        }
    }

    /// What to do about its files.
    package var remedy: String { "run `\(command)` where \(rawValue) is, and put what it writes into the checkout" }

    /// The tool that would make a file, by the file's name and by what stands in `folder`, the project's.
    package static func maker(of path: String, in folder: String) -> SourceGenerator? {
        let name = (path as NSString).lastPathComponent
        if name == "R.generated.swift" { return .rSwift }
        if name.hasSuffix(".pb.swift") || name.hasSuffix(".grpc.swift") { return .protobuf }
        if name.hasSuffix(".graphql.swift") { return .apollo }
        if swiftGenOutputs(folder).contains(where: { path.hasSuffix("/" + $0) || name == $0 }) { return .swiftGen }
        let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
        if name.hasSuffix(".generated.swift") {
            return plain.contains("mock") && !has(folder, sourceryFiles) ? .mockolo : .sourcery
        }
        let usual = [
            "xcassetsgenerated", "assetsgenerated", "stringsgenerated", "storyboardsgenerated", "storyboardscenesgenerated",
            "fontsgenerated", "colorsgenerated", "l10n", "l10ngenerated",
        ]
        if usual.contains(String(plain.dropLast("swift".count))) { return .swiftGen }
        let isAmongGenerated = (path as NSString).deletingLastPathComponent.lowercased().hasSuffix("generated")
        return isAmongGenerated && has(folder, swiftGenFiles) ? .swiftGen : nil
    }

    private static let swiftGenFiles = ["swiftgen.yml", ".swiftgen.yml"]
    private static let sourceryFiles = [".sourcery.yml", "sourcery.yml"]

    private static func has(_ folder: String, _ names: [String]) -> Bool {
        names.contains { FileManager.default.fileExists(atPath: folder + "/" + $0) }
    }

    /// Last names of the files that `swiftgen.yml` says are written.
    private static func swiftGenOutputs(_ folder: String) -> [String] {
        let texts = swiftGenFiles.compactMap { RegularFile.contents(folder + "/" + $0, limit: 1 << 20) }
        return texts.flatMap { data -> [String] in
            String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
                guard let mark = line.range(of: "output:") else { return nil }
                let value = line[mark.upperBound...].filter { !"\"' ".contains($0) }
                return value.hasSuffix(".swift") ? (value as NSString).lastPathComponent : nil
            }
        }
    }

    // MARK: Names
    private static let swiftGenNames: Set<String> = [
        "L10n", "Asset", "StoryboardScene", "StoryboardSegue", "FontFamily", "ColorName", "ColorAsset", "ImageAsset",
        "SceneType",
    ]

    /// Of names that nobody declares, those that such tools would have declared.
    package static func makers(of names: Set<String>) -> [(generator: SourceGenerator, names: [String])] {
        let plain = Set(names.map { String($0.prefix { $0 != "." }) })
        return [(SourceGenerator.rSwift, plain.intersection(["R"])), (.swiftGen, plain.intersection(swiftGenNames))]
            .filter { !$0.1.isEmpty }.map { ($0.0, $0.1.sorted()) }
    }
}
