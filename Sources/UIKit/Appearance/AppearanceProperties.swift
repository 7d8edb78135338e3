import AppleFoundation
import CoreGraphics

/// Knows which properties of a class proxies can set: all that can be set by key, UIKit's own by their cards and an app's by its tables
/// of members, and the looks that a card adds.
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
        var names: Set<String> = []
        for ancestor in ancestry(of: type) {
            let looks = CardBook.card(of: ancestor)?.looks ?? []
            for property in looks + ownProperties(of: ancestor) where names.insert(property.name).inserted {
                found.append(property)
            }
        }
        known[ObjectIdentifier(type)] = found
        return found
    }

    private static func ownProperties(of type: AnyClass) -> [AppearanceProperty] {
        ClassRegistry.shared.ownProperties(of: type).map { property in
            AppearanceProperty(
                name: property.key, read: { property.get($0).flatMap(AppearanceValue.flat) },
                write: { property.set($0, $1) })
        }
    }
}
