import Foundation

/// Values as predicates see them: whatever box they come in, numbers are numbers and text is text.
enum PredicateValue {
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { unwrapped($0.value) } }
        return value is NSNull ? nil : value
    }

    static func number(_ value: Any?) -> NSNumber? {
        switch value {
        case let number as NSNumber: return number
        case let number as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: return NSNumber(value: Double(number))
        case let flag as Bool: return NSNumber(value: flag)
        default: return nil
        }
    }

    static func isFraction(_ number: NSNumber) -> Bool {
        let type = String(cString: number.objCType)
        return type == "d" || type == "f"
    }

    static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: return text
        case let text as NSString: return text as String
        case let text as Substring: return String(text)
        case let text as NSAttributedString: return text.string
        default: return nil
        }
    }

    static func date(_ value: Any?) -> Date? {
        value as? Date ?? (value as? NSDate).map { Date(timeInterval: 0, since: $0 as Date) }
    }

    static func areEqual(_ left: Any?, _ right: Any?, _ options: PredicateTextOptions) -> Bool {
        let (left, right) = (unwrapped(left), unwrapped(right))
        guard let left, let right else { return left == nil && right == nil }
        if let one = number(left), let other = number(right) { return one.compare(other) == .orderedSame }
        if let one = text(left), let other = text(right) { return options.folded(one) == options.folded(other) }
        if let one = date(left), let other = date(right) { return one == other }
        if let one = left as? NSObject, let other = right as? NSObject { return one.isEqual(other) }
        if let one = KeyValueCoding.elements(of: left), let other = KeyValueCoding.elements(of: right) {
            return one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1, options) }
        }
        if let one = left as? AnyHashable, let other = right as? AnyHashable { return one == other }
        return left as AnyObject === right as AnyObject
    }

    /// Nil where the values have no order.
    static func order(_ left: Any?, _ right: Any?, _ options: PredicateTextOptions) -> ComparisonResult? {
        guard let left = unwrapped(left), let right = unwrapped(right) else { return nil }
        if let one = number(left), let other = number(right) { return one.compare(other) }
        if let one = text(left), let other = text(right) {
            let (one, other) = (options.folded(one), options.folded(other))
            return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
        }
        if let one = date(left), let other = date(right) { return one.compare(other) }
        return nil
    }
}

/// `[cd]` after an operator.
struct PredicateTextOptions {
    var ignoresCase = false
    var ignoresMarks = false

    func folded(_ text: String) -> String {
        if !ignoresCase, !ignoresMarks { return text }
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresMarks { options.insert(.diacriticInsensitive) }
        return text.folding(options: options, locale: nil)
    }
}
