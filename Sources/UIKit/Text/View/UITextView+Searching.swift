import AppleFoundation
import CoreGraphics
import TextEngine

extension UITextView {
    /// Of the actions about finding; nil for others.
    final func canFind(_ action: String) -> Bool? {
        switch action {
        case "find:": return isFindInteractionEnabled
        case "findAndReplace:": return isFindInteractionEnabled && isEditable
        case "findNext:", "findPrevious:": return findInteraction?.isFindNavigatorVisible ?? false
        case "useSelectionForFind:": return isFindInteractionEnabled && !editing.selection.isEmpty
        default: return nil
        }
    }
}

// What the find panel asks of a text view.
extension UITextView: UITextSearching {
    public final func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult {
        let (one, other) = (foundRange.offsetsOfOurs, toRange.offsetsOfOurs)
        if one == other { return .orderedSame }
        return (one.lowerBound, one.upperBound) < (other.lowerBound, other.upperBound) ? .orderedAscending : .orderedDescending
    }

    public final func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in foundRanges(queryString, options) {
            resultAggregator.foundRange(OffsetRange(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    private final func foundRanges(_ query: String, _ options: UITextSearchOptions) -> [Range<Int>] {
        FoundText.ranges(of: query, in: kit.storage.string, options.stringCompareOptions, options.wordMatchMethod)
    }

    public final func decorate(
        foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle
    ) {
        canvas.decorations.set(foundTextRange.offsetsOfOurs, usingStyle)
        setNeedsLayout()
    }

    public final func clearAllDecoratedFoundText() {
        guard !canvas.decorations.isEmpty else { return }
        canvas.decorations.clear()
        setNeedsLayout()
    }

    public final func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
        scrollRangeToVisible(NSRange(range.offsetsOfOurs))
    }

    /// What can be typed into can be replaced.
    public final var supportsTextReplacement: Bool { isEditable }

    public final func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) -> Bool {
        editing.allows(TextEdit(foundTextRange.offsetsOfOurs, withText, .other))
    }

    public final func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
        editing.replace(foundTextRange.offsetsOfOurs, withText)
    }

    /// From the end on, so that no place moves before it is its turn.
    public final func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        for range in foundRanges(queryString, options).reversed() {
            guard shouldReplace(foundTextRange: OffsetRange(range), document: nil, withText: withText) else { continue }
            editing.replace(range, withText)
        }
    }
}

/// The find interaction of a text view, and what makes its sessions.
final class TextViewFinder: NSObject, UIFindInteractionDelegate {
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

    init(_ view: UITextView) {
        super.init()
        view.addInteraction(interaction)
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}

/// What was found in a text, and how it shows.
struct FoundDecorations: Equatable {
    private var found: [Range<Int>] = []
    private var highlighted: Range<Int>?

    var isEmpty: Bool { found.isEmpty && highlighted == nil }

    mutating func set(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
        if highlighted == range { highlighted = nil }
        let place = place(of: range.lowerBound)
        let isKnown = place < found.count && found[place] == range
        switch style {
        case .normal: if isKnown { found.remove(at: place) }
        case .found: if !isKnown { found.insert(range, at: place) }
        case .highlighted:
            if !isKnown { found.insert(range, at: place) }
            highlighted = range
        }
    }

    private func place(of start: Int) -> Int {
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if found[middle].lowerBound < start { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func clear() { self = FoundDecorations() }

    /// What is typed moves what was found behind it; what was found there is gone.
    mutating func follow(_ old: Range<Int>, _ delta: Int) {
        func moved(_ range: Range<Int>) -> Range<Int>? {
            if range.upperBound <= old.lowerBound { return range }
            if range.lowerBound >= old.upperBound { return range.lowerBound + delta..<range.upperBound + delta }
            return nil
        }
        if isEmpty { return }
        found = found.compactMap(moved)
        highlighted = highlighted.flatMap(moved)
    }

    func forEach(in range: Range<Int>, _ body: (Range<Int>, Bool) -> Void) {
        for part in found where part.overlaps(range) { body(part, part == highlighted) }
    }
}
