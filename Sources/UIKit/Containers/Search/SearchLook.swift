import AppleFoundation
import CoreGraphics

/// What a search shows over what is searched: shade, results, and the bar where that isn't in a navigation bar.
@MainActor final class SearchLook {
    private unowned let controller: UISearchController
    private let shade = SearchShade(frame: .zero)
    private let place = ContentInsetView(frame: .zero)
    private lazy var suggestions = SearchSuggestionList(frame: .zero)
    private var offered: [any UISearchSuggestion] = []
    private var seat: SearchBarSeat?
    /// The navigation controller whose bar went for the search.
    private weak var withoutBar: UINavigationController?
    var wantsResults = false { didSet { changed() } }

    init(_ controller: UISearchController) { self.controller = controller }

    private var bar: UISearchBar { controller.searchBar }
    private var view: UIView? { controller.viewIfLoaded }

    // MARK: The view
    func makeView() -> UIView {
        let made = SearchStageView(frame: UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.whenTapped = { [unowned controller] in controller.isActive = false }
        made.addSubview(shade)
        made.addSubview(place)
        place.isHidden = true
        return made
    }

    func addResults() {
        guard let results = controller.searchResultsController, let content = results.view else { return }
        if results.parent !== controller { controller.addChild(results) }
        content.frame = place.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place.addSubview(content)
        results.didMove(toParent: controller)
    }

    // MARK: What shows
    var showsResults: Bool {
        guard controller.searchResultsController != nil else { return false }
        return controller.automaticallyShowsSearchResultsController ? bar.hasContent : wantsResults
    }

    /// Something lies over what is searched.
    var coversContent: Bool { controller.activity.isUp && showsResults }

    func changed() {
        guard controller.isViewLoaded else { return }
        place.isHidden = !showsResults
        offer()
        shade.isHidden = !controller.obscuresBackgroundDuringPresentation
        controller.activity.buttonsChanged()
        view?.setNeedsLayout()
        controller.item?.itemChanged()
    }

    private func offer() {
        let wanted = controller.searchSuggestions ?? []
        guard !wanted.isEmpty || !offered.isEmpty else { return }
        offered = wanted
        if suggestions.superview == nil {
            suggestions.chosen = { [weak self] in self?.choose($0) }
            view?.addSubview(suggestions)
        }
        suggestions.show(wanted)
    }

    private func choose(_ index: Int) {
        guard offered.indices.contains(index) else { return }
        controller.searchResultsUpdater?.`updateSearchResults(for:selecting:)`?(controller, offered[index])
    }

    // MARK: Where it lies
    func layout() {
        guard let view else { return }
        let bounds = view.bounds
        var room = bounds
        var inset: CGFloat = 0
        if let seat {
            if !seat.isMoving { seat.put(at: barFrame(in: view)) }
            inset = max(0, bar.frame.maxY - view.safeAreaInsets.top)
        } else if bar.window === view.window, view.window != nil {
            // The bar is another's, and the search may lie over it.
            let edge = bar.convert(bar.bounds, to: view).maxY
            if edge > view.safeAreaInsets.top + 0.5 {
                room.origin.y += edge
                room.size.height = max(0, room.height - edge)
            }
        }
        shade.frame = room
        if place.frame != room { place.frame = room }
        if !offered.isEmpty {
            suggestions.frame = room
            suggestions.contentInset.top = inset
        }
        place.contentSafeAreaInsets = UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
    }

    /// Below whatever bars stay.
    private func barFrame(in view: UIView) -> CGRect {
        let height = bar.sizeThatFits(view.bounds.size).height
        return CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    }

    // MARK: Coming and going
    func animate(_ context: any UIViewControllerContextTransitioning) {
        let isComing = context.viewController(forKey: .to) === controller
        let duration = context.isAnimated ? controller.transitionDuration(using: context) : 0
        UIView.performWithoutAnimation { if isComing { prepare(context) } }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            if isComing { self.come() } else { self.go() }
        } completion: { _ in
            self.seat?.isMoving = false
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func prepare(_ context: any UIViewControllerContextTransitioning) {
        guard let view else { return }
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
        if controller.item == nil, SearchBarSeat.isNeeded(for: bar) {
            let made = SearchBarSeat(bar)
            made.isMoving = true
            made.take(into: view)
            seat = made
        }
        shade.alpha = 0
        place.alpha = 0
        context.containerView.layoutIfNeeded()
    }

    private func come() {
        guard let view else { return }
        hideNavigationBar()
        controller.activity.show(true)
        followInNavigationBar()
        view.superview?.layoutIfNeeded()
        if let seat { seat.put(at: barFrame(in: view)) }
        bar.layoutIfNeeded()
        shade.alpha = 1
        place.alpha = 1
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    private func go() {
        withoutBar?.setNavigationBarHidden(false, animated: true)
        withoutBar = nil
        controller.activity.show(false)
        followInNavigationBar()
        seat?.isMoving = true
        seat?.moveTowardsHome()
        bar.layoutIfNeeded()
        shade.alpha = 0
        place.alpha = 0
    }

    /// The search is gone.
    func clear() {
        seat?.giveBack()
        seat = nil
        wantsResults = false
    }

    private func hideNavigationBar() {
        guard controller.hidesNavigationBarDuringPresentation, seat != nil,
            let navigation = controller.presentingViewController?.navigationController
                ?? controller.presentingViewController as? UINavigationController, !navigation.isNavigationBarHidden
        else { return }
        withoutBar = navigation
        navigation.setNavigationBarHidden(true, animated: true)
    }

    /// Where an item shows the bar, that takes another height.
    private func followInNavigationBar() {
        guard let navigation = controller.item?.bar?.manager else { return }
        navigation.barItemChanged()
        navigation.viewIfLoaded?.layoutIfNeeded()
    }
}

/// Lies over what is searched without keeping touches from it.
private final class SearchStageView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Darkens what is searched; a tap on it ends the search.
private final class SearchShade: UIControl {
    var whenTapped: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        isHidden = true
        addAction(UIAction { [weak self] _ in self?.whenTapped?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Made by search controllers.") }
}
