import Foundation

extension NSSortDescriptor {
    /// Sorts by the value of a key; nil sorts the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { SortOrder.compare($0, $1) }
    }

    /// Compares with a method such as `localizedCaseInsensitiveCompare:`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending) { SortOrder.compare($0, $1, by: selector) }
    }

    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \Any.self, ascending: ascending) { first, second in
            guard let key else { return cmptr(first, second) }
            let values = (KeyValueCoding.value(atPath: key, of: first), KeyValueCoding.value(atPath: key, of: second))
            switch values {
            case (let one?, let other?): return cmptr(one, other)
            // What is missing comes first.
            case (nil, nil): return .orderedSame
            case (nil, _): return .orderedAscending
            case (_, nil): return .orderedDescending
            }
        }
        objc_setAssociatedObject(self, SortOrder.keyAddress, key, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The key it was made with.
    public var key: String? { objc_getAssociatedObject(self, SortOrder.keyAddress) as? String }
}

enum SortOrder {
    static let keyAddress = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func compare(_ first: Any, _ second: Any, by selector: Selector? = nil) -> ComparisonResult {
        guard let selector, selector.name != "compare:" else {
            return PredicateValue.order(first, second, PredicateTextOptions()) ?? .orderedSame
        }
        if let one = PredicateValue.text(first), let other = PredicateValue.text(second) {
            switch selector.name {
            case "caseInsensitiveCompare:": return one.caseInsensitiveCompare(other)
            case "localizedCompare:": return one.localizedCompare(other)
            case "localizedCaseInsensitiveCompare:": return one.localizedCaseInsensitiveCompare(other)
            case "localizedStandardCompare:": return one.localizedStandardCompare(other)
            default: break
            }
        }
        let result = MessageSending.send(selector, to: first, [second])
        if let result = result as? ComparisonResult { return result }
        return PredicateValue.number(result).flatMap { ComparisonResult(rawValue: $0.intValue) } ?? .orderedSame
    }
}
