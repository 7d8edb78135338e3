import Foundation

// What Objective-C's classes answer as the objects that they are there.
extension NSObjectProtocol {
    /// Whether the class has a class method of this name.
    public static func responds(to selector: Selector!) -> Bool { MessageSending.responds(self, to: selector) }

    @discardableResult
    public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        AutoreleaseList.unmanaged(MessageSending.send(selector, to: self, []))
    }

    @discardableResult
    public static func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        AutoreleaseList.unmanaged(MessageSending.send(selector, to: self, [object]))
    }

    @discardableResult
    public static func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        AutoreleaseList.unmanaged(MessageSending.send(selector, to: self, [first, second]))
    }

    /// What the class method of that name returns, or the class property.
    public static func value(forKey key: String) -> Any? {
        MessageSending.send(Selector(key), to: self, [])
    }

    /// The value at the end of a path that starts at the class, such as `shared.delegate`.
    public static func value(forKeyPath path: String) -> Any? {
        let keys = path.split(separator: ".", maxSplits: 1)
        guard let first = keys.first else { return nil }
        let value = value(forKey: String(first))
        guard keys.count > 1, let object = value.map({ $0 as AnyObject }) else { return value }
        return KeyValueCoding.value(atPath: String(keys[1]), of: object)
    }
}
