import AppleFoundation
import CoreGraphics
import CoreText

/// Lays the elements of a content manager out in a container: a fragment for each paragraph.
///
/// The lines are those of `NSLayoutManager`, which does the work: both kinds of queries give the same answers.
open class NSTextLayoutManager: NSObject {
    public enum SegmentType: Int, Sendable {
        case standard = 0
        case selection = 1
        case highlight = 2
    }

    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let rangeNotRequired = SegmentOptions(rawValue: 1)
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
        public static let headSegmentExtended = SegmentOptions(rawValue: 4)
        public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
        public static let upstreamAffinity = SegmentOptions(rawValue: 16)
    }

    final let engine: NSLayoutManager
    final weak var contentManager: NSTextContentManager?

    public override init() {
        engine = NSLayoutManager()
        engine.allowsNonContiguousLayout = true
        super.init()
    }

    public required init?(coder: NSCoder) {
        engine = NSLayoutManager()
        super.init()
    }

    /// For a text view's own.
    init(showing engine: NSLayoutManager) {
        self.engine = engine
        super.init()
        for container in engine.textContainers { container.newLayoutManager = self }
    }

    /// The content manager has another text.
    final func follow(_ storage: NSTextStorage?) {
        guard engine.text !== storage else { return }
        engine.text?.removeLayoutManager(engine)
        storage?.addLayoutManager(engine)
    }

    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        didSet { if delegate != nil, engine.hasViewers { Unsupported.fragmentsOfTextViews.report() } }
    }
    open var textContentManager: NSTextContentManager? { contentManager }
    open func replace(_ textContentManager: NSTextContentManager) {
        contentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    open var textContainer: NSTextContainer? {
        get { engine.textContainers.first }
        set {
            guard newValue !== textContainer else { return }
            if let old = textContainer {
                engine.removeTextContainer(at: 0)
                old.newLayoutManager = nil
            }
            guard let newValue else { return }
            engine.addTextContainer(newValue)
            newValue.newLayoutManager = self
        }
    }

    open var usesFontLeading: Bool {
        get { engine.usesFontLeading }
        set { engine.usesFontLeading = newValue }
    }
    open var usesHyphenation = false {
        didSet { if usesHyphenation { Unsupported.kept("NSTextLayoutManager.usesHyphenation") } }
    }
    open var limitsLayoutForSuspiciousContents = false {
        didSet {
            if limitsLayoutForSuspiciousContents {
                Unsupported.kept("NSTextLayoutManager.limitsLayoutForSuspiciousContents")
            }
        }
    }

    // MARK: Layout
    open var usageBoundsForTextContainer: CGRect { textContainer.map(engine.usedRect(for:)) ?? .zero }

    open func ensureLayout(for range: NSTextRange) {
        engine.ensureLayout(forCharacterRange: NSRange(range.offsetsOfOurs))
    }
    open func ensureLayout(for bounds: CGRect) {
        if let textContainer { engine.ensureLayout(forBoundingRect: bounds, in: textContainer) }
    }
    open func invalidateLayout(for range: NSTextRange) {
        engine.invalidateLayout(forCharacterRange: NSRange(range.offsetsOfOurs), actualCharacterRange: nil)
    }

    // MARK: Fragments
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        guard let flow = engine.ready, flow.length > 0, position.y >= 0, position.y < flow.totalHeight else { return nil }
        return fragment(flow.paragraph(atY: position.y), flow)
    }

    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        guard let flow = engine.ready, flow.length > 0, (0...flow.length).contains(location.offsetOfOurs) else { return nil }
        return fragment(flow.paragraph(at: location.offsetOfOurs), flow)
    }

    /// The place behind the last one that was shown.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        guard let flow = engine.ready, flow.length > 0 else { return nil }
        let isReverse = options.contains(.reverse)
        let last = min(flow.lastShown, flow.paragraph(at: flow.length - 1))
        var number = location.map { flow.paragraph(at: min(max(0, $0.offsetOfOurs), flow.length)) } ?? (isReverse ? last : 0)
        number = min(number, last)
        // Backwards from a paragraph's start the one before it is the first.
        if isReverse, let location, location.offsetOfOurs <= flow.start(of: number) { number -= 1 }
        while number >= 0, number <= last {
            let found = fragment(number, flow, withExtraLine: options.contains(.ensuresExtraLineFragment))
            let range = flow.range(of: number)
            if !block(found) { return OffsetLocation(isReverse ? range.lowerBound : range.upperBound) }
            number += isReverse ? -1 : 1
        }
        return OffsetLocation(isReverse ? 0 : flow.length)
    }

    private func fragment(_ number: Int, _ flow: TextFlow, withExtraLine: Bool = false) -> NSTextLayoutFragment {
        // The empty line at the end belongs to the paragraph before it.
        let number = number == flow.count - 1 && flow.range(of: number).isEmpty && number > 0 ? number - 1 : number
        let range = flow.range(of: number)
        let element = element(range)
        let place = NSTextRange(range)
        let made =
            delegate?.textLayoutManager(self, textLayoutFragmentFor: place.location, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: place)
        made.take(flow, number, self, withExtraLine: withExtraLine)
        return made
    }

    private func element(_ range: Range<Int>) -> NSTextElement {
        if let content = contentManager as? NSTextContentStorage, let text = engine.text {
            return content.paragraph(range, text)
        }
        let text = engine.text?.attributedSubstring(from: NSRange(range))
        let element = NSTextParagraph(attributedString: text)
        element.elementRange = NSTextRange(range)
        return element
    }

    // MARK: Segments
    /// The rectangles of a range, line by line: with the range's part in it, and the baseline from the rectangle's top.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let flow = engine.ready, let container = textContainer else { return }
        let range = textRange.offsetsOfOurs.clamped(to: 0..<flow.length)
        let padding = container.lineFragmentPadding
        if range.isEmpty {
            guard let line = flow.line(at: range.lowerBound) else { return }
            let rect = CGRect(x: line.x(of: range.lowerBound) + padding, y: line.top, width: 0, height: line.line.height)
            _ = block(options.contains(.rangeNotRequired) ? nil : NSTextRange(range), rect, line.line.ascent, container)
            return
        }
        flow.forEachLine(in: range) { line in
            let here = range.clamped(to: line.range)
            for (_, rect) in line.selection(range, padding, toEnd: type == .selection) {
                let given = options.contains(.rangeNotRequired) ? nil : NSTextRange(here)
                if !block(given, rect, line.line.ascent, container) { return false }
            }
            return true
        }
    }

    // MARK: Changing
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        guard let text = engine.text else { return }
        text.replaceCharacters(in: NSRange(range.offsetsOfOurs.clamped(to: 0..<text.length)), with: attributedString)
    }
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        contentManager?.replaceContents(in: range, with: textElements)
    }
}

/// May make fragments of its own classes.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}
