/// Lets the few members that the compiler wants outside the main actor (descriptions, `init()`, `deinit`) use what lies inside.
/// UIKit's callers are on the main thread by its own rules. Nothing is checked here: the main thread checker tells who isn't.
@_spi(House) @frozen
public enum Isolation {
    @inlinable @inline(__always)
    public static func assumeMain<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    /// With something that the body is given rather than takes along.
    @inlinable @inline(__always)
    public static func assumeMain<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Result).self)(value) }
    }

    /// The same function, to be called from outside: where each closure would be an object too many.
    @inlinable
    public static func freed<Value, Result>(_ function: @escaping @MainActor (Value) -> Result) -> @Sendable (Value) -> Result {
        unsafeBitCast(function, to: (@Sendable (Value) -> Result).self)
    }
}
