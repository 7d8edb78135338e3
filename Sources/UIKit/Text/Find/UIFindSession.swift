import AppleFoundation
import CoreGraphics

/// One search, from the panel's coming to its going. Subclasses search in their own way.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What the panel says of the results.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// "2 of 5".
        case currentAndTotal = 0
        case total = 1
        case none = 2
    }

    public nonisolated override init() { super.init() }

    open var resultCount: Int { 0 }
    /// `NSNotFound` where none is highlighted.
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    open var supportsReplacement: Bool { false }
    open var allowsReplacement: Bool { supportsReplacement }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { allowsReplacement }

    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}

    /// The panel has gone.
    func ended() {}
    /// What was found is more or less than before.
    final var resultsChanged: () -> Void = {}
}

/// Searches an object's text, and shows by its means what was found.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let searched: SearchedText

    /// Held weakly.
    public init(searchableObject: any UITextSearching) {
        searched = SearchedText.of(searchableObject)
        super.init()
        searched.changed = { [weak self] in self?.resultsChanged() }
    }

    open var searchableObject: (any UITextSearching)? { searched.object }

    override open var resultCount: Int { searched.count }
    override open var highlightedResultIndex: Int { searched.current ?? NSNotFound }
    override open var supportsReplacement: Bool { searched.object?.supportsTextReplacement ?? false }
    override open var allowsReplacementForCurrentlyHighlightedResult: Bool { allowsReplacement && searched.current != nil }

    override open func performSearch(query: String, options: UITextSearchOptions?) {
        searched.search(query, options ?? UITextSearchOptions())
    }

    override open func highlightNextResult(in direction: UITextStorageDirection) { searched.step(direction) }

    override open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        searched.replaceCurrent(replacementString)
        searched.search(searchQuery, options ?? UITextSearchOptions())
    }

    override open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        searched.replaceAll(searchQuery, replacementString, options ?? UITextSearchOptions())
    }

    override open func invalidateFoundResults() { searched.clear() }
    override func ended() { searched.clear() }
}

/// What a session knows of the object that it searches, whatever that calls its documents.
@MainActor private class SearchedText {
    var object: (any UITextSearching)? { nil }
    var count: Int { 0 }
    fileprivate(set) var current: Int?
    var changed: () -> Void = {}

    static func of<Object: UITextSearching>(_ object: Object) -> SearchedText { SearchedObject(object) }

    func search(_ query: String, _ options: UITextSearchOptions) {}
    func step(_ direction: UITextStorageDirection) {}
    func replaceCurrent(_ text: String) {}
    func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions) {}
    func clear() {}
}

private final class SearchedObject<Object: UITextSearching>: SearchedText {
    private weak var searched: Object?
    private var results: [UITextSearchAggregator<Object.DocumentIdentifier>.Found] = []
    private var search: UITextSearchAggregator<Object.DocumentIdentifier>?

    init(_ object: Object) { searched = object }

    override var object: (any UITextSearching)? { searched }
    override var count: Int { results.count }

    override func search(_ query: String, _ options: UITextSearchOptions) {
        clear()
        guard let searched, !query.isEmpty else { return changed() }
        let aggregator = UITextSearchAggregator<Object.DocumentIdentifier>()
        search = aggregator
        aggregator.store.changed = { [weak self] in self?.take() }
        searched.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    }

    private func take() {
        guard let searched, let search else { return }
        let highlighted = current.map { results[$0] }
        for (range, document) in search.store.found
        where !results.contains(where: { $0.range.isEqual(range) && $0.document == document }) {
            searched.decorate(foundTextRange: range, document: document, usingStyle: .found)
        }
        results = search.store.found.sorted { isBefore($0, $1, searched) }
        current = highlighted.flatMap { wanted in
            results.firstIndex { $0.range.isEqual(wanted.range) && $0.document == wanted.document }
        }
        if current == nil, !results.isEmpty { highlight(startingPoint(searched)) }
        changed()
    }

    private func isBefore(
        _ one: UITextSearchAggregator<Object.DocumentIdentifier>.Found,
        _ other: UITextSearchAggregator<Object.DocumentIdentifier>.Found, _ searched: Object
    ) -> Bool {
        let order = searched.compare(document: one.document, toDocument: other.document)
        if one.document != other.document, order != .orderedSame { return order == .orderedAscending }
        return searched.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
    }

    /// The first result that isn't before what is selected.
    private func startingPoint(_ searched: Object) -> Int {
        guard let selection = searched.selectedTextRange else { return 0 }
        let document = searched.selectedTextSearchDocument
        return results.firstIndex {
            searched.compare(document: $0.document, toDocument: document) == .orderedDescending
                || searched.compare($0.range, toRange: selection, document: document) != .orderedAscending
        } ?? 0
    }

    private func highlight(_ index: Int) {
        guard let searched else { return }
        if let current, results.indices.contains(current) {
            let old = results[current]
            searched.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
        }
        current = index
        let new = results[index]
        searched.willHighlight(foundTextRange: new.range, document: new.document)
        searched.scrollRangeToVisible(new.range, inDocument: new.document)
        searched.decorate(foundTextRange: new.range, document: new.document, usingStyle: .highlighted)
    }

    override func step(_ direction: UITextStorageDirection) {
        guard !results.isEmpty else { return }
        let way = direction == .forward ? 1 : -1
        highlight(current.map { ($0 + way + results.count) % results.count } ?? 0)
        changed()
    }

    override func replaceCurrent(_ text: String) {
        guard let searched, let current else { return }
        let result = results[current]
        guard searched.shouldReplace(foundTextRange: result.range, document: result.document, withText: text) else { return }
        searched.replace(foundTextRange: result.range, document: result.document, withText: text)
    }

    override func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions) {
        searched?.replaceAll(queryString: query, options: options, withText: text)
        search(query, options)
    }

    override func clear() {
        search?.store.changed = {}
        search = nil
        results = []
        current = nil
        searched?.clearAllDecoratedFoundText()
    }
}
