import AppleFoundation
import Synchronization

/// What the process has logged last, for those who read it back.
package struct LoggedMessage: Sendable {
    package var date: Date
    package var type: OSLogType
    package var subsystem: String
    package var category: String
    package var text: String
    package var thread: UInt64
}

package enum LogMemory {
    /// As many are kept; the oldest go first.
    package static let limit = 2_000
    private static let kept = Mutex<[LoggedMessage]>([])

    static func keep(_ message: LoggedMessage) {
        kept.withLock { kept in
            // A quarter at once: each costs little.
            if kept.count >= limit { kept.removeFirst(limit / 4) }
            kept.append(message)
        }
    }

    package static var messages: [LoggedMessage] { kept.withLock { $0 } }
}
