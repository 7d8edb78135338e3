import Foundation

/// Whether code runs where UI belongs.
///
/// The program's first thread, and whichever thread serves the main queue: after the first suspension of an asynchronous `main` that is
/// another one on Linux.
package enum MainThread {
    nonisolated(unsafe) private static var first: pthread_t?

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    @inline(__always)
    package static var isCurrent: Bool {
        if let first, pthread_equal(pthread_self(), first) != 0 { return true }
        return isCurrentAfterAll
    }

    private static var isCurrentAfterAll: Bool {
        if first == nil, Thread.isMainThread {
            first = pthread_self()
            return true
        }
        return DispatchQueue.getSpecific(key: mark) == true
    }
}
