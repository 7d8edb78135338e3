@_spi(House) import AppleFoundation

/// Lets go of subviews one level after the other, so that a tree of any depth can be freed without deep recursion.
enum ViewTeardown {
    /// One for each thread that ever freed a view with subviews.
    private final class Queue {
        var lists: [[UIView]] = []
        var isRunning = false
    }

    private static let queues = ThreadObject<Queue>()

    /// Takes the list over: a caller that kept it would be the one to free it, one level inside the other.
    static func release(_ views: consuming [UIView]) {
        let queue = queues.current(orMade: Queue.init)
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
