import AppleFoundation

/// Survivable misuse is said once per text on standard error, and the call does nothing.
package enum GraphicsMessages {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []
    /// Receives the text instead of standard error; for tests.
    nonisolated(unsafe) package static var handler: ((String) -> Void)?

    package static func report(_ text: @autoclosure () -> String) {
        let text = text()
        lock.lock()
        let handler = self.handler
        let isNew = said.count < 1_000 && said.insert(text).inserted
        lock.unlock()
        if let handler { return handler(text) }
        if isNew { FileHandle.standardError.write(Data((text + "\n").utf8)) }
    }
}
