import AppleFoundation

/// The files of a target that a spec names by folders, by what becomes of them.
struct SpecFiles {
    private(set) var sources: [String] = []
    private(set) var resources: [String] = []

    /// `information` is the path of an information file, which is no resource.
    init(_ target: [String: Any], name: String, folder: String, information: String?) throws {
        let given = target["sources"]
        for entry in given as? [Any] ?? given.map({ [$0] }) ?? [] {
            let words = entry as? [String: Any] ?? ["path": entry]
            guard let path = words["path"] as? String else {
                throw XcodeProject.Problem(description: "a source of \(name) has no path")
            }
            let place = ProjectPlace.whole(path.hasPrefix("/") ? path : folder + "/" + path)
            guard FileManager.default.fileExists(atPath: place) else {
                if words["optional"] as? Bool == true { continue }
                // A file that isn't there is told with all others that are missing.
                if path.hasSuffix(".swift") {
                    sources.append(place)
                } else {
                    throw XcodeProject.Problem(description: "\(name) takes sources from \(path), and there is no \(place)")
                }
                continue
            }
            if words["buildPhase"] as? String == "none" { continue }
            if words["type"] as? String == "folder" {
                resources.append(place)
                continue
            }
            let excludes = Self.texts(words["excludes"])
            let includes = Self.texts(words["includes"])
            for file in Self.files(place, in: folder) {
                let own = file == place ? (file as NSString).lastPathComponent : String(file.dropFirst(place.count + 1))
                if excludes.contains(where: { Self.matches($0, own) }) { continue }
                if !includes.isEmpty, !includes.contains(where: { Self.matches($0, own) }) { continue }
                if let information, file == ProjectPlace.whole(folder + "/" + information) { continue }
                add(file, words["buildPhase"] as? String)
            }
        }
        sources = Array(Set(sources)).sorted()
        resources = Array(Set(resources)).sorted()
    }

    private static func texts(_ value: Any?) -> [String] {
        (value as? [Any] ?? value.map { [$0] } ?? []).compactMap { $0 as? String }
    }

    private mutating func add(_ file: String, _ phase: String?) {
        let type = (file as NSString).pathExtension
        switch phase {
        case "sources": sources.append(file)
        case "resources": resources.append(file)
        case "headers": break
        default:
            if ["swift", "m", "mm", "c", "cc", "cpp", "metal", "xcdatamodeld", "intentdefinition", "mlmodel"].contains(type) {
                sources.append(file)
            } else if !type.isEmpty,
                ![
                    "h", "hh", "hpp", "modulemap", "framework", "xcframework", "xcconfig", "entitlements", "gpx", "apns",
                    "xctestplan",
                ]
                .contains(type), (file as NSString).lastPathComponent != "Info.plist"
            {
                resources.append(file)
            }
        }
    }

    /// Below a folder, catalogs and their like as one. Links lead no way out.
    private static func files(_ place: String, in root: String) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        var open = [place]
        while let current = open.popLast(), result.count < 100_000 {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: current, isDirectory: &isFolder) else { continue }
            let type = (current as NSString).pathExtension
            guard isFolder.boolValue, current == place || type.isEmpty || type == "lproj" else {
                result.append(current)
                continue
            }
            guard let real = RegularFile.resolved(current), seen.insert(real).inserted else { continue }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: current)) ?? [] where !name.hasPrefix(".") {
                let path = current + "/" + name
                let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
                if !isLink || RegularFile.lies(path, in: root) { open.append(path) }
            }
        }
        return result.sorted()
    }

    /// `*` within a name, `**` over folders; a folder means all below it.
    static func matches(_ pattern: String, _ path: String) -> Bool {
        let words = pattern.split(separator: "/").map(String.init)
        let parts = path.split(separator: "/").map(String.init)
        guard !words.isEmpty else { return false }
        /// Which parts may come next, for each word.
        var places: Set<Int> = [0]
        for word in words {
            if word == "**" {
                if let first = places.min() { places = Set(first...parts.count) }
            } else {
                places = Set(places.filter { $0 < parts.count && fits(Array(word), Array(parts[$0])) }.map { $0 + 1 })
            }
            if places.isEmpty { return false }
        }
        return true
    }

    private static func fits(_ pattern: [Character], _ name: [Character]) -> Bool {
        var (p, n) = (0, 0)
        var star: (p: Int, n: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, n)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
                p += 1
                n += 1
            } else if let back = star {
                star = (back.p, back.n + 1)
                (p, n) = (back.p + 1, back.n + 1)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
