import AppleFoundation
import CoreGraphics

/// Whether a search is on, the way there and back, and who is told of it.
@MainActor final class SearchActivity {
    private unowned let controller: UISearchController
    /// What is wished; the screen follows.
    private(set) var isOn = false
    private var phase = Phase.idle
    /// Nobody but this presents the controller: the delegate hears of it.
    private var isAutomatic = false
    /// The end is told when the dismissal that was begun here has come through.
    private var isLeaving = false

    private enum Phase {
        case idle, presenting, presented, dismissing
    }

    init(_ controller: UISearchController) { self.controller = controller }

    private var bar: UISearchBar { controller.searchBar }

    // MARK: Beginning
    func begin() {
        guard !isOn else { return }
        // Where the presenter has gone before the presentation was over nobody has told.
        if controller.presentingViewController == nil { phase = .idle }
        isOn = true
        // Afterwards it is in sight until content is scrolled.
        controller.item?.isSearchFolded = false
        // What is on its way turns round at its end.
        if phase == .idle { start() }
        if isOn { update() }
    }

    private func start() {
        controller.delegate?.`presentSearchController(_:)`?(controller)
        if controller.presentingViewController != nil { return phase = .presenting }
        guard let searched else {
            isOn = false
            return giveAdvice(
                "\(controller) is to search, and its bar is nowhere: put it into a navigation item or a view first, or present the "
                    + "controller.", about: type(of: controller), topic: "search without a bar")
        }
        isAutomatic = true
        controller.delegate?.`willPresentSearchController(_:)`?(controller)
        phase = .presenting
        searched.present(controller, animated: true) { [weak self] in self?.hasBegun() }
        // Refused: somebody has said why.
        if controller.presentingViewController == nil { hasBegun() }
    }

    /// Whose content is searched: that of the item with the bar, or of the view in which the bar stands.
    private var searched: UIViewController? {
        if let item = controller.item {
            return item.bar?.manager?.viewControllers.last { $0.navigationItem === item }
        }
        var step = bar.superview == nil ? nil : bar.next
        while let responder = step {
            // In the place of a title.
            if let navigation = responder as? UINavigationController { return navigation.topViewController }
            if let found = responder as? UIViewController { return found }
            step = responder.next
        }
        return nil
    }

    private func hasBegun() {
        guard controller.presentingViewController != nil else {
            phase = .idle
            isOn = false
            isAutomatic = false
            return
        }
        phase = .presented
        controller.delegate?.`didPresentSearchController(_:)`?(controller)
        if !isOn { leave() }
    }

    /// Somebody may have presented the controller without a word.
    func presentationBegins() {
        guard phase == .idle else { return }
        isOn = true
        phase = .presenting
        update()
    }

    func presentationEnded() {
        guard !isAutomatic else { return }
        phase = .presented
        if isOn { return }
        controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.leave() }
    }

    // MARK: Ending
    func end() {
        guard isOn else { return }
        isOn = false
        emptyBar()
        if phase == .presented { leave() }
    }

    /// An empty bar shows all: whoever looks at `isActive` hears of its end, too.
    private func emptyBar() {
        bar.searchTextField.tokens = []
        bar.searchTextField.text = ""
        bar.editingChanged()
        update()
    }

    private func leave() {
        isLeaving = true
        controller.presentingViewController?.dismiss(animated: true) { [weak self] in self?.hasEnded() }
    }

    /// By this, or by somebody who dismisses what is presented.
    func dismissalBegins() {
        phase = .dismissing
        if isOn {
            isOn = false
            emptyBar()
        }
        if isAutomatic { controller.delegate?.`willDismissSearchController(_:)`?(controller) }
        bar.resignFirstResponder()
    }

    func dismissalEnded(_ completed: Bool) {
        if !completed { return phase = .presented }
        if isLeaving { return }
        // Who wants to search again has to wait until what is presented is gone: that is so at the end of the commit.
        guard isOn else { return hasEnded() }
        guard
            let root = bar.window?.rootViewController
                ?? controller.presentingViewController?.viewIfLoaded?.window?.rootViewController
        else {
            isOn = false
            return hasEnded()
        }
        root.afterNewcomersAppeared { [weak self] in self?.hasEnded() }
    }

    private func hasEnded() {
        let tells = isAutomatic
        isLeaving = false
        isAutomatic = false
        phase = .idle
        if tells { controller.delegate?.`didDismissSearchController(_:)`?(controller) }
        if isOn { start() }
    }

    // MARK: What the bar tells
    func editingBegan() { if isOn { update() } else { begin() } }

    func textChanged() {
        controller.look.changed()
        if isOn { update() }
    }

    func scopeChanged() { if isOn { update() } }

    private func update() { controller.searchResultsUpdater?.updateSearchResults(for: controller) }

    // MARK: What the bar shows
    /// The search can be seen.
    private(set) var isUp = false

    func show(_ isUp: Bool) {
        self.isUp = isUp
        buttonsChanged()
    }

    /// Buttons that the program shows and hides itself are left alone.
    func buttonsChanged() {
        if controller.automaticallyShowsCancelButton { bar.showCancel(isUp) }
        switch controller.scopeBarActivation {
        case .automatic, .onSearchActivation: bar.showScopes(isUp)
        case .onTextEntry: bar.showScopes(isUp && !(bar.text ?? "").isEmpty)
        case .manual: break
        }
    }

    func programShowsCancel() {
        if controller.automaticallyShowsCancelButton { controller.automaticallyShowsCancelButton = false }
    }
    func programShowsScopes() { if controller.scopeBarActivation != .manual { controller.scopeBarActivation = .manual } }
}
