import AppleFoundation

/// What a path on the command line leads to.
package enum ProjectPlace: Equatable {
    /// An `.xcodeproj`, or the `project.yml` of which one would be made.
    case project(String)
    /// A folder with a Package.swift and no project.
    case package(String)

    /// Finds it, or throws a sentence that names the path and what to do.
    package static func find(_ given: String, command: String = "run") throws -> ProjectPlace {
        let path = whole(given)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw problem("there is no folder \(path)")
        }
        guard isFolder.boolValue else {
            if (path as NSString).lastPathComponent == ProjectSpec.fileName { return .project(path) }
            if path.hasSuffix(".pbxproj") { return try find((path as NSString).deletingLastPathComponent, command: command) }
            throw problem("\(path) is a file; name the folder that holds the .xcodeproj or the Package.swift")
        }
        if path.hasSuffix(".xcodeproj") { return .project(path) }
        if path.hasSuffix(".xcworkspace") { return try find((path as NSString).deletingLastPathComponent, command: command) }
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw problem(
                "the folder \(path) can't be read: \(String(cString: strerror(access(path, R_OK) == 0 ? EIO : errno)))")
        }
        let projects = entries.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }.sorted()
        if projects.count == 1 { return .project(path + "/" + projects[0]) }
        if projects.count > 1 {
            throw problem("\(path) holds several projects (\(projects.joined(separator: ", "))); name one of them")
        }
        if entries.contains("Package.swift") { return .package(path) }
        if entries.contains(ProjectSpec.fileName) { return .project(path + "/" + ProjectSpec.fileName) }
        if entries.contains("Project.swift") {
            throw problem(
                "\(path) holds a Project.swift of Tuist, a program for macOS; `tuist generate` writes the .xcodeproj that Allium reads"
            )
        }
        throw problem(elsewhere(path, command, isEmpty: entries.allSatisfy { $0.hasPrefix(".") }))
    }

    /// Where the project may lie instead.
    private static func elsewhere(_ path: String, _ command: String, isEmpty: Bool) -> String {
        let start =
            isEmpty ? "the folder \(path) is empty" : "there is neither an .xcodeproj nor a Package.swift in \(path)"
        let below = self.below(path)
        if !below.isEmpty {
            let list = below.prefix(8).map { "\n  allium \(command) \(ShellWord.quoted($0))" }.joined()
            return start + (below.count == 1 ? "; there is one below it:" : "; there are \(below.count) below it, name one:")
                + list
                + (below.count > 8 ? "\n  …" : "")
        }
        var folder = (path as NSString).deletingLastPathComponent
        while folder.count > 1 {
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if entries.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ProjectSpec.fileName }) {
                return start + "; there is one above it:\n  allium \(command) \(ShellWord.quoted(folder))"
            }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return start + "; name the folder that holds the .xcodeproj or the Package.swift"
    }

    /// Folders with a project, at most three levels down, near ones first.
    package static func below(_ path: String) -> [String] {
        var found: [String] = []
        var level = [path]
        var visits = 0
        for _ in 0..<3 {
            var next: [String] = []
            for folder in level {
                visits += 1
                guard visits < 400, found.count < 40 else { return found }
                for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
                    if name.hasPrefix(".") || name == "Pods" || name == "Carthage" { continue }
                    if name == ProjectSpec.fileName, folder != path, !found.contains(folder) { found.append(folder) }
                    let place = folder + "/" + name
                    var status = stat()
                    guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
                    if name.hasSuffix(".xcodeproj") {
                        if folder != path, !found.contains(folder) { found.append(folder) }
                    } else if !name.contains(".") {
                        next.append(place)
                    }
                }
            }
            level = next
        }
        return found
    }

    private static func problem(_ words: String) -> XcodeProject.Problem { XcodeProject.Problem(description: words) }

    /// From the root, without `.`, `..` and a slash at the end; links stay.
    package static func whole(_ path: String) -> String {
        let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in full.split(separator: "/") {
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}
