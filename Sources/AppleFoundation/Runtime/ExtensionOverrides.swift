import Foundation

// A member that an extension adds to a class of another module has no place in that class's table of methods. Adapted code asks here
// before it runs the extension's body: a subclass may have a member of the same name.

/// The override of an extension's method in a class below `owner`, or what it was exchanged with.
public func _objcOverride(_ object: AnyObject, _ owner: AnyClass, _ selector: StaticString) -> (([Any?]) -> Any?)? {
    let type: AnyClass = type(of: object)
    if type != owner, let method = ClassRegistry.shared.override(.method, selector.description, of: type, below: owner) {
        return { method(object, $0) }
    }
    return _objcExchanges ? _objcExchanged(object, owner, selector) : nil
}

/// The override of an extension's property: to read it.
public func _objcOverrideGet(_ object: AnyObject, _ owner: AnyClass, _ key: StaticString) -> (() -> Any?)? {
    let type: AnyClass = type(of: object)
    guard type != owner, let getter = ClassRegistry.shared.override(.getter, key.description, of: type, below: owner) else {
        return nil
    }
    return { getter(object, []) }
}

/// The override of an extension's property: to write it.
public func _objcOverrideSet(_ object: AnyObject, _ owner: AnyClass, _ key: StaticString) -> ((Any?) -> Void)? {
    let type: AnyClass = type(of: object)
    guard type != owner, let setter = ClassRegistry.shared.override(.setter, key.description, of: type, below: owner) else {
        return nil
    }
    return { _ = setter(object, [$0]) }
}
