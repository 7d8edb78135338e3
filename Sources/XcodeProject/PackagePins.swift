import AppleFoundation

/// The versions of packages that a `Package.resolved` names.
package enum PackagePins {
    /// Without those that lie on this machine: SwiftPM fetches all that are named, also where nobody wants them. Nil where none is left, and
    /// where the file can't be read.
    package static func left(in data: Data, _ places: PackagePlaces) -> Data? {
        guard var file = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        func left(_ pins: Any?) -> [[String: Any]] {
            (pins as? [[String: Any]] ?? []).filter { pin in
                guard let address = (pin["location"] ?? pin["repositoryURL"]) as? String else { return true }
                return places.folder(of: address) == nil
            }
        }
        if var object = file["object"] as? [String: Any] {
            let pins = left(object["pins"])
            if pins.isEmpty { return nil }
            object["pins"] = pins
            file["object"] = object
        } else {
            let pins = left(file["pins"])
            if pins.isEmpty { return nil }
            file["pins"] = pins
        }
        return try? JSONSerialization.data(withJSONObject: file, options: [.prettyPrinted, .sortedKeys])
    }
}
