import AppleFoundation
import TextEngine

/// Has a document that is made of elements, and tells its layout managers of it.
open class NSTextContentManager: NSObject {
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 1)
    }

    private var managers: [NSTextLayoutManager] = []
    private var transactions = 0

    public override init() { super.init() }

    open weak var delegate: (any NSTextContentManagerDelegate)?

    // MARK: Layout managers
    open var textLayoutManagers: [NSTextLayoutManager] { managers }
    open var primaryTextLayoutManager: NSTextLayoutManager?

    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !managers.contains(where: { $0 === textLayoutManager }) else { return }
        managers.append(textLayoutManager)
        textLayoutManager.contentManager = self
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
        storageChanged()
    }

    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        managers.removeAll { $0 === textLayoutManager }
        textLayoutManager.contentManager = nil
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = managers.first }
        textLayoutManager.follow(nil)
    }

    /// For subclasses that have a storage.
    func storageChanged() {}

    // MARK: The document
    open var documentRange: NSTextRange { NSTextRange(0..<0) }
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.offsetOfOurs - from.offsetOfOurs }

    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        _ = enumerateTextElements(from: range.location) { element in
            guard let place = element.elementRange, place.location.compare(range.endLocation) == .orderedAscending else {
                return false
            }
            found.append(element)
            return true
        }
        return found
    }

    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    // MARK: Changing
    open var hasEditingTransaction: Bool { transactions > 0 }
    /// Changes in it are worked off together at its end.
    open func performEditingTransaction(_ transaction: () -> Void) {
        transactions += 1
        transaction()
        transactions -= 1
    }
}

/// A paragraph, or something else that a document consists of.
open class NSTextElement: NSObject {
    open weak var textContentManager: NSTextContentManager?
    open var elementRange: NSTextRange?

    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    open var childElements: [NSTextElement] { [] }
    open var parent: NSTextElement? { nil }
    open var isRepresentedElement: Bool { true }
}

/// A paragraph with what ends it.
open class NSTextParagraph: NSTextElement {
    private let text: NSAttributedString

    public init(attributedString: NSAttributedString?) {
        text = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    open var attributedString: NSAttributedString { text }

    private var ending: Int {
        let units = Array(text.string.utf16.suffix(2))
        if units == [0x0D, 0x0A] { return 2 }
        return units.last.map(TextEnds.endsParagraph) == true ? 1 : 0
    }
    open var paragraphContentRange: NSTextRange? {
        guard let start = elementRange?.location.offsetOfOurs else { return nil }
        return NSTextRange(start..<start + text.length - ending)
    }
    open var paragraphSeparatorRange: NSTextRange? {
        guard let end = elementRange?.endLocation.offsetOfOurs else { return nil }
        return NSTextRange(end - ending..<end)
    }
}

/// Hears of a content manager's doings, and may show its elements otherwise.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}
