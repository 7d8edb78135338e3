import AppleFoundation
import CoreGraphics
import CoreText

/// What a font calls a glyph.
public typealias CGGlyph = UInt16

/// Lays a text storage out in a text container, and knows where each character went.
///
/// A glyph is what one unit of UTF-16 is shown as: indexes of glyphs and of characters are the same numbers.
open class NSLayoutManager: NSObject {
    private(set) final lazy var flow: TextFlow = {
        let flow = TextFlow(AttributedTextTranslation(traits: .current))
        flow.manager = self
        return flow
    }()
    private var containers: [NSTextContainer] = []
    /// The text views that show it: mostly one, else one for each container.
    final var viewers: [Viewer] = []

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: The text and its room
    /// Set by `NSTextStorage.addLayoutManager(_:)`.
    open var textStorage: NSTextStorage? {
        get { text?.handOut() }
        set { text = newValue }
    }
    /// The same, for those that only ask for what it says.
    final weak var text: NSTextStorage? { didSet { if text !== oldValue { flow.storage = text } } }
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            flow.looksChanged()
            tellViewers { $0.layoutChanged() }
        }
    }

    open var textContainers: [NSTextContainer] { containers }
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
        containersChanged()
    }
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).layoutManager = nil
        containersChanged()
    }
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containersChanged() }

    private func containersChanged() {
        rooms = nil
        layoutChanged()
    }
    /// The delegate is asked while a paragraph is laid out: there are no lines yet that it could ask back about.
    final var isAskingDelegate = false
    final var generation: Generation?
    /// Of several containers, or of one with holes; nil until somebody asks for lines.
    fileprivate final var rooms: FlowObstacles?

    // MARK: Habits
    /// Whether only that is laid out which is looked at, in long texts.
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { allowsNonContiguousLayout && firstUnlaidCharacterIndex() < numberOfGlyphs }
    open var usesFontLeading = true { didSet { if !usesFontLeading { Unsupported.kept("NSLayoutManager.usesFontLeading") } } }
    open var hyphenationFactor: Float = 0 {
        didSet { if hyphenationFactor != 0 { Unsupported.kept("NSLayoutManager.hyphenationFactor") } }
    }
    open var showsInvisibleCharacters = false {
        didSet { if showsInvisibleCharacters { Unsupported.kept("NSLayoutManager.showsInvisibleCharacters") } }
    }
    open var showsControlCharacters = false {
        didSet { if showsControlCharacters { Unsupported.kept("NSLayoutManager.showsControlCharacters") } }
    }

    // MARK: What is done anew
    /// The text has changed. The range is of the text as it is now.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        flow.changed(newCharRange.location..<NSMaxRange(newCharRange), by: delta)
        tellViewers { $0.textEdited(editMask, newCharRange, delta) }
        layoutChanged()
    }

    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharRange?.pointee = charRange
        if charRange.length == numberOfGlyphs { flow.looksChanged() } else { flow.changed(clamped(charRange), by: 0) }
        layoutChanged()
    }

    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) {
        actualCharRange?.pointee = charRange
        flow.changed(charRange.location..<NSMaxRange(charRange), by: delta)
        layoutChanged()
    }

    open func invalidateDisplay(forCharacterRange charRange: NSRange) { displayChanged() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { displayChanged() }

    private func displayChanged() { tellViewers { $0.displayChanged() } }

    private var changes = 0

    private func layoutChanged() {
        changes += 1
        tellViewers { $0.layoutChanged() }
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(for container: NSTextContainer) {
        ensureLayout(forCharacterRange: NSRange(location: 0, length: numberOfGlyphs))
    }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        guard let flow = ready else { return }
        let range = clamped(charRange)
        let last = flow.paragraph(at: range.upperBound)
        let isAll = range.upperBound == flow.length && range.lowerBound == 0
        let before = flow.totalHeight
        if isAll || !allowsNonContiguousLayout {
            flow.settle(through: last)
        } else {
            for paragraph in flow.paragraph(at: range.lowerBound)...last { _ = flow.laid(paragraph) }
        }
        if flow.totalHeight != before { tellViewers { $0.heightsFound() } }
    }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        ensureLayout(forCharacterRange: glyphRange(forBoundingRect: bounds, in: container))
    }
    open func firstUnlaidCharacterIndex() -> Int { ready?.firstUnlaid ?? 0 }
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Glyphs
    open var numberOfGlyphs: Int { text?.length ?? 0 }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        var isValid = ObjCBool(false)
        let glyph = cgGlyph(at: glyphIndex, isValidIndex: &isValid)
        guard isValid.boolValue else {
            fatalError(
                "-[NSLayoutManager CGGlyphAtIndex:]: there are \(numberOfGlyphs) glyphs, and none with index \(glyphIndex) (NSRangeException)."
            )
        }
        return glyph
    }
    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        guard isValidGlyphIndex(glyphIndex), let flow = readyWithoutContainer else { return CGGlyph.max }
        let paragraph = flow.paragraph(at: glyphIndex)
        return flow.laid(paragraph).layout.glyph(at: glyphIndex - flow.start(of: paragraph)) ?? CGGlyph.max
    }
    final func bidiLevel(at glyphIndex: Int) -> UInt8 {
        guard isValidGlyphIndex(glyphIndex), let flow = readyWithoutContainer else { return 0 }
        let paragraph = flow.paragraph(at: glyphIndex)
        return flow.laid(paragraph).layout.bidiLevel(at: glyphIndex - flow.start(of: paragraph))
    }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        let whole = wholeClusters(charRange)
        actualCharRange?.pointee = whole
        return whole
    }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        let whole = wholeClusters(glyphRange)
        actualGlyphRange?.pointee = whole
        return whole
    }

    private func wholeClusters(_ range: NSRange) -> NSRange {
        guard range.length > 0, NSMaxRange(range) <= numberOfGlyphs, let text = text?.string as NSString? else {
            return range
        }
        return text.rangeOfComposedCharacterSequences(for: range)
    }

    // MARK: Containers
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let flow = ready(container) else { return NSRange(location: 0, length: 0) }
        guard containers.count > 1 else { return NSRange(location: 0, length: flow.shownEnd) }
        return NSRange(characters(flow, place(of: container)))
    }

    /// Of the lines that stand in a container.
    final func characters(_ flow: TextFlow, _ place: Range<CGFloat>) -> Range<Int> {
        guard let first = flow.line(atY: place.lowerBound), place.contains(first.top) else {
            return flow.shownEnd..<flow.shownEnd
        }
        var end = first.range.upperBound
        flow.forEachLine(in: first.range.lowerBound..<max(first.range.upperBound, flow.length)) { line in
            if line.top >= place.upperBound - 0.01 { return false }
            end = line.range.upperBound
            return true
        }
        return first.range.lowerBound..<end
    }

    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> NSTextContainer? {
        guard let container = line(at: glyphIndex).flatMap(container(of:)) else { return nil }
        let all = glyphRange(for: container)
        effectiveRange?.pointee = all
        return NSLocationInRange(glyphIndex, all) ? container : nil
    }
    /// As far as the text has been laid out: it lays nothing out itself.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let flow = ready(container) else { return .zero }
        guard containers.count > 1 else { return flow.usedRect(padding: container.lineFragmentPadding) }
        let place = place(of: container)
        var used = CGRect.null
        flow.forEachLine(in: characters(flow, place)) { line in
            used = used.union(line.usedRect(padding).offsetBy(dx: 0, dy: -place.lowerBound))
            return true
        }
        return used.isNull ? .zero : used
    }
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let flow = ready(container) else { return NSRange(location: 0, length: 0) }
        let place = place(of: container)
        let range = flow.lines(from: bounds.minY + place.lowerBound, to: bounds.maxY + place.lowerBound)
        return NSRange(containers.count > 1 ? range.clamped(to: characters(flow, place)) : range)
    }
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    // MARK: Lines
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = NSRange(line.range)
        return inContainer(line.rect(padding), line)
    }
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = NSRange(line.range)
        return inContainer(line.usedRect(padding), line)
    }
    /// From the line's corner to the glyph's place on the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex) else { return .zero }
        let left = line.paragraph.layout.options.obstacles == nil ? 0 : line.rect(padding).minX
        return CGPoint(x: line.x(of: glyphIndex) + padding - left, y: line.line.ascent)
    }
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let line = line(at: glyphIndex), line.line.isTruncated else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(min(line.line.contentEnd, line.range.count) + line.start..<line.range.upperBound)
    }
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        let none = CGSize(width: -1, height: -1)
        guard let flow = ready, isValidGlyphIndex(glyphIndex) else { return none }
        let paragraph = flow.paragraph(at: glyphIndex)
        let style = flow.laid(paragraph).layout.text.style(at: glyphIndex - flow.start(of: paragraph))
        return style.rare?.values.attachment?.size ?? none
    }
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let flow = ready else { return }
        // Who hears of them may change the text: then there are no more.
        let before = changes
        var stop = ObjCBool(false)
        flow.forEachLine(in: clamped(glyphRange)) { line in
            guard !line.range.isEmpty, let container = container(of: line) else { return true }
            let rects = (inContainer(line.rect(padding), line), inContainer(line.usedRect(padding), line))
            block(rects.0, rects.1, container, NSRange(line.range), &stop)
            return !stop.boolValue && changes == before
        }
    }

    /// The empty line behind a text that ends with a line's end; of an empty text the only one.
    open var extraLineFragmentRect: CGRect { extraLine.map { inContainer($0.rect(padding), $0) } ?? .zero }
    open var extraLineFragmentUsedRect: CGRect { extraLine.map { inContainer($0.usedRect(padding), $0) } ?? .zero }
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine.flatMap(container(of:)) }

    // MARK: Rectangles and points
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let flow = ready(container) else { return .zero }
        let range = clamped(glyphRange)
        if range.isEmpty {
            guard let line = line(at: range.lowerBound) else { return .zero }
            let rect = CGRect(x: line.x(of: range.lowerBound) + padding, y: line.top, width: 0, height: line.line.height)
            return inContainer(rect, line)
        }
        var found = CGRect.null
        flow.forEachLine(in: range) { line in
            if containers.count == 1 || self.container(of: line) === container {
                found = found.union(inContainer(line.box(of: range, padding), line))
            }
            return true
        }
        return found.isNull ? .zero : found
    }
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let flow = ready(textContainer) else { return }
        var stop = ObjCBool(false)
        let range = clamped(glyphRange)
        flow.forEachLine(in: range) { line in
            guard containers.count == 1 || self.container(of: line) === textContainer else { return true }
            for rect in line.selection(range, padding, toEnd: selectedRange.location != NSNotFound) where !stop.boolValue {
                block(inContainer(rect.1, line), &stop)
            }
            return !stop.boolValue
        }
    }
    /// The nearest one, wherever the point is.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let flow = ready(container) else { return 0 }
        let place = place(of: container)
        let y = containers.count > 1 ? min(max(point.y, 0), place.upperBound - place.lowerBound - 0.01) : point.y
        let found = flow.character(nearest: CGPoint(x: point.x - padding, y: y + place.lowerBound))
        partialFraction?.pointee = found.fraction
        guard containers.count > 1 else { return found.index }
        // Below the last line of a container the next one's first line is nearer.
        let here = characters(flow, place)
        return here.isEmpty ? found.index : min(max(found.index, here.lowerBound), here.upperBound - 1)
    }

    // MARK: Drawing
    /// What a text's own background colours need is drawn with the glyphs: this is for subclasses.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// `origin` is the container's corner.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let flow = ready, let context = UIGraphicsGetCurrentContext() else { return }
        let range = clamped(glyphsToShow)
        let top = containers.count > 1 ? line(at: range.lowerBound).flatMap(container(of:)).map { place(of: $0).lowerBound } : 0
        flow.draw(range, at: CGPoint(x: origin.x + padding, y: origin.y - (top ?? 0)), in: context)
    }
}

// MARK: - The steps behind the surface

extension NSLayoutManager {
    final var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    final func clamped(_ range: NSRange) -> Range<Int> {
        let length = numberOfGlyphs
        let start = min(max(0, range.location), length)
        return start..<min(max(start, range.location.addingReportingOverflow(range.length).partialValue), length)
    }

    /// With the rules of the container as they are now; nil without one.
    final var ready: TextFlow? { textContainers.first.flatMap { ready($0) } }

    private var readyWithoutContainer: TextFlow? { ready ?? (text == nil ? nil : flow) }

    final func ready(_ asked: NSTextContainer) -> TextFlow? {
        let all = textContainers
        guard text != nil, !isAskingDelegate, let container = all.first, all.contains(where: { $0 === asked }) else {
            return nil
        }
        var rules = flow.rules
        rules.width = all.reduce(0) { max($0, FlowObstacles.limit($1.size.width)) }
        if rules.width.isFinite { rules.width = max(0, rules.width - 2 * container.lineFragmentPadding) }
        rules.height = FlowObstacles.limit(container.size.height)
        rules.obstacles = obstacles
        if let obstacles = rules.obstacles { rules.height = obstacles.bottom }
        rules.maximumLines = max(0, container.maximumNumberOfLines)
        rules.mode = TextLineBreakMode(rawValue: container.lineBreakMode.rawValue) ?? .byWordWrapping
        flow.isContiguous = !allowsNonContiguousLayout
        if flow.rules != rules { flow.rules = rules }
        return flow
    }

    private func line(at index: Int) -> FlowLine? { ready?.line(at: min(max(0, index), numberOfGlyphs)) }

    // MARK: Several containers, or one with holes
    private var obstacles: FlowObstacles? {
        guard textContainers.count > 1 || textContainers.contains(where: { !$0.exclusionPaths.isEmpty }) else { return nil }
        if let rooms { return rooms }
        let made = FlowObstacles(textContainers)
        rooms = made
        return made
    }

    /// From where to where a container reaches, as if all of them stood one below the other.
    final func place(of container: NSTextContainer) -> Range<CGFloat> {
        guard let obstacles, let index = textContainers.firstIndex(where: { $0 === container }) else {
            return 0..<CGFloat.infinity
        }
        return obstacles.parts[index].top..<obstacles.parts[index].bottom
    }

    private func container(of line: FlowLine) -> NSTextContainer? {
        guard textContainers.count > 1 else { return textContainers.first }
        return textContainers.last { place(of: $0).lowerBound <= line.top + 0.01 }
    }

    private func inContainer(_ rect: CGRect, _ line: FlowLine) -> CGRect {
        guard textContainers.count > 1, let container = container(of: line) else { return rect }
        return rect.offsetBy(dx: 0, dy: -place(of: container).lowerBound)
    }

    private var extraLine: FlowLine? {
        guard let flow = ready, flow.endingNow == nil, flow.range(of: flow.count - 1).isEmpty else { return nil }
        return flow.line(at: flow.length)
    }
}
