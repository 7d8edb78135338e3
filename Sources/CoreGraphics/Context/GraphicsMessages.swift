import AppleFoundation
import Synchronization

/// Survivable misuse is said once per text on standard error, and the call does nothing.
package enum GraphicsMessages {
    private static let said = Mutex<Set<String>>([])
    /// Receives the text instead of standard error; for tests.
    @Guarded package static var handler: ((String) -> Void)?

    package static func report(_ text: @autoclosure () -> String) {
        let text = text()
        let isNew = said.withLock { $0.count < 1_000 && $0.insert(text).inserted }
        if let handler { return handler(text) }
        if isNew { FileHandle.standardError.write(Data((text + "\n").utf8)) }
    }
}
