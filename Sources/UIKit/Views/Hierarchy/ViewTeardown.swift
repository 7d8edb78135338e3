import AppleFoundation

/// Lets go of subviews one level after the other, so that a tree of any depth can be freed without deep recursion.
enum ViewTeardown {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<Queue>.fromOpaque(pointer).release() }
        }
        return key
    }()

    /// One for each thread that ever freed a view with subviews.
    private final class Queue {
        var lists: [[UIView]] = []
        var isRunning = false
    }

    private static func queue() -> Queue {
        if let pointer = pthread_getspecific(key) { return Unmanaged<Queue>.fromOpaque(pointer).takeUnretainedValue() }
        let made = Queue()
        pthread_setspecific(key, UnsafeRawPointer(Unmanaged.passRetained(made).toOpaque()))
        return made
    }

    /// Takes the list over: a caller that kept it would be the one to free it, one level inside the other.
    static func release(_ views: consuming [UIView]) {
        let queue = queue()
        queue.lists.append(consume views)
        if queue.isRunning { return }
        queue.isRunning = true
        while !queue.lists.isEmpty {
            // Freed here: their own subviews join the queue.
            _ = queue.lists.popLast()
        }
        queue.isRunning = false
    }
}
