import AppleFoundation
import CoreGraphics
import CoreText

/// A place in a text of ours: so many units of UTF-16 from its start.
final class OffsetPosition: UITextPosition {
    let offset: Int
    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "<UITextPosition: \(offset)>" }
}

final class OffsetRange: UITextRange {
    let offsets: Range<Int>
    init(_ offsets: Range<Int>) {
        self.offsets = offsets
        super.init()
    }

    override var isEmpty: Bool { offsets.isEmpty }
    override var start: UITextPosition { OffsetPosition(offsets.lowerBound) }
    override var end: UITextPosition { OffsetPosition(offsets.upperBound) }
    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.offsets == offsets }
    override var hash: Int { offsets.hashValue }
    override var description: String { "<UITextRange: \(offsets)>" }
}

extension UITextPosition {
    /// Those of others stand at the start.
    final var offsetOfOurs: Int { (self as? OffsetPosition)?.offset ?? 0 }
}

extension UITextRange {
    final var offsetsOfOurs: Range<Int> {
        if let range = self as? OffsetRange { return range.offsets }
        let (one, other) = (start.offsetOfOurs, end.offsetOfOurs)
        return min(one, other)..<max(one, other)
    }
}

/// A piece of the selection in a text of ours.
final class OurSelectionRect: UITextSelectionRect {
    private let piece: TextSelectionRect
    private let place: CGRect

    init(_ piece: TextSelectionRect, at place: CGRect) {
        self.piece = piece
        self.place = place
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { piece.isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { piece.containsStart }
    override var containsEnd: Bool { piece.containsEnd }
}
