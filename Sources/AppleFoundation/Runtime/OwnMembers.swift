import Foundation

/// The object that a member is called on: whoever looks members up does so by the class of the object.
@inline(__always)
package func own<Owner: AnyObject>(_ object: AnyObject, _ type: Owner.Type) -> Owner { unsafeDowncast(object, to: type) }

// How the modules of this house enter their classes' members: by key path, since their sources are not adapted.
extension _ObjCTable {
    /// A property that can be read and set by its key.
    package func property<Owner: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
        reading(key, path)
        setters[key] = { owner, arguments in
            own(owner, Owner.self)[keyPath: path] = _objcValue(arguments)
            return nil
        }
    }

    /// A property that can only be read.
    package func reading<Owner: AnyObject, Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
        ownKeys.insert(ObservedKeys.canonical(key))
        getters[key] = { owner, _ in _objcRet(own(owner, Owner.self)[keyPath: path]) }
    }

    /// Another name of a property: what it was called in Swift 3 and 4, or is called in Objective-C.
    package func earlier(_ name: String, for key: String) {
        earlier.insert(name)
        getters[name] = getters[key]
        setters[name] = setters[key]
        ObservedKeys.addEarlier(name, for: key)
    }

    /// Properties whose setters go through the door for observers.
    package func observable(_ keys: String...) {
        for key in keys { observable.insert(ObservedKeys.canonical(key)) }
    }

    /// Properties that tell nobody, where they have no line by which this is known.
    package func silent(_ keys: String...) {
        for key in keys { ownKeys.insert(ObservedKeys.canonical(key)) }
    }

    /// A property of an enumeration or an option set, known by its number.
    package func number<Owner: AnyObject, Value: RawRepresentable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) {
        ownKeys.insert(ObservedKeys.canonical(key))
        getters[key] = { owner, _ in own(owner, Owner.self)[keyPath: path].rawValue }
        setters[key] = { owner, arguments in
            let raw: Value.RawValue = _objcValue(arguments)
            if let value = Value(rawValue: raw) { own(owner, Owner.self)[keyPath: path] = value }
            return nil
        }
    }

    /// A class method, or a class property to read.
    package func typeMethod(_ selector: String, _ call: @escaping ([Any?]) -> Any?) {
        typeMethods[selector] = { call($1) }
    }

    /// A class property under all its names, whose getter asks `exchangedOfClass` first. `body` is what it returns by itself.
    package func askingTypeMethod(_ names: String..., body: @escaping @MainActor () -> Any?) {
        let body = unsafeBitCast(body, to: (() -> Any?).self)
        for name in names {
            typeMethods[name] = { _, _ in body() }
            askingTypeMethods.insert(name)
        }
    }

    package func method<Owner: AnyObject>(_ selector: String, _ call: @escaping (Owner, [Any?]) -> Any?) {
        methods[selector] = { call(own($0, Owner.self), $1) }
    }
}
