import Foundation
import Synchronization

/// Where the modules of a program have their bundles: what `allium` has put together says so in the main bundle's information file, with
/// paths below that bundle. On Apple's systems each module is a file of its own in its bundle, and Foundation looks there.
enum ModuleBundles {
    /// The key of the information file: a table of paths by modules.
    static let key = "AlliumModules"

    private static let known = Mutex<[String: Bundle]>([:])
    private static let paths = Bundle.main.infoDictionary?[key] as? [String: String] ?? [:]

    /// Nil for a module that has none.
    static func bundle(ofModule module: String) -> Bundle? {
        guard let path = paths[module] else { return nil }
        if path.isEmpty { return .main }
        return known.withLock { known in
            if let bundle = known[module] { return bundle }
            let bundle = Bundle(path: Bundle.main.bundlePath + "/" + path)
            known[module] = bundle
            return bundle
        }
    }
}

/// What adapted code calls in place of `Bundle(for:)`: the bundle of the module that has the class.
public func _objcBundle(for type: AnyClass) -> Bundle {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    return ModuleBundles.bundle(ofModule: module) ?? Bundle(for: type)
}
