import AppleFoundation

/// Lets go of subviews one level after the other, so that a tree of any depth can be freed without deep recursion.
enum ViewTeardown {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private final class Queue {
        var lists: [[UIView]] = []
    }

    static func release(_ views: [UIView]) {
        if let pointer = pthread_getspecific(key) {
            Unmanaged<Queue>.fromOpaque(pointer).takeUnretainedValue().lists.append(views)
            return
        }
        let queue = Queue()
        pthread_setspecific(key, UnsafeRawPointer(Unmanaged.passUnretained(queue).toOpaque()))
        queue.lists.append(views)
        while !queue.lists.isEmpty {
            // Freed here: their own subviews join the queue.
            _ = queue.lists.popLast()
        }
        pthread_setspecific(key, nil)
    }
}
