/// The targets of a Swift package as `swift package dump-package` tells them: which files make which module, and what the compiler is told.
package struct PackageTargets {
    package struct Target: Equatable {
        package var name: String
        /// As Swift code names it.
        package var module: String
        package var isTest: Bool
        /// Of the package's own targets.
        package var dependencies: [String]
        /// Paths in the package, in order.
        package var files: [String]
        /// That change what a text means.
        package var arguments: [String]
    }

    /// Each after those that it needs.
    package let targets: [Target]
    /// Folders of packages that are named by their paths.
    package let localPackages: [String]

    /// `files` are all Swift files of the package, by paths in it.
    package init(_ dump: JSON, files: [String]) {
        let language = Self.language(dump)
        let described = dump["targets"]?.array ?? []
        var folders: [String: String] = [:]
        for target in described {
            guard let name = target["name"]?.string else { continue }
            folders[name] = Self.folder(of: target, name, files, isAlone: described.count == 1)
        }
        let targets = described.compactMap { target -> Target? in
            guard let name = target["name"]?.string, let folder = folders[name],
                let kind = target["type"]?.string, ["regular", "executable", "test", "macro"].contains(kind)
            else { return nil }
            let others = folders.filter { $0.key != name && $0.value != folder }.map(\.value)
            return Target(
                name: name, module: Self.moduleName(name), isTest: kind == "test",
                dependencies: (target["dependencies"]?.array ?? []).compactMap(Self.dependency),
                files: Self.files(of: target, in: folder, files, without: others.filter { $0.hasPrefix(folder) }),
                arguments: ["-swift-version", Self.ownLanguage(target) ?? language] + Self.arguments(target))
        }
        self.targets = Self.sorted(targets)
        localPackages = (dump["dependencies"]?.array ?? []).flatMap { $0["fileSystem"]?.array ?? [] }
            .compactMap { $0["path"]?.string }
    }

    // MARK: Files

    /// With a slash at its end, or empty for the package's own folder.
    private static func folder(of target: JSON, _ name: String, _ files: [String], isAlone: Bool) -> String {
        if let path = target["path"]?.string { return clean(path) }
        let parents =
            target["type"]?.string == "test"
            ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs", "Tests"]
        for parent in parents where files.contains(where: { $0.hasPrefix("\(parent)/\(name)/") }) {
            return "\(parent)/\(name)/"
        }
        return isAlone ? parents.first { parent in files.contains { $0.hasPrefix(parent + "/") } }.map { $0 + "/" } ?? "" : ""
    }

    private static func clean(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
    }

    private static func files(of target: JSON, in folder: String, _ files: [String], without others: [String]) -> [String] {
        func places(_ key: String) -> [String] {
            (target[key]?.array ?? []).compactMap(\.string).map { folder + clean($0).dropLast() }
        }
        func isBelow(_ file: String, _ place: String) -> Bool { file == place || file.hasPrefix(place + "/") }
        let excluded = places("exclude")
        let sources = target["sources"].flatMap { $0.isNull ? nil : $0 } == nil ? nil : places("sources")
        return files.filter { file in
            file.hasPrefix(folder) && !(folder.isEmpty && file.hasPrefix("Package"))
                && !others.contains { file.hasPrefix($0) } && !excluded.contains { isBelow(file, $0) }
                && sources.map { $0.contains { isBelow(file, $0) } } ?? true
        }.sorted()
    }

    // MARK: Settings

    private static func moduleName(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }

    private static func dependency(_ json: JSON) -> String? {
        (json["byName"] ?? json["target"])?.array?.first?.string
    }

    /// The newest language of the manifest that the compiler knows, else the one of its tools.
    private static func language(_ dump: JSON) -> String {
        let named = (dump["swiftLanguageVersions"]?.array ?? []).compactMap { $0.string.flatMap(major) }.filter { $0 <= 6 }
        if let newest = named.max() { return String(newest) }
        return (dump["toolsVersion"]?["_version"]?.string.flatMap(major) ?? 5) >= 6 ? "6" : "5"
    }

    private static func major(_ version: String) -> Int? { Int(version.prefix { $0 != "." }) }

    private static func settings(_ target: JSON, _ kind: String) -> [JSON] {
        (target["settings"]?.array ?? []).compactMap { setting in
            guard setting["tool"]?.string == "swift", let value = setting["kind"]?[kind] else { return nil }
            let condition = setting["condition"]
            let platforms = (condition?["platformNames"]?.array ?? []).compactMap(\.string)
            let configuration = condition?["config"]?.string ?? "debug"
            guard platforms.isEmpty || platforms.contains("linux"), configuration == "debug" else { return nil }
            return value["_0"] ?? value
        }
    }

    private static func ownLanguage(_ target: JSON) -> String? {
        settings(target, "swiftLanguageMode").compactMap { $0.string.flatMap(major) }.last.map(String.init)
    }

    private static func arguments(_ target: JSON) -> [String] {
        var words = settings(target, "define").compactMap(\.string).map { "-D" + $0 }
        for (kind, option) in [
            ("enableUpcomingFeature", "-enable-upcoming-feature"),
            ("enableExperimentalFeature", "-enable-experimental-feature"),
        ] {
            words += settings(target, kind).compactMap(\.string).flatMap { [option, $0] }
        }
        let unsafe = settings(target, "unsafeFlags").flatMap { ($0.array ?? []).compactMap(\.string) }
        return words + unsafe
    }

    /// Each after those that it needs; a circle is cut somewhere.
    private static func sorted(_ targets: [Target]) -> [Target] {
        var left = targets
        var done: [Target] = []
        while !left.isEmpty {
            let open = Set(left.map(\.name))
            let next = left.firstIndex { target in target.dependencies.allSatisfy { $0 == target.name || !open.contains($0) } }
            done.append(left.remove(at: next ?? 0))
        }
        return done
    }
}
