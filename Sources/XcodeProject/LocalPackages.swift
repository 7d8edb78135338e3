import AppleFoundation

/// A product of a Swift package that lies in a folder: beside a project, or where it was fetched before.
package struct LocalProduct: Hashable {
    package let name: String
    package let folder: String
    /// As manifests call the package.
    package var package: String { (folder as NSString).lastPathComponent }
}

extension XcodeTarget {
    /// Products that the target takes from packages in folders. Those that still have to be fetched are not among them.
    package var localProducts: [LocalProduct] {
        if let known = project.memory.products[id] { return known }
        let named = namedProducts
        let found = named + importedProducts.filter { product in !named.contains { $0.name == product.name } }
        project.memory.products[id] = found
        return found
    }

    /// What is only imported, as from a framework that another tool makes of a checkout: Carthage's lie beside the project.
    private var importedProducts: [LocalProduct] {
        guard project.packages.hasAny else { return [] }
        let imports = SourceSurvey.imports(files: sources.filter { $0.hasSuffix(".swift") })
        return imports.sorted().compactMap { project.packages.product(ofModule: $0) }
    }

    private var namedProducts: [LocalProduct] {
        let names = (object["packageProductDependencies"] as? [String] ?? []).compactMap { project.objects[$0] }
        guard !names.isEmpty else { return [] }
        let folders = project.localPackages
        return names.compactMap { dependency in
            guard let name = dependency["productName"] as? String else { return nil }
            let reference = project.object(dependency["package"])
            if let path = reference?["relativePath"] as? String {
                return LocalProduct(name: name, folder: ProjectPlace.whole(project.folder + "/" + path))
            }
            if let address = reference?["repositoryURL"] as? String {
                return project.packages.folder(of: address).map { LocalProduct(name: name, folder: $0) }
            }
            guard reference == nil else { return nil }
            // Nothing says from which: the one whose manifest makes it.
            return folders.first { PackagePlaces.makes($0.manifest, name) }
                .map { LocalProduct(name: name, folder: $0.folder) }
        }
    }
}

extension XcodeProject {
    /// Folders with a manifest that the project refers to.
    fileprivate var localPackages: [(folder: String, manifest: String)] {
        var folders: Set<String> = []
        for (id, object) in objects {
            switch object["isa"] as? String {
            case "XCLocalSwiftPackageReference":
                if let path = object["relativePath"] as? String { folders.insert(ProjectPlace.whole(folder + "/" + path)) }
            case "PBXFileReference":
                let type = (object["lastKnownFileType"] ?? object["explicitFileType"]) as? String
                if type == "wrapper" || type == "folder", let path = path(of: id) { folders.insert(ProjectPlace.whole(path)) }
            default: break
            }
        }
        return folders.sorted().compactMap { folder in
            RegularFile.contents(folder + "/Package.swift", limit: 1 << 20).map {
                (folder, String(decoding: $0, as: UTF8.self))
            }
        }
    }
}
