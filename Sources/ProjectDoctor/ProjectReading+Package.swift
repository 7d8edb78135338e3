import AppleFoundation
import XcodeProject

extension ProjectReading {
    /// A Swift package, by its folders: the manifest is a program, and isn't run.
    package static func package(at folder: String) -> ProjectReading {
        var reading = ProjectReading(kind: .package, path: folder, root: folder)
        reading.addPackage(at: folder)
        return reading
    }

    /// The targets of a package and of those in folders that it needs.
    mutating func addPackage(at folder: String, depth: Int = 0) {
        guard depth < 8, let data = RegularFile.contents(folder + "/Package.swift", limit: 1 << 20) else { return }
        let manifest = String(decoding: data, as: UTF8.self)
        var places: [(path: String, isTests: Bool)] = []
        for (name, isTests) in [("Sources", false), ("Source", false), ("Tests", true)] {
            let own = Self.folders(in: folder + "/" + name)
            // A package of one target may have no folder for it.
            let hasFiles = Self.hasSources(folder + "/" + name)
            places +=
                hasFiles && own.allSatisfy { !Self.isTarget($0, manifest) }
                ? [(folder + "/" + name, isTests)] : own.map { (folder + "/" + name + "/" + $0, isTests) }
        }
        for match in Self.matches("\\bpath:\\s*\"([^\"]+)\"", in: manifest) {
            let path = ProjectPlace.whole(folder + "/" + match)
            if FileManager.default.fileExists(atPath: path + "/Package.swift") {
                if !subjects.contains(where: { $0.sources.first?.hasPrefix(path + "/") ?? false }) {
                    addPackage(at: path, depth: depth + 1)
                }
            } else if path.hasPrefix(folder + "/"),
                !places.contains(where: { $0.path == path || path.hasPrefix($0.path + "/") })
            {
                places.removeAll { $0.path.hasPrefix(path + "/") }
                places.append((path, match.lowercased().contains("test")))
            }
        }
        var seen = Set(subjects.flatMap(\.sources))
        for place in places {
            var subject = Subject(
                name: (place.path as NSString).lastPathComponent,
                module: BuildSettings.identifier(Self.moduleName(place.path, manifest)), kind: place.isTests ? .tests : .package
            )
            SourceFolder(place.path).files.forEach { subject.add($0) }
            subject.sources.removeAll { !seen.insert($0).inserted }
            if !subject.sources.isEmpty { subjects.append(subject) }
        }
        for address in Self.matches("\\burl:\\s*\"([^\"]+)\"", in: manifest) {
            let name = ((address as NSString).lastPathComponent as NSString).deletingPathExtension
            let checkout = folder + "/.build/checkouts/" + name
            if FileManager.default.fileExists(atPath: checkout + "/Package.swift") {
                var fetched = ProjectReading(kind: .package, path: checkout, root: checkout)
                fetched.addPackage(at: checkout, depth: depth + 1)
                subjects += fetched.subjects.filter { $0.kind == .package }.map {
                    var subject = $0
                    subject.isForeign = true
                    return subject
                }
                continue
            }
            suppliers[BuildSettings.identifier(name)] = Supplier(.remotePackage, address)
            isIncomplete = .remotePackage
        }
    }

    private static func isTarget(_ name: String, _ manifest: String) -> Bool {
        !matches("name:\\s*\"(\(NSRegularExpression.escapedPattern(for: name)))\"", in: manifest).isEmpty
    }

    private static func moduleName(_ path: String, _ manifest: String) -> String {
        let own = (path as NSString).lastPathComponent
        if isTarget(own, manifest) { return own }
        // `.target(name: "Kit", path: "Sources")`
        return matches(
            "name:\\s*\"([^\"]+)\"[^()]*?path:\\s*\"(?:[^\"]*/)?\(NSRegularExpression.escapedPattern(for: own))/?\"",
            in: manifest
        ).first
            ?? matches("\\.(?:target|executableTarget)\\(\\s*name:\\s*\"([^\"]+)\"", in: manifest).first ?? own
    }

    private static func matches(_ pattern: String, in text: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return expression.matches(in: text, range: whole).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }

    private static func folders(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter {
            var isFolder: ObjCBool = false
            return !$0.hasPrefix(".") && FileManager.default.fileExists(atPath: folder + "/" + $0, isDirectory: &isFolder)
                && isFolder.boolValue
        }
    }

    private static func hasSources(_ folder: String) -> Bool {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains { $0.hasSuffix(".swift") }
    }

    // MARK: Folders
    /// Whatever lies below.
    package static func folder(at path: String, others: [String] = []) -> ProjectReading {
        var reading = ProjectReading(kind: .folder, path: path, root: path)
        reading.others = others
        var subject = Subject(name: (path as NSString).lastPathComponent, module: "", kind: .folder)
        SourceFolder(path).files.forEach { subject.add($0) }
        reading.subjects = [subject]
        return reading
    }
}

extension Subject {
    mutating func add(_ file: String) {
        switch (file as NSString).pathExtension {
        case "swift": sources.append(file)
        case "storyboard", "xib": interfaceFiles.append(file)
        case "m", "mm", "c", "cpp": foreign.append(file)
        default: break
        }
    }
}

/// The files below a folder, sorted. What tools have made or fetched there isn't looked at.
struct SourceFolder {
    private(set) var files: [String] = []
    private static let limit = 200_000
    private static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
    private static let wanted: Set<String> = ["swift", "storyboard", "xib", "m", "mm", "c", "cpp", "h"]

    init(_ folder: String) {
        var seen: Set<String> = []
        var pending = [folder]
        while let current = pending.popLast(), files.count < Self.limit {
            guard let place = RegularFile.resolved(current), seen.insert(place).inserted else { continue }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: current)) ?? [] where !name.hasPrefix(".") {
                let path = current + "/" + name
                var status = stat()
                guard lstat(path, &status) == 0 else { continue }
                let type = (name as NSString).pathExtension
                if status.st_mode & S_IFMT == S_IFDIR {
                    if !Self.others.contains(name), !type.hasPrefix("xc"), type != "framework", name != "Package.swift" {
                        pending.append(path)
                    }
                } else if Self.wanted.contains(type), name != "Package.swift" {
                    files.append(path)
                }
            }
        }
        files.sort()
    }
}
