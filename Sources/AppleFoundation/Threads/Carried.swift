/// What a closure takes along that the compiler takes for one of several threads', by who knows that it isn't, or that Apple's own API hands
/// objects over as freely: targets and arguments of timers, threads and item providers.
package struct Carried<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
