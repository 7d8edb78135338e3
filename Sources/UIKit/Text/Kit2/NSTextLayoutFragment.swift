import AppleFoundation
import CoreGraphics
import CoreText

/// A paragraph as it was laid out.
open class NSTextLayoutFragment: NSObject {
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 1)
        public static let estimatesSize = EnumerationOptions(rawValue: 2)
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
    }

    public enum State: UInt, Sendable {
        case none = 0
        case estimatedUsageBounds = 1
        case calculatedUsageBounds = 2
        case layoutAvailable = 3
    }

    private let element: NSTextElement?
    private let range: NSTextRange?
    private weak var manager: NSTextLayoutManager?
    private var laid: LaidParagraph?
    private var place = CGPoint.zero
    private var lines: [NSTextLineFragment] = []
    private var extraHeight: CGFloat = 0

    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        range = rangeInElement
        super.init()
    }

    final func take(_ flow: TextFlow, _ number: Int, _ manager: NSTextLayoutManager, withExtraLine: Bool) {
        let padding = manager.textContainer?.lineFragmentPadding ?? 0
        let paragraph = flow.laid(number)
        self.manager = manager
        laid = paragraph
        let left = paragraph.layout.usedRect.minX
        place = CGPoint(x: padding + left, y: flow.top(of: number))
        let text = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
        var top: CGFloat = 0
        lines = []
        flow.forEachLine(in: flow.range(of: number)) { line in
            let characters = line.range.lowerBound - line.start..<min(text.length, line.range.upperBound - line.start)
            lines.append(NSTextLineFragment(text, NSRange(characters), line, left: left))
            top = line.line.origin.y + line.line.height
            return true
        }
        let isBeforeEmptyEnd = number == flow.count - 2 && flow.range(of: flow.count - 1).isEmpty
        if withExtraLine, isBeforeEmptyEnd, let line = flow.line(at: flow.length) {
            let extra = NSTextLineFragment(text, NSRange(location: text.length, length: 0), line, left: left)
            extra.move(to: CGPoint(x: 0, y: top))
            lines.append(extra)
            extraHeight = line.line.height
        }
    }

    open var textLayoutManager: NSTextLayoutManager? { manager }
    open var textElement: NSTextElement? { element }
    open var rangeInElement: NSTextRange { range ?? NSTextRange(0..<0) }
    open var state: State { laid == nil ? .none : .layoutAvailable }
    open var textLineFragments: [NSTextLineFragment] { lines }

    /// In the container.
    open var layoutFragmentFrame: CGRect {
        CGRect(origin: place, size: CGSize(width: laid?.layout.usedRect.width ?? 0, height: (laid?.height ?? 0) + extraHeight))
    }
    /// With what letters need beyond their lines; from the fragment's corner.
    open var renderingSurfaceBounds: CGRect {
        let overhang = lines.first?.typographicBounds.height ?? 0
        return CGRect(origin: .zero, size: layoutFragmentFrame.size).insetBy(dx: -overhang, dy: -overhang / 2)
    }
    open var leadingPadding: CGFloat { 0 }
    open var trailingPadding: CGFloat { 0 }
    open var topMargin: CGFloat { laid?.before ?? 0 }
    open var bottomMargin: CGFloat { laid?.between ?? 0 }

    open func invalidateLayout() { if let range { manager?.invalidateLayout(for: range) } }

    /// With its corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let laid else { return }
        laid.layout.draw(in: context, at: CGPoint(x: point.x - laid.layout.usedRect.minX, y: point.y))
    }
}

/// A line of a fragment.
open class NSTextLineFragment: NSObject {
    private let text: NSAttributedString
    private let characters: NSRange
    private let line: FlowLine
    /// From the fragment's left edge to where the container's padding ends.
    private let left: CGFloat
    private var corner: CGPoint

    init(_ text: NSAttributedString, _ characters: NSRange, _ line: FlowLine, left: CGFloat) {
        self.text = text
        self.characters = characters
        self.line = line
        self.left = left
        corner = CGPoint(x: line.line.origin.x - left, y: line.line.origin.y)
        super.init()
    }

    /// Broken out of nothing: the text in one line.
    public convenience init(attributedString: NSAttributedString, range: NSRange) {
        let part = attributedString.attributedSubstring(from: range)
        let styled = AttributedTextTranslation(traits: .current).styledText(part)
        let paragraph = LaidParagraph(styled, TextLayoutOptions(), length: part.length)
        let line = FlowLine(paragraph: paragraph, index: 0, start: 0, paragraphTop: 0, width: .infinity, gap: 0)
        self.init(attributedString, range, line, left: 0)
    }

    public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    final func move(to point: CGPoint) { corner = point }

    open var attributedString: NSAttributedString { text }
    /// Of the string above.
    open var characterRange: NSRange { characters }
    /// From the fragment's corner.
    open var typographicBounds: CGRect {
        CGRect(origin: corner, size: CGSize(width: line.line.width, height: line.line.height))
    }
    /// On the baseline, from the corner of the bounds.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: line.line.ascent) }

    /// From the corner of the bounds.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: line.x(of: line.start + lineOffset(index)) - line.line.origin.x, y: line.line.ascent)
    }
    open func characterIndex(for point: CGPoint) -> Int { nearest(point).index }
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { nearest(point).fraction }

    private func lineOffset(_ index: Int) -> Int { index - characters.location + line.line.range.lowerBound }

    private func nearest(_ point: CGPoint) -> (index: Int, fraction: CGFloat) {
        let place = CGPoint(x: point.x + line.line.origin.x, y: line.line.origin.y + line.line.height / 2)
        guard let found = line.paragraph.layout.character(nearest: place) else { return (characters.location, 0) }
        return (found.index - line.line.range.lowerBound + characters.location, found.fraction)
    }

    open func draw(at point: CGPoint, in context: CGContext) {
        let origin = CGPoint(x: point.x - line.line.origin.x, y: point.y - line.line.origin.y)
        context.saveGState()
        let overhang = line.line.height / 3
        context.clip(
            to: CGRect(x: point.x - 10_000, y: point.y - overhang, width: 1_000_000, height: line.line.height + 2 * overhang))
        line.paragraph.layout.draw(in: context, at: origin)
        context.restoreGState()
    }
}
