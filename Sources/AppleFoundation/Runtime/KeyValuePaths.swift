import Foundation

// Paths through objects, dictionaries and collections, with Objective-C's collection operators.
extension KeyValueCoding {
    /// The value at the end of a path. A key of a collection is asked of each element.
    package static func value(atPath path: String, of object: Any?) -> Any? {
        value(at: path.split(separator: ".")[...], of: object)
    }

    private static func value(at path: ArraySlice<Substring>, of object: Any?) -> Any? {
        guard let object = PredicateValue.unwrapped(object) else { return nil }
        guard let key = path.first else { return object }
        let rest = path.dropFirst()
        if key == "self" || key == "SELF" { return value(at: rest, of: object) }
        if let elements = elements(of: object) {
            if key.hasPrefix("@") { return result(of: key.dropFirst(), elements, rest) }
            return elements.map { value(at: path, of: $0) ?? NSNull() }
        }
        if let dictionary = object as? [String: Any] { return value(at: rest, of: dictionary[String(key)]) }
        return value(at: rest, of: single(String(key), of: object))
    }

    private static func single(_ key: String, of object: Any) -> Any? {
        if let known = FoundationKeys.value(key, of: object) { return known }
        return value(at: key, of: object as AnyObject)
    }

    private static func result(of name: Substring, _ elements: [Any], _ rest: ArraySlice<Substring>) -> Any? {
        if name == "count" { return NSNumber(value: elements.count) }
        if name == "firstObject" { return elements.first.flatMap { value(at: rest, of: $0) } }
        if name == "lastObject" { return elements.last.flatMap { value(at: rest, of: $0) } }
        let values = elements.compactMap { value(at: rest, of: $0) }
        switch name {
        case "unionOfObjects": return values
        case "distinctUnionOfObjects": return CollectionOperator.distinct(values)
        case "unionOfArrays", "distinctUnionOfArrays", "distinctUnionOfSets":
            let flat = values.flatMap { self.elements(of: $0) ?? [$0] }
            return name == "unionOfArrays" ? flat : CollectionOperator.distinct(flat)
        default:
            guard let result = CollectionOperator.result(String(name), values) else {
                fatalError("valueForKeyPath: @\(name) is no collection operator.")
            }
            return result
        }
    }

    /// What a collection holds; nil for anything else.
    package static func elements(of value: Any?) -> [Any]? {
        switch value {
        case nil: return nil
        case let array as NSArray: return array.map { $0 }
        case let set as NSSet: return set.allObjects
        case let set as NSOrderedSet: return set.map { $0 }
        case let array as [Any]: return array
        case let set as Set<AnyHashable>: return set.map(\.base)
        default: return nil
        }
    }
}

/// `@sum`, `@avg`, `@min` and `@max`, of values that are already there.
enum CollectionOperator {
    static func result(_ name: String, _ values: [Any?]) -> Any? {
        let values = values.compactMap(PredicateValue.unwrapped)
        let numbers = values.compactMap { PredicateValue.number($0)?.doubleValue }
        switch name {
        case "sum": return NSNumber(value: numbers.reduce(0, +))
        case "avg": return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
        case "min": return extreme(values, .orderedAscending)
        case "max": return extreme(values, .orderedDescending)
        default: return nil
        }
    }

    private static func extreme(_ values: [Any], _ wanted: ComparisonResult) -> Any {
        var best: Any?
        for value in values where best == nil || PredicateValue.order(value, best, PredicateTextOptions()) == wanted {
            best = value
        }
        return best ?? NSNull()
    }

    static func distinct(_ values: [Any]) -> [Any] {
        values.reduce(into: []) { result, value in
            let isKnown = result.contains { PredicateValue.areEqual($0, value, PredicateTextOptions()) }
            if !isKnown { result.append(value) }
        }
    }
}

/// Members of Foundation's own values that code asks for by name.
enum FoundationKeys {
    static func value(_ key: String, of object: Any) -> Any? {
        if let text = PredicateValue.text(object) {
            switch key {
            case "length": return NSNumber(value: text.utf16.count)
            case "lowercaseString": return text.lowercased()
            case "uppercaseString": return text.uppercased()
            case "capitalizedString": return text.capitalized
            case "integerValue", "intValue": return NSNumber(value: (text as NSString).integerValue)
            case "doubleValue", "floatValue": return NSNumber(value: (text as NSString).doubleValue)
            case "boolValue": return NSNumber(value: (text as NSString).boolValue)
            case "description": return text
            default: return nil
            }
        }
        if let number = PredicateValue.number(object) {
            switch key {
            case "stringValue", "description": return number.stringValue
            case "integerValue", "intValue": return NSNumber(value: number.intValue)
            case "doubleValue", "floatValue": return NSNumber(value: number.doubleValue)
            case "boolValue": return NSNumber(value: number.boolValue)
            default: return nil
            }
        }
        if let date = PredicateValue.date(object), key == "timeIntervalSinceReferenceDate" {
            return NSNumber(value: date.timeIntervalSinceReferenceDate)
        }
        return nil
    }
}
