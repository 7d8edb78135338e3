import AppleFoundation

/// A `project.yml` of XcodeGen, as the project that XcodeGen would make of it: objects by ids.
///
/// What isn't plain (`include`, templates) is refused in a sentence.
package struct ProjectSpec {
    package static let fileName = "project.yml"

    private let folder: String
    private let spec: [String: Any]
    private(set) var objects: [String: [String: Any]] = [:]
    let name: String
    let root = "project"

    init(_ text: String, folder: String) throws {
        self.folder = folder
        guard let spec = try PlainYAML.read(text) as? [String: Any] else { throw Self.problem("it is no map") }
        self.spec = spec
        name = spec["name"] as? String ?? (folder as NSString).lastPathComponent
        for key in ["include", "projectReferences"] where spec[key] != nil {
            throw Self.problem("'\(key)' isn't read; run `xcodegen` where it is, and put the .xcodeproj into the checkout")
        }
        try make()
    }

    private static func problem(_ words: String) -> XcodeProject.Problem { XcodeProject.Problem(description: words) }

    /// One text or several.
    private static func list(_ value: Any?) -> [Any] { value as? [Any] ?? value.map { [$0] } ?? [] }
    private static func texts(_ value: Any?) -> [String] { list(value).compactMap { $0 as? String } }

    // MARK: The project
    private mutating func make() throws {
        var project: [String: Any] = ["isa": "PBXProject"]
        var preset: [String: Any] = ["SWIFT_VERSION": "5.0", "SDKROOT": "iphoneos"]
        if let target = (options["deploymentTarget"] as? [String: Any])?["iOS"] {
            preset["IPHONEOS_DEPLOYMENT_TARGET"] = target
        }
        project["buildConfigurationList"] = try configurations(of: "project", spec, preset: preset)
        project["developmentRegion"] = options["developmentLanguage"] as? String ?? "en"
        let names = (spec["targets"] as? [String: Any] ?? [:]).keys.sorted()
        guard !names.isEmpty else { throw Self.problem("it has no targets") }
        for name in names {
            guard let target = (spec["targets"] as? [String: Any])?[name] as? [String: Any] else {
                throw Self.problem("the target \(name) is no map")
            }
            try add(target, named: name)
        }
        project["targets"] = names.map(Self.id)
        objects[root] = project
        for (name, package) in spec["packages"] as? [String: Any] ?? [:] {
            guard let package = package as? [String: Any] else { continue }
            if let path = package["path"] as? String {
                objects["package " + name] = ["isa": "XCLocalSwiftPackageReference", "relativePath": path]
            } else {
                let address =
                    package["url"] as? String ?? (package["github"] as? String).map { "https://github.com/\($0)" } ?? ""
                objects["package " + name] = ["isa": "XCRemoteSwiftPackageReference", "repositoryURL": address]
            }
        }
    }

    private var options: [String: Any] { spec["options"] as? [String: Any] ?? [:] }
    private static func id(_ target: String) -> String { "target " + target }

    // MARK: Settings
    private mutating func configurations(of owner: String, _ description: [String: Any], preset: [String: Any]) throws -> String
    {
        let kinds =
            (spec["configs"] as? [String: Any])?.compactMapValues { $0 as? String } ?? ["Debug": "debug", "Release": "release"]
        var ids: [String] = []
        for (name, kind) in kinds.sorted(by: { $0.key < $1.key }) {
            let id = "\(owner) \(name)"
            var settings = preset
            if owner == "project", kind == "debug" { settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
            try add(description["settings"], for: name, to: &settings, 0)
            var configuration: [String: Any] = ["isa": "XCBuildConfiguration", "name": name, "buildSettings": settings]
            if let file = (description["configFiles"] as? [String: Any])?[name] as? String {
                configuration["baseConfigurationReference"] = reference(folder + "/" + file)
            }
            objects[id] = configuration
            ids.append(id)
        }
        let id = "configurations of " + owner
        objects[id] = [
            "isa": "XCConfigurationList", "buildConfigurations": ids,
            "defaultConfigurationName": kinds.first { $0.value == "release" }?.key ?? "Release",
        ]
        return id
    }

    /// Either settings, or `base`, `configs` and `groups` of them.
    private func add(_ value: Any?, for configuration: String, to settings: inout [String: Any], _ depth: Int) throws {
        guard depth < 16, let value = value as? [String: Any] else { return }
        let isLayered = ["base", "configs", "groups"].contains { value[$0] != nil }
        for name in isLayered ? Self.texts(value["groups"]) : [] {
            guard let group = (spec["settingGroups"] as? [String: Any])?[name] else {
                throw Self.problem("there is no group of settings '\(name)'")
            }
            try add(group, for: configuration, to: &settings, depth + 1)
        }
        let layers = isLayered ? [value["base"], (value["configs"] as? [String: Any])?[configuration]] : [value]
        for layer in layers {
            for (key, value) in layer as? [String: Any] ?? [:] {
                settings[key] = (value as? Bool).map { $0 ? "YES" : "NO" } ?? value
            }
        }
    }

    // MARK: Targets
    private mutating func add(_ target: [String: Any], named name: String) throws {
        if target["templates"] != nil {
            throw Self.problem(
                "templates of targets aren't read; run `xcodegen` where it is, and put the .xcodeproj into the checkout")
        }
        let type = target["type"] as? String ?? "application"
        let platforms = Self.texts(target["supportedDestinations"]) + Self.texts(target["platform"])
        let roots = ["iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros"]
        let isForPhones = platforms.isEmpty || platforms.contains("iOS") || platforms.contains("auto")
        let suffix = Self.list(target["platform"]).count > 1 ? "_iOS" : ""
        var preset: [String: Any] = [
            "SDKROOT": isForPhones ? "iphoneos" : roots[platforms[0]] ?? "macosx", "PRODUCT_NAME": "$(TARGET_NAME)",
        ]
        if !suffix.isEmpty { preset["PRODUCT_NAME"] = name }
        if let prefix = options["bundleIdPrefix"] as? String { preset["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(name)" }
        let information = target["info"] as? [String: Any]
        if let path = information?["path"] as? String { preset["INFOPLIST_FILE"] = path }
        let dependencies = Self.list(target["dependencies"]).compactMap { $0 as? [String: Any] }
        let others = dependencies.compactMap { $0["target"] as? String }
        let known = spec["targets"] as? [String: Any] ?? [:]
        if type == "bundle.unit-test",
            let host = others.first(where: { (known[$0] as? [String: Any])?["type"] as? String == "application" })
        {
            preset["TEST_HOST"] = "$(BUILT_PRODUCTS_DIR)/\(host).app/\(host)"
        }
        var object: [String: Any] = [
            "isa": "PBXNativeTarget", "name": name + suffix, "productType": "com.apple.product-type." + type,
            "buildConfigurationList": try configurations(of: Self.id(name), target, preset: preset),
        ]
        if let properties = information?["properties"] { object[InformationFile.spec] = properties }
        let files = try SpecFiles(target, name: name, folder: folder, information: preset["INFOPLIST_FILE"] as? String)
        object["buildPhases"] = [
            phase("PBXSourcesBuildPhase", files.sources, of: name), phase("PBXResourcesBuildPhase", files.resources, of: name),
        ]
        object["dependencies"] = others.compactMap { other -> String? in
            guard known[other] != nil else { return nil }
            let id = "\(name) needs \(other)"
            objects[id] = ["isa": "PBXTargetDependency", "target": Self.id(other)]
            return id
        }
        for other in others where known[other] == nil {
            throw Self.problem("\(name) needs the target \(other), which isn't described")
        }
        object["packageProductDependencies"] = dependencies.flatMap { dependency -> [String] in
            guard let package = dependency["package"] as? String else { return [] }
            let products = Self.texts(dependency["products"]) + Self.texts(dependency["product"])
            return (products.isEmpty ? [package] : products).map { product in
                let id = "\(name) takes \(product)"
                objects[id] = [
                    "isa": "XCSwiftPackageProductDependency", "productName": product, "package": "package " + package,
                ]
                return id
            }
        }
        let product = "product of " + name
        objects[product] = ["isa": "PBXFileReference", "path": "\(name).framework", "sourceTree": "BUILT_PRODUCTS_DIR"]
        if type.hasPrefix("framework") { object["productReference"] = product }
        objects[Self.id(name)] = object
    }

    private mutating func phase(_ isa: String, _ files: [String], of target: String) -> String {
        let id = "\(isa) of \(target)"
        let builds = files.map { file -> String in
            let build = "\(target) builds \(file)"
            objects[build] = ["isa": "PBXBuildFile", "fileRef": reference(file)]
            return build
        }
        objects[id] = ["isa": isa, "files": builds]
        return id
    }

    private mutating func reference(_ path: String) -> String {
        let id = "file " + path
        objects[id] = ["isa": "PBXFileReference", "path": path, "sourceTree": "<absolute>"]
        return id
    }
}

/// What a spec says about an information file beside what stands in it.
enum InformationFile {
    static let spec = "alliumInformation"
}
