import AppleFoundation

/// A package that has to be fetched, with the products that targets take from it.
///
/// One whose checkout is here isn't among them.
package struct RemotePackage: Equatable {
    package let address: String
    package let products: [String]
}

extension XcodeProject {
    package var remotePackages: [RemotePackage] {
        var products: [String: Set<String>] = [:]
        for dependency in objects.values where dependency["isa"] as? String == "XCSwiftPackageProductDependency" {
            guard let id = dependency["package"] as? String, let name = dependency["productName"] as? String else { continue }
            products[id, default: []].insert(name)
        }
        return objects.compactMap { id, object in
            guard object["isa"] as? String == "XCRemoteSwiftPackageReference", let address = object["repositoryURL"] as? String,
                packages.folder(of: address) == nil
            else {
                return nil
            }
            return RemotePackage(address: address, products: (products[id] ?? []).sorted())
        }.sorted { $0.address < $1.address }
    }

    /// The Xcode that looked it over last: 1620 for 16.2.
    package var lastUpgrade: Int? {
        let attributes = root["attributes"] as? [String: Any] ?? [:]
        return ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap { (attributes[$0] as? String).flatMap { Int($0) } }.max()
    }

    /// Modules of frameworks that come as they are, without their sources.
    package var binaryFrameworks: [String] {
        let names = objects.values.compactMap { object -> String? in
            guard object["isa"] as? String == "PBXFileReference", let path = object["path"] as? String,
                path.hasSuffix(".framework") || path.hasSuffix(".xcframework"),
                object["sourceTree"] as? String != "SDKROOT", object["sourceTree"] as? String != "BUILT_PRODUCTS_DIR"
            else { return nil }
            return ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        }
        return Array(Set(names)).sorted()
    }
}
