import AppleFoundation
import CoreGraphics

/// What a found text looks like.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    case normal = 0
    case found = 1
    /// The one that was gone to.
    case highlighted = 2
}

/// How a text is compared with what is searched for.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    public enum WordMatchMethod: Int, Sendable {
        case contains = 0
        case startsWith = 1
        case fullWord = 2
    }

    private let method: WordMatchMethod
    private let comparing: NSString.CompareOptions

    public nonisolated override init() {
        method = .contains
        comparing = .caseInsensitive
        super.init()
    }

    init(_ method: WordMatchMethod, _ comparing: NSString.CompareOptions) {
        self.method = method
        self.comparing = comparing
        super.init()
    }

    open var wordMatchMethod: WordMatchMethod { method }
    open var stringCompareOptions: NSString.CompareOptions { comparing }
}

/// Gathers what is found. Whoever searches may go on after it was handed out, and says when nothing more is to come.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    typealias Found = (range: UITextRange, document: DocumentIdentifier)

    @MainActor final class Store {
        var found: [Found] = []
        var isFinished = false
        var changed: () -> Void = {}
    }

    let store = Store()

    /// In the order in which they were found.
    public var allFoundRanges: Set<UITextRange> { Set(store.found.map(\.range)) }

    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        store.found.append((range, document))
        if store.isFinished { store.changed() }
    }
    /// It isn't there any more.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        store.found.removeAll { $0.range.isEqual(range) && $0.document == document }
        store.changed()
    }
    public func finishedSearching() {
        store.isFinished = true
        store.changed()
    }
    /// All that was found counts no longer.
    public func invalidate() {
        store.found = []
        store.isFinished = false
        store.changed()
    }
}

/// Has text that can be searched by the find panel.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: AnyObject {
    /// Tells documents apart where there are several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The search goes on from here.
    var selectedTextRange: UITextRange? { get }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier) -> ComparisonResult
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier, usingStyle: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()

    // MARK: Optional
    var selectedTextSearchDocument: DocumentIdentifier { get }
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier)
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier)
    var supportsTextReplacement: Bool { get }
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String) -> Bool
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier) {}
    public var supportsTextReplacement: Bool { false }
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

extension UITextSearching where DocumentIdentifier == AnyHashable? {
    public var selectedTextSearchDocument: AnyHashable? { nil }
}
