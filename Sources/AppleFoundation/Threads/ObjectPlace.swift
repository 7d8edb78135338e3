/// Objects that libraries of C carry for us as an address and hand back to our functions.
///
/// Nobody counts them there: whoever gives an address keeps the object until the library has forgotten it.
@_spi(House) @frozen
public enum ObjectPlace {
    @inlinable
    public static func of(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

    /// What was given, as what it is.
    @inlinable
    public static func object<Object: AnyObject>(at place: UnsafeRawPointer, as type: Object.Type = Object.self) -> Object {
        Unmanaged<Object>.fromOpaque(place).takeUnretainedValue()
    }
}
