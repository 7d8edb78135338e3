import Foundation
import Synchronization

/// The names under which observers know properties, and which properties of this house's own classes tell of their changes.
package enum ObservedKeys {
    /// What is called where a key is observed whose changes nobody will hear of. Set by UIKit, which knows whom to tell.
    @Guarded package static var reportSilent: ((AnyObject, String) -> Void)?

    /// By the names that properties had earlier, or have in Objective-C.
    private static let earlier = Mutex<[String: String]>([:])

    static func addEarlier(_ name: String, for key: String) { earlier.withLock { $0[name] = key } }

    /// `isHidden` and `hidden` are one property, and so is what Objective-C calls otherwise than Swift.
    static func canonical(_ key: String) -> String {
        if let later = earlier.withLock({ $0[key] }) { return later }
        let units = key.utf8
        guard units.count > 2, key.hasPrefix("is") else { return key }
        let third = units[units.index(units.startIndex, offsetBy: 2)]
        guard third >= UInt8(ascii: "A"), third <= UInt8(ascii: "Z") else { return key }
        let rest = key.dropFirst(2)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    static func check(_ key: String, of object: AnyObject) {
        guard let reportSilent else { return }
        let type: AnyClass = Swift.type(of: object)
        // What no table knows is an app's own affair, unless the object is UIKit's through and through.
        let isSilent =
            ClassRegistry.shared.isSilent(key, canonical: canonical(key), of: type)
            ?? String(reflecting: type).hasPrefix("UIKit.")
        if isSilent { reportSilent(object, key) }
    }

    /// The class that tells of the key: the object's own, or the ancestor that declares it.
    package static func owner(of key: String, _ type: AnyClass) -> AnyClass {
        var next: AnyClass? = type
        while let candidate = next {
            if ClassRegistry.shared.observableKeys(of: candidate).contains(canonical(key)) { return candidate }
            next = _getSuperclass(candidate)
        }
        return type
    }

    /// The keys whose changes a class itself tells of, by name.
    package static func told(by type: AnyClass) -> [String] { ClassRegistry.shared.observableKeys(of: type) }
}
