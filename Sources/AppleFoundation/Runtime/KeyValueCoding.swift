import Foundation

/// Reads and writes members by name.
package enum KeyValueCoding {
    /// The value of any object: a dictionary's entry, a class's own answer, or a member.
    package static func value(at key: String, of object: AnyObject) -> Any? {
        if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
        if object is NSArray || object is NSSet || object is NSOrderedSet { return value(atPath: key, of: object) }
        if let coded = object as? any KeyValueCoded { return coded.value(forKey: key) }
        return value(of: object, forKey: key)
    }

    package static func value(of object: AnyObject, forKey key: String) -> Any? {
        let type: AnyClass = type(of: object)
        let registry = ClassRegistry.shared
        for name in [key, "is" + ObjCName.capitalized(key)] {
            if let getter = registry.implementation(.getter, name, of: type) { return boxed(getter(object, [])) }
        }
        for name in ["get" + ObjCName.capitalized(key), key, "is" + ObjCName.capitalized(key)] {
            if let method = registry.implementation(.method, name, of: type) { return boxed(method(object, [])) }
        }
        if let answering = object as? any UndefinedKeyAnswering { return answering.value(forUndefinedKey: key) }
        return undefinedValue(of: object, forKey: key)
    }

    /// What a class answers that has no member of this name and no word of its own about it.
    private static func undefinedValue(of object: AnyObject, forKey key: String) -> Any? {
        let type: AnyClass = type(of: object)
        if let undefined = ClassRegistry.shared.implementation(.method, "valueForUndefinedKey:", of: type) {
            return undefined(object, [key])
        }
        if ArgumentTolerance.accepts(.undefinedKey) { return nil }
        noSuchKey("valueForUndefinedKey:", object, key)
        return nil
    }

    /// Numbers in the box in which Objective-C hands them out: it can be cast to every type of number that holds the value.
    package static func boxed(_ value: Any?) -> Any? {
        switch value {
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let flag as Bool: NSNumber(value: flag)
        case let number as UInt: NSNumber(value: number)
        default: value
        }
    }

    package static func noSuchKey(_ method: String, _ object: AnyObject, _ key: String) {
        let name = "<\(ClassName.name(of: type(of: object))) \(RuntimeMistake.address(object))>"
        RuntimeMistake.raise(
            "NSUnknownKeyException", "[\(name) \(method)]: this class is not key value coding-compliant for the key \(key).")
    }

    package static func set(_ value: Any?, of object: AnyObject, forKey key: String) {
        let type: AnyClass = type(of: object)
        let registry = ClassRegistry.shared
        for name in [key, "is" + ObjCName.capitalized(key)] {
            if let setter = registry.implementation(.setter, name, of: type) {
                _ = setter(object, [value])
                return
            }
        }
        if let method = registry.implementation(.method, "set" + ObjCName.capitalized(key) + ":", of: type) {
            _ = method(object, [value])
            return
        }
        if let answering = object as? any UndefinedKeyAnswering {
            answering.setValue(value, forUndefinedKey: key)
        } else {
            setUndefined(value, of: object, forKey: key)
        }
    }

    private static func setUndefined(_ value: Any?, of object: AnyObject, forKey key: String) {
        let type: AnyClass = type(of: object)
        if let undefined = ClassRegistry.shared.implementation(.method, "setValue:forUndefinedKey:", of: type) {
            _ = undefined(object, [value, key])
            return
        }
        if ArgumentTolerance.accepts(.undefinedKey) { return }
        noSuchKey("setValue:forUndefinedKey:", object, key)
    }
}

enum ObjCName {
    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

/// A class with an answer of its own to every key, as layers have.
package protocol KeyValueCoded: AnyObject {
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
}

/// A class whose subclasses may answer for keys without members.
package protocol UndefinedKeyAnswering: AnyObject {
    func value(forUndefinedKey key: String) -> Any?
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

// Members of a protocol extension, so that UIKit's and QuartzCore's classes can declare them again as open.
extension NSObjectProtocol {
    /// The member of that name. Ends the process, in Objective-C's words, when the class has none.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(at: key, of: self) }

    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, of: self, forKey: key) }

    /// The value at the end of a path such as `item.title` or `items.@sum.price`; nil where an object on the way is missing.
    public func value(forKeyPath path: String) -> Any? { KeyValueCoding.value(atPath: path, of: self) }

    public func setValue(_ value: Any?, forKeyPath path: String) {
        let keys = path.split(separator: ".")
        guard let last = keys.last else { return }
        let owner = keys.dropLast().reduce(self as Any?) { value, key in
            value.flatMap { KeyValueCoding.value(at: String(key), of: $0 as AnyObject) }
        }
        guard let owner = owner.map({ $0 as AnyObject }) else { return }
        if let coded = owner as? any KeyValueCoded {
            coded.setValue(value, forKey: String(last))
        } else {
            KeyValueCoding.set(value, of: owner, forKey: String(last))
        }
    }

    public func setValuesForKeys(_ values: [String: Any]) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { setValue(value is NSNull ? nil : value, forKeyPath: key) }
    }

    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKeyPath: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
}
