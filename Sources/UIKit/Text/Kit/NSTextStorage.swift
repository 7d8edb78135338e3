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
    private var managers: [NSLayoutManager] = []
    private var keeping = TextKeeping.unknown

    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layout managers
    /// Those that lay the text out. They live as long as the text.
    open var layoutManagers: [NSLayoutManager] { managers }

    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === layoutManager }) else { return }
        layoutManager.textStorage?.removeLayoutManager(layoutManager)
        managers.append(layoutManager)
        layoutManager.textStorage = self
    }

    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        guard let index = managers.firstIndex(where: { $0 === layoutManager }) else { return }
        managers.remove(at: index)
        layoutManager.textStorage = nil
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
        if !keepsItsText { mirror(editedRange, delta) }
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
        if keeping == .asking { keeping = .here }
        return super.string
    }

    /// Changes of this string are changes of the text.
    open override var mutableString: NSMutableString { TextStorageString(self) }

    open override func replaceCharacters(in range: NSRange, with string: String) {
        let (whole, new) = aligned(range, string)
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

    /// Foundation reads its own store, which a subclass that keeps its text elsewhere leaves empty. Who overrides `string` without asking this class
    /// is one of these.
    private var keepsItsText: Bool {
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

    open override var length: Int { keepsItsText ? super.length : string.utf16.count }

    open override func attribute(
        _ name: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        keepsItsText
            ? super.attribute(name, at: location, effectiveRange: range)
            : attributes(at: location, effectiveRange: range)[name]
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        // Foundation's own can't cut nothing out of nothing.
        if range.length == 0 { return NSAttributedString(string: "") }
        return keepsItsText ? super.attributedSubstring(from: range) : plainCopy().attributedSubstring(from: range)
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

    open override func isEqual(_ object: Any?) -> Bool {
        if let other = object as AnyObject?, other === self { return true }
        guard let other = object as? NSAttributedString else { return false }
        return isEqual(to: other)
    }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        other === self || plainCopy().isEqual(to: (other as? NSTextStorage)?.plainCopy() ?? other)
    }

    open override var hash: Int { string.hashValue }

    private func plainCopy() -> NSMutableAttributedString {
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

/// Where a storage's text is: in Foundation's store, or in one of a subclass.
private nonisolated enum TextKeeping { case unknown, asking, here, elsewhere }

/// The text of a storage as a string. What is changed in it goes through the storage's own methods.
private nonisolated final class TextStorageString: NSMutableString {
    private let storage: NSTextStorage?

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    // Strings that are made like this have nothing to do with a storage; Foundation wants them all the same.
    required init(capacity: Int) { fatalError("Made by a text storage only.") }
    required init(string: String) { fatalError("Made by a text storage only.") }
    required init(stringLiteral value: StaticString) { fatalError("Made by a text storage only.") }
    required init(unicodeScalarLiteral value: StaticString) { fatalError("Made by a text storage only.") }
    required init(extendedGraphemeClusterLiteral value: StaticString) { fatalError("Made by a text storage only.") }
    required init(characters: UnsafePointer<unichar>, length: Int) { fatalError("Made by a text storage only.") }
    required init?(coder: NSCoder) { fatalError("Made by a text storage only.") }

    private var text: String { storage?.string ?? "" }
    override var length: Int { storage?.length ?? 0 }
    override func character(at index: Int) -> unichar { (text as NSString).character(at: index) }
    override func replaceCharacters(in range: NSRange, with string: String) {
        storage?.replaceCharacters(in: range, with: string)
    }
    override func copy(with zone: NSZone? = nil) -> Any { NSString(string: text) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableString(string: text) }
    override var description: String { text }
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
