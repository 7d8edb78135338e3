import Foundation

/// What adapted code writes for `x as AnyObject` where a member follows.
public func _objcAny(_ object: AnyObject) -> _ObjCMembers { _ObjCMembers(object) }
public func _objcAny(_ object: AnyObject?) -> _ObjCMembers? { object.map(_ObjCMembers.init) }

/// The members of an object of which no more is known than that it is one. They are looked up when they are asked for.
@dynamicMemberLookup
public struct _ObjCMembers {
    private let object: AnyObject

    init(_ object: AnyObject) { self.object = Self.unboxed(object) }

    /// Swift's values hide in a box of their own; Objective-C's objects stand for them.
    private static func unboxed(_ object: AnyObject) -> AnyObject {
        if object is NSObject { return object }
        switch object as Any {
        case let text as String: return NSString(string: text)
        case let value as Bool: return NSNumber(value: value)
        case let value as Int: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as Float: return NSNumber(value: value)
        case let value as CGFloat: return NSNumber(value: Double(value))
        case let values as [Any]: return NSArray(array: values)
        case let values as [AnyHashable: Any]: return NSDictionary(dictionary: values)
        default: return object
        }
    }

    // MARK: Every object's

    public func isEqual(_ other: Any?) -> Bool {
        guard let other else { return false }
        let second = Self.unboxed(other as AnyObject)
        if object === second { return true }
        if let one = object as? NSObject { return one.isEqual(second) }
        if let one = object as? AnyHashable, let two = second as? AnyHashable { return one == two }
        return false
    }

    public var hash: Int { (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue }
    public var description: String { (object as? NSObject)?.description ?? String(describing: object) }
    public var debugDescription: String { (object as? NSObject)?.debugDescription ?? String(reflecting: object) }
    public func isKind(of type: AnyClass) -> Bool { Self.isKind(Swift.type(of: object), type) }
    public func isMember(of type: AnyClass) -> Bool { Swift.type(of: object) == type }
    public func copy() -> Any { (object as? NSObject)?.copy() ?? object }
    public func conforms(to aProtocol: Any) -> Bool { false }

    private static func isKind(_ type: AnyClass, _ ancestor: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let type = current {
            if type == ancestor { return true }
            current = _getSuperclass(type)
        }
        return false
    }

    public func responds(to selector: Selector!) -> Bool {
        (object as? any NSObjectProtocol)?.responds(to: selector) ?? MessageSending.responds(object, to: selector)
    }

    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        AutoreleaseList.unmanaged(MessageSending.send(selector, to: object, []))
    }
    @discardableResult
    public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        AutoreleaseList.unmanaged(MessageSending.send(selector, to: object, [argument]))
    }
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        AutoreleaseList.unmanaged(MessageSending.send(selector, to: object, [first, second]))
    }

    public func value(forKey key: String) -> Any? { KeyValueCoding.value(atPath: key, of: object) }
    public func value(forKeyPath path: String) -> Any? { KeyValueCoding.value(atPath: path, of: object) }
    public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }

    // MARK: Numbers', texts' and collections'

    private var number: NSNumber? {
        if let number = object as? NSNumber { return number }
        return (object as? NSString).map { NSNumber(value: $0.doubleValue) }
    }
    public var doubleValue: Double! { number?.doubleValue }
    public var floatValue: Float! { number?.floatValue }
    public var intValue: Int32! { number?.int32Value }
    public var integerValue: Int! { number?.intValue }
    public var boolValue: Bool! { (object as? NSString)?.boolValue ?? number?.boolValue }
    public var uintValue: UInt! { number?.uintValue }
    public var int64Value: Int64! { number?.int64Value }
    public var stringValue: String! { (object as? NSNumber)?.stringValue }
    public var length: Int! { (object as? NSString)?.length ?? (object as? NSData)?.length }
    public var count: Int! {
        (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
    }
    public func object(forKey key: Any) -> Any? { (object as? NSDictionary)?.object(forKey: key) }
    public func object(at index: Int) -> Any! { (object as? NSArray)?.object(at: index) }

    // MARK: All others

    /// A property, nil when the object has none of the name.
    public subscript<Value>(dynamicMember key: String) -> Value? {
        read(key).map { _objcCast($0, Value.self) }
    }
    public subscript(dynamicMember key: String) -> Any? { read(key) }

    private func read(_ key: String) -> Any? {
        ClassRegistry.shared.implementation(.getter, key, of: Swift.type(of: object))?(object, [])
    }

    /// Calls a method; ends the process in Objective-C's words when the object has none of the name.
    @discardableResult
    public func _objcSend(_ selector: String, _ arguments: Any?...) -> Any? {
        MessageSending.send(Selector(selector), to: object, arguments)
    }
    public func _objcSend<Value>(_ selector: String, _ arguments: Any?...) -> Value! {
        _objcCast(MessageSending.send(Selector(selector), to: object, arguments), Value.self)
    }

    /// Calls a method if the object has it.
    @discardableResult
    public func _objcSendIfThere(_ selector: String, _ arguments: Any?...) -> Any? {
        guard MessageSending.responds(object, to: Selector(selector)) else { return nil }
        return MessageSending.send(Selector(selector), to: object, arguments)
    }
    public func _objcSendIfThere<Value>(_ selector: String, _ arguments: Any?...) -> Value? {
        guard MessageSending.responds(object, to: Selector(selector)) else { return nil }
        return _objcCast(MessageSending.send(Selector(selector), to: object, arguments), Value.self)
    }
}
