import Foundation

/// What can be called by name on objects of one class. The source adapter writes the code that fills it.
public final class _ObjCTable: @unchecked Sendable {
    package typealias Implementation = (AnyObject, [Any?]) -> Any?
    package typealias TypeImplementation = (AnyClass, [Any?]) -> Any?

    var methods: [String: Implementation] = [:]
    var typeMethods: [String: TypeImplementation] = [:]
    /// Those that ask first whether they are exchanged.
    var askingTypeMethods: Set<String> = []
    var getters: [String: Implementation] = [:]
    var setters: [String: Implementation] = [:]
    /// Bodies of methods that ask first whether they are exchanged, by selector.
    var bodies: [String: Implementation] = [:]
    /// Keys of this house's own classes whose setters tell of changes, and all keys of theirs: see `ObservedKeys`.
    var observable: Set<String> = []
    var ownKeys: Set<String> = []
    /// Names that some of them had in earlier versions of Swift or have in Objective-C.
    var earlier: Set<String> = []
    /// Methods as functions of their own type, by selector.
    var typed: [String: TypedMethod] = [:]

    /// Adds members of objects: `-selector`, `<key` to read, `>key` to write and `=selector` for a body alone, in the order of the
    /// switch in `call`.
    public func c(_ names: String, _ call: @escaping @MainActor (AnyObject, Int, [Any?]) -> Any?) {
        // The table is written for the main actor; objects of other isolation call from where they are.
        let call = unsafeBitCast(call, to: ((AnyObject, Int, [Any?]) -> Any?).self)
        for (index, name) in names.split(separator: " ").enumerated() {
            let key = String(name.dropFirst())
            let implementation: Implementation = { call($0, index, $1) }
            switch name.utf8.first {
            case UInt8(ascii: "<"): getters[key] = implementation
            case UInt8(ascii: ">"): setters[key] = implementation
            case UInt8(ascii: "="): bodies[key] = implementation
            default: methods[key] = implementation
            }
        }
    }

    /// Adds class methods, by selector.
    public func k(_ names: String, _ call: @escaping @MainActor (AnyClass, Int, [Any?]) -> Any?) {
        let call = unsafeBitCast(call, to: ((AnyClass, Int, [Any?]) -> Any?).self)
        for (index, name) in names.split(separator: " ").enumerated() {
            typeMethods[String(name)] = { call($0, index, $1) }
        }
    }

    /// Adds a method as a function of its own type that takes the object first; `type` is the same without isolation.
    public func t<Isolated, Plain>(_ selector: String, _ method: Isolated, as type: Plain.Type) {
        let function = UnsafeMutablePointer<Plain>.allocate(capacity: 1)
        function.initialize(to: unsafeBitCast(method, to: type))
        typed[selector] = TypedMethod(type: ObjectIdentifier(type), function: UnsafeRawPointer(function))
    }
}

/// A method as a function value, in memory that is never freed.
struct TypedMethod {
    var type: ObjectIdentifier
    var function: UnsafeRawPointer
}

/// The type of a field without size that generic classes keep: static storage is refused there, so their table is found
/// through their fields.
public protocol _ObjCGenericTable {
    static func fill(_ table: _ObjCTable)
}
