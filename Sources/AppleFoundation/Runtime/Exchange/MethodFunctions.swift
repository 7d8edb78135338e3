import Foundation

// The Objective-C runtime's functions on methods, for those that Allium and adapted code keep by name.

/// A method of a class. Opaque, as it is on Apple's systems.
public typealias Method = OpaquePointer
/// What a method does. Opaque: only the runtime's functions take it, and casts to a function's type that the source adapter sees.
public typealias IMP = OpaquePointer

private func pointer(_ object: AnyObject) -> OpaquePointer {
    // Methods are few and never freed.
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

private func handle(_ method: Method) -> MethodHandle {
    ObjectPlace.object(at: UnsafeRawPointer(method))
}

private func implementation(_ pointer: IMP) -> MethodImplementation {
    ObjectPlace.object(at: UnsafeRawPointer(pointer))
}

/// The method that the class or an ancestor has under the name, as far as it is known by name here.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
    guard let type else { return nil }
    guard let found = MethodExchange.shared.handle(type, name.name) else {
        ExchangeNotes.absent(type, name.name)
        return nil
    }
    return Method(ObjectPlace.of(found))
}

/// The class method that the class or an ancestor has under the name, as far as it is known by name here.
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
    guard let type else { return nil }
    guard let found = MethodExchange.shared.classHandle(type, name.name) else {
        ExchangeNotes.absentOfClass(type, name.name)
        return nil
    }
    return Method(ObjectPlace.of(found))
}

public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(type, name).map(method_getImplementation)
}

public func class_respondsToSelector(_ type: AnyClass?, _ name: Selector) -> Bool {
    guard let type else { return false }
    return MethodExchange.shared.handle(type, name.name) != nil
}

public func class_addMethod(_ type: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    guard let type else { return false }
    return MethodExchange.shared.add(implementation(imp), name.name, to: type)
}

@discardableResult
public func class_replaceMethod(
    _ type: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    guard let type else { return nil }
    guard let own = MethodExchange.shared.ownHandle(type, name.name) else {
        _ = MethodExchange.shared.add(implementation(imp), name.name, to: type)
        return nil
    }
    return pointer(MethodExchange.shared.setImplementation(implementation(imp), of: own))
}

public func method_exchangeImplementations(_ one: Method, _ other: Method) {
    MethodExchange.shared.exchange(handle(one), handle(other))
}

@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP {
    pointer(MethodExchange.shared.setImplementation(implementation(imp), of: handle(method)))
}

public func method_getImplementation(_ method: Method) -> IMP { pointer(handle(method).current) }
public func method_getName(_ method: Method) -> Selector { Selector(handle(method).selector) }
public func method_getNumberOfArguments(_ method: Method) -> UInt32 { UInt32(method_getName(method).argumentCount + 2) }

/// No types are known here: a text that `class_addMethod` takes.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { ExchangeNotes.encoding }

// MARK: Classes

public func object_getClass(_ object: Any?) -> AnyClass? {
    guard let object else { return nil }
    // The class of a class has no name here: the class itself stands for it.
    return object as? AnyClass ?? type(of: object as AnyObject)
}

public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }

/// Classes are few: their names are kept.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> { ExchangeNotes.name(of: type) }
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }

// MARK: Blocks

/// An implementation of a closure that takes the object first.
public func imp_implementationWithBlock<Owner, Result>(_ block: @escaping (Owner) -> Result) -> IMP {
    pointer(MethodImplementation { object, _ in _objcRet(block(object as! Owner)) })
}

public func imp_implementationWithBlock<Owner, A, Result>(_ block: @escaping (Owner, A) -> Result) -> IMP {
    pointer(MethodImplementation { object, a in _objcRet(block(object as! Owner, blockArgument(a, 0))) })
}

public func imp_implementationWithBlock<Owner, A, B, Result>(_ block: @escaping (Owner, A, B) -> Result) -> IMP {
    pointer(
        MethodImplementation { object, a in
            _objcRet(block(object as! Owner, blockArgument(a, 0), blockArgument(a, 1)))
        })
}

public func imp_implementationWithBlock<Owner, A, B, C, Result>(_ block: @escaping (Owner, A, B, C) -> Result) -> IMP {
    pointer(
        MethodImplementation { object, a in
            _objcRet(block(object as! Owner, blockArgument(a, 0), blockArgument(a, 1), blockArgument(a, 2)))
        })
}

/// Blocks are not handed the selector. One that has a place for it gets on Apple's systems what stands there, and can't make anything of it.
private func blockArgument<Value>(_ arguments: [Any?], _ index: Int) -> Value {
    if Value.self == Selector.self, !(index < arguments.count && arguments[index] is Selector) { return Selector("") as! Value }
    return _objcArg(arguments, index, Value.self)
}

// MARK: Casts

// `unsafeBitCast(imp, to: (@convention(c) (AnyObject, Selector, Bool) -> Void).self)`: the source adapter takes the convention away and
// calls these.

public func _objcFunction<Owner, Result>(
    _ imp: IMP, to type: ((Owner, Selector) -> Result).Type
) -> (Owner, Selector) -> Result {
    let call = implementation(imp).call
    return { object, _ in _objcCast(call(object as AnyObject, []), Result.self) }
}

public func _objcFunction<Owner, A, Result>(
    _ imp: IMP, to type: ((Owner, Selector, A) -> Result).Type
) -> (Owner, Selector, A) -> Result {
    let call = implementation(imp).call
    return { object, _, a in _objcCast(call(object as AnyObject, [a]), Result.self) }
}

public func _objcFunction<Owner, A, B, Result>(
    _ imp: IMP, to type: ((Owner, Selector, A, B) -> Result).Type
) -> (Owner, Selector, A, B) -> Result {
    let call = implementation(imp).call
    return { object, _, a, b in _objcCast(call(object as AnyObject, [a, b]), Result.self) }
}

public func _objcFunction<Owner, A, B, C, Result>(
    _ imp: IMP, to type: ((Owner, Selector, A, B, C) -> Result).Type
) -> (Owner, Selector, A, B, C) -> Result {
    let call = implementation(imp).call
    return { object, _, a, b, c in _objcCast(call(object as AnyObject, [a, b, c]), Result.self) }
}

/// Any other cast stays what it is.
@inlinable
public func _objcFunction<Value, Target>(_ value: Value, to type: Target.Type) -> Target { unsafeBitCast(value, to: type) }
