import Foundation

/// An object that each thread has one of. It is kept until another takes its place or the thread ends.
@_spi(House) @frozen
public struct ThreadObject<Object: AnyObject>: Sendable {
    @usableFromInline let key: pthread_key_t

    public init() {
        var key = pthread_key_t()
        pthread_key_create(&key) { place in
            let place: UnsafeMutableRawPointer? = place
            if let place { Unmanaged<AnyObject>.fromOpaque(place).release() }
        }
        self.key = key
    }

    /// This thread's.
    @inlinable public var current: Object? {
        get { pthread_getspecific(key).map { ObjectPlace.object(at: $0) } }
        nonmutating set {
            let old = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
            if let old { Unmanaged<Object>.fromOpaque(old).release() }
        }
    }

    /// This thread's, made when it has none.
    @inlinable public func current(orMade make: () -> Object) -> Object {
        if let current { return current }
        let made = make()
        current = made
        return made
    }

    /// The thread has another one while the body runs.
    @inlinable public func with<Result>(_ object: Object, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = object
        defer { current = outer }
        return try body()
    }
}
