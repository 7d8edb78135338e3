/// Lets the few members that the compiler wants outside the main actor (descriptions, `init()`, `deinit`) use what lies inside.
/// UIKit's callers are on the main thread by its own rules.
package enum Isolation {
    @inlinable @inline(__always)
    package static func assumeMain<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    /// With something that the body is given rather than takes along.
    @inlinable @inline(__always)
    package static func assumeMain<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Result).self)(value) }
    }
}
