import AppleFoundation
import CoreGraphics

/// How much of an item's search bar shows below the row of a navigation bar.
struct SearchBarExtent {
    /// All of it.
    var height: CGFloat = 0
    /// It goes when content is scrolled up, before a large title does.
    var scrollsAway = false
    /// It waits above the content until that is pulled down.
    var isFolded = false

    /// What the content is kept clear of.
    var inset: CGFloat { isFolded ? 0 : height }

    /// Where the content has gone up so far from where it rests.
    func shown(_ way: CGFloat) -> CGFloat {
        if isFolded { return 0 }
        return scrollsAway ? min(height, max(0, height - way)) : height
    }

    /// What is left of a way for the large title.
    func left(of way: CGFloat) -> CGFloat { scrollsAway && way > 0 ? max(0, way - inset) : way }
}

extension UINavigationController {
    private var searched: UINavigationItem? { stack.controllers.last?.navigationItem }

    /// Of the item on top.
    final func searchExtent(in bar: UINavigationBar, for item: UINavigationItem?) -> SearchBarExtent {
        let height = bar.searchHeight(for: item)
        guard height > 0, let item, let search = item.searchController else { return SearchBarExtent() }
        let scrolls = item.hidesSearchBarWhenScrolling && largeTitles != nil && !search.activity.isUp
        let isFolded = item.isSearchFolded ?? (bar.largeTitleHeight(at: viewControllers.count - 1) == 0)
        return SearchBarExtent(height: height, scrollsAway: scrolls, isFolded: scrolls && isFolded)
    }

    /// What the bar has to leave for it at its lower edge.
    final var shownSearchHeight: CGFloat { barExtent.search.shown(largeTitles?.way ?? 0) }

    /// Content that is pulled down lets the search bar come out, and takes it along when it is scrolled up. Whether something has changed.
    final func foldSearch() -> Bool {
        guard let item = searched, let follower = largeTitles else { return false }
        let search = barExtent.search
        guard search.height > 0, search.scrollsAway else { return false }
        if search.isFolded {
            guard follower.isDragging, follower.way < 0 else { return false }
            item.isSearchFolded = false
        } else {
            guard follower.way >= search.height else { return false }
            item.isSearchFolded = true
        }
        return true
    }

    /// Half a search bar isn't left standing.
    final func settleSearch() {
        let search = barExtent.search
        guard let follower = largeTitles, search.scrollsAway, !search.isFolded else { return }
        let way = follower.way
        guard way > 0, way < search.height else { return }
        follower.scroll(by: way < search.height / 2 ? -way : search.height - way)
    }
}
