import AppleFoundation
import CoreGraphics

/// Brings the find panel to a view: it shows above the keyboard, and what it asks for is found by a session.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?
    public private(set) weak var view: UIView?
    private var session: UIFindSession?
    private var panel: FindPanel?
    private var wanted = FindWish()

    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
    open func didMove(to view: UIView?) { self.view = view }

    open var activeFindSession: UIFindSession? { session }
    open var isFindNavigatorVisible: Bool { panel != nil }

    /// What is in the panel's fields.
    open var searchText: String? {
        get { wanted.query }
        set {
            wanted.query = newValue ?? ""
            panel?.show(wanted)
        }
    }
    open var replacementText: String? {
        get { wanted.replacement }
        set {
            wanted.replacement = newValue ?? ""
            panel?.show(wanted)
        }
    }
    /// Of the glass in the panel, instead of the usual options.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { panel?.optionsChanged() } }

    // MARK: The panel
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if session == nil {
            guard let made = delegate?.findInteraction(self, sessionFor: view) else { return }
            session = made
            made.resultsChanged = { [weak self] in self?.updateResultCount() }
            delegate?.`findInteraction(_:didBegin:)`?(self, made)
        }
        wanted.showsReplacement = showingReplace && session?.supportsReplacement == true
        let panel = panel ?? FindPanel(self)
        self.panel = panel
        panel.show(wanted)
        panel.come(into: window)
        search()
    }

    open func dismissFindNavigator() {
        guard let session else { return }
        panel?.go()
        panel = nil
        self.session = nil
        session.resultsChanged = {}
        session.ended()
        delegate?.`findInteraction(_:didEnd:)`?(self, session)
        if let view, view.canBecomeFirstResponder, view.window != nil { view.becomeFirstResponder() }
    }

    open func findNext() { step(.forward) }
    open func findPrevious() { step(.backward) }

    private func step(_ direction: UITextStorageDirection) {
        session?.highlightNextResult(in: direction)
        updateResultCount()
    }

    open func updateResultCount() { panel?.resultsChanged() }

    // MARK: What the panel says
    final var options: UITextSearchOptions { UITextSearchOptions(wanted.method, wanted.comparing) }

    final func typed(query: String) {
        guard query != wanted.query else { return }
        wanted.query = query
        search()
    }

    final func typed(replacement: String) { wanted.replacement = replacement }

    final func search() {
        session?.performSearch(query: wanted.query, options: options)
        updateResultCount()
    }

    final func replace() {
        session?.performSingleReplacement(query: wanted.query, replacementString: wanted.replacement, options: options)
        updateResultCount()
    }

    final func replaceAll() {
        session?.replaceAll(searchQuery: wanted.query, replacementString: wanted.replacement, options: options)
        updateResultCount()
    }

    final var optionsMenu: UIMenu {
        let match = UIAction(title: "Match Case", state: wanted.comparing.contains(.caseInsensitive) ? .off : .on) {
            [weak self] _ in
            self?.choose { $0.comparing.formSymmetricDifference(.caseInsensitive) }
        }
        let words = UIAction(title: "Whole Words", state: wanted.method == .fullWord ? .on : .off) { [weak self] _ in
            self?.choose { $0.method = $0.method == .fullWord ? .contains : .fullWord }
        }
        let replace = UIAction(title: wanted.showsReplacement ? "Find" : "Find and Replace") { [weak self] _ in
            self?.choose { $0.showsReplacement.toggle() }
        }
        let usual: [UIMenuElement] = (session?.supportsReplacement == true ? [replace] : []) + [match, words]
        return optionsMenuProvider?(usual) ?? UIMenu(children: usual)
    }

    private func choose(_ change: (inout FindWish) -> Void) {
        change(&wanted)
        panel?.show(wanted)
        panel?.optionsChanged()
        search()
    }
}

/// What is searched for, and how.
struct FindWish: Equatable {
    var query = ""
    var replacement = ""
    var showsReplacement = false
    var comparing: NSString.CompareOptions = .caseInsensitive
    var method = UITextSearchOptions.WordMatchMethod.contains
}
