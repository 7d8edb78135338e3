import Foundation

/// Whether any method has another implementation than it was compiled with. Methods that can be exchanged look here first and, as
/// long as this is false, do nothing else.
public nonisolated(unsafe) var _objcExchanges = false

/// What a method does: its own body, another method's, or a closure.
final class MethodImplementation: @unchecked Sendable {
    let call: _ObjCTable.Implementation

    init(_ call: @escaping _ObjCTable.Implementation) { self.call = call }
}

/// A class's own method, as `class_getInstanceMethod` hands it out. It is never freed.
final class MethodHandle: @unchecked Sendable {
    let owner: AnyClass
    let selector: String
    /// A method of the class, not of its objects.
    var isOfClass = false
    /// Direct calls notice an exchange: the method asks before it runs.
    let asksFirst: Bool
    let own: MethodImplementation
    var current: MethodImplementation
    /// Methods that subclasses without a body of their own were given later, by class.
    var additions: [ObjectIdentifier: MethodHandle] = [:]

    init(owner: AnyClass, selector: String, own: MethodImplementation, asksFirst: Bool) {
        self.owner = owner
        self.selector = selector
        self.asksFirst = asksFirst
        self.own = own
        current = own
    }
}

/// Knows which methods do something else than they were compiled to do.
///
/// Swift's calls can't be led elsewhere, so the methods themselves ask: those of UIKit that public code exchanges, and what the
/// source adapter finds to be `dynamic` or named where methods are exchanged. A method that runs for an object looks for the nearest
/// addition between the object's class and its own, then for its own replacement.
final class MethodExchange: @unchecked Sendable {
    static let shared = MethodExchange()

    struct Key: Hashable {
        var owner: ObjectIdentifier
        var selector: String
        var isOfClass = false
    }

    private let lock = NSRecursiveLock()
    private var handles: [Key: MethodHandle] = [:]
    /// The method that is called for its body and asks next.
    private var passing: Key?

    /// What shall run in place of the body of `owner`, if anything.
    func replacement(_ object: AnyObject, _ owner: AnyClass, _ selector: String) -> _ObjCTable.Implementation? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(owner: ObjectIdentifier(owner), selector: selector)
        if passing == key {
            passing = nil
            return nil
        }
        guard let handle = handles[key] else { return nil }
        if !handle.additions.isEmpty {
            var current: AnyClass? = type(of: object)
            while let type = current, type != owner {
                if let added = handle.additions[ObjectIdentifier(type)] { return added.current.call }
                current = _getSuperclass(type)
            }
        }
        return handle.current === handle.own ? nil : handle.current.call
    }

    func passNext(_ owner: AnyClass, _ selector: String) {
        lock.lock()
        defer { lock.unlock() }
        // Without any exchange nobody asks.
        if _objcExchanges { passing = Key(owner: ObjectIdentifier(owner), selector: selector) }
    }

    /// The method that objects of the class have under the name: its own or an ancestor's.
    func handle(_ type: AnyClass, _ selector: String) -> MethodHandle? {
        lock.lock()
        defer { lock.unlock() }
        var current: AnyClass? = type
        while let type = current {
            if let handle = ownHandle(type, selector) { return handle }
            current = _getSuperclass(type)
        }
        return nil
    }

    /// The method that the class itself has.
    func ownHandle(_ type: AnyClass, _ selector: String) -> MethodHandle? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(owner: ObjectIdentifier(type), selector: selector)
        if let known = handles[key] { return known }
        guard let found = ClassRegistry.shared.ownMethod(selector, of: type) else { return nil }
        let handle = MethodHandle(
            owner: type, selector: selector, own: MethodImplementation(found.body), asksFirst: found.asksFirst)
        handles[key] = handle
        return handle
    }

    /// The class method that a class has under the name. Its calls notice an exchange only where it asks.
    func classHandle(_ type: AnyClass, _ selector: String) -> MethodHandle? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(owner: ObjectIdentifier(type), selector: selector, isOfClass: true)
        if let known = handles[key] { return known }
        guard let own = ClassRegistry.shared.typeImplementation(selector, of: type) else { return nil }
        let handle = MethodHandle(
            owner: type, selector: selector,
            own: MethodImplementation { owner, arguments in (owner as? AnyClass).flatMap { own($0, arguments) } },
            asksFirst: ClassRegistry.shared.asksFirst(typeMethod: selector, of: type))
        handle.isOfClass = true
        handles[key] = handle
        return handle
    }

    /// What shall run in place of a class method, if anything.
    func replacement(ofClass owner: AnyClass, _ names: [String]) -> MethodImplementation? {
        lock.lock()
        defer { lock.unlock() }
        for name in names {
            let handle = handles[Key(owner: ObjectIdentifier(owner), selector: name, isOfClass: true)]
            if let handle, handle.current !== handle.own { return handle.current }
        }
        return nil
    }

    func setImplementation(_ implementation: MethodImplementation, of handle: MethodHandle) -> MethodImplementation {
        lock.lock()
        defer { lock.unlock() }
        defer { handle.current = implementation }
        _objcExchanges = true
        if !handle.asksFirst, !handle.isOfClass { lookUpFirst(handle) }
        return handle.current
    }

    func exchange(_ one: MethodHandle, _ other: MethodHandle) {
        lock.lock()
        defer { lock.unlock() }
        if one.isOfClass, !one.asksFirst, !other.asksFirst { ExchangeNotes.absentOfClass(one.owner, one.selector) }
        let kept = setImplementation(other.current, of: one)
        _ = setImplementation(kept, of: other)
    }

    /// Gives a class a method that it doesn't have itself.
    func add(_ implementation: MethodImplementation, _ selector: String, to type: AnyClass) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard ownHandle(type, selector) == nil else { return false }
        let inherited = handle(type, selector)
        let added = MethodHandle(owner: type, selector: selector, own: implementation, asksFirst: false)
        handles[Key(owner: ObjectIdentifier(type), selector: selector)] = added
        inherited?.additions[ObjectIdentifier(type)] = added
        _objcExchanges = true
        lookUpFirst(added)
        return true
    }

    /// Calls by name reach what the method does now.
    private func lookUpFirst(_ handle: MethodHandle) {
        ClassRegistry.shared.setMethod(handle.selector, of: handle.owner) { object, arguments in
            handle.current.call(object, arguments)
        }
    }
}

/// Called by adapted code: what runs in place of the body that `owner` has under the name.
public func _objcExchanged(_ object: AnyObject, _ owner: AnyClass, _ selector: StaticString) -> (([Any?]) -> Any?)? {
    guard let method = MethodExchange.shared.replacement(object, owner, selector.description) else { return nil }
    return { method(object, $0) }
}

// How the modules of this house ask, in methods that can be exchanged.

/// Runs what stands in place of the body of `owner`; false when nothing does.
@inline(__always)
package func isExchanged(
    _ object: AnyObject, _ owner: AnyClass, _ selector: StaticString, _ arguments: @autoclosure () -> [Any?] = []
) -> Bool {
    _objcExchanges && runExchanged(object, owner, selector, arguments())
}

@inline(never)
package func runExchanged(_ object: AnyObject, _ owner: AnyClass, _ selector: StaticString, _ arguments: [Any?]) -> Bool {
    guard let method = MethodExchange.shared.replacement(object, owner, selector.description) else { return false }
    _ = method(object, arguments)
    return true
}

/// What stands in place of the body of `owner` returns, or the body when nothing does.
package func exchanged<Value>(
    _ object: AnyObject, _ owner: AnyClass, _ selector: StaticString, _ arguments: [Any?] = [], _ body: () -> Value
) -> Value {
    guard let method = MethodExchange.shared.replacement(object, owner, selector.description) else { return body() }
    return _objcCast(method(object, arguments), Value.self)
}

/// What stands in place of a class property returns, or the body when nothing does. `names` are all that it is known by.
package func exchangedOfClass<Value>(_ owner: AnyClass, _ names: String..., body: () -> Value) -> Value {
    guard let method = MethodExchange.shared.replacement(ofClass: owner, names) else { return body() }
    return _objcCast(method.call(owner as AnyObject, []), Value.self)
}

extension _ObjCTable {
    /// Adds methods that ask first, in the order of the switch in `call`, which calls the bodies: those methods will ask again, and
    /// shall not be led elsewhere then.
    package func bodies<Owner: AnyObject>(
        of owner: Owner.Type, _ names: String, _ call: @escaping @MainActor (AnyObject, Int, [Any?]) -> Any?
    ) {
        let call = unsafeBitCast(call, to: ((AnyObject, Int, [Any?]) -> Any?).self)
        for (index, name) in names.split(separator: " ").enumerated() {
            let selector = String(name)
            bodies[selector] = { object, arguments in
                MethodExchange.shared.passNext(owner, selector)
                return call(object, index, arguments)
            }
        }
    }
}
