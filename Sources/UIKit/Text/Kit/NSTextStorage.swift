import AppleFoundation
import TextEngine

/// A text that tells those who lay it out what was changed in it.
///
/// Every change ends in one of the two primitives, `replaceCharacters(in:with:)` for a string and `setAttributes(_:range:)`; a subclass that keeps the
/// text somewhere else overrides these, `string` and `attributes(at:effectiveRange:)`, and calls `edited(_:range:changeInLength:)`.
nonisolated open class NSTextStorage: NSMutableAttributedString {
    nonisolated public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    open weak var delegate: (any NSTextStorageDelegate)?

    private var pending = TextStorageEdit()
    private var depth = 0
    private var managers: [NSLayoutManager] = []
    private var keeping = TextKeeping.unknown
    /// The text, as long as nobody but its text view can reach this object. Foundation copies out of its own store without asking, so that
    /// whoever else gets the object finds the text there: see `handOut()`.
    private(set) final var pieces: PieceText?

    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// For a text view's own storage.
    final func keepInPieces() { pieces = PieceText() }

    /// From now on Foundation's store has the text.
    @discardableResult
    final func handOut() -> NSTextStorage {
        guard pieces != nil else { return self }
        let copy = plainCopy()
        pieces = nil
        super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: copy)
        return self
    }

    // MARK: Layout managers
    /// Those that lay the text out. They live as long as the text.
    open var layoutManagers: [NSLayoutManager] { managers }

    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === layoutManager }) else { return }
        layoutManager.text?.removeLayoutManager(layoutManager)
        managers.append(layoutManager)
        layoutManager.text = self
    }

    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        guard let index = managers.firstIndex(where: { $0 === layoutManager }) else { return }
        managers.remove(at: index)
        layoutManager.text = nil
    }

    // MARK: What was changed
    /// Empty while no change waits.
    open var editedMask: EditActions { pending.mask }
    /// In the text as it is now; at `NSNotFound` while no change waits.
    open var editedRange: NSRange { pending.range }
    open var changeInLength: Int { pending.change }

    /// Notes a change; outside of `beginEditing()` and `endEditing()` it is worked off at once.
    ///
    /// - Parameter editedRange: the place in the text as it was before this change.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if pieces == nil, !keepsItsText { mirror(editedRange, delta) }
        pending.add(editedMask, editedRange, delta)
        if depth == 0 { processEditing() }
    }

    /// Foundation copies and compares what is in its own store: a text that is kept elsewhere is there a second time.
    private func mirror(_ old: NSRange, _ delta: Int) {
        let text = string as NSString
        let fits = NSMaxRange(old) <= super.length && super.length + delta == text.length
        let before = fits ? old : NSRange(location: 0, length: super.length)
        let after = NSRange(location: before.location, length: fits ? old.length + delta : text.length)
        super.replaceCharacters(in: before, with: text.substring(with: after))
        var location = after.location
        while location < NSMaxRange(after) {
            var run = NSRange()
            let attributes = attributes(at: location, effectiveRange: &run)
            let end = min(NSMaxRange(run), NSMaxRange(after))
            guard end > location else { return }
            super.setAttributes(attributes, range: NSRange(location: location, length: end - location))
            location = end
        }
    }

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0, !pending.mask.isEmpty { processEditing() }
    }

    /// Tells the delegate, all that listen, and then the layout managers. What the delegate changes in `willProcessEditing` joins the change at
    /// work.
    open func processEditing() {
        guard !pending.mask.isEmpty else { return }
        depth += 1
        let center = NotificationCenter.default
        center.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, willProcessEditing: pending.mask, range: pending.range, changeInLength: pending.change)
        center.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: pending.mask, range: pending.range, changeInLength: pending.change)
        depth -= 1
        let done = pending
        pending = TextStorageEdit()
        for manager in managers {
            manager.processEditing(
                for: self, edited: done.mask, range: done.range, changeInLength: done.change, invalidatedRange: done.range)
        }
    }

    // MARK: Primitives
    open override var string: String {
        if pieces != nil { return pieces!.string }
        if keeping == .asking { keeping = .here }
        return super.string
    }

    /// Changes of this string are changes of the text.
    open override var mutableString: NSMutableString { TextStorageString(self) }

    open override func replaceCharacters(in range: NSRange, with string: String) {
        if pieces != nil {
            pieces!.replace(checked(range), with: string)
            return edited(.editedCharacters, range: range, changeInLength: string.utf16.count - range.length)
        }
        let (whole, new) = aligned(NSRange(checked(range)), string)
        super.replaceCharacters(in: whole, with: new)
        edited(.editedCharacters, range: range, changeInLength: string.utf16.count - range.length)
    }

    /// Foundation's strings can't be cut inside of a cluster: it is taken whole, and what is to stay of it put in again. What is left of a pair
    /// of surrogates becomes a replacement character, so that all places stay.
    private func aligned(_ range: NSRange, _ string: String) -> (NSRange, String) {
        let text = self.string
        let units = text.utf16
        guard range.location >= 0,
            let start = units.index(units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
            let end = units.index(start, offsetBy: range.length, limitedBy: units.endIndex)
        else { return (range, string) }
        var (low, high) = (start, end)
        while low > units.startIndex, low.samePosition(in: text) == nil { low = units.index(before: low) }
        while high < units.endIndex, high.samePosition(in: text) == nil { high = units.index(after: high) }
        if low == start, high == end { return (range, string) }
        let kept = (Array(units[low..<start]), Array(units[end..<high]))
        let new = String(decoding: kept.0, as: UTF16.self) + string + String(decoding: kept.1, as: UTF16.self)
        let location = range.location - kept.0.count
        return (NSRange(location: location, length: range.length + kept.0.count + kept.1.count), new)
    }

    private func checked(_ range: NSRange) -> Range<Int> {
        guard range.location >= 0, range.length >= 0, range.length <= length - range.location else {
            fatalError("\(range) is beyond the end of a text of \(length) characters (NSRangeException).")
        }
        return range.location..<NSMaxRange(range)
    }

    open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        if pieces != nil {
            pieces!.setAttributes(attributes ?? [:], in: checked(range))
            return edited(.editedAttributes, range: range, changeInLength: 0)
        }
        super.setAttributes(attributes ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Changes made of primitives

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(range) { $0.merge(attributes) { _, new in new } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        beginEditing()
        defer { endEditing() }
        // A copy: the text may be this one.
        let text = text.copy() as? NSAttributedString ?? text
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
    }

    open override func insert(_ text: NSAttributedString, at location: Int) {
        replaceCharacters(in: NSRange(location: location, length: 0), with: text)
    }

    open override func append(_ text: NSAttributedString) { insert(text, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard let pieces else { return super.attributes(at: location, effectiveRange: range) }
        let run = pieces.run(at: location)
        range?.pointee = NSRange(run.range)
        return run.looks.attributes(at: 0, effectiveRange: nil)
    }

    open override func setAttributedString(_ text: NSAttributedString) {
        if pieces != nil {
            let old = NSRange(location: 0, length: length)
            pieces!.set(text.copy() as? NSAttributedString ?? text)
            return edited([.editedCharacters, .editedAttributes], range: old, changeInLength: length - old.length)
        }
        replaceCharacters(in: NSRange(location: 0, length: length), with: text)
    }

    // MARK: Reading through the primitives

    /// Foundation reads its own store, which a subclass that keeps its text elsewhere leaves empty. Who overrides `string` without asking this class
    /// is one of these.
    private var keepsItsText: Bool {
        if pieces != nil { return false }
        switch keeping {
        case .here: return true
        case .elsewhere: return false
        case .asking: return true
        case .unknown:
            if type(of: self) == NSTextStorage.self {
                keeping = .here
                return true
            }
            keeping = .asking
            _ = string
            if keeping == .asking { keeping = .elsewhere }
            return keeping == .here
        }
    }

    open override var length: Int { pieces?.count ?? (keepsItsText ? super.length : string.utf16.count) }

    open override func attribute(
        _ name: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        if let pieces {
            let run = pieces.run(at: location)
            range?.pointee = NSRange(run.range)
            return run.looks.attribute(name, at: 0, effectiveRange: nil)
        }
        return keepsItsText
            ? super.attribute(name, at: location, effectiveRange: range)
            : attributes(at: location, effectiveRange: range)[name]
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        // Foundation's own can't cut nothing out of nothing.
        if range.length == 0 { return NSAttributedString(string: "") }
        if let pieces { return pieces.part(checked(range)) }
        return keepsItsText ? super.attributedSubstring(from: range) : plainCopy().attributedSubstring(from: range)
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        if let pieces {
            let run = pieces.run(at: location)
            range?.pointee = NSIntersectionRange(NSRange(run.range), limit)
            return run.looks.attributes(at: 0, effectiveRange: nil)
        }
        return keepsItsText
            ? super.attributes(at: location, longestEffectiveRange: range, in: limit)
            : plainCopy().attributes(at: location, longestEffectiveRange: range, in: limit)
    }

    open override func attribute(
        _ name: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
    ) -> Any? {
        if let pieces {
            range?.pointee = NSIntersectionRange(NSRange(pieces.reach(of: name, around: location, limit)), limit)
            return pieces.run(at: location).looks.attribute(name, at: 0, effectiveRange: nil)
        }
        return keepsItsText
            ? super.attribute(name, at: location, longestEffectiveRange: range, in: limit)
            : plainCopy().attribute(name, at: location, longestEffectiveRange: range, in: limit)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: plainCopy()) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { plainCopy() }

    open override func isEqual(_ object: Any?) -> Bool {
        if let other = object as AnyObject?, other === self { return true }
        guard let other = object as? NSAttributedString else { return false }
        return isEqual(to: other)
    }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        other === self || plainCopy().isEqual(to: (other as? NSTextStorage)?.plainCopy() ?? other)
    }

    open override var hash: Int { string.hashValue }

    final func plainCopy() -> NSMutableAttributedString {
        if let pieces { return pieces.part(0..<pieces.count) }
        let copy = NSMutableAttributedString(string: string)
        var location = 0
        while location < copy.length {
            var run = NSRange()
            let attributes = attributes(at: location, effectiveRange: &run)
            guard NSMaxRange(run) > location else { break }
            copy.setAttributes(attributes, range: NSRange(location: location, length: NSMaxRange(run) - location))
            location = NSMaxRange(run)
        }
        return copy
    }

    // MARK: For layout and commands
    /// `attributes` are those of all new characters.
    final func replace(_ range: NSRange, with string: String, _ attributes: [NSAttributedString.Key: Any]) {
        guard pieces != nil else {
            return replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
        }
        beginEditing()
        replaceCharacters(in: range, with: string)
        if !string.isEmpty {
            setAttributes(attributes, range: NSRange(location: range.location, length: string.utf16.count))
        }
        endEditing()
    }

    final func unit(at index: Int) -> UInt16 { pieces?.rope[index] ?? (string as NSString).character(at: index) }

    final func units(in range: Range<Int>) -> ContiguousArray<UInt16> {
        if let pieces { return pieces.rope.units(in: range) }
        if range == 0..<length { return TextUnits.units(of: string) }
        return TextUnits.units(of: (string as NSString).substring(with: NSRange(range)))
    }

    final var rope: TextRope { pieces?.rope ?? TextRope(string) }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        defer { endEditing() }
        var location = range.location
        while location < NSMaxRange(range) {
            var run = NSRange()
            var attributes = attributes(at: location, effectiveRange: &run)
            let end = min(NSMaxRange(run), NSMaxRange(range))
            guard end > location else { return }
            body(&attributes)
            setAttributes(attributes, range: NSRange(location: location, length: end - location))
            location = end
        }
    }
}

/// Where a storage's text is: in Foundation's store, or in one of a subclass.
private nonisolated enum TextKeeping { case unknown, asking, here, elsewhere }

/// What has been changed in a text since it was last worked off: one range, however many changes there were.
nonisolated struct TextStorageEdit {
    private(set) var mask: NSTextStorage.EditActions = []
    private(set) var range = NSRange(location: NSNotFound, length: 0)
    private(set) var change = 0

    /// `place` is in the text before this change and behind all earlier ones.
    mutating func add(_ actions: NSTextStorage.EditActions, _ place: NSRange, _ delta: Int) {
        mask.formUnion(actions)
        change += delta
        guard range.location != NSNotFound else {
            range = NSRange(location: place.location, length: place.length + delta)
            return
        }
        let start = min(range.location, place.location)
        let end = max(NSMaxRange(range), NSMaxRange(place)) + delta
        range = NSRange(location: start, length: end - start)
    }
}
