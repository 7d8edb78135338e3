import AppleFoundation

/// A `project.pbxproj`: its objects by id, and where its files lie.
package struct XcodeProject {
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    typealias Object = [String: Any]

    /// The `.xcodeproj`, and the folder that holds it.
    package let path: String
    package let folder: String
    package var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
    let objects: [String: Object]
    let root: Object
    private let parents: [String: String]
    /// Folders that the user names, with packages that the project would else fetch.
    let packageFolders: [String]
    /// Sources that the user leaves out, by their names or paths.
    let without: [String]
    package let packages: PackagePlaces
    let memory = Memory()

    /// What was found once: each target asks for the same folders several times.
    final class Memory {
        var files: [String: [String]] = [:]
        /// By targets.
        var products: [String: [LocalProduct]] = [:]
    }

    /// Opens the one project of a folder, or the project at a path.
    package init(at path: String, packages packageFolders: [String] = [], without: [String] = []) throws {
        var project = ProjectPlace.whole(path)
        let isSpec = (project as NSString).lastPathComponent == ProjectSpec.fileName
        let content = isSpec ? try Self.spec(project) : nil
        if let content { project = (project as NSString).deletingLastPathComponent + "/" + content.name + ".xcodeproj" }
        if !isSpec, !path.hasSuffix(".xcodeproj") {
            let found = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter {
                $0.hasSuffix(".xcodeproj")
            }
            guard let first = found.sorted().first else { throw Problem(description: "there is no .xcodeproj in \(path)") }
            if found.count > 1 {
                throw Problem(
                    description: "\(path) holds several projects (\(found.sorted().joined(separator: ", "))); name one")
            }
            project = path + "/" + first
        }
        self.path = project
        self.packageFolders = packageFolders
        self.without = without
        packages = PackagePlaces(project: project, chosen: packageFolders)
        folder = (project as NSString).deletingLastPathComponent
        (objects, root) = try content?.objects ?? Self.objects(project + "/project.pbxproj")
        var parents: [String: String] = [:]
        for (id, object) in self.objects {
            for child in object["children"] as? [String] ?? [] where parents[child] == nil { parents[child] = id }
        }
        self.parents = parents
    }

    /// Of XcodeGen, where nobody has made the project of it.
    private static func spec(_ file: String) throws -> (name: String, objects: ([String: Object], Object)) {
        guard let data = RegularFile.contents(file, limit: 16 << 20) else {
            throw Problem(description: "\(file) can't be read")
        }
        do {
            let spec = try ProjectSpec(
                String(decoding: data, as: UTF8.self), folder: (file as NSString).deletingLastPathComponent)
            return (RegularFile.plainName(spec.name), (spec.objects, spec.objects[spec.root] ?? [:]))
        } catch {
            throw Problem(description: "\(file): \(error)")
        }
    }

    private static func objects(_ file: String) throws -> ([String: Object], Object) {
        guard let data = RegularFile.contents(file) else { throw Problem(description: "\(file) can't be read") }
        let content: Any
        do {
            content = try Self.content(data)
        } catch {
            throw Problem(description: "\(file): \(error)")
        }
        guard let plist = content as? Object, let objects = plist["objects"] as? [String: Any] else {
            throw Problem(description: "\(file) holds no project")
        }
        guard let root = (plist["rootObject"] as? String).flatMap({ objects[$0] }) as? Object else {
            throw Problem(description: "\(file) has no root object")
        }
        return (objects.compactMapValues { $0 as? Object }, root)
    }

    private static func content(_ data: Data) throws -> Any {
        let start = data.prefix(1)
        if start == Data("<".utf8) {
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        }
        let text = String(decoding: data, as: UTF8.self)
        if let json = try? JSONSerialization.jsonObject(with: data) { return json }
        return try OldPropertyList.read(text)
    }

    func object(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

    // MARK: Paths
    /// Where a file or group lies, by walking up the groups.
    func path(of id: String) -> String? {
        var parts: [String] = []
        var current: String? = id
        var steps = 0
        while let step = current, let object = objects[step], steps < 256 {
            steps += 1
            let own = object["path"] as? String
            switch object["sourceTree"] as? String {
            case "SOURCE_ROOT"?:
                if let own { parts.append(own) }
                return join(folder, parts)
            case "<absolute>"?:
                if let own { parts.append(own) }
                return parts.reversed().joined(separator: "/")
            case "BUILT_PRODUCTS_DIR"?, "SDKROOT"?, "DEVELOPER_DIR"?: return nil
            default: if let own, !own.isEmpty { parts.append(own) }
            }
            current = parents[step]
        }
        if let directory = root["projectDirPath"] as? String, !directory.isEmpty { parts.append(directory) }
        return join(folder, parts)
    }

    private func join(_ folder: String, _ parts: [String]) -> String {
        ([folder] + parts.reversed()).joined(separator: "/")
    }

    /// Whether it takes modules from Swift packages.
    package var usesPackages: Bool {
        objects.values.contains { ($0["isa"] as? String)?.hasSuffix("SwiftPackageReference") == true }
    }

    // MARK: Targets
    package var targets: [XcodeTarget] {
        (root["targets"] as? [String] ?? []).compactMap { XcodeTarget(id: $0, project: self) }
    }

    /// The application of that name, or the only one, or the first.
    package func application(named name: String?) throws -> XcodeTarget {
        let applications = targets.filter(\.isApplication)
        if let name {
            guard let target = applications.first(where: { $0.name == name }) else {
                let names = applications.map(\.name).joined(separator: ", ")
                throw Problem(
                    description: "there is no application target '\(name)'; "
                        + (names.isEmpty ? "the project has none at all" : "there are: \(names)"))
            }
            return target
        }
        guard let first = applications.first else {
            let names = targets.map(\.name).joined(separator: ", ")
            throw Problem(
                description: "the project has no application target" + (names.isEmpty ? "" : "; its targets are: \(names)"))
        }
        return first
    }
}
