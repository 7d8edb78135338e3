import AppleFoundation

/// A place in a document, known to the content manager that made it.
public protocol NSTextLocation: NSObjectProtocol {
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A stretch of a document between two places.
open class NSTextRange: NSObject {
    private let start: any NSTextLocation
    private let end: any NSTextLocation

    /// Nil if the end is before the start.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        start = location
        end = endLocation ?? location
        if end.compare(start) == .orderedAscending { return nil }
        super.init()
    }

    public init(location: any NSTextLocation) {
        start = location
        end = location
        super.init()
    }

    open var location: any NSTextLocation { start }
    open var endLocation: any NSTextLocation { end }
    open var isEmpty: Bool { start.compare(end) == .orderedSame }

    open func isEqual(to textRange: NSTextRange) -> Bool {
        start.compare(textRange.start) == .orderedSame && end.compare(textRange.end) == .orderedSame
    }
    open func contains(_ location: any NSTextLocation) -> Bool {
        start.compare(location) != .orderedDescending && location.compare(end) == .orderedAscending
    }
    open func contains(_ textRange: NSTextRange) -> Bool {
        start.compare(textRange.start) != .orderedDescending && textRange.end.compare(end) != .orderedDescending
    }
    open func intersects(_ textRange: NSTextRange) -> Bool {
        start.compare(textRange.end) == .orderedAscending && textRange.start.compare(end) == .orderedAscending
    }
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let first = start.compare(textRange.start) == .orderedAscending ? textRange.start : start
        let last = end.compare(textRange.end) == .orderedAscending ? end : textRange.end
        return NSTextRange(location: first, end: last)
    }
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let first = start.compare(textRange.start) == .orderedAscending ? start : textRange.start
        let last = end.compare(textRange.end) == .orderedAscending ? textRange.end : end
        return NSTextRange(location: first, end: last)!
    }

    override open func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    override open var hash: Int { (start as? OffsetLocation)?.offset ?? 0 }
    override open var description: String { "<NSTextRange: \(start)...\(end)>" }
}

/// So many units of UTF-16 from the document's start.
final class OffsetLocation: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = location.offsetOfOurs
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetLocation)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}

extension NSTextLocation {
    /// Those of others stand at the start.
    var offsetOfOurs: Int { (self as? OffsetLocation)?.offset ?? 0 }
}

extension NSTextRange {
    convenience init(_ offsets: Range<Int>) {
        self.init(location: OffsetLocation(offsets.lowerBound), end: OffsetLocation(offsets.upperBound))!
    }
    final var offsetsOfOurs: Range<Int> { location.offsetOfOurs..<max(location.offsetOfOurs, endLocation.offsetOfOurs) }
}
