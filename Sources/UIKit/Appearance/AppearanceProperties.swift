import AppleFoundation
import CoreGraphics

/// A property, or a setter with a state, that proxies can set.
@MainActor struct AppearanceProperty {
    let name: String
    let read: (NSObject) -> Any?
    let write: (NSObject, Any?) -> Void
}

/// Knows which properties of a class proxies can set: UIKit's own by a list, an app's by its tables of members.
@MainActor enum AppearanceProperties {
    private static var known: [ObjectIdentifier: [AppearanceProperty]] = [:]

    /// The class itself and what it inherits from.
    static func ancestry(of type: AnyClass) -> [AnyClass] { Array(sequence(first: type) { _getSuperclass($0) }) }

    static func `is`(_ object: NSObject, _ type: AnyClass) -> Bool {
        var current: AnyClass? = Swift.type(of: object)
        while let found = current {
            if found == type { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    static func of(_ type: AnyClass) -> [AppearanceProperty] {
        if let found = known[ObjectIdentifier(type)] { return found }
        var found: [AppearanceProperty] = []
        for ancestor in ancestry(of: type) {
            let own = AppearanceList.shared.properties[ObjectIdentifier(ancestor)] ?? ownProperties(of: ancestor)
            found += own.filter { property in !found.contains { $0.name == property.name } }
        }
        known[ObjectIdentifier(type)] = found
        return found
    }

    private static func ownProperties(of type: AnyClass) -> [AppearanceProperty] {
        ClassRegistry.shared.ownProperties(of: type).map { name in
            AppearanceProperty(
                name: name, read: { $0.value(forKey: name).flatMap(AppearanceValue.flat) },
                write: { $0.setValue($1, forKey: name) })
        }
    }
}
