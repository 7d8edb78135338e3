import Foundation
import Synchronization

/// An optional requirement of an adapted protocol: the object's method as a closure, or nil when its class has none.
public func _objcOpt<Function>(
    _ object: AnyObject, _ selector: StaticString, _ type: Function.Type,
    _ boxed: (@escaping ([Any?]) -> Any?) -> Function
) -> Function? {
    switch OptionalMethodCache.method(selector, of: Swift.type(of: object), as: type) {
    case .closure(let method): method(object)
    case .boxed(let method): boxed { method(object, $0) }
    case .none: nil
    }
}

/// An optional property of an adapted protocol.
public func _objcOptGet<Value>(_ object: AnyObject, _ key: StaticString) -> Value? {
    guard let getter = ClassRegistry.shared.implementation(.getter, key.description, of: type(of: object)) else { return nil }
    guard let value = getter(object, []) else { return nil }
    return _objcCast(value, Value.self)
}

/// Remembers what a class answers to a requirement. A look-up that was made before takes no lock.
private enum OptionalMethodCache {
    private final class Entry<Function> {
        let method: ClassRegistry.TypedMethod<Function>
        init(_ method: ClassRegistry.TypedMethod<Function>) { self.method = method }
    }

    private struct Key: Hashable {
        var type: UInt
        var selector: UInt
        var function: UInt
    }

    /// Written once, then only read; never freed, since a reader may hold it.
    private struct Line {
        var key: Key
        var generation: Int
        var entry: AnyObject
    }

    private static let size = 2048
    nonisolated(unsafe) private static let lines: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>> = {
        let lines = UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>.allocate(capacity: size)
        for index in 0..<size { (lines + index).initialize(to: Atomic(nil)) }
        return lines
    }()
    private static let known = Mutex<[Key: UnsafeMutableRawPointer]>([:])

    static func method<Function>(
        _ selector: StaticString, of type: AnyClass, as function: Function.Type
    ) -> ClassRegistry.TypedMethod<Function> {
        let key = Key(
            type: UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)),
            selector: UInt(bitPattern: selector.utf8Start),
            function: UInt(bitPattern: unsafeBitCast(function as Any.Type, to: UnsafeRawPointer.self)))
        let mixed = (key.type >> 4) &* 31 &+ key.selector &* 17 &+ (key.function >> 4)
        let slot = Int(truncatingIfNeeded: mixed ^ (mixed >> 11)) & (size - 1)
        if let pointer = lines[slot].load(ordering: .acquiring) {
            let line = pointer.assumingMemoryBound(to: Line.self)
            if line.pointee.key == key { return unsafeDowncast(line.pointee.entry, to: Entry<Function>.self).method }
        }
        let line = known.withLock { known in
            if let line = known[key] { return line }
            let entry = Entry<Function>(ClassRegistry.shared.typedMethod(selector.description, of: type, as: function))
            let line = UnsafeMutablePointer<Line>.allocate(capacity: 1)
            line.initialize(to: Line(key: key, generation: 0, entry: entry))
            known[key] = UnsafeMutableRawPointer(line)
            return UnsafeMutableRawPointer(line)
        }
        lines[slot].store(line, ordering: .releasing)
        return unsafeDowncast(line.assumingMemoryBound(to: Line.self).pointee.entry, to: Entry<Function>.self).method
    }
}
