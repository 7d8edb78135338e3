import Foundation

/// A place to which a method writes an object that the caller does not own.
public struct AutoreleasingUnsafeMutablePointer<Pointee>: @unchecked Sendable {
    private let place: UnsafeMutableRawPointer

    public init(_ pointer: UnsafeMutablePointer<Pointee>) { place = UnsafeMutableRawPointer(pointer) }
    public init?(_ pointer: UnsafeMutablePointer<Pointee>?) {
        guard let pointer else { return nil }
        self.init(pointer)
    }
    /// The place may have been made for something else of an object's size.
    public init<Other>(_ pointer: UnsafeMutablePointer<Other>) { place = UnsafeMutableRawPointer(pointer) }

    /// What was there before is not let go: nobody there owned it.
    public var pointee: Pointee {
        get {
            let object = place.loadUnaligned(as: Optional<Unmanaged<AnyObject>>.self)?.takeUnretainedValue()
            return unsafeBitCast(object, to: Pointee.self)
        }
        nonmutating set {
            let object = AutoreleaseList.unmanaged(Self.object(newValue))
            place.storeBytes(of: object, as: Optional<Unmanaged<AnyObject>>.self)
        }
    }

    private static func object(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value as AnyObject }
        return mirror.children.first.map { $0.value as AnyObject }
    }
}

/// Members of a protocol extension, so that formatters of apps can declare them again.
public protocol _ObjectReading: AnyObject {}
extension Formatter: _ObjectReading {}

extension _ObjectReading where Self: Formatter {
    /// Reads the object that a text describes. Subclasses of apps that have a method of this name are asked.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let value = FormattedObjects.value(string, self) else {
            error?.pointee = FormattedObjects.failure as NSString
            return false
        }
        obj?.pointee = value
        return true
    }

    @_disfavoredOverload
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let value = FormattedObjects.value(string, self) else {
            error?.pointee = FormattedObjects.failure as NSString
            return false
        }
        obj?.pointee = value
        return true
    }
}

extension _ObjectReading where Self: NumberFormatter {
    /// Reads the number that a text describes.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        let value = try FormattedObjects.own(string, number(from: string))
        obj?.pointee = value
    }
}

extension _ObjectReading where Self: DateFormatter {
    /// Reads the date that a text describes.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        let value = try FormattedObjects.own(string, date(from: string) as NSDate?)
        obj?.pointee = value
    }
}

/// Who knows the object that a text describes: the app's own formatter, or Foundation's.
private enum FormattedObjects {
    static let failure = "Formatting error."

    static func value(_ text: String, _ formatter: Formatter) -> AnyObject? {
        let registry = ClassRegistry.shared
        let type: AnyClass = Swift.type(of: formatter)
        let place = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
        place.initialize(to: nil)
        defer { place.deallocate() }
        let pointer: AutoreleasingUnsafeMutablePointer<AnyObject?>? = .init(place)
        for (selector, more) in [
            ("getObjectValue:forString:range:error:", 1), ("getObjectValue:forString:errorDescription:", 1),
        ] {
            guard let method = registry.implementation(.method, selector, of: type) else { continue }
            _ = method(formatter, [pointer, text] + [Any?](repeating: nil, count: more))
            return pointer?.pointee
        }
        if let numbers = formatter as? NumberFormatter { return numbers.number(from: text) }
        if let dates = formatter as? DateFormatter { return dates.date(from: text) as NSDate? }
        return nil
    }

    static func own<Value: AnyObject>(_ text: String, _ value: Value?) throws -> Value {
        guard let value else {
            throw CocoaError(.formatting, userInfo: ["NSInvalidValue": text, NSLocalizedDescriptionKey: failure])
        }
        return value
    }
}
