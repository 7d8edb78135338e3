import AppleFoundation

/// Data of an asset catalog, by name.
open class NSDataAsset: NSObject {
    public let name: String
    public let data: Data
    public let typeIdentifier: String

    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    public init?(name: String, bundle: Bundle) {
        guard let catalog = AssetCatalog.of(bundle), let folder = catalog.folder(.data, name) else { return nil }
        let entries = catalog.content(folder)["data"] as? [[String: Any]] ?? []
        guard let entry = entries.first(where: { $0["filename"] is String }), let file = entry["filename"] as? String,
            RegularFile.isPlainName(file), let data = RegularFile.contents(folder + "/" + file)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = entry["universal-type-identifier"] as? String ?? "public.data"
        super.init()
    }
}
