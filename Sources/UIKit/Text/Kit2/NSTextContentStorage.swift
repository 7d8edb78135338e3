import AppleFoundation
import TextEngine

/// A document whose text lies in a text storage; its elements are the paragraphs.
open class NSTextContentStorage: NSTextContentManager {
    private var storage: NSTextStorage?
    /// That of a text view, until somebody asks for it.
    private weak var shown: NSTextStorage?

    public override init() {
        storage = NSTextStorage()
        super.init()
    }

    /// For a text view's own.
    init(showing text: NSTextStorage) {
        shown = text
        super.init()
    }

    private final var text: NSTextStorage? { storage ?? shown }

    open var textStorage: NSTextStorage? {
        get { text?.handOut() }
        set {
            storage = newValue
            storageChanged()
        }
    }

    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { text?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    /// Asked for other paragraphs than those that are there.
    private final var paragraphs: (any NSTextContentStorageDelegate)? { delegate as? any NSTextContentStorageDelegate }

    override func storageChanged() {
        guard let text else { return }
        for manager in textLayoutManagers { manager.follow(text) }
    }

    // MARK: Places
    override open var documentRange: NSTextRange { NSTextRange(0..<(text?.length ?? 0)) }

    override open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let place = location.offsetOfOurs.addingReportingOverflow(offset)
        guard !place.overflow, place.partialValue >= 0, place.partialValue <= text?.length ?? 0 else { return nil }
        return OffsetLocation(place.partialValue)
    }

    // MARK: Elements
    @discardableResult
    override open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        guard let text else { return nil }
        let isReverse = options.contains(.reverse)
        let units = text.rope
        var place = min(max(0, textLocation?.offsetOfOurs ?? (isReverse ? units.count : 0)), units.count)
        while isReverse ? place > 0 : place < units.count {
            let range = units.paragraph(at: isReverse ? place - 1 : place)
            let element = paragraph(range, text)
            if delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true, !block(element) {
                return OffsetLocation(isReverse ? range.lowerBound : range.upperBound)
            }
            place = isReverse ? range.lowerBound : range.upperBound
        }
        return OffsetLocation(place)
    }

    final func paragraph(_ range: Range<Int>, _ text: NSTextStorage) -> NSTextParagraph {
        let given = paragraphs?.textContentStorage(self, textParagraphWith: NSRange(range))
        let element =
            given ?? NSTextParagraph(attributedString: range.isEmpty ? nil : text.attributedSubstring(from: NSRange(range)))
        element.textContentManager = self
        element.elementRange = NSTextRange(range)
        return element
    }

    open func textElement(for range: NSTextRange) -> NSTextElement? {
        guard let text else { return nil }
        return paragraph(range.offsetsOfOurs.clamped(to: 0..<text.length), text)
    }

    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        guard let text else { return nil }
        let units = text.rope
        let range = textRange.offsetsOfOurs.clamped(to: 0..<units.count)
        return NSTextRange(units.clusterStart(range.lowerBound)..<units.clusterEnd(range.upperBound))
    }

    // MARK: Changing
    override open func performEditingTransaction(_ transaction: () -> Void) {
        text?.beginEditing()
        super.performEditingTransaction(transaction)
        text?.endEditing()
    }

    override open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        guard let text else { return }
        let new = NSMutableAttributedString(string: "")
        for element in textElements ?? [] {
            if let part = attributedString(for: element) { new.append(part) }
        }
        text.replaceCharacters(in: NSRange(range.offsetsOfOurs.clamped(to: 0..<text.length)), with: new)
    }
}

/// May show a paragraph otherwise than it is in the storage, with as many characters.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}
