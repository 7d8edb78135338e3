import Foundation

// Values cross from calls by name, key-value coding and storyboards as `Any?`. These functions give them the type that the
// member declares, with the conversions that Objective-C's boxes allow.

/// The argument at a position, as the method declares it.
public func _objcArg<Value>(_ arguments: [Any?], _ index: Int, _ type: Value.Type) -> Value {
    let argument = index < arguments.count ? arguments[index] : nil
    // In Objective-C's registers an object is true, and nothing is zero. Actions hand their senders to `endEditing(_:)`.
    if type == Bool.self, !(argument is Bool), numeric(argument) == nil { return (argument != nil) as! Value }
    if argument == nil, type is any Numeric.Type, let zero = (type as? any Numeric.Type)?.init(exactly: 0) as? Value {
        return zero
    }
    return _objcCast(argument, type)
}

/// The value of a setter.
public func _objcValue<Value>(_ arguments: [Any?]) -> Value { _objcCast(arguments.first ?? nil, Value.self) }

public func _objcCast<Value>(_ value: Any?, _ type: Value.Type) -> Value {
    // Without unwrapping first, `Any` would receive an optional.
    if let value, let typed = value as? Value { return typed }
    if type == Void.self { return () as! Value }
    if let number = numeric(value), let converted = convert(number, to: type) { return converted }
    if let number = numberInText(value, type) { return number }
    if let number = numeric(value), let named = enumeration(number, type) { return named }
    if let text = value as? NSString, let converted = (text as String) as? Value { return converted }
    if let array = value as? NSArray, let converted = Array(array) as? Value { return converted }
    // Objective-C has one empty object for every type: nil where a value is missing.
    if value == nil, let empty = emptyValue(of: type) ?? (value as? Value) { return empty }
    let received = value.map { String(reflecting: Swift.type(of: $0)) } ?? "nil"
    if let empty = ArgumentTolerance.substitute(for: type, instead: received) { return empty }
    fatalError("A member that declares \(Value.self) was given \(received). Pass a value of the declared type.")
}

private func numeric(_ value: Any?) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let number as Bool: NSNumber(value: number)
    default: nil
    }
}

/// To those who know them by name enumerations and option sets are numbers.
private func enumeration<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    func value<Named: RawRepresentable>(_ type: Named.Type) -> Any? {
        convert(number, to: Named.RawValue.self).flatMap { Named(rawValue: $0) }
    }
    return (type as? any RawRepresentable.Type).flatMap { value($0) as? Value }
}

/// A text in a number's place means the number that it begins with, as in Objective-C.
private func numberInText<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
    guard let text = value as? String else { return nil }
    if type == Bool.self { return NSString(string: text).boolValue as? Value }
    return convert(NSNumber(value: NSString(string: text).doubleValue), to: type)
}

private func convert<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
    let candidates: [Any] = [
        number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.boolValue,
        number.uintValue, number.int32Value, number.int64Value, number.uint32Value, number.uint64Value, number.int16Value,
        number.uint16Value, number.int8Value, number.uint8Value,
    ]
    return candidates.lazy.compactMap { Swift.type(of: $0) == type || Optional<Value>.self == Value.self ? $0 as? Value : nil }
        .first
        ?? optionalNumber(number, type)
}

/// `Value` may be an optional number.
private func optionalNumber<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    switch type {
    case is Int?.Type: Int?.some(number.intValue) as? Value
    case is Double?.Type: Double?.some(number.doubleValue) as? Value
    case is CGFloat?.Type: CGFloat?.some(CGFloat(number.doubleValue)) as? Value
    case is Float?.Type: Float?.some(number.floatValue) as? Value
    case is Bool?.Type: Bool?.some(number.boolValue) as? Value
    default: nil
    }
}

private func emptyValue<Value>(of type: Value.Type) -> Value? {
    (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
}

/// A result as an object: nothing for `Void`, what it holds for an optional.
public func _objcRet<Value>(_ value: Value) -> Any? { value is Void ? nil : value }
public func _objcRet<Value>(_ value: Value?) -> Any? { value.flatMap { $0 is Void ? nil : $0 } }

/// Starts an asynchronous method that was called by name.
@discardableResult
public func _objcAsync(_ body: @escaping @MainActor () async -> Void) -> Any? {
    Task { await body() }
    return nil
}
