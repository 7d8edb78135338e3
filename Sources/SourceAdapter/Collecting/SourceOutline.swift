/// A file without the bodies that no rewrite asks about: most of an app's text is statements in which the adapter has nothing
/// to do, and reading over them is far cheaper than parsing them.
///
/// One pass over the bytes knows strings, comments and braces. What it is not sure of it leaves to the parser, so the facts are
/// the same as those of the whole text; `allium adapt --check` proves it file by file.
struct SourceOutline {
    /// Between braces, in order. Spaces may stand there instead.
    private(set) var idle: [SourceRange] = []
    /// Of these the braces are a property's, which need some statement to be a getter's.
    private(set) var idleGetters: [Int] = []
    /// Between the braces of functions and of computed properties that say their type, in order: what no other module can see.
    private(set) var bodies: [SourceRange] = []

    /// Nil when nothing is idle, or when only the parser can tell what the text means.
    static func of(_ source: SourceBytes) -> SourceOutline? {
        let outline = source.bytes.withUnsafeBufferPointer { bytes -> SourceOutline? in
            var scanner = OutlineScanner(bytes)
            return scanner.scan() ? scanner.outline : nil
        }
        guard let outline, !outline.idle.isEmpty else { return nil }
        return outline
    }

    /// The text with spaces in place of idle bodies: every byte that is left keeps its position.
    func text(of source: SourceBytes) -> [UInt8] {
        var text = source.bytes
        text.withUnsafeMutableBufferPointer { bytes in
            for range in idle {
                UnsafeMutableBufferPointer(rebasing: bytes[range.start..<range.end]).update(repeating: 32)
            }
            for start in idleGetters { bytes[start] = UInt8(ascii: "0") }
        }
        return text
    }

    mutating func add(_ range: SourceRange, isGetter: Bool, replacing count: (ranges: Int, getters: Int)) {
        idle.removeSubrange(count.ranges...)
        idleGetters.removeSubrange(count.getters...)
        idle.append(range)
        if isGetter { idleGetters.append(range.start) }
    }

    /// A body takes the place of those inside it, which began after the first `count`.
    mutating func addBody(_ range: SourceRange, after count: Int) {
        bodies.removeSubrange(count...)
        bodies.append(range)
    }
}
