import AppleFoundation

/// What has been copied: items, each in one or several forms by type identifier. A host with a clipboard of its own implements it; a
/// session without one keeps what is copied to itself.
@MainActor package protocol Clipboard: AnyObject {
    /// Rises whenever somebody has copied something.
    var changeCount: Int { get }
    var items: [[String: Data]] { get }
    func setItems(_ items: [[String: Data]])
}

/// A clipboard in memory.
@MainActor package final class MemoryClipboard: Clipboard {
    package private(set) var changeCount = 0
    package private(set) var items: [[String: Data]] = []

    package nonisolated init() {}

    package func setItems(_ items: [[String: Data]]) {
        self.items = items
        changeCount += 1
    }
}
