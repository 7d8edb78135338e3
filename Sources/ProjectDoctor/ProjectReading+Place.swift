import AppleFoundation
import XcodeProject

extension ProjectReading {
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    /// What a path leads to: a project, a workspace, a package, or a folder with anything in it.
    package static func at(_ given: String) throws -> ProjectReading {
        let path = ProjectPlace.whole(given)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Problem(description: "there is no folder \(path)")
        }
        let name = (path as NSString).lastPathComponent
        if name == "Package.swift" || name.hasSuffix(".pbxproj") { return try at((path as NSString).deletingLastPathComponent) }
        guard isFolder.boolValue else {
            if name == ProjectSpec.fileName { return try xcode(at: path) }
            throw Problem(description: "\(path) is a file; name the folder that holds the .xcodeproj or the Package.swift")
        }
        if name.hasSuffix(".xcodeproj") { return try xcode(at: path) }
        if name.hasSuffix(".xcworkspace") {
            guard let project = main(of: ProjectFamily.projects(inWorkspace: path)) else {
                return try at((path as NSString).deletingLastPathComponent)
            }
            return try xcode(at: project)
        }
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw Problem(
                description:
                    "the folder \(path) can't be read: \(String(cString: strerror(access(path, R_OK) == 0 ? EIO : errno)))")
        }
        let projects = entries.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") && $0 != "_Pods.xcodeproj" }.sorted()
            .map { path + "/" + $0 }
        let manifest = RegularFile.contents(path + "/Package.swift", limit: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
        // As `allium test` chooses.
        if let manifest, projects.isEmpty || manifest.contains(".testTarget(") { return package(at: path) }
        if let project = main(of: projects) { return try xcode(at: project) }
        // XcodeGen would make the project of it.
        if entries.contains(ProjectSpec.fileName) { return try xcode(at: path + "/" + ProjectSpec.fileName) }
        let below = ProjectPlace.below(path)
        if below.count == 1 { return try at(below[0]) }
        return folder(at: path, others: below)
    }

    /// The one with an application, or the first.
    private static func main(of paths: [String]) -> String? {
        guard paths.count > 1 else { return paths.first }
        return paths.first { path in
            guard !path.contains("/Pods/"), let project = try? XcodeProject(at: path) else { return false }
            return project.targets.contains(where: \.isApplication)
        } ?? paths.first { !$0.contains("/Pods/") } ?? paths.first
    }
}
