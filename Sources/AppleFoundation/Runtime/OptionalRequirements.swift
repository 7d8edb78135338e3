import Foundation
import Synchronization

/// An optional requirement of an adapted protocol: the method of the object's class as a function that takes the object first,
/// or nil when the class has none.
///
/// `box` makes such a function of a method whose types are written in another way than the protocol's; it is asked once for
/// a class. There is one way out that has a function, so that code which only calls it keeps no closure in memory.
@inlinable @inline(__always)
public func _objcOpt<Method>(
    _ object: AnyObject, _ selector: StaticString, _ type: Method.Type,
    _ box: (@escaping (AnyObject, [Any?]) -> Any?) -> Method
) -> Method? {
    guard
        let line = _ObjCOptionalLine.known(selector, Swift.type(of: object), type)
            ?? _ObjCOptionalLine.made(selector, Swift.type(of: object), box),
        let function = line.pointee.function
    else { return nil }
    return function.assumingMemoryBound(to: Method.self).pointee
}

/// An optional property of an adapted protocol.
public func _objcOptGet<Value>(_ object: AnyObject, _ key: StaticString) -> Value? {
    guard let getter = ClassRegistry.shared.implementation(.getter, key.description, of: type(of: object)) else { return nil }
    guard let value = getter(object, []) else { return nil }
    return _objcCast(value, Value.self)
}

/// What a class answers to a requirement. Lines are never freed: a look-up that was made before takes no lock.
@usableFromInline
struct _ObjCOptionalLine {
    @usableFromInline
    typealias Boxed = (AnyObject, [Any?]) -> Any?

    private let key: Key
    /// Where the function of the requirement's type stands, which takes the object first.
    @usableFromInline let function: UnsafeRawPointer?

    private struct Key: Hashable {
        var type: UInt
        var selector: UInt
        var function: UInt

        init(_ selector: StaticString, _ type: AnyClass, _ function: Any.Type) {
            self.type = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
            self.selector = UInt(bitPattern: selector.utf8Start)
            self.function = UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self))
        }

        var slot: UnsafeMutablePointer<Atomic<UnsafePointer<_ObjCOptionalLine>?>> {
            let mixed = (type >> 4) &* 31 &+ selector &* 17 &+ (function >> 4)
            return slots + Int(truncatingIfNeeded: mixed ^ (mixed >> 11)) & (size - 1)
        }
    }

    private static let size = 2048
    nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Atomic<UnsafePointer<_ObjCOptionalLine>?>> = {
        let slots = UnsafeMutablePointer<Atomic<UnsafePointer<_ObjCOptionalLine>?>>.allocate(capacity: size)
        for index in 0..<size { (slots + index).initialize(to: Atomic(nil)) }
        return slots
    }()
    private struct Lines: @unchecked Sendable {
        var byKey: [Key: UnsafePointer<_ObjCOptionalLine>] = [:]
    }
    private static let lines = Mutex(Lines())

    /// The line that was asked for last at its place.
    @usableFromInline
    static func known(
        _ selector: StaticString, _ type: AnyClass, _ function: Any.Type
    ) -> UnsafePointer<_ObjCOptionalLine>? {
        let key = Key(selector, type, function)
        guard let line = key.slot.pointee.load(ordering: .acquiring), line.pointee.key == key else { return nil }
        return line
    }

    @usableFromInline @inline(never)
    static func made<Method>(
        _ selector: StaticString, _ type: AnyClass, _ box: (@escaping Boxed) -> Method
    ) -> UnsafePointer<_ObjCOptionalLine>? {
        let key = Key(selector, type, Method.self)
        let line = lines.withLock { lines in
            if let line = lines.byKey[key] { return line }
            let line = UnsafeMutablePointer<_ObjCOptionalLine>.allocate(capacity: 1)
            line.initialize(to: Self(key: key, function: function(selector, type, box)))
            lines.byKey[key] = UnsafePointer(line)
            return UnsafePointer(line)
        }
        key.slot.pointee.store(line, ordering: .releasing)
        return line
    }

    private static func function<Method>(
        _ selector: StaticString, _ type: AnyClass, _ box: (@escaping Boxed) -> Method
    ) -> UnsafeRawPointer? {
        let method = ClassRegistry.shared.optionalMethod(selector.description, of: type, as: ObjectIdentifier(Method.self))
        if let typed = method.typed { return typed }
        guard let boxed = method.boxed else {
            UnadaptedClasses.notice(type)
            return nil
        }
        let function = UnsafeMutablePointer<Method>.allocate(capacity: 1)
        function.initialize(to: box(boxed))
        return UnsafeRawPointer(function)
    }
}
