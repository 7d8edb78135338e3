import AppleFoundation

/// A project with those that it is built together with: what it refers to itself, and what stands beside it in a workspace.
package struct ProjectFamily {
    package let main: XcodeProject
    /// The main one first.
    package private(set) var projects: [XcodeProject]
    private let memory = Memory()

    /// What was worked out before: each target asks for the others, in projects of hundreds of targets and thousands of files.
    private final class Memory {
        var modules: [String: XcodeTarget]?
        var dependencies: [String: [XcodeTarget]] = [:]
    }

    package init(_ main: XcodeProject) {
        self.main = main
        projects = [main]
        var known: Set<String> = [RegularFile.resolved(main.path) ?? main.path]
        for path in Self.references(of: main) + Self.workspaces(around: main.path).flatMap(Self.projects(inWorkspace:)) {
            guard projects.count < 64, known.insert(RegularFile.resolved(path) ?? path).inserted,
                let project = try? XcodeProject(at: path, packages: main.packageFolders, without: main.without)
            else { continue }
            projects.append(project)
        }
    }

    /// Workspaces that name the project.
    var workspaces: [String] { Self.workspaces(around: main.path) }

    package var targets: [XcodeTarget] { projects.flatMap(\.targets) }

    func target(named name: String) -> XcodeTarget? { targets.first { $0.name == name } }

    /// The module that makes a file such as `Kit.framework`.
    func maker(of file: String) -> XcodeTarget? {
        let found = targets.filter { $0.kind == .module && $0.productFile == file }
        return found.first { $0.foreignPlatform($0.settings()) == nil } ?? found.first
    }

    var hasModules: Bool { targets.contains { $0.kind == .module } }

    /// Of those for other systems the name may be the same.
    func module(named name: String) -> XcodeTarget? {
        if let known = memory.modules { return known[name] }
        var modules: [String: XcodeTarget] = [:]
        for target in targets where target.kind == .module {
            let settings = target.settings()
            guard target.foreignPlatform(settings) == nil, modules[settings.moduleName] == nil else { continue }
            modules[settings.moduleName] = target
        }
        memory.modules = modules
        return modules[name]
    }

    func dependencies(of target: XcodeTarget, _ find: () -> [XcodeTarget]) -> [XcodeTarget] {
        if let known = memory.dependencies[target.key] { return known }
        let found = find()
        memory.dependencies[target.key] = found
        return found
    }

    // MARK: Finding
    private static func references(of project: XcodeProject) -> [String] {
        (project.root["projectReferences"] as? [[String: Any]] ?? [])
            .compactMap { ($0["ProjectRef"] as? String).flatMap(project.path(of:)) }.map(ProjectPlace.whole)
    }

    /// Workspaces that name the project, in its folder or at most two above.
    private static func workspaces(around path: String) -> [String] {
        var folder = (path as NSString).deletingLastPathComponent
        for _ in 0..<3 where folder.count > 1 {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            let found = names.filter { $0.hasSuffix(".xcworkspace") }.map { folder + "/" + $0 }
                .filter { projects(inWorkspace: $0).contains(path) }
            if !found.isEmpty { return found }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return []
    }

    /// Paths of the projects that a workspace lists. Groups may have places of their own.
    package static func projects(inWorkspace workspace: String) -> [String] {
        guard let data = RegularFile.contents(workspace + "/contents.xcworkspacedata", limit: 1 << 20) else { return [] }
        let root = (workspace as NSString).deletingLastPathComponent
        var result: [String] = []
        var groups = [root]
        for piece in String(decoding: data, as: UTF8.self).split(separator: "<").prefix(10_000) {
            if piece.hasPrefix("/Group") {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            let isGroup = piece.hasPrefix("Group")
            guard isGroup || piece.hasPrefix("FileRef") else { continue }
            let parts = piece.split(separator: "\"", omittingEmptySubsequences: false)
            let place = zip(parts, parts.dropFirst()).first { $0.0.contains("location") }.map { String($0.1) } ?? "group:"
            let kind = String(place.prefix { $0 != ":" })
            let name = unescaped(String(place.dropFirst(kind.count + 1)))
            let base = kind == "group" ? groups[groups.count - 1] : root
            let path = ProjectPlace.whole(kind == "absolute" || name.hasPrefix("/") ? name : base + "/" + name)
            if isGroup { groups.append(path) } else if path.hasSuffix(".xcodeproj") { result.append(path) }
        }
        return result
    }

    private static func unescaped(_ text: String) -> String {
        [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
