import AppleFoundation
import RunOrders
import XcodeProject

/// A program as it stands on a device: the application's bundle, with the bundles of frameworks and tests inside.
struct ProgramBundle {
    /// The program itself.
    let program: String
    /// Where interface files come from, for words about them.
    let originsFile: String
    private var contents: [BundleContents] = []
    private let orders: RunOrders
    /// Held while the program runs.
    let lock: BuildPlace.Lock?

    /// `application` is nil for tests that need none. `tests` is a test target of the package.
    init(
        _ package: ProjectPackage, application: ModuleSources?, tests: ModuleSources? = nil, built: String, place: BuildPlace,
        orders: RunOrders, isKept: Bool = false
    ) throws {
        let (root, lock) = try place.freshProgramFolder(isKept: isKept)
        self.lock = lock
        self.orders = orders
        let folder =
            tests == nil ? root : root + "/" + (application.map { RegularFile.plainName($0.productName) + ".app" } ?? "tests")
        let name = application?.settings.executableName ?? "xctest"
        program = folder + "/" + name
        originsFile = root + ".origins"
        var paths: [String: String] = application.map { [$0.name: ""] } ?? [:]
        var origins = ""
        var all: [BundleContents] = []
        func add(_ module: ModuleSources, at path: String) throws {
            paths[module.name] = path
            all.append(BundleContents(module, folder: folder + "/" + path))
            let lines = try all[all.count - 1].write(orders)
            origins += lines.split(separator: "\n").map { "\(path)/\($0)\n" }.joined()
        }
        for module in package.modules where module.target.kind == .module {
            try add(module, at: "Frameworks/\(RegularFile.plainName(module.productName)).framework")
        }
        if let tests { try add(tests, at: "PlugIns/\(RegularFile.plainName(tests.productName)).xctest") }
        let values: [String: Any] = ["AlliumModules": paths]
        if let application {
            let taken: Set<String> = Set(BundleContents.resourceNames + [name, "PlugIns", "Frameworks"])
            all.append(BundleContents(application, folder: folder, taken: taken))
            origins += try all[all.count - 1].write(orders, adding: values)
        } else {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let own = values.merging(["CFBundleIdentifier": "com.apple.dt.xctest.tool", "CFBundleExecutable": name]) { $1 }
            try PropertyListSerialization.data(fromPropertyList: own, format: .xml, options: 0)
                .write(to: URL(fileURLWithPath: folder + "/Info.plist"))
        }
        try Data(origins.utf8).write(to: URL(fileURLWithPath: originsFile))
        try BundleContents.place(built, at: program)
        contents = all
    }

    /// Takes files that have changed into the bundle while the program runs.
    func renew(_ changes: Set<String>) throws {
        for content in contents { try content.renew(changes, orders) }
    }
}

extension ModuleSources {
    var productName: String { settings["PRODUCT_NAME"] ?? name }
}
