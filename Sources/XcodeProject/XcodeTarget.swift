import AppleFoundation

/// A target of a project: its files and settings.
package struct XcodeTarget {
    /// A resource, and the folder of a language it belongs to: `Base.lproj`.
    package struct Resource: Equatable {
        package let path: String
        package let language: String?
    }

    package let id: String
    package let project: XcodeProject
    let object: XcodeProject.Object

    init?(id: String, project: XcodeProject) {
        guard let object = project.objects[id], object["isa"] as? String == "PBXNativeTarget" else { return nil }
        self.id = id
        self.project = project
        self.object = object
    }

    package var name: String { object["name"] as? String ?? "App" }
    package var isApplication: Bool { kind == .application }

    // MARK: Settings
    package func settings(configuration name: String = "Debug") -> BuildSettings {
        var settings = BuildSettings()
        settings.add([
            "TARGET_NAME": self.name, "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": project.folder, "PROJECT_NAME": project.name,
            "PROJECT": project.name,
            "PROJECT_DIR": project.folder,
            "SOURCE_ROOT": project.folder, "CONFIGURATION": name, "DEVELOPMENT_LANGUAGE": region,
            "PLATFORM_NAME": "iphonesimulator",
            "PRODUCT_BUNDLE_IDENTIFIER": "org.allium.$(PRODUCT_NAME:rfc1034identifier)", "CURRENT_PROJECT_VERSION": "1",
            "MARKETING_VERSION": "1.0", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "INFOPLIST_PATH": "Info.plist",
        ])
        for owner in [project.root, object] {
            let list = project.object(owner["buildConfigurationList"])
            let all = (list?["buildConfigurations"] as? [String] ?? []).compactMap { project.objects[$0] }
            let chosen =
                all.first { $0["name"] as? String == name } ?? all.first {
                    $0["name"] as? String == list?["defaultConfigurationName"] as? String
                }
                ?? all.first
            guard let chosen else { continue }
            if let base = chosen["baseConfigurationReference"] as? String, let path = project.path(of: base) {
                settings.add(BuildSettings.configuration(at: path))
            }
            settings.add(chosen["buildSettings"] as? [String: Any] ?? [:])
        }
        return settings
    }

    /// The names of the configurations that the project and the target have.
    package var configurations: [String] {
        var names: [String] = []
        for owner in [object, project.root] {
            for id in project.object(owner["buildConfigurationList"])?["buildConfigurations"] as? [String] ?? [] {
                if let name = project.objects[id]?["name"] as? String, !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    private var region: String { project.root["developmentRegion"] as? String ?? "en" }

    // MARK: Files
    private func phases(_ isa: String) -> [XcodeProject.Object] {
        (object["buildPhases"] as? [String] ?? []).compactMap { project.objects[$0] }.filter { $0["isa"] as? String == isa }
    }

    func references(_ isa: String) -> [String] {
        phases(isa).flatMap { $0["files"] as? [String] ?? [] }.compactMap { project.objects[$0]?["fileRef"] as? String }
    }

    /// Sorted, each once, without those that the user leaves out.
    package var sources: [String] { listedSources.filter { !project.isLeftOut($0) } }

    /// All that the project names.
    var listedSources: [String] {
        let listed = references("PBXSourcesBuildPhase").compactMap(project.path(of:))
        let all = listed + synchronizedFiles.filter { Self.isSource($0) }
        return Array(Set(all.map(ProjectPlace.whole))).sorted()
    }

    /// Those of its own Objective-C interface.
    var headers: [String] {
        references("PBXHeadersBuildPhase").compactMap(project.path(of:)) + synchronizedFiles.filter { $0.hasSuffix(".h") }
    }

    package var resources: [Resource] {
        var result: [Resource] = []
        for id in references("PBXResourcesBuildPhase") {
            // A localised file stands for its children.
            let members = project.objects[id]?["children"] as? [String]
            for member in members ?? [id] {
                if let path = project.path(of: member) { result.append(Self.resource(path)) }
            }
        }
        result += synchronizedFiles.filter { !Self.isSource($0) }.map(Self.resource)
        return result
    }

    private static func resource(_ path: String) -> Resource {
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        return Resource(path: path, language: folder.hasSuffix(".lproj") ? folder : nil)
    }

    private static func isSource(_ path: String) -> Bool {
        ["swift", "m", "mm", "c", "cpp", "metal", "h"].contains((path as NSString).pathExtension)
    }

    // MARK: Synchronized folders
    /// Everything in folders that the target takes as a whole, without what they except.
    private var synchronizedFiles: [String] {
        var result: [String] = []
        let own = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
        for (id, group) in project.objects.sorted(by: { $0.key < $1.key })
        where group["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = project.path(of: id) else { continue }
            let exceptions = (group["exceptions"] as? [String] ?? []).compactMap { project.objects[$0] }
                .filter { $0["target"] as? String == self.id }
                .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
            if own.contains(id) {
                result += files(in: folder).filter { file in
                    !exceptions.contains { file == folder + "/" + $0 || file.hasPrefix(folder + "/" + $0 + "/") }
                }
            } else {
                result += exceptions.map { folder + "/" + $0 }
            }
        }
        return result
    }

    /// Catalogs and other packages count as one file. Each folder is seen once, and links lead no way out of the project.
    private func files(in folder: String) -> [String] {
        if let known = project.memory.files[folder] { return known }
        var result: [String] = []
        var seen: Set<String> = []
        var pending = [folder]
        while let current = pending.popLast() {
            guard let place = RegularFile.resolved(current), seen.insert(place).inserted else { continue }
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: current)) ?? []).sorted() {
                if name.hasPrefix(".") { continue }
                let path = current + "/" + name
                let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
                if isLink, !RegularFile.lies(path, in: project.folder) { continue }
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                let type = (name as NSString).pathExtension
                if isFolder.boolValue, type.isEmpty || type == "lproj" { pending.append(path) } else { result.append(path) }
            }
        }
        result.sort()
        project.memory.files[folder] = result
        return result
    }
}
