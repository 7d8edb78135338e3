import AppleFoundation

/// HarfBuzz buffers, FreeType faces and our caches are shared: whoever uses them holds this lock. It may be taken again by its holder.
package enum TextLock {
    nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        return mutex
    }()

    @inline(__always)
    package static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}

/// A value that is read and written only by who holds `TextLock`: one of this module's caches.
final class UnderTextLock<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}
