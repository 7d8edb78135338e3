import AppleFoundation

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

    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

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
        pending.add(editedMask, editedRange, delta)
        if depth == 0 { processEditing() }
    }

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0, !pending.mask.isEmpty { processEditing() }
    }

    /// Tells the delegate and all that listen. The delegate may change the text in `willProcessEditing`: what it changes joins the change at work.
    open func processEditing() {
        guard !pending.mask.isEmpty else { return }
        depth += 1
        let center = NotificationCenter.default
        center.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, willProcessEditing: pending.mask, range: pending.range, changeInLength: pending.change)
        center.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: pending.mask, range: pending.range, changeInLength: pending.change)
        depth -= 1
        pending = TextStorageEdit()
    }

    // MARK: Primitives

    open override func replaceCharacters(in range: NSRange, with string: String) {
        super.replaceCharacters(in: range, with: string)
        edited(.editedCharacters, range: range, changeInLength: string.utf16.count - range.length)
    }

    open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
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

    open override func setAttributedString(_ text: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: text)
    }

    // MARK: Reading through the primitives

    // Foundation reads its own store here, which a subclass that keeps its text elsewhere leaves empty.
    private var keepsItsText: Bool { type(of: self) == NSTextStorage.self }

    open override var length: Int { keepsItsText ? super.length : string.utf16.count }

    open override func attribute(
        _ name: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        keepsItsText
            ? super.attribute(name, at: location, effectiveRange: range)
            : attributes(at: location, effectiveRange: range)[name]
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        keepsItsText ? super.attributedSubstring(from: range) : plainCopy().attributedSubstring(from: range)
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        keepsItsText
            ? super.attributes(at: location, longestEffectiveRange: range, in: limit)
            : plainCopy().attributes(at: location, longestEffectiveRange: range, in: limit)
    }

    open override func attribute(
        _ name: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
    ) -> Any? {
        keepsItsText
            ? super.attribute(name, at: location, longestEffectiveRange: range, in: limit)
            : plainCopy().attribute(name, at: location, longestEffectiveRange: range, in: limit)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: plainCopy()) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { plainCopy() }

    private func plainCopy() -> NSMutableAttributedString {
        if keepsItsText { return NSMutableAttributedString(attributedString: self) }
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

/// Is told when a text storage works off its changes. The ranges are in the new text.
nonisolated public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// May change characters and attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    /// May change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

nonisolated extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
