import AppleFoundation

/// What happened, in order, a line for each call: what recording views write into and tests compare.
@preconcurrency @MainActor public final class CallLog {
    public private(set) var lines: [String] = []

    public nonisolated init() {}

    public func add(_ line: String) { lines.append(line) }

    /// Forgets what happened so far, so that a test can look at its last step alone.
    public func clear() { lines = [] }

    /// The lines since the last `clear()` or `take()`, which are then forgotten.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// The lines that speak of this object.
    public func lines(of name: String) -> [String] { lines.filter { $0.hasPrefix(name + ".") } }

    /// How many lines contain this text.
    public func count(of text: String) -> Int { lines.count { $0.contains(text) } }
}
