import AppleFoundation
import CoreGraphics

/// Presents a search over what is searched: that stays where it is, and in reach wherever the search shows nothing.
final class SearchPresentation: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        letTouchesThrough()
        search?.activity.presentationBegins()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { search?.activity.presentationEnded() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        search?.activity.dismissalBegins()
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { search?.look.clear() }
        search?.activity.dismissalEnded(completed)
    }
}
