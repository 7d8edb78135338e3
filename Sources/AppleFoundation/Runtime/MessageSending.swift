import Foundation

/// Calls methods by name.
package enum MessageSending {
    /// Who gets a message: an object, or a class that was given as a value. Finding out which takes longer than the message, so whoever sends many
    /// keeps it.
    package enum Receiver {
        case object(AnyObject)
        case type(AnyClass)

        package init(_ target: Any) {
            // A class must be asked for before the value becomes an object: boxing would hide it.
            if let type = target as? AnyClass { self = .type(type) } else { self = .object(target as AnyObject) }
        }

        fileprivate var target: Any {
            switch self {
            case .object(let object): object
            case .type(let type): type
            }
        }
    }

    /// The method that a receiver has under a selector; it takes the arguments.
    private static func implementation(_ selector: Selector, of receiver: Receiver) -> (([Any?]) -> Any?)? {
        switch receiver {
        case .type(let type):
            guard let method = ClassRegistry.shared.typeImplementation(selector.name, of: type) else { return nil }
            return { method(type, $0) }
        case .object(let object):
            let type: AnyClass = type(of: object)
            let method = ClassRegistry.shared.implementation(.method, selector.name, of: type) ?? setter(selector, of: type)
            return method.map { method in { method(object, $0) } }
        }
    }

    /// `setTitle:` is the setter of `title`, whether it is written out or not.
    private static func setter(_ selector: Selector, of type: AnyClass) -> _ObjCTable.Implementation? {
        let name = selector.name
        guard name.hasPrefix("set"), name.hasSuffix(":"), selector.argumentCount == 1, name.utf8.count > 4 else { return nil }
        let key = name.dropFirst(3).dropLast()
        return ClassRegistry.shared.implementation(.setter, key.prefix(1).lowercased() + key.dropFirst(), of: type)
    }

    package static func implementation(_ selector: Selector, of target: Any) -> (([Any?]) -> Any?)? {
        implementation(selector, of: Receiver(target))
    }

    package static func responds(_ target: Any, to selector: Selector) -> Bool {
        if let type: AnyClass = target as? AnyClass {
            return ClassRegistry.shared.typeImplementation(selector.name, of: type) != nil
        }
        let type: AnyClass = type(of: target as AnyObject)
        let registry = ClassRegistry.shared
        return registry.implementation(.method, selector.name, of: type) != nil
            || registry.implementation(.getter, selector.name, of: type) != nil
            || setter(selector, of: type) != nil
    }

    /// Calls the method with as many of the arguments as its name has places for. Ends the process, in Objective-C's words,
    /// when the object has none.
    @discardableResult
    package static func send(_ selector: Selector, to target: Any, _ arguments: [Any?]) -> Any? {
        send(selector, to: Receiver(target), arguments)
    }

    @discardableResult
    package static func send(_ selector: Selector, to receiver: Receiver, _ arguments: [Any?]) -> Any? {
        let count = selector.argumentCount
        if let method = implementation(selector, of: receiver) {
            return method(arguments.count <= count ? arguments : Array(arguments.prefix(count)))
        }
        if case .object(let object) = receiver, count == 0 {
            if let getter = ClassRegistry.shared.implementation(.getter, selector.name, of: type(of: object)) {
                return getter(object, [])
            }
        }
        unrecognized(selector, receiver.target)
        return nil
    }

    /// `more` says where the call came from, as far as that is known.
    package static func unrecognized(_ selector: Selector, _ target: Any, _ more: String = "") {
        if let type: AnyClass = target as? AnyClass {
            let name = ClassName.name(of: type)
            let words = "+[\(name) \(selector.name)]: unrecognized selector sent to class"
            return RuntimeMistake.raise("NSInvalidArgumentException", words + more)
        }
        let object = target as AnyObject
        let name = ClassName.name(of: type(of: object))
        let words = "-[\(name) \(selector.name)]: unrecognized selector sent to instance \(RuntimeMistake.address(object))"
        RuntimeMistake.raise("NSInvalidArgumentException", words + more)
    }
}

extension NSObjectProtocol {
    /// Whether the object's class, or an ancestor, has a method of this name.
    public func responds(to selector: Selector!) -> Bool { MessageSending.responds(self, to: selector) }

    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        AutoreleaseList.unmanaged(MessageSending.send(selector, to: self, []))
    }

    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        AutoreleaseList.unmanaged(MessageSending.send(selector, to: self, [object]))
    }

    @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        AutoreleaseList.unmanaged(MessageSending.send(selector, to: self, [first, second]))
    }
}
