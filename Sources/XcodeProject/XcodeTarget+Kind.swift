import AppleFoundation

extension XcodeTarget {
    /// What a target makes, as far as it matters here.
    package enum Kind: Equatable {
        case application
        /// A framework or a library: a module for others.
        case module
        case unitTests
        case uiTests
        /// Extensions, tools, programs for watches and the like.
        case other
    }

    package var kind: Kind {
        switch (object["productType"] as? String ?? "").replacingOccurrences(of: "com.apple.product-type.", with: "") {
        case "application": .application
        case "framework", "framework.static", "library.static", "library.dynamic": .module
        case "bundle.unit-test": .unitTests
        case "bundle.ui-testing": .uiTests
        default: .other
        }
    }

    /// Equal for the same target of the same project.
    package var key: String { project.folder + "\n" + id }

    /// The file that it makes: `Kit.framework`.
    var productFile: String? {
        let reference = project.object(object["productReference"])
        return ((reference?["path"] ?? reference?["name"]) as? String).map { ($0 as NSString).lastPathComponent }
    }

    /// The system that it is made for, where that isn't iOS. Of a target for several, `SDKROOT` names only the first.
    package func foreignPlatform(_ settings: BuildSettings) -> String? {
        let names = ["macosx": "macOS", "appletvos": "tvOS", "watchos": "watchOS", "xros": "visionOS"]
        let supported = settings.words("SUPPORTED_PLATFORMS")
        if supported.contains(where: { $0.hasPrefix("iphone") }) { return nil }
        if let name = settings["SDKROOT"].flatMap({ names[$0] }) { return name }
        return supported.lazy.compactMap { names[$0] }.first
    }

    // MARK: Other targets
    /// Those that it names, here or in projects that lie beside it.
    func dependencies(in family: ProjectFamily) -> [XcodeTarget] {
        family.dependencies(of: self) { findDependencies(in: family) }
    }

    private func findDependencies(in family: ProjectFamily) -> [XcodeTarget] {
        var found: [XcodeTarget] = []
        for id in object["dependencies"] as? [String] ?? [] {
            guard let dependency = project.objects[id] else { continue }
            if let own = dependency["target"] as? String, let target = XcodeTarget(id: own, project: project) {
                found.append(target)
            } else if let proxy = project.object(dependency["targetProxy"]) {
                let own = (proxy["remoteGlobalIDString"] as? String).flatMap { XcodeTarget(id: $0, project: project) }
                let name = (proxy["remoteInfo"] ?? dependency["name"]) as? String
                if let target = own ?? name.flatMap({ family.target(named: $0) }) { found.append(target) }
            }
        }
        // What is linked is built, too, without anybody saying so.
        for id in references("PBXFrameworksBuildPhase") {
            guard let file = (project.objects[id]?["path"] ?? project.objects[id]?["name"]) as? String else { continue }
            if let target = family.maker(of: (file as NSString).lastPathComponent) { found.append(target) }
        }
        // And what is only imported, from the folder of products that all share.
        if family.hasModules {
            let imports = SourceSurvey.imports(files: sources.filter { $0.hasSuffix(".swift") })
            found += imports.sorted().compactMap { family.module(named: $0) }
        }
        var seen: Set<String> = [key]
        return found.filter { seen.insert($0.key).inserted }
    }

    // MARK: Hosts
    /// The application in which its tests run: nil for tests that need none.
    package func testHost(_ settings: BuildSettings, in family: ProjectFamily) throws -> XcodeTarget? {
        let paths = [settings["TEST_HOST"], settings["BUNDLE_LOADER"]].compactMap { $0 }.filter { !$0.isEmpty }
        guard let path = paths.first else { return nil }
        let application = path.split(separator: "/").first { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }
        let attributes = (project.root["attributes"] as? [String: Any])?["TargetAttributes"] as? [String: Any]
        let named = (attributes?[id] as? [String: Any])?["TestTargetID"] as? String
        let all = family.targets.filter(\.isApplication)
        let configuration = settings["CONFIGURATION"] ?? "Debug"
        if let application {
            if let found = all.first(where: { $0.settings(configuration: configuration)["PRODUCT_NAME"] == application })
                ?? all.first(where: { $0.name == application })
            {
                return found
            }
        }
        if let found = all.first(where: { $0.id == named && $0.project.folder == project.folder })
            ?? dependencies(in: family).first(where: \.isApplication)
        {
            return found
        }
        throw XcodeProject.Problem(
            description: "its TEST_HOST is \(application.map { $0 + ".app" } ?? path), which no target of the project makes")
    }
}
