/// Lets the few members that the compiler wants outside the main actor (descriptions, `init()`) use what lies inside.
/// UIKit's callers are on the main thread by its own rules.
enum Isolation {
    static func assumeMain<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
