import Foundation
import Synchronization

/// An optional requirement of an adapted protocol: the object's method as a closure, or nil when its class has none.
///
/// `bind` gives a function that takes the object first its object; `box` does the same for a method whose types are written
/// in another way than the protocol's.
@inlinable
public func _objcOpt<Method, Function>(
    _ object: AnyObject, _ selector: StaticString, _ type: Method.Type, _ bind: (Method) -> Function,
    _ box: (@escaping ([Any?]) -> Any?) -> Function
) -> Function? {
    let line = _ObjCOptionalLine.line(selector, Swift.type(of: object), type)
    if let function = line.function { return bind(function.assumingMemoryBound(to: Method.self).pointee) }
    if let method = line.boxed { return box { method(object, $0) } }
    return nil
}

/// The method behind an optional requirement as a function that takes the object first: what a caller keeps while it keeps the
/// object, at the price of a direct call. Nil when the class has none, or only one whose types are written differently.
package func optionalMethod<Method>(_ selector: StaticString, of object: AnyObject, as type: Method.Type) -> Method? {
    _ObjCOptionalLine.line(selector, Swift.type(of: object), type).function?.assumingMemoryBound(to: Method.self).pointee
}

/// An optional property of an adapted protocol.
public func _objcOptGet<Value>(_ object: AnyObject, _ key: StaticString) -> Value? {
    guard let getter = ClassRegistry.shared.implementation(.getter, key.description, of: type(of: object)) else { return nil }
    guard let value = getter(object, []) else { return nil }
    return _objcCast(value, Value.self)
}

/// What a class answers to a requirement. A look-up that was made before takes no lock.
@usableFromInline
final class _ObjCOptionalLine: @unchecked Sendable {
    private let key: Key
    @usableFromInline let function: UnsafeRawPointer?
    @usableFromInline let boxed: ((AnyObject, [Any?]) -> Any?)?

    private struct Key: Hashable {
        var type: UInt
        var selector: UInt
        var function: UInt
    }

    private init(key: Key, selector: StaticString, type: AnyClass, function: Any.Type) {
        self.key = key
        let method = ClassRegistry.shared.optionalMethod(selector.description, of: type, as: ObjectIdentifier(function))
        self.function = method.typed
        boxed = method.boxed
        if method.typed == nil, method.boxed == nil { UnadaptedClasses.notice(type) }
    }

    private static let size = 2048
    /// Lines are never freed: a reader may hold one.
    nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>> = {
        let slots = UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>.allocate(capacity: size)
        for index in 0..<size { (slots + index).initialize(to: Atomic(nil)) }
        return slots
    }()
    private static let known = Mutex<[Key: _ObjCOptionalLine]>([:])

    @usableFromInline
    static func line(_ selector: StaticString, _ type: AnyClass, _ function: Any.Type) -> _ObjCOptionalLine {
        let key = Key(
            type: UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)),
            selector: UInt(bitPattern: selector.utf8Start),
            function: UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self)))
        let mixed = (key.type >> 4) &* 31 &+ key.selector &* 17 &+ (key.function >> 4)
        let slot = Int(truncatingIfNeeded: mixed ^ (mixed >> 11)) & (size - 1)
        if let pointer = slots[slot].load(ordering: .acquiring) {
            let line = Unmanaged<_ObjCOptionalLine>.fromOpaque(pointer).takeUnretainedValue()
            if line.key == key { return line }
        }
        let line = known.withLock { known in
            if let line = known[key] { return line }
            let line = _ObjCOptionalLine(key: key, selector: selector, type: type, function: function)
            known[key] = line
            return line
        }
        slots[slot].store(Unmanaged.passUnretained(line).toOpaque(), ordering: .releasing)
        return line
    }
}
