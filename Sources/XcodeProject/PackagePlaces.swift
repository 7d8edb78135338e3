import AppleFoundation

/// Where packages lie that would else have to be fetched: folders with a checkout of each, as SwiftPM, Xcode, Carthage and CocoaPods leave them.
package struct PackagePlaces {
    private let folders: [String]
    private let memory = Memory()

    /// What is read once.
    private final class Memory {
        var manifests: [(folder: String, text: String)]?
    }

    /// `chosen` are the user's own, which come first.
    package init(
        project: String, chosen: [String], environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let folder = (project as NSString).deletingLastPathComponent
        let name = ((project as NSString).lastPathComponent as NSString).deletingPathExtension
        var places: [String] = []
        for chosen in chosen {
            places += [chosen, chosen + "/checkouts", chosen + "/SourcePackages/checkouts", chosen + "/Checkouts"]
        }
        for root in [folder, (folder as NSString).deletingLastPathComponent] where root.count > 1 {
            places += [
                root + "/.build/checkouts", root + "/SourcePackages/checkouts", root + "/Carthage/Checkouts", root + "/Pods",
            ]
            places += Self.derived(root + "/DerivedData", name)
        }
        if let home = environment["HOME"], home.hasPrefix("/") {
            places += Self.derived(ProjectPlace.whole(home) + "/Library/Developer/Xcode/DerivedData", name)
        }
        folders = places.filter { Self.kind($0) == S_IFDIR }
    }

    /// For another process.
    package var words: String { folders.joined(separator: "\n") }

    package init(words: String) { folders = words.split(separator: "\n").map(String.init) }

    private static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// `App-abcdef/SourcePackages/checkouts`, or without a folder of the project's name in between.
    private static func derived(_ folder: String, _ name: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let own = names.filter { $0 == name || $0.hasPrefix(name + "-") }.map { folder + "/" + $0 }
        return ([folder] + own).map { $0 + "/SourcePackages/checkouts" }
    }

    /// The folder of a package that is known by its address, by the name that all tools give it.
    package func folder(of address: String) -> String? {
        let name = Self.name(of: address)
        guard RegularFile.isPlainName(name) else { return nil }
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let found = names.contains(name) ? name : names.sorted().first { $0.lowercased() == name.lowercased() }
            if let found, Self.kind(folder + "/" + found + "/Package.swift") == S_IFREG { return folder + "/" + found }
        }
        return nil
    }

    var hasAny: Bool { !folders.isEmpty }

    /// What makes a module: the package of its name, or the first other one that says so.
    package func product(ofModule name: String) -> LocalProduct? {
        if let folder = folder(of: name), Self.makes(Self.manifests(in: folder), name) {
            return LocalProduct(name: name, folder: folder)
        }
        return manifests.first { $0.text.contains("\"\(name)\"") && Self.makes($0.text, name) }
            .map { LocalProduct(name: name, folder: $0.folder) }
    }

    private var manifests: [(folder: String, text: String)] {
        if let known = memory.manifests { return known }
        let all = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }
        }
        let found = all.filter { Self.kind($0 + "/Package.swift") == S_IFREG }.map { ($0, Self.manifests(in: $0)) }
        memory.manifests = found
        return found
    }

    /// The text of the manifest, and of those for versions of Swift beside it.
    static func manifests(in folder: String) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0 == "Package.swift" || ($0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")) }.sorted()
            .compactMap { RegularFile.contents(folder + "/" + $0, limit: 1 << 20) }
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// `.library(name: "Kit"`, with any space in between.
    static func makes(_ manifest: String, _ product: String) -> Bool {
        let name = NSRegularExpression.escapedPattern(for: product)
        return manifest.range(of: "\\.library\\(\\s*name:\\s*\"\(name)\"", options: .regularExpression) != nil
    }

    /// `Kit` in `https://example.com/me/Kit.git` and `git@example.com:me/Kit`.
    static func name(of address: String) -> String {
        let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Those that packages ask for in turn, as far as they are here: SwiftPM takes a package in a folder for one of the same name.
    package func needed(by packages: [String]) -> [String] {
        var found = Set(packages.map { ($0 as NSString).lastPathComponent.lowercased() })
        var open = packages
        var others: [String] = []
        while let package = open.popLast(), others.count < 1000 {
            for address in Self.addresses(in: Self.manifests(in: package)) {
                guard found.insert(Self.name(of: address).lowercased()).inserted, let folder = folder(of: address) else {
                    continue
                }
                others.append(folder)
                open.append(folder)
            }
        }
        return others.sorted()
    }

    /// What stands after `url:`.
    static func addresses(in manifest: String) -> [String] {
        let lines = manifest.split(whereSeparator: \.isNewline).filter {
            !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        }
        return lines.joined(separator: "\n").components(separatedBy: "url:").dropFirst().compactMap { rest in
            let words = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            guard words.count > 1, words[0].allSatisfy(\.isWhitespace) else { return nil }
            return String(words[1])
        }
    }
}
