import Foundation
import Synchronization

/// An optional requirement of an adapted protocol: the method of the object's class as a function that takes the object first,
/// or nil when the class has none.
///
/// `box` makes such a function of a method whose types are written in another way than the protocol's; it is asked once for
/// a class. There is one way out that has a function, so that code which only calls it keeps no closure in memory.
@inlinable @inline(__always)
public func _objcOpt<Method>(
    _ object: AnyObject, _ site: borrowing _ObjCOptionalSite, _ selector: StaticString, _ type: Method.Type,
    _ box: (@escaping (AnyObject, [Any?]) -> Any?) -> Method
) -> Method? {
    let type: AnyClass = Swift.type(of: object)
    guard let function = (site.newest(if: type) ?? site.answer(of: type, selector, box)).pointee.function else { return nil }
    return function.assumingMemoryBound(to: Method.self).pointee
}

/// What the accessor of one requirement knows: the answers of the classes that it has met, the newest first. Delegates are
/// mostly of one class, so most calls look at the first answer only; nobody waits for a lock.
public struct _ObjCOptionalSite: ~Copyable, @unchecked Sendable {
    @usableFromInline let newest: Atomic<UnsafePointer<_ObjCOptionalAnswer>?>

    @inlinable @inline(__always)
    public init() { newest = Atomic(nil) }

    @inlinable @inline(__always)
    func newest(if type: AnyClass) -> UnsafePointer<_ObjCOptionalAnswer>? {
        guard let answer = newest.load(ordering: .acquiring), answer.pointee.type == type else { return nil }
        return answer
    }

    @usableFromInline @inline(never)
    func answer<Method>(
        of type: AnyClass, _ selector: StaticString, _ box: (@escaping _ObjCOptionalAnswer.Boxed) -> Method
    ) -> UnsafePointer<_ObjCOptionalAnswer> {
        var head = newest.load(ordering: .acquiring)
        var answer = head
        while let known = answer {
            if known.pointee.type == type { return known }
            answer = known.pointee.older
        }
        let function = _ObjCOptionalAnswer.function(selector, type, box)
        let made = UnsafeMutablePointer<_ObjCOptionalAnswer>.allocate(capacity: 1)
        while true {
            made.initialize(to: _ObjCOptionalAnswer(type: type, function: function, older: head))
            // Another thread may have added the same answer: then there are two.
            let result = newest.compareExchange(expected: head, desired: UnsafePointer(made), ordering: .acquiringAndReleasing)
            if result.exchanged { return UnsafePointer(made) }
            head = result.original
        }
    }
}

/// What a class answers to a requirement. It is never freed.
@usableFromInline
struct _ObjCOptionalAnswer {
    @usableFromInline
    typealias Boxed = (AnyObject, [Any?]) -> Any?

    @usableFromInline let type: AnyClass
    /// Where the function of the requirement's type stands, which takes the object first.
    @usableFromInline let function: UnsafeRawPointer?
    let older: UnsafePointer<_ObjCOptionalAnswer>?

    static func function<Method>(
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

/// An optional property of an adapted protocol.
public func _objcOptGet<Value>(_ object: AnyObject, _ key: StaticString) -> Value? {
    guard let getter = ClassRegistry.shared.implementation(.getter, key.description, of: type(of: object)) else { return nil }
    guard let value = getter(object, []) else { return nil }
    return _objcCast(value, Value.self)
}
